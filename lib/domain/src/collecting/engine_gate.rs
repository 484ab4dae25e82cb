//! The gate before an engine: how fast one organization asks it, who asks at the moment, and whether it fails.
//!
//! Ten failures in a row close the gate for a minute, and for longer each time that what comes then fails too. An engine that
//! went on failing for six such times, or that refuses its key, is given up: whoever comes while the gate is closed is told
//! why. A refusal that may be of one prompt alone closes it for a minute, and gives the engine up when what comes then is
//! refused too. The first answer opens the gate, except for a pause that the engine asked for.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::Pace;
use crate::clock::{Moment, later};

/// Failures in a row that close the gate.
const TRIP: u32 = 10;
/// How often the gate closes before the engine is given up.
const PATIENCE: u32 = 6;
const MINUTE: Duration = Duration::from_secs(60);
/// The longest time that the gate is closed.
const LONGEST: Duration = Duration::from_secs(15 * 60);
/// How long somebody waits who found no room.
const NO_ROOM: Duration = Duration::from_secs(5);

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
    /// Who asks; those whose time has passed have died.
    slots: BTreeMap<String, Slot>,
    /// Failures since the last answer.
    failures: u32,
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
        let closed_until = self.closed_until.max(self.paused_until);
        if now.0 < closed_until {
            let given_up = self.stopped || self.closings >= PATIENCE;
            return match self.last_failure.clone().filter(|_| given_up) {
                Some(failure) => Admission::Never(failure),
                None => Admission::Later(micros(closed_until - now.0)),
            };
        }
        self.slots.retain(|other, slot| slot.until > now.0 && other != holder);
        let under_way: u32 = self.slots.values().map(|slot| slot.asks).sum();
        let room = pace.concurrency.max(1).saturating_sub(under_way);
        let asks = wanted.min(room).min(pace.burst());
        if asks == 0 {
            return Admission::Later(NO_ROOM);
        }
        match pace.take(self.tat, now, asks) {
            Err(wait) => Admission::Later(micros(wait)),
            Ok(tat) => {
                self.tat = tat;
                let until = later(now, lease).0;
                self.slots.insert(holder.to_owned(), Slot { asks, until });
                Admission::Granted(asks)
            }
        }
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
            (self.failures, self.closings, self.closed_until) = (0, 0, 0);
            (self.stopped, self.suspected) = (false, false);
            (self.last_failure, self.last_success_at) = (None, Some(now.0));
        } else if report.failed > 0 {
            self.failures = self.failures.saturating_add(report.failed);
            self.last_failure.clone_from(&report.failure);
            self.fail(report.stop, now);
        }
        if let Some(pause) = report.pause {
            self.paused_until = self.paused_until.max(until(now, pause));
        }
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
mod tests {
    use proptest::prelude::*;

    use super::*;

    const PACE: Pace = Pace {
        requests_per_minute: 6_000,
        concurrency: 8,
    };
    const LEASE: Duration = Duration::from_secs(200);

    fn failed(count: u32) -> WaveReport {
        WaveReport {
            failed: count,
            failure: Some(AskFailure::new("unavailable", "away")),
            ..WaveReport::default()
        }
    }

    fn refused(stop: Stop) -> WaveReport {
        WaveReport { stop, ..failed(1) }
    }

    fn answered(count: u32) -> WaveReport {
        WaveReport {
            answered: count,
            ..WaveReport::default()
        }
    }

    #[test]
    fn an_engine_that_fails_is_left_alone_longer_each_time_and_then_given_up() {
        let (mut gate, mut now, mut closed) = (EngineGate::default(), Moment(1_000_000_000), Vec::new());
        loop {
            match gate.enter("a", 5, PACE, now, LEASE) {
                Admission::Granted(asks) => gate.leave("a", &failed(asks), now),
                Admission::Later(wait) => {
                    // Shorter waits are those of the pace.
                    closed.extend((wait >= MINUTE).then_some(wait.as_secs() / 60));
                    now = later(now, wait);
                }
                Admission::Never(failure) => {
                    assert_eq!(failure.code, "unavailable");
                    break;
                }
            }
        }
        assert_eq!(closed, [1, 2, 4, 8, 15]);
        now = later(now, LONGEST);
        assert!(
            matches!(gate.enter("a", 5, PACE, now, LEASE), Admission::Granted(5)),
            "it is tried again"
        );
        gate.leave("a", &answered(1), now);
        assert_eq!(gate.last_success_at, Some(now.0));
        now = later(now, MINUTE);
        assert_eq!(gate.enter("a", 5, PACE, now, LEASE), Admission::Granted(5));
    }

