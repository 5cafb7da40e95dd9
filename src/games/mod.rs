//! The games the table plays, and the one list of them.

pub mod schwarz_weiss;

pub use schwarz_weiss::SchwarzWeiss;

use crate::rules::Game;

/// Does something with a game that is known only by its id.
pub trait WithGame {
    type Out;
    fn with<G: Game>(self) -> Self::Out;
}

/// Hands the game called `id` to `task`. A new game is entered here.
pub fn with_game<T: WithGame>(id: &str, task: T) -> Option<T::Out> {
    match id {
        SchwarzWeiss::ID => Some(task.with::<SchwarzWeiss>()),
        _ => None,
    }
}
