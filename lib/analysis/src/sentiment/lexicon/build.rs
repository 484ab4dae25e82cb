//! How a language's table is built from the words of its pack.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::num::NonZeroU32;

use foldhash::fast::FixedState;

use super::{Entries, Judged, Label, Lexicon, Meaning, Pairs, Split, Splits, letters};
use crate::sentiment::classifier::Classifier;
use crate::sentiment::features::{NOISE, Wanted};
use crate::sentiment::groups::Group;
use crate::sentiment::packs::{self, Pack, Says, lists};

impl Lexicon {
    pub(super) fn new(pack: &'static Pack) -> Self {
        let mut lexicon = Self {
            words: Entries::default(),
            split: Vec::new(),
            tails: Vec::new(),
            firsts: 0,
            pairs: vec![Pairs::default()],
            judged: Vec::new(),
            compounds: HashMap::default(),
            numbers: 1,
            labels: labels(pack),
            contexts: contexts(pack),
            advice: pack.advice_leads.iter().map(|words| (letters(words), *words)).collect(),
            pack,
            classifier: Classifier::shared(),
        };
        lexicon.add_terms();
        lexicon.add_endings();
        lexicon.add_judgements();
        for &(meaning, list) in pack.others {
            lexicon.add(list, &[], |_, _| meaning);
        }
        for words in pack.tolerating {
            lexicon.add(words, &[], |_, _| Meaning::For(-1));
        }
        for phrase in pack
            .advice_first
            .iter()
            .chain(pack.closing)
            .chain(pack.unsaid)
            .chain(pack.checking)
            .chain(pack.leaving)
            .filter(|words| words.contains(' '))
        {
            // Only what means something is looked for as a phrase.
            let phrase = lexicon.normal(phrase.to_string());
            lexicon.words.of(&phrase).meaning.get_or_insert(Meaning::Plain);
        }
        lexicon.add_pairs();
        lexicon.index_phrases();
        lexicon.note_lists();
        lexicon.settle();
        lexicon
    }

    fn add_terms(&mut self) {
        let pack = self.pack;
        let everyday = packs::entries(pack.everyday).flat_map(|listed| pack.forms.all(&listed, pack.forms.noun));
        let everyday: HashSet<String> = everyday.collect();
        for list in lists(pack.files) {
            let Says::Term { less } = list.says else { continue };
            self.add(list.words, pack.forms.noun, |listed, form| Meaning::Feature {
                id: list.feature,
                wanted: if less { Wanted::Less } else { Wanted::More },
                weak: listed.ends_with('?') || everyday.contains(form),
                cue: listed.ends_with("??"),
            });
        }
    }

    fn add_endings(&mut self) {
        let pack = self.pack;
        for list in lists(pack.files) {
            let (meaning, endings) = match list.says {
                Says::Ending { less } => {
                    let meaning = Meaning::Feature {
                        id: list.feature,
                        wanted: if less { Wanted::Less } else { Wanted::More },
                        weak: false,
                        cue: false,
                    };
                    (meaning, packs::listed(list.words).map(str::to_owned).collect())
                }
                Says::JudgingEnding(sign) => {
                    let meaning = Meaning::Opinion {
                        sign,
                        feature: list.feature,
                        usual: 0,
                        comparative: false,
                        own: false,
                    };
                    let all =
                        packs::entries(list.words).flat_map(|ending| pack.forms.all(&ending, pack.forms.adjective));
                    (meaning, all.collect::<Vec<_>>())
                }
                _ => continue,
            };
            for ending in endings {
                if let Some(&last) = ending.as_bytes().last_chunk() {
                    self.compounds.entry(last).or_default().push((ending, meaning));
                }
            }
        }
        for endings in self.compounds.values_mut() {
            endings.sort_by_key(|(ending, _)| std::cmp::Reverse(ending.len()));
        }
    }

    fn add_judgements(&mut self) {
        let pack = self.pack;
        for list in lists(pack.files).filter(|list| list.says == Says::TooMuch) {
            let meaning = Meaning::Trait { feature: list.feature };
            self.add(list.words, pack.forms.adjective, |_, _| meaning);
        }
        for list in lists(pack.files) {
            let Says::Opinion { sign, alone } = list.says else {
                continue;
            };
            let (feature, usual) = if alone { (0, list.feature) } else { (list.feature, 0) };
            self.add(list.words, pack.forms.adjective, |listed, form| Meaning::Opinion {
                sign,
                feature,
                usual,
                comparative: (pack.is_comparative)(form),
                // Who says "quiet" speaks of noise, whatever it is that is quiet.
                own: feature == NOISE || (feature != 0 && !pack.manners.contains(&feature) && is_phrase(pack, listed)),
            });
        }
    }

