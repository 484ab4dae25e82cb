//! Marks: rows that say what awaits the rollup worker. A mark is written in the transaction that makes it necessary
//! and deleted only after the work that it asks for is visible, so nothing is lost when a process or a message is.

use std::collections::{BTreeMap, BTreeSet};

use answerscope_metrics::{Day, Span};
use aws_sdk_dynamodb::types::AttributeValue;

use super::Store;
use super::keys::{self, BrandKeys, Key};
use super::table::{Action, Item, key_of, number, text, text_of};
use crate::error::Result;
use crate::ids::{BrandId, Token};
use crate::store::table::Table;

/// What a mark asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Mark {
    /// Rebuild these days of a span.
    Days(Span, BTreeSet<Day>),
    /// Read all answers of the brand anew: what is looked for has changed.
    Naming,
    /// Forget a deleted prompt.
    Prompt(u32),
    /// Remove a deleted brand.
    Brand,
}

impl Mark {
    /// Its key; `token` makes it one of its own.
    pub fn key(&self, keys: BrandKeys, token: Token) -> Key {
        let (kind, detail) = match self {
            Self::Days(span, _) => ("DAYS", format!("{:06}", span.0)),
            Self::Naming => ("NAMING", String::new()),
            Self::Prompt(ordinal) => ("PROMPT", ordinal.to_string()),
            Self::Brand => ("BRAND", String::new()),
        };
        keys.mark(kind, &detail, token.as_str())
    }

    /// The action that writes it.
    pub fn put(&self, keys: BrandKeys, token: Token) -> Action {
        let Key { pk, sk } = self.key(keys, token);
        let mut item = Item::from([
            ("pk".into(), text(pk)),
            ("sk".into(), text(sk)),
            ("kind".into(), text("mark")),
            ("v".into(), number(1)),
        ]);
        if let Self::Days(_, days) = self {
            item.insert(
                "days".into(),
                AttributeValue::Ns(days.iter().map(|day| day.0.to_string()).collect()),
            );
        }
        Action::put(item)
    }

    fn read(item: &Item) -> Option<Self> {
        let mut parts = text_of(item, "sk")?.split('#').skip(2);
        match parts.next()? {
            "DAYS" => {
                let days = item.get("days")?.as_ns().ok()?;
                let days = days
                    .iter()
                    .map(|day| day.parse().map(Day))
                    .collect::<Result<_, _>>()
                    .ok()?;
                Some(Self::Days(Span(parts.next()?.parse().ok()?), days))
            }
            "NAMING" => Some(Self::Naming),
            "PROMPT" => Some(Self::Prompt(parts.next()?.parse().ok()?)),
            "BRAND" => Some(Self::Brand),
            _ => None,
        }
    }
}

impl Store {
    /// The marks of a brand, with the keys to delete them by.
    pub async fn marks(&self, brand: BrandId) -> Result<Vec<(Key, Mark)>> {
        let items = self.app.table.query(&self.org.of(brand).marks()).await?;
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

/// Every brand that awaits a worker, of all organizations: for the sweeper.
pub async fn marked_brands(table: &Table) -> Result<BTreeMap<String, BrandKeys>> {
    let mut brands = BTreeMap::new();
    for shard in 0..keys::MARK_SHARDS {
        for item in table.query(&keys::marks(shard)).await? {
            let Some(mark) = Mark::read(&item) else { continue };
            if mark == Mark::Brand {
                continue;
            }
            if let Some(brand) = text_of(&item, "sk").and_then(keys::brand_of_mark) {
                brands.insert(format!("{}{}", brand.organization, brand.brand), brand);
            }
        }
    }
    Ok(brands)
}
