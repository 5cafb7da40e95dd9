//! The one trait behind which every game stands.

use std::fmt::{self, Debug, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::Seat;

/// One deal of a game: whose turn, what is legal, what a move does, what a seat may see, how it ends.
///
/// A match is a row of deals; [`super::Match`] keeps it. Everything a player decides is a [`Game::Move`].
pub trait Game: Clone + PartialEq + Debug + 'static {
    /// The game's name in records, links and storage.
    const ID: &'static str;
    const SEATS: RangeInclusive<usize>;

    /// House rules. `Default` is the rule book; the serialised form is that of the record.
    type Options: Clone + Default + PartialEq + Debug + Serialize + DeserializeOwned + 'static;
    type Card: Copy + Ord + Debug + Display + FromStr + 'static;
    type Move: Copy + Eq + Debug + 'static;
    /// What happened, as data. Public: an event never holds a card that a seat may not see.
    type Event: Clone + PartialEq + Debug + 'static;
    /// Why a move is refused. `Display` is the reason in words a player understands.
    type Refusal: Clone + PartialEq + Debug + Display + 'static;
    /// What one seat may know. Hidden cards do not exist in it.
    type View: Clone + PartialEq + Debug + Serialize + 'static;
    /// How a deal ended, with the facts behind its score.
    type Outcome: Clone + PartialEq + Debug + Serialize + 'static;

    /// Checks what the types of the options cannot: whether they fit the number of seats.
    fn check(_options: &Self::Options, _seats: usize) -> Result<(), String> {
        Ok(())
    }

    /// Lists the cards of the game in their unshuffled order.
    fn deck(options: &Self::Options, seats: usize) -> Vec<Self::Card>;

    /// Deals `deck`, which holds exactly the cards of [`Game::deck`] in any order.
    fn deal(
        options: &Self::Options,
        seats: usize,
        dealer: Seat,
        deck: &[Self::Card],
        events: &mut impl FnMut(Self::Event),
    ) -> Self;

    /// Tells whose decision is next; nobody's once the deal is over.
    fn to_move(&self) -> Option<Seat>;

    /// Lists the legal moves of the seat to move into `moves`, which is cleared first.
    fn legal(&self, moves: &mut Vec<Self::Move>);

    /// Explains why a move that [`Game::legal`] does not list is refused.
    fn refusal(&self, mv: Self::Move) -> Self::Refusal;

    /// Plays a legal move without checking it. For search; a test proves it equal to [`Game::play`].
    fn play_unchecked(&mut self, mv: Self::Move, events: &mut impl FnMut(Self::Event));

    /// Plays a move of `seat`, or says why not and leaves the deal untouched.
    fn play(
        &mut self,
        seat: Seat,
        mv: Self::Move,
        events: &mut impl FnMut(Self::Event),
    ) -> Result<(), Illegal<Self::Refusal>> {
        let turn = self.to_move().ok_or(Illegal::DealOver)?;
        if seat != turn {
            return Err(Illegal::NotYourTurn(turn));
        }
        let mut moves = Vec::new();
        self.legal(&mut moves);
        if !moves.contains(&mv) {
            return Err(Illegal::Refused(self.refusal(mv)));
        }
        self.play_unchecked(mv, events);
        Ok(())
    }

    /// Tells whether the step from `self` to `after` showed nobody anything new: no card dealt or turned, no
    /// deal ended. Only such a step may be taken back.
    fn reversible(&self, after: &Self) -> bool;

    /// Redacts the deal to what `seat` may know. The only way out for the screen and the computer players.
    fn view(&self, seat: Seat) -> Self::View;

    fn outcome(&self) -> Option<Self::Outcome>;

    /// Gives what the deal adds for each seat.
    fn scores(outcome: &Self::Outcome, seats: usize) -> Vec<i64>;

    /// Tells whether the deal was thrown in: it scores nothing and the same dealer deals again.
    fn is_redeal(outcome: &Self::Outcome) -> bool;

    /// Decides, after a deal, whether the match is over. `scored` counts the deals without redeals.
    fn match_over(options: &Self::Options, totals: &[i64], scored: usize) -> bool;

    /// Reads a move as the record writes it, without the seat.
    fn parse_move(&self, text: &str) -> Result<Self::Move, Self::Refusal>;

    /// Writes a legal move as the record wants it, without the seat.
    fn write_move(&self, mv: Self::Move) -> String;
}

/// Says why a move was not played.
#[derive(Clone, PartialEq, Debug)]
pub enum Illegal<R> {
    /// The deal has ended.
    DealOver,
    /// Another seat decides now.
    NotYourTurn(Seat),
    /// The rules of the game forbid it.
    Refused(R),
}

impl<R: Display> Display for Illegal<R> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Illegal::DealOver => write!(f, "the deal is over"),
            Illegal::NotYourTurn(turn) => write!(f, "it is seat {}'s decision", turn.0),
            Illegal::Refused(reason) => reason.fmt(f),
        }
    }
}
