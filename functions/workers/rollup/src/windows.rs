//! What a window's outbox entries ask for.

use std::collections::BTreeSet;

use answerscope_domain::error::Result;
use answerscope_metrics::{Day, SegmentWindow};
use answerscope_store::table::outbox::OutboxEntry;

use crate::count::{Stepped, count_batches, days_of};
use crate::counted::note_counted;
use crate::merge_plan::Rewrite;
use crate::publish::{Merging, merge_pieces, publish};
use crate::rebuild_days::rebuild_days;
use crate::run::{Entries, Run, Share, of_window};
use crate::step::Step;
use crate::unpieced::{merge_anew, put_into_pieces};

/// Steps after which pieces are merged, so that figures follow a long import while it goes on.
const STEPS: usize = 8;

/// Does what a window's outbox entries ask of the run, so far as its time goes. What is counted shows at the end of the run;
/// what is counted again has figures meanwhile, and is merged when all of the window is.
#[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all, fields(window = window.0))]
pub(crate) async fn roll_window(run: &mut Run<'_>, window: SegmentWindow, all: &Entries) -> Result<()> {
    let mut entries = of_window(&run.own(all), window);
    let Some(fresh) = unpieced_days(run, window, &entries).await? else {
        return Ok(());
    };
    for (key, entry) in &entries {
        if let OutboxEntry::RebuildDays(_, days) = entry
            && !Box::pin(rebuild_days(run, window, key, days, &fresh)).await?
        {
            return Ok(());
        }
    }
    let mut steps = 0;
    loop {
        match count_batches(run, window, &mut entries, all).await? {
            Stepped::Done => steps += 1,
            Stepped::Nothing | Stepped::Again | Stepped::Part | Stepped::Over => break,
        }
        if steps % STEPS == 0 && run.share == Share::Rollup {
            let merged = merge_pieces(run, window, all).await?;
            if let Stepped::Done | Stepped::Nothing = merged {
                note_counted(run, &others_and(all, &entries, window)).await?;
            }
        }
        if run.is_over() {
            break;
        }
    }
    if run.share == Share::Backfill {
        let recounts = |(_, entry): &(_, OutboxEntry)| matches!(entry, OutboxEntry::RecountBatches(..));
        return if run.is_over() || entries.iter().any(recounts) {
            Ok(())
        } else {
            merge_pieces(run, window, all).await.map(drop)
        };
    }
    merge_pieces(run, window, all).await?;
    merge_windows_before(run).await
}

/// The entries of other windows, and what is left of this one's.
fn others_and(all: &Entries, left: &Entries, window: SegmentWindow) -> Entries {
    let counts = |entry: &OutboxEntry| !matches!(entry, OutboxEntry::MergePieces(..));
    let others = all.iter().filter(|(_, entry)| entry.window() != Some(window));
    let left = left.iter().filter(|(_, entry)| counts(entry));
    others.chain(left).cloned().collect()
}

/// Merges the segments of windows that are over, once for each later day that begins: who reads thirty days then needs one
/// segment of the window before.
async fn merge_windows_before(run: &mut Run<'_>) -> Result<()> {
    let today = run.store.now().day();
    let before = std::mem::take(&mut run.begun).into_iter();
    let windows: BTreeSet<SegmentWindow> = before.map(|day| SegmentWindow(day.window().0 - 1)).collect();
    for window in windows {
        if window.days().end().0 >= today.0 - 1 {
            continue;
        }
        let step = Step::read(run.store, run.keys, window).await?;
        if step.item.segments.len() > 1 {
            let merging = Merging {
                rewrite: Rewrite::Together,
                ..Merging::default()
            };
            // Whoever was there first leaves it to the next day.
            publish(run, &step, merging).await?;
        }
    }
    Ok(())
}

/// Puts the days that entries name into pieces where they are in none; those that were, or nothing where the time was over
/// before.
async fn unpieced_days(run: &mut Run<'_>, window: SegmentWindow, entries: &Entries) -> Result<Option<BTreeSet<Day>>> {
    let mut days = days_of(entries);
    days.extend(entries.iter().flat_map(|(_, entry)| match entry {
        OutboxEntry::RebuildDays(_, days) => days.clone(),
        _ => BTreeSet::new(),
    }));
    let step = Step::read(run.store, run.keys, window).await?;
    if step.damaged {
        return Ok(Box::pin(merge_anew(run, window)).await?.then(BTreeSet::new));
    }
    days.retain(|day| step.is_unpieced(*day));
    for day in &days {
        if !Box::pin(put_into_pieces(run, *day)).await? {
            return Ok(None);
        }
    }
    Ok(Some(days))
}
