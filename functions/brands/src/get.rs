use answerscope_core::Result;
use answerscope_core::entities::brand::Brand;
use answerscope_core::envelope::One;
use answerscope_core::ids::BrandId;
use answerscope_core::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_core::params::Nothing;

/// Reads one brand.
pub struct GetBrand;

impl Operation for GetBrand {
    const SPEC: Spec = Spec::new(Verb::Get, "getBrand", "/brands/{brand}", "Get a brand").about("Reads one brand.");
    type Path = BrandId;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = One<Brand>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        Ok(One(cx.store.brand(input.path).await?.shown()))
    }
}
