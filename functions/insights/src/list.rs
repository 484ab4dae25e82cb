use answerscope_core::Result;
use answerscope_core::entities::insight::Insight;
use answerscope_core::ids::BrandId;
use answerscope_core::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_core::page::{Listed, PageRequest};
use answerscope_core::params::Nothing;

/// Lists a brand's insights, newest first.
pub struct ListInsights;

impl Operation for ListInsights {
    const SPEC: Spec = Spec::new(Verb::Get, "listInsights", "/brands/{brand}/insights", "List insights")
        .about("Lists a brand's insights, newest first.");
    type Path = BrandId;
    type Query = PageRequest;
    type Body = Nothing;
    type Reply = Listed<Insight>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        cx.store.list_insights(input.path, input.query).await
    }
}
