use answerscope_core::Result;
use answerscope_core::body::Json;
use answerscope_core::entities::insight::{Insight, InsightPatch};
use answerscope_core::envelope::One;
use answerscope_core::ids::InsightId;
use answerscope_core::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_core::params::Nothing;

/// Moves an insight to another status.
pub struct UpdateInsight;

impl Operation for UpdateInsight {
    const SPEC: Spec = Spec::new(
        Verb::Patch,
        "updateInsight",
        "/insights/{insight}",
        "Change the status of an insight",
    )
    .about("Moves an insight to another status.");
    type Path = InsightId;
    type Query = Nothing;
    type Body = Json<InsightPatch>;
    type Reply = One<Insight>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let Json(body) = input.body;
        Ok(One(cx.store.update_insight(input.path, body.status).await?))
    }
}
