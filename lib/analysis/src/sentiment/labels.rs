//! Where one line holds several labels, or marks of praise and blame: "**Pros:** quiet; **Cons:** pricey", "✅ Quiet ❌ Pricey". What
//! stands behind each of them is read as a sentence of its own, so that no label reaches over the next one. And labels that say something else
//! than their words do elsewhere.

use std::ops::Range;

use super::features::{VALUE, Wanted};
use super::groups::Group;
use super::lead::{Lead, NAME};
use super::lexicon::{Label, Meaning};
use super::tokens::{Kind, Sentence, Source, Token};

/// Bytes of a label at most, with its bold.
const LONGEST: usize = 48;
/// Words of a label at most that is not bold.
const MOST_WORDS: usize = 4;
/// Tokens of a verdict behind a label that measures.
const LONGEST_MEASURE: usize = 4;
/// Bytes of the words at most that a line of labels begins with: "Norvik X2 – Pros:".
const LONGEST_START: usize = 64;

/// How a label stands out from what is before it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Apart {
    /// It is bold.
    Bold,
    /// A semicolon, a bar or a line break parts it, or a comma before its capital.
    Sign,
    /// Its capital alone.
    Capital,
}

impl Source<'_> {
    /// Cuts sentences before each label and each mark that stands behind another one.
    pub(super) fn cut_at_labels(&self, sentences: &mut Vec<Range<usize>>) {
        let holds = |range: &Range<usize>| {
            let bytes = &self.text.as_bytes()[range.clone()];
            memchr::memchr_iter(b':', bytes).take(2).count() == 2 || next_mark(&self.text[range.clone()], 0).is_some()
        };
        // What all of them together do not hold is in none.
        let all = sentences.first().zip(sentences.last());
        if !all.is_some_and(|(first, last)| holds(&(first.start..last.end))) || !sentences.iter().any(holds) {
            return;
        }
        let mut places = Vec::new();
        for range in std::mem::take(sentences) {
            places.clear();
            if holds(&range) {
                let sentence = &self.text[range.clone()];
                marks(sentence, &mut places);
                self.labels(sentence, range.start, &mut places);
                places.sort_unstable();
                places.dedup();
            }
            let mut from = range.start;
            for place in places.iter().map(|place| range.start + place) {
                self.push(sentences, from..place);
                from = place;
            }
            self.push(sentences, from..range.end);
        }
    }

    /// The labels of a sentence behind its first one; it begins at `start`.
    fn labels(&self, sentence: &str, start: usize, places: &mut Vec<usize>) {
        let (mut labelled, mut chained) = (false, false);
        let mut floor = 0;
        for colon in memchr::memchr_iter(b':', sentence.as_bytes()) {
            let behind = sentence[colon + 1..].trim_start_matches(['*', '_']);
            if !behind.starts_with([' ', '\t', '\n']) {
                continue;
            }
            let said = |from: usize| sentence[floor..from].contains(char::is_alphanumeric);
            if let Some((from, words, apart)) = label(sentence, floor, colon) {
                // "**Battery:** **Norvik:** 10 hours; **Hollin:** 8 hours" are names under one label.
                let named = chained && self.names(start + from..start + colon);
                chained |= floor > 0 && places.is_empty() && !said(from);
                if said(from) && self.begins(&sentence[..from], words, (labelled, apart)) && !named {
                    places.push(from);
                }
            }
            labelled |= floor == 0 && colon <= LONGEST_START;
            floor = colon + 1;
        }
    }

    fn names(&self, range: Range<usize>) -> bool {
        !self.occurrences_in(&range).is_empty()
    }

    /// True for the words of a label that begins anew behind what stands `before` it.
    fn begins(&self, before: &str, words: &str, (labelled, apart): (bool, Apart)) -> bool {
        let upper = words.starts_with(char::is_uppercase);
        let folded = fold(words);
        let known = self.lexicon.label(&folded);
        let polar = matches!(known, Some(Label::Pros | Label::Cons));
        let names = || {
            let word = |word: &str| matches!(self.lexicon.meaning(word), Some(Meaning::Feature { .. }));
            word(&folded) || folded.split(' ').any(word)
        };
        match apart {
            Apart::Bold if labelled => true,
            // "Norvik X2 **Pros:** quiet", but "**Norvik X2** – **Pros:** quiet" is a name with its label.
            Apart::Bold => polar && upper && !before.trim_end().ends_with(['–', '—', '-', '(']),
            Apart::Sign => labelled && (known.is_some() || names()) && (upper || !before.trim_end().ends_with(',')),
            Apart::Capital => labelled && upper && polar,
        }
    }
}

