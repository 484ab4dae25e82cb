use answerscope_api::body::Json;
use answerscope_api::envelope::One;
use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::entities::topic::{Topic, TopicPatch};
use answerscope_domain::ids::TopicId;

/// Changes the given fields of a topic.
pub struct UpdateTopic;

impl Operation for UpdateTopic {
    const SPEC: Spec = Spec::new(Verb::Patch, "updateTopic", "/topics/{topic}", "Update a topic")
        .tag(Tag::Topics)
        .about("Changes the given fields of a topic.")
        .legacy("/brands/{brand}/prompts");
    type Path = TopicId;
    type Query = Nothing;
    type Body = Json<TopicPatch>;
    type Reply = One<Topic>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let Json(patch) = input.body;
        Ok(One(cx.store.topics().update(input.path, &patch).await?.shown()))
    }
}
