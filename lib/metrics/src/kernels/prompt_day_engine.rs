//! Single prompts, day by day and engine by engine: which brands are named beside which cited pages.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use super::mentions::days;
use super::{Select, join};
use crate::bitmap::Window;
use crate::dictionary::Dictionary;
use crate::mentions_day::MentionsDay;
use crate::slice::CitationDays;
use crate::{Bitmap, Day, Engine, EngineSet, Slice};

/// A prompt's answers of one engine on one day.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PromptDayEngine<'a> {
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

/// Calls `each` with every selected prompt that has answers and what they come to, days and engines ascending.
pub fn prompt_day_engines<'a>(
    mentions: &[&'a Slice],
    citations: &[&'a Slice],
    select: &Select<'_>,
    mut each: impl FnMut(u32, &[PromptDayEngine<'a>]),
) {
    let sources: Vec<Source<'a>> = citations
        .iter()
        .filter_map(|slice| slice.citation_days())
        .map(Source::new)
        .collect();
    let answered: Vec<(Day, &MentionsDay)> = days(mentions, select).collect();
    for prompt in select.prompts.iter() {
        let one: Bitmap = std::iter::once(prompt).collect();
        let mut items: BTreeMap<(Day, Engine), PromptDayEngine<'a>> = BTreeMap::new();
        for (day, held) in &answered {
            for item in named(*day, held, prompt, select.engines) {
                match items.entry((*day, item.engine)) {
                    Entry::Vacant(free) => {
                        free.insert(item);
                    }
                    Entry::Occupied(mut known) => {
                        let known = known.get_mut();
                        known.answers += item.answers;
                        known.naming.extend(item.naming);
                        join(&mut known.naming, |kept, other| *kept += other);
                    }
                }
            }
        }
        for source in &sources {
            source.add(&Window::new(&one), select.engines, &mut items);
        }
        if !items.is_empty() {
            each(prompt, &items.into_values().collect::<Vec<_>>());
        }
    }
}

/// What the answers of a prompt on a day come to, without their citations.
fn named<'a>(day: Day, held: &MentionsDay, prompt: u32, engines: EngineSet) -> Vec<PromptDayEngine<'a>> {
    let mut items: Vec<PromptDayEngine<'a>> = Vec::new();
    for (channel, column) in held.answers.iter().filter(|(channel, _)| engines.has(*channel)) {
        let (engine, answers) = (channel.engine, held.planes.count_of(*column, prompt));
        match items.iter_mut().find(|item| item.engine == engine) {
            Some(item) => item.answers += answers,
            None if answers > 0 => items.push(PromptDayEngine {
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
        let Some(item) = items.iter_mut().find(|item| item.engine == column.channel.engine) else {
            continue;
        };
        if held.planes.count_of(column.mentions, prompt) > 0 {
            let naming = 1 + held.planes.count_of(column.extra, prompt);
            match item.naming.last_mut() {
                Some((slot, sum)) if *slot == column.slot => *sum += naming,
                _ => item.naming.push((column.slot, naming)),
            }
        }
    }
    items
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

    fn add(&self, prompt: &Window<'_>, engines: EngineSet, items: &mut BTreeMap<(Day, Engine), PromptDayEngine<'a>>) {
        for item in items.values_mut() {
            let Some(runs) = self.days.get(&item.day) else { continue };
            runs.each_id(prompt, engines.only(item.engine), |id| {
                if let Some(Some(place)) = self.places.get(id as usize) {
                    let place = *place as usize;
                    item.cited
                        .push((self.dictionary.urls.get(place), self.dictionary.domain(place)));
                }
            });
        }
    }
}
