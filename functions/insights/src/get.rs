use answerscope_core::Result;
use answerscope_core::entities::insight::Insight;
use answerscope_core::envelope::One;
use answerscope_core::ids::InsightId;
use answerscope_core::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_core::params::Nothing;

/// Reads one insight.
pub struct GetInsight;

impl Operation for GetInsight {
    const SPEC: Spec =
        Spec::new(Verb::Get, "getInsight", "/insights/{insight}", "Get an insight").about("Reads one insight.");
    type Path = InsightId;
    type Query = Nothing;
    type Body = Nothing;
    type Reply = One<Insight>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        Ok(One(cx.store.insight(input.path).await?))
    }
}
