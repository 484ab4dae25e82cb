//! What a word or phrase does in a clause, looked up in one table for each language that is built from its pack.

mod build;
mod entries;
mod pairs;

use std::borrow::Cow;
use std::collections::HashMap;
use std::num::NonZeroU32;
use std::ops::Range;
use std::sync::LazyLock;

use foldhash::fast::FixedState;

use entries::Entries;
pub(super) use pairs::{Pairs, Places};

use super::classifier::Classifier;
use super::features::{OVERALL, PERFORMANCE, Wanted};
use super::groups::Groups;
use super::packs::{self, Pack};
use crate::language::Language;

/// What a word or phrase does in a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    /// Names a feature. `weak`: an everyday word that counts only together with an opinion.
    Feature {
        id: u16,
        wanted: Wanted,
        weak: bool,
        /// A part or an occasion that stands for the feature only where nothing more special is said of it: the sole of a shoe.
        cue: bool,
    },
    /// Praise (+1) or blame (-1), maybe of a feature of its own ("reliable").
    Opinion {
        sign: i8,
        feature: u16,
        /// What it is about where it stands alone, or 0: "bright", but "bright sound".
        usual: u16,
        comparative: bool,
        /// A phrase that names its feature itself.
        own: bool,
    },
    /// A property that is neither until it is too much: "too sweet".
    Trait {
        feature: u16,
    },
    /// More (+1) or less (-1) of the feature beside it.
    Amount(i8),
    Negator,
    /// One that may also stand behind what it turns: "überzeugt nicht".
    NegatorBehind,
    /// The second word of a negation ("ne ... pas", "no ... nada"): turns only where no first one stands before it.
    Concord,
    /// "lacks": turns an opinion, and blames a bare feature.
    Lack,
    Too,
    /// "could be": turns a comparative.
    CouldBe,
    /// Ends a clause: but, although, while.
    Contrast,
    /// Joins parts: and, or, plus, with.
    Join,
    /// What follows is the losing side: than, rather than.
    Than,
    /// "of": what follows says more of what stands before. `compares`: it also means "than", right behind a comparative.
    Of {
        compares: bool,
    },
    /// What follows is the other side, if a comparative is near: compared with.
    Versus,
    /// What follows is the other side: unlike.
    Unlike,
    As,
    /// "over", a loser's mark beside a word of choice.
    Over,
    /// beats (+1), trails (-1).
    Beat(i8),
    /// is, has, feels: links a feature with what is said of it.
    Link,
    /// Carries the sentence before: it, they, the.
    Pronoun,
    /// Praise (+1) or blame (-1) of all that follows in its clause: known for, criticized for.
    For(i8),
    /// Says whom or what a thing is good (+1) or bad (-1) for: ideal for.
    Suits(i8),
    /// Says to take (+1) or to leave (-1) a thing: choose, avoid.
    Choose(i8),
    /// Says what one may want of a thing: if you need.
    Condition,
    /// Says that something is there: has, includes, comes with. A link too.
    Offer,
    /// Something good to have: built-in, automatic, multiple.
    Extra,
    /// A word for any product: option, choice, machine.
    Generic,
    /// Speaks about the reader, not the brand.
    Plain,
    /// Says how much and nothing else, wherever it stands: "really".
    Degree,
    /// A number in words; in phrases `0` stands for any number.
    Number,
}

