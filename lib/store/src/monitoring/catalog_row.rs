//! The rows of the catalog, and their bytes in its items.
//!
//! A row is an attribute `p` and the prompt's place in its chunk in hex: flags (1 branded, 2 active), two bytes of
//! country (0 0: none), the topic's slot (4 bytes, big-endian), then each tag behind a byte with its length. Beside the rows
//! an item counts its changes as `revision`; the brand's counters have the sum over all items.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use crate::keys::{BrandKeys, CHUNK};
use crate::table::{Action, Item, binary, key_of, number, number_of, text, text_of};
use answerscope_domain::country::Country;
use answerscope_domain::entities::prompt::{Monitoring, PromptFilter, PromptRecord, PromptType};
use answerscope_domain::error::{Error, Result};

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
    /// Its tags; rows with the same ones share them.
    pub tags: Arc<[String]>,
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
            tags: prompt.tags.clone().into(),
        }
    }

    fn encode(&self) -> Vec<u8> {
        let flags = u8::from(self.kind == PromptType::Branded) | u8::from(self.monitoring == Monitoring::Active) << 1;
        let mut bytes = vec![flags];
        bytes.extend(self.country.map(Country::bytes).unwrap_or_default());
        bytes.extend(self.topic.to_be_bytes());
        for tag in self.tags.iter() {
            bytes.push(u8::try_from(tag.len()).unwrap_or(u8::MAX));
            bytes.extend(tag.as_bytes());
        }
        bytes
    }

    fn decode(ordinal: u32, bytes: &[u8], known: &mut KnownTags) -> Option<Self> {
        let (head, tags) = bytes.split_first_chunk::<7>()?;
        let [flags, c0, c1, topic @ ..] = *head;
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
            tags: known.read(tags)?,
        })
    }
}

/// Lists of tags by their bytes: prompts by the thousand have the same few.
#[derive(Debug, Default)]
struct KnownTags(HashMap<Vec<u8>, Arc<[String]>>);

impl KnownTags {
    fn read(&mut self, bytes: &[u8]) -> Option<Arc<[String]>> {
        if let Some(tags) = self.0.get(bytes) {
            return Some(Arc::clone(tags));
        }
        let (mut tags, mut rest) = (Vec::new(), bytes);
        while let Some((length, more)) = rest.split_first() {
            let (tag, more) = more.split_at_checked(usize::from(*length))?;
            tags.push(String::from_utf8(tag.to_vec()).ok()?);
            rest = more;
        }
        let tags: Arc<[String]> = tags.into();
        self.0.insert(bytes.to_vec(), Arc::clone(&tags));
        Some(tags)
    }

    /// Bytes that the lists take in memory.
    fn memory(&self) -> usize {
        let of_list = |tags: &Arc<[String]>| {
            tags.iter()
                .map(|tag| size_of::<String>() + tag.capacity())
                .sum::<usize>()
        };
        self.0.values().map(of_list).sum()
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

/// Writes rows into their catalog items: one action for each chunk. The same transaction moves the brand's counters on by as
/// many ([`crate::brands::count`]).
pub(super) fn put_rows(keys: BrandKeys, rows: &[CatalogRow]) -> Vec<Action> {
    let mut chunks: BTreeMap<u32, Vec<&CatalogRow>> = BTreeMap::new();
    for row in rows {
        chunks.entry(row.ordinal / CHUNK).or_default().push(row);
    }
    let actions = chunks.into_values().map(|rows| {
        let names: Vec<String> = rows.iter().map(|row| attribute(row.ordinal)).collect();
        let sets: Vec<String> = names.iter().map(|name| format!("{name} = :{name}")).collect();
        let update = format!("SET kind = :kind, v = :v, {} ADD revision :one", sets.join(", "));
        let action = Action::update(keys.catalog(rows[0].ordinal), update)
            .value(":kind", text("catalog"))
            .value(":v", number(1))
            .value(":one", number(1));
        names.iter().zip(rows).fold(action, |action, (name, row)| {
            action.value(format!(":{name}"), binary(row.encode()))
        })
    });
    actions.collect()
}

/// Takes prompts' rows out of their catalog items: one action for each chunk. The same transaction moves the brand's counters
/// on by as many ([`crate::brands::count`]).
pub(super) fn remove_rows(keys: BrandKeys, ordinals: &[u32]) -> Vec<Action> {
    let mut chunks: BTreeMap<u32, Vec<String>> = BTreeMap::new();
    for ordinal in ordinals {
        chunks.entry(ordinal / CHUNK).or_default().push(attribute(*ordinal));
    }
    let actions = chunks.into_iter().map(|(chunk, names)| {
        let update = format!("REMOVE {} ADD revision :one", names.join(", "));
        Action::update(keys.catalog(chunk * CHUNK), update).value(":one", number(1))
    });
    actions.collect()
}

/// The rows of catalog items as they are read.
#[derive(Debug, Default)]
pub(super) struct RowReader {
    rows: Vec<CatalogRow>,
    tags: KnownTags,
    /// Changes that the items have counted.
    revision: u64,
}

impl RowReader {
    /// Reads the rows of an item.
    ///
    /// # Errors
    /// [`Error::Internal`] where it can not be read.
    pub(super) fn read(&mut self, item: &Item) -> Result<()> {
        let broken = || Error::internal(format!("catalog item {:?} can not be read", key_of(item)));
        let sk = text_of(item, "sk").unwrap_or_default();
        let chunk: u32 = sk.rsplit('#').next().and_then(|n| n.parse().ok()).ok_or_else(broken)?;
        for (name, value) in item {
            let place = name.strip_prefix('p').and_then(|hex| u32::from_str_radix(hex, 16).ok());
            let (Some(place), Ok(bytes)) = (place, value.as_b()) else {
                continue;
            };
            let row = CatalogRow::decode(chunk * CHUNK + place, bytes.as_ref(), &mut self.tags);
            self.rows.push(row.ok_or_else(broken)?);
        }
        let changes = number_of(item, "revision").unwrap_or_default();
        self.revision += u64::try_from(changes).map_err(Error::internal)?;
        Ok(())
    }

    /// All rows that were read, by ordinal.
    pub(super) fn finish(mut self) -> CatalogRows {
        self.rows.sort_unstable_by_key(|row| row.ordinal);
        CatalogRows {
            memory: size_of_val(&self.rows[..]) + self.tags.memory(),
            rows: self.rows.into(),
            revision: self.revision,
        }
    }
}

/// All rows of a brand.
#[derive(Debug, Clone)]
pub(super) struct CatalogRows {
    /// By ordinal.
    pub(super) rows: Arc<[CatalogRow]>,
    /// Changes that their items have counted.
    pub(super) revision: u64,
    /// Bytes that they take in memory.
    pub(super) memory: usize,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_survive_their_bytes() {
        let mut known = KnownTags::default();
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
                tags: tags.into(),
            };
            assert_eq!(CatalogRow::decode(300, &row.encode(), &mut known), Some(row));
        }
        assert_eq!(CatalogRow::decode(0, &[1, 2], &mut known), None);
    }

    #[test]
    fn rows_share_their_tags() {
        let mut known = KnownTags::default();
        let mut read = |bytes: &[u8]| known.read(bytes).expect("tags");
        let (one, other) = (read(b"\x03tea"), read(b"\x03tea"));
        assert!(Arc::ptr_eq(&one, &other));
        assert_eq!(read(b"\x01a\x01b")[..], ["a", "b"]);
        assert_eq!(known.memory(), 3 * size_of::<String>() + 5);
        assert_eq!(known.read(b"\x04tea"), None);
    }
}
