//! What every game shares. No game is named here.

mod card_set;
mod game;
mod matches;
mod options;
mod seat;
mod shuffle;

pub use card_set::{CardIndex, CardSet};
pub use game::{Game, Illegal};
pub use matches::{Finished, Match, Refused, SeatView};
pub(crate) use options::choices;
pub use seat::Seat;
pub use shuffle::{Seed, shuffled};
