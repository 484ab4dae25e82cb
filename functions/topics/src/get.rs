use answerscope_core::Result;
use answerscope_core::entities::topic::Topic;
use answerscope_core::envelope::One;
use answerscope_core::ids::TopicId;
use answerscope_core::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_core::params::Nothing;

/// Reads one topic.
pub struct GetTopic;

impl Operation for GetTopic {
    const SPEC: Spec = Spec::new(Verb::Get, "getTopic", "/topics/{topic}", "Get a topic")
        .about("Reads one topic.")
        .legacy("/brands/{brand}/prompts");
    type Path = TopicId;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = One<Topic>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        Ok(One(cx.store.topic(input.path).await?.shown()))
    }
}
