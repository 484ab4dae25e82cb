use answerscope_api::envelope::Accepted;
use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::{Nothing, Params};
use answerscope_domain::Result;
use answerscope_domain::entities::export::{Export, ExportWork};
use answerscope_domain::ids::BrandId;
use answerscope_export::Entity;
use answerscope_tasks::Tasks;
use answerscope_tasks::exports::Archives;

use crate::query::ExportQuery;

/// Starts an export of metric rows into a ZIP archive, a file for each combination of entity and metric.
pub struct CreateExport;

impl Operation for CreateExport {
    const SPEC: Spec = Spec::new(
        Verb::Post,
        "createExport",
        "/brands/{brand}/export",
        "Create a metrics export task",
    )
    .tag(Tag::Export)
    .about("Starts an export of metric rows into a ZIP archive, a file for each combination of entity and metric.")
    .heavy();
    type Path = BrandId;
    type Query = ExportQuery;
    type Body = Nothing;
    type Reply = Accepted<Export>;

    fn is_legacy(params: &Params) -> bool {
        let entities = params.all("entities").flat_map(|entities| entities.split(','));
        entities.map(str::trim).any(|entity| entity == Entity::Topic.as_str())
    }

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let work = ExportWork::new(input.query.into()).with_secret(cx.store.stores.random.as_ref());
        let (id, task) = Tasks::new(&cx.store).start(input.path, work).await?;
        let shown = Archives(&cx.store).show(id, &task, Some(&cx.base_url)).await?;
        Ok(Accepted(shown))
    }
}
