use answerscope_core::Result;
use answerscope_core::entities::view::{View, ViewRecord};
use answerscope_core::ids::BrandId;
use answerscope_core::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_core::page::{Listed, PageRequest};
use answerscope_core::params::Nothing;

/// Lists a brand's views, oldest first.
pub struct ListViews;

impl Operation for ListViews {
    const SPEC: Spec = Spec::new(Verb::Get, "listViews", "/brands/{brand}/views", "List views")
        .about("Lists a brand's views, oldest first.");
    type Path = BrandId;
    type Query = PageRequest;
    type Body = Nothing;
    type Reply = Listed<View>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let views = cx.store.list_views(input.path, input.query).await?;
        Ok(views.map(|view: ViewRecord| view.shown()))
    }
}
