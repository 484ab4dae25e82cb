//! The query string of an export task.

use answerscope_domain::entities::export::ExportRequest;
use answerscope_domain::parameter::{EachOnce, Word};
use answerscope_domain::period::Period;
use answerscope_export::{Entity, Format, Metric};
use schemars::JsonSchema;
use serde::Deserialize;

/// What is exported.
#[derive(Debug, Deserialize, JsonSchema)]
pub struct ExportQuery {
    /// What rows are about; separated by commas.
    entities: EachOnce<Entity>,
    /// What they count; separated by commas.
    metrics: EachOnce<Metric>,
    /// How the files are written; by default ndjson.
    format: Option<Word<Format>>,
    #[schemars(flatten)]
    period: Period,
}

impl From<ExportQuery> for ExportRequest {
    fn from(query: ExportQuery) -> Self {
        let days = query.period.days.0;
        Self {
            entities: query.entities.0,
            metrics: query.metrics.0,
            format: query.format.map_or(Format::Ndjson, |word| word.0),
            first: *days.start(),
            last: *days.end(),
            engines: query.period.engine.given(),
        }
    }
}
