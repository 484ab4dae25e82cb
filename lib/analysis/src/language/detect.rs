//! Telling the language of a text by its small words; where these leave doubt, by its trigrams (`whatlang`).
//!
//! Trigrams alone are no judge of answers: half of the lines of English ones (names, figures, headings) look like another
//! language to them, and they are slow. Small words are neither, but do not tell apart what is not on their lists.

use std::cell::LazyCell;
use std::collections::HashMap;
use std::ops::Range;
use std::sync::LazyLock;

use answerscope_domain::languages_of_word;
use foldhash::fast::FixedState;

use super::{Language, codes, words};
use crate::runs::{SHORT, each_run, number, number_of};
use crate::steps::Steps;

/// A text's language is told from so many pieces of so many bytes, spread over it.
const PIECES: usize = 8;
const PIECE: usize = 400;
/// A block shorter than this, in bytes, is written in the language of its text.
const LONG_BLOCK: usize = 160;
/// What of a block is looked at, in bytes.
const OF_BLOCK: usize = 320;
/// So many words of a text are looked up among the frequent ones.
const VOCABULARY: usize = 80;
/// Small words of other languages together: one more place behind those that are read.
const OTHER: usize = Language::READ.len();

/// The small words of all languages.
struct SmallWords {
    /// For each, by its number, the languages that have it, one bit each.
    words: HashMap<u128, u16, FixedState>,
    /// By the first two bytes of a word, a bit for each length of those that begin so: turns away most other words.
    lengths: [u32; 1 << 10],
}

impl SmallWords {
    /// The place of a word in the lengths.
    fn place(word: &[u8]) -> usize {
        let letter = |place: usize| word.get(place).map_or(0, |byte| usize::from(byte & 31));
        letter(0) << 5 | letter(1)
    }

    /// The languages that have a word of a text, one bit each.
    #[inline(always)]
    fn of(&self, text: &str, word: &Range<usize>) -> u16 {
        let length = word.len();
        let place = Self::place(&text.as_bytes()[word.clone()]);
        if length > SHORT || self.lengths[place] >> length & 1 == 0 {
            return 0;
        }
        self.look_up(text, word)
    }

    fn look_up(&self, text: &str, word: &Range<usize>) -> u16 {
        let known = number_of(text, word).and_then(|number| self.words.get(&number));
        known.copied().unwrap_or(0)
    }
}

static SMALL: LazyLock<SmallWords> = LazyLock::new(|| {
    let mut small = SmallWords {
        words: HashMap::default(),
        lengths: [0; 1 << 10],
    };
    let lists = words::READ.iter().enumerate();
    let others = words::OTHERS.iter().map(|list| (OTHER, list));
    for (place, list) in lists.chain(others) {
        for word in list.split(' ') {
            let Some(number) = number(word) else {
                continue;
            };
            *small.words.entry(number).or_insert(0) |= 1 << place;
            small.lengths[SmallWords::place(word.as_bytes())] |= 1 << word.len();
        }
    }
    small
});

/// The language of a text without its `hidden` parts and its code, decided on a sample of at most 3,200 bytes; English when it
/// cannot be told.
pub(crate) fn detect(text: &str, hidden: &[Range<usize>], steps: &Steps) -> Language {
    let sample = sample(text, hidden);
    steps.add(sample.len());
    let counts = Counts::of(&sample);
    if counts.is_foreign_script() {
        let letters: String = sample.chars().filter(|&c| !c.is_ascii_alphabetic()).collect();
        steps.add(letters.len());
        return by_trigrams(&letters).map_or(Language::English, |(language, _)| language);
    }
    if let Some(sure) = counts.sure() {
        return sure;
    }
    // Looking at a sample takes `whatlang` about as long as ten times the sample takes here.
    steps.add(10 * sample.len());
    counts.weigh(&LazyCell::new(|| by_trigrams(&sample)), &vocabulary(&sample))
}

/// The language of a block of a text in a language that is read: another one than the text's only when the block is long
/// and sure to be in it.
pub(crate) fn of_block(block: &str, of_text: Language, steps: &Steps) -> Language {
    if block.len() < LONG_BLOCK {
        return of_text;
    }
    let counts = Counts::of(&block[..block.floor_char_boundary(OF_BLOCK)]);
    steps.add(block.len().min(OF_BLOCK));
    match counts.sure() {
        Some(sure)
            if sure != of_text && counts.hits_of(sure) >= 8 && counts.hits_of(sure) > 2 * counts.hits_of(of_text) =>
        {
            sure
        }
        _ => of_text,
    }
}

