//! Citations by URL, and by the brand that owns the cited domain.

use std::cmp::Ordering;

use super::{Select, SlotCounts, Sums};
use crate::bitmap::Window;
use crate::slice::CitationDays;
use crate::{Day, Slice};

/// How often each URL is cited: once for each answer that cites it.
#[derive(Debug)]
pub struct Citations<'a> {
    sources: Vec<&'a CitationDays>,
    total: u64,
    /// In the order of the URLs.
    counted: Vec<Counted>,
}

/// A URL: where it stands in the last source that has it, and its citations in all.
#[derive(Debug, Clone, Copy)]
struct Counted {
    source: u32,
    place: u32,
    count: u64,
}

/// The order of a page of citations. URLs with equal counts are in ascending order of the URL either way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Order {
    /// The most cited first.
    #[default]
    Descending,
    /// The least cited first.
    Ascending,
}

/// One cited URL.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CitationRow<'a> {
    /// The URL.
    pub url: &'a str,
    /// Its host without `www.`.
    pub domain: &'a str,
    /// The last title that any answer in the segments of the range gave it.
    pub title: Option<&'a str>,
    /// Answers that cite it.
    pub count: u64,
}

/// Some rows of the citations.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CitationPage<'a> {
    /// Rows that the filter admits, on this page or not.
    pub matching: u64,
    /// The rows of the page.
    pub rows: Vec<CitationRow<'a>>,
}

/// Counts the citations of each URL over all slices.
pub fn citations<'a>(slices: &[&'a Slice], select: &Select<'_>) -> Citations<'a> {
    let window = Window::new(select.prompts);
    let mut all = Citations {
        sources: Vec::new(),
        total: 0,
        counted: Vec::new(),
    };
    for held in slices.iter().filter_map(|slice| slice.citation_days()) {
        let mut counters = vec![0_u32; held.dictionary.limit];
        for (_, runs) in held.days.iter().filter(|(day, _)| select.days.contains(day)) {
            runs.count(&window, select.engines, &mut counters);
        }
        all.merge(held, &counters);
    }
    all.total = all.counted.iter().map(|row| row.count).sum();
    all
}

/// Citations of each slot's own domain on each day that has any, days ascending. `owner` tells which slot a domain
/// (a host without `www.`) belongs to; it is asked once for each domain and slice.
pub fn citations_series(
    slices: &[&Slice],
    select: &Select<'_>,
    owner: &dyn Fn(&str) -> Option<u16>,
) -> Vec<(Day, SlotCounts)> {
    let window = Window::new(select.prompts);
    let mut series = Vec::new();
    for held in slices.iter().filter_map(|slice| slice.citation_days()) {
        let dictionary = &held.dictionary;
        let owners: Vec<Option<u16>> = (0..dictionary.domains.len())
            .map(|domain| owner(dictionary.domains.get(domain)))
            .collect();
        let mut owner_of_id: Vec<Option<u16>> = vec![None; dictionary.limit];
        for (id, domain) in dictionary.ids.iter().zip(&dictionary.domain_of) {
            owner_of_id[*id as usize] = owners[*domain as usize];
        }
        for (day, runs) in held.days.iter().filter(|(day, _)| select.days.contains(day)) {
            let mut sums = Sums::default();
            runs.each_id(&window, select.engines, |id| {
                if let Some(Some(slot)) = owner_of_id.get(id as usize) {
                    sums.add(*slot, 1);
                }
            });
            series.push((*day, sums.counts()));
        }
    }
    series.retain(|(_, counts)| !counts.is_empty());
    series
}

impl<'a> Citations<'a> {
    /// All citations, whatever a page filters.
    pub fn total(&self) -> u64 {
        self.total
    }

    /// Distinct cited URLs.
    pub fn urls(&self) -> u64 {
        self.counted.len() as u64
    }

    /// The rows whose domain `admits` lets pass, sorted, from `offset` on and at most `limit`. `admits` is asked once
    /// for each domain and slice.
    pub fn page(&self, admits: &dyn Fn(&str) -> bool, order: Order, offset: usize, limit: usize) -> CitationPage<'a> {
        let domains = |held: &&CitationDays| -> Vec<bool> {
            (0..held.dictionary.domains.len())
                .map(|domain| admits(held.dictionary.domains.get(domain)))
                .collect()
        };
        let admitted: Vec<Vec<bool>> = self.sources.iter().map(domains).collect();
        let admits = |row: &Counted| {
            let domain = self.sources[row.source as usize].dictionary.domain_of[row.place as usize];
            admitted[row.source as usize][domain as usize]
        };
        let mut found: Vec<(u64, u32)> = (0_u32..)
            .zip(&self.counted)
            .filter(|(_, row)| admits(row))
            .map(|(index, row)| (row.count, index))
            .collect();
        let compare = |a: &(u64, u32), b: &(u64, u32)| match order {
            Order::Descending => b.0.cmp(&a.0).then(a.1.cmp(&b.1)),
            Order::Ascending => a.cmp(b),
        };
        let matching = found.len();
        let end = offset.saturating_add(limit).min(matching);
        if end < matching {
            let _ = found.select_nth_unstable_by(end, compare);
            found.truncate(end);
        }
        found.sort_unstable_by(compare);
        let rows = found
            .iter()
            .skip(offset)
            .map(|(_, index)| self.row(&self.counted[*index as usize]))
            .collect();
        CitationPage {
            matching: matching as u64,
            rows,
        }
    }

    /// Every row, in the order of the URLs.
    pub fn iter(&self) -> impl Iterator<Item = CitationRow<'a>> {
        self.counted.iter().map(|row| self.row(row))
    }

    fn row(&self, row: &Counted) -> CitationRow<'a> {
        let dictionary = &self.sources[row.source as usize].dictionary;
        let place = row.place as usize;
        let url = dictionary.urls.get(place);
        let title = self
            .sources
            .iter()
            .rev()
            .find_map(|held| held.dictionary.title(held.dictionary.find(url)?));
        CitationRow {
            url,
            domain: dictionary.domain(place),
            title,
            count: row.count,
        }
    }

    /// Adds the counters of a source: both sides are in the order of the URLs.
    fn merge(&mut self, held: &'a CitationDays, counters: &[u32]) {
        let source = self.sources.len() as u32;
        self.sources.push(held);
        let dictionary = &held.dictionary;
        let counted = (0_u32..).zip(&dictionary.ids).map(|(place, id)| Counted {
            source,
            place,
            count: u64::from(counters[*id as usize]),
        });
        let mut added = counted.filter(|row| row.count > 0).peekable();
        if self.counted.is_empty() {
            self.counted = added.collect();
            return;
        }
        let before = std::mem::take(&mut self.counted);
        let mut merged = Vec::with_capacity(before.len() * 2);
        for old in before {
            let old_url = self.sources[old.source as usize]
                .dictionary
                .urls
                .get(old.place as usize);
            let mut joined = Some(old);
            while let Some(new) = added.peek().copied() {
                match dictionary.urls.get(new.place as usize).cmp(old_url) {
                    Ordering::Less => merged.push(new),
                    Ordering::Equal => {
                        joined = None;
                        merged.push(Counted {
                            count: old.count + new.count,
                            ..new
                        });
                    }
                    Ordering::Greater => break,
                }
                added.next();
            }
            merged.extend(joined);
        }
        merged.extend(added);
        self.counted = merged;
    }
}
