use std::collections::HashMap;

use answerscope_analysis::topics::discover;
use answerscope_api::body::Json;
use answerscope_api::envelope::One;
use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::entities::prompt::{Monitoring, checked_query, checked_tags};
use answerscope_domain::entities::topic::{TopicImportReport, TopicImportRow, checked_name};
use answerscope_domain::error::Error;
use answerscope_domain::ids::BrandId;
use answerscope_domain::input::{RawRow, bounded_rows, row};
use answerscope_store::monitoring::{Placement, WantedPrompt};
use answerscope_store::runtime::cpu::cpu;
use schemars::JsonSchema;
use serde::Deserialize;

use crate::MOST_ROWS;

/// Makes up to 1,000 prompts in topics, none of them monitored. Rows that name no topic are put with similar ones, under
/// names that are found in their texts.
pub struct ImportTopicPrompts;

/// Body of importTopicPrompts.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ImportRows {
    /// 1 to 1,000 rows.
    #[schemars(with = "Vec<TopicImportRow>", length(min = 1, max = 1000))]
    rows: Vec<RawRow>,
}

impl Operation for ImportTopicPrompts {
    const SPEC: Spec = Spec::new(
        Verb::Post,
        "importTopicPrompts",
        "/brands/{brand}/topics/import",
        "Import prompts into topics",
    ).tag(Tag::Topics).about("Makes up to 1,000 prompts in topics, none of them monitored. Rows that name no topic are put with similar ones, under names that are found in their texts.")
    .legacy("/brands/{brand}/prompts");
    type Path = BrandId;
    type Query = Nothing;
    type Body = Json<ImportRows>;
    type Reply = One<TopicImportReport>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let Json(ImportRows { rows }) = input.body;
        if rows.is_empty() || rows.len() > MOST_ROWS {
            return Err(Error::invalid(format!("rows: expected 1 to {MOST_ROWS} rows")));
        }
        bounded_rows("rows", &rows)?;
        let read: Vec<Result<Row>> = rows.iter().map(checked).collect();
        let homeless = read.iter().enumerate().filter_map(|(place, row)| {
            let row = row.as_ref().ok().filter(|row| row.topic.is_none())?;
            Some((place, row.prompt.query.clone()))
        });
        let mut found = found_topics(homeless.collect()).await?;
        let placed = read.into_iter().enumerate().map(|(place, row)| {
            let mut row = row?;
            let name = row.topic.or_else(|| found.remove(&place));
            row.prompt.topic = name.map_or(Placement::Auto, Placement::Name);
            Ok((row.sent, row.prompt))
        });
        let placed = placed.collect();
        Ok(One(cx.store.topics().import(input.path, placed).await?))
    }
}

/// A row that was read.
struct Row {
    /// The text as sent.
    sent: String,
    /// The topic that it names.
    topic: Option<String>,
    /// What is wanted.
    prompt: WantedPrompt,
}

fn checked(sent: &RawRow) -> Result<Row> {
    let row: TopicImportRow = row(sent)?;
    let prompt = WantedPrompt {
        query: checked_query(&row.query)?,
        country: row.location,
        tags: checked_tags(&row.tags)?,
        kind: None,
        topic: Placement::Auto,
        monitoring: Monitoring::Inactive,
    };
    Ok(Row {
        topic: row.topic.map(|name| checked_name("topic", &name)).transpose()?,
        sent: row.query,
        prompt,
    })
}

/// The names of the topics of texts, by the texts' places.
async fn found_topics(texts: Vec<(usize, String)>) -> Result<HashMap<usize, String>> {
    // Up to a second for 1,000 texts.
    let found = cpu(move || {
        let queries: Vec<&str> = texts.iter().map(|(_, query)| query.as_str()).collect();
        let groups = discover(&queries);
        let names = groups.into_iter().flat_map(|group| {
            let places: Vec<usize> = group.members.iter().map(|member| texts[*member].0).collect();
            places.into_iter().map(move |place| (place, group.name.clone()))
        });
        names.collect()
    });
    found.await
}
