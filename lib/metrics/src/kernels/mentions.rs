//! Share of voice: mentions by brand.

use super::pieces::{each_day, mentions_days};
use super::{Select, SlotCounts, Sums, vectorized};
use crate::bitmap::Window;
use crate::mentions_day::MentionsDay;
use crate::{Day, EngineSet, Slice};

/// Mentions of each slot.
pub fn mentions(slices: &[&Slice], select: &Select<'_>) -> SlotCounts {
    let window = Window::new(select.prompts);
    let mut sums = Sums::default();
    for (_, day) in days(slices, select) {
        add(day, &window, select.engines, &mut sums);
    }
    sums.counts()
}

/// Mentions of each slot on each day that has any, days ascending.
pub fn mentions_series(slices: &[&Slice], select: &Select<'_>) -> Vec<(Day, SlotCounts)> {
    let window = Window::new(select.prompts);
    let of_day = |(day, pieces): (Day, &[(Day, &MentionsDay)])| {
        let mut sums = Sums::default();
        pieces
            .iter()
            .for_each(|(_, held)| add(held, &window, select.engines, &mut sums));
        (day, sums.counts())
    };
    each_day(&mentions_days(slices, select))
        .map(of_day)
        .filter(|(_, counts)| !counts.is_empty())
        .collect()
}

/// The selected days of mentions slices, in the order of the slices.
pub(crate) fn days<'a>(slices: &'a [&Slice], select: &'a Select<'_>) -> impl Iterator<Item = (Day, &'a MentionsDay)> {
    let days = slices.iter().flat_map(|slice| slice.mentions_days());
    days.map(|(day, held)| (*day, held))
        .filter(|(day, _)| select.days.contains(day))
}

fn add(day: &MentionsDay, window: &Window<'_>, engines: EngineSet, sums: &mut Sums) {
    vectorized!(add_columns(day, window, engines, sums));
}

#[inline(always)]
fn add_columns(day: &MentionsDay, window: &Window<'_>, engines: EngineSet, sums: &mut Sums) {
    for column in day.mentions.iter().filter(|column| engines.has(column.channel)) {
        sums.add(column.slot, day.planes.sum(column.mentions, window));
    }
}
