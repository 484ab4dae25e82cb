use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::entities::topic::{Topic, TopicRecord};
use answerscope_domain::ids::BrandId;
use answerscope_domain::page::{Listed, PageRequest};

/// Lists a brand's topics, oldest first, auto-managed ones among them.
pub struct ListTopics;

impl Operation for ListTopics {
    const SPEC: Spec = Spec::new(Verb::Get, "listTopics", "/brands/{brand}/topics", "List topics")
        .tag(Tag::Topics)
        .about("Lists a brand's topics, oldest first, auto-managed ones among them.")
        .legacy("/brands/{brand}/prompts");
    type Path = BrandId;
    type Query = PageRequest;
    type Body = Nothing;
    type Reply = Listed<Topic>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let topics = cx.store.topics().list(input.path, input.query).await?;
        Ok(topics.map(|topic: TopicRecord| topic.shown()))
    }
}
