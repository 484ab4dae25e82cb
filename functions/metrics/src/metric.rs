//! What each metric does with the facts of a level; a file of its own for each.

use std::future::Future;
use std::sync::Arc;

use answerscope_core::Result;
use answerscope_core::page::Listed;
use answerscope_core::params::Parameter;
use answerscope_core::store::Store;
use answerscope_core::store::reading::{Ground, Subject};
use answerscope_metrics::{EngineSet, Select, Slice};

use crate::query::{RowQuery, Scope};
use crate::series::Points;

/// A metric.
pub trait Metric: Send + Sync + 'static {
    /// Its place in a level's specs.
    const PLACE: usize;
    /// The numeric fields of its rows.
    const NUMERIC: &'static [&'static str];
    /// A row of its aggregates.
    type Row: serde::Serialize + schemars::JsonSchema + answerscope_core::envelope::Named + Send;
    /// A point of its time series.
    type Point: serde::Serialize + schemars::JsonSchema + Send;
    /// Its own filters, for the document.
    fn filters() -> Vec<Parameter> {
        Vec::new()
    }
    /// Its rows out of the daily totals beside the segments, where they are all it needs.
    fn aggregate_of_totals(
        _: &Store,
        _: Subject,
        _: &Scope,
        _: &RowQuery,
    ) -> impl Future<Output = Result<Option<Listed<Self::Row>>>> + Send {
        std::future::ready(Ok(None))
    }
    /// Its series out of the daily totals, where they are all it needs.
    fn series_of_totals(
        _: &Store,
        _: Subject,
        _: &Scope,
    ) -> impl Future<Output = Result<Option<Points<Self::Point>>>> + Send {
        std::future::ready(Ok(None))
    }
    /// One page of its rows; `answers`: visibility counts answers instead of prompts.
    fn aggregate(
        ground: &Ground,
        engines: EngineSet,
        shape: &RowQuery,
        answers: bool,
    ) -> impl Future<Output = Result<Listed<Self::Row>>> + Send;
    /// A point for each day and brand.
    fn series(
        ground: &Ground,
        engines: EngineSet,
        answers: bool,
    ) -> impl Future<Output = Result<Vec<Self::Point>>> + Send;
}

pub(crate) fn select(ground: &Ground, engines: EngineSet) -> Select<'_> {
    Select {
        days: ground.days.clone(),
        engines,
        prompts: &ground.prompts,
    }
}

pub(crate) fn borrowed(slices: &[Arc<Slice>]) -> Vec<&Slice> {
    slices.iter().map(AsRef::as_ref).collect()
}
