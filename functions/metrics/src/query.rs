//! The query string of metrics: days, engines, prompt type; for aggregates also order, filters and page.

use std::marker::PhantomData;
use std::ops::RangeInclusive;

use answerscope_core::Result;
use answerscope_core::clock::Moment;
use answerscope_core::dates;
use answerscope_core::entities::prompt::PromptType;
use answerscope_core::error::Error;
use answerscope_core::page::PageRequest;
use answerscope_core::params::{Parameter, Params, Query, one_of};
use answerscope_core::text::fold;
use answerscope_metrics::{Day, EngineSet};

use crate::levels::Level;
use crate::metric::Metric;

/// The words of `sourceType`.
const SOURCES: [&str; 3] = ["owned", "competitor", "third_party"];

/// Which facts count.
#[derive(Debug, Clone)]
pub struct Scope {
    /// The days.
    pub days: RangeInclusive<Day>,
    /// The engines.
    pub engines: EngineSet,
    /// The prompts' type, at brand level.
    pub kind: Option<PromptType>,
}

impl Scope {
    fn parameters<L: Level>() -> Vec<Parameter> {
        let mut parameters = dates::parameters();
        if L::TYPED {
            parameters.push(Parameter::word(
                "promptType",
                "Prompts of this type alone.",
                &PromptType::WORDS,
            ));
        }
        parameters
    }

    /// Unknown words are refused at every level; only the brand level narrows by them.
    fn parse<L: Level>(params: &Params, now: Moment) -> Result<Self> {
        let kind = params.word("promptType", &PromptType::WORDS, PromptType::from_word)?;
        Ok(Self {
            days: dates::range(params, now)?,
            engines: dates::engine_set(params)?,
            kind: kind.filter(|_| L::TYPED),
        })
    }
}

/// Query of a time series.
pub struct SeriesQuery<L> {
    /// Which facts count.
    pub scope: Scope,
    level: PhantomData<fn() -> L>,
}

impl<L: Level> Query for SeriesQuery<L> {
    fn parameters() -> Vec<Parameter> {
        Scope::parameters::<L>()
    }
    fn parse(params: &Params, now: Moment) -> Result<Self> {
        Ok(Self {
            scope: Scope::parse::<L>(params, now)?,
            level: PhantomData,
        })
    }
}

/// Query of aggregates.
pub struct AggregateQuery<L, M> {
    /// Which facts count.
    pub scope: Scope,
    /// Which rows are shown, and how.
    pub shape: RowQuery,
    types: PhantomData<fn() -> (L, M)>,
}

/// Which rows are shown, and in which order.
#[derive(Debug, Clone)]
pub struct RowQuery {
    /// The field to sort by, in camelCase; `None`: the metric's own order.
    pub sort_by: Option<&'static str>,
    /// From the smallest on.
    pub ascending: bool,
    /// Sources of this type alone.
    pub source_type: Option<&'static str>,
    /// Sources of this domain alone.
    pub domain: Option<String>,
    /// This brand alone, folded.
    pub brand: Option<String>,
    /// This feature alone, folded.
    pub feature: Option<String>,
    /// The page.
    pub page: PageRequest,
}

impl<L: Level, M: Metric> Query for AggregateQuery<L, M> {
    fn parameters() -> Vec<Parameter> {
        let mut parameters = Scope::parameters::<L>();
        parameters.push(Parameter::word(
            "sortBy",
            "A numeric field of the rows, also in snake_case.",
            M::NUMERIC,
        ));
        parameters.push(Parameter::word(
            "sortDirection",
            "From the smallest or from the largest on; by default as the metric is sorted.",
            &["asc", "desc"],
        ));
        parameters.extend(M::filters());
        parameters.extend(PageRequest::parameters());
        parameters
    }

    fn parse(params: &Params, now: Moment) -> Result<Self> {
        let direction = params.word("sortDirection", &["asc", "desc"], |word| match word {
            "asc" => Some(true),
            "desc" => Some(false),
            _ => None,
        })?;
        let sort_by = params
            .get("sortBy")
            .map(|text| numeric_field(text, M::NUMERIC))
            .transpose()?
            // A direction alone turns the metric's own order, whose field is the first.
            .or_else(|| direction.and_then(|_| M::NUMERIC.first().copied()));
        let source = |word: &str| SOURCES.into_iter().find(|known| *known == word);
        let shape = RowQuery {
            ascending: direction.unwrap_or(sort_by == Some("rank")),
            sort_by,
            source_type: params.word("sourceType", &SOURCES, source)?,
            domain: params.get("domain").map(str::to_lowercase),
            brand: params.get("brand").map(fold),
            feature: params.get("feature").map(fold),
            page: PageRequest::parse(params)?,
        };
        Ok(Self {
            scope: Scope::parse::<L>(params, now)?,
            shape,
            types: PhantomData,
        })
    }
}

fn numeric_field(text: &str, fields: &[&'static str]) -> Result<&'static str> {
    let found = fields.iter().find(|field| **field == text || snake_case(field) == text);
    found
        .copied()
        .ok_or_else(|| Error::invalid(format!("sortBy: expected {}", one_of(fields))))
}

fn snake_case(field: &str) -> String {
    field
        .chars()
        .flat_map(|c| {
            c.is_ascii_uppercase()
                .then_some('_')
                .into_iter()
                .chain(c.to_lowercase())
        })
        .collect()
}
