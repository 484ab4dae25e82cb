use answerscope_api::envelope::One;
use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::entities::brand::Brand;
use answerscope_domain::ids::BrandId;
use answerscope_store::brands::reanalysis::ReanalysisProgress;

/// Reads one brand.
pub struct GetBrand;

impl Operation for GetBrand {
    const SPEC: Spec = Spec::new(Verb::Get, "getBrand", "/brands/{brand}", "Get a brand")
        .tag(Tag::Brands)
        .about("Reads one brand, and how far its answers are read anew while they are.");
    type Path = BrandId;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = One<Brand>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let (brand, progress) = cx.store.brands().get_with_reanalysis(input.path).await?;
        Ok(One(Brand {
            reanalysis: progress.map(ReanalysisProgress::shown),
            ..brand.shown()
        }))
    }
}
