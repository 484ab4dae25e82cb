//! Joins words to the longest phrases that mean something: in a row, with words of degree between them, in two parts, and
//! pairs of which one word stands a little behind the other.

use std::ops::Range;

use super::groups::Group;
use super::lexicon::{Entry, Known, Meaning, Places, Split};
use super::tokens::{Kind, Sentence, Token};
use crate::steps::Steps;

/// Words between the two parts of a phrase at most.
const SPLIT: usize = 9;
/// How far into a phrase words that only say how much are looked for, and how many.
const SPREAD: usize = 3;
/// How far behind the first word of a pair the second one stands, in tokens.
const PAIR: usize = 5;

/// A phrase that means something.
pub(super) struct Phrase {
    meaning: Option<Meaning>,
    /// Where its pairs stand in the lexicon.
    pairs: u16,
    /// The token before that makes a pair with it.
    pub(super) head: Option<usize>,
    /// How many words it has.
    pub(super) used: usize,
    entry: &'static Entry,
}

impl Phrase {
    fn of((meaning, pairs, head): Told, used: usize, entry: &'static Entry) -> Self {
        Self {
            meaning,
            pairs,
            head,
            used,
            entry,
        }
    }
}

/// What a phrase means, where its pairs stand, and the token before that makes a pair with it.
type Told = (Option<Meaning>, u16, Option<usize>);

/// The first word of a pair says nothing by itself any more.
pub(super) fn forget_opinion(joined: &mut [Token], head: usize) {
    let token = &mut joined[head];
    if matches!(
        token.meaning(),
        Some(
            Meaning::Opinion { .. }
                | Meaning::Amount(_)
                | Meaning::Trait { .. }
                | Meaning::Extra
                | Meaning::Negator
                | Meaning::NegatorBehind
                | Meaning::Concord
                | Meaning::Lack
                | Meaning::Too
                | Meaning::For(_)
                | Meaning::Suits(_)
        )
    ) {
        token.kind = Kind::Word;
    }
}

impl Sentence {
    /// Looks up what is known of each of its tokens, of signs that they have no words; and tells whether it is prose.
    pub(super) fn look_up(&mut self, known: &mut Vec<Known>) {
        let sign = Known {
            entry: self.lexicon.entry(""),
            longest: 1,
            degree: false,
            number: false,
            spreads: false,
        };
        let (mut proper, mut small) = (0, 0);
        known.clear();
        for token in &mut self.tokens {
            let words = token.lower.0..token.lower.1;
            let of = match token.kind {
                Kind::Word => {
                    if token.end > token.start + 2 {
                        *if token.proper { &mut proper } else { &mut small } += 1;
                    }
                    self.lexicon.known(&self.lower, &words)
                }
                _ if words.is_empty() => sign,
                _ => Known {
                    entry: self.lexicon.entry_in(&self.lower, &words),
                    ..sign
                },
            };
            token.groups = of.entry.groups;
            if of.degree || of.number {
                let near = known.len().saturating_sub(SPREAD);
                known[near..].iter_mut().for_each(|before| before.spreads = true);
            }
            known.push(of);
        }
        self.prose = small >= 3 && small > proper;
    }

    /// The longest phrase that means something and begins with the word at `index`.
    pub(super) fn phrase(
        &mut self,
        index: usize,
        joined: &[Token],
        known: &mut [Known],
        steps: &Steps,
    ) -> Option<Phrase> {
        let first = known[index];
        let (run, two) = match first.longest {
            1 => (1, first.entry),
            _ => self.run(index, known),
        };
        let spreads = may_spread(index, known);
        if run == 1 && !spreads && !first.entry.is_split() {
            steps.add(1);
            return self.alone(index, first.entry, joined);
        }
        let mut spread = match spreads {
            true => self.spread(index, joined, known, steps),
            false => None,
        };
        for used in (1..=run).rev() {
            steps.add(1);
            if let Some((told, used)) = spread.take_if(|(_, spread)| *spread > used) {
                let entry = self.lexicon.entry(self.span(index, index + used));
                return Some(Phrase::of(told, used, entry));
            }
            let entry = match used {
                1 => first.entry,
                2 => two,
                _ => self.lexicon.entry(self.span(index, index + used)),
            };
            if let Some(meaning) = self.split(index, used, entry, known, steps) {
                return Some(Phrase::of((Some(meaning), 0, None), used, entry));
            }
            if entry.says_nothing() {
                continue;
            }
            let words = self.span(index, index + used);
            if let Some(told) = self.told(words, used, entry, joined) {
                return Some(Phrase::of(told, used, entry));
            }
        }
        None
    }

