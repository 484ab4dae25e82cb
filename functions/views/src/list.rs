use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::entities::view::{View, ViewRecord};
use answerscope_domain::ids::BrandId;
use answerscope_domain::page::{Listed, PageRequest};

/// Lists a brand's views, oldest first.
pub struct ListViews;

impl Operation for ListViews {
    const SPEC: Spec = Spec::new(Verb::Get, "listViews", "/brands/{brand}/views", "List views")
        .tag(Tag::Views)
        .about("Lists a brand's views, oldest first.");
    type Path = BrandId;
    type Query = PageRequest;
    type Body = Nothing;
    type Reply = Listed<View>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let views = cx.store.views().list(input.path, input.query).await?;
        Ok(views.map(|view: ViewRecord| view.shown()))
    }
}
