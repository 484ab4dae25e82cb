//! The rollup worker: makes segments agree with facts.
//!
//! A message names a brand; what there is to do stands in the brand's outbox entries. These are deleted with the work or
//! after it, so a message that comes twice, late or never changes nothing but the time at which the numbers show. The
//! work is done in steps of bounded size: some batches become a piece, some pieces are merged into the segments of their
//! window. After a while a run ends, and what is left goes on by another message.

mod batches;
mod columns;
mod count;
mod count_plan;
pub mod deleted_prompts;
mod merge;
mod merge_plan;
mod pieces;
mod publish;
pub mod reanalysis;
mod rebuild_days;
pub mod recount;
pub mod repair;
mod reread;
mod run;
mod step;
mod tiers;
mod unpieced;
mod windows;

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::reread::reread_pieces;
use crate::run::{Entries, Run};
use crate::windows::{roll_window, uncount_prompts};
use answerscope_api::app::App;
use answerscope_api::worker::batch;
use answerscope_domain::Result;
use answerscope_domain::error::Error;
use answerscope_domain::ids::BrandId;
use answerscope_metrics::SegmentWindow;
use answerscope_store::Store;
use answerscope_store::aws::queue::Message;
use answerscope_store::table::outbox::OutboxEntry;
use aws_lambda_events::sqs::{SqsBatchResponse, SqsEvent};

/// Rounds in a row that may leave the outbox as it is, because others are at it.
const IDLE: usize = 3;

/// Handles a batch of messages.
pub async fn handle(app: Arc<App>, event: SqsEvent) -> SqsBatchResponse {
    batch(event, |body| {
        let app = Arc::clone(&app);
        async move {
            let Message::Rollup { organization, brand } = Message::parse(&body)? else {
                return Err(Error::internal("a message for another worker"));
            };
            run_rollup(&Store::new(&app.stores, organization), brand).await
        }
    })
    .await
}

/// Does what the brand's outbox entries ask for; what its time does not suffice for, it leaves to another message.
///
/// # Errors
/// When a store does not answer, or others are in the way for long.
#[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all, fields(%brand))]
pub async fn run_rollup(store: &Store, brand: BrandId) -> Result<()> {
    match rounds(store, brand).await {
        // A deleted brand needs no numbers; its outbox entries tell the purge which windows there are.
        Err(Error::NotFound) => Ok(()),
        done => done,
    }
}

async fn rounds(store: &Store, brand: BrandId) -> Result<()> {
    let mut run = Run::new(store, brand);
    let (mut before, mut idle) = (Entries::new(), 0);
    loop {
        let since = store.now();
        let entries = run.entries().await?;
        if entries.is_empty() {
            // Nothing was to be done, or all of it is.
            let counted = !before.is_empty() && !run.lacking;
            return if counted {
                store.brands().set_counted_until(brand, since).await
            } else {
                Ok(())
            };
        }
        idle = if entries == before { idle + 1 } else { 0 };
        if idle == IDLE {
            return Err(Error::TooManyRequests { retry_after: 1 });
        }
        if run.is_over() {
            store.outbox().enqueue_rollup(brand).await;
            return Ok(());
        }
        round(&mut run, &entries).await?;
        before = entries;
    }
}

/// Does what entries ask for: counts what is new before it reads anything anew.
async fn round(run: &mut Run<'_>, entries: &Entries) -> Result<()> {
    let windows: BTreeSet<SegmentWindow> = entries.iter().filter_map(|(_, entry)| entry.window()).collect();
    for window in windows {
        roll_window(run, window, entries).await?;
        if run.is_over() {
            return Ok(());
        }
    }
    uncount_prompts(run, entries).await?;
    if entries.iter().any(|(_, entry)| *entry == OutboxEntry::Reanalysis) {
        reread_pieces(run, entries).await?;
    }
    Ok(())
}
