//! Runs of the backfill: what was counted is counted again.

use std::collections::BTreeSet;

use answerscope_domain::clock::later;
use answerscope_domain::error::Result;
use answerscope_domain::ids::BrandId;
use answerscope_metrics::SegmentWindow;
use answerscope_store::Store;
use answerscope_store::table::outbox::{OutboxEntry, PATIENCE};
use tokio::time::Instant;

use crate::count::Stepped;
use crate::counted::note_counted;
use crate::publish::merge_pieces;
use crate::reread::reread_pieces;
use crate::rounds::Rounds;
use crate::run::{Entries, Run, Share};
use crate::uncount::uncount_prompts;
use crate::windows::roll_window;

/// Does what the brand's outbox entries ask of the backfill; what it does not begin before `until`, it leaves to another
/// message. It makes some progress whatever the time is.
///
/// # Errors
/// When a store does not answer, or others are in the way for long.
#[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all, fields(%brand))]
pub async fn run_backfill(store: &Store, brand: BrandId, until: Instant) -> Result<()> {
    let mut run = Run::new(store, brand, Share::Backfill, until);
    let done = rounds(&mut run).await;
    run.ended(done)
}

async fn rounds(run: &mut Run<'_>) -> Result<()> {
    let mut rounds = Rounds::default();
    loop {
        let entries = run.list().await?;
        let own = run.own(&entries);
        if own.is_empty() {
            // What was imported while days were to be built anew could not be told as counted.
            return note_counted(run, &entries).await;
        }
        if run.is_over() && rounds.have_begun() {
            rounds.end(&own)?;
            return leave(run, own).await;
        }
        rounds.begin(own).await?;
        round(run, &entries).await?;
    }
}

/// Leaves the rest to another message. While one follows the other the sweeper need not send for what they do, or there
/// would be one more with each of its sweeps.
async fn leave(run: &Run<'_>, own: Entries) -> Result<()> {
    let (outbox, brand) = (run.store.outbox(), run.keys.brand);
    let due = later(run.store.now(), PATIENCE * 2);
    outbox.defer(own.into_iter().map(|(key, _)| key).collect(), due).await?;
    outbox.enqueue_backfill(brand).await;
    Ok(())
}

/// Does what entries ask for: what makes figures wrong before what makes them better.
async fn round(run: &mut Run<'_>, entries: &Entries) -> Result<()> {
    if entries.iter().any(|(_, entry)| uncounts(entry))
        && (!Box::pin(uncount_prompts(run, entries)).await? || run.is_over())
    {
        return Ok(());
    }
    let recounted: BTreeSet<SegmentWindow> = entries.iter().filter_map(|(_, entry)| recounts(entry)).collect();
    for window in recounted {
        if Box::pin(roll_window(run, window, entries)).await? {
            merge_pieces(run, window, entries).await?;
        }
        if run.is_over() {
            return Ok(());
        }
    }
    if entries.iter().any(|(_, entry)| *entry == OutboxEntry::Reanalysis) {
        // It merges what it has read when a day is through, not after each run.
        return Box::pin(reread_pieces(run, entries)).await;
    }
    merge_rebuilt(run, entries).await.map(drop)
}

fn uncounts(entry: &OutboxEntry) -> bool {
    matches!(entry, OutboxEntry::UncountPrompt(_) | OutboxEntry::UncountInWindows(..))
}

fn recounts(entry: &OutboxEntry) -> Option<SegmentWindow> {
    match entry {
        OutboxEntry::RebuildDays(window, _) | OutboxEntry::RecountBatches(window, _) => Some(*window),
        _ => None,
    }
}

/// Merges what was built anew, a window at a time; `false` where the time was over before.
pub(crate) async fn merge_rebuilt(run: &mut Run<'_>, entries: &Entries) -> Result<bool> {
    let windows: BTreeSet<SegmentWindow> = entries
        .iter()
        .chain(&run.unmerged)
        .filter(|(_, entry)| matches!(entry, OutboxEntry::MergeRebuilt(..)))
        .filter_map(|(_, entry)| entry.window())
        .collect();
    let mut left = windows.len();
    for window in windows {
        left -= 1;
        if merge_pieces(run, window, entries).await? == Stepped::Over || left > 0 && run.is_over() {
            return Ok(false);
        }
    }
    Ok(true)
}
