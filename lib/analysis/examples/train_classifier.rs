//! Trains the classifier of sentences on labelled ones, and on the phrases of the lists of words, and writes its model.
//!
//! `cargo run --release -p answerscope-analysis --example train_classifier -- lib/analysis/data`
//!
//! `data/README.md` tells the form of a line. For each feature, and for blame, a linear support vector machine with squared loss by dual
//! coordinate descent (Hsieh and others, "A Dual Coordinate Descent Method for Large-scale Linear SVM", ICML 2008, algorithm 1). Only
//! sums, products and comparisons, in one order: the same file on every machine.

use std::collections::HashMap;

use answerscope_analysis::classifier::{
    CLASSES, LEARNED, Phrase, Row, checksum, model, phrases, rarity, traits, value,
};
use answerscope_analysis::features;

/// What an error costs: for features and for blame.
const COSTS: [f64; 2] = [1.0, 0.5];
/// Times that all sentences are gone through.
const ROUNDS: usize = 30;
/// Sentences that a trait must stand in.
const LEAST_SENTENCES: usize = 3;
/// Weights of fewer steps are left out.
const LEAST_STEPS: i32 = 2;

type Failure = Box<dyn std::error::Error>;

struct Example {
    traits: Vec<u32>,
    /// The features that it says something of, and those that fit as well; a bit for each id.
    says: u64,
    fits: u64,
    /// `None` where it praises and blames, or neither.
    blames: Option<bool>,
}

/// What is learned of a phrase.
fn of_phrase(phrase: &Phrase) -> Example {
    let says = 1_u64 << phrase.feature;
    Example {
        traits: traits_of(&phrase.words),
        says,
        fits: says,
        blames: Some(phrase.blames),
    }
}

fn traits_of(sentence: &str) -> Vec<u32> {
    // Only letters and digits are a part of words where a sentence is read.
    let words = sentence.to_lowercase().replace(|c: char| !c.is_alphanumeric(), " ");
    let mut found = Vec::new();
    traits(std::iter::once(&*words), &mut |each| found.push(each));
    found
}

/// What is learned of a sentence and its labels: `feature|also right:polarity;...`.
fn of_sentence(labels: &str, sentence: &str, ids: &HashMap<&str, u16>) -> Result<Example, Failure> {
    let mut example = Example {
        traits: traits_of(sentence),
        says: 0,
        fits: 0,
        blames: None,
    };
    let mut ways = Vec::new();
    for label in labels.split(';').filter(|label| !matches!(*label, "" | "none")) {
        let (names, polarity) = label
            .rsplit_once(':')
            .ok_or_else(|| format!("{label}: expected feature:polarity"))?;
        for (place, name) in names.split('|').enumerate() {
            let name = name.replace('-', " ");
            let id = ids.get(&*name).ok_or_else(|| format!("{name}: no such feature"))?;
            let bit = 1_u64 << id;
            example.fits |= bit;
            example.says |= if place == 0 { bit } else { 0 };
        }
        match polarity {
            "endorsed" | "undermined" => ways.push(polarity == "undermined"),
            "neutral" => {}
            _ => return Err(format!("{label}: no such polarity").into()),
        }
    }
    ways.dedup();
    if let [blames] = ways[..] {
        example.blames = Some(blames);
    }
    Ok(example)
}

