use answerscope_core::Result;
use answerscope_core::envelope::NoContent;
use answerscope_core::ids::PromptId;
use answerscope_core::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_core::params::Nothing;

/// Deletes a prompt and its answers.
pub struct DeletePrompt;

impl Operation for DeletePrompt {
    const SPEC: Spec = Spec::new(
        Verb::Delete,
        "deletePrompt",
        "/prompts/{prompt}",
        "Delete a prompt and its answers",
    )
    .about("Deletes a prompt and its answers.");
    type Path = PromptId;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = NoContent;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        cx.store.delete_prompt(input.path).await?;
        Ok(NoContent)
    }
}
