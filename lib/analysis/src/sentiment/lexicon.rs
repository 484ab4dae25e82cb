//! What a word or phrase does in a clause, looked up in one table for each language that is built from its pack.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use foldhash::fast::FixedState;

use super::evidence::Evidence;
use super::features::{LOOSE, NOISE, OVERALL, PERFORMANCE, Wanted};
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
    /// The words are the packs', so that nobody can make them collide: a fast hash will do.
    words: HashMap<String, Entry, FixedState>,
    /// Phrases in two parts, between which other words stand: "hält … durch".
    split: Vec<Splits>,
    /// How many of them there are.
    splits: usize,
    /// Which of the pack's pairs a word begins and which it ends, one bit each; the first is of words in none.
    pairs: Vec<Pairs>,
    /// Endings of compounds by their last three bytes, longest first.
    compounds: HashMap<[u8; 3], Vec<(String, Meaning)>>,
    /// Words of the longest phrase that begins with a number.
    numbers: usize,
    pub(super) pack: &'static Pack,
    /// What single words are told of, where the pack infers from them.
    pub(super) evidence: Evidence,
}

/// The phrases in two parts that begin alike, by the first word of their second part.
pub(super) type Splits = HashMap<String, Vec<Split>, FixedState>;

/// The second part of a phrase, and what the whole means.
pub(super) struct Split {
    pub(super) tail: String,
    pub(super) meaning: Meaning,
    /// Of several that fit, the last of the pack counts.
    pub(super) order: usize,
}

/// Which pairs a word begins and ends.
#[derive(Clone, Copy, Default)]
pub(super) struct Pairs {
    pub(super) heads: Places,
    pub(super) tails: Places,
}

/// Places of pairs in the pack, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Places([u128; 3]);

impl Places {
    fn push(&mut self, place: usize) {
        self.0[place / 128] |= 1 << (place % 128);
    }

    pub(super) fn is_empty(self) -> bool {
        self.0 == [0; 3]
    }

    /// Those that both have.
    pub(super) fn common(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }

    fn iter(self) -> impl Iterator<Item = usize> {
        (0..384).filter(move |place| self.0[place / 128] >> (place % 128) & 1 == 1)
    }
}

/// What is known of a word before phrases are joined.
#[derive(Clone, Copy)]
pub(super) struct Known {
    /// Words of the longest phrase that begins with it; at least 1.
    pub(super) longest: usize,
    pub(super) degree: bool,
    pub(super) number: bool,
}

#[derive(Clone, Copy, Default)]
struct Entry {
    meaning: Option<Meaning>,
    /// Where its pairs stand in [`Lexicon::pairs`].
    pairs: u16,
    /// Where the phrases in two parts that begin with it stand in [`Lexicon::split`].
    split: Option<usize>,
    /// Words of the longest phrase that begins with this word.
    longest: usize,
    /// Stands in one of the pack's lists of small words.
    listed: bool,
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
    fn new(pack: &'static Pack) -> Self {
        let mut lexicon = Self {
            words: HashMap::default(),
            split: Vec::new(),
            splits: 0,
            pairs: vec![Pairs::default()],
            compounds: HashMap::new(),
            numbers: 1,
            pack,
            evidence: if pack.associations.is_empty() {
                Evidence::default()
            } else {
                Evidence::new(pack)
            },
        };
        lexicon.add_terms();
        for &(feature, traits) in pack.traits {
            lexicon.add(traits, pack.forms.adjective, |_, _| Meaning::Trait { feature });
        }
        for &(sign, about, list) in pack.opinions {
            let (feature, usual) = if about > LOOSE { (0, about - LOOSE) } else { (about, 0) };
            lexicon.add(list, pack.forms.adjective, |listed, form| Meaning::Opinion {
                sign,
                feature,
                usual,
                comparative: (pack.is_comparative)(form),
                // Who says "quiet" speaks of noise, whatever it is that is quiet.
                own: feature == NOISE || (feature != 0 && !pack.manners.contains(&feature) && is_phrase(pack, listed)),
            });
        }
        for &(meaning, list) in pack.others {
            lexicon.add(list, &[], |_, _| meaning);
        }
        lexicon.add_pairs();
        lexicon.index_phrases();
        lexicon.note_lists();
        lexicon
    }

