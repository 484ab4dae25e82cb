//! How often the sentiment method is right on labelled real answers; skipped where the answers are not present.
//!
//! The sets of `real-tune.tsv` were looked at while the method was tuned, those of `real-test.tsv` never.

use std::collections::BTreeMap;

use answerscope_analysis::Polarity;

mod gold;

use answerscope_gold::{POLARITIES, Score, compare};
use gold::{analyzers, answers, reaches, report, units};

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
