//! What the command tells before and after.

use answerscope_analysis::{BrandFinding, Polarity};
use answerscope_language::reading::{Dropped, Estimate};
use answerscope_language::{ModelError, ModelUsage};
use answerscope_store::keys::Key;
use serde::Serialize;
use serde_json::{Value, json};

use super::spending::Spending;
use super::{MOST_REFUSED, MOST_WITHOUT_MODEL};

/// What there is to read.
#[derive(Debug, Default)]
pub(super) struct Found {
    pub(super) answers: usize,
    /// By this model, with today's names.
    pub(super) already_read: usize,
    pub(super) to_read: usize,
    /// Of those to read: that a model has read with other names, or another one or in another way.
    pub(super) outdated: usize,
    /// Of those to read: that name no tracked brand, and are not sent.
    pub(super) naming_nobody: usize,
    pub(super) unreadable: usize,
    /// The batches that hold what is to be read, in the order in which they are, and whether others of a batch are read.
    pub(super) batches: Vec<(bool, Key)>,
    pub(super) estimate: Estimate,
}

impl Found {
    /// As it is printed.
    pub(super) fn told(&self, spending: &Spending) -> Value {
        json!({
            "answers": self.answers,
            "alreadyRead": self.already_read,
            "toRead": self.to_read,
            "outdated": self.outdated,
            "namingNobody": self.naming_nobody,
            "unreadable": self.unreadable,
            "estimate": estimate(self.estimate, spending),
        })
    }
}

fn estimate(estimate: Estimate, spending: &Spending) -> Value {
    json!({
        "requests": estimate.requests,
        "tokens": estimate.usage,
        "dollars": spending.dollars(estimate.usage),
    })
}

/// Findings by polarity.
#[derive(Debug, Default, Serialize)]
pub(super) struct Kept {
    endorsed: usize,
    undermined: usize,
    neutral: usize,
}

/// What a run did.
#[derive(Debug, Default)]
pub(super) struct Summary {
    pub(super) read: usize,
    pub(super) failed: usize,
    /// The model has read an answer of the brand, in this run or before.
    pub(super) worked: bool,
    /// How many failed because it did not work, since the last that it read.
    pub(super) in_vain: usize,
    /// Why the last of those that failed did.
    pub(super) reason: Option<String>,
    pub(super) kept: Kept,
    pub(super) dropped: Dropped,
    pub(super) usage: ModelUsage,
    /// Why it ended before all answers were read.
    pub(super) stopped: Option<String>,
}

impl Summary {
    /// Counts an answer that could not be read, and ends the run where the others can not be either.
    pub(super) fn fail(&mut self, error: &ModelError) {
        self.failed += 1;
        let stops = match error {
            ModelError::Status(401 | 402 | 404) => true,
            ModelError::Busy(_)
            | ModelError::Late
            | ModelError::Unreachable
            | ModelError::Status(403 | 408 | 500..) => {
                self.in_vain += 1;
                self.in_vain >= MOST_WITHOUT_MODEL
            }
            ModelError::Status(_) | ModelError::Unreadable | ModelError::Unfaithful(_) => {
                !self.worked && self.failed >= MOST_REFUSED
            }
        };
        self.reason = Some(error.to_string());
        if stops {
            self.stopped.clone_from(&self.reason);
        }
    }

    /// Counts findings that are kept.
    pub(super) fn count(&mut self, findings: &[BrandFinding]) {
        for finding in findings {
            match finding.polarity {
                Polarity::Endorsed => self.kept.endorsed += 1,
                Polarity::Undermined => self.kept.undermined += 1,
                Polarity::Neutral => self.kept.neutral += 1,
            }
        }
    }

    /// As it is printed.
    pub(super) fn told(&self, found: &Found, model: &str, spending: &Spending) -> Value {
        json!({
            "model": model,
            "answers": {
                "all": found.answers,
                "alreadyRead": found.already_read,
                "read": self.read,
                "failed": self.failed,
                "left": found.to_read.saturating_sub(self.read),
                "unreadable": found.unreadable,
            },
            "findings": {"kept": self.kept, "dropped": self.dropped, "droppedInAll": self.dropped.total()},
            "tokens": self.usage,
            "dollars": spending.dollars(self.usage),
            "estimate": estimate(found.estimate, spending),
        })
    }
}

/// What `--remove` did.
#[derive(Debug, Default, Serialize)]
pub(super) struct Forgotten {
    /// Answers for which the built-in reading counts again.
    pub(super) removed: usize,
}
