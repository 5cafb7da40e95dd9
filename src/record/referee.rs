//! The referee: replays a record and says what came of it.

use serde::Serialize;

use super::{Fault, Head, Recorded, read};
use crate::games::{WithGame, with_game};
use crate::rules::{Game, Match, Seat, SeatView};

/// What the verdict holds besides the result.
#[derive(Clone, Copy, Default, Debug)]
pub struct Asked {
    /// Adds what this seat may know.
    pub view: Option<u8>,
    /// Adds the legal moves.
    pub legal: bool,
}

/// Longer lists of legal moves are not written.
const MOST_LEGAL: usize = 5000;

#[derive(Serialize)]
#[serde(bound = "")]
struct Verdict<'a, G: Game> {
    ok: bool,
    game: &'static str,
    deals: Vec<Deal<'a, G>>,
    totals: &'a [i64],
    over: bool,
    winners: Vec<Seat>,
    to_move: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    view: Option<SeatView<G::View>>,
    /// Asked for: a list, or null where it is too long.
    #[serde(skip_serializing_if = "Option::is_none")]
    legal: Option<Option<Vec<String>>>,
}

/// A deal under way has neither scores nor an outcome.
#[derive(Serialize)]
#[serde(bound = "")]
struct Deal<'a, G: Game> {
    scores: Option<&'a [i64]>,
    outcome: Option<&'a G::Outcome>,
}

#[derive(Serialize)]
struct Refusal<'a> {
    ok: bool,
    deal: Option<usize>,
    r#move: Option<usize>,
    text: Option<&'a str>,
    error: &'a str,
}

/// Judges the text of a record. Gives the verdict as JSON, as `Err` where the record is not a legal one.
pub fn judge(text: &str, asked: Asked) -> Result<String, String> {
    let verdict = Head::parse(text).and_then(|head| {
        let game = head.game.clone();
        with_game(&game, Judge { head, asked }).unwrap_or_else(|| Err(Fault::whole("unknown game")))
    });
    verdict.map_err(|fault| refuse(&fault))
}

/// Writes a fault as the referee prints it.
pub fn refuse(fault: &Fault) -> String {
    json(&Refusal {
        ok: false,
        deal: fault.deal,
        r#move: fault.index,
        text: fault.text.as_deref(),
        error: &fault.error,
    })
}

struct Judge {
    head: Head,
    asked: Asked,
}

impl WithGame for Judge {
    type Out = Result<String, Fault>;

    fn with<G: Game>(self) -> Self::Out {
        let game: Recorded<G> = read(&self.head, &mut |_, _| {})?;
        let state = game.state();
        let view = match self.asked.view {
            Some(seat) if usize::from(seat) >= state.seats() => {
                return Err(Fault::whole(format!("there is no seat {seat} at this table")));
            }
            seat => seat.map(|seat| state.view(Seat(seat))),
        };
        let finished = state.finished().iter();
        let deals = finished.map(|deal| Deal { scores: Some(&deal.scores), outcome: Some(&deal.outcome) });
        let open = state.under_way().then_some(Deal { scores: None, outcome: None });
        Ok(json(&Verdict::<G> {
            ok: true,
            game: G::ID,
            deals: deals.chain(open).collect(),
            totals: state.totals(),
            over: state.over(),
            winners: state.winners(),
            to_move: state.to_move(),
            view,
            legal: self.asked.legal.then(|| legal(state)),
        }))
    }
}

fn legal<G: Game>(state: &Match<G>) -> Option<Vec<String>> {
    let moves = state.legal();
    let write = |mv: &G::Move| Some(format!("{} {}", state.to_move()?.0, state.deal()?.write_move(*mv)));
    (moves.len() <= MOST_LEGAL).then(|| moves.iter().filter_map(write).collect())
}

/// Serialises what our own types are made of: names, numbers and lists, which JSON can always hold.
fn json(data: &impl Serialize) -> String {
    serde_json::to_string(data).unwrap_or_default()
}
