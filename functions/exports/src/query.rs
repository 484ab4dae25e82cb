//! The query string of an export task.

use answerscope_core::Result;
use answerscope_core::clock::Moment;
use answerscope_core::dates;
use answerscope_core::entities::export::ExportRequest;
use answerscope_core::error::Error;
use answerscope_core::params::{Parameter, Params, Query, one_of};
use answerscope_export::{Entity, Format, Metric};
use serde_json::json;

/// What is exported.
#[derive(Debug)]
pub struct ExportQuery(pub ExportRequest);

impl Query for ExportQuery {
    fn parameters() -> Vec<Parameter> {
        let formats: Vec<&str> = Format::ALL.iter().map(|format| format.as_str()).collect();
        let mut parameters = vec![
            choice(
                "entities",
                "What rows are about; separated by commas.",
                Entity::ALL,
                Entity::as_str,
            ),
            choice(
                "metrics",
                "What they count; separated by commas.",
                Metric::ALL,
                Metric::as_str,
            ),
            Parameter::word("format", "How the files are written; by default ndjson.", &formats),
        ];
        parameters.extend(dates::parameters());
        parameters
    }

    fn parse(params: &Params, now: Moment) -> Result<Self> {
        let formats: Vec<&str> = Format::ALL.iter().map(|format| format.as_str()).collect();
        let days = dates::range(params, now)?;
        Ok(Self(ExportRequest {
            entities: words(params, "entities", Entity::ALL, Entity::as_str)?,
            metrics: words(params, "metrics", Metric::ALL, Metric::as_str)?,
            format: params
                .word("format", &formats, Format::from_word)?
                .unwrap_or(Format::Ndjson),
            first: *days.start(),
            last: *days.end(),
            engines: dates::engines(params)?,
        }))
    }
}

/// The parameter of [`words`].
fn choice<T: Copy>(
    name: &'static str,
    description: &'static str,
    all: &[T],
    word: impl Fn(T) -> &'static str,
) -> Parameter {
    let known: Vec<&str> = all.iter().map(|item| word(*item)).collect();
    let mut parameter = Parameter::list(name, description, json!({"type": "string", "enum": known}));
    parameter.schema["uniqueItems"] = true.into();
    parameter.required()
}

/// A list of words that must be there, each once.
fn words<T: Copy + PartialEq>(
    params: &Params,
    name: &str,
    all: &[T],
    word: impl Fn(T) -> &'static str,
) -> Result<Vec<T>> {
    let known: Vec<&str> = all.iter().map(|item| word(*item)).collect();
    let expected = || Error::invalid(format!("{name}: expected a list of {}", one_of(&known)));
    let mut found = Vec::new();
    for part in params.list(name).filter(|list| !list.is_empty()).ok_or_else(expected)? {
        let item = all
            .iter()
            .copied()
            .find(|item| word(*item) == part)
            .ok_or_else(expected)?;
        if found.contains(&item) {
            return Err(Error::invalid(format!("{name}: `{part}` stands twice")));
        }
        found.push(item);
    }
    Ok(found)
}
