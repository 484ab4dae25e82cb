use answerscope_api::envelope::One;
use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::entities::insight::Insight;
use answerscope_domain::ids::InsightId;

/// Reads one insight.
pub struct GetInsight;

impl Operation for GetInsight {
    const SPEC: Spec = Spec::new(Verb::Get, "getInsight", "/insights/{insight}", "Get an insight")
        .tag(Tag::Insights)
        .about("Reads one insight.");
    type Path = InsightId;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = One<Insight>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        Ok(One(cx.store.insights().get(input.path).await?))
    }
}
