//! Sentiment and citations engine by engine: what comparisons of two periods are made of.

use std::collections::BTreeMap;

use super::sentiment::PolarityCounts;
use super::{Select, sentiment};
use crate::bitmap::Window;
use crate::slice::CitationDays;
use crate::{Engine, Slice};

/// How often an engine's answers cite pages of a domain.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct DomainCounts {
    /// Citations: each page of an answer counts.
    pub citations: u64,
    /// Answers that cite any page of the domain. Of several answers of a prompt, engine and day only those that cite the
    /// same page are told apart, so that there it is the least number of answers that fits.
    pub answers: u64,
}

/// Findings of each engine, slot and feature that has any. An answer holds no finding twice, so a count of one polarity
/// is one of answers.
pub fn findings_by_engine(slices: &[&Slice], select: &Select<'_>) -> BTreeMap<(Engine, u16, u16), PolarityCounts> {
    let of_engine = |engine| {
        let select = Select {
            engines: select.engines.only(engine),
            ..select.clone()
        };
        let found = sentiment::sentiment(slices, &select).into_iter();
        found.map(move |((slot, feature), counts)| ((engine, slot, feature), counts))
    };
    select.engines.iter().flat_map(of_engine).collect()
}

/// Citations of each engine and domain that has any.
pub fn domains_by_engine<'a>(slices: &[&'a Slice], select: &Select<'_>) -> BTreeMap<(Engine, &'a str), DomainCounts> {
    let mut sums = BTreeMap::new();
    for held in slices.iter().filter_map(|slice| slice.citation_days()) {
        for engine in select.engines.iter() {
            let counts = of_engine(held, select, engine);
            for (domain, count) in counts.into_iter().enumerate().filter(|(_, count)| count.citations > 0) {
                let sum: &mut DomainCounts = sums.entry((engine, held.dictionary.domains.get(domain))).or_default();
                sum.citations += count.citations;
                sum.answers += count.answers;
            }
        }
    }
    sums
}

/// Counts by the place of the domain in the dictionary.
fn of_engine(held: &CitationDays, select: &Select<'_>, engine: Engine) -> Vec<DomainCounts> {
    let (window, dictionary) = (Window::new(select.prompts), &held.dictionary);
    let mut counts = vec![DomainCounts::default(); dictionary.domains.len()];
    // Domain and URL of each id; several forms may be of one URL.
    let mut of_id: Vec<Option<(u32, u32)>> = vec![None; dictionary.limit];
    for (place, id) in dictionary.ids.iter().enumerate() {
        of_id[*id as usize] = Some((dictionary.domain_of[place], dictionary.first_of[place]));
    }
    for (_, runs) in held.days.iter().filter(|(day, _)| select.days.contains(day)) {
        let mut cell: Vec<(u32, u32)> = Vec::new();
        let mut of_prompt = None;
        runs.each_run(&window, select.engines.only(engine), |prompt, range| {
            if of_prompt.replace(prompt) != Some(prompt) {
                add_cell(&mut cell, &mut counts);
            }
            cell.extend(
                runs.ids(range)
                    .filter_map(|id| of_id.get(id as usize).copied().flatten()),
            );
        });
        add_cell(&mut cell, &mut counts);
    }
    counts
}

/// Adds the pages that one prompt's answers of a day cite, and forgets them.
fn add_cell(cell: &mut Vec<(u32, u32)>, counts: &mut [DomainCounts]) {
    cell.sort_unstable();
    for cited in cell.chunk_by(|a, b| a.0 == b.0) {
        let count = &mut counts[cited[0].0 as usize];
        count.citations += cited.len() as u64;
        let same = cited.chunk_by(|a, b| a.1 == b.1).map(<[_]>::len);
        count.answers += same.max().unwrap_or_default() as u64;
    }
    cell.clear();
}
