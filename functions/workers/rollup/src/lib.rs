//! The rollup worker: makes segments agree with facts.
//!
//! A message names a brand; what there is to do stands in the brand's outbox entries. These are deleted with the work or
//! after it, so a message that comes twice, late or never changes nothing but the time at which the numbers show. The
//! work is done in steps of bounded size: some batches become a piece, some pieces are merged into the segments of their
//! window. After a while a run ends, and what is left goes on by another message.
//!
//! It serves two queues. What was imported or deleted is counted from the one, which takes as long as there is of it. What
//! takes the longer the larger the brand is waits in the other, the backfill's: answers that are read anew, days that are
//! recounted, deleted prompts that leave every segment. So nobody's import waits for a brand that is renamed.

mod backfill;
mod batches;
mod columns;
mod count;
mod count_plan;
mod counted;
pub mod deleted_prompts;
mod heap;
mod known_pieces;
mod merge;
mod merge_plan;
mod pieces;
mod publish;
pub mod reanalysis;
mod rebase;
mod rebuild_days;
pub mod recount;
pub mod repair;
mod reread;
mod rounds;
mod run;
mod step;
mod tiers;
mod uncount;
mod unpieced;
mod windows;

use std::sync::Arc;

use crate::counted::note_counted;
use crate::rounds::Rounds;
use crate::run::{Run, Share};
use crate::windows::roll_windows;
use answerscope_api::app::App;
use answerscope_api::worker::batch;
use answerscope_domain::Result;
use answerscope_domain::error::Error;
use answerscope_domain::ids::BrandId;
use answerscope_store::Store;
use answerscope_store::aws::queue::Message;
use answerscope_tasks::{OfGone, in_turn};
use aws_lambda_events::sqs::{SqsBatchResponse, SqsEvent};
use tokio::time::Instant;

pub use crate::backfill::run_backfill;

/// Runs after whose time a batch of messages begins no further step: the last step may take as long as several runs.
const RUNS: u32 = 4;

/// Handles a batch of messages, of either queue.
pub async fn handle(app: Arc<App>, event: SqsEvent) -> SqsBatchResponse {
    let time = app.settings.run_time;
    let end = Instant::now() + time * RUNS;
    batch(event, |body| {
        let app = Arc::clone(&app);
        async move {
            let until = end.min(Instant::now() + time);
            let message = Message::parse(&body)?;
            match message {
                Message::Rollup { organization, brand } => {
                    let store = Store::new(&app.stores, organization);
                    Box::pin(in_turn(&store, brand, message, until, OfGone::Nothing, || {
                        run_rollup(&store, brand, until)
                    }))
                    .await
                }
                Message::Backfill { organization, brand } => {
                    let store = Store::new(&app.stores, organization);
                    Box::pin(in_turn(&store, brand, message, until, OfGone::Nothing, || {
                        run_backfill(&store, brand, until)
                    }))
                    .await
                }
                _ => Err(Error::internal("a message for another worker")),
            }
        }
    })
    .await
}

/// Counts what the brand's outbox entries tell of as imported or deleted; what it does not begin before `until`, it leaves
/// to another message.
///
/// # Errors
/// When a store does not answer, or others are in the way for long.
#[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all, fields(%brand))]
pub async fn run_rollup(store: &Store, brand: BrandId, until: Instant) -> Result<()> {
    let mut run = Run::new(store, brand, Share::Rollup, until);
    let done = rounds(&mut run).await;
    run.ended(done)
}

async fn rounds(run: &mut Run<'_>) -> Result<()> {
    let mut rounds = Rounds::default();
    loop {
        let entries = run.list().await?;
        let own = run.own(&entries);
        // Also where there is nothing to do: a run may have done it, and been killed before it told.
        if rounds.have_begun() || own.is_empty() {
            note_counted(run, &entries).await?;
        }
        if own.is_empty() {
            return Ok(());
        }
        // After a step at least, whatever the time is.
        if run.is_over() && rounds.have_begun() {
            rounds.end(&own)?;
            run.store.outbox().enqueue_rollup(run.keys.brand).await;
            return Ok(());
        }
        rounds.begin(own).await?;
        Box::pin(roll_windows(run, &entries)).await?;
    }
}
