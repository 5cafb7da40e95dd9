//! A match: deals in a row, the totals, and the end.

use std::fmt;

use serde::Serialize;

use super::{Game, Illegal, Seat};

/// Keeps a match: the deal on the table and what the finished ones brought.
#[derive(Clone, PartialEq, Debug)]
pub struct Match<G: Game> {
    options: G::Options,
    seats: usize,
    dealer: Seat,
    totals: Vec<i64>,
    finished: Vec<Finished<G>>,
    /// How many deals were not thrown in.
    scored: usize,
    deal: Option<G>,
}

/// A finished deal.
#[derive(Clone, PartialEq, Debug)]
pub struct Finished<G: Game> {
    pub dealer: Seat,
    pub scores: Vec<i64>,
    pub outcome: G::Outcome,
}

/// Says why a deal or a match cannot begin.
#[derive(Clone, PartialEq, Debug)]
pub enum Refused {
    Seats { least: usize, most: usize },
    Dealer,
    Options(String),
    MatchOver,
    Unfinished,
    WrongCards,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Refused::Seats { least, most } if least == most => write!(f, "the game is for {least} players"),
            Refused::Seats { least, most } => write!(f, "the game is for {least} to {most} players"),
            Refused::Dealer => write!(f, "the dealer must be one of the seats"),
            Refused::Options(reason) => f.write_str(reason),
            Refused::MatchOver => write!(f, "the match is already over"),
            Refused::Unfinished => write!(f, "the deal before is not finished"),
            Refused::WrongCards => write!(f, "the deck does not hold exactly the cards of this game"),
        }
    }
}

/// What a seat may know of the whole match.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatView<V> {
    pub seat: Seat,
    pub dealer: Seat,
    pub totals: Vec<i64>,
    pub over: bool,
    pub deal: Option<V>,
}

impl<G: Game> Match<G> {
    pub fn new(options: G::Options, seats: usize, dealer: Seat) -> Result<Self, Refused> {
        if !G::SEATS.contains(&seats) {
            return Err(Refused::Seats { least: *G::SEATS.start(), most: *G::SEATS.end() });
        }
        if dealer.index() >= seats {
            return Err(Refused::Dealer);
        }
        G::check(&options, seats).map_err(Refused::Options)?;
        Ok(Match { options, seats, dealer, totals: vec![0; seats], finished: Vec::new(), scored: 0, deal: None })
    }

    /// Puts the next deal on the table.
    pub fn start(&mut self, deck: &[G::Card], events: &mut impl FnMut(G::Event)) -> Result<(), Refused> {
        if self.under_way() {
            return Err(Refused::Unfinished);
        }
        if self.over() {
            return Err(Refused::MatchOver);
        }
        let sorted = |mut cards: Vec<G::Card>| {
            cards.sort_unstable();
            cards
        };
        if sorted(deck.to_vec()) != sorted(G::deck(&self.options, self.seats)) {
            return Err(Refused::WrongCards);
        }
        let deal = G::deal(&self.options, self.seats, self.dealer, deck, events);
        self.deal = Some(deal);
        Ok(())
    }

    /// Takes the deal under way off the table, as if it had not begun.
    pub fn clear(&mut self) {
        if self.under_way() {
            self.deal = None;
        }
    }

    /// Plays a move; the deal is scored when it was the last one.
    pub fn play(
        &mut self,
        seat: Seat,
        mv: G::Move,
        events: &mut impl FnMut(G::Event),
    ) -> Result<(), Illegal<G::Refusal>> {
        let deal = self.deal.as_mut().ok_or(Illegal::DealOver)?;
        deal.play(seat, mv, events)?;
        if let Some(outcome) = deal.outcome() {
            self.finish(outcome);
        }
        Ok(())
    }

    fn finish(&mut self, outcome: G::Outcome) {
        let scores = G::scores(&outcome, self.seats);
        for (total, score) in self.totals.iter_mut().zip(&scores) {
            *total += score;
        }
        let dealer = self.dealer;
        if !G::is_redeal(&outcome) {
            self.dealer = dealer.left(1, self.seats);
            self.scored += 1;
        }
        self.finished.push(Finished { dealer, scores, outcome });
    }

    pub fn options(&self) -> &G::Options {
        &self.options
    }

    pub fn seats(&self) -> usize {
        self.seats
    }

    /// Names the dealer of the deal under way, or of the next one.
    pub fn dealer(&self) -> Seat {
        self.dealer
    }

    pub fn totals(&self) -> &[i64] {
        &self.totals
    }

    pub fn finished(&self) -> &[Finished<G>] {
        &self.finished
    }

    /// Shows the deal on the table: the one under way, or the last one until the next begins.
    pub fn deal(&self) -> Option<&G> {
        self.deal.as_ref()
    }

    pub fn to_move(&self) -> Option<Seat> {
        self.deal.as_ref().and_then(G::to_move)
    }

    pub fn under_way(&self) -> bool {
        self.to_move().is_some()
    }

    pub fn over(&self) -> bool {
        self.scored > 0 && G::match_over(&self.options, &self.totals, self.scored)
    }

    /// Names the seats with the highest total once the match is over; equal totals share the win.
    pub fn winners(&self) -> Vec<Seat> {
        let best = self.totals.iter().max();
        let wins = |seat: &Seat| self.over() && self.totals.get(seat.index()) == best;
        Seat::all(self.seats).filter(wins).collect()
    }

    /// Lists the legal moves of the seat to move.
    pub fn legal(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        if let Some(deal) = &self.deal {
            deal.legal(&mut moves);
        }
        moves
    }

    pub fn view(&self, seat: Seat) -> SeatView<G::View> {
        SeatView {
            seat,
            dealer: self.dealer,
            totals: self.totals.clone(),
            over: self.over(),
            deal: self.deal.as_ref().map(|deal| deal.view(seat)),
        }
    }
}
