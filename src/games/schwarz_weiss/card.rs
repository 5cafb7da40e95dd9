//! The twenty cards.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::rules::CardIndex;

/// Names a suit. All suits are equal until one becomes trump.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Suit {
    Spades,
    Hearts,
    Diamonds,
    Clubs,
}

impl Suit {
    pub const ALL: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];

    pub fn letter(self) -> char {
        ['S', 'H', 'D', 'C'][self as usize]
    }
}

impl Serialize for Suit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

/// Names a rank, lowest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rank {
    Ten,
    Jack,
    Queen,
    King,
    Ace,
}

impl Rank {
    pub const ALL: [Rank; 5] = [Rank::Ten, Rank::Jack, Rank::Queen, Rank::King, Rank::Ace];

    pub fn word(self) -> &'static str {
        ["10", "J", "Q", "K", "A"][self as usize]
    }
}

/// One card. Written as rank and suit: `10H`, `AS`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card {
    pub suit: Suit,
    pub rank: Rank,
}

impl Card {
    pub fn all() -> impl Iterator<Item = Card> {
        Suit::ALL.into_iter().flat_map(|suit| Rank::ALL.into_iter().map(move |rank| Card { suit, rank }))
    }
}

impl CardIndex for Card {
    fn index(self) -> u8 {
        self.suit as u8 * 5 + self.rank as u8
    }

    fn from_index(index: u8) -> Card {
        Card { suit: Suit::ALL[usize::from(index / 5)], rank: Rank::ALL[usize::from(index % 5)] }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}{}", self.rank.word(), self.suit.letter())
    }
}

impl FromStr for Card {
    type Err = ();

    fn from_str(text: &str) -> Result<Card, ()> {
        let suit = Suit::ALL.into_iter().find(|suit| text.ends_with(suit.letter())).ok_or(())?;
        // The suit letter found at the end is one byte long.
        let word = &text[..text.len() - 1];
        let rank = Rank::ALL.into_iter().find(|rank| rank.word() == word).ok_or(())?;
        Ok(Card { suit, rank })
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
