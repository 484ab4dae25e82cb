//! What was begun and has no outcome: whoever asked has died. Where the answer had come, it lies in the bucket, and nobody
//! is asked for it again.

use std::collections::HashMap;
use std::sync::Arc;

use answerscope_domain::Result;
use answerscope_domain::clock::{Moment, later};
use answerscope_domain::collecting::{AskBits, AskPlace};
use answerscope_domain::entities::collection::Ask;
use answerscope_domain::entities::prompt::PromptRecord;
use answerscope_domain::ids::PromptId;
use answerscope_store::collection::{ClaimedBatch, KeptTicket};
use futures::future::try_join_all;

use crate::engines::EngineToAsk;
use crate::lane::Turn;
use crate::read::{micros_of, outcome};
use crate::record::{Came, LONGEST_WORK, Outcomes};
use crate::wave::WIDEST;

impl Turn<'_> {
    /// The prompts of what is open of a batch, by ordinal; deleted ones are missing.
    pub(crate) async fn prompts(&self, claimed: &ClaimedBatch) -> Result<HashMap<u32, PromptRecord>> {
        let open = claimed.batch.open(&claimed.block);
        let mut ids: Vec<PromptId> = open.iter().map(|place| self.ask(claimed, place).prompt).collect();
        ids.dedup();
        let found = self.store.prompts().get_many(ids).await?;
        Ok(found.into_iter().map(|prompt| (prompt.id.ordinal, prompt)).collect())
    }

    /// The ask at a place of a batch.
    pub(crate) fn ask(&self, claimed: &ClaimedBatch, place: AskPlace) -> Ask {
        Ask {
            prompt: PromptId {
                brand: self.lane.id.brand,
                ordinal: place.ordinal(claimed.batch.block),
            },
            asked: claimed.batch.asked,
            day: self.day,
            repetition: place.repetition(),
        }
    }

    /// Stores the answers and tickets that had come to asks without an outcome, some at a time; those that are to be asked for.
    pub(crate) async fn recover(
        &self,
        engine: &EngineToAsk,
        claimed: &mut ClaimedBatch,
        prompts: &HashMap<u32, PromptRecord>,
    ) -> Result<ToAsk> {
        let begun = claimed.batch.open(&claimed.block).and(&claimed.block.begun);
        let (begun, mut to_ask): (Vec<AskPlace>, _) = (begun.iter().collect(), ToAsk::default());
        for some in begun.chunks(WIDEST as usize) {
            let reads = some.iter().map(|place| self.found(engine, claimed, *place));
            let (found, mut outcomes) = (try_join_all(reads).await?, Outcomes::default());
            for (place, found) in some.iter().zip(found) {
                match found {
                    Found::Came(came) => outcomes.push(*place, came),
                    Found::Unfinished => to_ask.unfinished.insert(*place),
                    Found::Nothing => to_ask.lost.insert(*place),
                    Found::Unread => {}
                }
            }
            if !outcomes.is_empty() && !self.record(claimed, prompts, outcomes).await? {
                // The batch went to somebody else, who finds the rest.
                break;
            }
        }
        Ok(to_ask)
    }

    /// What had come of an ask.
    async fn found(&self, engine: &EngineToAsk, claimed: &ClaimedBatch, place: AskPlace) -> Result<Found> {
        let (ask, collections) = (self.ask(claimed, place), self.store.collections());
        let Some(raw) = collections.raw(ask.prompt, ask.fingerprint()).await? else {
            return Ok(Found::Nothing);
        };
        if let Some(kept) = &raw.ticket {
            return Ok(match self.has_ended(claimed, kept) {
                true => Found::Nothing,
                false => Found::Came(Came::Pending(kept.clone())),
            });
        }
        if raw.unfinished {
            // What was counted as a failure belongs to an earlier try.
            return Ok(if raw.unread { Found::Nothing } else { Found::Unfinished });
        }
        let (raw, described) = (Arc::new(raw), engine.adapter.description());
        let charged = if raw.unread { raw.micros } else { 0 };
        Ok(match outcome(&engine.adapter, &raw).await {
            Ok(outcome) => {
                let micros = micros_of(described, &outcome) - charged;
                Found::Came(Came::of(outcome, raw.moment(), micros))
            }
            Err(_) if raw.unread => Found::Unread,
            Err(_) => Found::Nothing,
        })
    }

    /// Whether a ticket that lies in the bucket is of an earlier try, or older than a vendor may work on a question: it was
    /// given up then, maybe by another run of the day.
    fn has_ended(&self, claimed: &ClaimedBatch, kept: &KeptTicket) -> bool {
        let retry = AskPlace::from_number(kept.place).and_then(|place| claimed.batch.retry_of(place));
        let earlier = retry.is_some_and(|retry| retry.due > kept.since);
        earlier || self.store.now() >= later(Moment(kept.since), LONGEST_WORK)
    }
}

/// Asks without an outcome that are to be asked for.
#[derive(Debug, Default)]
pub(crate) struct ToAsk {
    /// Of which nothing has come: they may be paid twice.
    pub(crate) lost: AskBits,
    /// Of which a part of the requests was answered.
    pub(crate) unfinished: AskBits,
}

/// What had come of an ask without an outcome.
enum Found {
    /// This.
    Came(Came),
    /// A part of the requests that it takes.
    Unfinished,
    /// What could not be read before either. It was counted then: this run asks for the first time.
    Unread,
    /// Nothing, or what can not be read.
    Nothing,
}
