//! A step of a run: plans what is not planned yet, keeps its lanes going, and ends it when nothing is left to ask. Steps may
//! be done twice and at once.

use std::time::Duration;

use answerscope_domain::Result;
use answerscope_domain::clock::{Moment, later};
use answerscope_domain::collecting::AskFailure;
use answerscope_domain::entities::brand::BrandRecord;
use answerscope_domain::entities::collection::{BLOCK, CollectionWork};
use answerscope_domain::entities::task::{Task, TaskState};
use answerscope_domain::error::Error;
use answerscope_domain::ids::CollectionId;
use answerscope_store::Store;
use answerscope_store::aws::queue::send_soon;
use answerscope_store::collection::{LANES, PlannedBlock, portion};
use answerscope_tasks::Tasks;
use answerscope_tasks::collections::LONGEST;
use metrics::counter;

/// How long a step plans.
const PLANS: Duration = Duration::from_secs(30);
/// When the next step is to look after a run that goes on: soon, so that lanes that were stopped go on.
const LOOKS_AGAIN: Duration = Duration::from_secs(10);
/// Batches that are given up together.
const GIVEN_UP: usize = 40;

/// Does a step of a run; one that is over, or whose brand is gone, has none.
#[tracing::instrument(target = "answerscope::steps", level = "debug", name = "run_step", skip_all)]
pub(crate) async fn step(store: &Store, id: CollectionId) -> Result<()> {
    match Box::pin(Step::new(store, id).go()).await {
        Err(Error::NotFound) => Ok(()),
        done => done,
    }
}

struct Step<'s> {
    store: &'s Store,
    id: CollectionId,
    began: Moment,
}

impl<'s> Step<'s> {
    fn new(store: &'s Store, id: CollectionId) -> Self {
        Self {
            store,
            id,
            began: store.now(),
        }
    }

    fn tasks(&self) -> Tasks<'s, CollectionWork> {
        Tasks::new(self.store)
    }

    fn late(&self) -> bool {
        self.store.now() >= later(self.began, PLANS)
    }

    async fn go(&self) -> Result<()> {
        let mut task = self.tasks().get(self.id).await?;
        if task.task_state.ended() {
            return Ok(());
        }
        if task.task_state == TaskState::Pending {
            self.tasks().begin(self.id, &task).await?;
            task = self.tasks().get(self.id).await?;
        }
        if self.store.now() >= later(Moment(task.created), LONGEST) {
            self.give_up_the_rest(&task).await?;
        } else {
            self.plan(&mut task).await?;
            self.begin_lanes(&task.work).await?;
        }
        let task = self.tasks().get(self.id).await?;
        let planned = task.work.next_prompt.is_none();
        if planned && !self.store.collections().any_batch(self.id).await? {
            return self.tasks().finish(self.id, task).await;
        }
        let due = later(self.store.now(), LOOKS_AGAIN);
        self.tasks().put_off(self.id, due).await?;
        if !planned {
            send_soon(self.store.stores.queue().as_ref(), self.tasks().message(self.id)).await;
        }
        Ok(())
    }

    /// Plans until all is planned or the step's time is over.
    async fn plan(&self, task: &mut Task<CollectionWork>) -> Result<()> {
        if task.work.next_prompt.is_none() {
            return Ok(());
        }
        let brand = self.store.brands().get(self.id.brand).await?;
        while let Some(from) = task.work.next_prompt
            && !self.late()
        {
            let (blocks, behind) = self.blocks(&brand, &task.work, from).await?;
            if !self.plan_blocks(&mut task.work, &blocks, behind).await? {
                // Another step was first: it tells how far planning has come.
                task.work = self.tasks().get(self.id).await?.work;
            }
        }
        Ok(())
    }

    /// Plans some blocks, a portion at a time; `behind`: where planning goes on behind them. `false`: another step was first.
    async fn plan_blocks(
        &self,
        work: &mut CollectionWork,
        blocks: &[PlannedBlock],
        behind: Option<u32>,
    ) -> Result<bool> {
        let mut rest = blocks;
        loop {
            let (some, more) = rest.split_at(portion(work.engines.len()).min(rest.len()));
            let next = match (more, some.last()) {
                ([], _) => behind,
                (_, last) => last.map(|(block, _)| (block + 1) * BLOCK),
            };
            if !self.store.collections().plan(self.id, work, some, next).await? {
                return Ok(false);
            }
            work.next_prompt = next;
            rest = more;
            if rest.is_empty() || self.late() {
                return Ok(true);
            }
        }
    }

    /// The blocks to plan from an ordinal on, and where to go on behind them.
    async fn blocks(
        &self,
        brand: &BrandRecord,
        work: &CollectionWork,
        from: u32,
    ) -> Result<(Vec<PlannedBlock>, Option<u32>)> {
        let Some(chosen) = &work.prompts else {
            let page = self.store.catalogs().monitored(brand, from).await?;
            return Ok((page.blocks, page.next));
        };
        let mut blocks: Vec<PlannedBlock> = Vec::new();
        for ordinal in chosen.iter().filter(|ordinal| **ordinal >= from) {
            let (block, bit) = (ordinal / BLOCK, 1 << (ordinal % BLOCK));
            match blocks.last_mut() {
                Some((last, prompts)) if *last == block => *prompts |= bit,
                _ => blocks.push((block, bit)),
            }
        }
        Ok((blocks, None))
    }

    /// Sends the messages of lanes that nobody cares for, as many as there are batches for.
    async fn begin_lanes(&self, work: &CollectionWork) -> Result<()> {
        let collections = self.store.collections();
        for asked in &work.engines {
            let batches = collections.open_batches(self.id, *asked, usize::from(LANES)).await?;
            if batches.is_empty() {
                continue;
            }
            let idle = collections.idle_lanes(self.id, *asked).await?;
            let cared_for = usize::from(LANES) - idle.len();
            for lane in idle.into_iter().take(batches.len().saturating_sub(cared_for)) {
                send_soon(self.store.stores.queue().as_ref(), collections.message(lane)).await;
            }
        }
        Ok(())
    }

    /// Gives up what is left of a run that has taken too long.
    async fn give_up_the_rest(&self, task: &Task<CollectionWork>) -> Result<()> {
        tracing::error!(run = %self.id, "a run has taken too long; what is left of it is given up");
        counter!("CollectionsNotFinished").increment(1);
        let collections = self.store.collections();
        if task.work.next_prompt.is_some() {
            // Refused: another step plans; the next one gives up.
            let _by_another = collections.plan(self.id, &task.work, &[], None).await?;
        }
        let failure = AskFailure::new("not_finished", "the run has taken too long");
        while !self.late() {
            let batches = collections.any_open_batches(self.id, GIVEN_UP).await?;
            let mut ended = false;
            for batch in batches {
                // One that a collector works at is left to the next step.
                let Some(claimed) = collections.take(self.id, task.work.day, batch).await? else {
                    continue;
                };
                // Refused: a collector has ended it.
                let _by_another = collections.give_up(task.work.day, claimed, &failure).await?;
                ended = true;
            }
            if !ended {
                return Ok(());
            }
        }
        Ok(())
    }
}
