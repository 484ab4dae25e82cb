//! Findings by group, brand and feature.

use super::groups::Groups;
use super::sentiment::PolarityCounts;
use super::{Select, tally};
use crate::bitmap::Window;
use crate::sentiment_day::NOT_READ;
use crate::slice::SentimentDays;
use crate::{Polarity, Slice};

/// Findings about a feature of a slot in the answers of a group.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GroupedFindings {
    /// The group.
    pub group: u32,
    /// The slot.
    pub slot: u16,
    /// The feature.
    pub feature: u16,
    /// Findings by polarity.
    pub counts: PolarityCounts,
}

/// Findings of each group, slot and feature that has any, ascending by these. Of `select` the days and engines count;
/// the prompts are those of the groups.
pub fn sentiment_by_group(slices: &[&Slice], select: &Select<'_>, groups: &Groups) -> Vec<GroupedFindings> {
    let mut found = Vec::new();
    for held in slices.iter().filter_map(|slice| slice.sentiment_days()) {
        find(held, select, groups, &mut found);
    }
    let mut rows: Vec<GroupedFindings> = Vec::new();
    for ((group, slot, feature, polarity), count) in tally(found) {
        let row = match rows.last_mut() {
            Some(row) if (row.group, row.slot, row.feature) == (group, slot, feature) => row,
            _ => rows.push_mut(GroupedFindings {
                group,
                slot,
                feature,
                counts: [0; 3],
            }),
        };
        row.counts[polarity as usize] += u64::from(count);
    }
    rows
}

fn find(held: &SentimentDays, select: &Select<'_>, groups: &Groups, found: &mut Vec<(u32, u16, u16, Polarity)>) {
    let window = Window::new(groups.prompts());
    for (_, day) in held.days.iter().filter(|(day, _)| select.days.contains(day)) {
        day.runs.each_run(&window, select.engines, |prompt, range| {
            let places = day.runs.ids(range).filter_map(|id| day.places.get(id as usize));
            let said = places.map(|place| held.findings[*place as usize]);
            let said = said.filter(|finding| *finding != NOT_READ);
            found.extend(said.map(|(slot, feature, polarity)| (groups.of(prompt), slot, feature, polarity)));
        });
    }
}
