//! A subject with everything that its finders share: counts of both windows, and rows as the API gives them.

use std::collections::BTreeMap;

use answerscope_domain::Metric;
use answerscope_metrics::compare::{PeriodSlices, Periods};
use answerscope_metrics::verdict::{ContingencyTable, Correction, LEVEL, Strata, Test, adjust, design_effects};
use answerscope_metrics::{Bitmap, Engine, EngineSet, mention_repetition, rank_desc, share, wilson};

use crate::evidence::{Evidence, Figures, Measured, WilsonInterval};
use crate::tally::Tally;
use crate::words;
use crate::{InsightFacts, InsightPrompt, InsightSubject};

/// A subject and its counts.
pub(crate) struct Case<'a> {
    pub(crate) subject: &'a InsightSubject,
    pub(crate) facts: &'a InsightFacts<'a>,
    /// Ascending by ordinal; a prompt's place here is its number in all finders.
    pub(crate) prompts: Vec<&'a InsightPrompt>,
    /// Names of the tracked brands as texts show them, the owned one first.
    pub(crate) names: Vec<String>,
    /// Design effect of each brand's mentions.
    pub(crate) effects: Vec<f64>,
    pub(crate) now: Tally,
    pub(crate) before: Tally,
}

/// Prompts that repetition is estimated from, at most.
const SAMPLE: u64 = 1_024;

/// Place of the owned brand.
pub(crate) const OWNED: usize = 0;

impl<'a> Case<'a> {
    pub(crate) fn new(subject: &'a InsightSubject, facts: &'a InsightFacts<'a>) -> Self {
        let mut prompts: BTreeMap<u32, &InsightPrompt> = BTreeMap::new();
        for prompt in &subject.prompts {
            prompts.entry(prompt.ordinal).or_insert(prompt);
        }
        let set: Bitmap = prompts.keys().copied().collect();
        let slots: Vec<u16> = subject.tracked.iter().map(|brand| brand.slot).collect();
        Self {
            subject,
            facts,
            prompts: prompts.into_values().collect(),
            names: subject.tracked.iter().map(|brand| words::name(&brand.name)).collect(),
            effects: effects(subject, facts, &set, &slots),
            now: Tally::new(facts.mentions, &subject.select(&subject.window, &set), &slots),
            before: Tally::new(facts.mentions, &subject.select(&subject.previous, &set), &slots),
        }
    }

    /// The competitors' places.
    pub(crate) fn rivals(&self) -> std::ops::Range<usize> {
        OWNED + 1..self.names.len()
    }

    /// The prompt's text as insights quote it.
    pub(crate) fn query(&self, prompt: usize) -> String {
        words::quoted(&self.prompts[prompt].query)
    }

    /// "from October 23 to November 21": the window's days.
    pub(crate) fn days(&self) -> String {
        words::span(&self.subject.window)
    }

    /// The engines that answered a prompt in both windows, by the same model: only they can show a change.
    pub(crate) fn common(&self, prompt: usize) -> EngineSet {
        let (now, before) = (self.now.answering(prompt), self.before.answering(prompt));
        let same = |engine: &Engine| before.contains(*engine) && !self.subject.changed.contains(*engine);
        now.iter().filter(same).collect()
    }

