//! The parts of a sentence, and which of its labels each of them says.

use crate::learned::{Example, Label};
use crate::machine::{Known, Values, score};

/// Words, of all six languages, that begin a part.
const BEGIN: [&str; 36] = [
    "but",
    "however",
    "while",
    "and",
    "although",
    "though",
    "aber",
    "jedoch",
    "doch",
    "und",
    "während",
    "obwohl",
    "allerdings",
    "dafür",
    "sondern",
    "mais",
    "cependant",
    "et",
    "tandis",
    "toutefois",
    "pero",
    "aunque",
    "y",
    "mientras",
    "mas",
    "porém",
    "e",
    "embora",
    "enquanto",
    "ma",
    "però",
    "mentre",
    "anche",
    "sebbene",
    "invece",
    "tuttavia",
];
/// Words that a part has at least.
const LEAST_WORDS: usize = 2;
/// How much the direction counts beside the feature where a label looks for its part.
const DIRECTION: f64 = 0.5;
/// A label that no part scores so much for is said by all of them together.
const LEAST_SCORE: f64 = -1.2;

/// Parts of the examples with the labels that they say: each label is given to the part that scores best for it. A part of another label
/// is not said to be no part of this one, since what is given may be wrong.
pub(crate) fn aligned(examples: &[Example], known: &Known, weights: &[Vec<f64>]) -> Vec<Example> {
    let mut found = Vec::new();
    for example in examples.iter().filter(|example| !example.labels.is_empty()) {
        let parts = parts(&example.words);
        if parts.len() < 2 {
            continue;
        }
        let mut parts: Vec<Example> = parts.iter().map(|part| Example::new(part, Vec::new())).collect();
        let values: Vec<Values> = parts.iter().map(|part| known.values(&part.traits)).collect();
        let fits = example.fits();
        for label in &example.labels {
            let scores = values.iter().map(|values| of_label(label, values, weights)).enumerate();
            let best = scores.max_by(|one, next| one.1.total_cmp(&next.1));
            if let Some((place, _)) = best.filter(|best| best.1 >= LEAST_SCORE) {
                parts[place].labels.push(Label { fits, ..*label });
            }
        }
        found.extend(parts.into_iter().filter(|part| !part.labels.is_empty()));
    }
    found
}

fn of_label(label: &Label, values: &Values, weights: &[Vec<f64>]) -> f64 {
    let direction = match label.blames {
        Some(true) => DIRECTION,
        Some(false) => -DIRECTION,
        None => 0.0,
    };
    score(values, &weights[label.says.trailing_zeros() as usize]) + direction * score(values, &weights[0])
}

/// The parts of a sentence: signs and the words that [`BEGIN`] one cut it.
fn parts(sentence: &str) -> Vec<String> {
    let signs = |c: char| !(c.is_alphanumeric() || matches!(c, ' ' | '-' | '\'' | '’'));
    let mut parts = Vec::new();
    for piece in sentence.split(signs) {
        let mut part = String::new();
        for word in piece.split(' ') {
            if BEGIN.contains(&word) {
                parts.push(std::mem::take(&mut part));
            }
            part.push(' ');
            part.push_str(word);
        }
        parts.push(part);
    }
    let words = |part: &str| {
        let words = part.split(|c: char| !c.is_alphanumeric());
        words.filter(|word| !matches!(*word, "" | "x")).count()
    };
    parts.retain(|part| words(part) >= LEAST_WORDS);
    parts
}
