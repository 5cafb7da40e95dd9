//! The text form of a game: one JSON object that saves, resumes, replays, shares and checks it.
//!
//! | room | what lives there |
//! |---|---|
//! | `recorded` | a match together with the record of how it came about; undo |
//! | `reading` | from text to a match, with the first fault in replay order |
//! | `writing` | from a match to text |
//! | `referee` | the verdict on a record, as JSON |

mod reading;
mod recorded;
pub mod referee;
mod writing;

pub use reading::{Fault, Head, read};
pub use recorded::{Cards, DealRecord, Recorded};

/// What `format` says in every record.
pub const FORMAT: &str = "kartentisch";
/// The only version there is.
pub const VERSION: u64 = 1;
