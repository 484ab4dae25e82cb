//! Collections: runs in which engines are asked a brand's prompts, and what came of them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::shown::{engine_shown, surface_shown};
use super::task::{Task, TaskState};
use crate::clock::Moment;
use crate::ids::{CollectionId, Fingerprint, PromptId};
use crate::{Channel, Day, Engine, Named, Polled, Surface};

/// Prompts whose asks are one piece of work: of one engine, on one day.
pub const BLOCK: u32 = 32;
/// How often an engine may be asked the same prompt on a day.
pub const MOST_REPETITIONS: u8 = 5;
/// Errors that a collection shows: the last ones.
pub const MOST_ERRORS: usize = 20;
/// Prompts that a start may name.
pub const MOST_PROMPTS: usize = 500;

/// What has started a collection.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Trigger {
    /// The organization's daily time.
    Schedule,
    /// A caller, or a command.
    Api,
    /// The brand's first prompts.
    First,
}

/// An engine through one of its surfaces, as it is stored and shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct AskedEngine {
    /// The engine.
    #[schemars(schema_with = "engine_shown")]
    pub engine: Engine,
    /// Through what it is asked.
    #[schemars(schema_with = "surface_shown")]
    pub surface: Surface,
}

impl From<AskedEngine> for Channel {
    fn from(asked: AskedEngine) -> Self {
        Self {
            surface: asked.surface,
            engine: asked.engine,
        }
    }
}

impl From<Channel> for AskedEngine {
    fn from(channel: Channel) -> Self {
        Self {
            engine: channel.engine,
            surface: channel.surface,
        }
    }
}

/// Names an answer that was asked for: whatever is asked again on that day becomes the same answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ask {
    /// The prompt.
    pub prompt: PromptId,
    /// The engine and its surface.
    pub asked: AskedEngine,
    /// The day of the run, in UTC.
    pub day: Day,
    /// From 1.
    pub repetition: u8,
}

impl Ask {
    /// The answer's name in its brand.
    pub fn fingerprint(&self) -> Fingerprint {
        Fingerprint::of(&[
            b"asked",
            &self.prompt.ordinal.to_be_bytes(),
            &[Channel::from(self.asked).number()],
            &self.day.0.to_be_bytes(),
            &[self.repetition],
        ])
    }
}

/// What tells of an answer that it was asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Collected {
    /// The collection that has asked.
    pub collection: CollectionId,
    /// What was asked; names the answer.
    pub ask: Ask,
}

/// Input and state of a collection, as stored. What each engine came to stands in items of its own ([`EngineTally`]),
/// because many collectors count there.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct CollectionWork {
    /// What has started it.
    pub trigger: Trigger,
    /// The day that its asks are of.
    pub day: Day,
    /// The prompts' numbers, ascending; `None`: all that are monitored when they are planned.
    pub prompts: Option<Vec<u32>>,
    /// Whom it asks.
    pub engines: Vec<AskedEngine>,
    /// How often each engine is asked each prompt on the day.
    pub repetitions: u8,
    /// When planning began, µs since the epoch.
    #[serde(default)]
    pub started: Option<i64>,
    /// The first prompt's number that is not planned yet; `None`: all are.
    pub next_prompt: Option<u32>,
    /// Once it has ended: what each engine came to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tallies: Vec<EngineTally>,
    /// Once it has ended: the last errors.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub errors: Vec<CollectionError>,
}

impl CollectionWork {
    /// A run that is to be planned.
    pub fn new(trigger: Trigger, day: Day, engines: Vec<AskedEngine>, repetitions: u8) -> Self {
        Self {
            trigger,
            day,
            prompts: None,
            engines,
            repetitions,
            started: None,
            next_prompt: Some(0),
            tallies: Vec::new(),
            errors: Vec::new(),
        }
    }
}

