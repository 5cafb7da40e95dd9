//! The house rules that can be switched before a match.

use std::num::NonZeroU64;

use serde::{Deserialize, Serialize};

use crate::rules::choices;

/// Switches house rules; the default is the rule book.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Points that end the match (B-22).
    pub target: NonZeroU64,
    /// Doppelt, Re-Doppelt and Aufgeben are in play.
    pub double: bool,
    pub counter_calls: CounterCalls,
    /// Schwarz Solo may be called (B-20).
    pub solo: bool,
    /// The lowest rank shows a 9. A picture only: the notation stays `10`.
    pub nines: bool,
    pub bidding: BiddingMode,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            target: NonZeroU64::new(11).unwrap_or(NonZeroU64::MIN),
            double: true,
            counter_calls: CounterCalls::Once,
            solo: false,
            nines: false,
            bidding: BiddingMode::Turns,
        }
    }
}

choices! {
    /// How often a double may be answered (B-21).
    pub enum CounterCalls {
        /// Nothing more after Re-Doppelt.
        Once = "once",
        /// Both sides in turn, up to ×16.
        Unlimited = "unlimited",
    }
}

choices! {
    /// How the race for the call is run (rules §10). The rules always see windows.
    pub enum BiddingMode {
        /// Windows in dealing order, mode T.
        Turns = "turns",
        /// The cards appear one by one, mode R.
        Realtime = "realtime",
    }
}
