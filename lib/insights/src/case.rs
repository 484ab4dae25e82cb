//! A subject with everything that its finders share: counts of both windows, and rows as the API gives them.

use std::collections::BTreeMap;

use answerscope_metrics::{Bitmap, EngineSet, rank_desc, share, wilson};

use crate::evidence::{Evidence, Figures, Interval, Measured, Metric};
use crate::exact::Compared;
use crate::steadiness::design_effect;
use crate::tally::Tally;
use crate::words;
use crate::{Facts, Prompt, Subject};

/// A subject and its counts.
pub(crate) struct Case<'a> {
    pub(crate) subject: &'a Subject,
    pub(crate) facts: &'a Facts<'a>,
    /// Ascending by ordinal; a prompt's place here is its number in all finders.
    pub(crate) prompts: Vec<&'a Prompt>,
    /// Names of the tracked brands as texts show them, the owned one first.
    pub(crate) names: Vec<String>,
    /// Design effect of each brand's mentions.
    pub(crate) effects: Vec<f64>,
    pub(crate) now: Tally,
    pub(crate) before: Tally,
}

/// Place of the owned brand.
pub(crate) const OWNED: usize = 0;

impl<'a> Case<'a> {
    pub(crate) fn new(subject: &'a Subject, facts: &'a Facts<'a>) -> Self {
        let mut prompts: BTreeMap<u32, &Prompt> = BTreeMap::new();
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
            effects: slots
                .iter()
                .map(|slot| design_effect(subject, facts, &set, *slot))
                .collect(),
            now: Tally::new(facts.voice, &subject.window, &set, &slots),
            before: Tally::new(facts.voice, &subject.previous, &set, &slots),
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

    /// The engines that answered a prompt in both windows: only they can show a change.
    pub(crate) fn common(&self, prompt: usize) -> EngineSet {
        let before = self.before.answering(prompt);
        self.now
            .answering(prompt)
            .iter()
            .filter(|engine| before.contains(*engine))
            .collect()
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
            confidence_interval: Interval { low, high },
        }
    }

    /// Share of voice and rank of every tracked brand.
    pub(crate) fn voice(&self, tally: &Tally, prompt: usize, engines: EngineSet) -> Vec<Figures> {
        let mentions = (0..self.names.len()).map(|brand| tally.mentions(prompt, brand, engines));
        let mentions: Vec<u64> = mentions.collect();
        let total = mentions.iter().sum();
        let rows = self.subject.tracked.iter().zip(&mentions).zip(rank_desc(&mentions));
        rows.map(|((brand, count), rank)| Figures::Voice {
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
        test: &Compared,
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
