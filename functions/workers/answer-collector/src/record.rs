//! Writing down what came of asks: answers are stored, then block and batch say so.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use answerscope_domain::clock::{Moment, later};
use answerscope_domain::collecting::{AskBits, AskFailure, AskPlace};
use answerscope_domain::entities::answer::AnswerBody;
use answerscope_domain::entities::collection::{Collected, CollectionError, SeenPage};
use answerscope_domain::entities::new_answer::NewAnswer;
use answerscope_domain::entities::prompt::PromptRecord;
use answerscope_domain::error::Error;
use answerscope_domain::ids::PromptId;
use answerscope_domain::{Day, Result};
use answerscope_engines::{AskError, EngineAnswer, Outcome, RetryAdvice};
use answerscope_store::answers::{NoAnswer, ResolvedAnswer};
use answerscope_store::collection::{AskedBlock, ClaimedBatch, KeptTicket, Retried};
use metrics::counter;

use crate::lane::Turn;

/// Tries of an ask.
const MOST_TRIES: u32 = 3;
/// Tries of an ask where the engine asks for fewer requests, or is away for a moment. Neither is charged, and six tries span about a minute.
const MOST_WHEN_AWAY: u32 = 6;
/// The mean wait before the second try; each further one is twice as long.
const BACKOFF: Duration = Duration::from_secs(2);
/// The longest wait before a further try.
pub(crate) const LONGEST_WAIT: Duration = Duration::from_secs(15 * 60);
/// How long a vendor may work on a question.
pub(crate) const LONGEST_WORK: Duration = Duration::from_secs(60 * 60);

/// What came of an ask. Costs are in micro-dollars, without what was charged for the ask before.
#[derive(Debug)]
pub(crate) enum Came {
    /// An answer, when it came, and what it cost.
    Answer(Box<EngineAnswer>, Moment, i64),
    /// The engine showed none, when, and what that cost.
    NoAnswer(Moment, i64),
    /// The vendor works on it.
    Pending(KeptTicket),
    /// A failure, and what it is expected to have cost.
    Error(AskError, Charge),
    /// It can not be asked.
    GivenUp(AskFailure),
}

/// What a failure is expected to have cost.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Charge {
    /// Whether the vendor may have charged for it, so that asking again is paid twice.
    pub(crate) paid: bool,
    /// Micro-dollars.
    pub(crate) micros: i64,
}

impl Came {
    /// What came of an ask at a moment, and what that cost in micro-dollars.
    pub(crate) fn of(outcome: Outcome, at: Moment, micros: i64) -> Self {
        match outcome {
            Outcome::Answer(answer) => Self::Answer(answer, at, micros),
            Outcome::NotShown(_) => Self::NoAnswer(at, micros),
        }
    }

    /// Whether something of it may be kept that no answer leads to.
    fn leaves_something(&self) -> bool {
        match self {
            Self::Answer(..) | Self::NoAnswer(..) => false,
            Self::Pending(_) | Self::GivenUp(_) => true,
            Self::Error(error, charge) => charge.paid || error.may_be_paid(),
        }
    }
}

/// What came of some asks.
#[derive(Debug, Default)]
pub(crate) struct Outcomes(Vec<(AskPlace, Came)>);

