//! How much an answer tells that yesterday's did not.
//!
//! Engines repeat themselves: today's answer often names whom yesterday's named. Then thirty answers are less than
//! thirty independent ones, and a test that takes them for independent calls noise a change. The lag-1 correlation of
//! a brand's mentions is estimated over all prompts and engines from the turns between one day and the next, against
//! those that the same days would have in random order; a chain with correlation r has the design effect (1 + r) / (1
//! - r).

use answerscope_metrics::{Bitmap, EngineSet, Select, turns};

use crate::{Facts, Subject};

/// Turns of independent answers that are added to those seen, so that few days say little.
const PRIOR: f64 = 5.0;
/// Correlations above this are cut, so that something is left to test.
const MOST: f64 = 0.9;
/// Below this nothing is divided: rounding would do more than the correction.
const LEAST: f64 = 1.05;

/// The design effect of a slot's mentions, at least 1.
pub(crate) fn design_effect(subject: &Subject, facts: &Facts<'_>, prompts: &Bitmap, slot: u16) -> f64 {
    let (mut seen, mut expected) = (PRIOR, PRIOR);
    for days in [&subject.window, &subject.previous] {
        let select = Select {
            days: days.clone(),
            engines: EngineSet::ALL,
            prompts,
        };
        let found = turns(facts.voice, &select, slot);
        seen += found.seen as f64;
        expected += found.expected;
    }
    let correlation = (1.0 - seen / expected).clamp(0.0, MOST);
    let effect = (1.0 + correlation) / (1.0 - correlation);
    if effect < LEAST { 1.0 } else { effect }
}
