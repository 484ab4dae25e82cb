//! What outbox entries ask for, and the items that hold them.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::str::FromStr;

use answerscope_metrics::{Day, SegmentWindow};
use aws_sdk_dynamodb::types::AttributeValue;

use super::action::{Action, Conditional};
use super::item::{Item, known, number, text, text_of};
use crate::aws::queue::Message;
use crate::keys::{BrandKeys, Key};
use answerscope_domain::clock::Moment;
use answerscope_domain::entities::webhook::EventKind;
use answerscope_domain::ids::{Fingerprint, Token, TopicId};

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
    /// Build the pieces anew that have these batches, which stand for all of their piece.
    RecountBatches(SegmentWindow, BTreeSet<(Day, Fingerprint)>),
    /// Bring pieces of these days that were built anew into the segments of their window.
    MergeRebuilt(SegmentWindow, BTreeSet<Day>),
    /// Read all answers of the brand anew: what is looked for has changed.
    Reanalysis,
    /// Take a deleted prompt out of the numbers.
    UncountPrompt(u32),
    /// Take deleted prompts out of the numbers of these windows, which are those that are left; what was done of the first of
    /// them, by the objects of its segments.
    UncountInWindows(BTreeSet<SegmentWindow>, BTreeSet<u32>, BTreeSet<String>),
    /// Remove what is left of a deleted prompt that no number counts any more.
    PurgePrompt(u32),
    /// Remove the objects of deleted answers.
    PurgeObjects(BTreeSet<String>),
    /// Delete the prompts of a deleted topic.
    PurgeTopic(u32),
    /// Remove what hangs on a deleted brand.
    PurgeBrand,
    /// Have the brand's first prompts asked.
    FirstCollection,
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
            Self::CountBatches(window, _) => (COUNT, format!("{:06}", window.0)),
            Self::RebuildBatches(window, _) => (REBUILD, format!("{:06}", window.0)),
            Self::MergePieces(window, _) => (MERGE, format!("{:06}", window.0)),
            Self::RebuildDays(window, _) => ("DAYS", format!("{:06}", window.0)),
            Self::RecountBatches(window, _) => ("RECOUNT", format!("{:06}", window.0)),
            Self::MergeRebuilt(window, _) => ("REBUILT", format!("{:06}", window.0)),
            Self::Reanalysis => (REANALYSIS, String::new()),
            Self::UncountPrompt(ordinal) => ("PROMPT", ordinal.to_string()),
            Self::UncountInWindows(..) => ("PROMPTS", String::new()),
            Self::PurgePrompt(ordinal) => ("LEFTOVERS", ordinal.to_string()),
            Self::PurgeObjects(_) => ("OBJECTS", String::new()),
            Self::PurgeTopic(slot) => ("TOPIC", slot.to_string()),
            Self::PurgeBrand => ("BRAND", String::new()),
            Self::FirstCollection => ("FIRST", String::new()),
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
            | Self::RebuildDays(window, _)
            | Self::RecountBatches(window, _)
            | Self::MergeRebuilt(window, _) => Some(*window),
            _ => None,
        }
    }

    /// The deleted prompts of which it says that something is left.
    pub fn deleted_prompts(&self) -> BTreeSet<u32> {
        match self {
            Self::UncountPrompt(ordinal) | Self::PurgePrompt(ordinal) => BTreeSet::from([*ordinal]),
            Self::UncountInWindows(_, prompts, _) => prompts.clone(),
            _ => BTreeSet::new(),
        }
    }

    /// Whether it is the rollup's: what was imported or deleted is still to be counted.
    pub fn is_rollup(&self) -> bool {
        matches!(
            self,
            Self::CountBatches(..) | Self::RebuildBatches(..) | Self::MergePieces(..)
        )
    }

    /// Whether it is the backfill's: what was counted is to be counted again, which takes the longer the larger the brand is.
    pub fn is_backfill(&self) -> bool {
        matches!(
            self,
            Self::RebuildDays(..)
                | Self::RecountBatches(..)
                | Self::MergeRebuilt(..)
                | Self::Reanalysis
                | Self::UncountPrompt(_)
                | Self::UncountInWindows(..)
        )
    }

    /// Whether it is the purge's.
    pub fn is_purge(&self) -> bool {
        matches!(
            self,
            Self::PurgePrompt(_) | Self::PurgeObjects(_) | Self::PurgeTopic(_) | Self::PurgeBrand
        )
    }

    /// Whether figures are wrong until it is done: what is read anew or recounted has figures meanwhile.
    pub fn changes_figures(&self) -> bool {
        self.is_rollup()
            || matches!(
                self,
                Self::RebuildDays(..) | Self::UncountPrompt(_) | Self::UncountInWindows(..)
            )
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
        if let Self::RebuildDays(_, days) | Self::MergePieces(_, days) | Self::MergeRebuilt(_, days) = self {
            item.insert(
                "days".into(),
                AttributeValue::Ns(days.iter().map(|day| day.0.to_string()).collect()),
            );
        }
        if let Self::UncountInWindows(windows, prompts, through) = self {
            if !through.is_empty() {
                let through = through.iter().cloned().collect();
                item.insert("through".into(), AttributeValue::Ss(through));
            }
            let windows = windows.iter().map(|window| window.0.to_string()).collect();
            item.insert("windows".into(), AttributeValue::Ns(windows));
            let prompts = prompts.iter().map(u32::to_string).collect();
            item.insert("prompts".into(), AttributeValue::Ns(prompts));
        }
        if let Self::CountBatches(_, batches) | Self::RebuildBatches(_, batches) | Self::RecountBatches(_, batches) =
            self
        {
            let batches = batches.iter().map(|(day, name)| format!("{}#{name}", day.0));
            item.insert("batches".into(), AttributeValue::Ss(batches.collect()));
        }
        if let Self::PurgeObjects(names) = self {
            let names = names.iter().cloned().collect();
            item.insert("objects".into(), AttributeValue::Ss(names));
        }
        item
    }

    /// The attributes that [`OutboxEntry::read`] and the time of an entry take.
    pub(super) const ATTRIBUTES: &str = "pk, sk, kind, v, due, days, batches, objects, windows, prompts, through";

    /// Reads an item. One of a newer program stays for that one, and keeps nobody from the others.
    pub(super) fn read(item: &Item) -> Option<Self> {
        if let Err(error) = known(item) {
            tracing::error!(%error, "an entry is left alone");
            return None;
        }
        let mut parts = text_of(item, "sk")?.split('#').skip(2);
        let (kind, detail) = (parts.next()?, parts.next()?);
        Some(match kind {
            COUNT => Self::CountBatches(SegmentWindow(detail.parse().ok()?), batches_of(item)?),
            REBUILD => Self::RebuildBatches(SegmentWindow(detail.parse().ok()?), batches_of(item)?),
            MERGE => Self::MergePieces(SegmentWindow(detail.parse().ok()?), days_of(item)?),
            "DAYS" => Self::RebuildDays(SegmentWindow(detail.parse().ok()?), days_of(item)?),
            "RECOUNT" => Self::RecountBatches(SegmentWindow(detail.parse().ok()?), batches_of(item)?),
            "REBUILT" => Self::MergeRebuilt(SegmentWindow(detail.parse().ok()?), days_of(item)?),
            REANALYSIS => Self::Reanalysis,
            "PROMPT" => Self::UncountPrompt(detail.parse().ok()?),
            "PROMPTS" => Self::UncountInWindows(
                numbers_of(item, "windows")?.into_iter().map(SegmentWindow).collect(),
                numbers_of(item, "prompts")?,
                texts_of(item, "through"),
            ),
            "LEFTOVERS" => Self::PurgePrompt(detail.parse().ok()?),
            "OBJECTS" => Self::PurgeObjects(item.get("objects").map(|_| texts_of(item, "objects"))?),
            "TOPIC" => Self::PurgeTopic(detail.parse().ok()?),
            "BRAND" => Self::PurgeBrand,
            "FIRST" => Self::FirstCollection,
            "SWITCH" => Self::Switch(detail.parse().ok()?),
            "DELIVERY" => Self::Delivery(detail.parse().ok()?, parts.next()?.parse().ok()?),
            word => match EventKind::ALL.into_iter().find(|event| word_of(*event) == word) {
                Some(event) => Self::Event(event, detail.parse().ok()?),
                // Whether there is such a kind of work is known to those who do tasks.
                None => Self::Task(word.to_owned().into(), detail.parse().ok()?),
            },
        })
    }

    /// The message that has it done; `None` for a task and an event, which those know who do tasks, and for a first
    /// collection, which the sweeper starts.
    pub fn message(&self, keys: BrandKeys) -> Option<Message> {
        let BrandKeys { organization, brand } = keys;
        Some(match self {
            Self::CountBatches(..) | Self::RebuildBatches(..) | Self::MergePieces(..) => {
                Message::Rollup { organization, brand }
            }
            Self::RebuildDays(..)
            | Self::RecountBatches(..)
            | Self::MergeRebuilt(..)
            | Self::Reanalysis
            | Self::UncountPrompt(_)
            | Self::UncountInWindows(..) => Message::Backfill { organization, brand },
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
            Self::Task(..) | Self::Event(..) | Self::FirstCollection => return None,
        })
    }
}

