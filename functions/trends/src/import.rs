use answerscope_core::Result;
use answerscope_core::body::Json;
use answerscope_core::entities::trend::{NewTrends, TrendImport, TrendWork};
use answerscope_core::envelope::Accepted;
use answerscope_core::ids::BrandId;
use answerscope_core::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_core::params::Nothing;

/// Starts the search for trends among keywords; they are listed when it is over.
pub struct ImportTrends;

impl Operation for ImportTrends {
    const SPEC: Spec = Spec::new(
        Verb::Post,
        "importTrends",
        "/brands/{brand}/trends/import",
        "Import keywords as trends",
    )
    .about("Starts the search for trends among keywords; they are listed when it is over.")
    .heavy()
    .legacy("/brands/{brand}/prompts");
    type Path = BrandId;
    type Query = Nothing;
    type Body = Json<NewTrends>;
    type Reply = Accepted<TrendImport>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let Json(body) = input.body;
        let (id, task) = cx.store.start_trends(input.path, TrendWork::new(&body)?).await?;
        Ok(Accepted(TrendImport::shown(id, &task)))
    }
}
