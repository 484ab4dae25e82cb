//! The gate before an engine: how fast one organization asks it, who asks at the moment, and whether it fails.
//!
//! Ten failures in a row close the gate for a minute, and for longer each time that what comes then fails too. An engine that
//! went on failing for six such times, or that refuses its key, is given up: whoever comes while the gate is closed is told
//! why. A refusal that may be of one prompt alone closes it for a minute, and gives the engine up when what comes then is
//! refused too. So do thirty requests in a row that are refused, or answered in a form that can not be read: a model that is gone, or
//! answers of a new form. The first answer opens the gate, except for a pause that the engine asked for.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::Pace;
use crate::clock::{Moment, later};

/// Failures in a row that close the gate.
const TRIP: u32 = 10;
/// Refused requests and unreadable answers in a row, without an answer between, that are no longer those of single prompts.
const DOUBTED: u32 = 30;
/// How often the gate closes before the engine is given up.
const PATIENCE: u32 = 6;
const MINUTE: Duration = Duration::from_secs(60);
/// The longest time that the gate is closed.
const LONGEST: Duration = Duration::from_secs(15 * 60);
/// How long somebody waits at least who found no room.
const NO_ROOM: Duration = Duration::from_secs(5);

/// The shortest time between two who wait.
const SHORTEST_GAP: Duration = Duration::from_secs(1);

/// What went wrong, as it is shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct AskFailure {
    /// A word that does not change.
    pub code: String,
    /// What happened.
    pub description: String,
}

impl AskFailure {
    /// Of this kind.
    pub fn new(code: &str, description: impl Into<String>) -> Self {
        Self {
            code: code.to_owned(),
            description: description.into(),
        }
    }
}

/// Asks of one collector that are under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
struct Slot {
    asks: u32,
    until: i64,
}

/// The state of the gate, as stored.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct EngineGate {
    /// When the whole burst is there again, µs since the epoch.
    tat: i64,
    /// When the last of those who wait comes, and the next one may come, µs since the epoch.
    line_until: i64,
    /// Who asks; those whose time has passed have died.
    slots: BTreeMap<String, Slot>,
    /// Failures since the last answer.
    failures: u32,
    /// Refused requests and unreadable answers since the last answer.
    doubted: u32,
    /// How often the gate has closed since the last answer.
    closings: u32,
    /// Until when failures keep it closed, µs since the epoch.
    closed_until: i64,
    /// Until when the engine asked to be left alone, µs since the epoch.
    paused_until: i64,
    /// Whether a refusal since the last answer may be of the key.
    suspected: bool,
    /// Whether nobody can expect an answer until somebody mends key or credit.
    stopped: bool,
    /// What the last failure was.
    #[serde(skip_serializing_if = "Option::is_none")]
    last_failure: Option<AskFailure>,
    /// When the engine last answered, µs since the epoch.
    #[serde(skip_serializing_if = "Option::is_none")]
    last_success_at: Option<i64>,
}

/// What the gate says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Admission {
    /// So many may be asked now.
    Granted(u32),
    /// Come again after this time.
    Later(Duration),
    /// The engine is given up for now, for this reason.
    Never(AskFailure),
}

/// What came of a wave of asks.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct WaveReport {
    /// Asks that the engine answered, or for which it showed that it has no answer.
    pub answered: u32,
    /// Asks that failed through no fault of the prompt's.
    pub failed: u32,
    /// Requests that were refused, and answers that could not be read: each may be of its prompt alone.
    pub doubted: u32,
    /// What the last failure was.
    pub failure: Option<AskFailure>,
    /// How long the engine asks to be left alone.
    pub pause: Option<Duration>,
    /// Whether other prompts will fare no better.
    pub stop: Stop,
}

/// Whether a refusal of one prompt is one of all prompts, as with a wrong key.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stop {
    /// Others may fare better.
    #[default]
    No,
    /// It may be of this prompt alone: the next refusal tells.
    Suspected,
    /// No other prompt will fare better.
    Certain,
}

impl EngineGate {
    /// Asks to ask `wanted` prompts at once. What is granted counts as under way until [`EngineGate::leave`], or until
    /// `lease` is over.
    pub fn enter(&mut self, holder: &str, wanted: u32, pace: Pace, now: Moment, lease: Duration) -> Admission {
        if self.closed_until(now).is_some()
            && let Some(failure) = self.given_up()
        {
            return Admission::Never(failure.clone());
        }
        match self.room(Some(holder), wanted, pace, now) {
            Err(wait) => Admission::Later(self.line_up(wait, wanted, pace, now)),
            Ok((asks, tat)) => {
                self.tat = tat;
                self.slots.retain(|_, slot| slot.until > now.0);
                let until = later(now, lease).0;
                self.slots.insert(holder.to_owned(), Slot { asks, until });
                Admission::Granted(asks)
            }
        }
    }

