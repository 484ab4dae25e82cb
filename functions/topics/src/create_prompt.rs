use answerscope_api::body::Json;
use answerscope_api::envelope::Created;
use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::entities::prompt::Prompt;
use answerscope_domain::entities::topic::TopicPromptRow;
use answerscope_domain::error::Error;
use answerscope_domain::ids::TopicId;
use answerscope_store::monitoring::PromptOutcome;

use crate::create::wanted;

/// Makes a prompt in a topic: not monitored, and asked at the topic's location.
pub struct CreateTopicPrompt;

impl Operation for CreateTopicPrompt {
    const SPEC: Spec = Spec::new(
        Verb::Post,
        "createTopicPrompt",
        "/topics/{topic}/prompts",
        "Create a prompt in a topic",
    )
    .tag(Tag::Prompts)
    .about("Makes a prompt in a topic: not monitored, and asked at the topic's location.")
    .legacy("/brands/{brand}/prompts");
    type Path = TopicId;
    type Query = Nothing;
    type Body = Json<TopicPromptRow>;
    type Reply = Created<Prompt>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let (id, Json(row)) = (input.path, input.body);
        let topic = cx.store.topics().get(id).await;
        // The text is checked before the topic is missed: input comes before existence.
        let location = topic.as_ref().ok().and_then(|topic| topic.location);
        let prompt = wanted(&row, location, id.slot)?;
        topic?;
        match cx.store.prompts().create(id.brand, vec![prompt]).await?.pop() {
            Some(PromptOutcome::Created(prompt)) => Ok(Created(prompt.shown_with_topic())),
            Some(PromptOutcome::Refused(error)) => Err(error),
            Some(PromptOutcome::Duplicate(_)) => Err(Error::duplicate(
                "query: a prompt of this brand and country has this text already",
            )),
            None => Err(Error::internal("a prompt was neither made nor refused")),
        }
    }
}