/// What is learned of a file: lines of labels, a tab and a sentence, or answers; `data/README.md` tells both forms.
fn of_file(file: &str, text: &str, ids: &HashMap<&str, u16>) -> Result<Vec<Example>, Failure> {
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

/// A sentence as a machine sees it: places of weights and its values there, of length one, and a last value for all sentences.
type Values = Vec<(usize, f64)>;

/// The values of a sentence.
fn values(example: &Example, known: &HashMap<u32, (usize, u8)>) -> Values {
    let told = example.traits.iter().filter_map(|each| known.get(each));
    let mut values: Values = told.map(|&(place, rarity)| (place, f64::from(value(rarity)))).collect();
    let length = values.iter().map(|(_, value)| value * value).sum::<f64>().sqrt();
    values.iter_mut().for_each(|(_, value)| *value /= length.max(1e-9));
    values.push((known.len(), 1.0));
    values
}

/// The weights that tell those sentences that are wanted from the others.
fn machine(sentences: &[(&Values, bool)], size: usize, cost: f64) -> Vec<f64> {
    let mut weights = vec![0.0; size];
    let mut duals = vec![0.0; sentences.len()];
    let diagonal = 0.5 / cost;
    // Values may stand twice at one place.
    let lengths: Vec<f64> = sentences.iter().map(|(values, _)| length(values)).collect();
    let mut order: Vec<usize> = (0..sentences.len()).collect();
    let mut random = 1_u64;
    for _ in 0..ROUNDS {
        for last in (1..order.len()).rev() {
            random = random
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            order.swap(last, (random >> 33) as usize % (last + 1));
        }
        for &place in &order {
            let (values, wanted) = sentences[place];
            let sign = if wanted { 1.0 } else { -1.0 };
            let score: f64 = values.iter().map(|&(at, value)| weights[at] * value).sum();
            let slope = sign * score - 1.0 + diagonal * duals[place];
            let dual = (duals[place] - slope / (lengths[place] + diagonal)).max(0.0);
            let change = (dual - duals[place]) * sign;
            if change != 0.0 {
                values.iter().for_each(|&(at, value)| weights[at] += change * value);
            }
            duals[place] = dual;
        }
    }
    weights
}

fn length(values: &Values) -> f64 {
    let mut sums: Values = values.clone();
    sums.sort_unstable_by_key(|&(place, _)| place);
    let same = sums.chunk_by(|one, next| one.0 == next.0);
    same.map(|same| same.iter().map(|(_, value)| value).sum::<f64>().powi(2))
        .sum()
}

/// Traits that stand in enough sentences: their places and how rare they are.
fn known(examples: &[Example]) -> HashMap<u32, (usize, u8)> {
    let mut counts: HashMap<u32, usize> = HashMap::new();
    for example in examples {
        let mut numbers: Vec<u32> = example.traits.clone();
        numbers.sort_unstable();
        numbers.dedup();
        for number in numbers {
            *counts.entry(number).or_default() += 1;
        }
    }
    let mut counts: Vec<_> = counts.into_iter().filter(|count| count.1 >= LEAST_SENTENCES).collect();
    counts.sort_unstable();
    let known = counts.iter().enumerate();
    known
        .map(|(place, &(number, count))| (number, (place, rarity(count, examples.len()))))
        .collect()
}

/// The weights of a class.
fn weights(class: usize, examples: &[Example], values: &[Values], size: usize) -> Vec<f64> {
    let bit = 1_u64 << class;
    let all = examples.iter().zip(values);
    let sentences: Vec<(&Values, bool)> = match class {
        0 => all
            .filter_map(|(example, values)| Some((values, example.blames?)))
            .collect(),
        _ => all
            .filter(|(example, _)| example.fits & bit == 0 || example.says & bit != 0)
            .map(|(example, values)| (values, example.says & bit != 0))
            .collect(),
    };
    machine(&sentences, size, COSTS[usize::from(class == 0)])
}

/// The rows of a model, the weights of its steps and its scores without traits.
fn rows(known: &HashMap<u32, (usize, u8)>, weights: &[Vec<f64>]) -> (Vec<Row>, [f32; 2], [f32; CLASSES]) {
    // A trait's value is part of its weight, so that only sums are left to do.
    let largest = |weights: &[Vec<f64>]| {
        let all = known.values().flat_map(|&(place, rarity)| {
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
        .map(|(&number, &(place, rarity))| Row {
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
    let folder = std::env::args().nth(1).ok_or("usage: train_classifier FOLDER")?;
    let mut texts = Vec::new();
    for file in LEARNED {
        texts.push(
            std::fs::read_to_string(format!("{folder}/{file}")).map_err(|error| format!("{folder}/{file}: {error}"))?,
        );
    }
    let ids: HashMap<&str, u16> = features().iter().map(|feature| (feature.name, feature.id)).collect();
    let mut examples = Vec::new();
    for (file, text) in LEARNED.iter().zip(&texts) {
        examples.extend(of_file(file, text, &ids)?);
    }
    examples.extend(phrases().map(|phrase| of_phrase(&phrase)));
    let known = known(&examples);
    let values: Vec<Values> = examples.iter().map(|example| values(example, &known)).collect();
    let size = known.len() + 1;
    let weights: Vec<Vec<f64>> = (0..CLASSES)
        .map(|class| weights(class, &examples, &values, size))
        .collect();
    let (rows, steps, without) = rows(&known, &weights);
    let bytes = model(checksum(texts.iter().map(String::as_str)), steps, &without, &rows);
    let told: usize = rows.iter().map(|row| row.features.len()).sum();
    println!(
        "{} sentences and phrases, {} traits, {told} weights of features, {} bytes",
        examples.len(),
        rows.len(),
        bytes.len()
    );
    std::fs::write(format!("{folder}/classifier.model"), bytes)?;
    Ok(())
}
