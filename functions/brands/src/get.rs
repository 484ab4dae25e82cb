use answerscope_api::envelope::One;
use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::entities::brand::Brand;
use answerscope_domain::ids::BrandId;

/// Reads one brand.
pub struct GetBrand;

impl Operation for GetBrand {
    const SPEC: Spec = Spec::new(Verb::Get, "getBrand", "/brands/{brand}", "Get a brand")
        .tag(Tag::Brands)
        .about("Reads one brand.");
    type Path = BrandId;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = One<Brand>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        Ok(One(cx.store.brands().get(input.path).await?.shown()))
    }
}
