use answerscope_core::Result;
use answerscope_core::envelope::NoContent;
use answerscope_core::ids::ViewId;
use answerscope_core::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_core::params::Nothing;

/// Deletes a view; the prompts stay.
pub struct DeleteView;

impl Operation for DeleteView {
    const SPEC: Spec = Spec::new(Verb::Delete, "deleteView", "/views/{view}", "Delete a view")
        .about("Deletes a view; the prompts stay.");
    type Path = ViewId;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = NoContent;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        cx.store.delete_view(input.path).await?;
        Ok(NoContent)
    }
}
