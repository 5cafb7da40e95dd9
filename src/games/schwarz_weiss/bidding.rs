//! Dealing card by card, and the windows in which a player may call.

use serde::{Serialize, Serializer};

use super::holder::Holder;
use super::options::Options;
use crate::rules::Seat;

/// What a bidder promises.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// All tricks for the bidder's side, the dummy's included.
    Schwarz,
    /// No trick for the bidder; the dummy's belong to the other side.
    Weiss,
    /// All tricks for the bidder alone (B-20).
    Solo,
}

impl Kind {
    pub const ALL: [Kind; 3] = [Kind::Schwarz, Kind::Weiss, Kind::Solo];

    pub fn word(self) -> &'static str {
        ["schwarz", "weiss", "solo"][self as usize]
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

/// A call that stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Contract {
    pub bidder: Seat,
    #[serde(rename = "bid")]
    pub kind: Kind,
    pub points: u8,
}

/// The most cards a hand can get, and the most points a call can name.
pub const MOST_CARDS: u8 = 5;

/// The bidding: which window is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bidding {
    /// Whose window it is.
    pub seat: Seat,
    /// How many cards the player in the window holds: 2 to 5.
    pub cards: u8,
}

impl Bidding {
    /// Opens the first window: left of the dealer, with the second card.
    pub fn first(dealer: Seat, seats: usize) -> Self {
        Bidding { seat: dealer.left(1, seats), cards: 2 }
    }

    /// Counts the cards that lie on the table in this window. All but the dealer, and the dummy, hold
    /// `cards`; the dealer gets that card only when the others have let their windows pass (rules §10).
    pub fn dealt(self, dealer: Seat, seats: usize) -> usize {
        let full = usize::from(self.cards) * (seats + 1);
        if self.seat == dealer { full } else { full - 1 }
    }

    /// Moves on to the next window; there is none after the dealer's fifth card.
    pub fn next(self, dealer: Seat, seats: usize) -> Option<Self> {
        let seat = self.seat.left(1, seats);
        if self.seat != dealer {
            return Some(Bidding { seat, ..self });
        }
        (self.cards < MOST_CARDS).then_some(Bidding { seat, cards: self.cards + 1 })
    }

    /// Lists the calls of this window: at least as many points as cards held, at most five (B-2, B-3).
    pub fn calls(self, options: &Options) -> impl Iterator<Item = (Kind, u8)> {
        let kinds = if options.solo { &Kind::ALL[..] } else { &Kind::ALL[..2] };
        kinds.iter().flat_map(move |kind| (self.cards..=MOST_CARDS).map(move |points| (*kind, points)))
    }
}

/// Names who gets the card at `position` of the deck: left of the dealer first, the dummy just before the
/// dealer. The order goes on whatever is called (B-6).
pub fn receiver(position: usize, dealer: Seat, seats: usize) -> Holder {
    match position % (seats + 1) {
        place if place + 1 < seats => Holder::Player(dealer.left(place + 1, seats)),
        place if place + 1 == seats => Holder::Dummy,
        _ => Holder::Player(dealer),
    }
}

