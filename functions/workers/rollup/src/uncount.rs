//! Taking deleted prompts out of the figures: every segment of every window that has answers of theirs is written again
//! without them, some segments at a step.

use std::collections::BTreeSet;

use answerscope_domain::error::Result;
use answerscope_metrics::SegmentWindow;
use answerscope_store::keys::Key;
use answerscope_store::table::outbox::OutboxEntry;

use crate::count::Stepped;
use crate::deleted_prompts::{enqueue_uncounting_in_windows, leave_windows};
use crate::merge_plan::Rewrite;
use crate::publish::{Merging, publish_window};
use crate::run::{Entries, Run};

/// Outbox entries that are done together: one transaction notes how far they are.
const TOGETHER: usize = 40;

/// Deleted prompts that leave windows.
#[derive(Debug, Clone)]
pub(crate) struct Uncounting {
    key: Key,
    /// Windows that are left.
    windows: BTreeSet<SegmentWindow>,
    prompts: BTreeSet<u32>,
    /// Segments of the first of these windows that were written without them.
    pub(crate) through: BTreeSet<String>,
}

impl Uncounting {
    fn read(key: &Key, entry: &OutboxEntry) -> Option<Self> {
        match entry {
            OutboxEntry::UncountInWindows(windows, prompts, through) => Some(Self {
                key: key.clone(),
                windows: windows.clone(),
                prompts: prompts.clone(),
                through: through.clone(),
            }),
            _ => None,
        }
    }

    /// Its outbox entry.
    pub(crate) fn into_entry(self) -> (Key, OutboxEntry) {
        let entry = OutboxEntry::UncountInWindows(self.windows, self.prompts, self.through);
        (self.key, entry)
    }
}

/// Takes deleted prompts out of the figures, and leaves what they leave to the purge.
pub(crate) async fn uncount_prompts(run: &mut Run<'_>, entries: &Entries) -> Result<()> {
    let (store, brand) = (run.store, run.keys.brand);
    let deleted = entries.iter().filter_map(|(key, entry)| match entry {
        OutboxEntry::UncountPrompt(ordinal) => Some((key.clone(), *ordinal)),
        _ => None,
    });
    enqueue_uncounting_in_windows(store, brand, deleted.collect(), || run.is_over()).await?;
    let open = entries.iter().filter_map(|(key, entry)| Uncounting::read(key, entry));
    let mut open: Vec<Uncounting> = open.take(TOGETHER).collect();
    let before: Vec<BTreeSet<SegmentWindow>> = open.iter().map(|one| one.windows.clone()).collect();
    let noted = uncount_in_windows(run, &mut open).await?;
    for (one, before) in open.into_iter().zip(before) {
        if one.windows.is_empty() || one.windows != before && !noted.contains(&one.key) {
            leave_windows(store, brand, one.key, one.windows, one.prompts).await?;
        }
    }
    Ok(())
}

/// Takes windows that are done out of `open`, as far as the time goes; those whose entries tell that already.
async fn uncount_in_windows(run: &mut Run<'_>, open: &mut [Uncounting]) -> Result<BTreeSet<Key>> {
    while let Some(first) = open.iter().find(|one| !one.windows.is_empty()) {
        let (through, Some(window)) = (first.through.clone(), first.windows.first().copied()) else {
            break;
        };
        // Those for which less was written begin with the window when these are done.
        let with = |one: &&mut Uncounting| one.windows.contains(&window) && through.is_subset(&one.through);
        let mut with: Vec<&mut Uncounting> = open.iter_mut().filter(with).collect();
        let merging = || Merging {
            rewrite: Rewrite::Each,
            through: through.clone(),
            noted_by: with.iter().map(|one| Uncounting::clone(one)).collect(),
            ..Merging::default()
        };
        match publish_window(run, window, merging).await? {
            Stepped::Done => {}
            Stepped::Part => return Ok(with.into_iter().map(|one| one.key.clone()).collect()),
            Stepped::Nothing | Stepped::Again | Stepped::Over => break,
        }
        for one in &mut with {
            one.windows.remove(&window);
            one.through.clear();
        }
        if run.is_over() {
            break;
        }
    }
    Ok(BTreeSet::new())
}
