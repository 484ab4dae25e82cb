//! The catalog: one narrow row for each prompt of a brand, 128 in an item, so that a brand of 100,000 prompts is
//! listed, filtered and counted from about 2 MB.
//!
//! A row is an attribute `p` and the prompt's place in its chunk in hex: flags (1 branded, 2 active), two bytes of
//! country (0 0: none), the topic's slot (4 bytes, big-endian), then each tag behind a byte with its length.

use std::collections::HashMap;

use answerscope_metrics::Bitmap;
use futures::future::try_join_all;

use crate::Store;
use crate::brands::{State, counted};
use crate::keys::{BrandKeys, CHUNK, KeyRange};
use crate::table::{Action, Item, binary, entity_of, key_of, number, text, text_of};
use answerscope_domain::clock::Moment;
use answerscope_domain::country::Country;
use answerscope_domain::entities::brand::BrandRecord;
use answerscope_domain::entities::prompt::{Monitoring, PromptFilter, PromptRecord, PromptType};
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::BrandId;

/// What lists and views know of a prompt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CatalogRow {
    /// The prompt's number in its brand.
    pub ordinal: u32,
    /// Its type.
    pub kind: PromptType,
    /// Its status.
    pub monitoring: Monitoring,
    /// Where it is asked.
    pub country: Option<Country>,
    /// The slot of its topic.
    pub topic: u32,
    /// Its tags.
    pub tags: Vec<String>,
}

impl CatalogRow {
    /// The row of a prompt.
    pub fn of(prompt: &PromptRecord) -> Self {
        Self {
            ordinal: prompt.id.ordinal,
            kind: prompt.kind,
            monitoring: prompt.monitoring,
            country: prompt.country,
            topic: prompt.topic,
            tags: prompt.tags.clone(),
        }
    }

    fn encode(&self) -> Vec<u8> {
        let flags = u8::from(self.kind == PromptType::Branded) | u8::from(self.monitoring == Monitoring::Active) << 1;
        let mut bytes = vec![flags];
        bytes.extend(self.country.map(Country::bytes).unwrap_or_default());
        bytes.extend(self.topic.to_be_bytes());
        for tag in &self.tags {
            bytes.push(u8::try_from(tag.len()).unwrap_or(u8::MAX));
            bytes.extend(tag.as_bytes());
        }
        bytes
    }

    fn decode(ordinal: u32, bytes: &[u8]) -> Option<Self> {
        let (head, mut rest) = bytes.split_first_chunk::<7>()?;
        let [flags, c0, c1, topic @ ..] = *head;
        let mut tags = Vec::new();
        while let Some((length, more)) = rest.split_first() {
            let (tag, more) = more.split_at_checked(usize::from(*length))?;
            tags.push(String::from_utf8(tag.to_vec()).ok()?);
            rest = more;
        }
        Some(Self {
            ordinal,
            kind: if flags & 1 == 1 {
                PromptType::Branded
            } else {
                PromptType::NonBranded
            },
            monitoring: if flags & 2 == 2 {
                Monitoring::Active
            } else {
                Monitoring::Inactive
            },
            country: std::str::from_utf8(&[c0, c1]).ok().and_then(Country::known),
            topic: u32::from_be_bytes(topic),
            tags,
        })
    }
}

/// What a filter asks of a prompt's row.
pub(super) trait Admits {
    /// Whether a prompt passes.
    fn admits(&self, row: &CatalogRow) -> bool;
}

impl Admits for PromptFilter {
    fn admits(&self, row: &CatalogRow) -> bool {
        self.kind.is_none_or(|kind| row.kind == kind)
            && self.status.is_none_or(|status| row.monitoring == status)
            && self.topic.is_none_or(|topic| row.topic == topic)
            && self
                .countries
                .as_ref()
                .is_none_or(|list| row.country.is_some_and(|country| list.contains(&country)))
            && self
                .tags
                .as_ref()
                .is_none_or(|list| row.tags.iter().any(|tag| list.contains(tag)))
    }
}

fn attribute(ordinal: u32) -> String {
    format!("p{:x}", ordinal % CHUNK)
}

/// Writes rows into their catalog items: one action for each chunk.
pub(super) fn put_rows(keys: BrandKeys, rows: &[CatalogRow]) -> Vec<Action> {
    let mut chunks: std::collections::BTreeMap<u32, Vec<&CatalogRow>> = Default::default();
    for row in rows {
        chunks.entry(row.ordinal / CHUNK).or_default().push(row);
    }
    let actions = chunks.into_values().map(|rows| {
        let names: Vec<String> = rows.iter().map(|row| attribute(row.ordinal)).collect();
        let sets: Vec<String> = names.iter().map(|name| format!("{name} = :{name}")).collect();
        let update = format!("SET kind = :kind, v = :v, {}", sets.join(", "));
        let action = Action::update(keys.catalog(rows[0].ordinal), update)
            .value(":kind", text("catalog"))
            .value(":v", number(1));
        names.iter().zip(rows).fold(action, |action, (name, row)| {
            action.value(format!(":{name}"), binary(row.encode()))
        })
    });
    actions.collect()
}

/// Takes prompts' rows out of their catalog items: one action for each chunk.
pub(super) fn remove_rows(keys: BrandKeys, ordinals: &[u32]) -> Vec<Action> {
    let mut chunks: std::collections::BTreeMap<u32, Vec<String>> = Default::default();
    for ordinal in ordinals {
        chunks.entry(ordinal / CHUNK).or_default().push(attribute(*ordinal));
    }
    let actions = chunks
        .into_iter()
        .map(|(chunk, names)| Action::update(keys.catalog(chunk * CHUNK), format!("REMOVE {}", names.join(", "))));
    actions.collect()
}

