use answerscope_core::Result;
use answerscope_core::body::Json;
use answerscope_core::entities::view::{View, ViewPatch};
use answerscope_core::envelope::One;
use answerscope_core::ids::ViewId;
use answerscope_core::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_core::params::Nothing;

/// Changes a view's name, its filters, or both; filters are replaced whole.
pub struct UpdateView;

impl Operation for UpdateView {
    const SPEC: Spec = Spec::new(Verb::Patch, "updateView", "/views/{view}", "Update a view")
        .about("Changes a view's name, its filters, or both; filters are replaced whole.");
    type Path = ViewId;
    type Query = Nothing;
    type Body = Json<ViewPatch>;
    type Reply = One<View>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let Json(patch) = input.body;
        Ok(One(cx.store.update_view(input.path, patch).await?.shown()))
    }
}
