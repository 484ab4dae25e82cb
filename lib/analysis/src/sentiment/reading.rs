//! Reads a range of the text as words and signs.

use std::ops::Range;
use std::rc::Rc;

use super::groups::Groups;
use super::lexicon::{Known, Meaning};
use super::meanings::Meanings;
use super::tokens::{Kind, Sentence, Source, Token};
use crate::runs::is_letter;

/// What a sentence is read into; the next one takes its room.
pub(super) struct Words {
    tokens: Vec<Token>,
    /// In lower case, one space between.
    lower: String,
    /// Those of the sentence before.
    shared: Rc<String>,
    known: Vec<Known>,
    /// The room of sentences that are done.
    spare: Vec<Vec<Token>>,
    /// An apostrophe ends a word, as the language's does.
    elides: bool,
}

impl Source<'_> {
    /// The words and signs of a range.
    pub(super) fn sentence(&self, range: &Range<usize>, words: &mut Words) -> Sentence {
        words.tokens.clear();
        words.lower.clear();
        words.elides = self.lexicon.pack.elides;
        let mut marks = Marks::default();
        let mut brands = self.occurrences_in(range).iter().peekable();
        let mut hidden = self.hidden_from(range.start).iter().peekable();
        let mut at = range.start;
        while at < range.end {
            if let Some(part) = hidden.next_if(|part| part.start <= at) {
                at = at.max(part.end);
            } else if let Some(brand) = brands.next_if(|brand| brand.start <= at) {
                if brand.start == at {
                    words.push(at, brand.end, Kind::Brand(brand.brand), true, &marks);
                    at = brand.end;
                }
            } else {
                let limit = brands.peek().map_or(range.end, |brand| brand.start.min(range.end));
                let stop = hidden.peek().map_or(limit, |part| part.start.min(limit));
                while at < stop {
                    at = words.read(self.text, at, limit, range.end, &mut marks);
                }
            }
        }
        let mut sentence = Sentence {
            tokens: std::mem::take(&mut words.tokens),
            lower: words.share(),
            prose: false,
            groups: Groups::NONE,
            does: Meanings::default(),
            named: false,
            parted: false,
            turning: false,
            lexicon: self.lexicon,
        };
        sentence.name_models(self.models, self.text);
        sentence.leave_audience();
        let joined = words.room();
        words.tokens = sentence.resolve(joined, &mut words.known, self.steps);
        sentence.in_context(self.models);
        sentence
    }
}

/// What is open at a place: emphasis and links.
#[derive(Default)]
struct Marks {
    bold: bool,
    link: usize,
}

impl Marks {
    fn any(&self) -> bool {
        self.bold || self.link > 0
    }

    /// Takes in a sign of Markdown between two characters; its end.
    fn take(&mut self, text: &str, at: usize, sign: char) -> usize {
        let run = text[at..].len() - text[at..].trim_start_matches(sign).len();
        match sign {
            '[' => self.link += run,
            ']' => self.link = self.link.saturating_sub(run),
            _ => {
                let before = text[..at].chars().next_back().is_some_and(|c| !c.is_whitespace());
                let after = text[at + run..].chars().next().is_some_and(|c| !c.is_whitespace());
                self.bold = if self.bold { !before } else { after };
            }
        }
        at + run
    }
}

impl Default for Words {
    /// With room for all of most sentences.
    fn default() -> Self {
        const TOKENS: usize = 64;
        const BYTES: usize = 512;
        Self {
            tokens: Vec::with_capacity(TOKENS),
            lower: String::with_capacity(BYTES),
            shared: Rc::new(String::with_capacity(BYTES)),
            known: Vec::with_capacity(TOKENS),
            spare: vec![Vec::with_capacity(TOKENS)],
            elides: false,
        }
    }
}

impl Words {
    /// Leaves the room of a sentence that is done to others.
    pub(super) fn reuse(&mut self, sentence: Sentence) {
        if sentence.tokens.capacity() > 0 {
            self.spare.push(sentence.tokens);
        }
    }

    /// Room for tokens.
    pub(super) fn room(&mut self) -> Vec<Token> {
        self.spare.pop().unwrap_or_default()
    }

    /// The lower-case words, in the room of those of an earlier sentence when that is done.
    fn share(&mut self) -> Rc<String> {
        match Rc::get_mut(&mut self.shared) {
            Some(room) => std::mem::swap(room, &mut self.lower),
            None => self.shared = Rc::new(std::mem::take(&mut self.lower)),
        }
        Rc::clone(&self.shared)
    }

    fn push(&mut self, start: usize, end: usize, kind: Kind, proper: bool, marks: &Marks) {
        let mut token = token(start..end, kind, proper, marks);
        token.lower = (self.lower.len(), self.lower.len());
        self.tokens.push(token);
    }

