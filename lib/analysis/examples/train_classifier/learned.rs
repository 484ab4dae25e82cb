//! What is learned: sentences, phrases and lines of answers, with their labels.

use std::collections::HashMap;

use answerscope_analysis::classifier::{Phrase, traits};

use crate::Failure;

/// A label of a sentence.
pub(crate) struct Label {
    /// The feature that it names first, and all that fit; a bit for each id.
    pub(crate) says: u64,
    pub(crate) fits: u64,
    /// `None` where it is neutral.
    pub(crate) blames: Option<bool>,
}

pub(crate) struct Example {
    /// In small letters.
    pub(crate) words: String,
    pub(crate) traits: Vec<u32>,
    pub(crate) labels: Vec<Label>,
}

impl Example {
    pub(crate) fn new(sentence: &str, labels: Vec<Label>) -> Self {
        // Only letters and digits are a part of words where a sentence is read.
        let words = sentence.to_lowercase();
        let plain = words.replace(|c: char| !c.is_alphanumeric(), " ");
        let mut found = Vec::new();
        traits(std::iter::once(&*plain), &mut |each| found.push(each));
        Self {
            words,
            traits: found,
            labels,
        }
    }

    /// The features that it says something of.
    pub(crate) fn says(&self) -> u64 {
        self.labels.iter().fold(0, |all, label| all | label.says)
    }

    /// These, and those that fit as well.
    pub(crate) fn fits(&self) -> u64 {
        self.labels.iter().fold(0, |all, label| all | label.fits)
    }

    /// `None` where it praises and blames, or neither.
    pub(crate) fn blames(&self) -> Option<bool> {
        let mut ways = self.labels.iter().filter_map(|label| label.blames);
        let first = ways.next()?;
        ways.all(|way| way == first).then_some(first)
    }
}

/// What is learned of a phrase.
pub(crate) fn of_phrase(phrase: &Phrase) -> Example {
    let says = 1_u64 << phrase.feature;
    let label = Label {
        says,
        fits: says,
        blames: Some(phrase.blames),
    };
    Example::new(&phrase.words, vec![label])
}

/// What is learned of a sentence and its labels: `feature|also right:polarity;...`.
fn of_sentence(labels: &str, sentence: &str, ids: &HashMap<&str, u16>) -> Result<Example, Failure> {
    let labels = labels.split(';').filter(|label| !matches!(*label, "" | "none"));
    let labels = labels.map(|label| of_label(label, ids)).collect::<Result<_, _>>()?;
    Ok(Example::new(sentence, labels))
}

fn of_label(label: &str, ids: &HashMap<&str, u16>) -> Result<Label, Failure> {
    let (names, polarity) = label
        .rsplit_once(':')
        .ok_or_else(|| format!("{label}: expected feature:polarity"))?;
    let blames = match polarity {
        "endorsed" => Some(false),
        "undermined" => Some(true),
        "neutral" => None,
        _ => return Err(format!("{label}: no such polarity").into()),
    };
    let (mut says, mut fits) = (0, 0);
    for name in names.split('|') {
        let name = name.replace('-', " ");
        let id = ids.get(&*name).ok_or_else(|| format!("{name}: no such feature"))?;
        let bit = 1_u64 << id;
        says = if says == 0 { bit } else { says };
        fits |= bit;
    }
    Ok(Label { says, fits, blames })
}

/// What is learned of a file: lines of labels, a tab and a sentence, or answers; `data/README.md` tells both forms.
pub(crate) fn of_file(file: &str, text: &str, ids: &HashMap<&str, u16>) -> Result<Vec<Example>, Failure> {
    let answers = file.starts_with("answers/");
    let mut brands: Vec<&str> = Vec::new();
    let mut examples = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with("# ")) {
        if let Some((_, names)) = line.strip_prefix("= ").and_then(|head| head.split_once(": ")) {
            brands = names.split(", ").collect();
            continue;
        }
        let (first, second) = line.split_once('\t').ok_or_else(|| format!("{line}: expected a tab"))?;
        examples.push(match answers {
            true => of_sentence(&unnamed(second), &without(&brands, first), ids)?,
            false => of_sentence(first, second, ids)?,
        });
    }
    Ok(examples)
}

/// Labels of an answer's line without their brands.
fn unnamed(labels: &str) -> String {
    let labels = labels.split(';').filter_map(|label| label.split_once(':'));
    labels.map(|(_, said)| said).collect::<Vec<_>>().join(";")
}

/// A line without the names of its brands.
fn without(brands: &[&str], line: &str) -> String {
    brands
        .iter()
        .fold(line.to_owned(), |line, brand| line.replace(brand, " "))
}