/// A language's words by what they do.
pub(super) struct Lexicon {
    words: Entries,
    /// Phrases in two parts, between which other words stand: "hält … durch". For each first part where its second parts
    /// stand.
    split: Vec<Splits>,
    /// Their second parts, once for each entry of the pack however many first parts it has.
    tails: Vec<Split>,
    /// How many words begin second parts.
    firsts: u16,
    /// Which of the pack's pairs a word begins and which it ends, one bit each; the first is of words in none.
    pairs: Vec<Pairs>,
    /// What each pair says.
    judged: Vec<Judged>,
    /// Endings of compounds by their last three bytes, longest first.
    compounds: HashMap<[u8; 3], Vec<(String, Meaning)>, FixedState>,
    /// Words of the longest phrase that begins with a number.
    numbers: u16,
    /// Heads of lists by their words.
    labels: HashMap<Cow<'static, str>, Label, FixedState>,
    /// Of the terms that may name another feature beside some words: by their first byte a bit for each length.
    contexts: [u32; 32],
    /// What advice to the reader holds, each with its letters.
    advice: Vec<(u32, &'static str)>,
    pub(super) pack: &'static Pack,
    /// What the rules are weighed with.
    pub(super) classifier: Option<Classifier>,
}

/// Where the second parts of the phrases that begin alike stand.
#[derive(Default)]
pub(super) struct Splits {
    /// By the numbers of their first words; in the order of the pack.
    places: HashMap<u16, Vec<u32>, FixedState>,
    /// A bit for each 64th of these numbers: turns away most other words.
    firsts: u64,
}

impl Splits {
    fn add(&mut self, first: u16, places: &[u32]) {
        self.places.entry(first).or_default().extend(places);
        self.firsts |= 1 << (first & 63);
    }

    /// Where those stand that begin with a word.
    fn of(&self, first: &Entry) -> &[u32] {
        if first.begins == 0 || self.firsts >> (first.begins & 63) & 1 == 0 {
            return &[];
        }
        self.places.get(&first.begins).map(Vec::as_slice).unwrap_or_default()
    }
}

/// The second part of a phrase, and what the whole means.
pub(super) struct Split {
    pub(super) tail: String,
    /// Bytes of the tail's first part, which is all of most, and its words.
    pub(super) first: (usize, usize),
    pub(super) meaning: Meaning,
}

impl Split {
    fn new(tail: String, meaning: Meaning) -> Self {
        let first = tail.split(" … ").next().unwrap_or_default();
        Self {
            first: (first.len(), first.split(' ').count()),
            tail,
            meaning,
        }
    }
}

/// What a pair of words says.
struct Judged {
    sign: i8,
    /// Only behind a negator, which turns it.
    negated: bool,
    feature: u16,
}

/// What is known of a word before phrases are joined.
#[derive(Clone, Copy)]
pub(super) struct Known {
    pub(super) entry: &'static Entry,
    /// Words of the longest phrase that begins with it; at least 1.
    pub(super) longest: u16,
    pub(super) degree: bool,
    pub(super) number: bool,
    /// A little behind it stands a word of degree or a number.
    pub(super) spreads: bool,
}

/// What the table has of a word or phrase, which is looked up once; nothing of what does not stand there.
#[derive(Clone, Copy, Default)]
pub(super) struct Entry {
    /// What it means by itself, without the rules for plurals and compounds.
    pub(super) meaning: Option<Meaning>,
    /// Where its pairs stand in [`Lexicon::pairs`].
    pub(super) pairs: u16,
    /// The number of the phrases in two parts that begin with it, from 1 on; they stand in [`Lexicon::split`].
    split: Option<NonZeroU32>,
    /// The number of a word that begins the second part of a phrase, from 1 on.
    begins: u16,
    /// Words of the longest phrase that begins with this word, or with these two.
    pub(super) longest: u16,
    /// The first letters of the words that come second in phrases that begin with this word, a bit for each 32nd.
    seconds: u32,
    pub(super) groups: Groups,
    /// Is one of the pack's small words.
    pub(super) small: bool,
    /// The rules for plurals and compounds say nothing of it.
    settled: bool,
    /// Of a phrase whether its last word names a feature.
    pub(super) thing: Option<bool>,
}

/// What the table has of words that do not stand there.
static NOTHING: Entry = Entry {
    meaning: None,
    pairs: 0,
    split: None,
    begins: 0,
    longest: 0,
    seconds: 0,
    groups: Groups::NONE,
    small: false,
    settled: false,
    thing: None,
};

impl Entry {
    /// True for a word that means nothing, by no rule, and stands in no pair.
    pub(super) fn says_nothing(&self) -> bool {
        self.settled && self.pairs == 0
    }

