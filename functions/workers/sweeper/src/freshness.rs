//! How long work has been waiting, as CloudWatch sees it: metrics of every sweep.

use std::time::Duration;

use answerscope_domain::clock::Moment;
use answerscope_store::table::outbox::DueEntry;
use metrics::{Unit, counter, describe_histogram, histogram};

/// Since when the oldest entries are due that were seen: those that figures wait for, and all others. Figures are to follow
/// within seconds; a deletion or an export may take its minutes.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Oldest {
    figures: Option<i64>,
    other: Option<i64>,
}

impl Oldest {
    pub(crate) fn see(&mut self, found: &DueEntry) {
        let since = Some(found.since.0);
        self.include(if found.entry.changes_figures() {
            Self {
                figures: since,
                other: None,
            }
        } else {
            Self {
                figures: None,
                other: since,
            }
        });
    }

    /// Takes over what is older.
    pub(crate) fn include(&mut self, seen: Self) {
        let older = |one: Option<i64>, other| one.into_iter().chain(other).min();
        self.figures = older(self.figures, seen.figures);
        self.other = older(self.other, seen.other);
    }

    pub(crate) fn ages(self, now: Moment) -> Ages {
        let age = |since: Option<i64>| {
            Duration::from_micros(since.map_or(0, |since| now.0.saturating_sub(since).max(0).unsigned_abs()))
        };
        Ages {
            figures: age(self.figures),
            other: age(self.other),
        }
    }
}

/// For how long the oldest entries have been due; zero where none is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Ages {
    /// Of those that figures wait for: days to rebuild, deleted prompts to take out.
    pub figures: Duration,
    /// Of all others: tasks, events, deliveries, deletions, answers to read anew.
    pub other: Duration,
}

/// Counts what a sweep has found.
pub(crate) fn found(ages: Ages, due: usize) {
    describe_histogram!("OldestOutboxEntry", Unit::Seconds, "");
    histogram!("OldestOutboxEntry", "Work" => "figures").record(ages.figures.as_secs_f64());
    histogram!("OldestOutboxEntry", "Work" => "other").record(ages.other.as_secs_f64());
    histogram!("DueOutboxEntries").record(due as f64);
}

/// Says that the outbox was read: whoever misses it for minutes knows that nothing is swept.
pub(crate) fn heartbeat() {
    counter!("Sweeps").increment(1);
}
