use answerscope_core::Result;
use answerscope_core::entities::export::Export;
use answerscope_core::envelope::Accepted;
use answerscope_core::ids::BrandId;
use answerscope_core::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_core::params::{Nothing, Params};
use answerscope_export::Entity;

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
    .about("Starts an export of metric rows into a ZIP archive, a file for each combination of entity and metric.")
    .heavy();
    type Path = BrandId;
    type Query = ExportQuery;
    type Body = Nothing;
    type Reply = Accepted<Export>;

    fn is_legacy(params: &Params) -> bool {
        let entities = params.list("entities").unwrap_or_default();
        entities.iter().any(|entity| entity == Entity::Topic.as_str())
    }

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let ExportQuery(request) = input.query;
        let (id, task) = cx.store.start_export(input.path, request).await?;
        Ok(Accepted(cx.store.show_export(id, &task).await?))
    }
}
