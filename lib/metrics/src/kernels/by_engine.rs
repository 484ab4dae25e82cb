//! Citations engine by engine: what comparisons of two periods are made of.

use std::collections::{BTreeMap, HashMap};

use super::Select;
use super::pieces::{OfSource, by_window, citation_days, same_window, url_numbers};
use crate::bitmap::Window;
use crate::dictionary::Dictionary;
use crate::runs::Runs;
use crate::slice::CitationDays;
use crate::{Day, Engine, Slice};

/// How often an engine's answers cite pages of a domain.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct DomainCounts {
    /// Citations: each page of an answer counts.
    pub citations: u64,
    /// Answers that cite any page of the domain. Of several answers of a prompt, engine and day only those that cite the
    /// same page are told apart, so that there it is the least number of answers that fits.
    pub answers: u64,
}

/// Citations of each engine and domain that has any.
pub fn domains_by_engine<'a>(slices: &[&'a Slice], select: &Select<'_>) -> BTreeMap<(Engine, &'a str), DomainCounts> {
    let mut sums = BTreeMap::new();
    for sources in by_window(slices).chunk_by(same_window) {
        let (labels, days) = (Labels::of(sources), citation_days(sources, select));
        for engine in select.engines.iter() {
            let counts = labels.count(&days, select, engine);
            for (domain, count) in labels
                .domains
                .iter()
                .zip(counts)
                .filter(|(_, count)| count.citations > 0)
            {
                let sum: &mut DomainCounts = sums.entry((engine, *domain)).or_default();
                sum.citations += count.citations;
                sum.answers += count.answers;
            }
        }
    }
    sums
}

/// Numbers of domains and URLs, the same in all sources of a window.
pub(super) struct Labels<'a> {
    /// By number.
    pub(super) domains: Vec<&'a str>,
    /// By source and id; several ids may be of one URL.
    of_id: Vec<Vec<Option<(u32, u32)>>>,
}

impl<'a> Labels<'a> {
    pub(super) fn of(sources: &[&'a CitationDays]) -> Self {
        let dictionaries: Vec<&'a Dictionary> = sources.iter().map(|held| &*held.dictionary).collect();
        if let [alone] = dictionaries[..] {
            let labels = alone.domain_of.iter().copied().zip(alone.first_of.iter().copied());
            return Self {
                domains: (0..alone.domains.len())
                    .map(|domain| alone.domains.get(domain))
                    .collect(),
                of_id: vec![by_id(alone, labels)],
            };
        }
        let mut numbers: HashMap<&str, u32> = HashMap::new();
        let mut domains = Vec::new();
        let mut number = |domain: &'a str| {
            *numbers.entry(domain).or_insert_with(|| {
                domains.push(domain);
                domains.len() as u32 - 1
            })
        };
        let urls = url_numbers(&dictionaries);
        let of_id = dictionaries.iter().zip(urls).map(|(dictionary, urls)| {
            let all = (0..dictionary.domains.len()).map(|domain| number(dictionary.domains.get(domain)));
            let all: Vec<u32> = all.collect();
            by_id(
                dictionary,
                dictionary
                    .domain_of
                    .iter()
                    .map(|domain| all[*domain as usize])
                    .zip(urls),
            )
        });
        Self {
            of_id: of_id.collect(),
            domains,
        }
    }

    /// Counts by the number of the domain.
    fn count(&self, days: &[OfSource<'_, Runs>], select: &Select<'_>, engine: Engine) -> Vec<DomainCounts> {
        let mut counts = vec![DomainCounts::default(); self.domains.len()];
        self.each(days, select, engine, |_, _, domain, of_prompt| {
            let count = &mut counts[domain];
            count.citations += of_prompt.citations;
            count.answers += of_prompt.answers;
        });
        counts
    }

    /// Gives what an engine's answers cite on each day: the day, the prompt, the number of the domain.
    pub(super) fn each(
        &self,
        days: &[OfSource<'_, Runs>],
        select: &Select<'_>,
        engine: Engine,
        mut give: impl FnMut(Day, u32, usize, DomainCounts),
    ) {
        let window = Window::new(select.prompts);
        for pieces in days.chunk_by(|a, b| a.0 == b.0) {
            let mut cells: Vec<(u32, (u32, u32))> = Vec::new();
            for (_, source, runs) in pieces {
                let of_id = &self.of_id[*source];
                runs.each_run(&window, select.engines.only(engine), |prompt, range| {
                    let ids = runs.ids(range);
                    let labels = ids.filter_map(|id| of_id.get(id as usize).copied().flatten());
                    cells.extend(labels.map(|label| (prompt, label)));
                });
            }
            if pieces.len() > 1 {
                cells.sort_unstable();
            }
            for cell in cells.chunk_by_mut(|a, b| a.0 == b.0) {
                cell.sort_unstable();
                for cited in cell.chunk_by(|a, b| a.1.0 == b.1.0) {
                    let (prompt, (domain, _)) = cited[0];
                    give(pieces[0].0, prompt, domain as usize, of_cited(cited));
                }
            }
        }
    }
}

/// What each place of a dictionary is, by id.
fn by_id<T: Clone>(dictionary: &Dictionary, of_place: impl Iterator<Item = T>) -> Vec<Option<T>> {
    let mut of_id = vec![None; dictionary.limit];
    for (id, label) in dictionary.ids.iter().zip(of_place) {
        of_id[*id as usize] = Some(label);
    }
    of_id
}

/// The pages of a domain that one prompt's answers of a day cite, ascending.
fn of_cited(cited: &[(u32, (u32, u32))]) -> DomainCounts {
    let same = cited.chunk_by(|a, b| a.1.1 == b.1.1).map(<[_]>::len);
    DomainCounts {
        citations: cited.len() as u64,
        answers: same.max().unwrap_or_default() as u64,
    }
}