    /// Adds all forms of the entries of a list; a term that ends with `?` is weak. What a pack lists stands before what is made by rules.
    fn add(&mut self, list: &'static str, usual: packs::Rules, meaning: impl Fn(&str, &str) -> Meaning) {
        for entry in packs::listed(list) {
            match entry.split_once(" … ").filter(|(head, _)| is_closed(head)) {
                Some((head, tail)) => {
                    let both = [head, tail].map(|list| packs::entries(list).map(String::from).collect());
                    self.add_parted(both, &meaning);
                }
                None => packs::entries(entry).for_each(|listed| self.add_listed(&listed, usual, &meaning)),
            }
        }
    }

    /// Adds an entry without choices.
    fn add_listed(&mut self, listed: &str, usual: packs::Rules, meaning: &impl Fn(&str, &str) -> Meaning) {
        match listed.split_once(" … ") {
            Some((head, tail)) => self.add_parted([vec![head.to_owned()], vec![tail.to_owned()]], meaning),
            None => self.add_forms(listed, usual, meaning),
        }
    }

    fn add_forms(&mut self, listed: &str, usual: packs::Rules, meaning: &impl Fn(&str, &str) -> Meaning) {
        let words = without_than(self.pack, listed.trim_end_matches('?'));
        for (order, form) in self.pack.forms.all(words, usual).into_iter().enumerate() {
            let meaning = meaning(listed, &form);
            let form = self.normal(form);
            let known = &mut self.words.of(&form).meaning;
            *known = if order == 0 {
                Some(meaning)
            } else {
                known.or(Some(meaning))
            };
        }
    }

    /// Adds the phrases in two parts of an entry. All of its first parts share the second ones, so that many choices on both
    /// sides take the room of their sum and not of their product.
    fn add_parted(&mut self, both: [Vec<String>; 2], meaning: &impl Fn(&str, &str) -> Meaning) {
        let forms = |listed: String| self.pack.forms.all(&listed, &[]);
        let [heads, tails] = both.map(|list| list.into_iter().flat_map(forms).collect::<Vec<String>>());
        let whole = |head: &str, tail: &str| [head, " … ", tail].concat();
        let Some(first) = tails.first() else { return };
        // What a phrase means may hang on how it begins: "more ... than".
        let mut alike: Vec<(Meaning, Vec<&String>)> = Vec::new();
        for head in &heads {
            let phrase = whole(head, first);
            let meant = meaning(&phrase, &phrase);
            match alike.iter_mut().find(|(known, _)| *known == meant) {
                Some((_, heads)) => heads.push(head),
                None => alike.push((meant, vec![head])),
            }
        }
        for (_, heads) in alike {
            let mut places: Vec<(u16, Vec<u32>)> = Vec::new();
            for tail in &tails {
                let phrase = whole(heads[0], tail);
                let meaning = meaning(&phrase, &phrase);
                let tail = self.normal(tail.clone());
                let first = self.number_of(tail.split(' ').next().unwrap_or_default());
                let place = self.tails.len() as u32;
                match places.iter_mut().find(|(known, _)| *known == first) {
                    Some((_, places)) => places.push(place),
                    None => places.push((first, vec![place])),
                }
                self.tails.push(Split::new(tail, meaning));
            }
            for head in heads {
                let splits = self.splits_of(self.normal(head.clone()));
                places.iter().for_each(|(first, places)| splits.add(*first, places));
            }
        }
    }

    /// The number of a word that begins second parts.
    fn number_of(&mut self, first: &str) -> u16 {
        let known = &mut self.words.of(first).begins;
        if *known == 0 {
            self.firsts += 1;
            *known = self.firsts;
        }
        *known
    }

    fn splits_of(&mut self, head: String) -> &mut Splits {
        let known = &mut self.words.of(&head).split;
        if known.is_none() {
            self.split.push(Splits::default());
            *known = NonZeroU32::new(self.split.len() as u32);
        }
        let number = known.map_or(1, NonZeroU32::get) as usize;
        &mut self.split[number - 1]
    }