impl Outcomes {
    pub(crate) fn push(&mut self, place: AskPlace, came: Came) {
        self.0.push((place, came));
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &(AskPlace, Came)> {
        self.0.iter()
    }

    /// What they cost in micro-dollars besides what was charged for them before, which may be less than nothing. `known`
    /// tickets were charged already.
    pub(crate) fn micros(&self, known: &AskedBlock) -> i64 {
        let micros = |(place, came): &(AskPlace, Came)| match came {
            Came::Answer(_, _, micros) | Came::NoAnswer(_, micros) => *micros,
            Came::Error(_, charge) => charge.micros,
            Came::Pending(kept) if known.ticket_of(*place).is_none() => kept.charged,
            Came::Pending(_) | Came::GivenUp(_) => 0,
        };
        self.0.iter().map(micros).sum()
    }
}

impl FromIterator<(AskPlace, Came)> for Outcomes {
    fn from_iter<T: IntoIterator<Item = (AskPlace, Came)>>(outcomes: T) -> Self {
        Self(outcomes.into_iter().collect())
    }
}

/// Dollars as whole micro-dollars.
pub(crate) fn micros(dollars: f64) -> i64 {
    (dollars * 1e6).round() as i64
}

impl Turn<'_> {
    /// When an answer that comes now was given: on the day of its run, which may have ended meanwhile.
    pub(crate) fn moment_of_answer(&self) -> Moment {
        let ends = Day(self.day.0 + 1).start().0 - 1;
        Moment(self.store.now().0.min(ends))
    }

    /// Stores answers, then notes in block and batch what came of each ask; `false` where the batch went to somebody else,
    /// who finds the answers.
    ///
    /// # Errors
    /// [`Error::NotFound`] where the brand was deleted.
    pub(crate) async fn record(
        &self,
        claimed: &mut ClaimedBatch,
        prompts: &HashMap<u32, PromptRecord>,
        outcomes: Outcomes,
    ) -> Result<bool> {
        let prompt = |(place, _): &(AskPlace, Came)| self.ask(claimed, *place).prompt;
        let asked: Vec<PromptId> = outcomes.iter().map(prompt).collect();
        let known = &claimed.block;
        let unanswered = outcomes
            .iter()
            .filter(|(place, came)| came.leaves_something() && known.ticket_of(*place).is_none());
        self.remove_of_deleted(unanswered.map(prompt).collect()).await?;
        let written = self.write(claimed, prompts, outcomes).await;
        if let Err(Error::NotFound) = written {
            // The purge may have been there before what was kept of these.
            self.store.collections().remove_raw(&asked).await?;
        }
        written
    }

    /// Removes what was kept of prompts that were deleted meanwhile: the purge may have been there before it, and comes again
    /// only where there is an answer.
    async fn remove_of_deleted(&self, mut prompts: Vec<PromptId>) -> Result<()> {
        if prompts.is_empty() {
            return Ok(());
        }
        let there = self.store.prompts().get_many(prompts.clone()).await?;
        prompts.retain(|prompt| there.iter().all(|found| found.id != *prompt));
        self.store.collections().remove_raw(&prompts).await
    }

    async fn write(
        &self,
        claimed: &mut ClaimedBatch,
        prompts: &HashMap<u32, PromptRecord>,
        outcomes: Outcomes,
    ) -> Result<bool> {
        let mut errors = Vec::new();
        // Less than nothing where another run handed in what this one has the answer to.
        claimed.batch.micros = (claimed.batch.micros + outcomes.micros(&claimed.block)).max(0);
        let (mut answers, mut none) = (Vec::new(), Vec::new());
        for (place, came) in outcomes.0 {
            match came {
                // The next run of the day reads it again, and asks only where it still can not be read.
                Came::Error(AskError::BadAnswer { .. }, _) => claimed.block.begun.insert(place),
                _ => claimed.block.begun.remove(place),
            }
            match came {
                Came::Answer(answer, ..) if answer.text.trim().is_empty() => {
                    let failure = AskFailure::new("empty_answer", "the engine's answer has no text");
                    errors.push(self.failed(claimed, place, &failure));
                }
                Came::Answer(answer, at, _) => {
                    answers.push(self.new_answer(claimed, place, prompts, *answer, at));
                    claimed.batch.answered.insert(place);
                    claimed.block.answered.insert(place);
                    over(claimed, place);
                }
                Came::NoAnswer(at, _) => {
                    let ask = self.ask(claimed, place);
                    none.push(NoAnswer { ask, at });
                    claimed.batch.no_answer.insert(place);
                    claimed.block.no_answer.insert(place);
                    over(claimed, place);
                }
                Came::Pending(kept) => errors.extend(self.pending(claimed, place, kept)),
                Came::Error(error, charge) => errors.extend(self.error(claimed, place, &error, charge.paid)),
                Came::GivenUp(failure) => errors.push(self.failed(claimed, place, &failure)),
            }
        }
        if !answers.is_empty() {
            let stored = self.store.answers().import(self.brand.clone(), answers).await?;
            counter!("AskedAnswers").increment(stored.created.len() as u64);
            counter!("AskedAnswersWithoutCitations").increment(stored.without_citations as u64);
            counter!("AskedAnswersWithoutMentions").increment(stored.without_mentions as u64);
        }
        let noted = self.store.answers().note_no_answers(&self.brand, self.day, &none)?;
        let stands = self
            .store
            .collections()
            .record(self.day, claimed, errors, noted)
            .await?;
        if stands && !none.is_empty() {
            self.store.outbox().enqueue_rollup(self.brand.id).await;
        }
        Ok(stands)
    }

