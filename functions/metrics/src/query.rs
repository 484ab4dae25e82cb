//! The query string of metrics: days, engines, prompt type; for aggregates and comparisons also order, filters and page.

use std::marker::PhantomData;
use std::ops::RangeInclusive;

use answerscope_domain::entities::answer::SOURCE_TYPES;
use answerscope_domain::entities::prompt::PromptType;
use answerscope_domain::page::PageRequest;
use answerscope_domain::parameter::{DomainName, Text, Word, Words};
use answerscope_domain::period::{ComparedDays, Period};
use answerscope_domain::text::fold;
use answerscope_metrics::{Day, EngineSet};
use schemars::JsonSchema;
use serde::Deserialize;

use crate::levels::Level;
use crate::metric::MetricKind;

/// Which facts count.
#[derive(Debug, Clone)]
pub struct MetricScope {
    /// The days.
    pub days: RangeInclusive<Day>,
    /// The engines.
    pub engines: EngineSet,
    /// The prompts' type, at brand level.
    pub kind: Option<PromptType>,
}

/// Query of a time series: which facts count.
#[derive(Deserialize, JsonSchema)]
#[serde(bound = "")]
#[schemars(bound = "")]
pub struct SeriesQuery<L: Level> {
    #[schemars(flatten)]
    period: Period,
    // An unknown word is refused at every level; only the brand level narrows by a type and tells that it does.
    #[schemars(flatten, with = "L::Typed")]
    typed: Typed,
    #[serde(skip)]
    level: PhantomData<fn() -> L>,
}

/// The type of prompts, as a parameter.
#[derive(Debug, Clone, Copy, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Typed {
    /// Prompts of this type alone.
    prompt_type: Option<Word<PromptType>>,
}

impl<L: Level> From<SeriesQuery<L>> for MetricScope {
    fn from(query: SeriesQuery<L>) -> Self {
        let kind = query.typed.prompt_type.map(|word| word.0);
        Self {
            days: query.period.days.0,
            engines: query.period.engine.set(),
            kind: kind.filter(|_| L::TYPED),
        }
    }
}

/// Query of aggregates.
#[derive(Deserialize, JsonSchema)]
#[serde(bound = "")]
#[schemars(bound = "")]
pub struct AggregateQuery<L: Level, M: MetricKind> {
    /// Which facts count.
    #[schemars(flatten)]
    pub scope: SeriesQuery<L>,
    /// Which rows are shown, and how.
    #[schemars(flatten)]
    pub rows: RowParameters<M, OfMetric<M>>,
}

/// Query of a comparison.
#[derive(Deserialize, JsonSchema)]
#[serde(try_from = "ComparisonParameters<L, M>", bound = "")]
#[schemars(with = "ComparisonParameters<L, M>", bound = "")]
pub struct ComparisonQuery<L: Level, M: MetricKind> {
    /// Which facts count; its days are the current period.
    pub scope: MetricScope,
    /// The period that it is compared with.
    pub before: RangeInclusive<Day>,
    /// Which rows are shown, and how.
    pub shape: RowQuery,
    types: PhantomData<fn() -> (L, M)>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(bound = "")]
#[schemars(bound = "")]
struct ComparisonParameters<L: Level, M: MetricKind> {
    #[schemars(flatten)]
    scope: SeriesQuery<L>,
    #[schemars(flatten)]
    before: ComparedDays,
    #[schemars(flatten)]
    rows: RowParameters<M, OfComparison>,
}

impl<L: Level, M: MetricKind> TryFrom<ComparisonParameters<L, M>> for ComparisonQuery<L, M> {
    type Error = String;

    fn try_from(sent: ComparisonParameters<L, M>) -> Result<Self, String> {
        let scope = MetricScope::from(sent.scope);
        let before = sent.before.before(&scope.days);
        Ok(Self {
            before: before.map_err(|error| error.description())?,
            scope,
            shape: sent.rows.into(),
            types: PhantomData,
        })
    }
}

