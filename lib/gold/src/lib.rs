//! Labelled real answers, and how far readings of sentiment agree with the labels and with each other.
//!
//! The answers themselves are not part of the project: labels refer to them by id and place. See the README for the format.

mod agreement;
mod answers;

pub use agreement::{ComparedAnswer, Score, Way, compare, kappa, overlap, ways};
pub use answers::{GoldAnswer, GoldAnswers, Label, Unit, label, units};

use answerscope_analysis::Polarity;

/// Why a file of answers or labels can not be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct WrongLine {
    /// From 1.
    pub line: usize,
    /// What is wrong.
    pub what: &'static str,
}

/// The three polarities.
pub const POLARITIES: [Polarity; 3] = [Polarity::Endorsed, Polarity::Undermined, Polarity::Neutral];

/// The invented brands of the labelled sentences.
pub const BRANDS: [&str; 8] = [
    "Norvik",
    "Brindax",
    "Hollin",
    "Ferrin",
    "Quontek",
    "Sombrelle",
    "Mervol",
    "Tarvo",
];
