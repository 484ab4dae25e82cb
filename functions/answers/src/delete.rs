use answerscope_core::Result;
use answerscope_core::envelope::NoContent;
use answerscope_core::error::Error;
use answerscope_core::ids::AnswerId;
use answerscope_core::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_core::params::Nothing;

/// Deletes one answer with its facts; figures follow within seconds. It may be imported again.
pub struct DeleteAnswer;

impl Operation for DeleteAnswer {
    const SPEC: Spec = Spec::new(Verb::Delete, "deleteAnswer", "/answers/{answer}", "Delete an AI answer")
        .about("Deletes one answer; figures follow within seconds, and it may be imported again.");
    type Path = AnswerId;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = NoContent;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let id = input.path;
        let wanted = [(id.fingerprint, Some(id))];
        let deleted = cx.store.delete_answers(id.prompt.brand, &wanted).await?;
        if deleted.is_empty() {
            return Err(Error::NotFound);
        }
        Ok(NoContent)
    }
}