/// The label that a colon ends: where it begins, its words, and how it stands out; nothing of it stands before `floor`.
fn label(sentence: &str, floor: usize, colon: usize) -> Option<(usize, &str, Apart)> {
    let mut from = floor.max(colon.saturating_sub(LONGEST));
    while !sentence.is_char_boundary(from) {
        from += 1;
    }
    let text = &sentence[from..colon];
    let inner = text.strip_suffix("**").unwrap_or(text);
    if (inner.len() < text.len() || sentence[colon + 1..].starts_with("**"))
        && let Some(open) = inner.rfind("**")
    {
        let words = inner[open + 2..].trim_matches(|c: char| !c.is_alphanumeric());
        return (!words.is_empty()).then_some((from + open, words, Apart::Bold));
    }
    let parted = text.rfind([';', '|', ',', '>']).map(|sign| sign + 1);
    let dashed = [" - ", " – ", " — ", " / "]
        .iter()
        .filter_map(|sign| Some(text.rfind(sign)? + sign.len()));
    let (start, apart) = match parted.into_iter().chain(dashed).max() {
        Some(start) => (start, Apart::Sign),
        None => (capitals(text)?, Apart::Capital),
    };
    let words = text[start..].trim();
    let few = (1..=MOST_WORDS).contains(&words.split(' ').count());
    (few && !words.is_empty()).then_some((from + start, words, apart))
}

/// Where the last word with a capital begins that stands behind a small letter, a digit or a bracket: "low fees **Cons**".
fn capitals(text: &str) -> Option<usize> {
    let mut words = text.match_indices(' ').map(|(at, _)| at);
    let begins = |at: &usize| {
        text[at + 1..].starts_with(char::is_uppercase)
            && text[..*at].ends_with(|c: char| c.is_lowercase() || c.is_ascii_digit() || matches!(c, ')' | '%'))
    };
    words.rfind(begins).map(|at| at + 1)
}

/// The words of a label as the lexicon has them.
fn fold(words: &str) -> String {
    let sign = |c: char| match c {
        '-' => ' ',
        '’' | 'ʼ' => '\'',
        c => c,
    };
    words.chars().flat_map(char::to_lowercase).map(sign).collect()
}

/// The marks of a sentence behind its first one, which stands at its beginning or behind a lead-in: "Norvik: ✅ quiet ❌ pricey".
fn marks(sentence: &str, places: &mut Vec<usize>) {
    let Some((first, length)) = next_mark(sentence, 0) else {
        return;
    };
    let before = sentence[..first].trim_end_matches([' ', '*', '_']);
    if before.contains(char::is_alphanumeric) && !before.ends_with([':', '–', '—']) {
        return;
    }
    let mut floor = first + length;
    while let Some((at, length)) = next_mark(sentence, floor) {
        if sentence[floor..at].contains(char::is_alphanumeric) {
            places.push(sentence[..at].trim_end_matches(['*', '_']).len());
        }
        floor = at + length;
    }
}

/// Where the next mark of praise or blame stands from a place on, and its length.
fn next_mark(text: &str, from: usize) -> Option<(usize, usize)> {
    let places = memchr::memchr3_iter(b'(', 0xE2, 0xF0, &text.as_bytes()[from..]).map(|at| from + at);
    let mut marks = places.filter_map(|at| Some((at, mark_at(&text[at..])?.1)));
    marks.next()
}

/// The mark that a text begins with: its sign and its length.
fn mark_at(text: &str) -> Option<(i8, usize)> {
    for (sign, written) in [(1, "(+)"), (-1, "(-)"), (-1, "(−)"), (-1, "(–)")] {
        if text.starts_with(written) {
            return Some((sign, written.len()));
        }
    }
    let first = text.chars().next()?;
    let sign = match first {
        '✅' | '✔' | '✓' | '☑' | '👍' | '➕' => 1,
        '❌' | '✘' | '✗' | '✖' | '👎' | '➖' => -1,
        _ => return None,
    };
    Some((sign, first.len_utf8()))
}

