use answerscope_api::body::Json;
use answerscope_api::envelope::Created;
use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::entities::view::{NewView, View};
use answerscope_domain::ids::BrandId;

/// Saves a filter over a brand's prompts.
pub struct CreateView;

impl Operation for CreateView {
    const SPEC: Spec = Spec::new(Verb::Post, "createView", "/brands/{brand}/views", "Create a view")
        .tag(Tag::Views)
        .about("Saves a filter over a brand's prompts.");
    type Path = BrandId;
    type Query = Nothing;
    type Body = Json<NewView>;
    type Reply = Created<View>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let Json(body) = input.body;
        Ok(Created(cx.store.views().create(input.path, body).await?.shown()))
    }
}