/// A brand with its prompts' rows, and those prompts that came along.
#[derive(Debug)]
pub struct Catalog {
    /// The brand.
    pub brand: BrandRecord,
    /// The rows, by ordinal.
    pub rows: Vec<CatalogRow>,
    /// Prompts that the same request returned.
    pub prompts: HashMap<u32, PromptRecord>,
    /// Every answer that was stored before is counted.
    pub counted_until: Option<Moment>,
}

impl Catalog {
    /// Without the prompts of topics that are being deleted.
    fn visible(mut self) -> Self {
        let Self {
            brand, rows, prompts, ..
        } = &mut self;
        rows.retain(|row| brand.has_topic(row.topic));
        prompts.retain(|_, prompt| brand.has_topic(prompt.topic));
        self
    }

    /// The ordinals of the prompts that pass a filter.
    pub fn select(&self, filter: &PromptFilter) -> Bitmap {
        self.rows
            .iter()
            .filter(|row| filter.admits(row))
            .map(|row| row.ordinal)
            .collect()
    }

    /// The ordinals of all prompts.
    pub fn all(&self) -> Bitmap {
        self.rows.iter().map(|row| row.ordinal).collect()
    }
}

/// Catalog items that are read by one request beside others.
const PARALLEL: u32 = 300;

/// Catalogs: a brand and one narrow row for each of its prompts, from which lists, views and figures choose.
#[derive(Clone, Copy)]
pub struct Catalogs<'s> {
    pub(crate) store: &'s Store,
}

impl Catalogs<'_> {
    /// The brand and its catalog.
    pub async fn get(self, brand: BrandId) -> Result<Catalog> {
        Ok(self.get_whole(brand).await?.visible())
    }

    /// The brand and its catalog, with the prompts of topics that are being deleted.
    pub async fn get_whole(self, brand: BrandId) -> Result<Catalog> {
        self.read(brand, self.store.org.of(brand).brand_and_catalog()).await
    }

    /// The brand, its catalog, and as many prompts as fit into the first request.
    pub async fn get_with_prompts(self, brand: BrandId) -> Result<Catalog> {
        let range = self.store.org.of(brand).brand_to_prompts();
        Ok(self.read(brand, range).await?.visible())
    }

    async fn read(self, brand: BrandId, range: KeyRange) -> Result<Catalog> {
        let keys = self.store.org.of(brand);
        let (mut items, next) = self.store.table().query_page(&range, None).await?;
        let last = next.map(|at| key_of(&at).sk);
        let limit = keys.brand_and_catalog().to;
        if let Some(last) = last.filter(|last| *last < limit) {
            let state = items
                .iter()
                .find(|item| text_of(item, "kind") == Some("state"))
                .map(State::of)
                .unwrap_or_default();
            let first = last
                .rsplit('#')
                .next()
                .and_then(|n| n.parse::<u32>().ok())
                .map_or(0, |n| n + 1);
            let chunks: Vec<u32> = (first..=state.next_prompt / CHUNK).step_by(PARALLEL as usize).collect();
            let ranges = chunks.iter().map(|from| KeyRange {
                pk: range.pk.clone(),
                from: keys.catalog(from * CHUNK).sk,
                to: keys.catalog((from + PARALLEL - 1) * CHUNK).sk,
            });
            let ranges: Vec<_> = ranges.collect();
            let rest = try_join_all(ranges.iter().map(|range| self.store.table().query(range))).await?;
            items.extend(rest.into_iter().flatten());
        }
        assemble(items)
    }
}

fn assemble(items: Vec<Item>) -> Result<Catalog> {
    let (mut brand, mut rows, mut prompts, mut counted_until) = (None, Vec::new(), HashMap::new(), None);
    for item in items {
        match text_of(&item, "kind") {
            Some("brand") => brand = Some(entity_of(item)?),
            Some(counted::KIND) => counted_until = counted::counted_until(&item),
            Some("catalog") => read_chunk(&item, &mut rows)?,
            Some("prompt") => {
                let prompt: PromptRecord = entity_of(item)?;
                prompts.insert(prompt.id.ordinal, prompt);
            }
            _ => {}
        }
    }
    rows.sort_unstable_by_key(|row: &CatalogRow| row.ordinal);
    Ok(Catalog {
        brand: brand.ok_or(Error::NotFound)?,
        rows,
        prompts,
        counted_until,
    })
}

fn read_chunk(item: &Item, rows: &mut Vec<CatalogRow>) -> Result<()> {
    let broken = || Error::internal(format!("catalog item {:?} can not be read", key_of(item)));
    let sk = text_of(item, "sk").unwrap_or_default();
    let chunk: u32 = sk.rsplit('#').next().and_then(|n| n.parse().ok()).ok_or_else(broken)?;
    for (name, value) in item {
        let place = name.strip_prefix('p').and_then(|hex| u32::from_str_radix(hex, 16).ok());
        let (Some(place), Ok(bytes)) = (place, value.as_b()) else {
            continue;
        };
        rows.push(CatalogRow::decode(chunk * CHUNK + place, bytes.as_ref()).ok_or_else(broken)?);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_survive_their_bytes() {
        for (country, tags) in [
            (None, vec![]),
            (Country::known("DE"), vec!["tea".to_owned(), "ü".repeat(50)]),
        ] {
            let row = CatalogRow {
                ordinal: 300,
                kind: PromptType::Branded,
                monitoring: Monitoring::Inactive,
                country,
                topic: 70_000,
                tags,
            };
            assert_eq!(CatalogRow::decode(300, &row.encode()), Some(row));
        }
        assert_eq!(CatalogRow::decode(0, &[1, 2]), None);
    }
}
