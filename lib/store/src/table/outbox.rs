//! Outbox entries: rows that say what awaits a worker. An outbox entry is written in the transaction that makes it necessary and deleted
//! in or after the one that makes its work visible, so nothing is lost when a process or a message is: the sweeper
//! sends the message of every outbox entry that is still there.

use std::time::Duration;

use super::action::Action;
use super::item::{Item, key_of, number, number_of, text_of};
use super::requests::Table;
use super::transaction::{Changed, Transaction};
use crate::aws::queue::{Message, send_soon};
use crate::keys::{BrandKeys, Key};
use crate::{Store, keys};
use answerscope_domain::clock::Moment;
use answerscope_domain::error::Result;
use answerscope_domain::ids::BrandId;

pub use super::outbox_entry::{Awaited, OutboxEntry};

/// How long the first message has before the sweeper sends another.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// Entries that one run defers.
const DEFERRED: usize = 50;

/// The outbox entries of brands, and the messages that have workers look at them.
#[derive(Clone, Copy)]
pub struct Outbox<'s> {
    pub(crate) store: &'s Store,
}

impl Outbox<'_> {
    /// The outbox entries of a brand, with the keys to delete them by.
    pub async fn list(self, brand: BrandId) -> Result<Vec<(Key, OutboxEntry)>> {
        let items = self.store.table().query_any(&self.store.org.of(brand).outbox()).await?;
        Ok(items
            .iter()
            .filter_map(|item| Some((key_of(item), OutboxEntry::read(item)?)))
            .collect())
    }

    /// The first of a brand's outbox entries: of each kind what a page of the table holds, 1 MB. However much waits, so
    /// much of it is read; whether that is all.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn first(self, brand: BrandId) -> Result<(Vec<(Key, OutboxEntry)>, bool)> {
        let (mut range, mut entries, mut all) = (self.store.org.of(brand).outbox(), Vec::new(), true);
        loop {
            let (items, more) = self.store.table().page(&range, None, true).await?;
            let behind = items.last().and_then(|last| keys::behind_kind(text_of(last, "sk")?));
            let read = items
                .iter()
                .filter_map(|item| Some((key_of(item), OutboxEntry::read(item)?)));
            entries.extend(read);
            match behind {
                Some(behind) if more.is_some() => (range.from, all) = (behind, false),
                _ => return Ok((entries, all)),
            }
        }
    }

    /// Whether a brand has outbox entries of a sort. However many wait, one of them at most is read of each kind.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn has(self, brand: BrandId, awaited: Awaited) -> Result<bool> {
        for kind in awaited.kinds() {
            let range = self.store.org.of(brand).outbox_of(kind);
            let (found, _) = self.store.table().query_first(&range, "pk", 1).await?;
            if !found.is_empty() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Deletes outbox entries whose work is done.
    pub async fn clear(self, entries: Vec<Key>) -> Result<()> {
        self.store.table().delete_all(entries).await
    }

    /// Has the sweeper leave outbox entries alone until `due`: their worker goes on by its own messages. Those that are gone
    /// stay so; of very many, those that are not deferred are swept.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn defer(self, entries: Vec<Key>, due: Moment) -> Result<()> {
        for key in entries.into_iter().take(DEFERRED) {
            let defer = Action::update(key, "SET due = :due")
                .value(":due", number(due.0))
                .when("attribute_exists(pk)");
            // Done by another worker meanwhile.
            let _gone = self
                .store
                .table()
                .commit(Transaction::new().guard(Changed, defer))
                .await?;
        }
        Ok(())
    }

    /// Asks the rollup worker to look at the brand's outbox entries.
    pub async fn enqueue_rollup(self, brand: BrandId) {
        let organization = self.store.organization();
        self.send(Message::Rollup { organization, brand }).await;
    }

    /// Asks the backfill worker to look at the brand's outbox entries.
    pub async fn enqueue_backfill(self, brand: BrandId) {
        let organization = self.store.organization();
        self.send(Message::Backfill { organization, brand }).await;
    }

    /// Asks the purge worker to look at the brand's outbox entries.
    pub async fn enqueue_purge(self, brand: BrandId) {
        let organization = self.store.organization();
        self.send(Message::Purge { organization, brand }).await;
    }

    async fn send(self, message: Message) {
        send_soon(self.store.stores.queue().as_ref(), message).await;
    }
}

/// An outbox entry that is due, of whatever organization.
#[derive(Debug, Clone)]
pub struct DueEntry {
    /// Its sort key.
    pub sort_key: String,
    /// Whose it is.
    pub keys: BrandKeys,
    /// What it asks for.
    pub entry: OutboxEntry,
    /// Since when it is due.
    pub since: Moment,
}

impl DueEntry {
    fn read(item: &Item, now: Moment) -> Option<Self> {
        let (sort_key, due) = (text_of(item, "sk")?, number_of(item, "due").map(Moment));
        if due.is_some_and(|due| due > now) {
            return None;
        }
        // Those without a moment of their own are due from the start, and have a token of that moment.
        let written = || keys::moment_of_entry(&key_of(item));
        Some(Self {
            sort_key: sort_key.to_owned(),
            keys: keys::brand_of_entry(sort_key)?,
            entry: OutboxEntry::read(item)?,
            since: due.or_else(written).unwrap_or(now),
        })
    }
}

/// A part of the outbox that was read at once.
#[derive(Debug, Clone)]
pub struct OutboxPage {
    /// Those of its entries that are due.
    pub due: Vec<DueEntry>,
    /// The first and the last sort key that was read, where more entries follow.
    pub followed: Option<(String, String)>,
}

/// Reads up to `most` outbox entries from the start of a range: for the sweeper.
///
/// # Errors
/// When the table does not answer.
pub async fn outbox_page(table: &Table, range: &keys::KeyRange, most: usize, now: Moment) -> Result<OutboxPage> {
    let (items, more) = table.query_first(range, OutboxEntry::ATTRIBUTES, most).await?;
    let ends = items.first().zip(items.last()).filter(|_| more);
    let sort_key = |item| text_of(item, "sk").map(str::to_owned);
    Ok(OutboxPage {
        due: items.iter().filter_map(|item| DueEntry::read(item, now)).collect(),
        followed: ends.and_then(|(first, last)| sort_key(first).zip(sort_key(last))),
    })
}

/// Where the sweeper notes how far it came.
pub fn sweep_notes() -> keys::KeyRange {
    keys::KeyRange {
        pk: "OUTBOX".into(),
        from: "SWEEP".into(),
        to: "SWEEP".into(),
    }
}

/// Every outbox entry that is due, of all organizations, at once.
pub async fn due_entries(table: &Table, now: Moment) -> Result<Vec<(BrandKeys, OutboxEntry)>> {
    let mut entries = Vec::new();
    for shard in 0..keys::OUTBOX_SHARDS {
        for item in table.query_any(&keys::outbox(shard)).await? {
            let brand = text_of(&item, "sk").and_then(keys::brand_of_entry);
            let due = number_of(&item, "due").is_none_or(|due| due <= now.0);
            if let (Some(brand), Some(entry), true) = (brand, OutboxEntry::read(&item), due) {
                entries.push((brand, entry));
            }
        }
    }
    Ok(entries)
}
