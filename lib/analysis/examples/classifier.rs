//! What a linear classifier of a sentence's words would bring beside the rules: trains one on the sentences of a language that were written
//! for it, and counts on sentences that neither has met. An experiment, which the reading does not use yet; its figures stand in
//! the README.
//!
//! `cargo run --release -p answerscope-analysis --example classifier -- german lib/analysis`
//!
//! A line of `data/sentences/german.tsv` is `feature:polarity;...`, a tab and the sentence, with X in place of a brand. One logistic
//! regression for each feature and one for the direction, by AdaGrad with soft thresholds; they look at the words, their
//! beginnings and ends, and two words side by side.

use std::collections::HashMap;

use answerscope_analysis::{Analyzer, BrandNames, Polarity, features};
use answerscope_gold::BRANDS;

/// Classes: 0 is blame, the others are features by their number.
const CLASSES: usize = 48;
/// Times that all sentences are gone through, how fast is learned, and what each step takes off a weight.
const ROUNDS: usize = 20;
const RATE: f32 = 0.3;
const SPARSE: f32 = 1e-3;
/// Letters of the beginnings and of the end of a word that are looked at too.
const BEGINNINGS: [usize; 2] = [4, 6];
const END: usize = 5;
/// A finding of the rules whose feature has a lower score is left out.
const LEAST: f32 = -4.0;
/// From these scores on what is told of the feature, and of the direction, counts where the rules find nothing.
const TELLS: (f32, f32) = (-2.0, 0.5);

type Failure = Box<dyn std::error::Error>;

/// What is said: the features that are right, and whether it is blame.
type Label = (Vec<usize>, bool);

struct Example {
    /// Rows of the weights: those of all traits, and of those that tell the direction.
    all: Vec<usize>,
    directing: Vec<usize>,
    labels: Vec<Label>,
}

/// The traits of sentences by their number, and what each adds to the score of each class.
struct Classifier {
    rows: HashMap<String, usize>,
    weights: Vec<[f32; CLASSES]>,
    squares: Vec<[f32; CLASSES]>,
}

impl Classifier {
    /// The rows of the traits of a sentence; new ones where `adds`.
    fn rows(&mut self, sentence: &str, adds: bool) -> (Vec<usize>, Vec<usize>) {
        let (mut all, mut directing) = (vec![0], vec![0]);
        let mut trait_of = |name: String, directs: bool| {
            let next = self.rows.len() + 1;
            let row = match adds {
                true => Some(*self.rows.entry(name).or_insert(next)),
                false => self.rows.get(&name).copied(),
            };
            all.extend(row);
            directing.extend(row.filter(|_| directs));
        };
        let lower = sentence.to_lowercase();
        let words = lower.split(|c: char| !c.is_alphabetic());
        let mut before = "^";
        for word in words.filter(|word| !word.is_empty() && *word != "x").chain(["$"]) {
            let letters: Vec<char> = word.chars().collect();
            trait_of(format!("word {word}"), true);
            trait_of(format!("{before} {word}"), true);
            for length in BEGINNINGS.into_iter().filter(|&length| length < letters.len()) {
                trait_of(format!("from {}", letters[..length].iter().collect::<String>()), false);
            }
            if letters.len() > END {
                trait_of(
                    format!("end {}", letters[letters.len() - END..].iter().collect::<String>()),
                    false,
                );
            }
            before = word;
        }
        (all, directing)
    }

    fn score(&self, rows: &[usize], class: usize) -> f32 {
        let share = 1.0 / (rows.len() as f32).sqrt();
        self.weights[0][class] + share * rows[1..].iter().map(|&row| self.weights[row][class]).sum::<f32>()
    }

    /// One step of a logistic regression. Row 0 is in every sentence.
    fn learn(&mut self, rows: &[usize], class: usize, wanted: bool) {
        let error = 1.0 / (1.0 + (-self.score(rows, class)).exp()) - f32::from(u8::from(wanted));
        if error.abs() < 1e-3 {
            return;
        }
        let share = 1.0 / (rows.len() as f32).sqrt();
        for (place, &row) in rows.iter().enumerate() {
            let (weight, square) = (&mut self.weights[row][class], &mut self.squares[row][class]);
            let slope = if place == 0 { error } else { error * share };
            *square += slope * slope;
            let rate = RATE / square.sqrt();
            *weight -= rate * slope;
            if place > 0 {
                *weight = weight.signum() * (weight.abs() - rate * SPARSE).max(0.0);
            }
        }
    }

