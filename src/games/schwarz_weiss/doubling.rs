//! Doppelt, Re-Doppelt and the counter-calls beyond.

use super::bidding::Contract;
use super::options::CounterCalls;
use crate::rules::Seat;

/// The cap on counter-calls (B-21).
pub const MOST_MULTIPLIER: u8 = 16;

/// The question that is open before the first lead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Doubling {
    pub contract: Contract,
    /// What the calls so far make of the stake: 1, 2, 4 or 8.
    pub multiplier: u8,
    /// Who is asked.
    pub asked: Seat,
}

impl Doubling {
    /// Asks the bidder's left neighbour first (B-18).
    pub fn first(contract: Contract, seats: usize) -> Self {
        Doubling { contract, multiplier: 1, asked: contract.bidder.left(1, seats) }
    }

    pub fn bidder_is_asked(&self) -> bool {
        self.asked == self.contract.bidder
    }

    /// Doubles. Gives the next question, if there is one, and the new multiplier.
    pub fn doubled(self, counter_calls: CounterCalls, seats: usize) -> (Option<Self>, u8) {
        let multiplier = self.multiplier * 2;
        let limit = if counter_calls == CounterCalls::Once { 4 } else { MOST_MULTIPLIER };
        let asked = if self.bidder_is_asked() { self.asked.left(1, seats) } else { self.contract.bidder };
        ((multiplier < limit).then_some(Doubling { multiplier, asked, ..self }), multiplier)
    }

    /// Lets it stand. Gives the question to the other opponent, if one has not been asked yet.
    pub fn passed(self, seats: usize) -> Option<Self> {
        let asked = self.asked.left(1, seats);
        (!self.bidder_is_asked() && asked != self.contract.bidder).then_some(Doubling { asked, ..self })
    }
}
