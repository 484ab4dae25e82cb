//! Marks: rows that say what awaits a worker. A mark is written in the transaction that makes it necessary and deleted
//! in or after the one that makes its work visible, so nothing is lost when a process or a message is: the sweeper
//! sends the message of every mark that is still there.

use std::collections::BTreeSet;

use answerscope_metrics::{Day, Span};
use aws_sdk_dynamodb::types::AttributeValue;

use super::Store;
use super::keys::{self, BrandKeys, Key};
use super::queue::Message;
use super::table::{Action, Item, Table, key_of, known, number, number_of, text, text_of};
use crate::clock::Moment;
use crate::error::Result;
use crate::ids::{BrandId, ExportId, GenerationId, Token, TopicId, TrendImportId};

/// What a mark asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Mark {
    /// Rebuild these days of a span.
    Days(Span, BTreeSet<Day>),
    /// Read all answers of the brand anew: what is looked for has changed.
    Naming,
    /// Take a deleted prompt out of the numbers.
    Prompt(u32),
    /// Remove what is left of a deleted prompt that no number counts any more.
    Leftovers(u32),
    /// Remove the objects of deleted answers.
    Objects(BTreeSet<String>),
    /// Delete the prompts of a deleted topic.
    Topic(u32),
    /// Remove what hangs on a deleted brand.
    Brand,
    /// Build an export.
    Export(Token),
    /// Generate insights.
    Generation(Token),
    /// Set what is left of a switched topic's prompts.
    Switch(u32),
    /// Find trends.
    Trends(Token),
    /// Tell the bus that an export has completed.
    Exported(Token),
    /// Tell the bus that a generation has completed.
    Generated(Token),
    /// Deliver an event: the registration and the delivery.
    Delivery(Token, Token),
}

impl Mark {
    fn kind_and_detail(&self) -> (&'static str, String) {
        match self {
            Self::Days(span, _) => ("DAYS", format!("{:06}", span.0)),
            Self::Naming => ("NAMING", String::new()),
            Self::Prompt(ordinal) => ("PROMPT", ordinal.to_string()),
            Self::Leftovers(ordinal) => ("LEFTOVERS", ordinal.to_string()),
            Self::Objects(_) => ("OBJECTS", String::new()),
            Self::Topic(slot) => ("TOPIC", slot.to_string()),
            Self::Brand => ("BRAND", String::new()),
            Self::Export(task) => ("EXPORT", task.to_string()),
            Self::Generation(task) => ("GENERATION", task.to_string()),
            Self::Switch(slot) => ("SWITCH", slot.to_string()),
            Self::Trends(task) => ("TRENDS", task.to_string()),
            Self::Exported(task) => ("EXPORTED", task.to_string()),
            Self::Generated(task) => ("GENERATED", task.to_string()),
            Self::Delivery(webhook, _) => ("DELIVERY", webhook.to_string()),
        }
    }

    /// The span whose days it names.
    pub fn span(&self) -> Option<Span> {
        match self {
            Self::Days(span, _) => Some(*span),
            _ => None,
        }
    }

    /// Its key; `token` makes it one of its own.
    pub fn key(&self, keys: BrandKeys, token: Token) -> Key {
        let (kind, detail) = self.kind_and_detail();
        keys.mark(kind, &detail, token.as_str())
    }

    /// Its key where it names something that is marked once: a task, a delivery.
    pub fn own_key(&self, keys: BrandKeys) -> Key {
        let (kind, detail) = self.kind_and_detail();
        let token = if let Self::Delivery(_, delivery) = self {
            delivery.to_string()
        } else {
            String::new()
        };
        keys.mark(kind, &detail, &token)
    }

    /// The action that writes it.
    pub fn put(&self, keys: BrandKeys, token: Token) -> Action {
        Action::put(self.item(self.key(keys, token), None))
    }

    /// The action that writes it under its own key; the sweeper leaves it alone until `due`, when the message that
    /// is sent now has had its chance.
    pub fn put_own(&self, keys: BrandKeys, due: Moment) -> Action {
        Action::put(self.item(self.own_key(keys), Some(due)))
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
        if let Self::Days(_, days) = self {
            item.insert(
                "days".into(),
                AttributeValue::Ns(days.iter().map(|day| day.0.to_string()).collect()),
            );
        }
        if let Self::Objects(names) = self {
            let names = names.iter().cloned().collect();
            item.insert("objects".into(), AttributeValue::Ss(names));
        }
        item
    }