/// Outbox entries that are looked for without reading all that wait.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Awaited {
    /// Those of the rollup: something that was imported or deleted is still to be counted.
    Rollup,
    /// Those by which the answers of a brand are read anew.
    Reanalysis,
}

impl Awaited {
    /// What the sort keys of such entries call them.
    pub(super) fn kinds(self) -> &'static [&'static str] {
        match self {
            Self::Rollup => &[COUNT, REBUILD, MERGE],
            Self::Reanalysis => &[REANALYSIS],
        }
    }
}

// Kinds that are looked for by themselves.
const COUNT: &str = "COUNT";
const REBUILD: &str = "REBUILD";
const MERGE: &str = "MERGE";
const REANALYSIS: &str = "NAMING";

fn days_of(item: &Item) -> Option<BTreeSet<Day>> {
    Some(numbers_of(item, "days")?.into_iter().map(Day).collect())
}

fn numbers_of<T: FromStr + Ord>(item: &Item, name: &str) -> Option<BTreeSet<T>> {
    let numbers = item.get(name)?.as_ns().ok()?;
    numbers.iter().map(|number| number.parse().ok()).collect()
}

fn texts_of(item: &Item, name: &str) -> BTreeSet<String> {
    let texts = item.get(name).and_then(|texts| texts.as_ss().ok());
    texts.into_iter().flatten().cloned().collect()
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
        EventKind::CollectionCompleted => "COLLECTED",
        EventKind::DataExported => "EXPORTED",
        EventKind::InsightGenerated => "GENERATED",
        EventKind::Test => "TESTED",
    }
}
