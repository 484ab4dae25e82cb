//! A wave: some asks at once, in the time that the engine has for an answer.

use std::collections::HashMap;
use std::time::Duration;

use answerscope_analysis::Language;
use answerscope_domain::Result;
use answerscope_domain::clock::later;
use answerscope_domain::collecting::{Admission, AskBits, AskFailure, AskPlace, Stop, WaveReport};
use answerscope_domain::entities::prompt::PromptRecord;
use answerscope_engines::price::{cost, estimate};
use answerscope_engines::{AskError, Invention, NamedBrand, Outcome, Question, Submitted, Ticket};
use answerscope_store::collection::{ClaimedBatch, KeptTicket, LANES, RawAnswer};
use answerscope_store::runtime::panics::caught;
use futures::future::join_all;
use metrics::counter;
use serde_json::json;
use tokio::time::timeout;

use crate::engines::EngineToAsk;
use crate::lane::Turn;
use crate::record::{Came, LONGEST_WAIT, Outcomes, micros};
use crate::report::report;

/// Asks of a wave at most: as many answers are stored together.
const WIDEST: u32 = 8;

/// The waves of a batch.
pub(crate) struct Waves<'a> {
    pub(crate) turn: &'a Turn<'a>,
    pub(crate) engine: &'a EngineToAsk,
    pub(crate) prompts: HashMap<u32, PromptRecord>,
    /// What was asked by somebody who died.
    pub(crate) lost: AskBits,
}

/// What became of a wave.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Waved {
    /// It is written down.
    Done,
    /// The batch went to somebody else.
    Lost,
    /// The engine is to be left alone for this time.
    Later(Duration),
}

/// Why nothing new may be asked.
enum Refused {
    /// The engine is to be left alone for this time.
    Later(Duration),
    /// What was not handed in is given up.
    Never(AskFailure),
}

/// What a wave does: new asks, and tickets that are asked for.
struct Wave {
    asks: Vec<AskPlace>,
    polls: Vec<(AskPlace, Ticket)>,
}

