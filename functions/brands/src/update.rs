use answerscope_core::Result;
use answerscope_core::body::Json;
use answerscope_core::entities::brand::{Brand, BrandPatch};
use answerscope_core::envelope::One;
use answerscope_core::ids::BrandId;
use answerscope_core::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_core::params::Nothing;

/// Changes the given fields of a brand; earlier answers are read anew when names, domains or competitors change.
pub struct UpdateBrand;

impl Operation for UpdateBrand {
    const SPEC: Spec = Spec::new(Verb::Patch, "updateBrand", "/brands/{brand}", "Update a brand").about(
        "Changes the given fields of a brand; earlier answers are read anew when names, domains or competitors change.",
    );
    type Path = BrandId;
    type Query = Nothing;
    type Body = Json<BrandPatch>;
    type Reply = One<Brand>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let Json(patch) = input.body;
        Ok(One(cx.store.update_brand(input.path, &patch).await?.shown()))
    }
}
