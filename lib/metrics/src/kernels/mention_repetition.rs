//! Whether a prompt's answers of an engine mention a brand, day by day.

use super::Select;
use super::pieces::{each_day, mentions_days};
use super::repetition::{Chain, Repetition};
use crate::bitmap::{Window, bits};
use crate::mentions_day::{MentionColumn, MentionsDay};
use crate::plane::Sliced;
use crate::{Day, EngineSet, Slice};

/// How alike the answers are in mentioning a slot, over all selected days.
pub fn mention_repetition(slices: &[&Slice], select: &Select<'_>, slot: u16) -> Repetition {
    let window = Window::new(select.prompts);
    let held = mentions_days(slices, select);
    let of = |engine| of_engine(&held, &window, slot, select.engines.only(engine));
    select.engines.iter().map(of).sum()
}

fn of_engine(held: &[(Day, &MentionsDay)], window: &Window<'_>, slot: u16, engine: EngineSet) -> Repetition {
    let mut chains = vec![Chain::default(); window.words.len() * 64];
    for (_, pieces) in each_day(held) {
        let pieces = pieces.iter().map(|(_, day)| Piece::new(day, slot, engine));
        let pieces: Vec<Piece<'_>> = pieces.collect();
        let single = pieces.iter().map(Piece::most_answers).sum::<usize>() == 1;
        let (mut answered, mut named) = (vec![0_u64; window.words.len()], vec![0_u64; window.words.len()]);
        pieces
            .iter()
            .for_each(|piece| piece.unite(window, &mut answered, &mut named));
        for (place, answered) in answered.iter().enumerate() {
            for bit in bits(answered & window.words[place]) {
                let (hits, answers) = if single {
                    (named[place] >> bit & 1, 1)
                } else {
                    let prompt = (window.first + place) as u32 * 64 + bit;
                    let counts = pieces.iter().map(|piece| piece.counts(prompt));
                    counts.fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1))
                };
                chains[place * 64 + bit as usize].add(hits, answers);
            }
        }
    }
    chains.iter().filter_map(Chain::repetition).sum()
}

/// The columns of an engine in a piece of a day, and those of them that are of a slot.
struct Piece<'a> {
    day: &'a MentionsDay,
    answers: Vec<Sliced>,
    mentions: Vec<MentionColumn>,
}

impl<'a> Piece<'a> {
    fn new(day: &'a MentionsDay, slot: u16, engine: EngineSet) -> Self {
        let answers = day.answers.iter().filter(|(channel, _)| engine.has(*channel));
        let of_slot = day.mentions.iter().filter(|column| column.slot == slot);
        Self {
            day,
            answers: answers.map(|(_, column)| *column).collect(),
            mentions: of_slot.filter(|column| engine.has(column.channel)).copied().collect(),
        }
    }

    /// As many as any prompt's answers may be, where that is 0 or 1; else 2 at least.
    fn most_answers(&self) -> usize {
        self.answers.iter().map(|column| column.end - column.first).sum()
    }

    /// Adds the prompts with answers, and those with mentions.
    fn unite(&self, window: &Window<'_>, answered: &mut [u64], named: &mut [u64]) {
        for column in &self.answers {
            self.day.planes.union(*column, window, answered);
        }
        for column in &self.mentions {
            self.day.planes.union(column.mentions, window, named);
        }
    }

    /// The answers of a prompt that mention the slot, and all.
    fn counts(&self, prompt: u32) -> (u64, u64) {
        let count = |column: Sliced| self.day.planes.count_of(column, prompt);
        let mentioning = |column: &MentionColumn| count(column.mentions).min(1) + count(column.extra);
        let answers = self.answers.iter().map(|column| count(*column)).sum();
        (self.mentions.iter().map(mentioning).sum(), answers)
    }
}
