//! Answers that judge a feature: what tests of sentiment count, since one answer may say the same several times.

use std::cell::LazyCell;
use std::collections::BTreeMap;

use super::Select;
use super::findings::FindingsByPrompt;
use super::matrix::answers_by_prompt;
use super::pieces::each_day;
use super::repetition::{Chain, Repetition};
use super::sentiment::{PolarityCounts, sentiment_days};
use crate::bitmap::Window;
use crate::sentiment_day::{Finding, NOT_READ};
use crate::slice::{FindingRuns, SentimentDays};
use crate::{Day, Engine, Polarity, Slice};

/// The sections that judging answers are counted from.
#[derive(Debug, Clone, Copy)]
pub struct Judging<'a> {
    /// Sentiment.
    pub sentiment: &'a [&'a Slice],
    /// Answers and mentions of the same days.
    pub mentions: &'a [&'a Slice],
}

impl Judging<'_> {
    /// Answers that judge each slot and feature, by polarity. One that says the same in several findings counts once, and one that
    /// says both counts for both. Where a prompt has several answers of an engine and day, as many are counted as there are findings,
    /// and no more than there are answers.
    pub fn answers(&self, select: &Select<'_>) -> BTreeMap<(u16, u16), PolarityCounts> {
        self.sum(select, |answers| answers)
    }

    /// The same, but several answers of a prompt, engine and day count as one: what can be compared wherever a prompt is asked as often
    /// a day, because no answer counts twice.
    pub fn asks(&self, select: &Select<'_>) -> BTreeMap<(u16, u16), PolarityCounts> {
        self.sum(select, |_| 1)
    }

    /// [`Judging::asks`] of one slot, by prompt, feature and engine.
    pub fn asks_by_prompt(&self, select: &Select<'_>, slot: u16) -> FindingsByPrompt {
        let mut sums = FindingsByPrompt::new();
        self.each(select, |_, (prompt, engine), (of, feature, polarity), _| {
            if of == slot {
                sums.entry((prompt, feature, engine)).or_default()[polarity as usize] += 1;
            }
        });
        sums
    }

    /// How alike what is said of each slot and feature is from one day on which a prompt's answers of an engine endorse or undermine
    /// it to the next such day, over all selected days, by engine, slot and feature: of few prompts, for each keeps its features.
    pub fn repetition(&self, select: &Select<'_>) -> BTreeMap<(Engine, u16, u16), Repetition> {
        let mut chains: BTreeMap<(Engine, u16, u16, u32), Chain> = BTreeMap::new();
        let mut today: BTreeMap<(Engine, u16, u16, u32), [u64; 2]> = BTreeMap::new();
        let mut close = |today: &mut BTreeMap<_, [u64; 2]>| {
            for (of, [endorsed, undermined]) in std::mem::take(today) {
                chains.entry(of).or_default().add(endorsed, endorsed + undermined);
            }
        };
        let mut last = *select.days.start();
        self.each(select, |day, (prompt, engine), (slot, feature, polarity), _| {
            if polarity == Polarity::Neutral {
                return;
            }
            if day != last {
                close(&mut today);
                last = day;
            }
            let said = today.entry((engine, slot, feature, prompt)).or_default();
            said[polarity as usize] += 1;
        });
        close(&mut today);
        let mut sums: BTreeMap<(Engine, u16, u16), Repetition> = BTreeMap::new();
        for ((engine, slot, feature, _), chain) in &chains {
            *sums.entry((*engine, *slot, *feature)).or_default() += chain.repetition();
        }
        sums
    }

    fn sum(&self, select: &Select<'_>, counts: impl Fn(u64) -> u64) -> BTreeMap<(u16, u16), PolarityCounts> {
        let mut sums: BTreeMap<(u16, u16), PolarityCounts> = BTreeMap::new();
        self.each(select, |_, _, (slot, feature, polarity), answers| {
            sums.entry((slot, feature)).or_default()[polarity as usize] += counts(answers);
        });
        sums
    }

    /// Gives the answers of each day, prompt and engine that say something, each thing that they say by itself; days ascending.
    fn each(&self, select: &Select<'_>, mut give: impl FnMut(Day, (u32, Engine), Finding, u64)) {
        let held: Vec<&SentimentDays> = self
            .sentiment
            .iter()
            .filter_map(|slice| slice.sentiment_days())
            .collect();
        let mut findings: Vec<Finding> = held.iter().flat_map(|held| held.findings.iter().copied()).collect();
        findings.retain(|finding| *finding != NOT_READ);
        findings.sort_unstable();
        findings.dedup();
        for (day, pieces) in each_day(&sentiment_days(&held, select)) {
            for engine in select.engines.iter() {
                let of_engine = Select {
                    days: day..=day,
                    engines: select.engines.only(engine),
                    prompts: select.prompts,
                };
                let said = said(pieces, &findings, &of_engine);
                // Asked for only where something is said twice.
                let answers = LazyCell::new(|| answers_by_prompt(self.mentions, &of_engine));
                for same in said.chunk_by(|a, b| a == b) {
                    let (prompt, number) = same[0];
                    let count = match same.len() {
                        1 => 1,
                        times => {
                            let place = answers.binary_search_by_key(&prompt, |(of, _)| *of);
                            place.map_or(1, |place| answers[place].1).min(times as u64)
                        }
                    };
                    give(day, (prompt, engine), findings[number], count);
                }
            }
        }
    }
}

/// What the answers of one day say: prompts and places in `findings`, ascending, each as often as it is said.
fn said(
    pieces: &[(Day, (&SentimentDays, &FindingRuns))],
    findings: &[Finding],
    select: &Select<'_>,
) -> Vec<(u32, usize)> {
    let window = Window::new(select.prompts);
    let mut said = Vec::new();
    for (_, (held, day)) in pieces {
        let number = |place: &u32| findings.binary_search(&held.findings[*place as usize]).ok();
        let numbers: Vec<Option<usize>> = day.places.iter().map(number).collect();
        day.runs.each_run(&window, select.engines, |prompt, range| {
            let found = day
                .runs
                .ids(range)
                .filter_map(|id| numbers.get(id as usize).copied().flatten());
            said.extend(found.map(|number| (prompt, number)));
        });
    }
    said.sort_unstable();
    said
}
