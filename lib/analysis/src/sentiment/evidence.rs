//! What a sentence without a known phrase speaks of, by how often each of its words stands in the pack's phrases about a
//! feature, and which way these judge. Little is told so, and only what many words agree on.

use std::collections::HashMap;

use foldhash::fast::FixedState;

use super::features::OVERALL;
use super::lexicon::Meaning;
use super::packs::{self, Pack, Says, lists};
use super::tokens::{Kind, Sentence};

/// Features are numbered up to here.
const FEATURES: usize = 64;
/// Least score of the feature that is told, and how many times that of the next one.
const LEAST: f32 = 0.5;
const AHEAD: f32 = 1.5;
/// Words that must speak of it, and the least share of it in what a word is said of that counts.
const BACKED: u8 = 2;
const SPEAKS: f32 = 0.2;
/// Least sum of the words' signs.
const SURE: f32 = 0.6;
/// How many phrases an association counts as.
const ASSOCIATED: usize = 3;
/// Words that a negator reaches.
const NEGATED: usize = 3;

/// What is known of each beginning of a word.
#[derive(Default)]
pub(super) struct Evidence(HashMap<String, Known, FixedState>);

/// What a word says by the phrases that it stands in.
struct Known {
    /// Their mean sign.
    sign: f32,
    /// How much the word counts.
    weight: f32,
    /// The features that they are about, but for the whole, each with its share of them.
    shares: Vec<(u16, f32)>,
}

impl Known {
    /// Of the phrases by feature: how many there are, and the sum of their signs.
    fn of(counts: &[Count]) -> Self {
        let all: f32 = counts.iter().map(|of| f32::from(of.1)).sum();
        let signs: f32 = counts.iter().map(|of| f32::from(of.2)).sum();
        let shares = counts.iter().filter(|of| of.0 > OVERALL);
        Self {
            sign: signs / all,
            weight: (1.0 + all).ln().min(1.0) / (counts.len() as f32).sqrt(),
            shares: shares.map(|of| (of.0, f32::from(of.1) / all)).collect(),
        }
    }
}

/// A feature, how many phrases about it a word stands in, and the sum of their signs.
type Count = (u16, u16, i16);

/// For the beginning of a word, the phrases that it stands in.
#[derive(Default)]
struct Counts<'w>(HashMap<&'w str, Vec<Count>, FixedState>);

impl Evidence {
    /// Counts the words of all phrases and terms of a pack.
    pub(super) fn new(pack: &Pack) -> Self {
        let mut evidence = Counts::default();
        for line in pack.associations.lines() {
            let mut parts = line.split(' ');
            let feature = parts.next().and_then(|number| number.parse().ok());
            let sign = match parts.next() {
                Some("+") => 1,
                Some("-") => -1,
                _ => 0,
            };
            for word in parts.filter(|_| feature.is_some()) {
                (0..ASSOCIATED).for_each(|_| evidence.count(feature.unwrap_or_default(), sign, word));
            }
        }
        for list in lists(pack.files) {
            let mut count =
                |sign, words| packs::listed(words).for_each(|entry| evidence.count(list.feature, sign, entry));
            match list.says {
                Says::Term { .. } => count(0, list.words),
                Says::Opinion { sign, .. } => count(sign, list.words),
                Says::Pair { sign, tails, .. } => {
                    evidence.count(list.feature, sign, list.words);
                    evidence.count(list.feature, sign, tails);
                }
                Says::TooMuch | Says::Ending { .. } | Says::JudgingEnding(_) => {}
            }
        }
        let counts = evidence.0.into_iter();
        Self(
            counts
                .map(|(stem, counts)| (stem.to_owned(), Known::of(&counts)))
                .collect(),
        )
    }
}

impl<'w> Counts<'w> {
    fn count(&mut self, feature: u16, sign: i8, entry: &'w str) {
        let mut seen = Vec::new();
        for word in entry.split(|c: char| !c.is_alphabetic()).filter(|word| word.len() > 2) {
            let stem = stem(word);
            if seen.contains(&stem) {
                continue;
            }
            seen.push(stem);
            let known = self.0.entry(stem).or_default();
            match known.iter_mut().find(|of| of.0 == feature) {
                Some(of) => (of.1, of.2) = (of.1 + 1, of.2 + i16::from(sign)),
                None => known.push((feature, 1, i16::from(sign))),
            }
        }
    }
}

/// The beginning of a word that its forms share.
fn stem(word: &str) -> &str {
    let length = word.chars().count();
    if length <= 5 {
        return word;
    }
    if word.is_ascii() {
        return &word[..(length - 2).max(4)];
    }
    let end = word
        .char_indices()
        .nth((length - 2).max(4))
        .map_or(word.len(), |(at, _)| at);
    &word[..end]
}

impl Sentence {
    /// The feature that its tokens `from..to` are likely about, and which way it judges; the sign is 0 where that is not sure.
    pub(super) fn likely(&self, from: usize, to: usize) -> Option<(u16, i8)> {
        let mut scores = [0_f32; FEATURES];
        let mut backed = [0_u8; FEATURES];
        let (mut sign, mut since) = (0_f32, NEGATED);
        for token in self.tokens.get(from..to).unwrap_or_default() {
            if matches!(token.kind, Kind::Brand(_) | Kind::Object(_)) || token.proper && !token.upper {
                continue;
            }
            for word in self.words(token).split(' ') {
                let entry = self.lexicon.entry(word);
                let negates = matches!(
                    self.lexicon.meant(word, entry),
                    Some(Meaning::Negator | Meaning::Concord | Meaning::Lack)
                );
                since = if negates { 0 } else { since + 1 };
                if negates || word.len() < 3 || entry.small {
                    continue;
                }
                let Some(known) = self.lexicon.evidence.0.get(stem(word)) else {
                    continue;
                };
                sign += known.sign * if since <= NEGATED { -1.0 } else { 1.0 };
                for &(feature, share) in &known.shares {
                    if let Some(score) = scores.get_mut(usize::from(feature)) {
                        *score += share * share * known.weight;
                        let backed = &mut backed[usize::from(feature)];
                        *backed = backed.saturating_add(u8::from(share > SPEAKS));
                    }
                }
            }
        }
        if scores.iter().all(|&score| score < LEAST) {
            return None;
        }
        let (best, score, next) = largest(&scores);
        (score >= LEAST && score >= AHEAD * next && backed[best] >= BACKED).then_some((
            best as u16,
            if sign >= SURE {
                1
            } else if sign <= -SURE {
                -1
            } else {
                0
            },
        ))
    }
}

/// The last place with the largest score, that score, and the largest of the others. No score is less than 0.
fn largest(scores: &[f32]) -> (usize, f32, f32) {
    let first = (0, 0.0, 0.0);
    scores
        .iter()
        .enumerate()
        .fold(first, |(best, most, next), (place, &score)| {
            if score >= most {
                (place, score, most)
            } else {
                (best, most, next.max(score))
            }
        })
}
