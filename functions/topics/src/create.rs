use answerscope_api::body::Json;
use answerscope_api::envelope::Created;
use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::country::Country;
use answerscope_domain::entities::prompt::{Monitoring, PromptRecord, checked_query, checked_tags};
use answerscope_domain::entities::topic::{CreatedTopic, NewTopic, TopicPromptRow, TopicRecord, checked_name};
use answerscope_domain::error::Error;
use answerscope_domain::ids::BrandId;
use answerscope_domain::input::{RawRow, bounded_rows, row};
use answerscope_store::monitoring::{Placement, WantedPrompt, WantedTopic};

use crate::MOST_ROWS;

/// Makes a topic that is not monitored, or adds the prompts to the one with this name and location.
pub struct CreateTopic;

impl Operation for CreateTopic {
    const SPEC: Spec = Spec::new(
        Verb::Post,
        "createTopic",
        "/brands/{brand}/topics",
        "Create a topic with prompts",
    )
    .tag(Tag::Topics)
    .about("Makes a topic that is not monitored, or adds the prompts to the one with this name and location.")
    .legacy("/brands/{brand}/prompts");
    type Path = BrandId;
    type Query = Nothing;
    type Body = Json<NewTopic>;
    type Reply = Created<CreatedTopic>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let Json(body) = input.body;
        if body.prompts.len() > MOST_ROWS {
            return Err(Error::invalid(format!("prompts: more than {MOST_ROWS} rows")));
        }
        bounded_rows("prompts", &body.prompts)?;
        let wanted = WantedTopic {
            name: checked_name("name", &body.name)?,
            location: body.location,
            tags: checked_tags(&body.tags)?,
            topic_type: body.topic_type,
            monitoring: Monitoring::Inactive,
        };
        let brand = input.path;
        let topic = cx.store.topics().ensure(brand, &wanted).await?;
        let read = body.prompts.iter().map(|sent| checked(&topic, sent)).collect();
        let prompts = cx.store.prompts();
        let report = prompts.import(brand, read, PromptRecord::shown_with_topic).await?;
        Ok(Created(CreatedTopic {
            topic: topic.shown(),
            report,
        }))
    }
}

fn checked(topic: &TopicRecord, sent: &RawRow) -> Result<(String, WantedPrompt)> {
    let row: TopicPromptRow = row(sent)?;
    let wanted = wanted(&row, topic.location, topic.id.slot)?;
    Ok((row.query, wanted))
}

/// The prompt that a row wants in a topic.
pub(crate) fn wanted(row: &TopicPromptRow, country: Option<Country>, slot: u32) -> Result<WantedPrompt> {
    Ok(WantedPrompt {
        query: checked_query(&row.query)?,
        country,
        tags: checked_tags(&row.tags)?,
        kind: row.kind,
        topic: Placement::Slot(slot),
        monitoring: Monitoring::Inactive,
    })
}