    #[test]
    fn a_key_that_is_refused_stops_everybody_at_once() {
        let (mut gate, now) = (EngineGate::default(), Moment(1_000_000_000));
        gate.leave("a", &refused(Stop::Certain), now);
        assert!(matches!(gate.enter("b", 5, PACE, now, LEASE), Admission::Never(_)));
    }

    #[test]
    fn a_refusal_of_one_prompt_stops_nobody_before_the_next_is_refused() {
        let (mut gate, mut now) = (EngineGate::default(), Moment(1_000_000_000));
        let suspicion = refused(Stop::Suspected);
        gate.leave("a", &suspicion, now);
        gate.leave("b", &suspicion, now);
        assert_eq!(
            gate.enter("c", 5, PACE, now, LEASE),
            Admission::Later(MINUTE),
            "they were asked together"
        );
        now = later(now, MINUTE);
        assert_eq!(gate.enter("a", 5, PACE, now, LEASE), Admission::Granted(5));
        gate.leave("a", &answered(1), now);
        gate.leave("b", &suspicion, now);
        now = later(now, MINUTE);
        assert_eq!(
            gate.enter("a", 5, PACE, now, LEASE),
            Admission::Granted(5),
            "an answer came between"
        );
        gate.leave("a", &suspicion, now);
        assert!(matches!(gate.enter("b", 5, PACE, now, LEASE), Admission::Never(_)));
    }

    #[test]
    fn a_pause_that_the_engine_asks_for_is_no_failure_of_it() {
        let (mut gate, now) = (EngineGate::default(), Moment(1_000_000_000));
        let report = WaveReport {
            pause: Some(Duration::from_secs(30)),
            ..WaveReport::default()
        };
        gate.leave("a", &report, now);
        assert_eq!(
            gate.enter("b", 5, PACE, now, LEASE),
            Admission::Later(Duration::from_secs(30))
        );
        let then = later(now, Duration::from_secs(30));
        assert_eq!(gate.enter("b", 5, PACE, then, LEASE), Admission::Granted(5));
    }

    #[test]
    fn an_answer_opens_a_gate_that_failures_have_closed() {
        let (mut gate, now) = (EngineGate::default(), Moment(1_000_000_000));
        gate.leave("a", &failed(TRIP), now);
        assert_eq!(gate.enter("b", 5, PACE, now, LEASE), Admission::Later(MINUTE));
        gate.leave("c", &answered(8), now);
        assert_eq!(gate.enter("b", 5, PACE, now, LEASE), Admission::Granted(5));
    }

    #[test]
    fn an_answer_does_not_end_a_pause_that_the_engine_asks_for() {
        let (mut gate, now) = (EngineGate::default(), Moment(1_000_000_000));
        let half = Duration::from_secs(30);
        let report = WaveReport {
            pause: Some(half),
            ..failed(TRIP)
        };
        gate.leave("a", &report, now);
        gate.leave("c", &answered(8), now);
        assert_eq!(gate.enter("b", 5, PACE, now, LEASE), Admission::Later(half));
    }

    proptest! {
        /// Collectors that come, go and die at any time never ask more at once than may be asked.
        #[test]
        fn no_more_are_under_way_than_may_be(
            concurrency in 1u32..12,
            steps in prop::collection::vec((0usize..4, 1u32..8, any::<bool>(), 0i64..20_000_000), 1..300),
        ) {
            let pace = Pace { requests_per_minute: 60_000, concurrency };
            let (mut gate, mut now) = (EngineGate::default(), Moment(1_000_000_000));
            let mut under_way = [(0u32, 0i64); 4];
            for (collector, wanted, dies, time) in steps {
                let holder = collector.to_string();
                if under_way[collector].0 > 0 && !dies {
                    gate.leave(&holder, &answered(1), now);
                    under_way[collector] = (0, 0);
                }
                if let Admission::Granted(asks) = gate.enter(&holder, wanted, pace, now, LEASE) {
                    under_way[collector] = (asks, later(now, LEASE).0);
                }
                let asks: u32 = under_way.iter().filter(|(_, until)| *until > now.0).map(|(asks, _)| asks).sum();
                prop_assert!(asks <= concurrency, "{asks} under way");
                now.0 += time;
            }
        }
    }
}
