//! Citations, domain by domain.

use std::collections::{BTreeMap, BTreeSet};

use super::effects::{Effects, EngineStrata};
use super::row::{Measured, judged};
use super::{Compared, Figure, PeriodSlices, Periods};
use crate::kernels::citation_repetition::citation_repetition;
use crate::verdict::{ContingencyTable, Part, newcombe};
use crate::{Bitmap, DomainCounts, EngineSet, Repetition, answers_by_prompt, domains_by_engine};

/// Prompts that repetition is estimated from, at most: each has many domains.
const SAMPLE: u64 = 128;

/// The share of citations of each domain that is cited in either period, among all of them, ascending by domain.
pub fn compare_citations<'a>(periods: &Periods<'a>) -> Vec<Compared<&'a str>> {
    let [now, before] = periods.both().map(|period| sums(period, periods));
    let mut strata = citing_strata(periods);
    let totals = [&now, &before].map(|sums| sums.values().map(|counts| counts.citations).sum::<u64>());
    let domains: BTreeSet<&'a str> = now.keys().chain(before.keys()).copied().collect();
    let effects = effects(periods, &domains);
    let rows = domains.into_iter().enumerate().map(|(row, domain)| {
        let counts = [&now, &before].map(|sums| sums.get(domain).copied().unwrap_or_default());
        let (citations, answers) = counts
            .iter()
            .fold((0, 0), |sum, counts| (sum.0 + counts.citations, sum.1 + counts.answers));
        let strata = strata.remove(domain).unwrap_or_default();
        let effect = effects.of_row(row, &strata);
        let size = citations as f64 / (answers as f64).max(1.0);
        let parts = [0, 1].map(|at| Part::clumped(counts[at].citations, totals[at], size, effect));
        let [now, before] = [0, 1].map(|at| Figure {
            count: counts[at].citations,
            total: totals[at],
        });
        Measured {
            key: domain,
            now,
            before,
            interval: newcombe(parts[0], parts[1]),
            strata: strata.strata,
            effect,
        }
    });
    judged(periods, rows.collect())
}

/// Citations of each domain, of all engines.
fn sums<'a>(period: &PeriodSlices<'a>, periods: &Periods<'_>) -> BTreeMap<&'a str, DomainCounts> {
    let mut sums: BTreeMap<&str, DomainCounts> = BTreeMap::new();
    let select = period.select(periods.prompts, periods.engines);
    for ((_, domain), counts) in domains_by_engine(&period.citations, &select) {
        let sum = sums.entry(domain).or_default();
        sum.citations += counts.citations;
        sum.answers += counts.answers;
    }
    sums
}

/// The answers that cite each domain, among all answers of each engine, of prompts that it answered alike often in both periods.
fn citing_strata<'a>(periods: &Periods<'a>) -> BTreeMap<&'a str, EngineStrata> {
    let mut strata: BTreeMap<&str, EngineStrata> = BTreeMap::new();
    for (place, engine, prompts) in periods.alike() {
        let [now, before] = periods.both().map(|period| Citing::new(period, &prompts, engine));
        let domains: BTreeSet<&'a str> = now.by_domain.keys().chain(before.by_domain.keys()).copied().collect();
        for domain in domains {
            let table = ContingencyTable {
                first: now.of(domain),
                second: before.of(domain),
            };
            strata.entry(domain).or_default().add(place, table);
        }
    }
    strata
}

/// An engine's answers, and those that cite each domain.
struct Citing<'a> {
    answers: u64,
    by_domain: BTreeMap<&'a str, u64>,
}

impl<'a> Citing<'a> {
    fn new(period: &PeriodSlices<'a>, prompts: &Bitmap, engine: EngineSet) -> Self {
        let select = period.select(prompts, engine);
        let answers = answers_by_prompt(&period.mentions, &select)
            .into_iter()
            .map(|(_, count)| count)
            .sum();
        let domains = domains_by_engine(&period.citations, &select).into_iter();
        Self {
            answers,
            by_domain: domains.map(|((_, domain), counts)| (domain, counts.answers)).collect(),
        }
    }

    fn of(&self, domain: &str) -> (u64, u64) {
        (self.by_domain.get(domain).copied().unwrap_or_default(), self.answers)
    }
}

/// The design effects of each domain.
fn effects(periods: &Periods<'_>, domains: &BTreeSet<&str>) -> Effects {
    let sample = periods.prompts.sample(SAMPLE);
    let found = periods.both().map(|period| {
        let select = period.select(&sample, periods.engines);
        citation_repetition(&period.citations, &period.mentions, &select)
    });
    let of = |engine, domain: &&str| -> Repetition {
        let of_period = found.iter().filter_map(|found| found.get(&(engine, *domain)));
        of_period.copied().sum()
    };
    let of_engine = |engine| domains.iter().map(|domain| of(engine, domain)).collect();
    Effects::of(&periods.engines.iter().map(of_engine).collect::<Vec<_>>())
}
