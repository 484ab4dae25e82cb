use answerscope_api::envelope::One;
use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::entities::prompt::Prompt;
use answerscope_domain::ids::PromptId;

/// Turns a prompt's monitoring on or off.
pub struct TogglePromptMonitoring;

impl Operation for TogglePromptMonitoring {
    const SPEC: Spec = Spec::new(
        Verb::Put,
        "togglePromptMonitoring",
        "/prompts/{prompt}/toggle-monitoring",
        "Turn a prompt's monitoring on or off",
    )
    .tag(Tag::Prompts)
    .about("Turns a prompt's monitoring on or off.")
    .heavy();
    type Path = PromptId;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = One<Prompt>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        Ok(One(cx.store.prompts().toggle(input.path).await?.shown_with_topic()))
    }
}
