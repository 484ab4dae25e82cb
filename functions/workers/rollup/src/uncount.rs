//! Taking deleted prompts out of the figures: every segment of every window that has answers of theirs is written again
//! without them, some segments at a step. What leaves the same windows is put together first, so that they are written once for
//! very many prompts.

use std::collections::{BTreeMap, BTreeSet};

use answerscope_domain::error::{Error, Result};
use answerscope_metrics::SegmentWindow;
use answerscope_store::keys::Key;
use answerscope_store::table::outbox::OutboxEntry;
use answerscope_store::table::{Action, Guard, MOST_ACTIONS, Transaction};

use crate::count::Stepped;
use crate::deleted_prompts::{enqueue_uncounting_in_windows, leave_to_purge, leave_windows};
use crate::merge_plan::Rewrite;
use crate::publish::{Merging, publish_window};
use crate::run::{Entries, Run};

/// Outbox entries that are done together: one transaction notes how far they are.
const TOGETHER: usize = 40;
/// Prompts of one outbox entry: with so many, those that are done together fit into a transaction.
const PROMPTS: usize = 2_500;
/// Outbox entries that one transaction puts together.
const FOLDED: usize = 90;
const _: () = assert!(FOLDED < MOST_ACTIONS);

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

/// Takes deleted prompts out of the figures, and leaves what they leave to the purge. `false`: their outbox entries are others
/// now, and are to be listed again before anything else is done.
pub(crate) async fn uncount_prompts(run: &mut Run<'_>, entries: &Entries) -> Result<bool> {
    let (store, brand) = (run.store, run.keys.brand);
    let deleted = entries.iter().filter_map(|(key, entry)| match entry {
        OutboxEntry::UncountPrompt(ordinal) => Some((key.clone(), *ordinal)),
        _ => None,
    });
    let deleted: Vec<(Key, u32)> = deleted.collect();
    if !deleted.is_empty() {
        enqueue_uncounting_in_windows(store, brand, deleted, || run.is_over()).await?;
        return Ok(false);
    }
    let open = entries.iter().filter_map(|(key, entry)| Uncounting::read(key, entry));
    let mut open: Vec<Uncounting> = open.collect();
    if fold(run, &open).await? {
        return Ok(false);
    }
    open.truncate(TOGETHER);
    let before: Vec<BTreeSet<SegmentWindow>> = open.iter().map(|one| one.windows.clone()).collect();
    let noted = uncount_in_windows(run, &mut open).await?;
    for (one, before) in open.into_iter().zip(before) {
        if one.windows.is_empty() {
            let last = before.last().copied();
            let last = last.ok_or_else(|| Error::internal("deleted prompts that were to leave no window"))?;
            leave_to_purge(store, brand, one.key, last, one.prompts).await?;
        } else if one.windows != before && !noted.contains(&one.key) {
            leave_windows(store, brand, one.key, one.windows, one.prompts).await?;
        }
    }
    Ok(true)
}

/// Puts those together that are to leave the same windows and have begun with none of them; whether there were any.
async fn fold(run: &Run<'_>, open: &[Uncounting]) -> Result<bool> {
    let mut alike: BTreeMap<&BTreeSet<SegmentWindow>, Vec<&Uncounting>> = BTreeMap::new();
    for one in open.iter().filter(|one| one.through.is_empty()) {
        alike.entry(&one.windows).or_default().push(one);
    }
    let parts: Vec<Vec<&Uncounting>> = alike.into_values().flat_map(parts_of).collect();
    for part in &parts {
        fold_into_first(run, part).await?;
    }
    Ok(!parts.is_empty())
}

/// Those of which more than one fit into an entry, the smallest ones together.
fn parts_of(mut alike: Vec<&Uncounting>) -> Vec<Vec<&Uncounting>> {
    alike.sort_by_key(|one| one.prompts.len());
    let (mut parts, mut prompts) = (Vec::<Vec<&Uncounting>>::new(), 0);
    for one in alike {
        prompts += one.prompts.len();
        match parts.last_mut() {
            Some(part) if prompts <= PROMPTS && part.len() < FOLDED => part.push(one),
            _ => {
                parts.push(vec![one]);
                prompts = one.prompts.len();
            }
        }
    }
    parts.retain(|part| part.len() > 1);
    parts
}

/// Puts the prompts of some into the oldest of their entries, in place of the others.
async fn fold_into_first(run: &Run<'_>, part: &[&Uncounting]) -> Result<()> {
    let Some(first) = part.iter().min_by_key(|one| &one.key) else {
        return Ok(());
    };
    let prompts = part.iter().flat_map(|one| &one.prompts).copied().collect();
    let entry = OutboxEntry::UncountInWindows(first.windows.clone(), prompts, BTreeSet::new());
    let others = part.iter().filter(|one| one.key != first.key);
    let others = others.map(|one| Action::delete(one.key.clone()).when("attribute_exists(pk)"));
    let fold = Transaction::new()
        .guard(Guard::BrandGone, Action::exists(run.keys.brand()))
        .guard(Guard::Changed, entry.put_in_place(first.key.clone()))
        .guard_all(others.map(|delete| (Guard::Changed, delete)));
    match run.store.table().commit(fold).await? {
        // Changed: another worker has done some of it.
        Ok(()) | Err(Guard::Changed) => Ok(()),
        Err(Guard::BrandGone) => Err(Error::NotFound),
    }
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
