//! The query string of metrics: days, engines, prompt type; for aggregates and comparisons also order, filters and page.

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

/// The numeric fields of a comparison's rows.
const COMPARED: &[&str] = &[
    "change",
    "current",
    "previous",
    "adjustedPValue",
    "currentCount",
    "currentTotal",
    "previousCount",
    "previousTotal",
];

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

impl RowQuery {
    /// The parameters of rows with these numeric fields.
    fn parameters<M: Metric>(numeric: &[&'static str]) -> Vec<Parameter> {
        let mut parameters = vec![
            Parameter::word("sortBy", "A numeric field of the rows, also in snake_case.", numeric),
            Parameter::word(
                "sortDirection",
                "From the smallest or from the largest on; by default as the metric is sorted.",
                &["asc", "desc"],
            ),
        ];
        parameters.extend(M::filters());
        parameters.extend(PageRequest::parameters());
        parameters
    }

    fn parse(params: &Params, numeric: &[&'static str]) -> Result<Self> {
        let direction = params.word("sortDirection", &["asc", "desc"], |word| match word {
            "asc" => Some(true),
            "desc" => Some(false),
            _ => None,
        })?;
        let sort_by = params
            .get("sortBy")
            .map(|text| numeric_field(text, numeric))
            .transpose()?
            // A direction alone turns the metric's own order, whose field is the first.
            .or_else(|| direction.and_then(|_| numeric.first().copied()));
        let source = |word: &str| SOURCES.into_iter().find(|known| *known == word);
        Ok(Self {
            ascending: direction.unwrap_or(sort_by == Some("rank")),
            sort_by,
            source_type: params.word("sourceType", &SOURCES, source)?,
            domain: params.domain("domain")?,
            brand: params.get("brand").map(fold),
            feature: params.get("feature").map(fold),
            page: PageRequest::parse(params)?,
        })
    }

    /// Whether the filters let a brand and a feature pass.
    pub(crate) fn admits(&self, brand: &str, feature: &str) -> bool {
        let is = |wanted: &Option<String>, name: &str| wanted.as_ref().is_none_or(|wanted| *wanted == fold(name));
        is(&self.brand, brand) && is(&self.feature, feature)
    }

    /// Whether the filters let a domain of a type pass.
    pub(crate) fn admits_source(&self, domain: &str, source_type: &str) -> bool {
        self.domain.as_deref().is_none_or(|wanted| wanted == domain)
            && self.source_type.is_none_or(|wanted| wanted == source_type)
    }
}

impl<L: Level, M: Metric> Query for AggregateQuery<L, M> {
    fn parameters() -> Vec<Parameter> {
        let mut parameters = Scope::parameters::<L>();
        parameters.extend(RowQuery::parameters::<M>(M::NUMERIC));
        parameters
    }

    fn parse(params: &Params, now: Moment) -> Result<Self> {
        Ok(Self {
            shape: RowQuery::parse(params, M::NUMERIC)?,
            scope: Scope::parse::<L>(params, now)?,
            types: PhantomData,
        })
    }
}

/// Query of a comparison.
pub struct ComparisonQuery<L, M> {
    /// Which facts count; its days are the current period.
    pub scope: Scope,
    /// The period that it is compared with.
    pub before: RangeInclusive<Day>,
    /// Which rows are shown, and how.
    pub shape: RowQuery,
    types: PhantomData<fn() -> (L, M)>,
}

impl<L: Level, M: Metric> Query for ComparisonQuery<L, M> {
    fn parameters() -> Vec<Parameter> {
        let mut parameters = Scope::parameters::<L>();
        parameters.extend(dates::compared_parameters());
        parameters.extend(RowQuery::parameters::<M>(COMPARED));
        parameters
    }

    fn parse(params: &Params, now: Moment) -> Result<Self> {
        let shape = RowQuery::parse(params, COMPARED)?;
        let scope = Scope::parse::<L>(params, now)?;
        Ok(Self {
            before: dates::compared_range(params, &scope.days)?,
            scope,
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
