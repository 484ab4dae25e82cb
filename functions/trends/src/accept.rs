use answerscope_core::Result;
use answerscope_core::body::Json;
use answerscope_core::entities::topic::Topic;
use answerscope_core::entities::trend::TrendChoice;
use answerscope_core::envelope::Created;
use answerscope_core::error::Error;
use answerscope_core::ids::TrendId;
use answerscope_core::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_core::params::Nothing;

/// Makes a trend an active topic with the chosen prompts.
pub struct AcceptTrend;

impl Operation for AcceptTrend {
    const SPEC: Spec = Spec::new(Verb::Post, "acceptTrend", "/trends/{trend}/accept", "Accept a trend")
        .about("Makes a trend an active topic with the chosen prompts.")
        .heavy()
        .legacy("/brands/{brand}/prompts");
    type Path = TrendId;
    type Query = Nothing;
    type Body = Json<TrendChoice>;
    type Reply = Created<Topic>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let Json(TrendChoice { prompt_ids }) = input.body;
        if prompt_ids.is_empty() {
            return Err(Error::invalid("promptIds: expected at least one"));
        }
        Ok(Created(cx.store.accept_trend(input.path, &prompt_ids).await?.shown()))
    }
}
