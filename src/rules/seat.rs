//! A seat at the table.

use serde::Serialize;

/// Names a place at the table; clockwise is ascending.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Seat(pub u8);

impl Seat {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Steps clockwise: to the left neighbour, and on.
    ///
    /// ```
    /// # use kartentisch::rules::Seat;
    /// assert_eq!(Seat(2).left(1, 3), Seat(0));
    /// ```
    pub fn left(self, steps: usize, seats: usize) -> Seat {
        Seat(((self.index() + steps) % seats) as u8)
    }

    /// Counts the seats of a table, seat 0 first.
    pub fn all(seats: usize) -> impl Iterator<Item = Seat> {
        (0..seats as u8).map(Seat)
    }
}
