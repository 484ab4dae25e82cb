//! Where brands stand in the answers that mention them.

use std::collections::BTreeMap;

use super::pieces::each_day;
use super::{Select, join, vectorized};
use crate::bitmap::Window;
use crate::mentions_day::{MentionColumn, MentionsDay};
use crate::places_day::PlacesDay;
use crate::{Day, EngineSet, Slice};

/// The places of a brand, in the answers that mention it and whose order is known. A place is 1 for the tracked brand
/// that is named first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Position {
    /// Such answers.
    pub answers: u64,
    /// Its places in them, added up.
    pub places: u64,
    /// Those in which it comes first.
    pub first: u64,
}

impl Position {
    /// The mean place; `None` without an answer that tells one.
    pub fn average(&self) -> Option<f64> {
        (self.answers > 0).then(|| self.places as f64 / self.answers as f64)
    }

    fn add(&mut self, other: Self) {
        self.answers += other.answers;
        self.places += other.places;
        self.first += other.first;
    }
}

/// The places of each slot over the whole range, ascending by slot; slots of which none is known are left out. The
/// answers that mention stand in slices of mentions, their order in slices of places.
pub fn positions(mentions: &[&Slice], places: &[&Slice], select: &Select<'_>) -> Vec<(u16, Position)> {
    let mut sums: BTreeMap<u16, Position> = BTreeMap::new();
    for (_, slots) in positions_series(mentions, places, select) {
        for (slot, position) in slots {
            sums.entry(slot).or_default().add(position);
        }
    }
    sums.into_iter().collect()
}

/// The same for each day of which any is known, days ascending.
pub fn positions_series(
    mentions: &[&Slice],
    places: &[&Slice],
    select: &Select<'_>,
) -> Vec<(Day, Vec<(u16, Position)>)> {
    let window = Window::new(select.prompts);
    let mut series = Vec::new();
    for (day, pieces) in each_day(&placed(mentions, places, select)) {
        let mut slots = Vec::new();
        for (_, (held, places)) in pieces {
            vectorized!(add(held, places, &window, select.engines, &mut slots));
        }
        if pieces.len() > 1 {
            join(&mut slots, Position::add);
        }
        series.push((day, slots));
    }
    series.retain(|(_, slots)| !slots.is_empty());
    series
}

/// The selected days of mentions slices with the places of the same segment, days ascending; days without are left out.
pub(crate) fn placed<'a>(
    mentions: &[&'a Slice],
    places: &[&'a Slice],
    select: &Select<'_>,
) -> Vec<(Day, (&'a MentionsDay, &'a PlacesDay))> {
    let known = places.iter().flat_map(|slice| {
        let days = slice.places_days().iter();
        days.map(|(day, held)| ((slice.segment, *day), held))
    });
    let known: BTreeMap<(u64, Day), &PlacesDay> = known.collect();
    let held = mentions.iter().flat_map(|slice| {
        let days = slice
            .mentions_days()
            .iter()
            .filter(|(day, _)| select.days.contains(day));
        days.filter_map(|(day, held)| Some((*day, (held, *known.get(&(slice.segment, *day))?))))
    });
    let mut held: Vec<_> = held.collect();
    held.sort_by_key(|(day, _)| *day);
    held
}

#[inline(always)]
fn add(
    held: &MentionsDay,
    places: &PlacesDay,
    window: &Window<'_>,
    engines: EngineSet,
    slots: &mut Vec<(u16, Position)>,
) {
    for column in held.mentions.iter().filter(|column| engines.has(column.channel)) {
        let position = position(held, places, column, window);
        match slots.last_mut() {
            _ if position.answers == 0 => {}
            Some((slot, sum)) if *slot == column.slot => sum.add(position),
            _ => slots.push((column.slot, position)),
        }
    }
}

#[inline(always)]
fn position(held: &MentionsDay, places: &PlacesDay, column: &MentionColumn, window: &Window<'_>) -> Position {
    let mentioning = held.planes.members(column.mentions, window) + held.planes.sum(column.extra, window);
    let Some(known) = places.column(column.slot, column.channel) else {
        return Position {
            answers: mentioning,
            places: mentioning,
            first: mentioning,
        };
    };
    // What does not fit together is damaged, and must not end in an overflow.
    let answers = mentioning.saturating_sub(places.planes.sum(known.unplaced, window));
    let later = places.planes.members(known.before, window) + places.planes.sum(known.later, window);
    Position {
        answers,
        places: answers + places.planes.sum(known.before, window),
        first: answers.saturating_sub(later),
    }
}
