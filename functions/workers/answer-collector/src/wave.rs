//! A wave: some asks at once, in the time that the engine has for an answer.

use std::collections::HashMap;
use std::time::Duration;

use answerscope_domain::Result;
use answerscope_domain::collecting::{Admission, AskBits, AskFailure, AskPlace, Pace, Stop};
use answerscope_domain::entities::prompt::PromptRecord;
use answerscope_engines::Ticket;
use answerscope_engines::price::estimate;
use answerscope_store::collection::{ClaimedBatch, KeptTicket, LANES};
use futures::future::join_all;
use metrics::counter;

use crate::engines::EngineToAsk;
use crate::lane::Turn;
use crate::record::{Came, Outcomes, micros};
use crate::report::{note_oddities, report};

/// Asks of a wave at most: as many answers are stored together.
pub(crate) const WIDEST: u32 = 8;

/// The waves of a batch.
pub(crate) struct Waves<'a> {
    pub(crate) turn: &'a Turn<'a>,
    pub(crate) engine: &'a EngineToAsk,
    pub(crate) prompts: HashMap<u32, PromptRecord>,
    /// What was asked by somebody who died.
    pub(crate) lost: AskBits,
    /// Of what a part of the requests was answered before somebody died.
    pub(crate) unfinished: AskBits,
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

/// Asks of a wave: the lanes of a collection share what may be asked at a time.
pub(crate) fn width(pace: Pace) -> u32 {
    pace.concurrency.div_ceil(u32::from(LANES)).clamp(1, WIDEST)
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

/// The ticket that an adapter gave; one that can not be read is none, and the question is asked anew.
fn readable(place: AskPlace, kept: &KeptTicket) -> Option<Ticket> {
    let ticket = serde_json::from_str(&kept.ticket);
    let told = ticket
        .inspect_err(|error| tracing::error!(%error, ?place, "a ticket can not be read; the question is asked anew"));
    told.ok()
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
        for place in &wave.asks {
            self.unfinished.remove(*place);
        }
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
        let not_made = u32::try_from(asks).unwrap_or_default();
        let left = collections.turn_back(asked, holder, not_made, self.engine.pace).await;
        if self.turn.limits.none() {
            return left;
        }
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
        let width = width(self.engine.pace) as usize;
        for place in due {
            let kept = claimed.block.ticket_of(*place);
            let ticket = kept.and_then(|kept| readable(*place, kept));
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
        let reserved = collections.reserve(granted, self.estimate(), turn.limits).await;
        if !matches!(reserved, Ok(Ok(_))) {
            // Nothing is sent: the place in the gate is another's, and what is given up does not wait for the pace.
            collections.turn_back(asked, holder, granted, self.engine.pace).await?;
        }
        Ok(match reserved? {
            Ok(affordable) => Ok(affordable as usize),
            Err(failure) => {
                tracing::warn!(code = failure.code, "{}", failure.description);
                counter!("SpendingLimitsReached").increment(1);
                Err(Refused::Never(failure))
            }
        })
    }

    /// Micro-dollars that a call is expected to cost.
    pub(crate) fn estimate(&self) -> i64 {
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

    /// Tells the gate, and the organization's purse, what came of a wave. Where they can not be told, what came is written
    /// down all the same.
    async fn report(&self, claimed: &ClaimedBatch, wave: &Wave, outcomes: &Outcomes) {
        let (asked, collections) = (claimed.batch.asked, self.turn.store.collections());
        let report = report(outcomes);
        note_oddities(asked, outcomes);
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
