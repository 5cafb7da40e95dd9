//! From a match to the text of its record.

use serde::Serialize;
use serde_json::{Map, Value};

use super::{Cards, DealRecord, FORMAT, Recorded, VERSION};
use crate::rules::{Game, Match, Seat};

/// A record as it is written, field by field.
#[derive(Serialize)]
struct Written<'a> {
    format: &'static str,
    version: u64,
    game: &'static str,
    options: Map<String, Value>,
    players: &'a [String],
    dealer: Seat,
    deals: Vec<WrittenDeal>,
}

#[derive(Serialize)]
struct WrittenDeal {
    #[serde(skip_serializing_if = "Option::is_none")]
    deck: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<String>,
    moves: Vec<String>,
}

impl<G: Game> Recorded<G> {
    /// Writes the record.
    pub fn to_text(&self) -> String {
        let record = Written {
            format: FORMAT,
            version: VERSION,
            game: G::ID,
            options: changed_options(self.state()),
            players: self.names(),
            dealer: self.first_dealer(),
            deals: self.deals().iter().map(deal).collect(),
        };
        // Strings, numbers and lists: JSON can always hold them.
        serde_json::to_string(&record).unwrap_or_default()
    }
}

/// Keeps only the options that differ from the rule book.
fn changed_options<G: Game>(state: &Match<G>) -> Map<String, Value> {
    let object = |options: &G::Options| match serde_json::to_value(options) {
        Ok(Value::Object(map)) => map,
        _ => Map::new(),
    };
    let defaults = object(&G::Options::default());
    let mut options = object(state.options());
    options.retain(|key, value| defaults.get(key) != Some(value));
    options
}

fn deal<G: Game>(deal: &DealRecord<G>) -> WrittenDeal {
    let moves = deal.moves.iter().map(|(seat, _, text)| format!("{} {text}", seat.0)).collect();
    let (deck, seed) = match &deal.cards {
        Cards::Deck(deck) => (Some(deck.iter().map(G::Card::to_string).collect()), None),
        Cards::Seed(seed) => (None, Some(seed.to_string())),
    };
    WrittenDeal { deck, seed, moves }
}
