//! Schwarz oder Weiß by Kazuma Suzuki: all tricks or none, with a dummy, for two or three.
//!
//! | room | what lives there |
//! |---|---|
//! | `card`, `holder` | the twenty cards; who holds them |
//! | `options` | house rules |
//! | `bidding`, `doubling`, `tricks` | one phase each |
//! | `score` | stakes, surrender, the outcome |
//! | `moves`, `notation` | decisions, events, refusals; how they are written |
//! | `view` | what a seat may know |
//!
//! Rules are cited by the ids of the rules reference (B-1 … B-25).

mod bidding;
mod card;
mod doubling;
mod holder;
mod moves;
mod notation;
mod options;
mod score;
mod tricks;
mod view;

use std::ops::RangeInclusive;

pub use bidding::{Bidding, Contract, Kind, MOST_CARDS, receiver};
pub use card::{Card, Rank, Suit};
pub use doubling::Doubling;
pub use holder::Holder;
pub use moves::{Event, Move, Refusal};
pub use options::{BiddingMode, CounterCalls, Options};
pub use score::{Outcome, Redeal, Scored, Settled, opponents_part, stake, surrender_cost};
pub use tricks::{Laid, Taken, Tricks, Verdict, playable, ring, winning};
pub use view::{Stage, View};

use crate::rules::{CardSet, Game, Seat};

/// The deck: five ranks in four suits.
pub const CARDS: usize = 20;

/// One deal.
#[derive(Clone, PartialEq, Debug)]
pub struct SchwarzWeiss {
    options: Options,
    seats: usize,
    dealer: Seat,
    deck: [Card; CARDS],
    /// How many cards of the deck have been dealt.
    dealt: usize,
    hands: [CardSet<Card>; holder::MOST],
    phase: Phase,
}

/// What is to be decided.
#[derive(Clone, PartialEq, Debug)]
enum Phase {
    Bidding(Bidding),
    Doubling(Doubling),
    Tricks(Tricks),
    Over(Over),
}

/// A finished deal. Without a call there was nothing to settle.
#[derive(Clone, PartialEq, Debug)]
struct Over {
    settled: Option<(Contract, u8, Settled)>,
    tricks: Option<Tricks>,
}

impl SchwarzWeiss {
    fn hand(&self, holder: Holder) -> CardSet<Card> {
        self.hands[holder.index()]
    }

    fn seat_to_move(&self) -> Option<Seat> {
        match &self.phase {
            Phase::Bidding(bidding) => Some(bidding.seat),
            Phase::Doubling(doubling) => Some(doubling.asked),
            Phase::Tricks(tricks) => Some(tricks.player()),
            Phase::Over(_) => None,
        }
    }

    fn contract(&self) -> Option<Contract> {
        match &self.phase {
            Phase::Bidding(_) => None,
            Phase::Doubling(doubling) => Some(doubling.contract),
            Phase::Tricks(tricks) => Some(tricks.contract),
            Phase::Over(over) => over.settled.map(|(contract, ..)| contract),
        }
    }

    fn multiplier(&self) -> u8 {
        match &self.phase {
            Phase::Bidding(_) => 1,
            Phase::Doubling(doubling) => doubling.multiplier,
            Phase::Tricks(tricks) => tricks.multiplier,
            Phase::Over(over) => over.settled.map_or(1, |(_, multiplier, _)| multiplier),
        }
    }

    fn ending(&self) -> Option<Outcome> {
        let Phase::Over(over) = &self.phase else { return None };
        let Some((contract, multiplier, result)) = over.settled else {
            return Some(Outcome::Redeal(Redeal {}));
        };
        Some(Outcome::Scored(Scored {
            result,
            contract,
            multiplier,
            trump: over.tricks.as_ref().and_then(|tricks| tricks.trump),
            tricks: over.tricks.iter().flat_map(|tricks| tricks.winners()).collect(),
        }))
    }

    /// Deals on until `count` cards lie on the table.
    fn deal_to(&mut self, count: usize, events: &mut impl FnMut(Event)) {
        for position in self.dealt..count {
            let card = self.deck[position];
            let holder = receiver(position, self.dealer, self.seats);
            self.hands[holder.index()].insert(card);
            if holder == Holder::Dummy {
                events(Event::DummyGot(card));
            }
        }
        self.dealt = self.dealt.max(count);
    }

