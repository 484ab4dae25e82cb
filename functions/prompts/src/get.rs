use answerscope_api::envelope::One;
use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::entities::prompt::Prompt;
use answerscope_domain::ids::PromptId;

/// Reads one prompt, with its topic.
pub struct GetPrompt;

impl Operation for GetPrompt {
    const SPEC: Spec = Spec::new(Verb::Get, "getPrompt", "/prompts/{prompt}", "Get a prompt")
        .tag(Tag::Prompts)
        .about("Reads one prompt, with its topic.");
    type Path = PromptId;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = One<Prompt>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let (_, prompt) = cx.store.prompts().get(input.path).await?;
        Ok(One(prompt.shown_with_topic()))
    }
}