    /// Adds the words of the pack's pairs, which keep what else they mean.
    fn add_pairs(&mut self) {
        let pack = self.pack;
        for list in lists(pack.files) {
            let Says::Pair { sign, negated, tails } = list.says else {
                continue;
            };
            let place = self.judged.len();
            self.judged.push(Judged {
                sign,
                negated,
                feature: list.feature,
            });
            for (words, head) in [(list.words, true), (tails, false)] {
                for listed in packs::entries(words) {
                    for form in pack.forms.all(&listed, pack.forms.paired) {
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
        let entry = self.words.of(&words);
        if entry.pairs == 0 {
            entry.pairs = self.pairs.len() as u16;
            self.pairs.push(Pairs::default());
        }
        &mut self.pairs[usize::from(entry.pairs)]
    }

    /// A form as sentences are cut into words: hyphens, slashes, and where they end words apostrophes too, are spaces.
    fn normal(&self, form: String) -> String {
        if !form.bytes().any(|byte| matches!(byte, b'-' | b'\'' | b'/')) {
            return form;
        }
        let separates = |c: char| matches!(c, '-' | ' ' | '/') || (c == '\'' && self.pack.elides);
        let words: Vec<&str> = form.split(separates).filter(|word| !word.is_empty()).collect();
        words.join(" ")
    }

    /// Notes for each word that begins a phrase, and for each two, how long that may be.
    fn index_phrases(&mut self) {
        let mut begins = Entries::default();
        self.words.each(|phrase, _| {
            let words = phrase.split(' ').count();
            for (end, _) in phrase.match_indices(' ').take(2) {
                let known = begins.of(&phrase[..end]);
                known.longest = known.longest.max(words as u16);
                let second = phrase.as_bytes().get(end + 1);
                known.seconds |= second.map_or(0, |letter| 1 << (letter & 31));
            }
        });
        self.numbers = begins.get("0").map_or(1, |known| known.longest);
        begins.each(|first, known| {
            let entry = self.words.of(first);
            (entry.longest, entry.seconds) = (known.longest, known.seconds);
        });
    }

    /// Notes the words of groups, which are few, and the small words.
    fn note_lists(&mut self) {
        let pack = self.pack;
        for (group, words) in Group::all(pack) {
            for word in words {
                let word = self.normal(word.to_string());
                self.words.of(&word).groups.add(group);
            }
        }
        for word in pack.function_words {
            self.words.of(word).small = true;
        }
    }

    /// Notes of which single words without a meaning the rules for plurals and compounds say nothing.
    fn settle(&mut self) {
        let mut settled = Vec::new();
        self.words.each(|word, entry| {
            if entry.meaning.is_none() && !word.contains(' ') && self.inferred(word).is_none() {
                settled.push(word.to_owned());
            }
        });
        settled.iter().for_each(|word| self.words.of(word).settled = true);
        let mut phrases = Vec::new();
        self.words.each(|words, _| {
            if words.contains(' ') {
                phrases.push((words.to_owned(), self.ends_with_thing(words)));
            }
        });
        phrases
            .iter()
            .for_each(|(words, thing)| self.words.of(words).thing = Some(*thing));
    }
}

fn is_phrase(pack: &Pack, listed: &str) -> bool {
    let reflexive = pack.reflexive.iter().find_map(|before| listed.strip_prefix(before));
    reflexive.unwrap_or(listed).contains(' ')
}

/// The heads of lists; one that stands in two is the first's.
fn labels(pack: &Pack) -> HashMap<Cow<'static, str>, Label, FixedState> {
    let mut labels = HashMap::default();
    for (label, heads) in [
        (Label::Pros, pack.pros),
        (Label::Cons, pack.cons),
        (Label::Same, pack.same),
        (Label::Same, pack.counterparts),
    ] {
        for head in heads.iter().flat_map(|heads| packs::entries(heads)) {
            labels.entry(head).or_insert(label);
        }
    }
    labels
}

/// The lengths of the terms of the pack's contexts, by their first bytes.
fn contexts(pack: &Pack) -> [u32; 32] {
    let mut lengths = [0; 32];
    for (term, ..) in pack.contexts {
        let first = term.as_bytes().first().copied().unwrap_or_default();
        lengths[usize::from(first & 31)] |= 1 << (term.len() & 31);
    }
    lengths
}

/// Whether a text closes all of its parentheses.
fn is_closed(text: &str) -> bool {
    text.matches('(').count() == text.matches(')').count()
}

/// "more expensive" of "more expensive than": the last word begins the other side of a comparison, and is read by itself.
fn without_than<'w>(pack: &Pack, words: &'w str) -> &'w str {
    let Some((comparative, last)) = words.rsplit_once(' ') else {
        return words;
    };
    let than =
        |(meaning, list): &&(Meaning, &str)| *meaning == Meaning::Than && list.split('|').any(|word| word == last);
    let compares = comparative
        .split_once(' ')
        .is_some_and(|(first, _)| pack.comparatives.contains(&first));
    if compares && pack.others.iter().any(|list| than(&list)) {
        comparative
    } else {
        words
    }
}
