//! Whether a prompt's answers of an engine mention brands, day by day.

use super::Select;
use super::pieces::{each_day, mentions_days};
use super::repetition::{AnswerSums, HitSums, Repetition};
use crate::bitmap::{Window, bits};
use crate::mentions_day::{MentionColumn, MentionsDay};
use crate::plane::Sliced;
use crate::{EngineSet, Slice};

/// How alike the answers are in mentioning each of `slots`, over all selected days: of few prompts and slots, for each keeps sums
/// of both.
pub fn mention_repetition(slices: &[&Slice], select: &Select<'_>, slots: &[u16]) -> Vec<Repetition> {
    let held = mentions_days(slices, select);
    let mut sums = vec![Repetition::default(); slots.len()];
    for engine in select.engines.iter() {
        let mut chains = Chains::new(Window::new(select.prompts), slots.len());
        for (_, pieces) in each_day(&held) {
            let pieces = pieces
                .iter()
                .map(|(_, day)| Piece::new(day, select.engines.only(engine)));
            chains.add(&pieces.collect::<Vec<_>>(), slots);
        }
        chains.add_to(&mut sums);
    }
    sums
}

/// The answers of an engine, prompt by prompt.
struct Chains<'a> {
    window: Window<'a>,
    /// Prompts before each word of the window.
    ranks: Vec<usize>,
    /// By prompt.
    asked: Vec<AnswerSums>,
    /// By slot, then prompt.
    mentioning: Vec<Vec<HitSums>>,
}

impl<'a> Chains<'a> {
    fn new(window: Window<'a>, slots: usize) -> Self {
        let mut prompts = 0;
        let mut rank = |word: &u64| {
            prompts += word.count_ones() as usize;
            prompts - word.count_ones() as usize
        };
        let ranks = window.words.iter().map(&mut rank).collect();
        Self {
            window,
            ranks,
            asked: vec![AnswerSums::default(); prompts],
            mentioning: vec![vec![HitSums::default(); prompts]; slots],
        }
    }

    /// Adds a day in its pieces.
    fn add(&mut self, pieces: &[Piece<'_>], slots: &[u16]) {
        let single = pieces.iter().map(Piece::answer_planes).sum::<usize>() == 1;
        let today = self.answered(pieces, single);
        for (slot, having) in slots.iter().zip(&mut self.mentioning) {
            let mut named = vec![0_u64; self.window.words.len()];
            for piece in pieces {
                piece.unite_mentions(*slot, &self.window, &mut named);
            }
            for one in &today {
                let named = named[one.place] >> one.bit & 1;
                let having = &mut having[one.rank];
                if named == 0 && having.is_quiet() {
                    continue;
                }
                let hits = if single {
                    named
                } else {
                    mentioning(pieces, *slot, one.prompt)
                };
                having.add(hits, one.answers, &self.asked[one.rank]);
            }
        }
        for one in today {
            self.asked[one.rank].add(one.answers);
        }
    }

    /// The prompts with answers on a day.
    fn answered(&self, pieces: &[Piece<'_>], single: bool) -> Vec<Answered> {
        let mut answered = vec![0_u64; self.window.words.len()];
        for piece in pieces {
            piece.unite_answers(&self.window, &mut answered);
        }
        let mut today = Vec::new();
        for (place, (word, answered)) in self.window.words.iter().zip(answered).enumerate() {
            for bit in bits(word & answered) {
                let prompt = (self.window.first + place) as u32 * 64 + bit;
                let before = word & ((1 << bit) - 1);
                today.push(Answered {
                    place,
                    bit,
                    prompt,
                    rank: self.ranks[place] + before.count_ones() as usize,
                    answers: if single { 1 } else { answers(pieces, prompt) },
                });
            }
        }
        today
    }

    fn add_to(&self, sums: &mut [Repetition]) {
        for (having, sum) in self.mentioning.iter().zip(sums) {
            for (having, asked) in having.iter().zip(&self.asked) {
                *sum += having.of(asked);
            }
        }
    }
}

/// A prompt with answers on a day: its word and bit in the window, its rank among the selected ones.
struct Answered {
    place: usize,
    bit: u32,
    prompt: u32,
    rank: usize,
    answers: u64,
}

fn answers(pieces: &[Piece<'_>], prompt: u32) -> u64 {
    let of_piece = |piece: &Piece<'_>| {
        let columns = piece.answers.iter();
        columns
            .map(|column| piece.day.planes.count_of(*column, prompt))
            .sum::<u64>()
    };
    pieces.iter().map(of_piece).sum()
}

fn mentioning(pieces: &[Piece<'_>], slot: u16, prompt: u32) -> u64 {
    let of_piece = |piece: &Piece<'_>| {
        let count = |column| piece.day.planes.count_of(column, prompt);
        let of_column = |column: &MentionColumn| count(column.mentions).min(1) + count(column.extra);
        piece.of_slot(slot).map(of_column).sum::<u64>()
    };
    pieces.iter().map(of_piece).sum()
}

/// The columns of an engine in a piece of a day.
struct Piece<'a> {
    day: &'a MentionsDay,
    engine: EngineSet,
    answers: Vec<Sliced>,
}

impl<'a> Piece<'a> {
    fn new(day: &'a MentionsDay, engine: EngineSet) -> Self {
        let answers = day.answers.iter().filter(|(channel, _)| engine.has(*channel));
        Self {
            day,
            engine,
            answers: answers.map(|(_, column)| *column).collect(),
        }
    }

    fn of_slot(&self, slot: u16) -> impl Iterator<Item = &'a MentionColumn> {
        let engine = self.engine;
        let first = self.day.mentions.partition_point(|column| column.slot < slot);
        let of_slot = self.day.mentions[first..]
            .iter()
            .take_while(move |column| column.slot == slot);
        of_slot.filter(move |column| engine.has(column.channel))
    }

    /// The planes of its answers: where all pieces together have one, no prompt has more than one answer.
    fn answer_planes(&self) -> usize {
        self.answers.iter().map(|column| column.end - column.first).sum()
    }

    /// Adds the prompts with answers.
    fn unite_answers(&self, window: &Window<'_>, answered: &mut [u64]) {
        for column in &self.answers {
            self.day.planes.union(*column, window, answered);
        }
    }

    /// Adds the prompts with mentions of a slot.
    fn unite_mentions(&self, slot: u16, window: &Window<'_>, named: &mut [u64]) {
        for column in self.of_slot(slot) {
            self.day.planes.union(column.mentions, window, named);
        }
    }
}
