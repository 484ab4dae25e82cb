use answerscope_core::Result;
use answerscope_core::envelope::NoContent;
use answerscope_core::ids::BrandId;
use answerscope_core::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_core::params::Nothing;

/// Deletes a brand and everything under it.
pub struct DeleteBrand;

impl Operation for DeleteBrand {
    const SPEC: Spec = Spec::new(
        Verb::Delete,
        "deleteBrand",
        "/brands/{brand}",
        "Delete a brand and all its data",
    )
    .about("Deletes a brand and everything under it.");
    type Path = BrandId;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = NoContent;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        cx.store.delete_brand(input.path).await?;
        Ok(NoContent)
    }
}
