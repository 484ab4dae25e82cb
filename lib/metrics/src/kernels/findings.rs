//! Sentiment of every prompt at once: what is said about one brand's features.

use std::collections::BTreeMap;

use super::Select;
use super::sentiment::PolarityCounts;
use crate::bitmap::Window;
use crate::{Engine, Slice};

/// Findings by prompt, feature and engine.
pub type FindingsByPrompt = BTreeMap<(u32, u16, Engine), PolarityCounts>;

/// Findings of one slot by prompt, feature and engine; those without findings are left out.
pub fn findings_by_prompt(slices: &[&Slice], select: &Select<'_>, slot: u16) -> FindingsByPrompt {
    let window = Window::new(select.prompts);
    let mut sums = FindingsByPrompt::new();
    for held in slices.iter().filter_map(|slice| slice.sentiment_days()) {
        for (_, day) in held.days.iter().filter(|(day, _)| select.days.contains(day)) {
            let said: Vec<Option<(u16, usize)>> = day
                .places
                .iter()
                .map(|place| held.findings[*place as usize])
                .map(|(of, feature, polarity)| (of == slot).then_some((feature, polarity as usize)))
                .collect();
            for engine in select.engines.iter() {
                day.runs.each_run(&window, select.engines.only(engine), |prompt, ids| {
                    for id in day.runs.ids(ids) {
                        if let Some(Some((feature, polarity))) = said.get(id as usize) {
                            sums.entry((prompt, *feature, engine)).or_default()[*polarity] += 1;
                        }
                    }
                });
            }
        }
    }
    sums
}
