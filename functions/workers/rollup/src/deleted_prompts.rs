//! Deleted prompts: in which windows they are still counted, and when no number counts them any more, what the purge
//! worker is told to remove.

use std::collections::BTreeSet;

use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{BrandId, PromptId};
use answerscope_metrics::SegmentWindow;
use answerscope_store::Store;
use answerscope_store::keys::Key;
use answerscope_store::table::outbox::OutboxEntry;
use answerscope_store::table::{Action, BrandGone, Guard, MOST_ACTIONS, Transaction};
use futures::future::try_join_all;

/// Outbox entries that one transaction replaces: two actions each.
const PER_TRANSACTION: usize = 48;
/// Prompts that one transaction leaves to the purge: an action each.
const PURGED: usize = 90;
const _: () = assert!(2 * PER_TRANSACTION < MOST_ACTIONS && PURGED + 2 <= MOST_ACTIONS);
/// Prompts whose windows are looked for side by side.
const AT_ONCE: usize = 8;

/// Replaces the outbox entries of deleted prompts by few that name the windows in which they are counted, until `over` says
/// that the time is.
///
/// # Errors
/// [`Error::NotFound`] where the brand was deleted.
pub async fn enqueue_uncounting_in_windows(
    store: &Store,
    brand: BrandId,
    entries: Vec<(Key, u32)>,
    over: impl Fn() -> bool,
) -> Result<()> {
    let keys = store.org.of(brand);
    for part in entries.chunks(PER_TRANSACTION) {
        let prompts: BTreeSet<u32> = part.iter().map(|(_, ordinal)| *ordinal).collect();
        let windows = windows_of(store, brand, &prompts).await?;
        // Two workers that do this at once leave two outbox entries for one thing.
        let mut replace = Transaction::new().guard(BrandGone, Action::exists(keys.brand()));
        for (key, _) in part {
            replace = replace.then(Action::delete(key.clone()));
        }
        let purged = windows.is_empty();
        for entry in follows(windows, prompts) {
            replace = replace.then(entry.put(keys, store.fresh_token()));
        }
        store.table().commit(replace).await??;
        if purged {
            store.outbox().enqueue_purge(brand).await;
        }
        if over() {
            break;
        }
    }
    Ok(())
}

/// The windows in which any of these prompts has answers.
async fn windows_of(store: &Store, brand: BrandId, prompts: &BTreeSet<u32>) -> Result<BTreeSet<SegmentWindow>> {
    let (prompts, mut windows): (Vec<u32>, _) = (prompts.iter().copied().collect(), BTreeSet::new());
    for some in prompts.chunks(AT_ONCE) {
        let of_each = some.iter().map(|ordinal| {
            let ordinal = *ordinal;
            store.answers().windows_of_prompt(PromptId { brand, ordinal })
        });
        windows.extend(try_join_all(of_each).await?.into_iter().flatten());
    }
    Ok(windows)
}

/// Notes which windows an outbox entry has left.
///
/// # Errors
/// [`Error::NotFound`] where the brand was deleted.
pub(crate) async fn leave_windows(
    store: &Store,
    brand: BrandId,
    key: Key,
    left: BTreeSet<SegmentWindow>,
    prompts: BTreeSet<u32>,
) -> Result<()> {
    let entry = OutboxEntry::UncountInWindows(left, prompts, BTreeSet::new());
    let note = Transaction::new()
        .guard(Guard::BrandGone, Action::exists(store.org.of(brand).brand()))
        .guard(Guard::Changed, entry.put_in_place(key));
    match store.table().commit(note).await? {
        // Changed: another worker has done all of it.
        Ok(()) | Err(Guard::Changed) => Ok(()),
        Err(Guard::BrandGone) => Err(Error::NotFound),
    }
}

/// Leaves an outbox entry's prompts to the purge, because no number counts them any more: some in a transaction, and the entry
/// keeps the others. `last`: the window that they have left last, with which those that are cut off begin again.
///
/// # Errors
/// [`Error::NotFound`] where the brand was deleted.
pub(crate) async fn leave_to_purge(
    store: &Store,
    brand: BrandId,
    key: Key,
    last: SegmentWindow,
    mut prompts: BTreeSet<u32>,
) -> Result<()> {
    let keys = store.org.of(brand);
    while !prompts.is_empty() {
        let behind = prompts.iter().nth(PURGED).copied();
        let left = behind.map_or_else(BTreeSet::new, |behind| prompts.split_off(&behind));
        let entry = if left.is_empty() {
            Action::delete(key.clone()).when("attribute_exists(pk)")
        } else {
            OutboxEntry::UncountInWindows(BTreeSet::from([last]), left.clone(), BTreeSet::new())
                .put_in_place(key.clone())
        };
        let purges = prompts.into_iter().map(OutboxEntry::PurgePrompt);
        let note = Transaction::new()
            .guard(Guard::BrandGone, Action::exists(keys.brand()))
            .guard(Guard::Changed, entry)
            .then_all(purges.map(|entry| entry.put(keys, store.fresh_token())));
        match store.table().commit(note).await? {
            Ok(()) => {}
            // Another worker has done all of it.
            Err(Guard::Changed) => return Ok(()),
            Err(Guard::BrandGone) => return Err(Error::NotFound),
        }
        prompts = left;
    }
    store.outbox().enqueue_purge(brand).await;
    Ok(())
}

/// What is to be done of deleted prompts that are counted in these windows.
fn follows(windows: BTreeSet<SegmentWindow>, prompts: BTreeSet<u32>) -> Vec<OutboxEntry> {
    if windows.is_empty() {
        return prompts.into_iter().map(OutboxEntry::PurgePrompt).collect();
    }
    vec![OutboxEntry::UncountInWindows(windows, prompts, BTreeSet::new())]
}

/// Marks deleted prompts of which batches have facts that are counted now: these came after their prompt, or before the
/// backfill has seen the outbox entry of its deletion. Either way they must leave all its days before the purge takes its
/// rows away. Batches that are only read again need no such entry: their prompts were there when they were counted, so
/// whoever deletes one after that leaves its own.
pub async fn enqueue_uncounting(store: &Store, brand: BrandId, met: BTreeSet<u32>) -> Result<()> {
    let keys = store.org.of(brand);
    let ids = met.iter().map(|ordinal| PromptId {
        brand,
        ordinal: *ordinal,
    });
    // One that was made after the rollup had read the catalog is there; ordinals are never given twice.
    let there = store.prompts().get_many(ids.collect()).await?;
    let there: BTreeSet<u32> = there.iter().map(|prompt| prompt.id.ordinal).collect();
    let gone: Vec<u32> = met.difference(&there).copied().collect();
    for part in gone.chunks(PER_TRANSACTION) {
        let entries = part
            .iter()
            .map(|ordinal| OutboxEntry::UncountPrompt(*ordinal).put(keys, store.fresh_token()));
        // An outbox entry that is written behind the purge of a deleted brand would stay for good.
        let mark = Transaction::new()
            .guard(BrandGone, Action::exists(keys.brand()))
            .then_all(entries);
        store.table().commit(mark).await??;
    }
    if !gone.is_empty() {
        store.outbox().enqueue_backfill(brand).await;
    }
    Ok(())
}
