//! The purge worker: removes what hangs on deleted brands, prompts, topics and answers.
//!
//! What is deleted is out of reach at once; this only makes room. A message names a brand, its outbox entries say what there is
//! to remove. Work that is more than a message's share goes on with the next message, and an outbox entry is deleted only after
//! its work is done, so a message that comes twice, late or never loses nothing.

mod brand;
mod collected;
mod prompts;

use std::collections::BTreeSet;
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
    let mut budget = Budget::within(ITEMS, until);
    if run_purge(store, brand, &mut budget).await? {
        return Ok(());
    }
    leave(store, brand).await
}

/// Leaves the rest to another message, for which the sweeper need not send.
async fn leave(store: &Store, brand: BrandId) -> Result<()> {
    let (entries, _) = store.outbox().first(brand).await?;
    let own = entries
        .into_iter()
        .filter(|(_, entry)| entry.is_purge())
        .map(|(key, _)| key);
    let due = later(store.now(), PATIENCE * 2);
    store.outbox().defer(own.collect(), due).await?;
    store.outbox().enqueue_purge(brand).await;
    Ok(())
}

/// Does what the brand's outbox entries ask for; `false` when the budget ended first.
#[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all, fields(%brand))]
pub async fn run_purge(store: &Store, brand: BrandId, budget: &mut Budget) -> Result<bool> {
    let (entries, all) = store.outbox().first(brand).await?;
    if entries.iter().any(|(_, entry)| *entry == OutboxEntry::PurgeBrand) {
        return purge_brand(store, brand, (entries, all), budget).await;
    }
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

/// Removes what deleted prompts have left.
async fn leftovers(store: &Store, brand: BrandId, entries: &[(Key, OutboxEntry)], budget: &mut Budget) -> Result<bool> {
    let wanted = |entry: &OutboxEntry| match entry {
        OutboxEntry::PurgePrompt(ordinal) => Some(*ordinal),
        _ => None,
    };
    let ordinals: BTreeSet<u32> = entries.iter().filter_map(|(_, entry)| wanted(entry)).collect();
    let gone = purge_prompts(store, brand, &ordinals, budget).await?;
    let done = entries
        .iter()
        .filter(|(_, entry)| wanted(entry).is_some_and(|ordinal| gone.contains(&ordinal)));
    store.outbox().clear(done.map(|(key, _)| key.clone()).collect()).await?;
    Ok(gone.len() == ordinals.len())
}
