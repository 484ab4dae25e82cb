//! How often the sentiment method is right on labelled real answers; skipped where the answers are not present.
//!
//! The sets of `real-tune.tsv` were looked at while the method was tuned, those of `real-test.tsv` never.

use std::collections::BTreeMap;

use answerscope_analysis::Polarity;

mod gold;

use answerscope_gold::compare;
use answerscope_metrics::{share, wilson};
use gold::{analyzers, answers, units};

#[derive(Default, Clone, Copy)]
struct Score {
    right: u64,
    found: u64,
    hit: u64,
    wanted: u64,
}

const POLARITIES: [Polarity; 3] = [Polarity::Endorsed, Polarity::Undermined, Polarity::Neutral];

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

fn total<'s>(scores: impl Iterator<Item = &'s Score>) -> Score {
    scores.fold(Score::default(), |sum, score| Score {
        right: sum.right + score.right,
        found: sum.found + score.found,
        hit: sum.hit + score.hit,
        wanted: sum.wanted + score.wanted,
    })
}

fn line(name: &str, score: &Score) -> String {
    let cell = |hits, of| {
        let (low, high) = wilson(hits, of);
        format!("{:.3} ({low:.3} to {high:.3}, {hits} of {of})", share(hits, of))
    };
    format!(
        "{name:38} precision {} recall {}",
        cell(score.right, score.found),
        cell(score.hit, score.wanted)
    )
}

/// Prints the scores of a half and holds them to their floors: precision and recall by polarity.
#[expect(clippy::print_stdout, reason = "a report for a person")]
fn hold(file: &str, floors: [(f64, f64); 3]) {
    let Some(scores) = scores(file) else {
        println!("{file} or the answers are not present: skipped");
        return;
    };
    for ((set, polarity), score) in &scores {
        println!("{}", line(&format!("{set} {}", polarity.as_str()), score));
    }
    for (polarity, (precision, recall)) in POLARITIES.into_iter().zip(floors) {
        let of_polarity = scores.iter().filter(|((_, known), _)| *known == polarity);
        let score = total(of_polarity.map(|(_, score)| score));
        println!("{}", line(&format!("{file} {}", polarity.as_str()), &score));
        let reached = (share(score.right, score.found), share(score.hit, score.wanted));
        assert!(
            reached.0 >= precision && reached.1 >= recall,
            "{file} {}: {reached:?}, not {precision} and {recall}",
            polarity.as_str()
        );
    }
}

#[test]
fn the_tuned_half_stays_above_its_floors() {
    hold("real-tune.tsv", [(0.90, 0.85), (0.86, 0.87), (0.84, 0.52)]);
}

#[test]
fn the_untouched_half_stays_above_its_floors() {
    hold("real-test.tsv", [(0.83, 0.82), (0.77, 0.73), (0.80, 0.49)]);
}
