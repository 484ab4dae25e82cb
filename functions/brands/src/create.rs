use answerscope_core::Result;
use answerscope_core::body::Json;
use answerscope_core::entities::brand::{Brand, NewBrand};
use answerscope_core::envelope::Created;
use answerscope_core::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_core::params::Nothing;

/// Makes a brand in the caller's organization.
pub struct CreateBrand;

impl Operation for CreateBrand {
    const SPEC: Spec = Spec::new(Verb::Post, "createBrand", "/brands", "Create a brand")
        .about("Makes a brand in the caller's organization.");
    type Path = Nothing;
    type Query = Nothing;
    type Body = Json<NewBrand>;
    type Reply = Created<Brand>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let Json(body) = input.body;
        Ok(Created(cx.store.create_brand(body).await?.shown()))
    }
}
