use answerscope_core::Result;
use answerscope_core::body::Json;
use answerscope_core::entities::prompt::{Prompt, PromptPatch};
use answerscope_core::envelope::One;
use answerscope_core::ids::PromptId;
use answerscope_core::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_core::params::Nothing;

/// Changes the given fields of a prompt.
pub struct UpdatePrompt;

impl Operation for UpdatePrompt {
    const SPEC: Spec = Spec::new(Verb::Patch, "updatePrompt", "/prompts/{prompt}", "Update a prompt")
        .about("Changes the given fields of a prompt.");
    type Path = PromptId;
    type Query = Nothing;
    type Body = Json<PromptPatch>;
    type Reply = One<Prompt>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let Json(patch) = input.body;
        Ok(One(cx.store.update_prompt(input.path, patch).await?.shown_with_topic()))
    }
}
