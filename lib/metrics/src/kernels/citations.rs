//! Citations by URL, and by the brand that owns the cited domain.

use std::cmp::Ordering;

use super::citation_titles::last_titles;
use super::pieces::{Times, by_window, citation_days};
use super::{Select, SlotCounts, Sums};
use crate::bitmap::Window;
use crate::dictionary::Dictionary;
use crate::slice::CitationDays;
use crate::{Day, Slice};

/// How often each URL is cited: once for each answer that cites it.
#[derive(Debug)]
pub struct Citations<'a> {
    sources: Vec<&'a CitationDays>,
    times: Times<'a>,
    select: Select<'a>,
    total: u64,
    /// In the order of the URLs.
    counted: Vec<Counted>,
}

/// A URL: where it first stands in the last source that has it, and its citations in all.
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
    /// The last title that any of them gives it.
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

/// Counts the citations of each URL over all slices. Where a day stands in several pieces, the slices of their times
/// ([`crate::Section::Times`]) tell the last of their titles; without these, any of the last titles of the pieces counts.
pub fn citations<'a>(slices: &[&'a Slice], select: &Select<'a>) -> Citations<'a> {
    let window = Window::new(select.prompts);
    let sources = by_window(slices);
    let count = |(source, held): (u32, &&CitationDays)| {
        let mut counters = vec![0_u32; held.dictionary.limit];
        for (_, runs) in held.days.iter().filter(|(day, _)| select.days.contains(day)) {
            runs.count(&window, select.engines, &mut counters);
        }
        counted(source, &held.dictionary, &counters)
    };
    let mut lists: Vec<Vec<Counted>> = (0..).zip(&sources).map(count).collect();
    // Neighbours first: each URL is compared as often as the number of sources can be halved.
    while lists.len() > 1 {
        let mut pairs = lists.into_iter();
        lists = Vec::new();
        while let Some(list) = pairs.next() {
            lists.push(match pairs.next() {
                Some(other) => merge(&sources, list, other),
                None => list,
            });
        }
    }
    let counted = lists.pop().unwrap_or_default();
    Citations {
        total: counted.iter().map(|row| row.count).sum(),
        times: Times::of(slices),
        select: select.clone(),
        sources,
        counted,
    }
}

/// The URLs of a source that are cited, in their order.
fn counted(source: u32, dictionary: &Dictionary, counters: &[u32]) -> Vec<Counted> {
    let mut counted: Vec<Counted> = Vec::new();
    for (place, id) in dictionary.first_of.iter().zip(&dictionary.ids) {
        let (place, count) = (*place, u64::from(counters[*id as usize]));
        match counted.last_mut() {
            _ if count == 0 => {}
            Some(last) if last.place == place => last.count += count,
            _ => counted.push(Counted { source, place, count }),
        }
    }
    counted
}

/// Brings two lists together that are in the order of the URLs.
fn merge(sources: &[&CitationDays], first: Vec<Counted>, second: Vec<Counted>) -> Vec<Counted> {
    let url = |row: &Counted| sources[row.source as usize].dictionary.urls.get(row.place as usize);
    let mut merged = Vec::with_capacity(first.len() + second.len());
    let mut second = second.into_iter().peekable();
    for old in first {
        let mut joined = Some(old);
        while let Some(new) = second.peek().copied() {
            match url(&new).cmp(url(&old)) {
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
            second.next();
        }
        merged.extend(joined);
    }
    merged.extend(second);
    merged
}

/// Citations of each slot's own domain on each day that has any, days ascending. `owner` tells which slot a domain
/// (a host without `www.`) belongs to; it is asked once for each domain and slice.
pub fn citations_series(
    slices: &[&Slice],
    select: &Select<'_>,
    owner: &dyn Fn(&str) -> Option<u16>,
) -> Vec<(Day, SlotCounts)> {
    let window = Window::new(select.prompts);
    let sources = by_window(slices);
    let owner_of_id = |held: &&CitationDays| {
        let dictionary = &held.dictionary;
        let owners: Vec<Option<u16>> = (0..dictionary.domains.len())
            .map(|domain| owner(dictionary.domains.get(domain)))
            .collect();
        let mut owner_of_id: Vec<Option<u16>> = vec![None; dictionary.limit];
        for (id, domain) in dictionary.ids.iter().zip(&dictionary.domain_of) {
            owner_of_id[*id as usize] = owners[*domain as usize];
        }
        owner_of_id
    };
    let owners: Vec<Vec<Option<u16>>> = sources.iter().map(owner_of_id).collect();
    let mut series = Vec::new();
    for pieces in citation_days(&sources, select).chunk_by(|a, b| a.0 == b.0) {
        let mut sums = Sums::default();
        for (_, source, runs) in pieces {
            let owner_of_id = &owners[*source];
            runs.each_id(&window, select.engines, |id| {
                if let Some(Some(slot)) = owner_of_id.get(id as usize) {
                    sums.add(*slot, 1);
                }
            });
        }
        series.push((pieces[0].0, sums.counts()));
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
            .map(|(_, index)| self.counted[*index as usize]);
        CitationPage {
            matching: matching as u64,
            rows: self.rows(&rows.collect::<Vec<_>>()),
        }
    }

    /// Every row, in the order of the URLs.
    pub fn iter(&self) -> impl Iterator<Item = CitationRow<'a>> {
        self.rows(&self.counted).into_iter()
    }

    fn rows(&self, rows: &[Counted]) -> Vec<CitationRow<'a>> {
        let row = |(row, title): (&Counted, Option<&'a str>)| CitationRow {
            url: self.url(row),
            domain: self.dictionary(row).domain(row.place as usize),
            title,
            count: row.count,
        };
        let urls: Vec<&'a str> = rows.iter().map(|row| self.url(row)).collect();
        let titles = last_titles(&self.sources, &self.times, &self.select, &urls);
        rows.iter().zip(titles).map(row).collect()
    }

    fn dictionary(&self, row: &Counted) -> &'a Dictionary {
        &self.sources[row.source as usize].dictionary
    }

    fn url(&self, row: &Counted) -> &'a str {
        self.dictionary(row).urls.get(row.place as usize)
    }
}
