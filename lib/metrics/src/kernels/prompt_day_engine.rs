//! The cells of single prompts, one for each day and engine: which brands are named beside which cited pages.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use super::voice::days;
use super::{Select, join};
use crate::bitmap::Window;
use crate::dictionary::Dictionary;
use crate::slice::CitationDays;
use crate::voice_day::VoiceDay;
use crate::{Bitmap, Day, Engine, EngineSet, Slice};

/// A prompt's answers of one engine on one day.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cell<'a> {
    /// The day.
    pub day: Day,
    /// The engine.
    pub engine: Engine,
    /// Answers, at least one.
    pub answers: u64,
    /// Answers that mention each slot, ascending; slots without are left out.
    pub naming: Vec<(u16, u64)>,
    /// URL and domain of each citation, in no order: a page that two answers cite stands twice.
    pub cited: Vec<(&'a str, &'a str)>,
}

/// Calls `each` with every selected prompt that has answers and its cells, days and engines ascending.
pub fn cells_by_prompt<'a>(
    voice: &[&'a Slice],
    citations: &[&'a Slice],
    select: &Select<'_>,
    mut each: impl FnMut(u32, &[Cell<'a>]),
) {
    let sources: Vec<Source<'a>> = citations
        .iter()
        .filter_map(|slice| slice.citation_days())
        .map(Source::new)
        .collect();
    let answered: Vec<(Day, &VoiceDay)> = days(voice, select).collect();
    for prompt in select.prompts.iter() {
        let one: Bitmap = std::iter::once(prompt).collect();
        let mut cells: BTreeMap<(Day, Engine), Cell<'a>> = BTreeMap::new();
        for (day, held) in &answered {
            for cell in named(*day, held, prompt, select.engines) {
                match cells.entry((*day, cell.engine)) {
                    Entry::Vacant(free) => {
                        free.insert(cell);
                    }
                    Entry::Occupied(mut known) => {
                        let known = known.get_mut();
                        known.answers += cell.answers;
                        known.naming.extend(cell.naming);
                        join(&mut known.naming, |kept, other| *kept += other);
                    }
                }
            }
        }
        for source in &sources {
            source.add(&Window::new(&one), select.engines, &mut cells);
        }
        if !cells.is_empty() {
            each(prompt, &cells.into_values().collect::<Vec<_>>());
        }
    }
}

/// The cells of a prompt on a day, without their citations.
fn named<'a>(day: Day, held: &VoiceDay, prompt: u32, engines: EngineSet) -> Vec<Cell<'a>> {
    let mut cells: Vec<Cell<'a>> = Vec::new();
    for (channel, column) in held.answers.iter().filter(|(channel, _)| engines.has(*channel)) {
        let (engine, answers) = (channel.engine, held.planes.count_of(*column, prompt));
        match cells.iter_mut().find(|cell| cell.engine == engine) {
            Some(cell) => cell.answers += answers,
            None if answers > 0 => cells.push(Cell {
                day,
                engine,
                answers,
                naming: Vec::new(),
                cited: Vec::new(),
            }),
            None => {}
        }
    }
    for column in held.mentions.iter().filter(|column| engines.has(column.channel)) {
        let Some(cell) = cells.iter_mut().find(|cell| cell.engine == column.channel.engine) else {
            continue;
        };
        if held.planes.count_of(column.mentions, prompt) > 0 {
            let naming = 1 + held.planes.count_of(column.extra, prompt);
            match cell.naming.last_mut() {
                Some((slot, sum)) if *slot == column.slot => *sum += naming,
                _ => cell.naming.push((column.slot, naming)),
            }
        }
    }
    cells
}

/// Citations of a slice, with the place of each id's URL.
struct Source<'a> {
    days: BTreeMap<Day, &'a crate::runs::Runs>,
    dictionary: &'a Dictionary,
    places: Vec<Option<u32>>,
}

impl<'a> Source<'a> {
    fn new(held: &'a CitationDays) -> Self {
        let dictionary = &held.dictionary;
        let mut places = vec![None; dictionary.limit];
        for (place, id) in (0..).zip(&dictionary.ids) {
            places[*id as usize] = Some(place);
        }
        Self {
            days: held.days.iter().map(|(day, runs)| (*day, runs)).collect(),
            dictionary,
            places,
        }
    }

    fn add(&self, prompt: &Window<'_>, engines: EngineSet, cells: &mut BTreeMap<(Day, Engine), Cell<'a>>) {
        for cell in cells.values_mut() {
            let Some(runs) = self.days.get(&cell.day) else { continue };
            runs.each_id(prompt, engines.only(cell.engine), |id| {
                if let Some(Some(place)) = self.places.get(id as usize) {
                    let place = *place as usize;
                    cell.cited
                        .push((self.dictionary.urls.get(place), self.dictionary.domain(place)));
                }
            });
        }
    }
}