/// Which rows of a metric are shown, and in which order: `F` has the fields to sort by.
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", bound = "")]
#[schemars(bound = "")]
pub struct RowParameters<M: MetricKind, F: Fields> {
    /// A numeric field of the rows, also in snake_case.
    sort_by: Option<Word<Field<F>>>,
    /// From the smallest or from the largest on; by default as the metric is sorted.
    sort_direction: Option<Word<Direction>>,
    // What is wrong is refused for every metric; a metric tells those that it filters by.
    #[schemars(flatten, with = "M::Filters")]
    filters: Filters,
    #[schemars(flatten)]
    page: PageRequest,
    #[serde(skip)]
    metric: PhantomData<fn() -> M>,
}

/// The filters of all metrics.
#[derive(Debug, Deserialize, JsonSchema)]
struct Filters {
    #[schemars(flatten)]
    sources: SourceFilters,
    #[schemars(flatten)]
    features: FeatureFilters,
}

/// Filters of rows about sources.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct SourceFilters {
    /// Sources of this type alone.
    source_type: Option<Word<SourceType>>,
    /// Sources of this domain alone.
    domain: Option<DomainName>,
}

/// Filters of rows about features of brands.
#[derive(Debug, Deserialize, JsonSchema)]
pub struct FeatureFilters {
    /// The brand of this name alone, whatever the case.
    brand: Option<Text>,
    /// The feature of this name alone, whatever the case.
    feature: Option<Text>,
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

impl<M: MetricKind, F: Fields> From<RowParameters<M, F>> for RowQuery {
    fn from(sent: RowParameters<M, F>) -> Self {
        let direction = sent.sort_direction.map(|word| word.0);
        let sort_by = sent.sort_by.map(|field| field.0.name);
        // A direction alone turns the metric's own order, whose field is the first.
        let sort_by = sort_by.or_else(|| direction.and_then(|_| F::NUMERIC.first().copied()));
        let Filters { sources, features } = sent.filters;
        let folded = |name: Option<Text>| name.map(|name| fold(&name.0));
        Self {
            ascending: direction.map_or(sort_by == Some("rank"), |direction| direction == Direction::Ascending),
            sort_by,
            source_type: sources.source_type.map(|word| word.0.0),
            domain: sources.domain.map(|domain| domain.0),
            brand: folded(features.brand),
            feature: folded(features.feature),
            page: sent.page,
        }
    }
}

impl RowQuery {
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

/// The numeric fields that rows can be sorted by; the first is the one that they are sorted by anyway.
pub trait Fields: 'static {
    /// Their names, in camelCase.
    const NUMERIC: &'static [&'static str];
}

/// Those of a metric's rows.
pub struct OfMetric<M>(PhantomData<fn() -> M>);

impl<M: MetricKind> Fields for OfMetric<M> {
    const NUMERIC: &'static [&'static str] = M::NUMERIC;
}

/// Those of a comparison's rows.
struct OfComparison;

impl Fields for OfComparison {
    const NUMERIC: &'static [&'static str] = &[
        "change",
        "current",
        "previous",
        "adjustedPValue",
        "currentCount",
        "currentTotal",
        "previousCount",
        "previousTotal",
    ];
}

/// A field to sort by.
struct Field<F> {
    name: &'static str,
    of: PhantomData<fn() -> F>,
}

impl<F: Fields> Words for Field<F> {
    fn words() -> Vec<&'static str> {
        F::NUMERIC.to_vec()
    }

    fn from_word(word: &str) -> Option<Self> {
        let named = |field: &&&str| **field == word || snake_case(field) == word;
        let name = F::NUMERIC.iter().find(named)?;
        Some(Self { name, of: PhantomData })
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Direction {
    Ascending,
    Descending,
}

impl Words for Direction {
    fn words() -> Vec<&'static str> {
        vec!["asc", "desc"]
    }

    fn from_word(word: &str) -> Option<Self> {
        match word {
            "asc" => Some(Self::Ascending),
            "desc" => Some(Self::Descending),
            _ => None,
        }
    }
}

/// One of [`SOURCE_TYPES`].
#[derive(Debug, Clone, Copy)]
struct SourceType(&'static str);

impl Words for SourceType {
    fn words() -> Vec<&'static str> {
        SOURCE_TYPES.to_vec()
    }

    fn from_word(word: &str) -> Option<Self> {
        SOURCE_TYPES.into_iter().find(|known| *known == word).map(Self)
    }
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