    /// What a word means that begins no phrase.
    fn alone(&self, index: usize, entry: &'static Entry, joined: &[Token]) -> Option<Phrase> {
        if entry.says_nothing() {
            return None;
        }
        let told = self.told(self.words(&self.tokens[index]), 1, entry, joined)?;
        Some(Phrase::of(told, 1, entry))
    }

    /// Words of the longest phrase that may begin at `index`, and the entry of the first two of them.
    fn run(&self, index: usize, known: &[Known]) -> (usize, &'static Entry) {
        let first = &self.tokens[index];
        let word = known[index];
        // Most words begin long phrases that the next word rules out, often by its first letter.
        let next = self.tokens.get(index + 1).filter(|next| next.kind == Kind::Word);
        let letter = self.lower.as_bytes().get(first.lower.1 + 1);
        let Some((next, _)) = next.zip(letter).filter(|(_, letter)| word.entry.may_join(**letter)) else {
            return (1, word.entry);
        };
        let two = self.lexicon.entry_in(&self.lower, &(first.lower.0..next.lower.1));
        let longest = word.longest.min(two.longest.max(2));
        let words = self.tokens[index..].iter().take(usize::from(longest));
        (words.take_while(|token| token.kind == Kind::Word).count(), two)
    }

    /// What words with this entry mean behind those that are joined already; `None` where they are no phrase.
    fn told(&self, words: &str, used: usize, entry: &Entry, joined: &[Token]) -> Option<Told> {
        let meaning = match used {
            1 => self.lexicon.meant(words, entry),
            // Several words are no compound.
            _ => entry.meaning.or_else(|| self.lexicon.plural(words)),
        };
        if entry.pairs == 0 {
            return meaning.map(|meaning| (Some(meaning), 0, None));
        }
        if let Some(pairs) = self.lexicon.pairs(entry.pairs)
            && !pairs.tails.is_empty()
            && let Some((head, meaning)) = self.head(joined, &pairs.tails)
        {
            return Some((Some(meaning), entry.pairs, Some(head)));
        }
        (meaning.is_some() || used == 1).then_some((meaning, entry.pairs, None))
    }

    /// The nearest word before that begins one of these pairs, in the same part of a clause.
    fn head(&self, joined: &[Token], tails: &Places) -> Option<(usize, Meaning)> {
        let ends = |token: &Token| match token.kind {
            Kind::Comma | Kind::Meaning(Meaning::Contrast) => true,
            Kind::Meaning(Meaning::Join) => token.is_in(Group::Coordinating),
            kind => kind.breaks(),
        };
        let near = joined
            .iter()
            .enumerate()
            .rev()
            .take(PAIR)
            .take_while(|(_, token)| !ends(token));
        let negates = |token: &Token| matches!(token.meaning(), Some(Meaning::Negator | Meaning::Concord));
        near.filter_map(|(place, token)| Some((place, self.lexicon.pairs(token.pairs)?.heads.common(tails))))
            .filter(|(_, places)| !places.is_empty())
            .find_map(|(place, places)| {
                let negated = joined[place.saturating_sub(2)..place].iter().any(negates);
                Some((place, self.lexicon.pair(places, negated)?))
            })
    }

    /// Makes one token of a phrase out of that of its first word, which stands at `index`.
    pub(super) fn join(&self, token: &mut Token, index: usize, phrase: &Phrase, joined: &[Token]) {
        let last = &self.tokens[index + phrase.used - 1];
        let kind = match phrase.meaning {
            None | Some(Meaning::Plain | Meaning::Number) => Kind::Word,
            Some(meaning) if self.is_part_of_name(index, meaning, joined) => Kind::Word,
            Some(meaning) => Kind::Meaning(meaning),
        };
        token.titled = token.proper && joined.last().is_some_and(|before| before.named || before.is_brand());
        token.proper &= phrase.used == 1 && kind == Kind::Word;
        token.kind = kind;
        (token.end, token.lower.1) = (last.end, last.lower.1);
        (token.groups, token.small) = (phrase.entry.groups, phrase.entry.small);
        (token.pairs, token.thing) = (phrase.pairs, phrase.entry.thing);
    }