/// The sign of the mark that a sentence begins with, of praise or blame: "✅ Quiet", "❌ No timer".
pub(super) fn mark(sentence: &str) -> Option<i8> {
    let words = sentence.find(char::is_alphanumeric).unwrap_or(sentence.len());
    if words == 0 {
        return None;
    }
    let (at, _) = next_mark(&sentence[..words], 0)?;
    mark_at(&sentence[at..]).map(|(sign, _)| sign)
}

/// That of the mark behind a label, which is of this sentence alone: "Screen: ❌ too small".
pub(super) fn mark_behind_label(sentence: &str) -> Option<i8> {
    let colon = memchr::memchr(b':', sentence.as_bytes()).filter(|&colon| colon <= LONGEST)?;
    mark(&sentence[colon + 1..])
}

/// Takes a label that measures for the feature that it names, though its words praise elsewhere: "Value for money: poor". What is told at
/// length behind it mostly is praise, unless it begins with blame.
pub(super) fn read_measure(sentence: &mut Sentence, leads: &mut [(Lead, usize, usize)]) {
    let [(lead, from, to)] = leads else { return };
    let body = sentence.tokens.get(*to + 1..).unwrap_or_default();
    let listed = sentence.lexicon.pack.measures.contains(&sentence.span(*from, *to));
    let blames = || body.iter().take(2).any(blames);
    if !listed || body.is_empty() || (body.len() > LONGEST_MEASURE && !blames()) {
        return;
    }
    let (id, wanted, weak, cue) = (VALUE, Wanted::More, false, false);
    sentence.tokens[*from].kind = Kind::Meaning(Meaning::Feature { id, wanted, weak, cue });
    let token = sentence.tokens[*from];
    sentence.does.add(&token);
    *lead = Lead::About;
}

/// True for a word of blame, or one that turns praise into it.
fn blames(token: &Token) -> bool {
    matches!(
        token.meaning(),
        Some(
            Meaning::Opinion { sign: -1, .. }
                | Meaning::Amount(-1)
                | Meaning::Negator
                | Meaning::CouldBe
                | Meaning::Lack
        )
    )
}

/// True for a label before those who had better take something else: "Skip it if: you need long battery life". Where they do not need
/// something it says nothing of that.
pub(super) fn turns_away(sentence: &Sentence, from: usize, to: usize) -> bool {
    let tokens = &sentence.tokens;
    let negates = |token: &Token| {
        matches!(
            token.meaning(),
            Some(Meaning::Negator | Meaning::NegatorBehind | Meaning::Lack)
        )
    };
    let pack = sentence.lexicon.pack;
    let words = sentence.span(from, to);
    // "Not for: gamers" says whom it does not suit.
    let supposes = pack.conditional.contains(&words.rsplit(' ').next().unwrap_or_default());
    let suits = |token: &Token| !supposes && matches!(token.meaning(), Some(Meaning::Suits(_)));
    pack.facts
        && to + 1 < tokens.len()
        && !tokens[from..to].last().is_some_and(suits)
        && pack.not_for_whom.contains(&words)
        && !tokens[to..].iter().any(negates)
}

/// The sign of the label before a name: "Pros of", "Lo mejor de".
pub(super) fn label_before(sentence: &Sentence, before: &[Token]) -> Option<i8> {
    let of = |token: &Token| {
        matches!(token.meaning(), Some(Meaning::Of { .. } | Meaning::Pronoun)) || token.is_in(Group::BeforeBrand)
    };
    let last = before.iter().rposition(|token| !of(token))?;
    let words = sentence.lower.get(before[0].lower.0..before[last].lower.1)?;
    sentence.lexicon.label(words)?.sign()
}

/// The sign of the label behind a name: "Norvik's biggest drawback", "Norvik X2 cons"; in "Norvik X2 Plus" it is part of the name.
pub(super) fn label_behind(sentence: &Sentence, behind: &[Token]) -> Option<i8> {
    let from = match behind.first()?.is_in(Group::Genitive) {
        true => 1,
        false => behind
            .iter()
            .take(NAME)
            .take_while(|token| token.proper || token.upper)
            .count(),
    };
    let (first, last) = behind.get(from).zip(behind.last())?;
    let words = sentence.lower.get(first.lower.0..last.lower.1)?;
    sentence.lexicon.label(words)?.sign()
}
