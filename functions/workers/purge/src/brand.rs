//! Removing what a deleted brand leaves. Nobody can reach it and nothing new comes: whatever writes under a brand does
//! so on the condition that the brand is there. So every step only reads what is left and deletes it, and may be
//! repeated or stopped anywhere, as long as what tells where something is goes after it: rows before the answers that
//! name them, facts before the segments and outbox entries that name their windows, the brand's outbox entry last.

use std::collections::BTreeSet;

use answerscope_metrics::SegmentWindow;
use futures::future::try_join_all;

use answerscope_domain::clock::Moment;
use answerscope_domain::error::Result;
use answerscope_domain::ids::{AnswerId, BrandId, Id};
use answerscope_store::Store;
use answerscope_store::answers::FactBatch;
use answerscope_store::keys::{BrandKeys, Key, KeyRange};
use answerscope_store::runtime::budget::Budget;
use answerscope_store::table::outbox::OutboxEntry;
use answerscope_store::table::packed::Damaged;
use answerscope_store::table::{Item, key_of, number_of, text_of};

use crate::Listed;
use crate::collected::remove_collected;
use crate::named_prompts::remove_named_prompts;
use crate::tasks::end_tasks;

/// Partitions of answers, or of prompts, that are read side by side.
pub(crate) const PARALLEL: usize = 16;

/// Removes what hangs on a deleted brand, and in the end the brand's outbox entries; `false` when the budget ended first.
/// However many of its entries wait, so many are read at once as `listed` has.
#[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all)]
pub(crate) async fn purge_brand(store: &Store, brand: BrandId, listed: Listed, budget: &mut Budget) -> Result<bool> {
    let keys = store.org.of(brand);
    if !end_tasks(store, keys, budget).await? {
        return Ok(false);
    }
    let (mut entries, mut all) = listed;
    let last = entries.iter().filter(|(_, entry)| *entry == OutboxEntry::PurgeBrand);
    let last: Vec<Key> = last.map(|(key, _)| key.clone()).collect();
    loop {
        // Events that were announced are still delivered.
        entries.retain(|(_, entry)| !matches!(entry, OutboxEntry::Delivery(..) | OutboxEntry::PurgeBrand));
        all |= entries.is_empty();
        if !remove_named(store, keys, &mut entries, budget).await? {
            return Ok(false);
        }
        if all {
            break;
        }
        // Nothing is left of what these name, and nobody writes others.
        budget.spend(entries.len());
        store.outbox().clear(keys_of(entries)).await?;
        if budget.left() == 0 {
            return Ok(false);
        }
        (entries, all) = store.outbox().first(brand).await?;
    }
    let empty = remove_collected(store, keys, budget).await?
        && remove_objects(store, keys, budget).await?
        && remove_range(store, &keys.partition(), budget).await?;
    if empty {
        store.outbox().clear(keys_of(entries)).await?;
        store.outbox().clear(last).await?;
    }
    Ok(empty)
}

fn keys_of(entries: Vec<(Key, OutboxEntry)>) -> Vec<Key> {
    entries.into_iter().map(|(key, _)| key).collect()
}

/// Removes the answers of a deleted brand, and the facts of the windows that its segments and outbox entries name; the entries that
/// name deleted prompts go with the rows of those.
async fn remove_named(
    store: &Store,
    keys: BrandKeys,
    entries: &mut Vec<(Key, OutboxEntry)>,
    budget: &mut Budget,
) -> Result<bool> {
    let windows = store.segments().windows_with_facts(keys, entries).await?;
    Ok(remove_named_prompts(store, keys, entries, budget).await?
        && (windows.is_empty() || remove_answers(store, keys, budget).await?)
        && remove_facts(store, keys, windows, budget).await?)
}

/// Removes all answers and their rows.
#[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all)]
async fn remove_answers(store: &Store, keys: BrandKeys, budget: &mut Budget) -> Result<bool> {
    let partitions: Vec<KeyRange> = keys.answers().collect();
    for some in partitions.chunks(PARALLEL) {
        let mut open: Vec<&KeyRange> = some.iter().collect();
        while !open.is_empty() {
            if budget.left() == 0 {
                return Ok(false);
            }
            open = remove_some_answers(store, keys, open, budget).await?;
        }
    }
    Ok(true)
}

