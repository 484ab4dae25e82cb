use answerscope_api::envelope::NoContent;
use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::error::Error;
use answerscope_domain::ids::AnswerId;

/// Deletes one answer with its facts; figures follow within seconds. It may be imported again.
pub struct DeleteAnswer;

impl Operation for DeleteAnswer {
    const SPEC: Spec = Spec::new(Verb::Delete, "deleteAnswer", "/answers/{answer}", "Delete an AI answer")
        .tag(Tag::Answers)
        .about("Deletes one answer; figures follow within seconds, and it may be imported again.");
    type Path = AnswerId;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = NoContent;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let id = input.path;
        let wanted = [(id.fingerprint, Some(id))];
        let deleted = cx.store.answers().delete(id.prompt.brand, &wanted).await?;
        if deleted.is_empty() {
            return Err(Error::NotFound);
        }
        Ok(NoContent)
    }
}