    /// What makes engines comparable, as texts say it.
    pub(crate) fn comparable(&self) -> &'static str {
        if self.subject.changed.is_empty() {
            "answered in both periods"
        } else {
            "answered in both periods by the same model"
        }
    }

    /// What the API's comparison of a prompt is made of; `compare` gives its rows.
    pub(crate) fn compared<T>(&self, prompt: usize, compare: impl FnOnce(&Periods<'_>, &[u16]) -> T) -> T {
        let of = |days: &std::ops::RangeInclusive<answerscope_metrics::Day>| PeriodSlices {
            days: days.clone(),
            mentions: self.facts.mentions.to_vec(),
            citations: Vec::new(),
            sentiment: self.facts.sentiment.to_vec(),
        };
        let slots: Vec<u16> = self.subject.tracked.iter().map(|brand| brand.slot).collect();
        let periods = Periods {
            now: of(&self.subject.window),
            before: of(&self.subject.previous),
            prompts: &std::iter::once(self.prompts[prompt].ordinal).collect(),
            engines: self.subject.engines,
            changed: self.subject.changed,
        };
        compare(&periods, &slots)
    }

    /// The `engine` parameter that gives figures of these engines in both windows; none where they are all there are.
    pub(crate) fn narrowed(&self, prompt: usize, engines: EngineSet) -> Option<String> {
        let answered = self
            .now
            .answering(prompt)
            .iter()
            .chain(self.before.answering(prompt).iter());
        let all = answered.collect::<EngineSet>() == engines;
        (!all).then(|| words::parameter(engines))
    }

    /// Visibility of a brand.
    pub(crate) fn visibility(&self, tally: &Tally, prompt: usize, brand: usize, engines: EngineSet) -> Figures {
        let (count, answers) = (tally.naming(prompt, brand, engines), tally.answers(prompt, engines));
        let (low, high) = wilson(count, answers);
        Figures::Visibility {
            brand: self.subject.tracked[brand].name.clone(),
            mention_count: count,
            answer_count: answers,
            visibility: share(count, answers),
            confidence_interval: WilsonInterval { low, high },
        }
    }

    /// Share of voice and rank of every tracked brand.
    pub(crate) fn share_of_voice(&self, tally: &Tally, prompt: usize, engines: EngineSet) -> Vec<Figures> {
        let mentions = (0..self.names.len()).map(|brand| tally.mentions(prompt, brand, engines));
        let mentions: Vec<u64> = mentions.collect();
        let total = mentions.iter().sum();
        let rows = self.subject.tracked.iter().zip(&mentions).zip(rank_desc(&mentions));
        rows.map(|((brand, count), rank)| Figures::ShareOfVoice {
            brand: brand.name.clone(),
            mention_count: *count,
            share_of_voice: share(*count, total),
            rank,
        })
        .collect()
    }

    /// Figures of the window.
    pub(crate) fn measured(&self, figures: Figures) -> Measured {
        measured(&self.subject.window, figures)
    }

    /// Figures of the window before.
    pub(crate) fn measured_before(&self, figures: Figures) -> Measured {
        measured(&self.subject.previous, figures)
    }
}

/// The design effect of each slot's mentions, from the answers of both windows.
fn effects(subject: &InsightSubject, facts: &InsightFacts<'_>, prompts: &Bitmap, slots: &[u16]) -> Vec<f64> {
    let sample = prompts.sample(SAMPLE);
    let [mut now, before] = [&subject.window, &subject.previous]
        .map(|days| mention_repetition(facts.mentions, &subject.select(days, &sample), slots));
    now.iter_mut().zip(before).for_each(|(sum, before)| *sum += before);
    design_effects(&now)
}

/// Tests whether two groups differ, table by table, each answer being worth `1 / effect` independent ones.
pub(crate) fn compare(tables: &[ContingencyTable], effect: f64) -> Test {
    tables.iter().copied().collect::<Strata>().test_if_notable(effect)
}

/// For each test its adjusted p-value where it stands: false discoveries are kept to 5 % of what is reported.
pub(crate) fn discoveries(tests: &[Test]) -> Vec<Option<f64>> {
    let adjusted = adjust(tests, Correction::Discoveries);
    adjusted.into_iter().map(|p| p.filter(|p| *p <= LEVEL)).collect()
}

fn measured(days: &std::ops::RangeInclusive<answerscope_metrics::Day>, figures: Figures) -> Measured {
    Measured {
        start_date: days.start().to_string(),
        end_date: days.end().to_string(),
        engine: None,
        figures,
        competitors: Vec::new(),
        engines: Vec::new(),
        sources: Vec::new(),
        visibilities: Vec::new(),
    }
}

/// The smallest p-value that is told: DynamoDB's numbers end at 1e-130, and nobody tells these apart.
const SMALLEST_P: f64 = 1e-99;

/// A p-value as it is told.
pub(crate) fn told(p_value: f64) -> f64 {
    p_value.max(SMALLEST_P)
}

impl Evidence {
    /// Figures that were not tested.
    pub(crate) fn described(metric: Metric, window: Measured) -> Self {
        Self {
            metric,
            window,
            previous: None,
            p_value: None,
            adjusted_p_value: None,
            design_effect: None,
        }
    }

    /// Figures whose difference is real.
    pub(crate) fn tested(
        metric: Metric,
        window: Measured,
        previous: Option<Measured>,
        test: &Test,
        adjusted: f64,
    ) -> Self {
        Self {
            metric,
            window,
            previous,
            p_value: Some(told(test.p_value)),
            adjusted_p_value: Some(told(adjusted)),
            design_effect: (test.effect > 1.0).then_some(test.effect),
        }
    }
}
