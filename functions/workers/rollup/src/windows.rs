//! What a window's outbox entries ask for.

use std::collections::BTreeSet;

use answerscope_domain::error::Result;
use answerscope_domain::ids::PromptId;
use answerscope_metrics::{Day, SegmentWindow};
use answerscope_store::table::outbox::OutboxEntry;

use crate::count::{Stepped, count_batches, days_of};
use crate::deleted_prompts::enqueue_prompt_purge;
use crate::merge_plan::Rewrite;
use crate::publish::{Merging, merge_pieces, publish, publish_window};
use crate::rebuild_days::rebuild_days;
use crate::run::{Entries, Run, of_window};
use crate::step::Step;
use crate::unpieced::{merge_anew, put_into_pieces};

/// Steps after which pieces are merged, so that figures follow a long import while it goes on.
const STEPS: usize = 8;

/// Does what a window's outbox entries ask for, so far as the time of the run goes.
#[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all, fields(window = window.0))]
pub(crate) async fn roll_window(run: &mut Run<'_>, window: SegmentWindow, all: &Entries) -> Result<()> {
    let mut entries = of_window(all, window);
    let Some(fresh) = unpieced_days(run, window, &entries).await? else {
        return Ok(());
    };
    for (key, entry) in &entries {
        if let OutboxEntry::RebuildDays(_, days) = entry {
            rebuild_days(run, window, key, days, &fresh).await?;
        }
    }
    let mut steps = 0;
    loop {
        match count_batches(run, window, &mut entries, all).await? {
            Stepped::Done => steps += 1,
            Stepped::Nothing | Stepped::Again => break,
        }
        if steps % STEPS == 0 {
            merge_pieces(run, window, all).await?;
        }
        if run.is_over() {
            break;
        }
    }
    merge_pieces(run, window, all).await?;
    merge_windows_before(run).await
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
        merge_anew(run, window).await?;
        return Ok(Some(BTreeSet::new()));
    }
    days.retain(|day| step.is_unpieced(*day));
    for day in &days {
        if !put_into_pieces(run, *day).await? {
            return Ok(None);
        }
    }
    Ok(Some(days))
}

/// Takes deleted prompts out of the figures, and leaves what they leave to the purge.
pub(crate) async fn uncount_prompts(run: &mut Run<'_>, entries: &Entries) -> Result<()> {
    let brand = run.keys.brand;
    let (mut windows, mut deleted) = (BTreeSet::new(), Vec::new());
    for (key, entry) in entries {
        if let OutboxEntry::UncountPrompt(ordinal) = entry {
            let ordinal = *ordinal;
            let days = run.store.answers().days_of_prompt(PromptId { brand, ordinal }).await?;
            windows.extend(days.into_iter().map(Day::window));
            deleted.push((key.clone(), ordinal));
        }
    }
    for window in windows {
        let all = || Merging {
            rewrite: Rewrite::Each,
            ..Merging::default()
        };
        publish_window(run, window, all).await?;
    }
    enqueue_prompt_purge(run.store, brand, deleted).await
}
