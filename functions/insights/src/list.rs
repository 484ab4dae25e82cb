use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::entities::insight::Insight;
use answerscope_domain::ids::BrandId;
use answerscope_domain::page::{Listed, PageRequest};

/// Lists a brand's insights, newest first.
pub struct ListInsights;

impl Operation for ListInsights {
    const SPEC: Spec = Spec::new(Verb::Get, "listInsights", "/brands/{brand}/insights", "List insights")
        .tag(Tag::Insights)
        .about("Lists a brand's insights, newest first.");
    type Path = BrandId;
    type Query = PageRequest;
    type Body = Nothing;
    type Reply = Listed<Insight>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        cx.store.insights().list(input.path, input.query).await
    }
}
