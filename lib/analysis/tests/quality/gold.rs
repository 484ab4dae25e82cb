//! Labelled real answers: the answers themselves are not part of the project, the labels refer to them by id and place.
//!
//! A line of `real-*.tsv` is `answer id, start, end, findings`: a unit (a sentence or a line) of the answer's text in code
//! points, and what it says of the tracked brands: `brand number:feature|alternative feature:polarity;...`.

use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};

use answerscope_analysis::Analyzer;
use answerscope_gold::{GoldAnswers, Score, Unit};
use answerscope_metrics::{share, wilson};

/// The real answers; `None` where they are not present (`ANSWERSCOPE_ANSWERS` names the file).
pub(crate) fn answers() -> Option<GoldAnswers> {
    let beside = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/answers.jsonl");
    let path = std::env::var_os("ANSWERSCOPE_ANSWERS").map_or_else(|| PathBuf::from(beside), PathBuf::from);
    let lines = std::fs::read_to_string(path).ok()?;
    Some(GoldAnswers::read(&lines).expect("answers"))
}

/// The labelled units of a half, by answer; `None` where the file is not there.
pub(crate) fn units(file: &str, answers: &GoldAnswers) -> Option<BTreeMap<String, Vec<Unit>>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/gold").join(file);
    let lines = std::fs::read_to_string(path).ok()?;
    Some(answerscope_gold::units(&lines, answers).expect("labels"))
}

/// Analyzers by set.
pub(crate) fn analyzers(answers: &GoldAnswers) -> HashMap<&str, Analyzer> {
    answers.analyzers()
}

/// Precision and recall with their 95 % intervals, as if findings were independent.
pub(crate) fn report(score: &Score) -> String {
    let cell = |hits, of| {
        let (low, high) = wilson(hits, of);
        format!("{:.3} ({low:.3} to {high:.3}, {hits} of {of})", share(hits, of))
    };
    format!(
        "precision {} recall {}",
        cell(score.right, score.found),
        cell(score.hit, score.wanted)
    )
}

/// True where precision and recall are not below their floors.
pub(crate) fn reaches(score: &Score, precision: f64, recall: f64) -> bool {
    share(score.right, score.found) >= precision && share(score.hit, score.wanted) >= recall
}
