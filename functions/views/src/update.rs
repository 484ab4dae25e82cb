use answerscope_api::body::Json;
use answerscope_api::envelope::One;
use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::entities::view::{View, ViewPatch};
use answerscope_domain::ids::ViewId;

/// Changes a view's name, its filters, or both; filters are replaced whole.
pub struct UpdateView;

impl Operation for UpdateView {
    const SPEC: Spec = Spec::new(Verb::Patch, "updateView", "/views/{view}", "Update a view")
        .tag(Tag::Views)
        .about("Changes a view's name, its filters, or both; filters are replaced whole.");
    type Path = ViewId;
    type Query = Nothing;
    type Body = Json<ViewPatch>;
    type Reply = One<View>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let Json(patch) = input.body;
        Ok(One(cx.store.views().update(input.path, patch).await?.shown()))
    }
}
