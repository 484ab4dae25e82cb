//! Names of groups: the longest phrase that most of a group's texts share, as most of them write it.

use std::collections::BTreeMap;

use super::words::{Text, Weights, stems, without_spaces};

/// Words of a phrase.
const MOST_WORDS: usize = 4;
/// Characters of a phrase in a script without spaces, and of a text that stands for itself.
const MOST_CHARACTERS: usize = 60;
/// The share of a group's texts that must hold a phrase.
const SHARED: f32 = 0.5;
/// The name of texts that have no words.
const NOTHING: &str = "Other";

/// A phrase, and who holds it how.
#[derive(Default)]
struct Phrase {
    weight: f32,
    /// Its place among the group's phrases: what a question is about stands early.
    place: usize,
    holders: usize,
    last: Option<usize>,
    surfaces: BTreeMap<String, usize>,
}

/// The name of a group.
pub(super) fn of(members: &[usize], texts: &[&str], read: &[Text], weights: &Weights) -> String {
    if members.iter().all(|member| read[*member].runs.is_empty()) {
        return NOTHING.to_owned();
    }
    let least = (members.len() as f32 * SHARED).ceil() as usize;
    let phrases = phrases(members, read, weights);
    let score = |phrase: &Phrase| phrase.weight * phrase.holders as f32;
    let best = phrases
        .iter()
        .filter(|(_, phrase)| phrase.holders >= least)
        .max_by(|(words, one), (others, other)| {
            let longer = words.len().cmp(&others.len());
            let earlier = other.place.cmp(&one.place);
            score(one).total_cmp(&score(other)).then(longer).then(earlier)
        });
    let name = best
        .map(|(_, phrase)| phrase)
        .and_then(Phrase::surface)
        .or_else(|| most_held(members, read))
        .or_else(|| members.first().map(|member| texts[*member].trim().to_owned()))
        .unwrap_or_default();
    let name: String = name.chars().take(MOST_CHARACTERS).filter(|c| !c.is_control()).collect();
    capital(name.trim())
}

impl Phrase {
    /// The spelling that most texts have.
    fn surface(&self) -> Option<String> {
        let most = self
            .surfaces
            .iter()
            .max_by_key(|(surface, count)| (**count, std::cmp::Reverse(surface.len())));
        most.map(|(surface, _)| surface.clone())
    }
}

/// The phrases of the group's texts by their stems.
fn phrases<'a>(members: &[usize], read: &'a [Text], weights: &Weights) -> BTreeMap<Vec<&'a str>, Phrase> {
    let mut phrases: BTreeMap<Vec<&str>, Phrase> = BTreeMap::new();
    for member in members {
        for run in &read[*member].runs {
            for length in 1..=MOST_WORDS.min(run.len()) {
                for words in run.windows(length) {
                    let key: Vec<&str> = words.iter().map(|word| word.stem.as_str()).collect();
                    // A number alone names nothing.
                    if key.iter().all(|stem| stem.chars().all(char::is_numeric)) {
                        continue;
                    }
                    let place = phrases.len();
                    let phrase = phrases.entry(key).or_insert_with_key(|key| Phrase {
                        place,
                        weight: key.iter().map(|stem| weights.weight(stem)).sum(),
                        ..Phrase::default()
                    });
                    if phrase.last != Some(*member) {
                        (phrase.holders, phrase.last) = (phrase.holders + 1, Some(*member));
                    }
                    let surface = joined(words.iter().map(|word| word.surface.as_str()));
                    *phrase.surfaces.entry(surface).or_default() += 1;
                }
            }
        }
    }
    phrases
}

/// The word that most texts hold, where they share no phrase.
fn most_held(members: &[usize], read: &[Text]) -> Option<String> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for member in members {
        for stem in stems(&read[*member]) {
            *counts.entry(stem).or_default() += 1;
        }
    }
    let (most, _) = counts
        .iter()
        .max_by_key(|(stem, count)| (**count, std::cmp::Reverse(**stem)))?;
    let mut words = members.iter().flat_map(|member| read[*member].words());
    words.find(|word| word.stem == **most).map(|word| word.surface.clone())
}

/// Words as a phrase: with spaces, except in scripts that have none.
fn joined<'a>(words: impl Iterator<Item = &'a str>) -> String {
    let mut phrase = String::new();
    for word in words {
        let tight = |c: Option<char>| c.is_some_and(without_spaces);
        let together = tight(phrase.chars().last()) && tight(word.chars().next());
        if !phrase.is_empty() && !together {
            phrase.push(' ');
        }
        phrase.push_str(word);
    }
    phrase
}

/// The text with a capital first letter.
pub(super) fn capital(text: &str) -> String {
    let mut characters = text.chars();
    match characters.next() {
        Some(first) => first.to_uppercase().chain(characters).collect(),
        None => String::new(),
    }
}