impl Waves<'_> {
    /// Asks the first of what is due.
    pub(crate) async fn ask(&mut self, claimed: &mut ClaimedBatch, due: &[AskPlace]) -> Result<Waved> {
        let mut wave = match self.choose(claimed, due) {
            Ok(wave) => wave,
            Err(gone) => return self.settle(claimed, gone).await,
        };
        match self.admit(claimed, &wave).await? {
            Ok(granted) => wave.asks.truncate(granted),
            Err(Refused::Later(_)) if !wave.polls.is_empty() => wave.asks.clear(),
            Err(Refused::Later(pause)) => return Ok(Waved::Later(pause)),
            Err(Refused::Never(failure)) => return self.give_up(claimed, &wave, &failure).await,
        }
        if !self.begin(claimed, &wave).await? {
            return Ok(Waved::Lost);
        }
        for place in &wave.asks {
            let again = claimed.batch.retry_of(*place).is_some_and(|retry| retry.paid) || self.lost.has(*place);
            claimed.batch.retried += u64::from(again);
            self.lost.remove(*place);
        }
        self.turn.asking(!wave.asks.is_empty());
        let outcomes = self.send(claimed, &wave).await;
        self.report(claimed, &wave, &outcomes).await;
        self.settle(claimed, outcomes).await
    }

    /// Notes that the new asks of a wave are about to be sent; `false` where the batch went to somebody else. What was granted
    /// for asks that are not sent is given back, also where that could not be noted.
    async fn begin(&self, claimed: &mut ClaimedBatch, wave: &Wave) -> Result<bool> {
        if wave.asks.is_empty() {
            return Ok(true);
        }
        let begun: AskBits = wave.asks.iter().copied().collect();
        let collections = self.turn.store.collections();
        let noted = collections.begin_asks(self.turn.day, claimed, &begun).await;
        if !matches!(noted, Ok(true))
            && let Err(error) = self.turn_back(claimed, wave.asks.len()).await
        {
            tracing::error!(%error, "what was granted for asks that are not sent is not given back");
        }
        noted
    }

    /// Gives up what was not handed in. What a vendor works on is paid for: it is asked for all the same.
    async fn give_up(&self, claimed: &mut ClaimedBatch, wave: &Wave, failure: &AskFailure) -> Result<Waved> {
        let refused: AskBits = wave.asks.iter().copied().collect();
        let open = claimed.batch.not_handed_in(&claimed.block).or(&refused);
        let stands = self.turn.give_up_some(claimed, &open, failure).await?;
        Ok(if stands { Waved::Done } else { Waved::Lost })
    }

    /// Gives back what was granted for asks that are not sent.
    async fn turn_back(&self, claimed: &ClaimedBatch, asks: usize) -> Result<()> {
        let collections = self.turn.store.collections();
        let (asked, holder) = (claimed.batch.asked, claimed.holder);
        let left = collections.leave(asked, holder, &WaveReport::default()).await;
        if self.turn.limits.none() {
            return left;
        }
        let not_made = u32::try_from(asks).unwrap_or_default();
        let corrected = collections
            .correct(-self.estimate() * i64::from(not_made), not_made)
            .await;
        left.and(corrected)
    }

    async fn settle(&self, claimed: &mut ClaimedBatch, outcomes: Outcomes) -> Result<Waved> {
        let stands = self.turn.record(claimed, &self.prompts, outcomes).await?;
        Ok(if stands { Waved::Done } else { Waved::Lost })
    }

    /// The first asks of what is due. Those whose prompt was deleted meanwhile are no asks: they have failed, and come first.
    fn choose(&self, claimed: &ClaimedBatch, due: &[AskPlace]) -> std::result::Result<Wave, Outcomes> {
        let (mut asks, mut polls, mut gone) = (Vec::new(), Vec::new(), Outcomes::default());
        let lanes = u32::from(LANES);
        let width = self.engine.pace.concurrency.div_ceil(lanes).clamp(1, WIDEST) as usize;
        for place in due {
            let kept = claimed.block.ticket_of(*place);
            let ticket = kept.and_then(|kept| serde_json::from_str(&kept.ticket).ok());
            if !self.prompts.contains_key(&place.ordinal(claimed.batch.block)) {
                let failure = AskFailure::new("prompt_deleted", "the prompt was deleted before it was asked");
                gone.push(*place, Came::GivenUp(failure));
            } else if asks.len() + polls.len() < width {
                match ticket {
                    Some(ticket) => polls.push((*place, ticket)),
                    None => asks.push(*place),
                }
            }
        }
        if gone.is_empty() {
            Ok(Wave { asks, polls })
        } else {
            Err(gone)
        }
    }

    /// How many of a wave's new asks may be sent now.
    async fn admit(&self, claimed: &ClaimedBatch, wave: &Wave) -> Result<std::result::Result<usize, Refused>> {
        let (turn, collections) = (self.turn, self.turn.store.collections());
        if wave.asks.is_empty() {
            return Ok(Ok(0));
        }
        let wanted = u32::try_from(wave.asks.len()).unwrap_or(WIDEST);
        let (asked, holder) = (claimed.batch.asked, claimed.holder);
        let granted = match collections.enter(asked, holder, wanted, self.engine.pace).await? {
            Admission::Granted(granted) => granted,
            Admission::Later(pause) => return Ok(Err(Refused::Later(pause))),
            Admission::Never(failure) => {
                tracing::error!(
                    ?asked,
                    code = failure.code,
                    "an engine is given up for now: {}",
                    failure.description
                );
                counter!("EnginesGivenUp").increment(1);
                return Ok(Err(Refused::Never(failure)));
            }
        };
        if turn.limits.none() {
            return Ok(Ok(granted as usize));
        }
        match collections.reserve(granted, self.estimate(), turn.limits).await? {
            Ok(affordable) => Ok(Ok(affordable as usize)),
            Err(failure) => {
                tracing::warn!(code = failure.code, "{}", failure.description);
                counter!("SpendingLimitsReached").increment(1);
                collections.leave(asked, holder, &WaveReport::default()).await?;
                Ok(Err(Refused::Never(failure)))
            }
        }
    }

    /// Micro-dollars that a call is expected to cost.
    fn estimate(&self) -> i64 {
        estimate(self.engine.adapter.description()).map_or(0, |cost| micros(cost.dollars))
    }

    async fn send(&self, claimed: &ClaimedBatch, wave: &Wave) -> Outcomes {
        let asks = wave.asks.iter().map(|place| (*place, None));
        let polls = wave.polls.iter().map(|(place, ticket)| (*place, Some(ticket)));
        let sent = asks.chain(polls).map(|(place, ticket)| async move {
            let came = self.one(claimed, place, ticket).await;
            (place, came)
        });
        let came: Vec<_> = sent.collect();
        join_all(came).await.into_iter().collect()
    }

    /// Asks, or asks for what was handed in before; what came is kept at once.
    async fn one(&self, claimed: &ClaimedBatch, place: AskPlace, ticket: Option<&Ticket>) -> Came {
        let Some(prompt) = self.prompts.get(&place.ordinal(claimed.batch.block)) else {
            let reason = "the prompt was deleted".to_owned();
            return Came::Error(AskError::Failed { reason }, 0);
        };
        let handed_in = ticket.and(claimed.block.ticket_of(place));
        match self.submitted(&self.question(prompt, place), ticket).await {
            Err(error) => {
                // What a vendor works on was charged when it was handed in.
                let paid = error.may_be_paid() && handed_in.is_none();
                self.keep_unread(claimed, place, &error).await;
                Came::Error(error, if paid { self.estimate() } else { 0 })
            }
            Ok(Submitted::Pending(ticket, pause)) => {
                let kept = self.kept(place, handed_in, &ticket, pause);
                if handed_in.is_none() {
                    let raw = self.raw_of(kept.charged, ticket.country_refused, Vec::new());
                    let ticket = Some(kept.clone());
                    self.keep(claimed, place, RawAnswer { ticket, ..raw }).await;
                }
                Came::Pending(kept)
            }
            Ok(Submitted::Done(outcome)) => {
                let raw = self.raw(&outcome);
                let came = Came::kept(outcome, &raw, handed_in.map_or(0, |kept| kept.charged));
                self.keep(claimed, place, raw).await;
                came
            }
        }
    }

    /// Hands a question in, or asks for what was handed in before, in the time that the engine has.
    async fn submitted(
        &self,
        question: &Question,
        ticket: Option<&Ticket>,
    ) -> std::result::Result<Submitted, AskError> {
        let adapter = self.engine.adapter.as_ref();
        let asking = async {
            let submitted = match ticket {
                Some(ticket) => adapter.poll(ticket).await,
                None => adapter.submit(question).await,
            };
            Ok(submitted)
        };
        match timeout(self.engine.deadline, caught("an adapter", asking)).await {
            Err(_) => Err(AskError::TimedOut),
            Ok(Err(panic)) => {
                tracing::error!(error = %panic, "an adapter failed");
                Err(AskError::Failed {
                    reason: "the service failed while it asked".to_owned(),
                })
            }
            Ok(Ok(submitted)) => submitted,
        }
    }

    /// The ticket of a question that a vendor works on, as it is kept; `before`: as it was kept so far.
    fn kept(&self, place: AskPlace, before: Option<&KeptTicket>, ticket: &Ticket, pause: Duration) -> KeptTicket {
        let now = self.turn.store.now();
        KeptTicket {
            place: place.number(),
            ticket: json!(ticket).to_string(),
            since: before.map_or(now.0, |kept| kept.since),
            due: later(now, pause.min(LONGEST_WAIT)).0,
            charged: before.map_or_else(|| self.estimate(), |kept| kept.charged),
        }
    }

    /// Keeps what a vendor sent. Where that fails the answer is stored all the same, and what it was made of is not.
    async fn keep(&self, claimed: &ClaimedBatch, place: AskPlace, raw: RawAnswer) {
        let (ask, collections) = (self.turn.ask(claimed, place), self.turn.store.collections());
        if let Err(error) = collections.keep_raw(ask.prompt, ask.fingerprint(), raw).await {
            tracing::error!(%error, prompt = %ask.prompt, "what a vendor sent is not kept");
        }
    }

    /// Keeps what came and could not be read: it was paid for, and tells what is to be mended.
    async fn keep_unread(&self, claimed: &ClaimedBatch, place: AskPlace, error: &AskError) {
        if let AskError::BadAnswer { raw, .. } = error {
            let raw = self.raw_of(self.estimate(), false, raw.clone());
            self.keep(claimed, place, RawAnswer { unread: true, ..raw }).await;
        }
    }

    fn question(&self, prompt: &PromptRecord, place: AskPlace) -> Question {
        let brands = self.turn.brand.tracked().map(|brand| NamedBrand {
            name: brand.name.to_owned(),
            domain: brand.domain.to_owned(),
        });
        Question {
            prompt: prompt.query.clone(),
            country: prompt.country,
            language: Language::told_of(&prompt.query).map(|language| language.code().to_owned()),
            invention: Some(Invention {
                day: self.turn.day,
                repetition: u32::from(place.repetition()) - 1,
                brands: brands.collect(),
            }),
        }
    }

    fn raw(&self, outcome: &Outcome) -> RawAnswer {
        let described = self.engine.adapter.description();
        let (usage, model, country_refused, bodies) = match outcome {
            Outcome::Answer(answer) => (
                answer.usage,
                answer.model.as_deref(),
                answer.country_refused,
                &answer.raw,
            ),
            Outcome::NotShown(none) => (none.usage, None, false, &none.raw),
        };
        let micros = cost(described, model, usage).map_or(0, |cost| micros(cost.dollars));
        self.raw_of(micros, country_refused, bodies.clone())
    }

    fn raw_of(&self, micros: i64, country_refused: bool, bodies: Vec<String>) -> RawAnswer {
        RawAnswer {
            answered_at: self.turn.moment_of_answer().0,
            interface: self.engine.adapter.description().interface.as_str().to_owned(),
            micros,
            country_refused,
            bodies,
            unread: false,
            ticket: None,
        }
    }

    /// Tells the gate, and the organization's purse, what came of a wave. Where they can not be told, what came is written
    /// down all the same.
    async fn report(&self, claimed: &ClaimedBatch, wave: &Wave, outcomes: &Outcomes) {
        let (asked, collections) = (claimed.batch.asked, self.turn.store.collections());
        let report = report(outcomes);
        let left = collections.leave(asked, claimed.holder, &report).await;
        self.turn.asking(false);
        if report.stop != Stop::No {
            self.turn.engines.forget(asked).await;
        }
        for told in [left, self.charge(wave, outcomes.micros(&claimed.block)).await] {
            if let Err(error) = told {
                tracing::error!(%error, ?asked, "what came of a wave is not told to gate and purse");
            }
        }
    }

    /// Corrects what was reserved for a wave by what it was charged, in micro-dollars.
    async fn charge(&self, wave: &Wave, charged: i64) -> Result<()> {
        let collections = self.turn.store.collections();
        if self.turn.limits.none() {
            // Nothing was reserved; a limit that is set later in the day or month is to know of it.
            let calls = u32::try_from(wave.asks.len()).unwrap_or(WIDEST);
            return collections.spend(charged, calls).await;
        }
        let reserved = self.estimate() * i64::try_from(wave.asks.len()).unwrap_or_default();
        if charged != reserved {
            collections.correct(charged - reserved, 0).await?;
        }
        Ok(())
    }
}
