use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::entities::prompt::{Prompt, PromptFilter, PromptRecord};
use answerscope_domain::ids::TopicId;
use answerscope_domain::page::{Listed, PageRequest};

/// Lists a topic's prompts, oldest first, with `topicId`.
pub struct ListTopicPrompts;

impl Operation for ListTopicPrompts {
    const SPEC: Spec = Spec::new(
        Verb::Get,
        "listTopicPrompts",
        "/topics/{topic}/prompts",
        "List a topic's prompts",
    )
    .tag(Tag::Prompts)
    .about("Lists a topic's prompts, oldest first, with `topicId`.")
    .legacy("/brands/{brand}/prompts");
    type Path = TopicId;
    type Query = PageRequest;
    type Body = Nothing;
    type Reply = Listed<Prompt>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let topic = cx.store.topics().get(input.path).await?;
        let filter = PromptFilter::of_topic(topic.id.slot);
        let prompts = cx.store.prompts().list(input.path.brand, &filter, input.query).await?;
        Ok(prompts.map(|prompt: PromptRecord| prompt.shown_with_topic()))
    }
}
