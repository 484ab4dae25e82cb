use answerscope_api::body::Json;
use answerscope_api::envelope::Accepted;
use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::Nothing;
use answerscope_domain::Result;
use answerscope_domain::entities::trend::{NewTrends, TrendImport, TrendWork};
use answerscope_domain::ids::BrandId;
use answerscope_tasks::Tasks;

/// Starts the search for trends among keywords; they are listed when it is over.
pub struct ImportTrends;

impl Operation for ImportTrends {
    const SPEC: Spec = Spec::new(
        Verb::Post,
        "importTrends",
        "/brands/{brand}/trends/import",
        "Import keywords as trends",
    )
    .tag(Tag::Trends)
    .about("Starts the search for trends among keywords; they are listed when it is over.")
    .heavy()
    .legacy("/brands/{brand}/prompts");
    type Path = BrandId;
    type Query = Nothing;
    type Body = Json<NewTrends>;
    type Reply = Accepted<TrendImport>;

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let Json(body) = input.body;
        let work = TrendWork::new(&body)?;
        let (id, task) = Tasks::new(&cx.store).start(input.path, work).await?;
        Ok(Accepted(TrendImport::shown(id, &task)))
    }
}
