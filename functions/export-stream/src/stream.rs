use std::sync::Arc;

use answerscope_api::operation::{Context, Input, Operation, Spec, Tag, Verb};
use answerscope_api::params::{Nothing, Params};
use answerscope_domain::Result;
use answerscope_domain::ids::BrandId;
use answerscope_domain::parameter::Word;
use answerscope_domain::period::Period;
use answerscope_export::{Combination, Entity, Format, Metric};
use answerscope_store::segments::RowReader;
use schemars::JsonSchema;
use serde::Deserialize;

use crate::lines::{GRACE, LONGEST, Lines};

/// Streams the rows of one entity and metric as NDJSON.
pub struct StreamExport;

/// What is streamed.
#[derive(Debug, Deserialize, JsonSchema)]
pub struct StreamQuery {
    /// What rows are about.
    entity: Word<Entity>,
    /// What they count.
    metric: Word<Metric>,
    #[schemars(flatten)]
    period: Period,
}

impl Operation for StreamExport {
    const SPEC: Spec = Spec::new(
        Verb::Get,
        "streamExport",
        "/brands/{brand}/export",
        "Stream a metrics export",
    )
    .tag(Tag::Export)
    .about("Streams the rows of one entity and metric as NDJSON. An organization may have 10 streams open at once.")
    .heavy();
    type Path = BrandId;
    type Query = StreamQuery;
    type Body = Nothing;
    type Reply = Lines;

    fn is_legacy(params: &Params) -> bool {
        params.get("entity") == Some(Entity::Topic.as_str())
    }

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let StreamQuery { entity, metric, period } = input.query;
        let combination = Combination {
            entity: entity.0,
            metric: metric.0,
        };
        let (days, engines) = (period.days.0, period.engine.set());
        let source = Arc::new(cx.store.exports().source(input.path, days, engines).await?);
        // Reads the first days, so that what fails at once is an ordinary error.
        let rows = RowReader::open(source, combination, Format::Ndjson).await?;
        // Last: from here on the stream closes what it has opened.
        let open = cx.store.open_stream(LONGEST + GRACE * 2).await?;
        Ok(Lines { rows, open })
    }
}
