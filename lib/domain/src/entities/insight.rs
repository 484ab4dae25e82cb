//! Insights: what stands out in a brand's answers, written out; and the generations that find them.

use std::ops::RangeInclusive;

use crate::Day;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::prompt::ordinals_of;
use super::task::{Task, TaskError, TaskState};
use crate::clock::Moment;
use crate::error::{Error, Result};
use crate::ids::{BrandId, GenerationId, InsightId, PromptId, Token};
use crate::input::present;
use crate::{Named, Polled, period};

/// Prompts that a generation may be narrowed to.
const MOST_PROMPTS: usize = 1_000;

/// What became of an insight. Any status may move to any other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum InsightStatus {
    /// Nobody has looked at it.
    New,
    /// Somebody works at it.
    InProgress,
    /// It was acted on.
    Done,
    /// It is not wanted.
    Dismissed,
}

/// An insight.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Insight {
    /// Its id.
    pub id: InsightId,
    /// The brand.
    pub brand_id: BrandId,
    /// The prompt that it was made from.
    pub prompt_id: PromptId,
    /// That prompt's text.
    pub query: String,
    /// The generation that found it.
    pub generation_id: GenerationId,
    /// What it says, in a line.
    pub title: String,
    /// What it says, and what to do about it.
    pub text: String,
    /// What it is about.
    pub category: String,
    /// How soon it deserves a look.
    #[schemars(extend("enum" = ["high", "medium", "low"]))]
    pub priority: String,
    /// What became of it.
    pub status: InsightStatus,
    /// The figures behind it: `metric`, `startDate`, `endDate`, and those of the prompt's aggregates.
    pub evidence: Map<String, Value>,
    /// ISO 8601.
    pub created_at: String,
}

impl Named for Insight {
    const LIST: &'static str = "insights";
}

/// Body of updateInsight.
#[derive(Debug, Clone, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct InsightPatch {
    /// The new status.
    pub status: InsightStatus,
}

/// Body of generateInsights; it may be left out.
#[derive(Debug, Clone, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewGeneration {
    /// These prompts alone.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Vec<PromptId>>", length(min = 1, max = MOST_PROMPTS))]
    pub prompt_ids: Option<Vec<String>>,
    /// The first day; by default 29 days before the last.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub start_date: Option<String>,
    /// The last day; by default today (UTC).
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub end_date: Option<String>,
}

/// Input and result of a generation, as stored.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct GenerationWork {
    /// Ordinals of the prompts; `None`: all.
    pub prompts: Option<Vec<u32>>,
    /// The first day.
    pub first: Day,
    /// The last day.
    pub last: Day,
    /// The insights that were found, most important first.
    pub insights: Vec<Token>,
}

impl GenerationWork {
    /// Checks a body.
    pub fn new(brand: BrandId, body: &NewGeneration, now: Moment) -> Result<Self> {
        let day = |name: &str, text: &Option<String>| {
            let read = |text: &String| {
                Day::parse(text).ok_or_else(|| {
                    Error::invalid(format!(
                        "{name}: expected a day that exists, from 1970-01-01 on, as YYYY-MM-DD"
                    ))
                })
            };
            text.as_ref().map(read).transpose()
        };
        let days = period::range_of(
            day("startDate", &body.start_date)?,
            day("endDate", &body.end_date)?,
            now,
        )?;
        let ids = body.prompt_ids.as_ref();
        if ids.is_some_and(|ids| !(1..=MOST_PROMPTS).contains(&ids.len())) {
            return Err(Error::invalid(format!("promptIds: expected 1 to {MOST_PROMPTS} ids")));
        }
        Ok(Self {
            prompts: ids.map(|ids| ordinals_of(brand, ids)).transpose()?,
            first: *days.start(),
            last: *days.end(),
            insights: Vec::new(),
        })
    }

    /// The days that are looked at.
    pub fn days(&self) -> RangeInclusive<Day> {
        self.first..=self.last
    }
}

impl Polled for Generation {
    fn path(&self) -> String {
        format!("/insights/generation/{}", self.id)
    }
}

/// A generation, as its poll shows it.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Generation {
    /// Its id.
    pub id: GenerationId,
    /// Its state.
    pub status: TaskState,
    /// ISO 8601.
    pub created_at: String,
    /// When completed: the insights.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub results: Option<Vec<Insight>>,
    /// When failed: why.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<TaskError>,
}

impl Generation {
    /// As callers see it; `insights` are its results.
    pub fn shown(id: GenerationId, task: &Task<GenerationWork>, insights: Vec<Insight>) -> Self {
        Self {
            id,
            status: task.task_state,
            created_at: Moment(task.created).iso(),
            results: (task.task_state == TaskState::Completed).then_some(insights),
            error: task.error.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Random;

    struct Fixed;
    impl Random for Fixed {
        fn fill(&self, bytes: &mut [u8]) {
            bytes.fill(0xa5);
        }
    }

    #[test]
    fn a_list_of_prompts_holds_one_at_least() {
        let brand = BrandId(Token::new(Moment(0), &Fixed));
        let of = |prompts: usize| {
            let body = NewGeneration {
                prompt_ids: Some(vec![PromptId { brand, ordinal: 1 }.to_string(); prompts]),
                ..NewGeneration::default()
            };
            GenerationWork::new(brand, &body, Moment(0))
        };
        assert_eq!(of(1).map(|work| work.prompts), Ok(Some(vec![1])));
        for prompts in [0, MOST_PROMPTS + 1] {
            let refused = of(prompts).expect_err("none, or too many").description();
            assert!(refused.starts_with("promptIds: expected 1 to"), "{refused}");
        }
    }
}
