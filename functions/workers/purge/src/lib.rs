//! The purge worker: removes what hangs on deleted brands, prompts, topics and answers.
//!
//! What is deleted is out of reach at once; this only makes room. A message names a brand, its outbox entries say what there is
//! to remove. Work that is more than a message's share goes on with the next message, and an outbox entry is deleted only after
//! its work is done, so a message that comes twice, late or never loses nothing.

mod brand;
mod collected;
mod named_prompts;
mod prompts;
mod tasks;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::brand::purge_brand;
use crate::prompts::purge_prompts;
use answerscope_api::app::App;
use answerscope_api::worker::batch;
use answerscope_domain::Result;
use answerscope_domain::clock::later;
use answerscope_domain::error::Error;
use answerscope_domain::ids::BrandId;
use answerscope_store::Store;
use answerscope_store::aws::queue::Message;
use answerscope_store::keys::Key;
use answerscope_store::runtime::budget::Budget;
use answerscope_store::table::outbox::{OutboxEntry, PATIENCE};
use answerscope_tasks::{OfGone, in_turn};
use aws_lambda_events::sqs::{SqsBatchResponse, SqsEvent};
use tokio::time::Instant;

/// Items and objects that one message deletes at most: a minute's work, where its function has five.
const ITEMS: usize = 20_000;
/// Deleted prompts, or tasks, that are done together, with some hundred requests, which are seconds. The outbox entries of those
/// that are done go before the next ones are begun: a run that is killed has these to look at again, and no others.
const TOGETHER: usize = 100;

/// The first of a brand's outbox entries of each kind, and whether these are all.
type Listed = (Vec<(Key, OutboxEntry)>, bool);

/// Handles a batch of messages.
pub async fn handle(app: Arc<App>, event: SqsEvent) -> SqsBatchResponse {
    batch(event, |body| {
        let app = Arc::clone(&app);
        async move {
            let message = Message::parse(&body)?;
            let Message::Purge { organization, brand } = message else {
                return Err(Error::internal("a message for another worker"));
            };
            let store = Store::new(&app.stores, organization);
            let until = Instant::now() + app.settings.run_time;
            Box::pin(in_turn(&store, brand, message, until, OfGone::Runs, || {
                purge_some(&store, brand, until)
            }))
            .await
        }
    })
    .await
}

/// Does a message's share of what the brand's outbox entries ask for, and leaves the rest to another one.
async fn purge_some(store: &Store, brand: BrandId, until: Instant) -> Result<()> {
    let (mut budget, listed) = (Budget::within(ITEMS, until), store.outbox().first(brand).await?);
    if of_deleted_brand(&listed.0) {
        // A run of a deleted brand has no lease: nothing else keeps each sweep from having another one begin beside it.
        defer(store, &listed.0).await?;
    }
    if purge_listed(store, brand, listed, &mut budget).await? {
        return Ok(());
    }
    leave(store, brand).await
}

/// Leaves the rest to another message, for which the sweeper need not send.
async fn leave(store: &Store, brand: BrandId) -> Result<()> {
    let (entries, _) = store.outbox().first(brand).await?;
    defer(store, &entries).await?;
    store.outbox().enqueue_purge(brand).await;
    Ok(())
}

/// Has the sweeper leave those of the entries alone that are the purge's, for longer than a run lasts. Of very many it leaves
/// but the first alone, among them a deleted brand's own.
async fn defer(store: &Store, entries: &[(Key, OutboxEntry)]) -> Result<()> {
    let own = entries.iter().filter(|(_, entry)| entry.is_purge());
    let due = later(store.now(), PATIENCE * 2);
    store
        .outbox()
        .defer(own.map(|(key, _)| key.clone()).collect(), due)
        .await
}

fn of_deleted_brand(entries: &[(Key, OutboxEntry)]) -> bool {
    entries.iter().any(|(_, entry)| *entry == OutboxEntry::PurgeBrand)
}

/// Does what the brand's outbox entries ask for; `false` when the budget ended first.
///
/// # Errors
/// When a store does not answer, or others are in the way for long.
pub async fn run_purge(store: &Store, brand: BrandId, budget: &mut Budget) -> Result<bool> {
    let listed = store.outbox().first(brand).await?;
    purge_listed(store, brand, listed, budget).await
}

#[tracing::instrument(target = "answerscope::steps", level = "debug", name = "run_purge", skip_all, fields(%brand))]
async fn purge_listed(store: &Store, brand: BrandId, listed: Listed, budget: &mut Budget) -> Result<bool> {
    if of_deleted_brand(&listed.0) {
        return purge_brand(store, brand, listed, budget).await;
    }
    let (entries, all) = listed;
    Ok(topics(store, brand, &entries, budget).await?
        && leftovers(store, brand, &entries, budget).await?
        && objects(store, &entries, budget).await?
        // More of a kind of which there were so many.
        && (all || !entries.iter().any(|(_, entry)| entry.is_purge())))
}

/// Removes the objects of deleted answers.
#[tracing::instrument(target = "answerscope::steps", level = "debug", name = "purge_objects", skip_all)]
async fn objects(store: &Store, entries: &[(Key, OutboxEntry)], budget: &mut Budget) -> Result<bool> {
    for (key, entry) in entries {
        if let OutboxEntry::PurgeObjects(names) = entry {
            if budget.left() == 0 {
                return Ok(false);
            }
            budget.spend(names.len());
            store.blobs().delete_all(names.iter().cloned().collect()).await?;
            store.outbox().clear(vec![key.clone()]).await?;
        }
    }
    Ok(true)
}

/// Deletes the prompts of deleted topics. The rollup takes them out of the numbers and leaves outbox entries for what is left.
#[tracing::instrument(target = "answerscope::steps", level = "debug", name = "purge_topics", skip_all)]
async fn topics(store: &Store, brand: BrandId, entries: &[(Key, OutboxEntry)], budget: &mut Budget) -> Result<bool> {
    for (key, entry) in entries {
        if let OutboxEntry::PurgeTopic(slot) = entry {
            if !store.topics().finish_deletion(brand, *slot, budget).await? {
                return Ok(false);
            }
            store.outbox().clear(vec![key.clone()]).await?;
        }
    }
    Ok(true)
}

/// Removes what deleted prompts have left, some prompts at a time, and the outbox entries of those that are done. However many
/// wait, a message does as many as its budget admits, one at least, and the next one begins behind them.
async fn leftovers(store: &Store, brand: BrandId, entries: &[(Key, OutboxEntry)], budget: &mut Budget) -> Result<bool> {
    let mut waiting: BTreeMap<u32, Vec<Key>> = BTreeMap::new();
    for (key, entry) in entries {
        if let OutboxEntry::PurgePrompt(ordinal) = entry {
            waiting.entry(*ordinal).or_default().push(key.clone());
        }
    }
    let deleted: BTreeSet<u32> = waiting.keys().copied().collect();
    while !waiting.is_empty() {
        let some: BTreeSet<u32> = waiting.keys().take(TOGETHER).copied().collect();
        let gone = purge_prompts(store, brand, &some, &deleted, budget).await?;
        let done = gone.iter().filter_map(|ordinal| waiting.remove(ordinal));
        let done: Vec<Key> = done.flatten().collect();
        store.outbox().clear(done).await?;
        if !waiting.is_empty() && (gone.len() < some.len() || budget.left() == 0) {
            return Ok(false);
        }
    }
    Ok(true)
}
