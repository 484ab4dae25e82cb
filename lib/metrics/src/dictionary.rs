//! The URLs of a segment, with their domains and titles.
//!
//! URLs stand in ascending order, so that the place of a URL decides ties and two dictionaries merge in one pass.
//! The days refer to URLs by id. An id stays with its URL as long as any day of the span cites it; then it is free
//! for another. Which days cite a URL, and which title each day saw last, are masks of 32 bits: a day that is
//! rebuilt clears its bit and sets it anew, and nothing depends on the order in which days were built.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet, HashMap};

use bytes::Bytes;

use crate::error::{Result, damaged};
use crate::wire::{Packer, Reader, Texts, Unpacker, put_varint};
use crate::{AnswerFacts, SegmentError};

/// URLs of one segment.
const URLS: usize = 1 << 24;

/// A URL while a dictionary is written.
#[derive(Debug, Default)]
struct Entry {
    id: u32,
    domain: String,
    /// Days that cite it.
    days: u32,
    /// Titles, with the days that saw them last.
    titles: Vec<(String, u32)>,
}

/// What a day says about a URL.
struct Seen<'a> {
    domain: &'a str,
    /// The last title, with when it was seen.
    title: Option<(i64, &'a str)>,
}

/// A dictionary that is changed.
#[derive(Debug, Default)]
pub(crate) struct DictionaryBuilder {
    urls: BTreeMap<String, Entry>,
}

impl DictionaryBuilder {
    /// Starts from a dictionary, less the days that are rebuilt; URLs that no other day cites are dropped.
    pub(crate) fn from_old(old: &Dictionary, rebuilt: u32) -> Self {
        let mut urls = BTreeMap::new();
        for place in (0..old.urls.len()).filter(|place| old.days[*place] & !rebuilt != 0) {
            let titles = old
                .titles_of(place)
                .map(|title| (old.titles.get(title).to_owned(), old.title_days[title] & !rebuilt));
            let entry = Entry {
                id: old.ids[place],
                domain: old.domain(place).to_owned(),
                days: old.days[place] & !rebuilt,
                titles: titles.filter(|(_, days)| *days != 0).collect(),
            };
            urls.insert(old.urls.get(place).to_owned(), entry);
        }
        Self { urls }
    }

    /// Adds what the answers of a day cite.
    pub(crate) fn add(&mut self, day: u32, facts: &[AnswerFacts]) {
        let mut seen: HashMap<&str, Seen<'_>> = HashMap::new();
        for answer in facts {
            for cited in &answer.citations {
                let url = seen.entry(&cited.url).or_insert(Seen {
                    domain: &cited.domain,
                    title: None,
                });
                url.domain = url.domain.min(&cited.domain);
                let title = cited.title.as_deref().filter(|title| !title.is_empty());
                url.title = url.title.max(title.map(|title| (answer.answered_at, title)));
            }
        }
        seen.into_iter().for_each(|(url, seen)| self.cite(day, url, &seen));
    }

    fn cite(&mut self, day: u32, url: &str, seen: &Seen<'_>) {
        if !self.urls.contains_key(url) {
            let entry = Entry {
                id: u32::MAX,
                domain: seen.domain.to_owned(),
                ..Entry::default()
            };
            self.urls.insert(url.to_owned(), entry);
        }
        let Some(entry) = self.urls.get_mut(url) else { return };
        entry.days |= 1 << day;
        if seen.domain < entry.domain.as_str() {
            seen.domain.clone_into(&mut entry.domain);
        }
        let Some((_, title)) = seen.title else { return };
        match entry.titles.iter_mut().find(|(known, _)| known == title) {
            Some((_, days)) => *days |= 1 << day,
            None => entry.titles.push((title.to_owned(), 1 << day)),
        }
    }

    /// Gives each new URL the lowest free id, in the order of the URLs.
    pub(crate) fn assign_ids(&mut self) -> Result<()> {
        if self.urls.len() > URLS {
            return Err(SegmentError::Limit("URLs of a span"));
        }
        let used = self.urls.values().map(|entry| entry.id).filter(|id| *id != u32::MAX);
        let used: BTreeSet<u32> = used.collect();
        let mut free = (0..u32::MAX).filter(|id| !used.contains(id));
        for entry in self.urls.values_mut() {
            entry.titles.sort_unstable();
            if entry.id == u32::MAX {
                entry.id = free.next().unwrap_or_default();
            }
        }
        Ok(())
    }

    /// The id of each URL.
    pub(crate) fn ids(&self) -> HashMap<&str, u32> {
        self.urls.iter().map(|(url, entry)| (url.as_str(), entry.id)).collect()
    }

