use answerscope_core::Result;
use answerscope_core::entities::topic::Topic;
use answerscope_core::envelope::One;
use answerscope_core::ids::TopicId;
use answerscope_core::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_core::params::Nothing;

/// Turns the monitoring of a topic and of all its prompts on or off.
pub struct ToggleTopicMonitoring;

impl Operation for ToggleTopicMonitoring {
    const SPEC: Spec = Spec::new(
        Verb::Put,
        "toggleTopicMonitoring",
        "/topics/{topic}/toggle-monitoring",
        "Turn the monitoring of a topic and all its prompts on or off",
    )
    .about("Turns the monitoring of a topic and of all its prompts on or off.")
    .heavy()
    .legacy("/brands/{brand}/prompts");
    type Path = TopicId;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = One<Topic>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        Ok(One(cx.store.toggle_topic(input.path).await?.shown()))
    }
}
