//! Sentiment: findings by brand, feature and polarity.

use std::collections::BTreeMap;

use super::Select;
use super::pieces::each_day;
use crate::bitmap::Window;
use crate::sentiment_day::NOT_READ;
use crate::slice::{FindingRuns, SentimentDays};
use crate::{Day, EngineSet, Slice};

/// Findings by polarity: endorsed, undermined, neutral.
pub type PolarityCounts = [u64; 3];

/// Findings of each slot and feature that has any, ascending.
pub fn sentiment(slices: &[&Slice], select: &Select<'_>) -> Vec<((u16, u16), PolarityCounts)> {
    let window = Window::new(select.prompts);
    let mut sums: BTreeMap<(u16, u16), PolarityCounts> = BTreeMap::new();
    for held in slices.iter().filter_map(|slice| slice.sentiment_days()) {
        let mut counters = vec![0_u64; held.findings.len()];
        for (_, day) in held.days.iter().filter(|(day, _)| select.days.contains(day)) {
            for (place, count) in day.places.iter().zip(day.counts(&window, select.engines)) {
                counters[*place as usize] += u64::from(count);
            }
        }
        let said = held.findings.iter().zip(counters);
        for ((slot, feature, polarity), count) in said.filter(|(finding, count)| *count > 0 && **finding != NOT_READ) {
            sums.entry((*slot, *feature)).or_default()[*polarity as usize] += count;
        }
    }
    sums.into_iter().collect()
}

/// Findings of each slot on each day that has any, days and slots ascending.
pub fn sentiment_series(slices: &[&Slice], select: &Select<'_>) -> Vec<(Day, Vec<(u16, PolarityCounts)>)> {
    let window = Window::new(select.prompts);
    let held: Vec<&SentimentDays> = slices.iter().filter_map(|slice| slice.sentiment_days()).collect();
    let days = sentiment_days(&held, select);
    let mut series = Vec::new();
    for (day, pieces) in each_day(&days) {
        let mut sums: BTreeMap<u16, PolarityCounts> = BTreeMap::new();
        for (_, (held, runs)) in pieces {
            let counts = runs.places.iter().zip(runs.counts(&window, select.engines));
            for (place, count) in counts.filter(|(_, count)| *count > 0) {
                let finding = held.findings[*place as usize];
                let (slot, _, polarity) = finding;
                if finding == NOT_READ {
                    continue;
                }
                sums.entry(slot).or_default()[polarity as usize] += u64::from(count);
            }
        }
        series.push((day, sums.into_iter().collect::<Vec<_>>()));
    }
    series.retain(|(_, counts)| !counts.is_empty());
    series
}

/// The selected days of some sources, ascending.
pub(crate) fn sentiment_days<'a>(
    held: &[&'a SentimentDays],
    select: &Select<'_>,
) -> Vec<(Day, (&'a SentimentDays, &'a FindingRuns))> {
    let days = held
        .iter()
        .flat_map(|held| held.days.iter().map(move |(day, runs)| (*day, (*held, runs))));
    let mut days: Vec<_> = days.filter(|(day, _)| select.days.contains(day)).collect();
    days.sort_by_key(|(day, _)| *day);
    days
}

/// Answers whose sentiment nothing reads. Answers of days that were counted before languages were told apart are none.
pub fn answers_not_read(slices: &[&Slice], select: &Select<'_>) -> u64 {
    let window = Window::new(select.prompts);
    let mut answers = 0;
    for held in slices.iter().filter_map(|slice| slice.sentiment_days()) {
        let Ok(not_read) = held.findings.binary_search(&NOT_READ) else {
            continue;
        };
        for (_, day) in held.days.iter().filter(|(day, _)| select.days.contains(day)) {
            if let Some(id) = day.places.iter().position(|place| *place as usize == not_read) {
                let mut found = 0;
                day.runs
                    .each_id(&window, select.engines, |of| found += u64::from(of as usize == id));
                answers += found;
            }
        }
    }
    answers
}

impl FindingRuns {
    /// Counts by id.
    fn counts(&self, window: &Window<'_>, engines: EngineSet) -> Vec<u32> {
        let mut counters = vec![0_u32; self.places.len()];
        self.runs.count(window, engines, &mut counters);
        counters
    }
}
