//! Outbox entries: rows that say what awaits a worker. An outbox entry is written in the transaction that makes it necessary and deleted
//! in or after the one that makes its work visible, so nothing is lost when a process or a message is: the sweeper
//! sends the message of every outbox entry that is still there.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::time::Duration;

use answerscope_metrics::{Day, SegmentWindow};
use aws_sdk_dynamodb::types::AttributeValue;

use super::action::{Action, Conditional};
use super::item::{Item, key_of, known, number, number_of, text, text_of};
use super::requests::Table;
use crate::aws::queue::{Message, send_soon};
use crate::keys::{BrandKeys, Key};
use crate::{Store, keys};
use answerscope_domain::clock::Moment;
use answerscope_domain::entities::webhook::EventKind;
use answerscope_domain::error::Result;
use answerscope_domain::ids::{BrandId, Fingerprint, Token, TopicId};

/// How long the first message has before the sweeper sends another.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// What an outbox entry asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OutboxEntry {
    /// Count new batches of a window: days and names.
    CountBatches(SegmentWindow, BTreeSet<(Day, Fingerprint)>),
    /// Count batches of a window anew: they were changed, or deleted.
    RebuildBatches(SegmentWindow, BTreeSet<(Day, Fingerprint)>),
    /// Bring pieces of these days into the segments of their window.
    MergePieces(SegmentWindow, BTreeSet<Day>),
    /// Build every piece of these days of a window anew.
    RebuildDays(SegmentWindow, BTreeSet<Day>),
    /// Read all answers of the brand anew: what is looked for has changed.
    Reanalysis,
    /// Take a deleted prompt out of the numbers.
    UncountPrompt(u32),
    /// Remove what is left of a deleted prompt that no number counts any more.
    PurgePrompt(u32),
    /// Remove the objects of deleted answers.
    PurgeObjects(BTreeSet<String>),
    /// Delete the prompts of a deleted topic.
    PurgeTopic(u32),
    /// Remove what hangs on a deleted brand.
    PurgeBrand,
    /// Do a task: the word of its kind, and the task's own part of its id.
    Task(Cow<'static, str>, Token),
    /// Set what is left of a switched topic's prompts.
    Switch(u32),
    /// Tell the bus that a task has completed.
    Event(EventKind, Token),
    /// Deliver an event: the registration and the delivery.
    Delivery(Token, Token),
}

impl OutboxEntry {
    fn kind_and_detail(&self) -> (&str, String) {
        match self {
            Self::CountBatches(window, _) => ("COUNT", format!("{:06}", window.0)),
            Self::RebuildBatches(window, _) => ("REBUILD", format!("{:06}", window.0)),
            Self::MergePieces(window, _) => ("MERGE", format!("{:06}", window.0)),
            Self::RebuildDays(window, _) => ("DAYS", format!("{:06}", window.0)),
            Self::Reanalysis => ("NAMING", String::new()),
            Self::UncountPrompt(ordinal) => ("PROMPT", ordinal.to_string()),
            Self::PurgePrompt(ordinal) => ("LEFTOVERS", ordinal.to_string()),
            Self::PurgeObjects(_) => ("OBJECTS", String::new()),
            Self::PurgeTopic(slot) => ("TOPIC", slot.to_string()),
            Self::PurgeBrand => ("BRAND", String::new()),
            Self::Task(word, task) => (word, task.to_string()),
            Self::Switch(slot) => ("SWITCH", slot.to_string()),
            Self::Event(event, task) => (word_of(*event), task.to_string()),
            Self::Delivery(webhook, _) => ("DELIVERY", webhook.to_string()),
        }
    }

    /// The window whose days or batches it names.
    pub fn window(&self) -> Option<SegmentWindow> {
        match self {
            Self::CountBatches(window, _)
            | Self::RebuildBatches(window, _)
            | Self::MergePieces(window, _)
            | Self::RebuildDays(window, _) => Some(*window),
            _ => None,
        }
    }

    /// Whether figures change when it is done.
    pub fn changes_figures(&self) -> bool {
        self.window().is_some() || matches!(self, Self::UncountPrompt(_))
    }

    /// Its key; `token` makes it one of its own.
    pub fn key(&self, keys: BrandKeys, token: Token) -> Key {
        let (kind, detail) = self.kind_and_detail();
        keys.outbox_entry(kind, &detail, token.as_str())
    }

    /// Its key where it names something that is marked once: a task, a delivery.
    pub fn task_key(&self, keys: BrandKeys) -> Key {
        let (kind, detail) = self.kind_and_detail();
        let token = if let Self::Delivery(_, delivery) = self {
            delivery.to_string()
        } else {
            String::new()
        };
        keys.outbox_entry(kind, &detail, &token)
    }

    /// The action that writes it.
    pub fn put(&self, keys: BrandKeys, token: Token) -> Action {
        Action::put(self.item(self.key(keys, token), None))
    }

    /// The action that writes it in place of an entry that is there still: less is left to do.
    pub fn put_in_place(&self, key: Key) -> Conditional {
        Action::put(self.item(key, None)).when("attribute_exists(pk)")
    }

    /// The action that writes it under its own key; the sweeper leaves it alone until `due`, when the message that
    /// is sent now has had its chance.
    pub fn put_once_due(&self, keys: BrandKeys, due: Moment) -> Action {
        Action::put(self.item(self.task_key(keys), Some(due)))
    }