/// Removes what one request finds in each of some partitions; returns those where there may be more.
async fn remove_some_answers<'a>(
    store: &Store,
    keys: BrandKeys,
    partitions: Vec<&'a KeyRange>,
    budget: &mut Budget,
) -> Result<Vec<&'a KeyRange>> {
    let most = budget.step().div_ceil(partitions.len());
    let reads = partitions
        .iter()
        .map(|range| store.table().query_first(range, "pk, sk, id, answeredAt", most));
    let (mut rows, mut answers, mut open) = (Vec::new(), Vec::new(), Vec::new());
    for (range, (items, more)) in partitions.iter().zip(try_join_all(reads).await?) {
        open.extend(more.then_some(*range));
        for item in items {
            let (key, row) = (key_of(&item), row_of(keys, &item));
            if row.is_none() {
                tracing::error!(?key, "an answer of a deleted brand without id or time: its row stays");
            }
            rows.extend(row);
            answers.push(key);
        }
    }
    budget.spend(answers.len());
    store.table().delete_all(rows).await?;
    store.table().delete_all(answers).await?;
    Ok(open)
}

/// Removes facts, and before them the rows of asks to which no answer was shown, which nothing else names.
#[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all)]
async fn remove_facts(
    store: &Store,
    keys: BrandKeys,
    windows: BTreeSet<SegmentWindow>,
    budget: &mut Budget,
) -> Result<bool> {
    for window in windows {
        if !remove_facts_of(store, keys, window, budget).await? {
            return Ok(false);
        }
    }
    Ok(true)
}

async fn remove_facts_of(store: &Store, keys: BrandKeys, window: SegmentWindow, budget: &mut Budget) -> Result<bool> {
    let range = keys.facts_of_window(window);
    while budget.left() > 0 {
        let most = budget.step().max(1);
        let (batches, more) = store
            .table()
            .query_first(&range, "pk, sk, v, facts, noAnswers", most)
            .await?;
        let mut rows = Vec::new();
        for batch in &batches {
            match FactBatch::rows_of_no_answers(batch, keys) {
                Ok(found) => rows.extend(found),
                Err(damage) => {
                    let key = key_of(batch);
                    damage.report(Damaged::Facts, &key);
                    tracing::error!(
                        ?key,
                        "facts of a deleted brand are damaged: rows of asks without an answer may stay"
                    );
                }
            }
        }
        budget.spend(batches.len() + rows.len());
        store.table().delete_all(rows).await?;
        store.table().delete_all(batches.iter().map(key_of).collect()).await?;
        if !more {
            return Ok(true);
        }
    }
    Ok(false)
}

#[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all)]
async fn remove_objects(store: &Store, keys: BrandKeys, budget: &mut Budget) -> Result<bool> {
    for prefix in keys.objects() {
        if !remove_objects_below(store, &prefix, budget).await? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Removes the objects whose names begin with a prefix, a page of at most 1,000 at a time and one page at least; `false` when
/// the budget ended first. What is deleted is not listed again, so the first page is always what is left: of a hundred times as
/// many objects a message holds and deletes no more than of few, and there are a hundred times as many messages.
pub(crate) async fn remove_objects_below(store: &Store, prefix: &str, budget: &mut Budget) -> Result<bool> {
    loop {
        let (names, more) = store.blobs().list_first(prefix, budget.step().max(1)).await?;
        budget.spend(names.len());
        store.blobs().delete_all(names).await?;
        if !more {
            return Ok(true);
        }
        if budget.left() == 0 {
            return Ok(false);
        }
    }
}

/// Removes all items of a range; `false` when the budget ended first.
#[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all)]
pub(crate) async fn remove_range(store: &Store, range: &KeyRange, budget: &mut Budget) -> Result<bool> {
    while budget.left() > 0 {
        let (items, more) = store.table().query_first(range, "pk, sk", budget.step().max(1)).await?;
        budget.spend(items.len());
        store.table().delete_all(items.iter().map(key_of).collect()).await?;
        if !more {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The key of an answer's row, where the answer names it.
pub(crate) fn row_of(keys: BrandKeys, answer: &Item) -> Option<Key> {
    let id = text_of(answer, "id").and_then(AnswerId::parse)?;
    Some(keys.answer_row(id, Moment(number_of(answer, "answeredAt")?).millis()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use answerscope_domain::clock::SystemRandom;
    use answerscope_domain::ids::{Fingerprint, Token};

    #[test]
    fn every_answer_lies_in_a_partition_that_is_read() {
        let token = Token::new(Moment(0), &SystemRandom);
        let keys = BrandKeys {
            organization: token,
            brand: BrandId(token),
        };
        let partitions: BTreeSet<String> = keys.answers().map(|range| range.pk).collect();
        let met = (0..20_000u32).map(|n| keys.answer(Fingerprint::of(&[&n.to_be_bytes()])).pk);
        assert_eq!(met.collect::<BTreeSet<_>>(), partitions);
    }
}
