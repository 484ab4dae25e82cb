//! Planning: batches for the prompts of a run, a bounded portion at a time.

use super::batch::AskBatch;
use super::claims::run_ttl;
use super::{Collections, ROW, tally};
use crate::table::{Action, Guard, MOST_ACTIONS, Transaction, item_of, number, text};
use answerscope_domain::Channel;
use answerscope_domain::entities::collection::{AskedEngine, CollectionWork, EngineTally};
use answerscope_domain::error::Result;
use answerscope_domain::ids::CollectionId;
use aws_sdk_dynamodb::types::AttributeValue;

/// Actions of a portion that write batches; the others are the brand's, the run's, and a tally of each engine and surface.
const BATCHES: usize = MOST_ACTIONS - 20;

/// Prompts of a block that are to be asked: the block's number, and a bit for each prompt.
pub type PlannedBlock = (u32, u32);

/// Blocks that a portion has for so many engines.
pub fn portion(engines: usize) -> usize {
    (BATCHES / engines.max(1)).max(1)
}

impl Collections<'_> {
    /// Plans a portion of a run: its batches, what they add to the tallies, and the ordinal where planning goes on (`None`:
    /// all is planned) appear together. `false`: another step was first.
    ///
    /// # Errors
    /// [`Error::NotFound`](answerscope_domain::Error::NotFound) where the brand is gone.
    pub async fn plan(
        self,
        id: CollectionId,
        work: &CollectionWork,
        blocks: &[PlannedBlock],
        next: Option<u32>,
    ) -> Result<bool> {
        let (keys, ttl) = (self.store.org.of(id.brand), run_ttl(work.day));
        let Some(from) = work.next_prompt else { return Ok(false) };
        let next = next.map_or(AttributeValue::Null(true), number);
        let advance = Action::update(keys.task(ROW, id.token), "SET #work.nextPrompt = :next")
            .when("#work.nextPrompt = :from AND taskState = :processing")
            .name("#work", "work")
            .value(":next", next)
            .value(":from", number(from))
            .value(":processing", text("processing"));
        let mut plan = Transaction::new()
            .guard(Guard::BrandGone, Action::exists(keys.brand()))
            .guard(Guard::Changed, advance);
        for asked in work.engines.iter().filter(|_| !blocks.is_empty()) {
            for (block, prompts) in blocks {
                let batch = AskBatch::new(*asked, *block, *prompts, work.repetitions);
                let key = keys.ask_batch(id.token, Channel::from(*asked), *block);
                let mut item = item_of(key, "ask batch", &batch)?;
                item.insert("ttl".into(), number(ttl));
                plan = plan.then(Action::put(item));
            }
            let more = planned(*asked, blocks, work.repetitions);
            plan = plan.then(tally::add(keys.ask_tally(id.token, Channel::from(*asked)), &more, ttl));
        }
        match self.store.table().commit(plan).await? {
            Ok(()) => Ok(true),
            Err(Guard::Changed) => Ok(false),
            Err(Guard::BrandGone) => Err(answerscope_domain::Error::NotFound),
        }
    }
}

fn planned(asked: AskedEngine, blocks: &[PlannedBlock], repetitions: u8) -> EngineTally {
    let prompts: u64 = blocks.iter().map(|(_, prompts)| u64::from(prompts.count_ones())).sum();
    EngineTally {
        planned: prompts * u64::from(repetitions),
        ..EngineTally::none(asked)
    }
}
