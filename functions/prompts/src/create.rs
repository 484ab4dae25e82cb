use answerscope_api::body::Json;
use answerscope_api::envelope::One;
use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::entities::prompt::{Monitoring, PromptRecord, PromptRow, checked_query, checked_tags};
use answerscope_domain::entities::report::PromptReport;
use answerscope_domain::entities::topic::checked_name;
use answerscope_domain::error::Error;
use answerscope_domain::ids::BrandId;
use answerscope_domain::input::{RawRow, bounded_rows, row};
use answerscope_store::monitoring::{Placement, WantedPrompt};
use schemars::JsonSchema;
use serde::Deserialize;

/// Rows of one request.
const MOST_ROWS: usize = 1_000;

/// Makes up to 1,000 prompts and reports row by row.
pub struct CreatePrompts;

/// Body of createPrompts.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PromptRows {
    /// 1 to 1,000 rows, together 3 MB at most.
    #[schemars(with = "Vec<PromptRow>", length(min = 1, max = 1000))]
    prompts: Vec<RawRow>,
}

impl Operation for CreatePrompts {
    const SPEC: Spec = Spec::new(
        Verb::Post,
        "createPrompts",
        "/brands/{brand}/prompts",
        "Create prompts in bulk",
    )
    .tag(Tag::Prompts)
    .about("Makes up to 1,000 prompts and reports row by row.");
    type Path = BrandId;
    type Query = Nothing;
    type Body = Json<PromptRows>;
    type Reply = One<PromptReport>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let Json(PromptRows { prompts }) = input.body;
        if prompts.is_empty() || prompts.len() > MOST_ROWS {
            return Err(Error::invalid(format!("prompts: expected 1 to {MOST_ROWS} rows")));
        }
        bounded_rows("prompts", &prompts)?;
        let topics_disabled = cx.caller.topics_disabled;
        let read = prompts.iter().map(|sent| checked(sent, topics_disabled)).collect();
        let report = cx.store.prompts().import(input.path, read, PromptRecord::shown);
        report.await.map(One)
    }
}

/// The text as sent, and the prompt that is wanted. Without topics, a topic's name is ignored.
fn checked(sent: &RawRow, topics_disabled: bool) -> Result<(String, WantedPrompt)> {
    let row: PromptRow = row(sent)?;
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
