use answerscope_api::envelope::One;
use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::entities::topic::Topic;
use answerscope_domain::ids::TopicId;

/// Turns the monitoring of a topic and of all its prompts on or off.
pub struct ToggleTopicMonitoring;

impl Operation for ToggleTopicMonitoring {
    const SPEC: Spec = Spec::new(
        Verb::Put,
        "toggleTopicMonitoring",
        "/topics/{topic}/toggle-monitoring",
        "Turn the monitoring of a topic and all its prompts on or off",
    )
    .tag(Tag::Topics)
    .about("Turns the monitoring of a topic and of all its prompts on or off.")
    .heavy()
    .legacy("/brands/{brand}/prompts");
    type Path = TopicId;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = One<Topic>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        Ok(One(cx.store.topics().toggle(input.path).await?.shown()))
    }
}