    /// True for a word that begins phrases in two parts.
    pub(super) fn is_split(&self) -> bool {
        self.split.is_some()
    }

    /// False where no phrase begins with this word and one with this first letter.
    pub(super) fn may_join(&self, second: u8) -> bool {
        self.seconds >> (second & 31) & 1 == 1
    }
}

/// That of a language; `None` where it is not read. Each is made when a text first needs it.
pub(super) fn of(language: Language) -> Option<&'static Lexicon> {
    macro_rules! of {
        ($($name:ident $pack:ident),*) => {
            match language {
                $(Language::$name => {
                    static LEXICON: LazyLock<Lexicon> = LazyLock::new(|| Lexicon::new(&packs::$pack));
                    Some(&LEXICON)
                })*
                Language::Other(_) => None,
            }
        };
    }
    of!(English ENGLISH, Spanish SPANISH, German GERMAN, French FRENCH, Italian ITALIAN, Portuguese PORTUGUESE)
}

impl Lexicon {
    /// What the table has of a word or phrase.
    pub(super) fn entry(&self, words: &str) -> &Entry {
        self.words.get(words).unwrap_or(&NOTHING)
    }

    /// The same of words amid others.
    #[inline]
    pub(super) fn entry_in(&self, text: &str, words: &Range<usize>) -> &Entry {
        self.words.get_in(text, words).unwrap_or(&NOTHING)
    }

    /// The phrases in two parts that begin with an entry's words, if there are any.
    pub(super) fn splits(&self, head: &Entry) -> Option<&Splits> {
        self.split.get(head.split?.get() as usize - 1)
    }

    /// The second parts of some of them that begin with a word, in the order of the pack, each with its place in it.
    pub(super) fn tails(&self, splits: &Splits, first: &Entry) -> impl Iterator<Item = (u32, &Split)> {
        splits
            .of(first)
            .iter()
            .filter_map(|place| Some((*place, self.tails.get(*place as usize)?)))
    }

    /// What is known of a lower-case word amid others.
    pub(super) fn known(&'static self, text: &str, word: &Range<usize>) -> Known {
        let entry = self.entry_in(text, word);
        let digit = text.as_bytes().get(word.start).is_some_and(u8::is_ascii_digit);
        let number = self.numbers > 1 && (digit || entry.meaning == Some(Meaning::Number));
        Known {
            entry,
            longest: entry.longest.max(if number { self.numbers } else { 1 }),
            degree: entry.meaning == Some(Meaning::Degree),
            number,
            spreads: false,
        }
    }

    /// What a phrase means whose entry this is.
    pub(super) fn meant(&self, words: &str, entry: &Entry) -> Option<Meaning> {
        match entry.meaning {
            None if !entry.settled => self.inferred(words),
            meaning => meaning,
        }
    }

    /// True for a phrase whose last word names a feature.
    pub(super) fn ends_with_thing(&self, phrase: &str) -> bool {
        let last = phrase.rsplit_once(' ').map(|(_, last)| last);
        matches!(last.and_then(|last| self.meaning(last)), Some(Meaning::Feature { .. }))
    }

    /// What words mean by the rules for plurals and compounds.
    fn inferred(&self, words: &str) -> Option<Meaning> {
        self.plural(words).or_else(|| self.compound(words))
    }

    /// The pairs of an entry or token; `None` where there are none.
    pub(super) fn pairs(&self, place: u16) -> Option<&Pairs> {
        self.pairs.get(usize::from(place)).filter(|_| place > 0)
    }

    /// What the first of these pairs means; some say something only behind a negator, which then turns them.
    pub(super) fn pair(&self, pairs: Places, negated: bool) -> Option<Meaning> {
        let mut all = pairs.iter().filter_map(|place| self.judged.get(place));
        let said = all.find(|said| !said.negated || negated)?;
        let feature = said.feature;
        Some(Meaning::Opinion {
            sign: if said.negated { -said.sign } else { said.sign },
            feature,
            usual: 0,
            comparative: false,
            own: feature != 0 && !self.pack.manners.contains(&feature),
        })
    }

