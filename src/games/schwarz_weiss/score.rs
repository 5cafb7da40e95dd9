//! What a deal is worth.

use arrayvec::ArrayVec;
use serde::Serialize;

use super::bidding::{Contract, Kind, MOST_CARDS};
use super::card::Suit;
use super::holder::Holder;

/// How a deal ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Outcome {
    Redeal(Redeal),
    Scored(Scored),
}

/// Nobody called with five cards each: the same dealer deals again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "result", rename = "redeal")]
pub struct Redeal {}

/// A call stood and was settled.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Scored {
    pub result: Settled,
    #[serde(flatten)]
    pub contract: Contract,
    /// From the calls only, without Solo's doubling.
    pub multiplier: u8,
    pub trump: Option<Suit>,
    pub tricks: ArrayVec<Holder, { MOST_CARDS as usize }>,
}

/// How a call was settled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Settled {
    Made,
    Failed,
    Surrender,
}

/// Gives the points at stake: Solo doubles the bid points (B-20).
pub fn stake(contract: &Contract, multiplier: u8) -> i64 {
    let points = i64::from(contract.points);
    let base = if contract.kind == Kind::Solo { 2 * points } else { points };
    base * i64::from(multiplier)
}

/// Gives what Aufgeben costs: half of the stake before the last double, rounded up (B-10, B-21).
pub fn surrender_cost(contract: &Contract, multiplier: u8) -> i64 {
    half(stake(contract, multiplier / 2))
}

/// Gives each opponent's part of a failed bid: all of it, or with three players half, rounded up after
/// multiplying (B-19).
pub fn opponents_part(contract: &Contract, multiplier: u8, seats: usize) -> i64 {
    let stake = stake(contract, multiplier);
    if seats == 2 { stake } else { half(stake) }
}

fn half(points: i64) -> i64 {
    (points + 1) / 2
}

impl Scored {
    pub fn scores(&self, seats: usize) -> Vec<i64> {
        let bidder = self.contract.bidder.index();
        let (own, others) = match self.result {
            Settled::Made => (stake(&self.contract, self.multiplier), 0),
            Settled::Failed => (0, opponents_part(&self.contract, self.multiplier, seats)),
            // B-11: only the bidder loses.
            Settled::Surrender => (-surrender_cost(&self.contract, self.multiplier), 0),
        };
        (0..seats).map(|seat| if seat == bidder { own } else { others }).collect()
    }
}
