use answerscope_core::Result;
use answerscope_core::body::Json;
use answerscope_core::entities::view::{NewView, View};
use answerscope_core::envelope::Created;
use answerscope_core::ids::BrandId;
use answerscope_core::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_core::params::Nothing;

/// Saves a filter over a brand's prompts.
pub struct CreateView;

impl Operation for CreateView {
    const SPEC: Spec = Spec::new(Verb::Post, "createView", "/brands/{brand}/views", "Create a view")
        .about("Saves a filter over a brand's prompts.");
    type Path = BrandId;
    type Query = Nothing;
    type Body = Json<NewView>;
    type Reply = Created<View>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let Json(body) = input.body;
        Ok(Created(cx.store.create_view(input.path, body).await?.shown()))
    }
}
