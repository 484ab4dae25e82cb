use answerscope_api::envelope::One;
use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::entities::answer::Answer;
use answerscope_domain::ids::AnswerId;

/// Reads one answer with its whole text.
pub struct GetAnswer;

impl Operation for GetAnswer {
    const SPEC: Spec = Spec::new(Verb::Get, "getAnswer", "/answers/{answer}", "Get an AI answer")
        .tag(Tag::Answers)
        .about("Reads one answer with its whole text.");
    type Path = AnswerId;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = One<Answer>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        Ok(One(cx.store.answers().get(input.path).await?))
    }
}
