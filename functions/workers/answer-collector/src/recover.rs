//! What was begun and has no outcome: whoever asked has died. Where the answer had come, it lies in the bucket, and nobody
//! is asked for it again.

use std::collections::HashMap;

use answerscope_domain::Result;
use answerscope_domain::collecting::{AskBits, AskPlace};
use answerscope_domain::entities::collection::Ask;
use answerscope_domain::entities::prompt::PromptRecord;
use answerscope_domain::ids::PromptId;
use answerscope_store::collection::{ClaimedBatch, RawAnswer};
use futures::stream::{self, StreamExt, TryStreamExt};

use crate::engines::EngineToAsk;
use crate::lane::Turn;
use crate::record::{Came, Outcomes};

/// Objects that are read side by side.
const SIDE_BY_SIDE: usize = 8;

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

    /// Stores the answers and tickets that had come to asks without an outcome; those of which nothing has come, which are
    /// asked again.
    pub(crate) async fn recover(
        &self,
        engine: &EngineToAsk,
        claimed: &mut ClaimedBatch,
        prompts: &HashMap<u32, PromptRecord>,
    ) -> Result<AskBits> {
        let begun = claimed.batch.open(&claimed.block).and(&claimed.block.begun);
        if begun.is_empty() {
            return Ok(begun);
        }
        let reads = begun.iter().map(|place| {
            let (ask, collections) = (self.ask(claimed, place), self.store.collections());
            async move {
                collections
                    .raw(ask.prompt, ask.fingerprint())
                    .await
                    .map(|raw| (place, raw))
            }
        });
        let reads: Vec<_> = reads.collect();
        let found: Vec<_> = stream::iter(reads).buffered(SIDE_BY_SIDE).try_collect().await?;
        let (mut lost, mut outcomes) = (AskBits::default(), Outcomes::default());
        for (place, raw) in found {
            let known = raw.as_ref().is_some_and(|raw| raw.unread);
            match raw.and_then(|raw| came(engine, claimed, place, &raw)) {
                Some(came) => outcomes.push(place, came),
                // It failed before because it could not be read, and was counted then: this run asks for the first time.
                None if known => {}
                None => lost.insert(place),
            }
        }
        if !outcomes.is_empty() {
            self.record(claimed, prompts, outcomes).await?;
        }
        Ok(lost)
    }
}

/// What had come of an ask. What can not be read is asked for again, as if it had not come.
fn came(engine: &EngineToAsk, claimed: &ClaimedBatch, place: AskPlace, raw: &RawAnswer) -> Option<Came> {
    if let Some(kept) = &raw.ticket {
        // A ticket of an earlier try has ended.
        let earlier = claimed
            .batch
            .retry_of(place)
            .is_some_and(|retry| retry.due > kept.since);
        return (!earlier).then(|| Came::Pending(kept.clone()));
    }
    let outcome = engine.adapter.read(&raw.bodies).ok()?;
    let charged = if raw.unread { raw.micros } else { 0 };
    Some(Came::kept(outcome, raw, charged))
}
