use answerscope_api::body::Json;
use answerscope_api::envelope::One;
use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::entities::prompt::{Prompt, PromptPatch};
use answerscope_domain::ids::PromptId;

/// Changes the given fields of a prompt.
pub struct UpdatePrompt;

impl Operation for UpdatePrompt {
    const SPEC: Spec = Spec::new(Verb::Patch, "updatePrompt", "/prompts/{prompt}", "Update a prompt")
        .tag(Tag::Prompts)
        .about("Changes the given fields of a prompt.");
    type Path = PromptId;
    type Query = Nothing;
    type Body = Json<PromptPatch>;
    type Reply = One<Prompt>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let Json(patch) = input.body;
        let prompt = cx.store.prompts().update(input.path, patch).await?;
        Ok(One(prompt.shown_with_topic()))
    }
}