    fn add_terms(&mut self) {
        let pack = self.pack;
        let weak = packs::entries(pack.weak).flat_map(|listed| pack.forms.all(&listed, pack.forms.noun));
        let weak: HashSet<String> = weak.collect();
        let feature = |id, wanted, weak, cue| Meaning::Feature { id, wanted, weak, cue };
        for &(id, more, less) in pack.terms {
            for (terms, wanted) in [(more, Wanted::More), (less, Wanted::Less)] {
                self.add(terms, pack.forms.noun, |listed, form| {
                    let weak = listed.ends_with('?') || weak.contains(form);
                    feature(id, wanted, weak, listed.ends_with("??"))
                });
            }
        }
        for &(id, more, less) in pack.compounds {
            for (endings, wanted) in [(more, Wanted::More), (less, Wanted::Less)] {
                for ending in endings.split('|') {
                    if let Some(&last) = ending.as_bytes().last_chunk() {
                        let known = self.compounds.entry(last).or_default();
                        known.push((ending.to_owned(), feature(id, wanted, false, false)));
                    }
                }
            }
        }
        for &(sign, feature, endings) in pack.endings {
            for ending in packs::entries(endings).flat_map(|ending| pack.forms.all(&ending, pack.forms.adjective)) {
                if let Some(&last) = ending.as_bytes().last_chunk() {
                    let meaning = Meaning::Opinion {
                        sign,
                        feature,
                        usual: 0,
                        comparative: false,
                        own: false,
                    };
                    self.compounds.entry(last).or_default().push((ending, meaning));
                }
            }
        }
        for endings in self.compounds.values_mut() {
            endings.sort_by_key(|(ending, _)| std::cmp::Reverse(ending.len()));
        }
    }

    /// Adds all forms of the entries of a list; a term that ends with `?` is weak. What a pack lists stands before what is made by rules.
    fn add(&mut self, list: &'static str, usual: packs::Rules, meaning: impl Fn(&str, &str) -> Meaning) {
        for listed in packs::entries(list) {
            let words = listed.trim_end_matches('?');
            for (order, form) in self.pack.forms.all(words, usual).into_iter().enumerate() {
                let meaning = meaning(&listed, &form);
                if let Some((head, tail)) = form.split_once(" … ") {
                    self.add_split(head.to_owned(), tail.to_owned(), meaning);
                    continue;
                }
                let known = &mut self.words.entry(self.normal(form)).or_default().meaning;
                *known = if order == 0 {
                    Some(meaning)
                } else {
                    known.or(Some(meaning))
                };
            }
        }
    }

    /// Adds the words of the pack's pairs, which keep what else they mean.
    fn add_pairs(&mut self) {
        let pack = self.pack;
        for (place, &(_, _, heads, tails)) in pack.pairs.iter().enumerate() {
            for (list, head) in [(heads, true), (tails, false)] {
                for listed in packs::entries(list) {
                    for form in pack.forms.all(&listed, pack.forms.adjective) {
                        let known = self.pairs_of(self.normal(form));
                        if head {
                            known.heads.push(place);
                        } else {
                            known.tails.push(place);
                        }
                    }
                }
            }
        }
    }

    fn pairs_of(&mut self, words: String) -> &mut Pairs {
        let entry = self.words.entry(words).or_default();
        if entry.pairs == 0 {
            entry.pairs = self.pairs.len() as u16;
            self.pairs.push(Pairs::default());
        }
        &mut self.pairs[usize::from(entry.pairs)]
    }

    fn add_split(&mut self, head: String, tail: String, meaning: Meaning) {
        let (head, tail) = (self.normal(head), self.normal(tail));
        let place = *self
            .words
            .entry(head)
            .or_default()
            .split
            .get_or_insert(self.split.len());
        if place == self.split.len() {
            self.split.push(Splits::default());
        }
        self.splits += 1;
        let first = tail.split(' ').next().unwrap_or_default().to_owned();
        self.split[place].entry(first).or_default().push(Split {
            tail,
            meaning,
            order: self.splits,
        });
    }

    /// The phrases in two parts that begin with these words.
    pub(super) fn splits(&self, head: &str) -> Option<&Splits> {
        let place = self.words.get(head)?.split?;
        self.split.get(place)
    }

    /// A form as sentences are cut into words: hyphens, and where they end words apostrophes too, are spaces.
    fn normal(&self, form: String) -> String {
        if !form.contains(['-', '\'']) {
            return form;
        }
        let separates = |c: char| c == '-' || c == ' ' || (c == '\'' && self.pack.elides);
        let words: Vec<&str> = form.split(separates).filter(|word| !word.is_empty()).collect();
        words.join(" ")
    }

