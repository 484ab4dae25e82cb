//! Trains the classifier of sentences on labelled ones, and on the phrases of the lists of words, and writes its model.
//!
//! `cargo run --release -p answerscope-analysis --example train_classifier -- lib/analysis/data`
//!
//! With `without-answers` it learns the sentences and lists alone: what `fit_blame` reads answers with.
//!
//! `data/README.md` tells the form of a line. For each feature, and for blame, a support vector machine ([`machine`]) learns the whole
//! sentences first. Then each label is given to the part of its sentence that speaks of it most ([`parts`]), and all is learned once
//! more, with these parts: what is read later are parts of sentences too. The same files give the same model on every machine.

mod learned;
mod machine;
mod parts;

use std::collections::HashMap;

use answerscope_analysis::classifier::{CLASSES, LEARNED, Row, checksum, model, phrases, sentences, value};
use answerscope_analysis::features;

use learned::{of_file, of_phrase};
use machine::{Known, Values};

/// Weights of fewer steps are left out.
const LEAST_STEPS: i32 = 2;

type Failure = Box<dyn std::error::Error>;

/// The rows of a model, the weights of its steps and its scores without traits.
fn rows(known: &Known, weights: &[Vec<f64>]) -> (Vec<Row>, [f32; 2], [f32; CLASSES]) {
    // A trait's value is part of its weight, so that only sums are left to do.
    let largest = |weights: &[Vec<f64>]| {
        let all = known.iter().flat_map(|(_, place, rarity)| {
            weights
                .iter()
                .map(move |weights| (weights[place] * f64::from(value(rarity))).abs())
        });
        all.fold(0.0_f64, f64::max) / 127.0
    };
    let steps = [largest(&weights[1..]), largest(&weights[..1])];
    let stepped = |class: usize, place: usize, rarity: u8| {
        let weight = weights[class][place] * f64::from(value(rarity));
        let steps = (weight / steps[usize::from(class == 0)]).round() as i32;
        if steps.abs() < LEAST_STEPS { 0 } else { steps as i8 }
    };
    let mut rows: Vec<Row> = known
        .iter()
        .map(|(number, place, rarity)| Row {
            number,
            rarity,
            blame: stepped(0, place, rarity),
            features: (1..CLASSES)
                .map(|class| (class as u8, stepped(class, place, rarity)))
                .filter(|weight| weight.1 != 0)
                .collect(),
        })
        .collect();
    rows.sort_unstable_by_key(|row| row.number);
    let without = std::array::from_fn(|class| weights[class][known.len()] as f32);
    (rows, steps.map(|step| step as f32), without)
}

#[expect(clippy::print_stdout, reason = "a report for a person")]
fn main() -> Result<(), Failure> {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments
        .next()
        .ok_or("usage: train_classifier FOLDER [without-answers]")?;
    let learned: Vec<&str> = match arguments.next().as_deref() {
        None => LEARNED.to_vec(),
        Some("without-answers") => sentences().collect(),
        Some(other) => return Err(format!("{other}: the only option is without-answers").into()),
    };
    let mut texts = Vec::new();
    for file in &learned {
        texts.push(
            std::fs::read_to_string(format!("{folder}/{file}")).map_err(|error| format!("{folder}/{file}: {error}"))?,
        );
    }
    let ids: HashMap<&str, u16> = features().iter().map(|feature| (feature.name, feature.id)).collect();
    let mut examples = Vec::new();
    for (file, text) in learned.iter().zip(&texts) {
        examples.extend(of_file(file, text, &ids)?);
    }
    examples.extend(phrases().map(|phrase| of_phrase(&phrase)));
    let known = machine::known(&examples);
    let whole: Vec<Values> = examples.iter().map(|example| known.values(&example.traits)).collect();
    let parts = parts::aligned(&examples, &known, &machine::weights(&examples, &whole));
    let values: Vec<Values> = whole
        .into_iter()
        .chain(parts.iter().map(|part| known.values(&part.traits)))
        .collect();
    let sentences = examples.len();
    examples.extend(parts);
    let weights = machine::weights(&examples, &values);
    let (rows, steps, without) = rows(&known, &weights);
    let bytes = model(checksum(texts.iter().map(String::as_str)), steps, &without, &rows);
    let told: usize = rows.iter().map(|row| row.features.len()).sum();
    println!(
        "{sentences} sentences and phrases, {} parts, {} traits, {told} weights of features, {} bytes",
        examples.len() - sentences,
        rows.len(),
        bytes.len()
    );
    std::fs::write(format!("{folder}/classifier.model"), bytes)?;
    Ok(())
}
