//! A match together with the record of how it came about.

use crate::rules::{Game, Illegal, Match, Refused, Seat, Seed, shuffled};

/// Where the cards of a deal came from.
#[derive(Clone, PartialEq, Debug)]
pub enum Cards<C> {
    /// The exact order, written out.
    Deck(Vec<C>),
    /// The app's own shuffle.
    Seed(Seed),
}

/// One deal as it was dealt and played.
#[derive(Clone, PartialEq, Debug)]
pub struct DealRecord<G: Game> {
    pub cards: Cards<G::Card>,
    /// Each move with its seat, and as the record writes it.
    pub moves: Vec<(Seat, G::Move, String)>,
}

/// A game is options, cards and moves. This keeps them beside the state they lead to, so that saving, undo
/// and replay are all "play the moves again".
#[derive(Clone, PartialEq, Debug)]
pub struct Recorded<G: Game> {
    names: Vec<String>,
    first_dealer: Seat,
    deals: Vec<DealRecord<G>>,
    state: Match<G>,
}

impl<G: Game> Recorded<G> {
    pub fn new(options: G::Options, names: Vec<String>, dealer: Seat) -> Result<Self, Refused> {
        let state = Match::new(options, names.len(), dealer)?;
        Ok(Recorded { names, first_dealer: dealer, deals: Vec::new(), state })
    }

    pub fn names(&self) -> &[String] {
        &self.names
    }

    pub fn first_dealer(&self) -> Seat {
        self.first_dealer
    }

    pub fn deals(&self) -> &[DealRecord<G>] {
        &self.deals
    }

    pub fn state(&self) -> &Match<G> {
        &self.state
    }

    /// Begins a deal with the cards that `seed` shuffles.
    pub fn start_seeded(&mut self, seed: Seed, events: &mut impl FnMut(G::Event)) -> Result<(), Refused> {
        self.start(Cards::Seed(seed), events)
    }

    pub fn start(&mut self, cards: Cards<G::Card>, events: &mut impl FnMut(G::Event)) -> Result<(), Refused> {
        match &cards {
            Cards::Deck(deck) => self.state.start(deck, events)?,
            Cards::Seed(seed) => {
                let deck = G::deck(self.state.options(), self.state.seats());
                self.state.start(&shuffled(*seed, deck), events)?;
            }
        }
        self.deals.push(DealRecord { cards, moves: Vec::new() });
        Ok(())
    }

    pub fn play(
        &mut self,
        seat: Seat,
        mv: G::Move,
        events: &mut impl FnMut(G::Event),
    ) -> Result<(), Illegal<G::Refusal>> {
        // Written before it is played: the notation of a move may depend on the state it is made in.
        let text = self.state.deal().map(|deal| deal.write_move(mv));
        self.state.play(seat, mv, events)?;
        if let (Some(deal), Some(text)) = (self.deals.last_mut(), text) {
            deal.moves.push((seat, mv, text));
        }
        Ok(())
    }

    /// Names the seat that may take its last move back: it is still that seat's turn, and the move showed
    /// nobody anything new.
    pub fn can_undo(&self) -> Option<Seat> {
        self.undone().and_then(|before| before.state.to_move())
    }

    /// Takes the last move back, if [`Recorded::can_undo`] allows it.
    pub fn undo(&mut self) -> bool {
        let before = self.undone();
        let undone = before.is_some();
        if let Some(before) = before {
            *self = before;
        }
        undone
    }

    fn undone(&self) -> Option<Self> {
        let (seat, ..) = self.deals.last()?.moves.last()?;
        if self.state.to_move() != Some(*seat) {
            return None;
        }
        let before = self.without_last_move()?;
        before.state.deal()?.reversible(self.state.deal()?).then_some(before)
    }

    /// Plays the deal under way again, all but its last move.
    fn without_last_move(&self) -> Option<Self> {
        let mut before = self.clone();
        let deal = before.deals.pop()?;
        let (_, moves) = deal.moves.split_last()?;
        before.state.clear();
        before.start(deal.cards, &mut |_| {}).ok()?;
        for (seat, mv, _) in moves {
            before.play(*seat, *mv, &mut |_| {}).ok()?;
        }
        Some(before)
    }
}