/// What came of asking one engine in one run; each planned ask ends as one of `answered`, `noAnswer`, `failed` and
/// `alreadyAnswered`.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct EngineTally {
    /// Whom.
    #[serde(flatten)]
    pub asked: AskedEngine,
    /// Asks that the run has planned: prompts times repetitions.
    pub planned: u64,
    /// Answers that came and are stored.
    pub answered: u64,
    /// Asks to which the engine showed no answer.
    pub no_answer: u64,
    /// Asks that were given up.
    pub failed: u64,
    /// Asks that an earlier run of that day had an outcome for, whether or not its answer was deleted since.
    pub already_answered: u64,
    /// Asks that were made again although the vendor may have answered and charged the call before: it came to no readable
    /// answer, or the collector was stopped while it waited. So many calls may have been paid twice.
    pub retried: u64,
    /// US dollars: what vendors charged, and estimates where they tell nothing.
    pub cost: f64,
}

impl EngineTally {
    /// Nothing was planned yet.
    pub const fn none(asked: AskedEngine) -> Self {
        Self {
            asked,
            planned: 0,
            answered: 0,
            no_answer: 0,
            failed: 0,
            already_answered: 0,
            retried: 0,
            cost: 0.0,
        }
    }

    /// Asks that have ended.
    pub const fn ended(&self) -> u64 {
        self.answered + self.no_answer + self.failed + self.already_answered
    }
}

/// An ask that was given up.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct CollectionError {
    /// The engine.
    #[schemars(schema_with = "engine_shown")]
    pub engine: Engine,
    /// The prompt.
    pub prompt_id: PromptId,
    /// What kind of failure, such as `rate_limited` or `timed_out`.
    pub code: String,
    /// What happened.
    pub description: String,
}

/// A collection, as callers see it.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Collection {
    /// Its id.
    pub id: CollectionId,
    /// Its state.
    pub status: TaskState,
    /// What has started it.
    pub trigger: Trigger,
    /// ISO 8601; `null` until planning begins.
    pub started_at: Option<String>,
    /// ISO 8601; `null` until it has ended.
    pub ended_at: Option<String>,
    /// The part of the planned asks that have ended, from 0 to 1.
    pub progress: f64,
    /// What each engine came to so far.
    pub engines: Vec<EngineTally>,
    /// Asks that were given up: the last 20.
    pub errors: Vec<CollectionError>,
    /// ISO 8601.
    pub created_at: String,
}

impl Collection {
    /// As callers see it. `tallies` and `errors` are what the items of a run under way say; those of one that has ended
    /// stand in its task.
    pub fn shown(
        id: CollectionId,
        task: &Task<CollectionWork>,
        tallies: Vec<EngineTally>,
        errors: Vec<CollectionError>,
    ) -> Self {
        let (work, over) = (&task.work, task.task_state.ended());
        let (engines, errors) = if over && !work.tallies.is_empty() {
            (work.tallies.clone(), work.errors.clone())
        } else {
            (tallies, errors)
        };
        let sum = |part: fn(&EngineTally) -> u64| engines.iter().map(part).sum::<u64>();
        let (planned, ended) = (sum(|tally| tally.planned), sum(EngineTally::ended));
        let progress = match (task.task_state, work.next_prompt) {
            (TaskState::Completed, _) => 1.0,
            // While more is still planned, what is planned is not all.
            (_, Some(_)) => 0.0,
            (_, None) if planned == 0 => 0.0,
            (_, None) => ended as f64 / planned as f64,
        };
        let iso = |at: i64| Moment(at).iso();
        Self {
            id,
            status: task.task_state,
            trigger: work.trigger,
            started_at: work.started.map(iso),
            ended_at: task.ended.map(iso),
            progress,
            engines,
            errors,
            created_at: iso(task.created),
        }
    }
}

impl Polled for Collection {
    fn path(&self) -> String {
        format!("/collections/{}", self.id)
    }
}

impl Named for Collection {
    const LIST: &'static str = "collections";
}

/// A page that an engine saw while it searched.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SeenPage {
    /// http or https, as the vendor gives it.
    pub url: String,
    /// `null` where the vendor tells none.
    pub title: Option<String>,
    /// Whether the answer cites it.
    pub cited: bool,
}
