//! Reads invented answers and counts how often the sentiment method is right on them.

use std::ops::Range;

use answerscope_analysis::{Analyzer, BrandFinding, BrandNames, Polarity, feature};
use answerscope_gold::{Label, POLARITIES, Unit, compare};

pub(crate) struct Answer {
    kind: String,
    pub(crate) brands: Vec<BrandNames>,
    pub(crate) text: String,
    pub(crate) units: Vec<Unit>,
}

/// Reads a file of answers: `= kind: brand, brand`, then a line of text, a tab and what it says for each line.
pub(crate) fn answers(lines: &str) -> Vec<Answer> {
    let mut answers: Vec<Answer> = Vec::new();
    for line in lines.lines().filter(|line| !line.starts_with("# ")) {
        if let Some(head) = line.strip_prefix("= ") {
            let (kind, brands) = head.split_once(": ").expect("a kind and its brands");
            answers.push(Answer {
                kind: kind.to_owned(),
                brands: brands.split(", ").map(named).collect(),
                text: String::new(),
                units: Vec::new(),
            });
            continue;
        }
        let answer = answers.last_mut().expect("an answer begins with its kind");
        let (text, labels) = line.split_once('\t').expect("a tab");
        let from = answer.text.len();
        answer.text += text;
        let range = from..answer.text.len();
        answer.text.push('\n');
        let labels = labels.split(';').filter(|label| !label.is_empty());
        let labels = labels.map(|text| label(text, &answer.brands)).collect();
        answer.units.push(Unit { range, labels });
    }
    answers
}

fn named(name: &str) -> BrandNames {
    BrandNames {
        name: name.to_owned(),
        domain: String::new(),
        alternative_names: Vec::new(),
    }
}

fn label(text: &str, brands: &[BrandNames]) -> Label {
    let mut parts = text.split(':');
    let mut next = || parts.next().unwrap_or_else(|| panic!("{text}"));
    let (brand, names, polarity) = (next(), next(), next());
    let brand = brands.iter().position(|known| known.name == brand);
    let known = |name: &str| answerscope_analysis::features().iter().any(|known| known.name == name);
    assert!(names.split('|').all(known), "{text}");
    Label {
        brand: brand.unwrap_or_else(|| panic!("{text}")) as u16,
        features: names.split('|').map(str::to_owned).collect(),
        polarity: POLARITIES
            .into_iter()
            .find(|known| known.as_str() == polarity)
            .unwrap_or_else(|| panic!("{text}")),
    }
}

/// How many findings of a polarity are right and were found, and how many labels of it were met and stand there.
#[derive(Default, Clone, Copy)]
pub(crate) struct Score {
    right: usize,
    found: usize,
    hit: usize,
    wanted: usize,
}

fn share(part: usize, of: usize) -> f64 {
    part as f64 / of.max(1) as f64
}

fn told(finding: &BrandFinding, brands: &[BrandNames]) -> String {
    let name = feature(finding.feature).map_or("?", |feature| feature.name);
    format!(
        "{}:{name}:{}",
        brands[usize::from(finding.brand)].name,
        finding.polarity.as_str()
    )
}

/// Prints the lines of an answer that are read otherwise than they are labelled.
#[expect(clippy::print_stdout, reason = "a report for a person")]
fn print_misses(answer: &Answer, compared: &answerscope_gold::ComparedAnswer) {
    for (place, unit) in answer.units.iter().enumerate() {
        let overlaps = |range: &Range<usize>| range.start < unit.range.end && unit.range.start < range.end;
        let wrong = compared
            .found
            .iter()
            .filter(|(found, right)| !right && overlaps(&found.range));
        let extra: Vec<String> = wrong.map(|(found, _)| told(found, &answer.brands)).collect();
        let missing = compared.wanted.iter().filter(|wanted| wanted.0 == place && !wanted.2);
        let missing: Vec<String> = missing
            .map(|&(_, order, _)| {
                let label = &unit.labels[order];
                let name = &answer.brands[usize::from(label.brand)].name;
                format!("{name}:{}:{}", label.features.join("|"), label.polarity.as_str())
            })
            .collect();
        if !(extra.is_empty() && missing.is_empty()) {
            println!("[{}] {}", answer.kind, &answer.text[unit.range.clone()]);
            println!("    extra {extra:?}\n    missing {missing:?}");
        }
    }
}

/// The scores by polarity, in the order of [`POLARITIES`]; the lines that are read wrongly are printed where `misses` says so.
pub(crate) fn scores(lines: &str, misses: bool) -> [Score; 3] {
    let mut scores = [Score::default(); 3];
    let place = |polarity: Polarity| POLARITIES.iter().position(|&known| known == polarity).unwrap_or(0);
    for answer in answers(lines) {
        let findings = Analyzer::new(&answer.brands).analyze(&answer.text, &[]).findings;
        let compared = compare(&answer.units, findings);
        if misses {
            print_misses(&answer, &compared);
        }
        for (finding, right) in &compared.found {
            let score = &mut scores[place(finding.polarity)];
            (score.found, score.right) = (score.found + 1, score.right + usize::from(*right));
        }
        for &(unit, order, hit) in &compared.wanted {
            let score = &mut scores[place(answer.units[unit].labels[order].polarity)];
            (score.wanted, score.hit) = (score.wanted + 1, score.hit + usize::from(hit));
        }
    }
    scores
}

/// Prints the scores of a file and holds endorsed and undermined to floors of precision and recall.
#[expect(clippy::print_stdout, reason = "a report for a person")]
pub(crate) fn hold(name: &str, scores: [Score; 3], floors: [(f64, f64); 2]) {
    for (polarity, score) in POLARITIES.into_iter().zip(&scores) {
        println!(
            "{name} {:10} precision {:.3} ({} of {}) recall {:.3} ({} of {})",
            polarity.as_str(),
            share(score.right, score.found),
            score.right,
            score.found,
            share(score.hit, score.wanted),
            score.hit,
            score.wanted
        );
    }
    for (polarity, (precision, recall)) in [Polarity::Endorsed, Polarity::Undermined].into_iter().zip(floors) {
        let at = POLARITIES.iter().position(|&known| known == polarity).unwrap_or(0);
        let reached = (
            share(scores[at].right, scores[at].found),
            share(scores[at].hit, scores[at].wanted),
        );
        assert!(
            reached.0 >= precision && reached.1 >= recall,
            "{name} {}: {reached:?}",
            polarity.as_str()
        );
    }
}
