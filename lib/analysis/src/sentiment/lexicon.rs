//! What a word or phrase does in a clause, looked up in one table for each language that is built from its pack.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use foldhash::fast::FixedState;

use super::features::{NOISE, OVERALL, PERFORMANCE, Wanted};
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
    },
    /// Praise (+1) or blame (-1), maybe of a feature of its own ("reliable").
    Opinion {
        sign: i8,
        feature: u16,
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
}

/// A language's words by what they do.
pub(super) struct Lexicon {
    /// The words are the packs', so that nobody can make them collide: a fast hash will do.
    words: HashMap<String, Entry, FixedState>,
    /// Endings of compounds by their last three bytes, longest first.
    compounds: HashMap<[u8; 3], Vec<(String, Meaning)>>,
    pub(super) pack: &'static Pack,
}

#[derive(Clone, Copy, Default)]
struct Entry {
    meaning: Option<Meaning>,
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
            compounds: HashMap::new(),
            pack,
        };
        lexicon.add_terms();
        for &(feature, traits) in pack.traits {
            lexicon.add(traits, pack.forms.adjective, |_, _| Meaning::Trait { feature });
        }
        for &(sign, feature, list) in pack.opinions {
            lexicon.add(list, pack.forms.adjective, |listed, form| Meaning::Opinion {
                sign,
                feature,
                comparative: (pack.is_comparative)(form),
                // Who says "quiet" speaks of noise, whatever it is that is quiet.
                own: feature == NOISE || (feature != 0 && is_phrase(pack, listed)),
            });
        }
        for &(meaning, list) in pack.others {
            lexicon.add(list, &[], |_, _| meaning);
        }
        lexicon.index_phrases();
        lexicon.note_lists();
        lexicon
    }

    fn add_terms(&mut self) {
        let pack = self.pack;
        let weak = pack
            .weak
            .split('|')
            .flat_map(|listed| pack.forms.all(listed, pack.forms.noun));
        let weak: HashSet<String> = weak.collect();
        let feature = |id, wanted, weak| Meaning::Feature { id, wanted, weak };
        for &(id, more, less) in pack.terms {
            for (terms, wanted) in [(more, Wanted::More), (less, Wanted::Less)] {
                self.add(terms, pack.forms.noun, |_, form| {
                    feature(id, wanted, weak.contains(form))
                });
            }
        }
        for &(id, more, less) in pack.compounds {
            for (endings, wanted) in [(more, Wanted::More), (less, Wanted::Less)] {
                for ending in endings.split('|') {
                    if let Some(&last) = ending.as_bytes().last_chunk() {
                        let known = self.compounds.entry(last).or_default();
                        known.push((ending.to_owned(), feature(id, wanted, false)));
                    }
                }
            }
        }
        for endings in self.compounds.values_mut() {
            endings.sort_by_key(|(ending, _)| std::cmp::Reverse(ending.len()));
        }
    }

    /// Adds all forms of the entries of a list. What a pack lists stands before what is made by rules.
    fn add(&mut self, list: &str, usual: packs::Rules, meaning: impl Fn(&str, &str) -> Meaning) {
        for listed in list.split('|').filter(|listed| !listed.is_empty()) {
            for (order, form) in self.pack.forms.all(listed, usual).into_iter().enumerate() {
                let meaning = meaning(listed, &form);
                let known = &mut self.words.entry(self.normal(form)).or_default().meaning;
                *known = if order == 0 {
                    Some(meaning)
                } else {
                    known.or(Some(meaning))
                };
            }
        }
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
            pack.guarded,
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

    /// Words of the longest phrase that begins with a lower-case word; at least 1.
    pub(super) fn longest(&self, first: &str) -> usize {
        self.words.get(first).map_or(1, |entry| entry.longest.max(1))
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
