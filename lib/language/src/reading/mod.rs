//! Reads what answers say of tracked brands with a language model, in any language.
//!
//! The model is asked for findings with the words that show them, and nothing that it says is believed: a finding is kept
//! where its quote stands in the answer letter by letter, at a place that names the brand (`check`). An answer's text that tells
//! the model what to do can have it quote other words, or fewer, and judge them another way, in its own answer and in those of the
//! same request; it can not have it say anything of a brand that an answer does not name, or in words that are not there.

mod check;
mod parts;
mod places;
mod prompt;
mod reply;
mod run;

use std::collections::BTreeMap;
use std::ops::Range;
use std::time::Duration;

use answerscope_analysis::BrandFinding;
use serde::Serialize;

use crate::{ModelError, ModelUsage};
pub use check::Rejection;
pub use run::Reader;

/// Version of the prompt and of the check; kept beside what was read.
pub const READING_VERSION: u32 = 1;

/// An answer that is to be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnswerText<'t> {
    /// The answer, word for word.
    pub text: &'t str,
    /// Where it names which tracked brand: indices into the reader's names and bytes of the text, by their beginnings.
    pub named: Vec<(u16, Range<usize>)>,
}

impl<'t> AnswerText<'t> {
    /// An answer and what the built-in reading found in it.
    pub fn new(text: &'t str, read: &answerscope_analysis::Analysis) -> Self {
        let of_brand = |mention: &answerscope_analysis::BrandMention| {
            let brand = mention.brand;
            mention.spans.clone().into_iter().map(move |span| (brand, span))
        };
        let mut named: Vec<_> = read.mentions.iter().flat_map(of_brand).collect();
        named.sort_by_key(|(_, span)| span.start);
        Self { text, named }
    }
}

/// How long the model is waited for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Waits {
    /// Before a request is tried again; twice as long before each further time.
    pub first: Duration,
    /// All attempts of one request.
    pub deadline: Duration,
}

/// What was read.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Readings {
    /// For each answer what it says, in text order, or why it could not be read. One that names no brand is never sent and
    /// says nothing.
    pub answers: Vec<Result<Vec<BrandFinding>, ModelError>>,
    /// Findings that were not kept, by reason.
    pub dropped: Dropped,
    /// What was paid for.
    pub usage: ModelUsage,
}

/// Findings that were not kept, by reason.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Dropped(BTreeMap<Rejection, usize>);

impl Dropped {
    /// How many were dropped for a reason.
    pub fn count(&self, reason: Rejection) -> usize {
        self.0.get(&reason).copied().unwrap_or_default()
    }

    /// How many were dropped.
    pub fn total(&self) -> usize {
        self.0.values().sum()
    }

    /// Adds those of another reading.
    pub fn merge(&mut self, other: &Self) {
        for (reason, count) in &other.0 {
            self.add(*reason, *count);
        }
    }

    fn add(&mut self, reason: Rejection, count: usize) {
        if count > 0 {
            *self.0.entry(reason).or_default() += count;
        }
    }
}

/// What a reading will cost, about.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Estimate {
    /// Requests to the model, when none fails.
    pub requests: u64,
    /// Tokens of them.
    #[serde(flatten)]
    pub usage: ModelUsage,
}

impl Estimate {
    /// Adds another reading's.
    pub fn merge(&mut self, other: Self) {
        self.requests += other.requests;
        self.usage += other.usage;
    }
}