    /// The stored form; no bytes where there are no URLs.
    pub(crate) fn encode(&self, packer: &mut Packer) -> Result<Vec<u8>> {
        let mut out = Vec::new();
        if self.urls.is_empty() {
            return Ok(out);
        }
        let entries = || self.urls.values();
        let mut domains: Vec<&str> = entries().map(|entry| entry.domain.as_str()).collect();
        domains.sort_unstable();
        domains.dedup();
        let limit = entries().map(|entry| entry.id + 1).max().unwrap_or(0);
        let titles = || entries().flat_map(|entry| &entry.titles);
        for count in [self.urls.len(), limit as usize, domains.len(), titles().count()] {
            put_varint(&mut out, count as u64);
        }
        packer.put_numbers(&mut out, entries().map(|entry| entry.id))?;
        packer.put_numbers(&mut out, entries().map(|entry| entry.days))?;
        let place = |domain: &str| domains.binary_search(&domain).unwrap_or_default() as u32;
        packer.put_numbers(&mut out, entries().map(|entry| place(&entry.domain)))?;
        packer.put_numbers(&mut out, entries().map(|entry| entry.titles.len() as u32))?;
        packer.put_numbers(&mut out, titles().map(|(_, days)| *days))?;
        Texts::write(&mut out, self.urls.keys().map(String::as_str), packer)?;
        Texts::write(&mut out, domains.iter().copied(), packer)?;
        Texts::write(&mut out, titles().map(|(title, _)| title.as_str()), packer)?;
        Ok(out)
    }
}

/// A dictionary that is read.
#[derive(Debug, Default)]
pub(crate) struct Dictionary {
    /// Ascending.
    pub(crate) urls: Texts,
    /// The id of each URL.
    pub(crate) ids: Vec<u32>,
    /// All ids lie below this.
    pub(crate) limit: usize,
    days: Vec<u32>,
    pub(crate) domains: Texts,
    /// The domain of each URL.
    pub(crate) domain_of: Vec<u32>,
    titles: Texts,
    title_days: Vec<u32>,
    /// Where each URL's titles end.
    title_ends: Vec<u32>,
}

impl Dictionary {
    /// Reads the stored form.
    pub(crate) fn decode(bytes: Bytes, unpacker: &mut Unpacker) -> Result<Self> {
        if bytes.is_empty() {
            return Ok(Self::default());
        }
        let mut reader = Reader::new(bytes);
        let [count, limit, domain_count, title_count] = [
            reader.number(URLS)?,
            reader.number(URLS)?,
            reader.number(URLS)?,
            reader.number(URLS * 32)?,
        ];
        let ids = reader.numbers(count, unpacker)?;
        let days = reader.numbers(count, unpacker)?;
        let domain_of = reader.numbers(count, unpacker)?;
        let mut title_ends = reader.numbers(count, unpacker)?;
        let title_days = reader.numbers(title_count, unpacker)?;
        let mut end = 0_u32;
        for titles in &mut title_ends {
            end = end.saturating_add(*titles);
            *titles = end;
        }
        let fits = ids.iter().all(|id| (*id as usize) < limit)
            && domain_of.iter().all(|domain| (*domain as usize) < domain_count)
            && end as usize == title_count;
        if !fits {
            return damaged("a dictionary refers to nothing");
        }
        let urls = Texts::read(&mut reader, count, unpacker)?;
        let domains = Texts::read(&mut reader, domain_count, unpacker)?;
        let titles = Texts::read(&mut reader, title_count, unpacker)?;
        reader.finish()?;
        Ok(Self {
            urls,
            ids,
            limit,
            days,
            domains,
            domain_of,
            titles,
            title_days,
            title_ends,
        })
    }

    pub(crate) fn domain(&self, place: usize) -> &str {
        self.domains.get(self.domain_of[place] as usize)
    }

    fn titles_of(&self, place: usize) -> std::ops::Range<usize> {
        let start = place.checked_sub(1).map_or(0, |before| self.title_ends[before]);
        start as usize..self.title_ends[place] as usize
    }

    /// Where a URL stands.
    pub(crate) fn find(&self, url: &str) -> Option<usize> {
        let (mut from, mut to) = (0, self.urls.len());
        while from < to {
            let middle = from.midpoint(to);
            match self.urls.get(middle).cmp(url) {
                Ordering::Less => from = middle + 1,
                Ordering::Equal => return Some(middle),
                Ordering::Greater => to = middle,
            }
        }
        None
    }

    /// The title that the last day with one saw.
    pub(crate) fn title(&self, place: usize) -> Option<&str> {
        let last = self
            .titles_of(place)
            .min_by_key(|title| self.title_days[*title].leading_zeros())?;
        Some(self.titles.get(last))
    }

    pub(crate) fn memory(&self) -> usize {
        let texts = self.urls.memory() + self.domains.memory() + self.titles.memory();
        texts + 16 * self.ids.len() + 4 * self.title_days.len()
    }
}
