use answerscope_core::Result;
use answerscope_core::entities::answer::Answer;
use answerscope_core::envelope::One;
use answerscope_core::ids::AnswerId;
use answerscope_core::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_core::params::Nothing;

/// Reads one answer with its whole text.
pub struct GetAnswer;

impl Operation for GetAnswer {
    const SPEC: Spec = Spec::new(Verb::Get, "getAnswer", "/answers/{answer}", "Get an AI answer")
        .about("Reads one answer with its whole text.");
    type Path = AnswerId;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = One<Answer>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        Ok(One(cx.store.answer(input.path).await?))
    }
}
