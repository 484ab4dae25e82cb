use answerscope_core::Result;
use answerscope_core::body::{Json, row};
use answerscope_core::entities::prompt::{Monitoring, Prompt, PromptRow, checked_query, checked_tags};
use answerscope_core::entities::report::{DuplicatePrompt, RowError};
use answerscope_core::entities::topic::checked_name;
use answerscope_core::envelope::One;
use answerscope_core::error::Error;
use answerscope_core::ids::BrandId;
use answerscope_core::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_core::params::Nothing;
use answerscope_core::store::prompts_bulk::{Outcome, Placement, WantedPrompt};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Rows of one request.
const MOST_ROWS: usize = 1_000;

/// Makes up to 1,000 prompts and reports row by row.
pub struct CreatePrompts;

/// Body of createPrompts.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PromptRows {
    /// 1 to 1,000 rows.
    #[schemars(with = "Vec<PromptRow>", length(min = 1, max = 1000))]
    prompts: Vec<Value>,
}

/// What became of the rows.
#[derive(Debug, Default, Serialize, JsonSchema)]
pub struct PromptReport {
    created: Vec<Prompt>,
    duplicates: Vec<DuplicatePrompt>,
    errors: Vec<RowError>,
}

impl Operation for CreatePrompts {
    const SPEC: Spec = Spec::new(
        Verb::Post,
        "createPrompts",
        "/brands/{brand}/prompts",
        "Create prompts in bulk",
    );
    type Path = BrandId;
    type Query = Nothing;
    type Body = Json<PromptRows>;
    type Reply = One<PromptReport>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let Json(PromptRows { prompts }) = input.body;
        if prompts.is_empty() || prompts.len() > MOST_ROWS {
            return Err(Error::invalid(format!("prompts: expected 1 to {MOST_ROWS} rows")));
        }
        let (mut report, mut rows, mut wanted) = (PromptReport::default(), Vec::new(), Vec::new());
        for (place, value) in prompts.into_iter().enumerate() {
            match checked(value, cx.caller.topics_disabled) {
                Ok((sent, prompt)) => {
                    rows.push((place, sent));
                    wanted.push(prompt);
                }
                Err(error) => report.errors.push(RowError::new(place, &error)),
            }
        }
        let outcomes = cx.store.create_prompts(input.path, wanted).await?;
        for ((row, query), outcome) in rows.into_iter().zip(outcomes) {
            match outcome {
                Outcome::Created(prompt) => report.created.push(prompt.shown()),
                Outcome::Duplicate(prompt_id) => report.duplicates.push(DuplicatePrompt { row, query, prompt_id }),
                Outcome::Refused(error) => report.errors.push(RowError::new(row, &error)),
            }
        }
        report.errors.sort_by_key(|error| error.row);
        Ok(One(report))
    }
}

/// The text as sent, and the prompt that is wanted. Without topics, a topic's name is ignored.
fn checked(value: Value, topics_disabled: bool) -> Result<(String, WantedPrompt)> {
    let row: PromptRow = row(value)?;
    let topic = match row.topic_name.filter(|_| !topics_disabled) {
        Some(name) => Placement::Name(checked_name("topicName", &name)?),
        None => Placement::Auto,
    };
    let wanted = WantedPrompt {
        query: checked_query(&row.query)?,
        country: row.country,
        tags: checked_tags(&row.tags)?,
        kind: row.kind,
        topic,
        monitoring: Monitoring::Active,
    };
    Ok((row.query, wanted))
}
