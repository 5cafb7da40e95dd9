//! From a seed to a shuffled deck, the same for ever.
//!
//! 1. The key of a ChaCha8 generator is the seed, little-endian, in bytes 0–7 and zero in bytes 8–31; the
//!    nonce and the counter start at zero.
//! 2. Fisher–Yates from the end: for `i` from the last place down to 1, swap place `i` with place `j`, where
//!    `j` is uniform in `0..=i`.
//! 3. To draw `j`: take the next 32-bit word; words at or above the largest multiple of `i + 1` that fits
//!    into 2³² are thrown away; the remainder of the word by `i + 1` is `j`.
//!
//! `tests/shuffle.rs` holds golden decks.

use std::fmt;
use std::str::FromStr;

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

/// Names a shuffle. Written as 16 hex digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seed(pub u64);

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for Seed {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let hex = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        if !hex {
            return Err(());
        }
        u64::from_str_radix(text, 16).map(Seed).map_err(|_| ())
    }
}

/// Shuffles `cards` as the seed says.
pub fn shuffled<C>(seed: Seed, mut cards: Vec<C>) -> Vec<C> {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.0.to_le_bytes());
    let mut words = ChaCha8Rng::from_seed(key);
    for i in (1..cards.len()).rev() {
        let j = below(&mut words, i as u32 + 1);
        cards.swap(i, j as usize);
    }
    cards
}

/// Draws a uniform number below `bound`.
fn below(words: &mut ChaCha8Rng, bound: u32) -> u32 {
    let limit = (1u64 << 32) - (1u64 << 32) % u64::from(bound);
    loop {
        let word = words.next_u32();
        if u64::from(word) < limit {
            return word % bound;
        }
    }
}