    fn trained(lines: &str) -> Result<Self, Failure> {
        let mut classifier = Self {
            rows: HashMap::new(),
            weights: Vec::new(),
            squares: Vec::new(),
        };
        let mut examples = Vec::new();
        for (labels, sentence) in lines.lines().filter_map(|line| line.split_once('\t')) {
            let (all, directing) = classifier.rows(sentence, true);
            let labels = labels.split(';').map(label).collect::<Result<_, _>>()?;
            examples.push(Example { all, directing, labels });
        }
        classifier.weights = vec![[0.0; CLASSES]; classifier.rows.len() + 1];
        classifier.squares = vec![[1e-3; CLASSES]; classifier.rows.len() + 1];
        let used = features()
            .iter()
            .map(|feature| usize::from(feature.id))
            .filter(|&id| id < CLASSES);
        let used: Vec<usize> = used.collect();
        // The same order each time, and not that of the file.
        let mut order: Vec<usize> = (0..examples.len()).collect();
        order.sort_by_key(|place| (place * 7_919) % examples.len());
        for example in std::iter::repeat_n(&order, ROUNDS)
            .flatten()
            .map(|&place| &examples[place])
        {
            for &class in &used {
                let wanted = example.labels.iter().any(|(features, _)| features.contains(&class));
                classifier.learn(&example.all, class, wanted);
            }
            if let [(_, blame), rest @ ..] = &example.labels[..]
                && rest.iter().all(|(_, other)| other == blame)
            {
                classifier.learn(&example.directing, 0, *blame);
            }
        }
        Ok(classifier)
    }
}

/// `battery-life:endorsed`, in the files of the tests with the brand before it.
fn label(text: &str) -> Result<Label, Failure> {
    let parts: Vec<&str> = text.split(':').collect();
    let [.., names, polarity] = &parts[..] else {
        return Err(format!("{text}: expected feature:polarity").into());
    };
    let id = |name: &str| {
        let name = name.trim().replace('-', " ");
        let known = features().iter().find(|feature| feature.name == name);
        known
            .map(|feature| usize::from(feature.id))
            .ok_or_else(|| format!("{name}: no such feature"))
    };
    let names = names.split('|').map(id).collect::<Result<_, _>>()?;
    Ok((names, polarity.trim() == "undermined"))
}

/// Right, found, hit and wanted.
#[derive(Default)]
struct Count([usize; 4]);

impl Count {
    fn add(&mut self, found: &[(usize, bool)], labels: &[Label]) {
        let fits = |found: &(usize, bool), label: &Label| label.0.contains(&found.0) && label.1 == found.1;
        let right = found
            .iter()
            .filter(|found| labels.iter().any(|label| fits(found, label)));
        let hit = labels
            .iter()
            .filter(|label| found.iter().any(|found| fits(found, label)));
        self.0[0] += right.count();
        self.0[1] += found.len();
        self.0[2] += hit.count();
        self.0[3] += labels.len();
    }

    fn told(&self) -> String {
        let share = |part: usize, of: usize| part as f64 / of.max(1) as f64;
        let [right, found, hit, wanted] = self.0;
        format!(
            "{:.2} ({right} of {found}) | {:.2} ({hit} of {wanted})",
            share(right, found),
            share(hit, wanted)
        )
    }
}

#[expect(clippy::print_stdout, reason = "a report for a person")]
fn main() -> Result<(), Failure> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [language, folder] = &arguments[..] else {
        return Err("usage: classifier LANGUAGE FOLDER".into());
    };
    let sentences = std::fs::read_to_string(format!("{folder}/data/sentences/{language}.tsv"))?;
    let mut classifier = Classifier::trained(&sentences)?;
    let analyzer = Analyzer::new(&BRANDS.map(|name| BrandNames {
        name: name.into(),
        domain: String::new(),
        alternative_names: Vec::new(),
    }));
    let gold = std::fs::read_to_string(format!("{folder}/tests/gold/{language}-fresh.tsv"))?;
    let (mut rules, mut both, mut alone) = (Count::default(), Count::default(), Count::default());
    for line in gold.lines().filter_map(|line| line.strip_prefix("kept\t")) {
        let (sentence, labels) = line.split_once('\t').ok_or("expected a tab")?;
        let labels = labels
            .split(';')
            .filter(|label| !label.is_empty() && !label.ends_with("neutral"));
        let labels: Vec<Label> = labels.map(label).collect::<Result<_, _>>()?;
        let unnamed = BRANDS
            .iter()
            .fold(sentence.to_owned(), |text, brand| text.replace(brand, "X"));
        let (all, directing) = classifier.rows(&unnamed, false);
        let score = |class: usize| classifier.score(&all, class);
        let findings = analyzer.analyze(&sentence.replace("\\n", "\n"), &[]).findings;
        let judged = findings.iter().filter(|finding| finding.polarity != Polarity::Neutral);
        let of_rules: Vec<_> = judged
            .map(|found| (usize::from(found.feature), found.polarity == Polarity::Undermined))
            .collect();
        let best = features()
            .iter()
            .map(|feature| usize::from(feature.id))
            .filter(|&id| id < CLASSES);
        let best = best
            .max_by(|&one, &other| score(one).total_cmp(&score(other)))
            .ok_or("no features")?;
        let blame = classifier.score(&directing, 0);
        let told = (score(best) >= TELLS.0 && blame.abs() >= TELLS.1).then_some((best, blame > 0.0));
        let mut kept: Vec<_> = of_rules
            .iter()
            .copied()
            .filter(|found| score(found.0) >= LEAST)
            .collect();
        if kept.is_empty() {
            kept.extend(told);
        }
        rules.add(&of_rules, &labels);
        alone.add(told.as_slice(), &labels);
        both.add(&kept, &labels);
    }
    println!("| {language}, the sentences that were only counted | Precision | Recall |\n|---|---|---|");
    for (name, count) in [("rules", rules), ("classifier", alone), ("both", both)] {
        println!("| {name} | {} |", count.told());
    }
    Ok(())
}
