//! A set of cards in one machine word.

use std::fmt;
use std::marker::PhantomData;

use serde::{Serialize, Serializer};

/// Numbers the cards of a deck from 0 to 63, so that a set of them fits into a `u64`.
pub trait CardIndex: Copy {
    fn index(self) -> u8;
    /// Gives the card back; only ever called with what [`CardIndex::index`] returned.
    fn from_index(index: u8) -> Self;
}

/// Holds cards of one deck, each at most once, in index order.
pub struct CardSet<C>(u64, PhantomData<C>);

impl<C: CardIndex> CardSet<C> {
    pub const EMPTY: Self = CardSet(0, PhantomData);

    fn bit(card: C) -> u64 {
        1 << card.index()
    }

    pub fn insert(&mut self, card: C) {
        self.0 |= Self::bit(card);
    }

    pub fn remove(&mut self, card: C) {
        self.0 &= !Self::bit(card);
    }

    pub fn contains(self, card: C) -> bool {
        self.0 & Self::bit(card) != 0
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Keeps the cards that are in both sets.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        CardSet(self.0 & other.0, PhantomData)
    }

    pub fn iter(self) -> impl Iterator<Item = C> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let index = rest.trailing_zeros() as u8;
                rest &= rest - 1;
                C::from_index(index)
            })
        })
    }
}

impl<C: CardIndex> FromIterator<C> for CardSet<C> {
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

// Derives would ask for `C: Clone` and so on; the cards themselves are not stored.
impl<C> Clone for CardSet<C> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<C> Copy for CardSet<C> {}
impl<C> PartialEq for CardSet<C> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
impl<C> Eq for CardSet<C> {}
impl<C: CardIndex + fmt::Debug> fmt::Debug for CardSet<C> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
impl<C: CardIndex + Serialize> Serialize for CardSet<C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
