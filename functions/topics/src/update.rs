use answerscope_core::Result;
use answerscope_core::body::Json;
use answerscope_core::entities::topic::{Topic, TopicPatch};
use answerscope_core::envelope::One;
use answerscope_core::ids::TopicId;
use answerscope_core::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_core::params::Nothing;

/// Changes the given fields of a topic.
pub struct UpdateTopic;

impl Operation for UpdateTopic {
    const SPEC: Spec = Spec::new(Verb::Patch, "updateTopic", "/topics/{topic}", "Update a topic")
        .about("Changes the given fields of a topic.")
        .legacy("/brands/{brand}/prompts");
    type Path = TopicId;
    type Query = Nothing;
    type Body = Json<TopicPatch>;
    type Reply = One<Topic>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let Json(patch) = input.body;
        Ok(One(cx.store.update_topic(input.path, &patch).await?.shown()))
    }
}