    /// Reads one word or sign at `at`; its end. Words end at `limit`, the sentence at `end`.
    fn read(&mut self, text: &str, at: usize, limit: usize, end: usize, marks: &mut Marks) -> usize {
        let bytes = &text.as_bytes()[..limit];
        let begins = match CLASSES[usize::from(bytes[at])] {
            0 if bytes[at] == b' ' => return at + 1,
            SMALL | CAPITAL | DIGIT => true,
            APOSTROPHE => !self.elides,
            OTHER => text[at..limit].starts_with(|c: char| c.is_alphanumeric() || (is_apostrophe(c) && !self.elides)),
            _ => false,
        };
        if begins {
            let end = self.word(&text[..limit], at, marks);
            return end + usize::from(bytes.get(end) == Some(&b' '));
        }
        self.sign(text, at, limit, end, marks)
    }

    /// Reads one sign at `at`; its end.
    fn sign(&mut self, text: &str, at: usize, limit: usize, end: usize, marks: &mut Marks) -> usize {
        let rest = &text[at..limit];
        let Some(first) = rest.chars().next() else { return limit };
        if matches!(first, '*' | '_' | '[' | ']') {
            return marks.take(&text[..end], at, first).min(limit);
        }
        let (sign, length) = entity(rest).unwrap_or((first, first.len_utf8()));
        let kind = match sign {
            ',' if is_between_digits(text, at) => None,
            ',' | '、' | '，' => Some(Kind::Comma),
            ':' | '：' => Some(Kind::Colon),
            '(' => Some(Kind::Open),
            ')' => Some(Kind::Close),
            ';' | '–' | '—' | '|' | '；' => Some(Kind::Break),
            '-' if text[at..end].starts_with("- ") => Some(Kind::Break),
            '/' if is_between_digits(text, at) => None,
            '&' | '/' => Some(Kind::Meaning(Meaning::Join)),
            '+' if text[at..end].starts_with("+ ") => Some(Kind::Meaning(Meaning::Join)),
            _ => None,
        };
        if let Some(kind) = kind {
            self.push(at, at + length, kind, false, marks);
            let spaced = |c: Option<char>| c.is_none_or(|c| c.is_whitespace() || matches!(c, '*' | '_'));
            if matches!(sign, '–' | '—' | '-')
                && spaced(text[..at].chars().next_back())
                && let Some(token) = self.tokens.last_mut()
            {
                token.dashed = spaced(text[at + length..end].chars().next());
            }
        }
        at + length
    }

    /// Reads the word that begins at `at`; its end.
    fn word(&mut self, text: &str, at: usize, marks: &Marks) -> usize {
        let (end, seen) = word_end(text, at, self.elides);
        let word = &text[at..end];
        if !self.lower.is_empty() {
            self.lower.push(' ');
        }
        let from = self.lower.len();
        let (proper, capitals);
        if seen & OTHER == 0 || (seen & CAPITAL == 0 && word.chars().all(is_small)) {
            self.lower.push_str(word);
            if seen & CAPITAL != 0 {
                self.lower[from..].make_ascii_lowercase();
            }
            proper = word.as_bytes()[0].is_ascii_uppercase();
            capitals = seen & (SMALL | OTHER) == 0;
        } else {
            let letters = word.chars().flat_map(char::to_lowercase);
            self.lower
                .extend(letters.map(|c| if is_apostrophe(c) { '\'' } else { c }));
            proper = word.starts_with(char::is_uppercase);
            capitals = !word.contains(char::is_lowercase);
        }
        if seen & (APOSTROPHE | OTHER) != 0 {
            let trimmed = self.lower[from..].trim_end_matches('\'').len();
            self.lower.truncate(from + trimmed);
        }
        let mut token = token(at..end, Kind::Word, proper || seen & DIGIT != 0, marks);
        token.lower = (from, self.lower.len());
        token.hyphened = at > 0 && text.as_bytes()[at - 1] == b'-';
        token.capitals = capitals;
        self.tokens.push(token);
        end
    }
}

/// A token of which nothing more is known.
fn token(range: Range<usize>, kind: Kind, proper: bool, marks: &Marks) -> Token {
    Token {
        start: range.start,
        end: range.end,
        kind,
        proper,
        titled: false,
        marked: marks.any(),
        linked: marks.link > 0,
        named: false,
        upper: proper,
        groups: Groups::default(),
        small: false,
        capitals: false,
        hyphened: false,
        dashed: false,
        taken: false,
        lower: (0, 0),
        pairs: 0,
        thing: None,
    }
}

/// True for the sign of "7,5", "2,400" and "24/7".
fn is_between_digits(text: &str, at: usize) -> bool {
    let digit = |byte: Option<&u8>| byte.is_some_and(u8::is_ascii_digit);
    digit(text.as_bytes()[..at].last()) && digit(text.as_bytes().get(at + 1))
}

/// True for a character of ASCII, or a small letter of most western languages.
fn is_small(c: char) -> bool {
    c.is_ascii() || matches!(c, 'ß'..='ö' | 'ø'..='ÿ')
}

