use answerscope_api::envelope::NoContent;
use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::ids::BrandId;

/// Deletes a brand and everything under it.
pub struct DeleteBrand;

impl Operation for DeleteBrand {
    const SPEC: Spec = Spec::new(
        Verb::Delete,
        "deleteBrand",
        "/brands/{brand}",
        "Delete a brand and all its data",
    )
    .tag(Tag::Brands)
    .about("Deletes a brand and everything under it.");
    type Path = BrandId;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = NoContent;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        cx.store.brands().delete(input.path).await?;
        Ok(NoContent)
    }
}
