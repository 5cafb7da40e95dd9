//! Moves as words of the record.

use super::bidding::Kind;
use super::moves::{Move, Refusal};

/// Reads a move. Nothing but the exact spelling is accepted.
pub fn parse(text: &str) -> Result<Move, Refusal> {
    let (verb, argument) = match text.split_once(' ') {
        Some((verb, argument)) => (verb, Some(argument)),
        None => (text, None),
    };
    let card = |argument: &str| argument.parse().map_err(|()| Refusal::Unreadable);
    match (verb, argument) {
        ("wait", None) => Ok(Move::Wait),
        ("pass", None) => Ok(Move::Pass),
        ("doppelt", None) => Ok(Move::Doppelt),
        ("redoppelt", None) => Ok(Move::Redoppelt),
        ("aufgeben", None) => Ok(Move::Aufgeben),
        ("play", Some(argument)) => card(argument).map(Move::Play),
        ("dummy", Some(argument)) => card(argument).map(Move::Dummy),
        (verb, Some(argument)) => {
            let kind = Kind::ALL.into_iter().find(|kind| kind.word() == verb).ok_or(Refusal::Unreadable)?;
            points(argument).map(|points| Move::Call { kind, points })
        }
        _ => Err(Refusal::Unreadable),
    }
}

/// Reads the points of a call: a whole number without sign or leading zero.
fn points(text: &str) -> Result<u8, Refusal> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    if text.is_empty() || !digits {
        return Err(Refusal::Unreadable);
    }
    text.parse().map_err(|_| Refusal::TooManyPoints)
}

pub fn write(mv: Move) -> String {
    match mv {
        Move::Wait => "wait".into(),
        Move::Call { kind, points } => format!("{} {points}", kind.word()),
        Move::Pass => "pass".into(),
        Move::Doppelt => "doppelt".into(),
        Move::Redoppelt => "redoppelt".into(),
        Move::Aufgeben => "aufgeben".into(),
        Move::Play(card) => format!("play {card}"),
        Move::Dummy(card) => format!("dummy {card}"),
    }
}
