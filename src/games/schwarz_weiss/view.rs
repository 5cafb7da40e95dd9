//! What a seat may know of a deal.

use arrayvec::ArrayVec;
use serde::Serialize;

use super::bidding::Contract;
use super::card::{Card, Suit};
use super::holder::{Holder, MOST};
use super::score::Outcome;
use super::tricks::{Laid, Ring, Taken};
use super::{Phase, SchwarzWeiss};
use crate::rules::{CardSet, Seat};

/// A deal as one seat sees it: its own hand, the dummy, and everything that lies open.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    pub seat: Seat,
    pub dealer: Seat,
    pub stage: Stage,
    /// Whose decision is next.
    pub to_move: Option<Seat>,
    /// Whose card is next, while tricks are played.
    pub next: Option<Holder>,
    pub hand: CardSet<Card>,
    pub dummy: CardSet<Card>,
    /// How many cards each seat holds.
    pub counts: ArrayVec<u8, 3>,
    pub undealt: u8,
    pub contract: Option<Contract>,
    pub multiplier: u8,
    /// The hands in playing order, from the bidder on; empty before the call.
    pub ring: Ring,
    pub trump: Option<Suit>,
    pub trick: ArrayVec<Laid, MOST>,
    pub tricks: ArrayVec<Taken, 5>,
    pub outcome: Option<Outcome>,
}

/// Which part of the deal is on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    Bidding,
    Doubling,
    Tricks,
    Over,
}

pub fn view(deal: &SchwarzWeiss, seat: Seat) -> View {
    let tricks = match &deal.phase {
        Phase::Tricks(tricks) => Some(tricks),
        Phase::Over(over) => over.tricks.as_ref(),
        _ => None,
    };
    View {
        seat,
        dealer: deal.dealer,
        stage: match deal.phase {
            Phase::Bidding(_) => Stage::Bidding,
            Phase::Doubling(_) => Stage::Doubling,
            Phase::Tricks(_) => Stage::Tricks,
            Phase::Over(_) => Stage::Over,
        },
        to_move: deal.seat_to_move(),
        next: match &deal.phase {
            Phase::Tricks(tricks) => Some(tricks.next()),
            _ => None,
        },
        hand: deal.hand(Holder::Player(seat)),
        dummy: deal.hand(Holder::Dummy),
        counts: Seat::all(deal.seats).map(|seat| deal.hand(Holder::Player(seat)).len() as u8).collect(),
        undealt: (deal.deck.len() - deal.dealt) as u8,
        contract: deal.contract(),
        multiplier: deal.multiplier(),
        ring: deal.contract().map(|contract| super::tricks::ring(&contract, deal.seats)).unwrap_or_default(),
        trump: tricks.and_then(|tricks| tricks.trump),
        trick: tricks.map(|tricks| tricks.on_table()).unwrap_or_default(),
        tricks: tricks.into_iter().flat_map(|tricks| tricks.taken()).collect(),
        outcome: deal.ending(),
    }
}
