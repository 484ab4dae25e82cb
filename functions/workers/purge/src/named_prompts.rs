//! Removing the rows under the deleted prompts that the outbox entries of a deleted brand name: an answer that came again under
//! another prompt does not name the row under its first one.
//!
//! Most of them have no rows any more, and to ask costs as much as to remove some. So an entry goes, or shrinks, as soon as its
//! prompts have been asked: the next message begins behind them, however many there are.

use std::collections::{BTreeSet, VecDeque};

use answerscope_domain::error::Result;
use answerscope_domain::ids::PromptId;
use answerscope_store::Store;
use answerscope_store::keys::{BrandKeys, Key};
use answerscope_store::runtime::budget::Budget;
use answerscope_store::table::outbox::OutboxEntry;
use answerscope_store::table::{Changed, Transaction, key_of};
use futures::future::try_join_all;

use crate::TOGETHER;
use crate::brand::PARALLEL;

/// An outbox entry, and those of its deleted prompts that may have rows.
struct Naming {
    key: Key,
    entry: OutboxEntry,
    left: BTreeSet<u32>,
}

/// Removes the rows and with them the entries that name deleted prompts, which it takes out of `entries`; `false` when the budget
/// ended first.
#[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all)]
pub(crate) async fn remove_named_prompts(
    store: &Store,
    keys: BrandKeys,
    entries: &mut Vec<(Key, OutboxEntry)>,
    budget: &mut Budget,
) -> Result<bool> {
    let (mut naming, mut others) = (VecDeque::new(), Vec::new());
    for (key, entry) in entries.drain(..) {
        let left = entry.deleted_prompts();
        if left.is_empty() {
            others.push((key, entry));
        } else {
            naming.push_back(Naming { key, entry, left });
        }
    }
    *entries = others;
    while !naming.is_empty() {
        let some = first_of(&naming);
        let emptied = remove_rows(store, keys, &some, budget).await?;
        note(store, &mut naming, &emptied).await?;
        if emptied.len() < some.len() {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The first prompts, each once, in the order of their entries.
fn first_of(naming: &VecDeque<Naming>) -> Vec<u32> {
    let (all, mut met) = (naming.iter().flat_map(|one| &one.left), BTreeSet::new());
    all.copied()
        .filter(|prompt| met.insert(*prompt))
        .take(TOGETHER)
        .collect()
}

/// Removes the rows of some prompts, of a few side by side; returns those that have none left, the others need another budget.
async fn remove_rows(store: &Store, keys: BrandKeys, prompts: &[u32], budget: &mut Budget) -> Result<BTreeSet<u32>> {
    let mut emptied = BTreeSet::new();
    for some in prompts.chunks(PARALLEL) {
        let mut open = some.to_vec();
        while !open.is_empty() {
            if budget.left() == 0 {
                return Ok(emptied);
            }
            let most = budget.step().div_ceil(open.len());
            let reads = open.iter().map(|ordinal| {
                let (brand, ordinal) = (keys.brand, *ordinal);
                let rows = keys.answer_rows(PromptId { brand, ordinal });
                async move { store.table().query_first(&rows, "pk, sk", most).await }
            });
            let (mut rows, mut others) = (Vec::new(), Vec::new());
            for (ordinal, (items, more)) in open.iter().zip(try_join_all(reads).await?) {
                rows.extend(items.iter().map(key_of));
                others.extend(more.then_some(*ordinal));
            }
            // To ask a prompt that has none takes its time, too.
            budget.spend(rows.len().max(open.len()));
            store.table().delete_all(rows).await?;
            emptied.extend(open.iter().filter(|ordinal| !others.contains(ordinal)));
            open = others;
        }
    }
    Ok(emptied)
}

/// Deletes the first entries, whose prompts have no rows any more, and takes such prompts out of the one after them.
async fn note(store: &Store, naming: &mut VecDeque<Naming>, emptied: &BTreeSet<u32>) -> Result<()> {
    let mut done = Vec::new();
    while let Some(mut first) = naming.pop_front() {
        let before = first.left.len();
        first.left.retain(|prompt| !emptied.contains(prompt));
        if first.left.is_empty() {
            done.push(first.key);
            continue;
        }
        if first.left.len() < before {
            shrink(store, &first).await?;
        }
        naming.push_front(first);
        break;
    }
    store.outbox().clear(done).await
}

/// Leaves an entry with those of its prompts that may have rows.
async fn shrink(store: &Store, naming: &Naming) -> Result<()> {
    let OutboxEntry::UncountInWindows(windows, _, through) = &naming.entry else {
        return Ok(());
    };
    let entry = OutboxEntry::UncountInWindows(windows.clone(), naming.left.clone(), through.clone());
    let shrink = Transaction::new().guard(Changed, entry.put_in_place(naming.key.clone()));
    // Refused: it is done, by another message of the purge or of the backfill.
    let _done = store.table().commit(shrink).await?;
    Ok(())
}
