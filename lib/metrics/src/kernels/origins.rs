//! Where answers come from: engine and surface, language, model.

use std::collections::BTreeMap;

use super::Select;
use crate::bitmap::Window;
use crate::origins_day::Origin;
use crate::{Channel, Slice};

/// Answers by engine, surface and origin; of days before origins were kept there are none.
pub type OriginCounts<'a> = BTreeMap<(Channel, Origin<'a>), u64>;

/// How many answers come from where, also those that were none.
pub fn origins<'a>(slices: &[&'a Slice], select: &Select<'_>) -> OriginCounts<'a> {
    let window = Window::new(select.prompts);
    let mut sums = OriginCounts::new();
    let days = slices.iter().flat_map(|slice| slice.origins_days());
    for (_, held) in days.filter(|(day, _)| select.days.contains(day)) {
        for (channel, origin, count) in held.counts(&window, select.engines) {
            *sums.entry((channel, origin)).or_default() += count;
        }
    }
    sums
}

/// How often engines showed no answer; on days before origins were kept nobody knows.
pub fn no_answers(slices: &[&Slice], select: &Select<'_>) -> u64 {
    let none = origins(slices, select)
        .into_iter()
        .filter(|((_, origin), _)| origin.no_answer);
    none.map(|(_, count)| count).sum()
}
