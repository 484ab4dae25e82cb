use answerscope_api::envelope::NoContent;
use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::ids::PromptId;

/// Deletes a prompt and its answers.
pub struct DeletePrompt;

impl Operation for DeletePrompt {
    const SPEC: Spec = Spec::new(
        Verb::Delete,
        "deletePrompt",
        "/prompts/{prompt}",
        "Delete a prompt and its answers",
    )
    .tag(Tag::Prompts)
    .about("Deletes a prompt and its answers.");
    type Path = PromptId;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = NoContent;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        cx.store.prompts().delete(input.path).await?;
        Ok(NoContent)
    }
}
