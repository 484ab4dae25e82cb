//! A text's words: which of them carry meaning, how they compare, and how much each one tells.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use unicode_normalization::UnicodeNormalization;

/// Words of a text that are looked at; what a question is about stands early.
const MOST_WORDS: usize = 64;
/// Characters of a word that are looked at.
const LONGEST: usize = 40;
/// Texts that are imagined beside the given ones, so that a word of two texts in three is not taken for a common one.
const BACKGROUND: f32 = 50.0;
/// What a number tells beside a word that is as rare: prices and sizes say little of the topic.
const NUMBER: f32 = 0.45;

/// Words that say nothing of the topic: function words of the languages that questions come in most, and the words in
/// which anybody asks for advice on anything.
const STOP: &str = "\
a about above all also am an and any anyone are as at be been before being below between but by can could did do does \
doing during each few find for from get give go good great had has have having he help her here his how i if \
im in into is it its just know let like list look looking make many may me more most much must my near need now of off \
on one online only or other our out over own please really recommend recommendation recommendations recommended s same \
see should shop shopping show so some someone something suggest suggestion suggestions t tell than that the their them \
there these they thing things this those through to too top try under until up use used using ve very want was way we \
well were what whats when where which while who whom whose why will with within without would you your \
best better cheapest buy buying compare comparison option options review reviews rated vs versus worth \
auf aus bei das dem den der des die ein eine einem einen einer es fuer für gibt gut gute guter gutes ich im ist kann mit \
nach oder sind und von was welche welcher welches wie wo zu zum zur beste bester bestes besten \
au aux avec ce ces dans de du en est et la le les leur ma mes meilleur meilleure meilleurs mon ou où par pas pour que quel \
quelle quelles quels qui sur un une \
al como con cual cuál cuales cuáles del el ella es esta hay las lo los mejor mejores mi o para por qué se son su sus una \
unos y";

/// A word of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Word {
    /// As it stands, in lower case.
    pub(super) surface: String,
    /// What it is compared by: without its ending.
    pub(super) stem: String,
}

/// A text's words in runs: a run has no stop word and no punctuation inside.
#[derive(Clone, Debug, Default)]
pub(super) struct Text {
    pub(super) runs: Vec<Vec<Word>>,
}

impl Text {
    pub(super) fn read(text: &str) -> Self {
        let content = runs(text, is_stop);
        if !content.is_empty() {
            return Self { runs: content };
        }
        // Nothing but stop words: they are all there is to compare.
        Self {
            runs: runs(text, |_| false),
        }
    }

    pub(super) fn words(&self) -> impl Iterator<Item = &Word> {
        self.runs.iter().flatten()
    }
}

pub(super) fn is_stop(word: &str) -> bool {
    static WORDS: LazyLock<HashSet<&str>> = LazyLock::new(|| STOP.split(' ').collect());
    WORDS.contains(word)
}

fn runs(text: &str, skip: fn(&str) -> bool) -> Vec<Vec<Word>> {
    let mut reader = Reader {
        runs: Vec::new(),
        run: Vec::new(),
        left: MOST_WORDS,
        tie: None,
        skip,
    };
    let mut word = String::new();
    // A text is read as far as its words count; the rest of a long one costs nothing.
    let characters = text.nfkc().take(MOST_WORDS * LONGEST).flat_map(char::to_lowercase);
    for character in characters.chain([' ']) {
        if character.is_alphanumeric() && !without_spaces(character) {
            word.push(character);
            continue;
        }
        reader.word(std::mem::take(&mut word));
        if without_spaces(character) {
            reader.word(character.to_string());
        }
        reader.between(character);
    }
    reader.end_run();
    reader.runs
}

/// Puts words into runs.
struct Reader {
    runs: Vec<Vec<Word>>,
    run: Vec<Word>,
    left: usize,
    /// What ties the next word to the one before: an apostrophe or a hyphen.
    tie: Option<char>,
    skip: fn(&str) -> bool,
}

