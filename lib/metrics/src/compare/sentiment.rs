//! Sentiment, feature by feature.

use std::collections::{BTreeMap, BTreeSet};

use super::effects::{Effects, EngineStrata};
use super::row::{Measured, judged};
use super::{Compared, Figure, PeriodSlices, Periods};
use crate::verdict::{ContingencyTable, Part, newcombe};
use crate::{Judging, PolarityCounts, Repetition, sentiment};

/// Prompts that repetition is estimated from, at most: each has many features of each slot.
const SAMPLE: u64 = 256;

/// A slot and a feature.
type Key = (u16, u16);

/// The part of endorsing findings among those that endorse or undermine, of each slot and feature that has findings in
/// either period. Neutral findings are not tested. Answers are tested, not findings: one may say the same several times.
pub fn compare_sentiment(periods: &Periods<'_>, slots: &[u16]) -> Vec<Compared<Key>> {
    let [now, before] = periods.both().map(|period| Said::new(period, periods));
    let mut strata = judging_strata(periods);
    let keys: BTreeSet<Key> = now.findings.keys().chain(before.findings.keys()).copied().collect();
    let keys: Vec<Key> = keys.into_iter().filter(|key| slots.contains(&key.0)).collect();
    let effects = effects(periods, &keys);
    let rows = keys.into_iter().enumerate().map(|(row, key)| {
        let strata = strata.remove(&key).unwrap_or_default();
        let effect = effects.of_row(row, &strata);
        let figures = [&now, &before].map(|said| figure(said.findings.get(&key)));
        let answers = [&now, &before].map(|said| figure(said.answers.get(&key)).total);
        let findings = figures[0].total + figures[1].total;
        let size = findings as f64 / ((answers[0] + answers[1]) as f64).max(1.0);
        let [first, second] = figures.map(|figure| Part::clumped(figure.count, figure.total, size, effect));
        Measured {
            key,
            now: figures[0],
            before: figures[1],
            interval: newcombe(first, second),
            strata: strata.strata,
            effect,
        }
    });
    judged(periods, rows.collect())
}

/// What is said in one period, and in how many answers.
struct Said {
    findings: BTreeMap<Key, PolarityCounts>,
    answers: BTreeMap<Key, PolarityCounts>,
}

impl Said {
    fn new(period: &PeriodSlices<'_>, periods: &Periods<'_>) -> Self {
        let select = period.select(periods.prompts, periods.engines);
        Self {
            findings: sentiment(&period.sentiment, &select).into_iter().collect(),
            answers: judging(period).answers(&select),
        }
    }
}

fn judging<'p>(period: &'p PeriodSlices<'_>) -> Judging<'p> {
    Judging {
        sentiment: &period.sentiment,
        mentions: &period.mentions,
    }
}

fn figure(counts: Option<&PolarityCounts>) -> Figure {
    let [endorsed, undermined, _] = counts.copied().unwrap_or_default();
    Figure {
        count: endorsed,
        total: endorsed + undermined,
    }
}

/// The answers that endorse, among those that endorse and those that undermine (one may do both), of each engine and of prompts that
/// it answered alike often in both periods.
fn judging_strata(periods: &Periods<'_>) -> BTreeMap<Key, EngineStrata> {
    let mut strata: BTreeMap<Key, EngineStrata> = BTreeMap::new();
    for (place, engine, prompts) in periods.alike() {
        let [now, before] = periods
            .both()
            .map(|period| judging(period).asks(&period.select(&prompts, engine)));
        for (key, first) in &now {
            let Some(second) = before.get(key) else { continue };
            let [first, second] = [first, second].map(|counts| figure(Some(counts)));
            let table = ContingencyTable {
                first: (first.count, first.total),
                second: (second.count, second.total),
            };
            strata.entry(*key).or_default().add(place, table);
        }
    }
    strata
}

/// The design effects of each slot and feature.
fn effects(periods: &Periods<'_>, keys: &[Key]) -> Effects {
    let sample = periods.prompts.sample(SAMPLE);
    let found = periods.both().map(|period| {
        let select = period.select(&sample, periods.engines);
        judging(period).repetition(&select)
    });
    let of = |engine, (slot, feature): &Key| -> Repetition {
        let of_period = found.iter().filter_map(|found| found.get(&(engine, *slot, *feature)));
        of_period.copied().sum()
    };
    let of_engine = |engine| keys.iter().map(|key| of(engine, key)).collect();
    Effects::of(&periods.engines.iter().map(of_engine).collect::<Vec<_>>())
}
