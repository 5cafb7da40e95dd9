//! Moves, what they cause, and why one may be refused.

use std::fmt;

use super::bidding::{Kind, MOST_CARDS};
use super::card::{Card, Suit};
use super::holder::Holder;
use super::score::Outcome;
use crate::rules::Seat;

/// A decision of the seat to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Lets the window pass.
    Wait,
    Call {
        kind: Kind,
        points: u8,
    },
    /// Does not double, or accepts a double.
    Pass,
    Doppelt,
    Redoppelt,
    Aufgeben,
    Play(Card),
    /// The bidder lays a card of the dummy.
    Dummy(Card),
}

/// What happened. Public.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// A new deal began.
    Dealt { dealer: Seat },
    /// The dummy got a card, face up.
    DummyGot(Card),
    Waited(Seat),
    Called { seat: Seat, kind: Kind, points: u8 },
    Passed(Seat),
    Doubled { seat: Seat, multiplier: u8 },
    Surrendered(Seat),
    Laid { by: Holder, card: Card },
    TrumpSet(Suit),
    TrickWon(Holder),
    Ended(Outcome),
}

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    Unreadable,
    CallsAreOver,
    NoCallYet,
    NotAQuestion,
    AnswerFirst,
    TooFewPoints(u8),
    TooManyPoints,
    SoloIsOff,
    NothingToRedouble,
    AlreadyDoubled,
    OnlyTheBidderGivesUp,
    DummysTurn,
    OwnTurn,
    NotInHand(Card),
    FollowSuit(Suit),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Refusal::Unreadable => write!(f, "this is not a move of Schwarz oder Weiß"),
            Refusal::CallsAreOver => write!(f, "the bidding is over: a call stands"),
            Refusal::NoCallYet => write!(f, "nobody has called yet: wait, or call Schwarz or Weiß"),
            Refusal::NotAQuestion => write!(f, "doubling is over: a card must be played"),
            Refusal::AnswerFirst => write!(f, "before the first card the question of doubling must be answered"),
            Refusal::TooFewPoints(cards) => {
                write!(f, "at least as many points as cards held must be called: {cards} or more")
            }
            Refusal::TooManyPoints => write!(f, "at most {MOST_CARDS} points can be called"),
            Refusal::SoloIsOff => write!(f, "Schwarz Solo is not in play in this match"),
            Refusal::NothingToRedouble => write!(f, "there is no Doppelt to answer"),
            Refusal::AlreadyDoubled => write!(f, "the bid is doubled already: Re-Doppelt is the next call"),
            Refusal::OnlyTheBidderGivesUp => write!(f, "only the bidder can give up, in answer to a double"),
            Refusal::DummysTurn => write!(f, "it is the dummy's turn: the bidder lays one of its cards"),
            Refusal::OwnTurn => write!(f, "it is the player's own turn, not the dummy's"),
            Refusal::NotInHand(card) => write!(f, "{card} is not in the hand that plays"),
            Refusal::FollowSuit(suit) => write!(f, "the suit led must be followed: {}", suit.letter()),
        }
    }
}
