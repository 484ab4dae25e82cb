use answerscope_core::Result;
use answerscope_core::entities::prompt::Prompt;
use answerscope_core::envelope::One;
use answerscope_core::ids::PromptId;
use answerscope_core::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_core::params::Nothing;

/// Reads one prompt, with its topic.
pub struct GetPrompt;

impl Operation for GetPrompt {
    const SPEC: Spec = Spec::new(Verb::Get, "getPrompt", "/prompts/{prompt}", "Get a prompt")
        .about("Reads one prompt, with its topic.");
    type Path = PromptId;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = One<Prompt>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let (_, prompt) = cx.store.prompt(input.path).await?;
        Ok(One(prompt.shown_with_topic()))
    }
}