    /// How long who comes to ask `wanted` prompts is to wait; none where [`EngineGate::enter`] would let them in, or would say
    /// that the engine is given up.
    pub fn wait(&mut self, wanted: u32, pace: Pace, now: Moment) -> Option<Duration> {
        let given_up = self.closed_until(now).is_some() && self.given_up().is_some();
        let wait = self.room(None, wanted, pace, now).err().filter(|_| !given_up)?;
        Some(self.line_up(wait, wanted, pace, now))
    }

    /// Until when the gate is closed, if it is.
    fn closed_until(&self, now: Moment) -> Option<i64> {
        Some(self.closed_until.max(self.paused_until)).filter(|until| now.0 < *until)
    }

    /// Why the engine is given up while the gate is closed, if it is.
    fn given_up(&self) -> Option<&AskFailure> {
        let given_up = self.stopped || self.closings >= PATIENCE;
        self.last_failure.as_ref().filter(|_| given_up)
    }

    /// How many of `wanted` prompts may be asked now, and the pace's state then; else the least wait, in microseconds.
    fn room(&self, holder: Option<&str>, wanted: u32, pace: Pace, now: Moment) -> Result<(u32, i64), i64> {
        if let Some(until) = self.closed_until(now) {
            return Err(until - now.0);
        }
        let others = self.slots.iter().filter(|(other, _)| Some(other.as_str()) != holder);
        let under_way: u32 = others
            .filter(|(_, slot)| slot.until > now.0)
            .map(|(_, slot)| slot.asks)
            .sum();
        let room = pace.concurrency.max(1).saturating_sub(under_way);
        let asks = wanted.min(room).min(pace.burst());
        if asks == 0 {
            return Err(later(now, NO_ROOM).0 - now.0);
        }
        pace.take(self.tat, now, asks).map(|tat| (asks, tat))
    }

    /// How long one waits who found no room. Those who wait come one after another, as fast as the pace lets them in: so however
    /// many wait, few come in vain.
    fn line_up(&mut self, wait: i64, wanted: u32, pace: Pace, now: Moment) -> Duration {
        let turn = (now.0 + wait).max(self.line_until);
        let gap = pace.time_of(wanted.min(pace.burst())).max(SHORTEST_GAP);
        self.line_until = later(Moment(turn), gap).0.min(later(now, LONGEST).0);
        micros(turn - now.0)
    }

    /// Lets what was granted count as under way until `lease` is over, counted from now. A place that went to others stays
    /// with them.
    pub fn stay(&mut self, holder: &str, now: Moment, lease: Duration) {
        if let Some(slot) = self.slots.get_mut(holder) {
            slot.until = later(now, lease).0;
        }
    }

    /// Says what came of what was granted.
    pub fn leave(&mut self, holder: &str, report: &WaveReport, now: Moment) {
        self.slots.remove(holder);
        if report.answered > 0 {
            if self.closed_until > now.0 {
                // Those who waited for it to open.
                self.line_until = 0;
            }
            (self.failures, self.doubted, self.closings, self.closed_until) = (0, 0, 0, 0);
            (self.stopped, self.suspected) = (false, false);
            (self.last_failure, self.last_success_at) = (None, Some(now.0));
        } else if report.failed > 0 {
            self.failures = self.failures.saturating_add(report.failed);
            self.last_failure.clone_from(&report.failure);
            self.fail(report.stop, now);
        } else if report.doubted > 0 {
            self.doubted = self.doubted.saturating_add(report.doubted);
            if self.doubted >= DOUBTED {
                self.last_failure.clone_from(&report.failure);
                self.fail(Stop::Suspected, now);
            }
        }
        if let Some(pause) = report.pause {
            self.paused_until = self.paused_until.max(until(now, pause));
        }
    }

    /// Gives back what was granted for asks that are not sent.
    pub fn turn_back(&mut self, holder: &str, asks: u32, pace: Pace) {
        self.slots.remove(holder);
        let time = i64::try_from(pace.time_of(asks).as_micros()).unwrap_or_default();
        self.tat = self.tat.saturating_sub(time);
    }

    /// Closes the gate where the failures are such. What was asked before it closed does not close it again.
    fn fail(&mut self, stop: Stop, now: Moment) {
        let open = self.closed_until.max(self.paused_until) <= now.0;
        if stop == Stop::Certain || (stop == Stop::Suspected && self.suspected && open) {
            self.stopped = true;
            self.close(now, LONGEST);
        } else if stop == Stop::Suspected {
            self.suspected = true;
            self.close(now, MINUTE);
        } else if self.failures >= TRIP && open {
            let minutes = 1 << self.closings.min(4);
            self.closings = self.closings.saturating_add(1);
            self.close(now, MINUTE * minutes);
        }
    }

    fn close(&mut self, now: Moment, time: Duration) {
        self.closed_until = self.closed_until.max(until(now, time));
    }
}

/// The end of a time, no longer than a gate is closed, µs since the epoch.
fn until(now: Moment, time: Duration) -> i64 {
    later(now, time.min(LONGEST)).0
}

fn micros(micros: i64) -> Duration {
    Duration::from_micros(u64::try_from(micros).unwrap_or_default())
}

#[cfg(test)]
mod tests;
