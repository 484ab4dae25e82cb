use answerscope_api::envelope::NoContent;
use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::ids::ViewId;

/// Deletes a view; the prompts stay.
pub struct DeleteView;

impl Operation for DeleteView {
    const SPEC: Spec = Spec::new(Verb::Delete, "deleteView", "/views/{view}", "Delete a view")
        .tag(Tag::Views)
        .about("Deletes a view; the prompts stay.");
    type Path = ViewId;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = NoContent;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        cx.store.views().delete(input.path).await?;
        Ok(NoContent)
    }
}
