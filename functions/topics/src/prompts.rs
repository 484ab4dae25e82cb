use answerscope_core::Result;
use answerscope_core::entities::prompt::{Prompt, PromptFilter, PromptRecord};
use answerscope_core::ids::TopicId;
use answerscope_core::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_core::page::{Listed, PageRequest};
use answerscope_core::params::Nothing;

/// Lists a topic's prompts, oldest first, with `topicId`.
pub struct ListTopicPrompts;

impl Operation for ListTopicPrompts {
    const SPEC: Spec = Spec::new(
        Verb::Get,
        "listTopicPrompts",
        "/topics/{topic}/prompts",
        "List a topic's prompts",
    )
    .about("Lists a topic's prompts, oldest first, with `topicId`.")
    .legacy("/brands/{brand}/prompts");
    type Path = TopicId;
    type Query = PageRequest;
    type Body = Nothing;
    type Reply = Listed<Prompt>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let topic = cx.store.topic(input.path).await?;
        let filter = PromptFilter::of_topic(topic.id.slot);
        let prompts = cx.store.list_prompts(input.path.brand, &filter, input.query).await?;
        Ok(prompts.map(|prompt: PromptRecord| prompt.shown_with_topic()))
    }
}
