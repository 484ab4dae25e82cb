//! Deleted prompts: when no number counts them any more, the purge worker is told to remove what they leave.

use std::collections::BTreeSet;

use answerscope_domain::error::Result;
use answerscope_domain::ids::{BrandId, PromptId};
use answerscope_store::Store;
use answerscope_store::keys::Key;
use answerscope_store::table::outbox::OutboxEntry;
use answerscope_store::table::{Action, BrandGone, Transaction};

/// Outbox entries that one transaction replaces: two actions each.
const PER_TRANSACTION: usize = 48;

/// Replaces the outbox entries of deleted prompts that no number counts any more by outbox entries for the purge.
pub async fn enqueue_prompt_purge(store: &Store, brand: BrandId, entries: Vec<(Key, u32)>) -> Result<()> {
    let keys = store.org.of(brand);
    for part in entries.chunks(PER_TRANSACTION) {
        // Two workers that do this at once leave two outbox entries for one thing.
        let mut replace = Transaction::new().guard(BrandGone, Action::exists(keys.brand()));
        for (key, ordinal) in part {
            replace = replace
                .then(Action::delete(key.clone()))
                .then(OutboxEntry::PurgePrompt(*ordinal).put(keys, store.fresh_token()));
        }
        store.table().commit(replace).await??;
    }
    if !entries.is_empty() {
        store.outbox().enqueue_purge(brand).await;
    }
    Ok(())
}

/// Marks deleted prompts of which a rebuild has met facts: they came after their prompt, or before the rollup has
/// seen the outbox entry of its deletion. Either way all its days must be rebuilt before the purge takes its rows away.
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
        store.outbox().enqueue_rollup(brand).await;
    }
    Ok(())
}
