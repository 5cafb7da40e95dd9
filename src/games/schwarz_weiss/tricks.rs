//! The tricks: playing order, following suit, trump, and who wins.

use arrayvec::ArrayVec;
use serde::Serialize;

use super::bidding::{Contract, Kind};
use super::card::{Card, Suit};
use super::holder::{Holder, MOST};
use crate::rules::{CardSet, Seat};

/// The hands in playing order, clockwise from the bidder.
pub type Ring = ArrayVec<Holder, MOST>;

/// Places the dummy: to the bidder's right for Schwarz, to the left for Weiß; with three players opposite
/// the bidder (B-17).
pub fn ring(contract: &Contract, seats: usize) -> Ring {
    let mut ring: Ring = (0..seats).map(|steps| Holder::Player(contract.bidder.left(steps, seats))).collect();
    let place = match (seats, contract.kind) {
        (2, Kind::Weiss) => 1,
        _ => 2,
    };
    ring.insert(place, Holder::Dummy);
    ring
}

/// Lists what may be laid from `hand`: the suit led if there is a card of it, else anything.
pub fn playable(hand: CardSet<Card>, led: Option<Suit>) -> CardSet<Card> {
    let follow: CardSet<Card> = hand.iter().filter(|card| Some(card.suit) == led).collect();
    if follow.is_empty() { hand } else { follow }
}

/// Finds the winning position in a trick: the highest trump, else the highest card of the suit led.
pub fn winning(cards: &[Card], trump: Suit) -> usize {
    let strength = |card: &Card| {
        let suit = if card.suit == trump {
            2
        } else {
            u8::from(cards.first().is_some_and(|led| led.suit == card.suit))
        };
        (suit, card.rank)
    };
    (0..cards.len()).max_by_key(|&position| strength(&cards[position])).unwrap_or(0)
}

/// A trick, complete or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trick {
    /// Where in the ring the lead was.
    leader: usize,
    cards: ArrayVec<Card, MOST>,
}

impl Trick {
    fn led(&self) -> Option<Suit> {
        self.cards.first().map(|card| card.suit)
    }
}

/// One card of a trick and whose it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Laid {
    pub by: Holder,
    pub card: Card,
}

/// A finished trick as everybody saw it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Taken {
    pub cards: ArrayVec<Laid, MOST>,
    pub winner: Holder,
}

/// The play of the cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tricks {
    pub contract: Contract,
    pub multiplier: u8,
    /// The suit of the very first card.
    pub trump: Option<Suit>,
    pub ring: Ring,
    trick: Trick,
    won: ArrayVec<(Trick, Holder), 5>,
}

/// Whether the bid is settled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    Made,
    Failed,
}

impl Tricks {
    /// Begins the play: the bidder leads.
    pub fn new(contract: Contract, multiplier: u8, seats: usize) -> Self {
        Tricks {
            contract,
            multiplier,
            trump: None,
            ring: ring(&contract, seats),
            trick: Trick { leader: 0, cards: ArrayVec::new() },
            won: ArrayVec::new(),
        }
    }

    fn holder(&self, trick: &Trick, position: usize) -> Holder {
        self.ring[(trick.leader + position) % self.ring.len()]
    }

    /// Names the hand whose card is next.
    pub fn next(&self) -> Holder {
        self.holder(&self.trick, self.trick.cards.len())
    }

    /// Names the player who chooses that card: the bidder plays the dummy's (B-14).
    pub fn player(&self) -> Seat {
        match self.next() {
            Holder::Player(seat) => seat,
            Holder::Dummy => self.contract.bidder,
        }
    }

    pub fn led(&self) -> Option<Suit> {
        self.trick.led()
    }

    /// Lays a card. Gives the winner when the trick is complete; the winner leads the next one (B-13).
    pub fn lay(&mut self, card: Card) -> Option<Holder> {
        let trump = *self.trump.get_or_insert(card.suit);
        self.trick.cards.push(card);
        if self.trick.cards.len() < self.ring.len() {
            return None;
        }
        let leader = (self.trick.leader + winning(&self.trick.cards, trump)) % self.ring.len();
        let winner = self.ring[leader];
        let trick = std::mem::replace(&mut self.trick, Trick { leader, cards: ArrayVec::new() });
        self.won.push((trick, winner));
        Some(winner)
    }

    /// Decides as soon as the bid has failed, or is made with the last trick.
    pub fn verdict(&self) -> Option<Verdict> {
        if self.won.last().is_some_and(|(_, winner)| self.breaks(*winner)) {
            return Some(Verdict::Failed);
        }
        (self.won.len() == usize::from(self.contract.points)).then_some(Verdict::Made)
    }

    /// Tells whether a trick won by `winner` breaks the bid.
    fn breaks(&self, winner: Holder) -> bool {
        let bidder = Holder::Player(self.contract.bidder);
        match self.contract.kind {
            Kind::Schwarz => winner != bidder && winner != Holder::Dummy,
            Kind::Weiss => winner == bidder,
            Kind::Solo => winner != bidder,
        }
    }

    pub fn winners(&self) -> impl Iterator<Item = Holder> {
        self.won.iter().map(|(_, winner)| *winner)
    }

    fn laid(&self, trick: &Trick) -> ArrayVec<Laid, MOST> {
        let card = |(position, card): (usize, &Card)| Laid { by: self.holder(trick, position), card: *card };
        trick.cards.iter().enumerate().map(card).collect()
    }

    /// Shows the trick on the table.
    pub fn on_table(&self) -> ArrayVec<Laid, MOST> {
        self.laid(&self.trick)
    }

    /// Shows the finished tricks.
    pub fn taken(&self) -> impl Iterator<Item = Taken> {
        self.won.iter().map(|(trick, winner)| Taken { cards: self.laid(trick), winner: *winner })
    }
}
