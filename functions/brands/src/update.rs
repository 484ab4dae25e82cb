use answerscope_api::body::Json;
use answerscope_api::envelope::One;
use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::entities::brand::{Brand, BrandPatch};
use answerscope_domain::ids::BrandId;
use answerscope_store::brands::reanalysis::ReanalysisProgress;

/// Changes the given fields of a brand; earlier answers are read anew when names, domains or competitors change.
pub struct UpdateBrand;

impl Operation for UpdateBrand {
    const SPEC: Spec = Spec::new(Verb::Patch, "updateBrand", "/brands/{brand}", "Update a brand").tag(Tag::Brands).about(
        "Changes the given fields of a brand; earlier answers are read anew when names, domains or competitors change.",
    );
    type Path = BrandId;
    type Query = Nothing;
    type Body = Json<BrandPatch>;
    type Reply = One<Brand>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let Json(patch) = input.body;
        let (brand, reanalysis) = cx.store.brands().update(input.path, &patch).await?;
        Ok(One(Brand {
            reanalysis: reanalysis.map(ReanalysisProgress::shown),
            ..brand.shown()
        }))
    }
}
