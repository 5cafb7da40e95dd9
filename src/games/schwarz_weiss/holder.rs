//! Who holds cards: a player or the dummy.

use serde::{Serialize, Serializer};

use crate::rules::Seat;

/// Names one of the hands on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Holder {
    Player(Seat),
    /// The open hand. The bidder plays its cards.
    Dummy,
}

/// The most hands there can be: three players and the dummy.
pub const MOST: usize = 4;

impl Holder {
    /// Numbers the hands: the seats, and the dummy last.
    pub fn index(self) -> usize {
        match self {
            Holder::Player(seat) => seat.index(),
            Holder::Dummy => MOST - 1,
        }
    }
}

impl Serialize for Holder {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Holder::Player(seat) => seat.serialize(serializer),
            Holder::Dummy => serializer.serialize_str("dummy"),
        }
    }
}