/// How many of the first words of a text each language that is read knows, small words and frequent ones. Names are
/// left out: words with a capital that begin no sentence and no line, or that no language knows.
fn vocabulary(text: &str) -> Vocabulary {
    let mut vocabulary = Vocabulary {
        known: [0; OTHER],
        words: 0,
    };
    let mut begins = true;
    for word in text.split_inclusive(|c: char| !c.is_alphabetic()).take(4 * VOCABULARY) {
        let letters = word.trim_end_matches(|c: char| !c.is_alphabetic());
        if letters.is_empty() {
            begins |= word.contains(['.', '!', '?', ':', '*', '#', '-', '|', '\n', '¿', '¡', '•']);
            continue;
        }
        let capital = letters.starts_with(char::is_uppercase);
        if vocabulary.words < VOCABULARY && (begins || !capital) {
            vocabulary.look_up(&letters.to_lowercase(), capital);
        }
        begins = word.ends_with(['.', '!', '?', ':', '*', '\n', '|']);
    }
    vocabulary
}

struct Vocabulary {
    known: [usize; OTHER],
    words: usize,
}

impl Vocabulary {
    fn look_up(&mut self, word: &str, capital: bool) {
        let known = u64::from(SMALL.of(word, &(0..word.len()))) | languages_of_word(word);
        for (place, count) in self.known.iter_mut().enumerate() {
            *count += usize::from(known >> place & 1 == 1);
        }
        let any = known & ((1 << OTHER) - 1) != 0;
        self.words += usize::from(any || !capital);
    }

    fn of(&self, language: Language) -> usize {
        let place = Language::READ.iter().position(|&read| read == language);
        place.map_or(0, |place| self.known[place])
    }

    /// The language that knows most of the words, if one knows two of five and more than any other; where several know as
    /// many, the one of which the text has most small words, and where these are as many, the one that is `told`.
    fn best(&self, small: impl Fn(Language) -> usize, told: impl FnOnce() -> Option<Language>) -> Option<Language> {
        let most = self
            .known
            .iter()
            .copied()
            .max()
            .filter(|most| 5 * most >= 2 * self.words && *most > 0)?;
        let best = || Language::READ.into_iter().filter(|&language| self.of(language) == most);
        let hits = best().map(&small).max()?;
        let mut best = best().filter(|&language| small(language) == hits);
        let first = best.next();
        match best.next() {
            None => first,
            Some(_) => told().filter(|&told| self.of(told) == most),
        }
    }
}

/// The language by trigrams, and whether that is reliable.
fn by_trigrams(text: &str) -> Option<(Language, bool)> {
    let told = whatlang::detect(text)?;
    let code = codes::short(told.lang().code())?;
    Some((Language::from_code(code)?, told.is_reliable()))
}

/// Visible prose of all parts of a text: no fenced code, no code in a line.
fn sample(text: &str, hidden: &[Range<usize>]) -> String {
    let mut sample = String::with_capacity(PIECES * (PIECE + 1));
    let fences = Fences::of(text);
    let (pieces, length) = if text.len() <= PIECES * PIECE {
        (1, text.len())
    } else {
        (PIECES, PIECE)
    };
    for piece in 0..pieces {
        let from = text.len() / pieces * piece;
        let end = text.floor_char_boundary(from + length);
        let from = text.ceil_char_boundary(from);
        // Half a word is no word.
        let from = match text[from..end].find(char::is_whitespace) {
            Some(space) if piece > 0 => from + space,
            _ => from,
        };
        push_visible(&mut sample, text, from..end, hidden, &fences);
        sample.push('\n');
    }
    sample
}

fn push_visible(sample: &mut String, text: &str, piece: Range<usize>, hidden: &[Range<usize>], fences: &Fences) {
    let mut at = piece.start;
    let mut next = hidden.partition_point(|range| range.end <= at);
    while at < piece.end {
        let (until, after) = match hidden.get(next) {
            Some(range) if range.start < piece.end => (range.start.max(at), range.end),
            _ => (piece.end, piece.end),
        };
        if !fences.hold(at) {
            // Every second part between backticks is code.
            let mut backticks = memchr::memchr_iter(b'`', &text.as_bytes()[at..until]).map(|offset| at + offset);
            let mut from = Some(at);
            while let Some(start) = from {
                sample.push_str(&text[start..backticks.next().unwrap_or(until)]);
                sample.push(' ');
                from = backticks.next().map(|backtick| backtick + 1);
            }
        }
        at = after;
        next += 1;
    }
}

