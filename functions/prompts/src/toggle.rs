use answerscope_core::Result;
use answerscope_core::entities::prompt::Prompt;
use answerscope_core::envelope::One;
use answerscope_core::ids::PromptId;
use answerscope_core::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_core::params::Nothing;

/// Turns a prompt's monitoring on or off.
pub struct TogglePromptMonitoring;

impl Operation for TogglePromptMonitoring {
    const SPEC: Spec = Spec::new(
        Verb::Put,
        "togglePromptMonitoring",
        "/prompts/{prompt}/toggle-monitoring",
        "Turn a prompt's monitoring on or off",
    )
    .about("Turns a prompt's monitoring on or off.")
    .heavy();
    type Path = PromptId;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = One<Prompt>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        Ok(One(cx.store.toggle_prompt(input.path).await?.shown_with_topic()))
    }
}