fn is_apostrophe(c: char) -> bool {
    matches!(c, '\'' | '’' | 'ʼ')
}

/// What a byte is in a word, one bit each; none where it ends one.
const SMALL: u8 = 1;
const CAPITAL: u8 = 2;
const DIGIT: u8 = 4;
const APOSTROPHE: u8 = 8;
const UNDERSCORE: u8 = 16;
/// Outside ASCII.
const OTHER: u8 = 32;

const fn class(byte: u8) -> u8 {
    match byte {
        b'a'..=b'z' => SMALL,
        b'A'..=b'Z' => CAPITAL,
        b'0'..=b'9' => DIGIT,
        b'\'' => APOSTROPHE,
        b'_' => UNDERSCORE,
        0x80.. => OTHER,
        _ => 0,
    }
}

static CLASSES: [u8; 256] = {
    let mut classes = [0; 256];
    let mut byte = 0;
    while byte < classes.len() {
        classes[byte] = class(byte as u8);
        byte += 1;
    }
    classes
};

/// How many of the eight bytes from a place on are letters before the first one that is none, and what they are; (0, 0) where
/// the text ends before. All eight are looked at together, each in its part of a number: most words are no longer.
#[inline]
fn letters(bytes: &[u8], from: usize) -> (usize, u8) {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const TOPS: u64 = 0x80 * ONES;
    let Some(eight) = bytes.get(from..).and_then(<[u8]>::first_chunk) else {
        return (0, 0);
    };
    let eight = u64::from_le_bytes(*eight);
    let lower = (eight | (0x20 * ONES)) & !TOPS;
    // The top bit of each part is set from "a" on, and behind "z".
    let from_a = lower + (0x80 - u64::from(b'a')) * ONES;
    let behind_z = lower + (0x7F - u64::from(b'z')) * ONES;
    let letters = from_a & !behind_z & !eight & TOPS;
    let others = !letters & TOPS;
    // What stands before the first other byte.
    let before = letters & others.wrapping_sub(1) & !others;
    let small = eight << 2;
    let seen = |some: bool, class: u8| if some { class } else { 0 };
    (
        others.trailing_zeros() as usize / 8,
        seen(before & small != 0, SMALL) | seen(before & !small != 0, CAPITAL),
    )
}

/// Where the word ends that begins at a place, and what its bytes are; where it `elides`, an apostrophe ends it.
fn word_end(text: &str, from: usize, elides: bool) -> (usize, u8) {
    let bytes = text.as_bytes();
    let parts = if elides { !APOSTROPHE } else { !0 };
    let (letters, mut seen) = letters(bytes, from);
    let mut at = from + letters;
    while at < bytes.len() {
        let class = CLASSES[usize::from(bytes[at])] & parts;
        if class == 0 {
            break;
        }
        if class == OTHER {
            let part = |c: &char| is_letter(*c) || c.is_numeric() || (is_apostrophe(*c) && !elides);
            let Some(c) = text[at..].chars().next().filter(part) else {
                break;
            };
            at += c.len_utf8();
        } else {
            at += 1;
        }
        seen |= class;
    }
    if seen & UNDERSCORE == 0 {
        return (at, seen);
    }
    let inner = text[from..at].trim_end_matches('_').len();
    (if inner == 0 { at } else { from + inner }, seen)
}

/// The sign that an HTML entity at the beginning stands for, and its length.
fn entity(text: &str) -> Option<(char, usize)> {
    let name = text.strip_prefix('&')?;
    let end = name.as_bytes().iter().take(8).position(|&byte| byte == b';')?;
    let name = name.get(..end)?;
    let sign = match name {
        "amp" => '&',
        "quot" => '"',
        "apos" | "rsquo" | "lsquo" => '\'',
        "nbsp" => ' ',
        "ndash" => '–',
        "mdash" => '—',
        "lt" => '<',
        "gt" => '>',
        "hellip" => '…',
        _ => {
            let digits = name.strip_prefix('#')?;
            let code = match digits.strip_prefix(['x', 'X']) {
                Some(digits) => u32::from_str_radix(digits, 16),
                None => digits.parse(),
            };
            char::from_u32(code.ok()?)?
        }
    };
    Some((sign, end + 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_seen_together() {
        for byte in 0..=127_u8 {
            for place in 0..8 {
                let mut text = *b"aBcdefgh.";
                text[place] = byte;
                let length = text
                    .iter()
                    .position(|byte| !byte.is_ascii_alphabetic())
                    .unwrap_or(8)
                    .min(8);
                let seen = text[..length].iter().fold(0, |seen, &byte| seen | class(byte));
                assert_eq!(letters(&text, 0), (length, seen), "{}", text.escape_ascii());
            }
        }
        assert_eq!(letters("größe is".as_bytes(), 0), (2, SMALL));
        assert_eq!(letters(b"short", 0), (0, 0));
    }
}
