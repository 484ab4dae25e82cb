use answerscope_api::envelope::One;
use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::entities::view::View;
use answerscope_domain::ids::ViewId;

/// Reads one view.
pub struct GetView;

impl Operation for GetView {
    const SPEC: Spec = Spec::new(Verb::Get, "getView", "/views/{view}", "Get a view")
        .tag(Tag::Views)
        .about("Reads one view.");
    type Path = ViewId;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = One<View>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        Ok(One(cx.store.views().get(input.path).await?.shown()))
    }
}
