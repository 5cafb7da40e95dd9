//! From the text of a record to a match. The first fault in replay order is reported.

use std::fmt;

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::{Cards, FORMAT, Recorded, VERSION};
use crate::rules::{Game, Seat};

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Debug)]
pub struct Fault {
    pub deal: Option<usize>,
    pub index: Option<usize>,
    /// The move as it was written.
    pub text: Option<String>,
    pub error: String,
}

impl Fault {
    /// The record as a whole is wrong.
    pub fn whole(error: impl fmt::Display) -> Fault {
        Fault { deal: None, index: None, text: None, error: error.to_string() }
    }

    fn deal(deal: usize, error: impl fmt::Display) -> Fault {
        Fault { deal: Some(deal), ..Fault::whole(error) }
    }

    fn at(deal: usize, index: usize, text: String, error: impl fmt::Display) -> Fault {
        Fault { index: Some(index), text: Some(text), ..Fault::deal(deal, error) }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match (self.deal, self.index) {
            (Some(deal), Some(index)) => write!(f, "deal {}, move {}: {}", deal + 1, index + 1, self.error),
            (Some(deal), None) => write!(f, "deal {}: {}", deal + 1, self.error),
            _ => f.write_str(&self.error),
        }
    }
}

/// A record whose frame has been checked but whose game has not been replayed: it tells which game it is of.
#[derive(Clone, PartialEq, Debug)]
pub struct Head {
    pub game: String,
    fields: Map<String, Value>,
}

impl Head {
    pub fn parse(text: &str) -> Result<Head, Fault> {
        let value = serde_json::from_str(text)
            .map_err(|error| Fault::whole(format!("this is not a game record: {error}")))?;
        Head::from_value(value)
    }

    pub fn from_value(value: Value) -> Result<Head, Fault> {
        let Value::Object(fields) = value else {
            return Err(Fault::whole("a record is a JSON object"));
        };
        if fields.get("format").and_then(Value::as_str) != Some(FORMAT) {
            return Err(Fault::whole(format!("\"format\" must be \"{FORMAT}\"")));
        }
        if fields.get("version").and_then(Value::as_u64) != Some(VERSION) {
            return Err(Fault::whole(format!("\"version\" must be {VERSION}")));
        }
        let game = fields.get("game").and_then(Value::as_str).unwrap_or_default().to_owned();
        Ok(Head { game, fields })
    }

    fn field(&self, name: &str) -> Result<&Value, Fault> {
        self.fields.get(name).ok_or_else(|| Fault::whole(format!("\"{name}\" is missing")))
    }

    fn list(&self, name: &str) -> Result<&[Value], Fault> {
        let list = self.field(name)?.as_array();
        list.map(Vec::as_slice).ok_or_else(|| Fault::whole(format!("\"{name}\" must be a list")))
    }

    fn options<O: Default + DeserializeOwned>(&self) -> Result<O, Fault> {
        match self.fields.get("options") {
            None => Ok(O::default()),
            Some(options @ Value::Object(_)) => {
                O::deserialize(options).map_err(|error| Fault::whole(format!("options: {error}")))
            }
            Some(_) => Err(Fault::whole("\"options\" must be an object")),
        }
    }

    fn names(&self) -> Result<Vec<String>, Fault> {
        let name = |value: &Value| value.as_str().map(str::to_owned);
        let names = self.list("players")?.iter().map(name).collect::<Option<_>>();
        names.ok_or_else(|| Fault::whole("every player needs a name: a text"))
    }

    fn dealer(&self) -> Result<Seat, Fault> {
        let number = self.field("dealer")?.as_u64().and_then(|number| u8::try_from(number).ok());
        number.map(Seat).ok_or_else(|| Fault::whole("the dealer must be one of the seats"))
    }
}

/// Replays a record of game `G`. `events` hears everything that happened, with the number of its deal.
pub fn read<G: Game>(head: &Head, events: &mut impl FnMut(usize, G::Event)) -> Result<Recorded<G>, Fault> {
    if head.game != G::ID {
        return Err(Fault::whole(format!("this is not a record of {}", G::ID)));
    }
    let names = head.names()?;
    let mut game = Recorded::new(head.options()?, names, head.dealer()?).map_err(Fault::whole)?;
    for (number, deal) in head.list("deals")?.iter().enumerate() {
        if game.state().under_way() {
            return Err(Fault::deal(number - 1, "only the last deal may be unfinished"));
        }
        read_deal(&mut game, number, deal, &mut |event| events(number, event))?;
    }
    Ok(game)
}

fn read_deal<G: Game>(
    game: &mut Recorded<G>,
    number: usize,
    deal: &Value,
    events: &mut impl FnMut(G::Event),
) -> Result<(), Fault> {
    let fault = |error: &str| Fault::deal(number, error);
    let deal = deal.as_object().ok_or_else(|| fault("a deal is an object"))?;
    let moves = deal.get("moves").and_then(Value::as_array);
    let moves = moves.ok_or_else(|| fault("\"moves\" must be a list"))?;
    let cards = match (deal.get("deck"), deal.get("seed")) {
        (Some(deck), None) => Cards::Deck(
            read_deck(deck).ok_or_else(|| fault("the deck does not hold exactly the cards of this game"))?,
        ),
        (None, Some(seed)) => {
            let seed = seed.as_str().and_then(|seed| seed.parse().ok());
            Cards::Seed(seed.ok_or_else(|| fault("a seed is 16 hex digits"))?)
        }
        _ => return Err(fault("a deal has either a deck or a seed")),
    };
    game.start(cards, events).map_err(|refused| Fault::deal(number, refused))?;
    for (index, mv) in moves.iter().enumerate() {
        let Some(text) = mv.as_str() else {
            return Err(Fault::at(number, index, mv.to_string(), "a move is a text"));
        };
        play_text(game, text, events).map_err(|error| Fault::at(number, index, text.into(), error))?;
    }
    Ok(())
}

fn read_deck<C: std::str::FromStr>(deck: &Value) -> Option<Vec<C>> {
    deck.as_array()?.iter().map(|card| card.as_str()?.parse().ok()).collect()
}

/// Plays a move written as `SEAT VERB ARGUMENTS`.
fn play_text<G: Game>(
    game: &mut Recorded<G>,
    text: &str,
    events: &mut impl FnMut(G::Event),
) -> Result<(), String> {
    let (seat, rest) = text.split_once(' ').ok_or("a move is a seat, a verb and its arguments")?;
    let seat = Seat::all(game.state().seats()).find(|known| known.0.to_string() == seat);
    let seat = seat.ok_or("a move begins with the number of a seat")?;
    let deal = game.state().deal().ok_or("no deal is under way")?;
    let mv = deal.parse_move(rest).map_err(|refusal| refusal.to_string())?;
    game.play(seat, mv, events).map_err(|illegal| illegal.to_string())
}
