//! Deleting topics. A topic may have more prompts than a transaction has actions, so the one that deletes the topic
//! notes its slot as dying in the brand: whoever reads a prompt reads its brand too, and takes a prompt of a dying
//! topic for gone. The purge then deletes the prompts and takes the slot off the brand.
//!
//! Both change the brand's revision, and prompts are made on the condition of the revision that was read before their
//! topics were: none is made under a topic that is deleted meanwhile.

use std::time::Duration;

use tokio::time::Instant;

use super::prompts_delete::PER_TRANSACTION;
use super::topics::Topics;
use crate::brands::Quota;
use crate::keys::{BrandKeys, Taken};
use crate::runtime::budget::Budget;
use crate::runtime::retry::Retry;
use crate::table::outbox::OutboxEntry;
use crate::table::{Action, Changed, Conditional, Transaction, entity_of, item_of, number};
use answerscope_domain::entities::brand::BrandRecord;
use answerscope_domain::entities::topic::{TopicRecord, topic_name};
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{BrandId, TopicId};

/// Prompts that a request deletes at a time for somebody else, in about a second.
const AT_ONCE: usize = 1_000;
/// How long it does so at a time: each topic reads the brand's catalog, and a brand may have many topics without prompts.
const PART: Duration = Duration::from_secs(2);

/// The brand with other dying topics, if nobody else changed it.
fn put_brand(keys: BrandKeys, old: &BrandRecord, dying_topics: Vec<u32>) -> Result<Conditional> {
    let mut new = old.clone();
    (new.dying_topics, new.revision) = (dying_topics, old.revision + 1);
    Ok(Action::put(item_of(keys.brand(), "brand", &new)?)
        .when("revision = :revision")
        .value(":revision", number(old.revision)))
}

/// What refuses that a topic is deleted.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum DeleteTopic {
    /// The brand or the topic was changed, or deleted.
    Changed,
    /// Nobody has counted the brand's topics.
    Uncounted,
}

impl Topics<'_> {
    /// Deletes a topic: it, its prompts and their answers are gone for callers at once, their figures soon after.
    pub async fn delete(self, id: TopicId) -> Result<()> {
        let keys = self.store.org.of(id.brand);
        let quota = Quota::topics(self.store, keys);
        let mut attempts = Retry::new("the brand changed under every attempt to delete a topic");
        loop {
            attempts.next().await?;
            let (brand, item) = self.store.brands().get_with(id.brand, keys.topic(id.slot)).await?;
            let topic: TopicRecord = entity_of(item)?;
            let mut dying = brand.dying_topics.clone();
            dying.push(id.slot);
            // Of this revision: its name, whose marker goes with it, is this one.
            let topic_as_read = Action::delete(keys.topic(id.slot))
                .when("revision = :revision")
                .value(":revision", number(topic.revision));
            let marker = keys.taken(Taken::Topic, topic_name(&topic.name, topic.location));
            let delete = Transaction::new()
                .guard(DeleteTopic::Changed, put_brand(keys, &brand, dying)?)
                .guard(DeleteTopic::Changed, topic_as_read)
                .guard(DeleteTopic::Uncounted, quota.one_less())
                .then(Action::delete(marker))
                .then(OutboxEntry::PurgeTopic(id.slot).put(keys, self.store.fresh_token()));
            match self.store.table().commit(delete).await? {
                Ok(()) => {
                    self.store.outbox().enqueue_purge(id.brand).await;
                    return Ok(());
                }
                Err(DeleteTopic::Uncounted) => quota.make_count().await?,
                Err(DeleteTopic::Changed) => {}
            }
        }
    }

    /// Deletes the prompts of a deleted topic; `false` when the budget ended first.
    pub async fn finish_deletion(self, brand: BrandId, slot: u32, budget: &mut Budget) -> Result<bool> {
        let catalog = match self.store.catalogs().get_whole(brand).await {
            // The brand's own purge takes everything.
            Err(Error::NotFound) => return Ok(true),
            read => read?,
        };
        if catalog.brand.has_topic(slot) {
            return Ok(true);
        }
        let rows = catalog.rows.iter().filter(|row| row.topic == slot);
        let doomed: Vec<u32> = rows.map(|row| row.ordinal).collect();
        let now = &doomed[..doomed.len().min(budget.left())];
        for part in now.chunks(PER_TRANSACTION) {
            self.store.prompts().remove(brand, part).await?;
            budget.spend(part.len());
        }
        if !now.is_empty() {
            self.store.outbox().enqueue_backfill(brand).await;
        }
        if now.len() < doomed.len() {
            return Ok(false);
        }
        self.forget(brand, slot).await?;
        // One without prompts is work too.
        budget.spend(usize::from(doomed.is_empty()));
        Ok(true)
    }

    /// Goes on with the dying topics of a brand now, because their prompts' texts are wanted again. The caller looks
    /// again, as often as [`Retry`] let it.
    pub(crate) async fn go_on_with_deletions(self, brand: &BrandRecord) -> Result<()> {
        let mut budget = Budget::within(AT_ONCE, Instant::now() + PART);
        for slot in &brand.dying_topics {
            if budget.left() == 0 || !self.finish_deletion(brand.id, *slot, &mut budget).await? {
                break;
            }
        }
        Ok(())
    }

    /// Takes the slot of a topic without prompts off the brand.
    async fn forget(self, id: BrandId, slot: u32) -> Result<()> {
        let mut attempts = Retry::new("the brand changed under every attempt to finish a topic");
        loop {
            attempts.next().await?;
            let brand = match self.store.brands().get(id).await {
                Err(Error::NotFound) => return Ok(()),
                read => read?,
            };
            if brand.has_topic(slot) {
                return Ok(());
            }
            let rest = brand.dying_topics.iter().copied().filter(|other| *other != slot);
            let put = put_brand(self.store.org.of(id), &brand, rest.collect())?;
            let forget = Transaction::new().guard(Changed, put);
            if self.store.table().commit(forget).await?.is_ok() {
                return Ok(());
            }
        }
    }
}
