//! Kartentisch: a card table in the browser. This file is the map of the house.
//!
//! | room | what lives there |
//! |---|---|
//! | [`rules`] | what every game shares: seats, card sets, the shuffle, the [`rules::Game`] trait, the match |
//! | [`games`] | one folder per game, and the list of games the table plays |
//! | [`record`] | the text form of a game: read, write, replay, referee |
//! | `app` | the browser: screens, table, words, storage (built for wasm only) |
//!
//! Dependencies point one way: `app → record → games → rules`. Nothing but `app` knows the browser.
//!
//! ```
//! use kartentisch::games::SchwarzWeiss;
//! use kartentisch::record::Recorded;
//! use kartentisch::rules::{Seat, Seed};
//!
//! let names = vec!["Ada".into(), "Ben".into()];
//! let mut game = Recorded::<SchwarzWeiss>::new(Default::default(), names, Seat(0)).unwrap();
//! game.start_seeded(Seed(7), &mut |_| {}).unwrap();
//! assert_eq!(game.state().to_move(), Some(Seat(1)), "the non-dealer has the first window");
//! ```

#[cfg(target_arch = "wasm32")]
pub mod app;
pub mod games;
pub mod record;
pub mod rules;
