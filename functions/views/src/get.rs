use answerscope_core::Result;
use answerscope_core::entities::view::View;
use answerscope_core::envelope::One;
use answerscope_core::ids::ViewId;
use answerscope_core::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_core::params::Nothing;

/// Reads one view.
pub struct GetView;

impl Operation for GetView {
    const SPEC: Spec = Spec::new(Verb::Get, "getView", "/views/{view}", "Get a view").about("Reads one view.");
    type Path = ViewId;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = One<View>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        Ok(One(cx.store.view(input.path).await?.shown()))
    }
}
