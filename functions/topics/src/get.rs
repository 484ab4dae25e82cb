use answerscope_api::envelope::One;
use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::entities::topic::Topic;
use answerscope_domain::ids::TopicId;

/// Reads one topic.
pub struct GetTopic;

impl Operation for GetTopic {
    const SPEC: Spec = Spec::new(Verb::Get, "getTopic", "/topics/{topic}", "Get a topic")
        .tag(Tag::Topics)
        .about("Reads one topic.")
        .legacy("/brands/{brand}/prompts");
    type Path = TopicId;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = One<Topic>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        Ok(One(cx.store.topics().get(input.path).await?.shown()))
    }
}