    /// Notes for each word that begins a phrase how long that may be.
    fn index_phrases(&mut self) {
        let phrases: Vec<(String, usize)> = self
            .words
            .keys()
            .filter_map(|phrase| Some((phrase.split_once(' ')?.0.to_owned(), phrase.split(' ').count())))
            .collect();
        self.numbers = phrases
            .iter()
            .filter(|(first, _)| first == "0")
            .map(|phrase| phrase.1)
            .max()
            .unwrap_or(1);
        for (first, length) in phrases {
            let longest = &mut self.words.entry(first).or_default().longest;
            *longest = length.max(*longest);
        }
    }

    /// Notes the words that [`super::tokens::Sentence::is_any`] is asked for, which are few.
    fn note_lists(&mut self) {
        let pack = self.pack;
        let lists = [
            pack.function_words,
            pack.prepositions,
            pack.topical,
            pack.guarded,
            pack.numbers,
            pack.wishes,
            pack.virtues,
            pack.transitive,
            pack.built_in,
            pack.others_words,
            pack.lessening,
            pack.articles,
            pack.superlatives,
            pack.vague,
            pack.audience,
            pack.pronouns,
            pack.conditional,
            pack.advice_first,
            pack.advice,
            pack.continuing,
            pack.coordinating,
            pack.before_brand,
            pack.indefinite,
            pack.genitive,
            pack.choice,
            pack.name_negators,
            pack.also_offers,
            pack.owns,
            pack.compound_heads,
            pack.enough,
            pack.such_as,
            pack.within_clause,
            pack.others_than,
        ];
        for word in lists.into_iter().flatten() {
            self.words.entry((*word).to_owned()).or_default().listed = true;
        }
    }

    /// True for a word or phrase of one of the pack's lists.
    pub(super) fn is_listed(&self, words: &str) -> bool {
        self.words.get(words).is_some_and(|entry| entry.listed)
    }

    /// True for a lower-case word that means something or begins a phrase or a pair.
    pub(super) fn has(&self, word: &str) -> bool {
        self.words.contains_key(word) || self.meaning(word).is_some()
    }

    /// What is known of a lower-case word.
    pub(super) fn known(&self, word: &str) -> Known {
        let entry = self.words.get(word);
        let meaning = entry.and_then(|entry| entry.meaning);
        let number = meaning == Some(Meaning::Number) || word.starts_with(|c: char| c.is_ascii_digit());
        let number = number && self.numbers > 1;
        Known {
            longest: entry
                .map_or(1, |entry| entry.longest.max(1))
                .max(if number { self.numbers } else { 1 }),
            degree: meaning == Some(Meaning::Degree),
            number,
        }
    }

    /// What a phrase means, and where its pairs stand.
    pub(super) fn look_up(&self, words: &str) -> (Option<Meaning>, u16) {
        match self.words.get(words) {
            Some(entry) if entry.meaning.is_some() => (entry.meaning, entry.pairs),
            entry => (
                self.plural(words).or_else(|| self.compound(words)),
                entry.map_or(0, |entry| entry.pairs),
            ),
        }
    }

    pub(super) fn pairs(&self, place: u16) -> Pairs {
        self.pairs.get(usize::from(place)).copied().unwrap_or_default()
    }

    /// What the first of these pairs means; some say something only behind a negator, which then turns them.
    pub(super) fn pair(&self, pairs: Places, negated: bool) -> Option<Meaning> {
        let mut all = pairs.iter().filter_map(|place| self.pack.pairs.get(place));
        let &(sign, feature, ..) = all.find(|pair| pair.0.abs() == 1 || negated)?;
        Some(Meaning::Opinion {
            sign: if sign.abs() == 1 { sign } else { -sign.signum() },
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
        let known = self.words.get(phrase).and_then(|entry| entry.meaning);
        known.or_else(|| self.plural(phrase)).or_else(|| self.compound(phrase))
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
    fn plural(&self, phrase: &str) -> Option<Meaning> {
        self.feature((self.pack.singular)(phrase)?)
    }

    /// The label that a lead-in such as `**Pros:**` is, by its lower-case words.
    pub(super) fn label(&self, words: &str) -> Option<Label> {
        let words = words.trim();
        if self.pack.pros.contains(&words) {
            Some(Label::Pros)
        } else if self.pack.cons.contains(&words) {
            Some(Label::Cons)
        } else {
            self.pack.same.contains(&words).then_some(Label::Same)
        }
    }
}

fn is_phrase(pack: &Pack, listed: &str) -> bool {
    let reflexive = pack.reflexive.iter().find_map(|before| listed.strip_prefix(before));
    reflexive.unwrap_or(listed).contains(' ')
}

/// Heads of lists: what they say about the lines under them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Label {
    Pros,
    Cons,
    /// Describes the same subject further: specs, verdict.
    Same,
}
