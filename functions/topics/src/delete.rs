use answerscope_api::envelope::NoContent;
use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::ids::TopicId;

/// Deletes a topic, its prompts and their answers.
pub struct DeleteTopic;

impl Operation for DeleteTopic {
    const SPEC: Spec = Spec::new(
        Verb::Delete,
        "deleteTopic",
        "/topics/{topic}",
        "Delete a topic, its prompts and their answers",
    )
    .tag(Tag::Topics)
    .about("Deletes a topic, its prompts and their answers.")
    .legacy("/brands/{brand}/prompts");
    type Path = TopicId;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = NoContent;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        cx.store.topics().delete(input.path).await?;
        Ok(NoContent)
    }
}