    /// What a phrase of two parts means that begins with `used` words from `index` on: "hält den ganzen Tag durch". What
    /// belongs to it is then no word of its own any more.
    fn split(
        &mut self,
        index: usize,
        used: usize,
        entry: &Entry,
        known: &mut [Known],
        steps: &Steps,
    ) -> Option<Meaning> {
        let lexicon = self.lexicon;
        let splits = lexicon.splits(entry)?;
        let from = index + used;
        let end = self.tokens[from..]
            .iter()
            .take(SPLIT)
            .position(|token| token.kind == Kind::Colon || token.kind == Kind::Comma || token.kind.breaks());
        let end = end.map_or(self.tokens.len().min(from + SPLIT), |end| from + end);
        // Of several that fit, the last of the pack counts.
        let mut best: Option<(u32, Meaning, Vec<Range<usize>>)> = None;
        for (place, begin) in known.iter().enumerate().take(end).skip(from) {
            steps.add(1);
            if self.tokens[place].kind != Kind::Word {
                continue;
            }
            for (order, split) in lexicon.tails(splits, begin.entry) {
                steps.add(1);
                if best.as_ref().is_some_and(|best| best.0 > order) {
                    continue;
                }
                if let Some(parts) = self.parts(split, place, end, steps) {
                    best = Some((order, split.meaning, parts));
                }
            }
        }
        let (_, meaning, parts) = best?;
        let word = |place: usize| lexicon.phrase(self.words(&self.tokens[place]));
        let first = parts[0].start;
        let concords = parts
            .iter()
            .cloned()
            .flatten()
            .any(|place| word(place) == Some(Meaning::Concord));
        let judges = matches!(meaning, Meaning::Opinion { .. });
        let negates = |&place: &usize| match word(place) {
            Some(Meaning::NegatorBehind | Meaning::Concord) => true,
            // "La app no funciona bien", but "ne fonctionne pas" is said by the phrase itself.
            Some(Meaning::Negator) => judges && place + 1 == first && !concords,
            _ => false,
        };
        let negators: Vec<usize> = (from..first).filter(negates).collect();
        for place in negators.iter().copied().chain(parts.into_iter().flatten()) {
            let token = &mut self.tokens[place];
            (token.kind, token.lower) = (Kind::Word, (token.lower.1, token.lower.1));
            token.taken = true;
            // The word is gone, as a sign has none.
            known[place].entry = lexicon.entry("");
            token.groups = known[place].entry.groups;
        }
        Some(match meaning {
            Meaning::Opinion {
                sign,
                feature,
                usual,
                comparative,
                own,
            } if negators.len() % 2 == 1 => Meaning::Opinion {
                sign: -sign,
                feature,
                usual,
                comparative,
                own,
            },
            _ => meaning,
        })
    }

    /// Where the other parts of a phrase stand, of which the first begins at `place`: "auf … erstattung … warten".
    fn parts(&self, split: &Split, place: usize, end: usize, steps: &Steps) -> Option<Vec<Range<usize>>> {
        let stands = |part: &str, at: usize, length: usize| {
            steps.add(1);
            let (first, last) = (&self.tokens[at], &self.tokens[at + length - 1]);
            first.kind == Kind::Word && self.lower.get(first.lower.0..last.lower.1) == Some(part)
        };
        let (bytes, length) = split.first;
        let (first, rest) = split.tail.split_at(bytes);
        if place + length > end || !stands(first, place, length) {
            return None;
        }
        let mut found: Vec<Range<usize>> = std::iter::once(place..place + length).collect();
        for part in rest.split(" … ").skip(1) {
            let length = part.split(' ').count();
            let from = found.last().map_or(place, |before| before.end);
            let at = (from..(end + 1).saturating_sub(length)).find(|&at| stands(part, at, length))?;
            found.push(at..at + length);
        }
        Some(found)
    }

    /// What a phrase means amid whose words stand some that only say how much, "klingt wirklich sehr gut", or numbers; and how
    /// many tokens it has.
    fn spread(&self, index: usize, joined: &[Token], known: &[Known], steps: &Steps) -> Option<(Told, usize)> {
        let longest = usize::from(known[index].longest);
        let mut words = String::new();
        let (mut count, mut found, mut special) = (0, None, false);
        for (place, token) in self.tokens[index..].iter().enumerate().take(longest + SPREAD) {
            if token.kind != Kind::Word || count == longest {
                break;
            }
            steps.add(1);
            let known = known[index + place];
            special |= known.degree || known.number;
            if place > 0 && known.degree {
                continue;
            }
            if !words.is_empty() {
                words.push(' ');
            }
            words.push_str(if known.number { "0" } else { self.words(token) });
            count += 1;
            if special
                && count > 1
                && let Some(told) = self.told(&words, count, self.lexicon.entry(&words), joined)
            {
                found = Some((told, place + 1));
            }
        }
        found
    }
}

/// False for a word that no phrase begins with, and where no word that only says how much stands near.
fn may_spread(index: usize, known: &[Known]) -> bool {
    let first = known[index];
    let near = || {
        let near = usize::from(first.longest).min(SPREAD);
        let mut behind = known[index + 1..].iter().take(near);
        behind.any(|word| word.degree || word.number)
    };
    first.longest > 1 && (first.number || (first.spreads && near()))
}
