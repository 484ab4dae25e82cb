//! How often answers change what they cite: the domains of a prompt's answers of an engine are compared with those of
//! the day before that has any.

use std::collections::{BTreeMap, HashMap};

use super::Select;
use super::pieces::{OfSource, by_window, citation_days};
use crate::bitmap::Window;
use crate::runs::Runs;
use crate::slice::CitationDays;
use crate::{EngineSet, Slice, Transitions};

/// What a prompt's answers of an engine cited until now.
#[derive(Default)]
struct Cited {
    days: u32,
    transitions: u64,
    /// Domains of the last day, ascending.
    last: Vec<u32>,
    /// Days on which each domain is cited.
    counts: HashMap<u32, u32>,
}

/// Transitions of all domains over all selected days that cite anything: of few prompts, for each keeps its domains.
pub(crate) fn citation_transitions(slices: &[&Slice], select: &Select<'_>) -> Transitions {
    let mut numbers: HashMap<&str, u32> = HashMap::new();
    let held = by_window(slices);
    let domains: Vec<Vec<u32>> = held.iter().map(|held| domain_of_id(held, &mut numbers)).collect();
    let days = citation_days(&held, select);
    let of_engine = |engine: EngineSet| {
        let mut prompts: BTreeMap<u32, Cited> = BTreeMap::new();
        for pieces in days.chunk_by(|a, b| a.0 == b.0) {
            add(pieces, &domains, select, engine, &mut prompts);
        }
        prompts.into_values().map(Cited::transitions).sum::<Transitions>()
    };
    select
        .engines
        .iter()
        .map(|engine| of_engine(select.engines.only(engine)))
        .sum()
}

/// The number of each id's domain, the same in all slices.
fn domain_of_id<'a>(held: &'a CitationDays, numbers: &mut HashMap<&'a str, u32>) -> Vec<u32> {
    let dictionary = &held.dictionary;
    let mut of_id = vec![u32::MAX; dictionary.limit];
    for (id, domain) in dictionary.ids.iter().zip(&dictionary.domain_of) {
        let next = numbers.len() as u32;
        of_id[*id as usize] = *numbers.entry(dictionary.domains.get(*domain as usize)).or_insert(next);
    }
    of_id
}

/// Adds what the pieces of a day cite.
fn add(
    pieces: &[OfSource<'_, Runs>],
    domains: &[Vec<u32>],
    select: &Select<'_>,
    engine: EngineSet,
    prompts: &mut BTreeMap<u32, Cited>,
) {
    let window = Window::new(select.prompts);
    let mut today: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
    for (_, source, runs) in pieces {
        let domains = &domains[*source];
        runs.each_run(&window, engine, |prompt, range| {
            let ids = runs.ids(range).filter_map(|id| domains.get(id as usize).copied());
            today.entry(prompt).or_default().extend(ids);
        });
    }
    for (prompt, mut cited) in today {
        cited.sort_unstable();
        cited.dedup();
        prompts.entry(prompt).or_default().see(cited);
    }
}

impl Cited {
    fn see(&mut self, cited: Vec<u32>) {
        if self.days > 0 {
            let same = cited.iter().filter(|domain| self.last.binary_search(domain).is_ok());
            self.transitions += (cited.len() + self.last.len() - 2 * same.count()) as u64;
        }
        self.days += 1;
        for domain in &cited {
            *self.counts.entry(*domain).or_default() += 1;
        }
        self.last = cited;
    }

    fn transitions(self) -> Transitions {
        let unlike = |k: &u32| 2 * u64::from(*k) * u64::from(self.days - k);
        Transitions {
            seen: self.transitions,
            expected: self.counts.values().map(unlike).sum::<u64>() as f64 / f64::from(self.days.max(1)),
            days: u64::from(self.days),
            chains: 1,
        }
    }
}