/// Where fenced code begins and ends, in order.
struct Fences(Vec<usize>);

impl Fences {
    fn of(text: &str) -> Self {
        Self(memchr::memmem::find_iter(text.as_bytes(), b"```").collect())
    }

    /// True within a fence.
    fn hold(&self, at: usize) -> bool {
        self.0.partition_point(|&fence| fence <= at) % 2 == 1
    }
}

/// What the trigrams of a text say, looked at where nothing else tells its language.
type Trigrams<F> = LazyCell<Option<(Language, bool)>, F>;

/// How many words of a text are small words of each language.
struct Counts {
    hits: [usize; OTHER + 1],
    words: usize,
    latin: usize,
    foreign: usize,
}

impl Counts {
    fn of(text: &str) -> Self {
        let mut counts = Self {
            hits: [0; OTHER + 1],
            words: 0,
            latin: 0,
            foreign: 0,
        };
        let words = &*SMALL;
        each_run(text, false, |run, ascii| {
            counts.words += 1;
            // With a capital it may be a part of a name: "La Primavera".
            let (foreign, small) = match ascii {
                true => (0, text.as_bytes()[run.start].is_ascii_lowercase()),
                false => foreign(&text[run.clone()]),
            };
            counts.foreign += foreign;
            counts.latin += if foreign == 0 { run.len() } else { 0 };
            if foreign == 0 && small {
                let mut of = words.of(text, &run);
                while of != 0 {
                    counts.hits[of.trailing_zeros() as usize] += 1;
                    of &= of - 1;
                }
            }
        });
        counts
    }

    /// True when the text is written in other letters: Han, Kana and Hangul say as much as two Latin letters, and products
    /// are named in Latin ones everywhere.
    fn is_foreign_script(&self) -> bool {
        self.foreign >= 4 && 3 * self.foreign > self.latin
    }

    fn hits_of(&self, language: Language) -> usize {
        let place = Language::READ.iter().position(|&read| read == language);
        place.map_or(0, |place| self.hits[place])
    }

    /// The languages that are read with their hits, most first.
    fn ranked(&self) -> [(usize, Language); OTHER] {
        let mut ranked = Language::READ.map(|language| (self.hits_of(language), language));
        ranked.sort_by_key(|&(hits, _)| std::cmp::Reverse(hits));
        ranked
    }

    /// The language, when the small words leave no doubt.
    fn sure(&self) -> Option<Language> {
        let [(best, language), (second, _), ..] = self.ranked();
        let often = best >= 4 && 6 * best >= self.words;
        let alone = 4 * best >= 5 * second + 4 && 4 * best >= 5 * self.hits[OTHER] + 4;
        (often && alone).then_some(language)
    }

    /// The language where the small words leave doubt, with what the trigrams say. Names and figures look like any language;
    /// prose of one that is read holds some of its small words.
    fn weigh(
        &self,
        trigrams: &Trigrams<impl FnOnce() -> Option<(Language, bool)>>,
        vocabulary: &Vocabulary,
    ) -> Language {
        let known = vocabulary.best(|language| self.hits_of(language), || trigrams.map(|told| told.0));
        if let Some(known) = known.filter(|&known| vocabulary.of(known) > self.hits[OTHER]) {
            return known;
        }
        let [(best, language), (second, _), ..] = self.ranked();
        let is_prose_of = |language| self.hits_of(language) > 0 && 6 * self.hits_of(language) >= self.words;
        match **trigrams {
            Some((told, true)) if told.is_read() && 3 * self.hits_of(told) >= 2 * best && is_prose_of(told) => told,
            Some((told, true)) if !told.is_read() && self.words >= 6 && 8 * best < self.words.max(16) => told,
            Some((told, _)) if !told.is_read() && self.hits[OTHER] > best.max(2) => told,
            _ if best > second && best >= 2 && is_prose_of(language) => language,
            Some((told, _)) if self.hits_of(told) == best && is_prose_of(told) => told,
            _ => Language::English,
        }
    }
}

/// How many letters of a word are no Latin ones, and whether it begins with a small letter.
fn foreign(word: &str) -> (usize, bool) {
    let foreign = word.chars().filter(|&c| !is_latin(c)).count();
    (foreign, word.starts_with(char::is_lowercase))
}

fn is_latin(c: char) -> bool {
    c.is_ascii()
        || matches!(c, '\u{80}'..='\u{24F}' | '\u{300}'..='\u{36F}' | '\u{1E00}'..='\u{1EFF}' | '\u{FF01}'..='\u{FF5E}')
}
