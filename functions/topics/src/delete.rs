use answerscope_core::Result;
use answerscope_core::envelope::NoContent;
use answerscope_core::ids::TopicId;
use answerscope_core::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_core::params::Nothing;

/// Deletes a topic, its prompts and their answers.
pub struct DeleteTopic;

impl Operation for DeleteTopic {
    const SPEC: Spec = Spec::new(
        Verb::Delete,
        "deleteTopic",
        "/topics/{topic}",
        "Delete a topic, its prompts and their answers",
    )
    .about("Deletes a topic, its prompts and their answers.")
    .legacy("/brands/{brand}/prompts");
    type Path = TopicId;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = NoContent;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        cx.store.delete_topic(input.path).await?;
        Ok(NoContent)
    }
}