    fn new_answer(
        &self,
        claimed: &ClaimedBatch,
        place: AskPlace,
        prompts: &HashMap<u32, PromptRecord>,
        answer: EngineAnswer,
        at: Moment,
    ) -> ResolvedAnswer {
        let ask = self.ask(claimed, place);
        let country = prompts.get(&ask.prompt.ordinal).and_then(|prompt| prompt.country);
        // One that is cited at two places is one source.
        let (mut cited, mut known) = (Vec::new(), HashSet::new());
        for citation in answer.citations {
            if known.insert(citation.url.clone()) {
                cited.push((citation.url, citation.title));
            }
        }
        let seen = answer.sources.into_iter().map(|page| SeenPage {
            url: page.url,
            title: page.title,
            cited: page.cited,
        });
        let new = NewAnswer {
            engine: ask.asked.engine,
            answered_at: at,
            body: AnswerBody::asked(answer.text, cited, answer.searches, seen.collect()),
            model: answer.model,
            country: country.filter(|_| !answer.country_refused),
            left_out: Vec::new(),
            external_id: None,
            collected: Some(Collected {
                collection: self.lane.id,
                ask,
            }),
        };
        ResolvedAnswer {
            row: usize::from(place.number()),
            prompt: ask.prompt,
            answer: Arc::new(new),
            replaces: None,
        }
    }

    /// Keeps a ticket; one that the vendor has worked on for too long is given up.
    fn pending(&self, claimed: &mut ClaimedBatch, place: AskPlace, kept: KeptTicket) -> Option<CollectionError> {
        drop_ticket(claimed, place);
        if self.store.now() >= later(Moment(kept.since), LONGEST_WORK) {
            let failure = AskFailure::new(AskError::TimedOut.code(), AskError::TimedOut.to_string());
            return Some(self.failed(claimed, place, &failure));
        }
        claimed.block.tickets.push(kept);
        None
    }

    /// Notes that a vendor could not be asked for what it works on. That is paid for, so it is asked for again, the longer it
    /// works the more seldom, as long as a vendor may work on a question.
    fn not_asked_for(&self, claimed: &mut ClaimedBatch, kept: KeptTicket, error: &AskError) -> Option<CollectionError> {
        let place = AskPlace::from_number(kept.place)?;
        let now = self.store.now();
        if now >= later(Moment(kept.since), LONGEST_WORK) {
            let failure = AskFailure::new(error.code(), error.to_string());
            return Some(self.failed(claimed, place, &failure));
        }
        let waited = Duration::from_micros(u64::try_from(now.0 - kept.since).unwrap_or_default());
        let pause = match error.retry() {
            RetryAdvice::After(pause) => pause,
            RetryAdvice::Later | RetryAdvice::Never => waited / 4,
        };
        let due = later(now, pause.clamp(BACKOFF, LONGEST_WAIT)).0;
        drop_ticket(claimed, place);
        claimed.block.tickets.push(KeptTicket { due, ..kept });
        None
    }

