use answerscope_api::body::Json;
use answerscope_api::envelope::Created;
use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::entities::topic::Topic;
use answerscope_domain::entities::trend::TrendChoice;
use answerscope_domain::error::Error;
use answerscope_domain::ids::TrendId;

/// Makes a trend an active topic with the chosen prompts.
pub struct AcceptTrend;

impl Operation for AcceptTrend {
    const SPEC: Spec = Spec::new(Verb::Post, "acceptTrend", "/trends/{trend}/accept", "Accept a trend")
        .tag(Tag::Trends)
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
        let topic = cx.store.trends().accept(input.path, &prompt_ids).await?;
        Ok(Created(topic.shown()))
    }
}