    /// What a phrase of several lower-case words means, if anything.
    pub(super) fn phrase(&self, words: &str) -> Option<Meaning> {
        self.words.get(words).and_then(|entry| entry.meaning)
    }

    /// What a lower-case word or phrase means, if anything.
    pub(super) fn meaning(&self, phrase: &str) -> Option<Meaning> {
        self.meant(phrase, self.entry(phrase))
    }

    fn feature(&self, term: &str) -> Option<Meaning> {
        let found = self.words.get(term)?.meaning?;
        matches!(found, Meaning::Feature { .. }).then_some(found)
    }

    /// A compound by its ending.
    fn compound(&self, word: &str) -> Option<Meaning> {
        let endings = self.compounds.get(word.as_bytes().last_chunk()?)?;
        let (first, meaning) = endings.iter().find_map(|(ending, meaning)| {
            let first = word.strip_suffix(ending.as_str())?;
            (first.len() > 1 && !first.contains(' ')).then_some((first, *meaning))
        })?;
        let of_first = || self.feature(first).or_else(|| self.feature(first.strip_suffix('s')?));
        match meaning {
            Meaning::Feature {
                id: OVERALL | PERFORMANCE,
                ..
            } => of_first().or(Some(meaning)),
            _ => Some(meaning),
        }
    }

    /// A feature's plural that the pack leaves out.
    pub(super) fn plural(&self, phrase: &str) -> Option<Meaning> {
        self.feature((self.pack.singular)(phrase)?)
    }

    /// False for nearly all words that are no term of the pack's contexts, by their first byte and length.
    #[inline]
    pub(super) fn may_hang_on_context(&self, first: u8, length: usize) -> bool {
        self.contexts[usize::from(first & 31)] >> (length & 31) & 1 == 1
    }

    /// The words of advice to the reader that a lead-in holds.
    pub(super) fn advises(&self, lead: &str) -> impl Iterator<Item = &'static str> {
        // Most of them hold a letter that the lead-in does not.
        let missing = !letters(lead);
        let all = self.advice.iter().filter(move |(letters, _)| letters & missing == 0);
        all.map(|(_, words)| *words).filter(move |words| lead.contains(words))
    }

    /// The label that a lead-in such as `**Pros:**` is, by its lower-case words.
    pub(super) fn label(&self, words: &str) -> Option<Label> {
        let words = words.trim();
        self.labels.get(words).copied().or_else(|| self.foremost_label(words))
    }

    /// That of "the main drawback", or where the adjective stands behind: "desventaja principal". The list may hold many of them alone:
    /// "drawbacks".
    fn foremost_label(&self, words: &str) -> Option<Label> {
        let foremost = |word: &str| self.pack.foremost.contains(&word);
        let article = words
            .split_once(' ')
            .filter(|(first, rest)| rest.contains(' ') && self.pack.articles.contains(first));
        let words = article.map_or(words, |(_, rest)| rest);
        let before = words.split_once(' ').filter(|(first, _)| foremost(first));
        let behind = || words.rsplit_once(' ').filter(|(_, last)| foremost(last));
        let head = match before {
            Some((_, head)) => head,
            None => behind()?.0,
        };
        let polar = |head: &str| self.labels.get(head).copied().filter(|&label| label != Label::Same);
        ["", "s", "es"]
            .iter()
            .find_map(|ending| polar(&[head, ending].concat()))
    }
}

/// The letters of a text, a bit for each 32nd.
fn letters(text: &str) -> u32 {
    text.bytes().fold(0, |letters, byte| letters | 1 << (byte & 31))
}

/// Heads of lists: what they say about the lines under them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Label {
    Pros,
    Cons,
    /// Describes the same subject further: specs, verdict.
    Same,
}

impl Label {
    /// +1 of Pros, -1 of Cons.
    pub(super) fn sign(self) -> Option<i8> {
        match self {
            Self::Pros => Some(1),
            Self::Cons => Some(-1),
            Self::Same => None,
        }
    }
}