    /// Notes a failure: the ask is tried again, or is given up.
    fn error(
        &self,
        claimed: &mut ClaimedBatch,
        place: AskPlace,
        error: &AskError,
        paid: bool,
    ) -> Option<CollectionError> {
        if let Some(kept) = claimed.block.ticket_of(place).filter(|_| !ends_ticket(error)).cloned() {
            return self.not_asked_for(claimed, kept, error);
        }
        drop_ticket(claimed, place);
        let tries = claimed.batch.retry_of(place).map_or(0, |retry| retry.tries) + 1;
        let most = match error {
            AskError::Limited { .. } | AskError::Unavailable { .. } => MOST_WHEN_AWAY,
            _ => MOST_TRIES,
        };
        let pause = match error.retry() {
            // A forgotten ticket is no answer: the question is asked anew.
            RetryAdvice::Never if *error == AskError::UnknownTicket => Some(Duration::ZERO),
            RetryAdvice::Never => None,
            RetryAdvice::Later => Some(backoff(claimed, place, tries)),
            // Some tell none, or a moment that has passed.
            RetryAdvice::After(pause) => Some(pause.min(LONGEST_WAIT).max(backoff(claimed, place, tries))),
        };
        let Some(pause) = pause.filter(|_| tries < most) else {
            let failure = AskFailure::new(error.code(), error.to_string());
            return Some(self.failed(claimed, place, &failure));
        };
        let due = later(self.store.now(), pause).0;
        claimed.batch.retries.retain(|retry| retry.place != place.number());
        claimed.batch.retries.push(Retried {
            place: place.number(),
            tries,
            paid,
            due,
        });
        None
    }

    /// Gives up asks of a batch that was taken, for one reason that is told once; `false` where the batch went to somebody
    /// else.
    ///
    /// # Errors
    /// [`Error::NotFound`] where the brand was deleted.
    pub(crate) async fn give_up_some(
        &self,
        claimed: &mut ClaimedBatch,
        asks: &AskBits,
        failure: &AskFailure,
    ) -> Result<bool> {
        let mut errors = Vec::new();
        for place in asks.iter() {
            errors.push(self.failed(claimed, place, failure));
        }
        errors.truncate(1);
        self.store
            .collections()
            .record(self.day, claimed, errors, Vec::new())
            .await
    }

    fn failed(&self, claimed: &mut ClaimedBatch, place: AskPlace, failure: &AskFailure) -> CollectionError {
        claimed.batch.failed.insert(place);
        over(claimed, place);
        CollectionError {
            engine: claimed.batch.asked.engine,
            prompt_id: self.ask(claimed, place).prompt,
            code: failure.code.clone(),
            description: failure.description.clone(),
        }
    }
}

/// Nothing more is to be done for an ask.
fn over(claimed: &mut ClaimedBatch, place: AskPlace) {
    claimed.batch.retries.retain(|retry| retry.place != place.number());
    drop_ticket(claimed, place);
}

fn drop_ticket(claimed: &mut ClaimedBatch, place: AskPlace) {
    claimed.block.tickets.retain(|kept| kept.place != place.number());
}

/// Whether a failure says that nothing will come of a ticket any more. A key that is refused may be mended meanwhile.
fn ends_ticket(error: &AskError) -> bool {
    match error {
        AskError::UnknownTicket | AskError::Failed { .. } => true,
        _ => error.retry() == RetryAdvice::Never && !error.stops_engine(),
    }
}

/// The wait before a further try: from half to one and a half times the mean, so that those who failed together do not come
/// together again.
fn backoff(claimed: &ClaimedBatch, place: AskPlace, tries: u32) -> Duration {
    let mean = BACKOFF * (1 << (tries - 1).min(8));
    let noise = u32::from(place.number())
        .wrapping_mul(2_654_435_761)
        .wrapping_add(claimed.batch.block.wrapping_mul(40_503));
    mean / 2 + mean * (noise >> 16) / 65_536
}
