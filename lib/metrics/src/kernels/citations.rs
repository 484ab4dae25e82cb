//! Citations by URL, and by the brand that owns the cited domain.

use std::cmp::Ordering;

use super::{Select, SlotCounts, Sums};
use crate::bitmap::Window;
use crate::dictionary::Dictionary;
use crate::slice::CitationDays;
use crate::{Day, Slice};

/// How often each URL is cited: once for each answer that cites it.
#[derive(Debug)]
pub struct Citations<'a> {
    sources: Vec<&'a CitationDays>,
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

/// Counts the citations of each URL over all slices.
pub fn citations<'a>(slices: &[&'a Slice], select: &Select<'a>) -> Citations<'a> {
    let window = Window::new(select.prompts);
    let mut all = Citations {
        sources: Vec::new(),
        select: select.clone(),
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
        rows.iter().zip(self.titles(rows)).map(row).collect()
    }

    fn dictionary(&self, row: &Counted) -> &'a Dictionary {
        &self.sources[row.source as usize].dictionary
    }

    fn url(&self, row: &Counted) -> &'a str {
        self.dictionary(row).urls.get(row.place as usize)
    }

    /// The last title of each row: days are read backwards until each row has one.
    fn titles(&self, rows: &[Counted]) -> Vec<Option<&'a str>> {
        let mut titles = vec![None; rows.len()];
        for held in self.sources.iter().rev().copied() {
            let open = (0..rows.len()).filter(|row| titles[*row].is_none());
            let open: Vec<(usize, &str)> = open.map(|row| (row, self.url(&rows[row]))).collect();
            if !open.is_empty() {
                self.titles_in(held, &open, &mut titles);
            }
        }
        titles
    }

    /// The last titles that one source has for these rows.
    fn titles_in(&self, held: &'a CitationDays, open: &[(usize, &str)], titles: &mut [Option<&'a str>]) {
        let (dictionary, window) = (&held.dictionary, Window::new(self.select.prompts));
        // Forms that may have a title, those of a URL in their order; and by id the number of each, from 1.
        let (mut forms, mut number_of) = (Vec::new(), vec![0_u32; dictionary.limit]);
        for (row, url) in open {
            for place in dictionary
                .forms(url)
                .filter(|place| !dictionary.titles_of(*place).is_empty())
            {
                forms.push((*row, place));
                number_of[dictionary.ids[place] as usize] = forms.len() as u32;
            }
        }
        for (day, runs) in held.days.iter().rev().filter(|(day, _)| self.select.days.contains(day)) {
            let given = forms.iter().map(|(row, place)| match titles[*row] {
                None => dictionary.title_on(*place, day.index_in_window()),
                Some(_) => None,
            });
            let given: Vec<Option<usize>> = given.collect();
            if given.iter().all(Option::is_none) {
                continue;
            }
            let mut cited = vec![false; forms.len()];
            runs.each_id(&window, self.select.engines, |id| {
                if let Some(number) = number_of.get(id as usize).filter(|number| **number > 0) {
                    cited[*number as usize - 1] = true;
                }
            });
            for (((row, _), title), _) in forms.iter().zip(given).zip(cited).filter(|(_, cited)| *cited) {
                titles[*row] = title.map(|title| dictionary.titles.get(title)).or(titles[*row]);
            }
        }
    }

    /// Adds the counters of a source: both sides are in the order of the URLs.
    fn merge(&mut self, held: &'a CitationDays, counters: &[u32]) {
        let source = self.sources.len() as u32;
        self.sources.push(held);
        let dictionary = &held.dictionary;
        let mut added: Vec<Counted> = Vec::new();
        for (place, id) in dictionary.first_of.iter().zip(&dictionary.ids) {
            let (place, count) = (*place, u64::from(counters[*id as usize]));
            match added.last_mut() {
                _ if count == 0 => {}
                Some(last) if last.place == place => last.count += count,
                _ => added.push(Counted { source, place, count }),
            }
        }
        if self.counted.is_empty() {
            self.counted = added;
            return;
        }
        let mut added = added.into_iter().peekable();
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
