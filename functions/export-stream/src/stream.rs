use std::sync::Arc;

use answerscope_core::Result;
use answerscope_core::clock::Moment;
use answerscope_core::dates;
use answerscope_core::error::Error;
use answerscope_core::ids::BrandId;
use answerscope_core::operation::{Context, Input, Operation, Spec, Verb};
use answerscope_core::params::{Nothing, Parameter, Params, Query, one_of};
use answerscope_core::store::exporting::RowReader;
use answerscope_export::{Combination, Entity, Format, Metric};
use answerscope_metrics::{Day, EngineSet};

use crate::lines::Lines;

/// Streams the rows of one entity and metric as NDJSON.
pub struct StreamExport;

/// What is streamed.
#[derive(Debug)]
pub struct StreamQuery {
    combination: Combination,
    days: std::ops::RangeInclusive<Day>,
    engines: EngineSet,
}

fn words<T: Copy>(all: &[T], word: impl Fn(T) -> &'static str) -> Vec<&'static str> {
    all.iter().map(|item| word(*item)).collect()
}

/// A word that must be there.
fn required<T>(params: &Params, name: &str, known: &[&str], read: impl Fn(&str) -> Option<T>) -> Result<T> {
    params
        .word(name, known, read)?
        .ok_or_else(|| Error::invalid(format!("{name}: expected {}", one_of(known))))
}

impl Query for StreamQuery {
    fn parameters() -> Vec<Parameter> {
        let mut parameters = vec![
            Parameter::word("entity", "What rows are about.", &words(Entity::ALL, Entity::as_str)).required(),
            Parameter::word("metric", "What they count.", &words(Metric::ALL, Metric::as_str)).required(),
        ];
        parameters.extend(dates::parameters());
        parameters
    }

    fn parse(params: &Params, now: Moment) -> Result<Self> {
        Ok(Self {
            combination: Combination {
                entity: required(params, "entity", &words(Entity::ALL, Entity::as_str), Entity::from_word)?,
                metric: required(params, "metric", &words(Metric::ALL, Metric::as_str), Metric::from_word)?,
            },
            days: dates::range(params, now)?,
            engines: dates::engine_set(params)?,
        })
    }
}

impl Operation for StreamExport {
    const SPEC: Spec = Spec::new(
        Verb::Get,
        "streamExport",
        "/brands/{brand}/export",
        "Stream a metrics export",
    )
    .about("Streams the rows of one entity and metric as NDJSON.")
    .heavy();
    type Path = BrandId;
    type Query = StreamQuery;
    type Body = Nothing;
    type Reply = Lines;

    fn is_legacy(params: &Params) -> bool {
        params.get("entity") == Some(Entity::Topic.as_str())
    }

    async fn run(cx: &Context, input: Input<Self>) -> Result<Self::Reply> {
        let StreamQuery {
            combination,
            days,
            engines,
        } = input.query;
        let source = Arc::new(cx.store.export_source(input.path, days, engines).await?);
        // Reads the first days, so that what fails at once is an ordinary error.
        Ok(Lines(RowReader::open(source, combination, Format::Ndjson).await?))
    }
}
