//! Fits the weights of the second look at blame (`src/sentiment/blame.rs`) to labelled English answers, and prints them.
//!
//! `cargo run --release -p answerscope-analysis --example fit_blame -- lib/analysis/data`
//!
//! The classifier must not have learned these answers, since it is surer of what it knows than of other texts: `train_classifier` has to be run
//! `without-answers` before, and without this option after. The real answers are needed too, of which the project holds the labels alone.

#[expect(dead_code, reason = "the scores are for tests")]
#[path = "../tests/quality/gold.rs"]
mod gold;
#[expect(dead_code, reason = "the scores are for tests")]
#[path = "../tests/quality/invented.rs"]
mod invented;

use answerscope_analysis::blame::{Blame, TRAITS, Traits};
use answerscope_analysis::classifier::{Classifier, checksum, sentences};
use answerscope_analysis::{Analyzer, Polarity, feature};
use answerscope_gold::{Label, Unit};

/// What is learned beside labelled real answers.
const LEARNED: [&str; 2] = ["answers/english-critical-dev.tsv", "answers/english-plain-dev.tsv"];
/// What a blame in a real answer counts, where one in an invented answer counts 1.
const REAL: f64 = 1.5;
/// What is taken off a weight for its size (ridge), in blames.
const RIDGE: f64 = 1.0;
/// How often each weight is mended.
const ROUNDS: usize = 500;

/// A blame that is learned.
struct Row {
    traits: Traits,
    /// A label says the same.
    right: bool,
    counts: f64,
}

/// The weight of each trait, and last the intercept.
type Weights = [f64; TRAITS + 1];

type Failure = Box<dyn std::error::Error>;

#[expect(clippy::print_stdout, reason = "a report for a person")]
fn main() -> Result<(), Failure> {
    let folder = std::env::args().nth(1).ok_or("usage: fit_blame FOLDER")?;
    learned_no_answers(&folder)?;
    let mut rows = Vec::new();
    for file in LEARNED {
        let text = read(&folder, file)?;
        for answer in invented::answers(&text) {
            let blames = Analyzer::new(&answer.brands).blames(&answer.text);
            add(&mut rows, &blames, &answer.units, 1.0);
        }
    }
    let answers = gold::answers().ok_or("the real answers are not present")?;
    let labelled = gold::units("real-tune.tsv", &answers).ok_or("no labels of real answers")?;
    let analyzers = gold::analyzers(&answers);
    for answer in &answers.rows {
        let Some(units) = labelled.get(&answer.id) else {
            continue;
        };
        add(
            &mut rows,
            &analyzers[answer.set.as_str()].blames(&answer.text),
            units,
            REAL,
        );
    }
    let right = rows.iter().filter(|row| row.right).count();
    if right == 0 || right == rows.len() {
        return Err("there is nothing to tell apart".into());
    }
    let [weights @ .., intercept] = fit(&rows);
    println!("{} blames, {right} of them right", rows.len());
    println!("WEIGHTS {weights:.2?} INTERCEPT {intercept:.2}");
    Ok(())
}

fn read(folder: &str, file: &str) -> Result<String, Failure> {
    let path = format!("{folder}/{file}");
    std::fs::read_to_string(&path).map_err(|error| format!("{path}: {error}").into())
}

/// An error where the classifier has learned anything but the sentences and lists that are there.
fn learned_no_answers(folder: &str) -> Result<(), Failure> {
    let texts: Result<Vec<String>, Failure> = sentences().map(|file| read(folder, file)).collect();
    let wanted = checksum(texts?.iter().map(String::as_str));
    match Classifier::shared().is_some_and(|model| model.checksum() == wanted) {
        true => Ok(()),
        false => Err("the classifier has learned other texts: run train_classifier with without-answers first".into()),
    }
}

/// Adds the blames of an answer that stand in its labelled lines, and whether a label says the same.
fn add(rows: &mut Vec<Row>, blames: &[Blame], units: &[Unit], counts: f64) {
    rows.extend(blames.iter().filter_map(|blame| {
        let unit = units.iter().find(|unit| unit.range.contains(&blame.at))?;
        Some(Row {
            traits: blame.traits,
            right: unit.labels.iter().any(|label| says(label, blame)),
            counts,
        })
    }));
}

/// True where a label says what a blame does.
fn says(label: &Label, blame: &Blame) -> bool {
    let name = feature(blame.feature).map(|feature| feature.name);
    let same = label.brand == blame.brand && label.polarity == Polarity::Undermined;
    same && label.features.iter().any(|of| Some(of.as_str()) == name)
}

/// The likeliest weights (logistic regression), each mended in turn by Newton's method.
fn fit(rows: &[Row]) -> Weights {
    let mut weights = Weights::default();
    for _ in 0..ROUNDS {
        for at in 0..=TRAITS {
            let ridge = if at < TRAITS { RIDGE } else { 0.0 };
            let (mut gradient, mut curvature) = (-ridge * weights[at], ridge);
            for row in rows {
                let of = value(row, at);
                let sum: f64 = (0..=TRAITS).map(|other| weights[other] * value(row, other)).sum();
                let likely = 1.0 / (1.0 + (-sum).exp());
                gradient += row.counts * (f64::from(u8::from(row.right)) - likely) * of;
                curvature += row.counts * likely * (1.0 - likely) * of * of;
            }
            weights[at] += gradient / curvature;
        }
    }
    weights
}

fn value(row: &Row, at: usize) -> f64 {
    row.traits.get(at).map_or(1.0, |&of| f64::from(of))
}