    fn item(&self, Key { pk, sk }: Key, due: Option<Moment>) -> Item {
        let mut item = Item::from([
            ("pk".into(), text(pk)),
            ("sk".into(), text(sk)),
            ("kind".into(), text("mark")),
            ("v".into(), number(1)),
        ]);
        if let Some(due) = due {
            item.insert("due".into(), number(due.0));
        }
        if let Self::RebuildDays(_, days) | Self::MergePieces(_, days) = self {
            item.insert(
                "days".into(),
                AttributeValue::Ns(days.iter().map(|day| day.0.to_string()).collect()),
            );
        }
        if let Self::CountBatches(_, batches) | Self::RebuildBatches(_, batches) = self {
            let batches = batches.iter().map(|(day, name)| format!("{}#{name}", day.0));
            item.insert("batches".into(), AttributeValue::Ss(batches.collect()));
        }
        if let Self::PurgeObjects(names) = self {
            let names = names.iter().cloned().collect();
            item.insert("objects".into(), AttributeValue::Ss(names));
        }
        item
    }

    /// Reads an item. One of a newer program stays for that one, and keeps nobody from the others.
    fn read(item: &Item) -> Option<Self> {
        if let Err(error) = known(item) {
            tracing::error!(%error, "an entry is left alone");
            return None;
        }
        let mut parts = text_of(item, "sk")?.split('#').skip(2);
        let (kind, detail) = (parts.next()?, parts.next()?);
        Some(match kind {
            "COUNT" => Self::CountBatches(SegmentWindow(detail.parse().ok()?), batches_of(item)?),
            "REBUILD" => Self::RebuildBatches(SegmentWindow(detail.parse().ok()?), batches_of(item)?),
            "MERGE" => Self::MergePieces(SegmentWindow(detail.parse().ok()?), days_of(item)?),
            "DAYS" => Self::RebuildDays(SegmentWindow(detail.parse().ok()?), days_of(item)?),
            "NAMING" => Self::Reanalysis,
            "PROMPT" => Self::UncountPrompt(detail.parse().ok()?),
            "LEFTOVERS" => Self::PurgePrompt(detail.parse().ok()?),
            "OBJECTS" => Self::PurgeObjects(item.get("objects")?.as_ss().ok()?.iter().cloned().collect()),
            "TOPIC" => Self::PurgeTopic(detail.parse().ok()?),
            "BRAND" => Self::PurgeBrand,
            "SWITCH" => Self::Switch(detail.parse().ok()?),
            "DELIVERY" => Self::Delivery(detail.parse().ok()?, parts.next()?.parse().ok()?),
            word => match EventKind::ALL.into_iter().find(|event| word_of(*event) == word) {
                Some(event) => Self::Event(event, detail.parse().ok()?),
                // Whether there is such a kind of work is known to those who do tasks.
                None => Self::Task(word.to_owned().into(), detail.parse().ok()?),
            },
        })
    }

    /// The message that has it done; `None` for a task and an event, which those know who do tasks.
    pub fn message(&self, keys: BrandKeys) -> Option<Message> {
        let BrandKeys { organization, brand } = keys;
        Some(match self {
            Self::CountBatches(..)
            | Self::RebuildBatches(..)
            | Self::MergePieces(..)
            | Self::RebuildDays(..)
            | Self::Reanalysis
            | Self::UncountPrompt(_) => Message::Rollup { organization, brand },
            Self::PurgeBrand | Self::PurgePrompt(_) | Self::PurgeObjects(_) | Self::PurgeTopic(_) => {
                Message::Purge { organization, brand }
            }
            Self::Switch(slot) => Message::SwitchTopic {
                organization,
                topic: TopicId { brand, slot: *slot },
            },
            Self::Delivery(webhook, delivery) => Message::Deliver {
                organization,
                brand,
                webhook: *webhook,
                delivery: *delivery,
                attempt: None,
            },
            Self::Task(..) | Self::Event(..) => return None,
        })
    }
}

fn days_of(item: &Item) -> Option<BTreeSet<Day>> {
    let days = item.get("days")?.as_ns().ok()?;
    days.iter().map(|day| day.parse().ok().map(Day)).collect()
}

fn batches_of(item: &Item) -> Option<BTreeSet<(Day, Fingerprint)>> {
    let batches = item.get("batches")?.as_ss().ok()?.iter();
    let batch = |batch: &String| {
        let (day, name) = batch.split_once('#')?;
        Some((Day(day.parse().ok()?), name.parse().ok()?))
    };
    batches.map(batch).collect()
}

/// What the outbox entries of an event are called.
const fn word_of(event: EventKind) -> &'static str {
    match event {
        EventKind::DataExported => "EXPORTED",
        EventKind::InsightGenerated => "GENERATED",
    }
}

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

    /// Deletes outbox entries whose work is done.
    pub async fn clear(self, entries: Vec<Key>) -> Result<()> {
        self.store.table().delete_all(entries).await
    }

    /// Asks the rollup worker to look at the brand's outbox entries.
    pub async fn enqueue_rollup(self, brand: BrandId) {
        let organization = self.store.organization();
        send_soon(
            self.store.stores.queue().as_ref(),
            Message::Rollup { organization, brand },
        )
        .await;
    }

    /// Asks the purge worker to look at the brand's outbox entries.
    pub async fn enqueue_purge(self, brand: BrandId) {
        let organization = self.store.organization();
        send_soon(
            self.store.stores.queue().as_ref(),
            Message::Purge { organization, brand },
        )
        .await;
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
        let written = || Some(sort_key.rsplit('#').next()?.parse::<Token>().ok()?.moment());
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
    let (items, more) = table
        .query_first(range, "pk, sk, kind, v, due, days, batches, objects", most)
        .await?;
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
