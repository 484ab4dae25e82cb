//! How often the sentiment method is right on labelled real answers; skipped where the answers are not present.
//!
//! The sets of `real-tune.tsv` were looked at while the method was tuned, those of `real-test.tsv` never.

use std::collections::BTreeMap;

use answerscope_analysis::{BrandFinding, Polarity, features};

use crate::gold::{analyzers, answers, reaches, report, units};
use answerscope_gold::{POLARITIES, Score, Unit, Way, compare, kappa, ways};

/// The scores of a half by set and polarity; `None` where answers or labels are missing.
fn scores(file: &str) -> Option<BTreeMap<(String, Polarity), Score>> {
    let answers = answers()?;
    let labelled = units(file, &answers)?;
    let analyzers = analyzers(&answers);
    let mut scores: BTreeMap<(String, Polarity), Score> = BTreeMap::new();
    for row in &answers.rows {
        let Some(units) = labelled.get(&row.id) else { continue };
        let compared = compare(units, analyzers[row.set.as_str()].analyze(&row.text, &[]).findings);
        for (finding, right) in compared.found {
            let score = scores.entry((row.set.clone(), finding.polarity)).or_default();
            (score.found, score.right) = (score.found + 1, score.right + u64::from(right));
        }
        for (unit, label, hit) in compared.wanted {
            let polarity = units[unit].labels[label].polarity;
            let score = scores.entry((row.set.clone(), polarity)).or_default();
            (score.wanted, score.hit) = (score.wanted + 1, score.hit + u64::from(hit));
        }
    }
    Some(scores)
}

/// Prints the scores of a half and holds them to their floors: precision and recall by polarity.
#[expect(clippy::print_stdout, reason = "a report for a person")]
fn hold(file: &str, floors: [(f64, f64); 3]) {
    let Some(scores) = scores(file) else {
        println!("{file} or the answers are not present: skipped");
        return;
    };
    for ((set, polarity), score) in &scores {
        println!("{:38} {}", format!("{set} {}", polarity.as_str()), report(score));
    }
    for (polarity, (precision, recall)) in POLARITIES.into_iter().zip(floors) {
        let of_polarity = scores.iter().filter(|((_, known), _)| *known == polarity);
        let score: Score = of_polarity.map(|(_, score)| *score).sum();
        let told = format!("{file} {}: {}", polarity.as_str(), report(&score));
        println!("{told}");
        assert!(
            reaches(&score, precision, recall),
            "{told}, not {precision} and {recall}"
        );
    }
}

#[test]
fn the_tuned_half_stays_above_its_floors() {
    hold("real-tune.tsv", [(0.90, 0.86), (0.87, 0.87), (0.88, 0.50)]);
}

#[test]
fn the_untouched_half_stays_above_its_floors() {
    hold("real-test.tsv", [(0.82, 0.83), (0.78, 0.77), (0.80, 0.48)]);
}

/// The labels of another labelling, as if a method had found them; of features that fit as well the first.
fn findings(units: &[Unit]) -> Vec<BrandFinding> {
    let of_unit = |unit: &Unit| {
        let range = unit.range.clone();
        let finding = move |label: &answerscope_gold::Label| BrandFinding {
            brand: label.brand,
            feature: features()
                .iter()
                .find(|feature| feature.name == label.features[0])
                .expect("a feature")
                .id,
            polarity: label.polarity,
            range: range.clone(),
            quote: String::new(),
        };
        unit.labels.iter().map(finding).collect::<Vec<_>>()
    };
    units.iter().flat_map(of_unit).collect()
}

/// Prints how far two labellings of a half agree; `None` where answers or labels are missing.
#[expect(clippy::print_stdout, reason = "a report for a person")]
fn agreement(half: &str) -> Option<f64> {
    let answers = answers()?;
    let first = units(&format!("{half}.tsv"), &answers)?;
    let second = units(&format!("{half}-second.tsv"), &answers)?;
    let both = || first.iter().map(|(answer, units)| (units, findings(&second[answer])));
    let pairs: Vec<(Way, Way)> = both()
        .flat_map(|(units, second)| ways(units, [&second]))
        .map(|(first, [second])| (first, second))
        .collect();
    let agreed = kappa(pairs.iter().copied())?;
    // Which lines are facts is a matter of taste.
    let judges = |way: Way| match way {
        Way::Only(Polarity::Neutral) => Way::Nothing,
        way => way,
    };
    let judged = kappa(pairs.iter().map(|(first, second)| (judges(*first), judges(*second))))?;
    println!("{half}: Cohen's kappa of polarity by unit and brand {agreed:.3}, without neutral {judged:.3}");
    for polarity in POLARITIES {
        let mut score = Score::default();
        for (units, second) in both() {
            let compared = compare(units, second);
            let found = compared
                .found
                .iter()
                .filter(|(finding, _)| finding.polarity == polarity);
            score.found += found.clone().count() as u64;
            score.right += found.filter(|(_, right)| *right).count() as u64;
            let wanted = compared
                .wanted
                .iter()
                .filter(|(unit, label, _)| units[*unit].labels[*label].polarity == polarity);
            score.wanted += wanted.clone().count() as u64;
            score.hit += wanted.filter(|(.., hit)| *hit).count() as u64;
        }
        println!(
            "{half} {}: {} of {} labels of the first are in the second, {} of {} of the second in the first",
            polarity.as_str(),
            score.hit,
            score.wanted,
            score.right,
            score.found
        );
    }
    Some(agreed)
}

#[test]
fn two_labellings_agree() {
    for half in ["real-tune", "real-test"] {
        assert!(agreement(half).is_none_or(|kappa| kappa > 0.9));
    }
}

#[test]
fn the_second_labelling_gives_figures_like_the_first() {
    hold("real-test-second.tsv", [(0.84, 0.78), (0.76, 0.69), (0.75, 0.32)]);
}