    fn open_window(&mut self, bidding: Bidding, events: &mut impl FnMut(Event)) {
        self.deal_to(bidding.dealt(self.dealer, self.seats), events);
        self.phase = Phase::Bidding(bidding);
    }

    fn end(&mut self, over: Over, events: &mut impl FnMut(Event)) {
        self.phase = Phase::Over(over);
        if let Some(outcome) = self.ending() {
            events(Event::Ended(outcome));
        }
    }

    fn play_bidding(&mut self, bidding: Bidding, mv: Move, events: &mut impl FnMut(Event)) {
        let Move::Call { kind, points } = mv else {
            events(Event::Waited(bidding.seat));
            match bidding.next(self.dealer, self.seats) {
                Some(next) => self.open_window(next, events),
                None => self.end(Over { settled: None, tricks: None }, events),
            }
            return;
        };
        events(Event::Called { seat: bidding.seat, kind, points });
        let contract = Contract { bidder: bidding.seat, kind, points };
        self.deal_to(usize::from(points) * (self.seats + 1), events);
        self.phase = if self.options.double {
            Phase::Doubling(Doubling::first(contract, self.seats))
        } else {
            Phase::Tricks(Tricks::new(contract, 1, self.seats))
        };
    }

    fn play_doubling(&mut self, doubling: Doubling, mv: Move, events: &mut impl FnMut(Event)) {
        let (question, multiplier) = match mv {
            Move::Aufgeben => {
                events(Event::Surrendered(doubling.asked));
                let settled = Some((doubling.contract, doubling.multiplier, Settled::Surrender));
                return self.end(Over { settled, tricks: None }, events);
            }
            Move::Doppelt | Move::Redoppelt => {
                let (question, multiplier) = doubling.doubled(self.options.counter_calls, self.seats);
                events(Event::Doubled { seat: doubling.asked, multiplier });
                (question, multiplier)
            }
            _ => {
                events(Event::Passed(doubling.asked));
                (doubling.passed(self.seats), doubling.multiplier)
            }
        };
        self.phase = match question {
            Some(question) => Phase::Doubling(question),
            None => Phase::Tricks(Tricks::new(doubling.contract, multiplier, self.seats)),
        };
    }

    fn play_card(&mut self, card: Card, events: &mut impl FnMut(Event)) {
        let Phase::Tricks(tricks) = &mut self.phase else { return };
        let by = tricks.next();
        self.hands[by.index()].remove(card);
        events(Event::Laid { by, card });
        if tricks.trump.is_none() {
            events(Event::TrumpSet(card.suit));
        }
        let Some(winner) = tricks.lay(card) else { return };
        events(Event::TrickWon(winner));
        let Some(verdict) = tricks.verdict() else { return };
        let result = match verdict {
            Verdict::Made => Settled::Made,
            Verdict::Failed => Settled::Failed,
        };
        let over = Over {
            settled: Some((tricks.contract, tricks.multiplier, result)),
            tricks: Some(tricks.clone()),
        };
        self.end(over, events);
    }

    fn card_refusal(&self, tricks: &Tricks, card: Card, from_dummy: bool) -> Refusal {
        let dummys = tricks.next() == Holder::Dummy;
        match tricks.led() {
            _ if dummys && !from_dummy => Refusal::DummysTurn,
            _ if !dummys && from_dummy => Refusal::OwnTurn,
            Some(led) if self.hand(tricks.next()).contains(card) => Refusal::FollowSuit(led),
            _ => Refusal::NotInHand(card),
        }
    }
}

impl Game for SchwarzWeiss {
    const ID: &'static str = "schwarz-weiss";
    const SEATS: RangeInclusive<usize> = 2..=3;

    type Options = Options;
    type Card = Card;
    type Move = Move;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;
    type Outcome = Outcome;

    fn deck(_options: &Options, _seats: usize) -> Vec<Card> {
        Card::all().collect()
    }

