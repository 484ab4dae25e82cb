use answerscope_core::Result;
use answerscope_core::entities::topic::{Topic, TopicRecord};
use answerscope_core::ids::BrandId;
use answerscope_core::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_core::page::{Listed, PageRequest};
use answerscope_core::params::Nothing;

/// Lists a brand's topics, oldest first, auto-managed ones among them.
pub struct ListTopics;

impl Operation for ListTopics {
    const SPEC: Spec = Spec::new(Verb::Get, "listTopics", "/brands/{brand}/topics", "List topics")
        .about("Lists a brand's topics, oldest first, auto-managed ones among them.")
        .legacy("/brands/{brand}/prompts");
    type Path = BrandId;
    type Query = PageRequest;
    type Body = Nothing;
    type Reply = Listed<Topic>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let topics = cx.store.list_topics(input.path, input.query).await?;
        Ok(topics.map(|topic: TopicRecord| topic.shown()))
    }
}
