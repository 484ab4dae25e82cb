//! Where brands stand in the answers that mention them.

use std::collections::BTreeMap;

use super::voice::days;
use super::{Select, vectorized};
use crate::bitmap::Window;
use crate::places_day::PlacesDay;
use crate::voice_day::{MentionColumn, VoiceDay};
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
/// answers that mention stand in slices of voice, their order in slices of places.
pub fn positions(voice: &[&Slice], places: &[&Slice], select: &Select<'_>) -> Vec<(u16, Position)> {
    let mut sums: BTreeMap<u16, Position> = BTreeMap::new();
    for (_, slots) in positions_series(voice, places, select) {
        for (slot, position) in slots {
            sums.entry(slot).or_default().add(position);
        }
    }
    sums.into_iter().collect()
}

/// The same for each day of which any is known, days ascending.
pub fn positions_series(voice: &[&Slice], places: &[&Slice], select: &Select<'_>) -> Vec<(Day, Vec<(u16, Position)>)> {
    let window = Window::new(select.prompts);
    let known = by_day(places);
    let mut series = Vec::new();
    for (day, held) in days(voice, select) {
        if let Some(places) = known.get(&day) {
            let mut slots = Vec::new();
            vectorized!(add(held, places, &window, select.engines, &mut slots));
            series.push((day, slots));
        }
    }
    series.retain(|(_, slots)| !slots.is_empty());
    series
}

/// The days of slices of places.
pub(crate) fn by_day<'a>(slices: &[&'a Slice]) -> BTreeMap<Day, &'a PlacesDay> {
    let days = slices.iter().flat_map(|slice| slice.places_days());
    days.map(|(day, held)| (*day, held)).collect()
}

#[inline(always)]
fn add(held: &VoiceDay, places: &PlacesDay, window: &Window<'_>, engines: EngineSet, slots: &mut Vec<(u16, Position)>) {
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
fn position(held: &VoiceDay, places: &PlacesDay, column: &MentionColumn, window: &Window<'_>) -> Position {
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
