//! What a window's outbox entries ask for.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use answerscope_domain::clock::Moment;
use answerscope_domain::error::Result;
use answerscope_metrics::{Day, SegmentWindow};
use answerscope_store::keys::{Key, moment_of_entry};
use answerscope_store::table::outbox::{Awaited, OutboxEntry};

use crate::count::{Stepped, count_batches, days_of};
use crate::counted::note_counted;
use crate::merge_plan::Rewrite;
use crate::publish::{Merging, merge_pieces, merge_windows, publish};
use crate::rebuild_days::rebuild_days;
use crate::run::{Entries, Run, Share, of_window};
use crate::step::Step;
use crate::unpieced::{merge_anew, put_into_pieces};

/// Steps after which pieces are merged, so that figures follow a long import while it goes on.
const STEPS: usize = 8;
/// Windows that are published together, after all of them were merged.
const TOGETHER: usize = 4;
/// How long a backfill leaves a window alone in which imports wait: longer than a step of theirs takes.
const PAUSE: Duration = Duration::from_millis(100);

/// Does what the outbox entries of windows ask of the run, so far as its time goes: first the window that has waited the
/// longest. What is counted shows when all of it is, so that an import over several windows comes to be seen at once and not
/// window by window; of a long one, figures follow while it goes on.
pub(crate) async fn roll_windows(run: &mut Run<'_>, entries: &Entries) -> Result<()> {
    let mut waiting: BTreeMap<SegmentWindow, Option<Moment>> = BTreeMap::new();
    for (key, entry) in run.own(entries) {
        let Some(window) = entry.window() else { continue };
        let made = moment_of_entry(&key);
        let since = waiting.entry(window).or_insert(made);
        *since = made.min(*since);
    }
    let mut windows: Vec<SegmentWindow> = waiting.keys().copied().collect();
    windows.sort_by_key(|window| waiting[window]);
    let mut counted = Vec::new();
    for window in windows {
        if Box::pin(roll_window(run, window, entries)).await? {
            counted.push(window);
        }
        if run.is_over() {
            break;
        }
    }
    for windows in counted.chunks(TOGETHER) {
        merge_windows(run, windows, entries).await?;
        // What is not merged has entries of its own.
        if run.is_over() {
            break;
        }
    }
    merge_windows_before(run).await
}

/// Does what a window's outbox entries ask of the run, so far as its time goes; whether pieces of it may wait for being
/// merged.
#[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all, fields(window = window.0))]
pub(crate) async fn roll_window(run: &mut Run<'_>, window: SegmentWindow, all: &Entries) -> Result<bool> {
    let mut entries = of_window(&run.own(all), window);
    let Some(fresh) = unpieced_days(run, window, &entries).await? else {
        return Ok(false);
    };
    // Not while pieces of the window are being built anew: whoever meets a damaged segment asks for all days again until these
    // are merged, and would have every run begin again.
    let others = entries.iter().any(recounts);
    let begun: &[(Key, OutboxEntry)] = if others { &[] } else { &entries };
    for (key, entry) in begun {
        if let OutboxEntry::RebuildDays(_, days) = entry
            && !Box::pin(rebuild_days(run, window, key, days, &fresh)).await?
        {
            return Ok(false);
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
        if run.share == Share::Backfill && entries.iter().any(recounts) {
            let_others_count(run).await?;
        }
    }
    // What is counted again has figures meanwhile: it is merged when all of the window is. Then at once, whatever the time is:
    // another run would begin with the days that are to be built anew.
    Ok(run.share == Share::Rollup || !entries.iter().any(recounts))
}

/// Leaves a window alone for a moment where imports wait for being counted: a step of theirs ends only where nobody changed
/// the window since it began, and what is counted again changes it in steps that follow each other without a pause.
async fn let_others_count(run: &Run<'_>) -> Result<()> {
    if run.store.outbox().has(run.keys.brand, Awaited::Rollup).await? {
        tokio::time::sleep(PAUSE).await;
    }
    Ok(())
}

fn recounts((_, entry): &(Key, OutboxEntry)) -> bool {
    matches!(entry, OutboxEntry::RecountBatches(..))
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