    /// Reads an item. One of a newer program stays for that one, and keeps nobody from the others.
    fn read(item: &Item) -> Option<Self> {
        if let Err(error) = known(item) {
            tracing::error!(%error, "a mark is left alone");
            return None;
        }
        let mut parts = text_of(item, "sk")?.split('#').skip(2);
        let (kind, detail) = (parts.next()?, parts.next()?);
        Some(match kind {
            "DAYS" => {
                let days = item.get("days")?.as_ns().ok()?;
                let days = days.iter().map(|day| day.parse().map(Day));
                Self::Days(Span(detail.parse().ok()?), days.collect::<Result<_, _>>().ok()?)
            }
            "NAMING" => Self::Naming,
            "PROMPT" => Self::Prompt(detail.parse().ok()?),
            "LEFTOVERS" => Self::Leftovers(detail.parse().ok()?),
            "OBJECTS" => Self::Objects(item.get("objects")?.as_ss().ok()?.iter().cloned().collect()),
            "TOPIC" => Self::Topic(detail.parse().ok()?),
            "BRAND" => Self::Brand,
            "EXPORT" => Self::Export(detail.parse().ok()?),
            "GENERATION" => Self::Generation(detail.parse().ok()?),
            "SWITCH" => Self::Switch(detail.parse().ok()?),
            "TRENDS" => Self::Trends(detail.parse().ok()?),
            "EXPORTED" => Self::Exported(detail.parse().ok()?),
            "GENERATED" => Self::Generated(detail.parse().ok()?),
            "DELIVERY" => Self::Delivery(detail.parse().ok()?, parts.next()?.parse().ok()?),
            _ => return None,
        })
    }

    /// The message that has it done; `None` for what the sweeper does itself: telling the bus.
    pub fn message(&self, keys: BrandKeys) -> Option<Message> {
        let BrandKeys { organization, brand } = keys;
        Some(match self {
            Self::Days(..) | Self::Naming | Self::Prompt(_) => Message::Settle { organization, brand },
            Self::Brand | Self::Leftovers(_) | Self::Objects(_) | Self::Topic(_) => {
                Message::Cascade { organization, brand }
            }
            Self::Export(token) => Message::Export {
                organization,
                export: ExportId { brand, token: *token },
            },
            Self::Generation(token) => Message::Generate {
                organization,
                generation: GenerationId { brand, token: *token },
            },
            Self::Switch(slot) => Message::SwitchTopic {
                organization,
                topic: TopicId { brand, slot: *slot },
            },
            Self::Trends(token) => Message::FindTrends {
                organization,
                import: TrendImportId { brand, token: *token },
            },
            Self::Delivery(webhook, delivery) => Message::Deliver {
                organization,
                brand,
                webhook: *webhook,
                delivery: *delivery,
                attempt: None,
            },
            Self::Exported(_) | Self::Generated(_) => return None,
        })
    }
}

impl Store {
    /// The marks of a brand, with the keys to delete them by.
    pub async fn marks(&self, brand: BrandId) -> Result<Vec<(Key, Mark)>> {
        let items = self.app.table.query_any(&self.org.of(brand).marks()).await?;
        Ok(items
            .iter()
            .filter_map(|item| Some((key_of(item), Mark::read(item)?)))
            .collect())
    }

    /// Deletes marks whose work is done.
    pub async fn clear(&self, marks: Vec<Key>) -> Result<()> {
        self.app.table.delete_all(marks).await
    }
}

/// Every mark that is due, of all organizations: for the sweeper.
pub async fn due_marks(table: &Table, now: Moment) -> Result<Vec<(BrandKeys, Mark)>> {
    let mut marks = Vec::new();
    for shard in 0..keys::MARK_SHARDS {
        for item in table.query_any(&keys::marks(shard)).await? {
            let brand = text_of(&item, "sk").and_then(keys::brand_of_mark);
            let due = number_of(&item, "due").is_none_or(|due| due <= now.0);
            if let (Some(brand), Some(mark), true) = (brand, Mark::read(&item), due) {
                marks.push((brand, mark));
            }
        }
    }
    Ok(marks)
}
