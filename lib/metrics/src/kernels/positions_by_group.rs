//! Where brands stand, of all topics or of all prompts in one pass.

use super::Select;
use super::groups::Groups;
use super::mentions_by_group::Sums;
use super::positions::{Position, placed};
use crate::Slice;

/// Group by group, the places of each of `slots`; other slots are passed over. Of `select` the days and engines count;
/// the prompts are those of the groups.
pub fn positions_by_group(
    mentions: &[&Slice],
    places: &[&Slice],
    select: &Select<'_>,
    groups: &Groups,
    slots: &[u16],
) -> Vec<Position> {
    let sums = || Sums::new(groups, slots.len());
    let (mut mentioning, mut unplaced, mut before, mut later) = (sums(), sums(), sums(), sums());
    for (_, (held, places)) in placed(mentions, places, select) {
        for column in held.mentions.iter().filter(|column| select.engines.has(column.channel)) {
            let Some(slot) = slots.iter().position(|slot| *slot == column.slot) else {
                continue;
            };
            mentioning.add_presence(slot, &held.planes, column.mentions);
            mentioning.add(slot, &held.planes, column.extra);
            if let Some(known) = places.column(column.slot, column.channel) {
                unplaced.add(slot, &places.planes, known.unplaced);
                before.add(slot, &places.planes, known.before);
                later.add_presence(slot, &places.planes, known.before);
                later.add(slot, &places.planes, known.later);
            }
        }
    }
    let (unplaced, before, later) = (unplaced.finish(), before.finish(), later.finish());
    let position = |(place, mentioning): (usize, u64)| {
        let answers = mentioning.saturating_sub(unplaced[place]);
        Position {
            answers,
            places: answers + before[place],
            first: answers.saturating_sub(later[place]),
        }
    };
    mentioning.finish().into_iter().enumerate().map(position).collect()
}
