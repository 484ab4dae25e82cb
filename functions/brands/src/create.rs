use answerscope_api::body::Json;
use answerscope_api::envelope::Created;
use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::entities::brand::{Brand, NewBrand};

/// Makes a brand in the caller's organization.
pub struct CreateBrand;

impl Operation for CreateBrand {
    const SPEC: Spec = Spec::new(Verb::Post, "createBrand", "/brands", "Create a brand")
        .tag(Tag::Brands)
        .about("Makes a brand in the caller's organization.");
    type Path = Nothing;
    type Query = Nothing;
    type Body = Json<NewBrand>;
    type Reply = Created<Brand>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let Json(body) = input.body;
        Ok(Created(cx.store.brands().create(body).await?.shown()))
    }
}