    fn deal(
        options: &Options,
        seats: usize,
        dealer: Seat,
        deck: &[Card],
        events: &mut impl FnMut(Event),
    ) -> Self {
        events(Event::Dealt { dealer });
        let bidding = Bidding::first(dealer, seats);
        let mut deal = SchwarzWeiss {
            options: *options,
            seats,
            dealer,
            deck: std::array::from_fn(|position| deck[position]),
            dealt: 0,
            hands: [CardSet::EMPTY; holder::MOST],
            phase: Phase::Bidding(bidding),
        };
        deal.open_window(bidding, events);
        deal
    }

    fn to_move(&self) -> Option<Seat> {
        self.seat_to_move()
    }

    fn legal(&self, moves: &mut Vec<Move>) {
        moves.clear();
        match &self.phase {
            Phase::Bidding(bidding) => {
                moves.push(Move::Wait);
                moves.extend(bidding.calls(&self.options).map(|(kind, points)| Move::Call { kind, points }));
            }
            Phase::Doubling(doubling) => {
                let double = if doubling.multiplier == 1 { Move::Doppelt } else { Move::Redoppelt };
                moves.extend([double, Move::Pass]);
                // B-9, B-12: giving up is the bidder's answer to a double.
                if doubling.bidder_is_asked() {
                    moves.push(Move::Aufgeben);
                }
            }
            Phase::Tricks(tricks) => {
                let cards = playable(self.hand(tricks.next()), tricks.led());
                let lay = if tricks.next() == Holder::Dummy { Move::Dummy } else { Move::Play };
                moves.extend(cards.iter().map(lay));
            }
            Phase::Over(_) => {}
        }
    }

    fn refusal(&self, mv: Move) -> Refusal {
        match (&self.phase, mv) {
            (Phase::Bidding(_), Move::Call { kind: Kind::Solo, .. }) if !self.options.solo => {
                Refusal::SoloIsOff
            }
            (Phase::Bidding(_), Move::Call { points, .. }) if points > MOST_CARDS => Refusal::TooManyPoints,
            (Phase::Bidding(bidding), Move::Call { .. }) => Refusal::TooFewPoints(bidding.cards),
            (Phase::Bidding(_), _) => Refusal::NoCallYet,
            (_, Move::Wait | Move::Call { .. }) => Refusal::CallsAreOver,
            (Phase::Doubling(_), Move::Play(_) | Move::Dummy(_)) => Refusal::AnswerFirst,
            (Phase::Doubling(_), Move::Doppelt) => Refusal::AlreadyDoubled,
            (Phase::Doubling(_), Move::Redoppelt) => Refusal::NothingToRedouble,
            (Phase::Doubling(_), _) => Refusal::OnlyTheBidderGivesUp,
            (Phase::Tricks(tricks), Move::Play(card)) => self.card_refusal(tricks, card, false),
            (Phase::Tricks(tricks), Move::Dummy(card)) => self.card_refusal(tricks, card, true),
            (Phase::Tricks(_) | Phase::Over(_), _) => Refusal::NotAQuestion,
        }
    }

    fn play_unchecked(&mut self, mv: Move, events: &mut impl FnMut(Event)) {
        match (&self.phase, mv) {
            (Phase::Bidding(bidding), mv) => self.play_bidding(*bidding, mv, events),
            (Phase::Doubling(doubling), mv) => self.play_doubling(*doubling, mv, events),
            (Phase::Tricks(_), Move::Play(card) | Move::Dummy(card)) => self.play_card(card, events),
            _ => {}
        }
    }

    fn reversible(&self, after: &Self) -> bool {
        self.dealt == after.dealt && !matches!(after.phase, Phase::Over(_))
    }

    fn view(&self, seat: Seat) -> View {
        view::view(self, seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ending()
    }

    fn scores(outcome: &Outcome, seats: usize) -> Vec<i64> {
        match outcome {
            Outcome::Redeal(_) => vec![0; seats],
            Outcome::Scored(scored) => scored.scores(seats),
        }
    }

    fn is_redeal(outcome: &Outcome) -> bool {
        matches!(outcome, Outcome::Redeal(_))
    }

    fn match_over(options: &Options, totals: &[i64], _scored: usize) -> bool {
        totals.iter().any(|total| u64::try_from(*total).is_ok_and(|total| total >= options.target.get()))
    }

    fn parse_move(&self, text: &str) -> Result<Move, Refusal> {
        notation::parse(text)
    }

    fn write_move(&self, mv: Move) -> String {
        notation::write(mv)
    }
}