impl Reader {
    fn word(&mut self, word: String) {
        if word.is_empty() || self.left == 0 {
            return;
        }
        let surface: String = word.chars().take(LONGEST).collect();
        if !(self.skip)(&word) {
            self.left -= 1;
            let stem = stem(&surface);
            self.run.push(Word { surface, stem });
            return;
        }
        match (self.tie, self.run.last_mut()) {
            // "women's", "carry-on": a part of how the word is written, and of no meaning of its own.
            (Some(tie), Some(before)) => before.surface.extend([tie].into_iter().chain(surface.chars())),
            _ => self.end_run(),
        }
    }

    fn between(&mut self, character: char) {
        self.tie = match character {
            '\'' | '’' => Some('\''),
            '-' => Some('-'),
            _ => None,
        };
        let inside = self.tie.is_some() || without_spaces(character) || character.is_whitespace();
        if !inside || character == '\n' {
            self.end_run();
        }
    }

    fn end_run(&mut self) {
        if !self.run.is_empty() {
            self.runs.push(std::mem::take(&mut self.run));
        }
    }
}

/// Han, Kana, Hangul, Thai: every character is a word of its own here.
pub(super) fn without_spaces(character: char) -> bool {
    matches!(u32::from(character),
        0x0e00..=0x0e7f | 0x3040..=0x30ff | 0x3400..=0x4dbf | 0x4e00..=0x9fff | 0xac00..=0xd7af | 0x20000..=0x3134f)
}

/// Takes an English ending off: plural (Harman 1991), -ing, -er, -ed. What is left need be no word, only the same for
/// forms of one word.
fn stem(word: &str) -> String {
    let singular = match word {
        _ if word.len() < 4 || !word.is_ascii() => word.to_owned(),
        _ if word.ends_with("ies") && word.len() > 4 => format!("{}y", &word[..word.len() - 3]),
        _ if ["sses", "xes", "ches", "shes"].iter().any(|end| word.ends_with(end)) => word[..word.len() - 2].to_owned(),
        _ if word.ends_with('s') && !["ss", "us", "is"].iter().any(|end| word.ends_with(end)) => {
            word[..word.len() - 1].to_owned()
        }
        _ => word.to_owned(),
    };
    if !singular.is_ascii() {
        return singular;
    }
    for (ending, least) in [("ing", 4), ("er", 4), ("ed", 4)] {
        if let Some(rest) = singular.strip_suffix(ending).filter(|rest| rest.len() >= least) {
            let bytes = rest.as_bytes();
            let doubled = bytes[bytes.len() - 1] == bytes[bytes.len() - 2] && !rest.ends_with("ss");
            return rest[..rest.len() - usize::from(doubled)].to_owned();
        }
    }
    singular
}

/// How much each stem tells.
pub(super) struct Weights {
    texts: f32,
    holding: HashMap<String, f32>,
}

impl Weights {
    pub(super) fn of(texts: &[Text]) -> Self {
        let mut holding: HashMap<String, f32> = HashMap::new();
        for text in texts {
            for stem in stems(text) {
                *holding.entry(stem.to_owned()).or_default() += 1.0;
            }
        }
        Self {
            texts: texts.len() as f32,
            holding,
        }
    }

    /// The weight of a stem: inverse document frequency, less for numbers.
    pub(super) fn weight(&self, stem: &str) -> f32 {
        let holding = self.holding.get(stem).copied().unwrap_or(1.0);
        let rarity = (1.0 + (self.texts + BACKGROUND) / holding).ln();
        let number = stem.chars().any(char::is_numeric);
        rarity * if number { NUMBER } else { 1.0 }
    }
}

/// A text's stems, each once.
pub(super) fn stems(text: &Text) -> Vec<&str> {
    let mut stems: Vec<&str> = text.words().map(|word| word.stem.as_str()).collect();
    stems.sort_unstable();
    stems.dedup();
    stems
}
