use answerscope_api::body::Json;
use answerscope_api::envelope::One;
use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::entities::insight::{Insight, InsightPatch};
use answerscope_domain::ids::InsightId;

/// Moves an insight to another status.
pub struct UpdateInsight;

impl Operation for UpdateInsight {
    const SPEC: Spec = Spec::new(
        Verb::Patch,
        "updateInsight",
        "/insights/{insight}",
        "Change the status of an insight",
    )
    .tag(Tag::Insights)
    .about("Moves an insight to another status.");
    type Path = InsightId;
    type Query = Nothing;
    type Body = Json<InsightPatch>;
    type Reply = One<Insight>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let Json(body) = input.body;
        Ok(One(cx.store.insights().set_status(input.path, body.status).await?))
    }
}
