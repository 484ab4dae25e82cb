//! What each metric compares.

use answerscope_analysis::{feature, owner_of};
use answerscope_domain::Named;
use answerscope_domain::entities::answer::source_type;
use answerscope_domain::entities::brand::{BrandRecord, Tracked};
use answerscope_metrics::Section;
use answerscope_metrics::compare::{
    Compared, Periods, compare_citations, compare_sentiment, compare_share_of_voice, compare_visibility,
};
use schemars::JsonSchema;
use serde::Serialize;

use crate::citations::CitationsMetric;
use crate::compared::{BrandComparison, DomainComparison, FeatureComparison, ordered};
use crate::metric::MetricKind;
use crate::query::RowQuery;
use crate::sentiment::SentimentMetric;
use crate::share_of_voice::ShareOfVoiceMetric;
use crate::visibility::VisibilityMetric;

/// A metric whose periods can be compared. All rows are judged together, whichever of them are shown.
pub trait Compares: MetricKind {
    /// The sections that comparisons are counted from.
    const OF_COMPARISON: &'static [Section];
    /// A row.
    type Row: Serialize + JsonSchema + Named + Send;
    /// The rows that the filters admit, in their order. `answers`: visibility counts answers instead of prompts.
    fn compare(
        brand: &BrandRecord,
        periods: &Periods<'_>,
        answers: bool,
        shape: &RowQuery,
    ) -> Vec<<Self as Compares>::Row>;
}

impl Compares for ShareOfVoiceMetric {
    const OF_COMPARISON: &'static [Section] = &[Section::Mentions];
    type Row = BrandComparison;

    fn compare(brand: &BrandRecord, periods: &Periods<'_>, _: bool, shape: &RowQuery) -> Vec<BrandComparison> {
        brands(brand, compare_share_of_voice(periods, &slots(brand)), shape)
    }
}

impl Compares for VisibilityMetric {
    const OF_COMPARISON: &'static [Section] = &[Section::Mentions];
    type Row = BrandComparison;

    fn compare(brand: &BrandRecord, periods: &Periods<'_>, answers: bool, shape: &RowQuery) -> Vec<BrandComparison> {
        brands(brand, compare_visibility(periods, &slots(brand), answers), shape)
    }
}

impl Compares for CitationsMetric {
    const OF_COMPARISON: &'static [Section] = &[Section::Mentions, Section::Citations];
    type Row = DomainComparison;

    fn compare(brand: &BrandRecord, periods: &Periods<'_>, _: bool, shape: &RowQuery) -> Vec<DomainComparison> {
        let tracked: Vec<Tracked<'_>> = brand.tracked().collect();
        let domains: Vec<&str> = tracked.iter().map(|t| t.domain).collect();
        ordered(compare_citations(periods), shape, |row| {
            let relationship = source_type(row.key, &domains);
            let owner = owner_of(row.key, &domains).map(|place| tracked[place].name.to_owned());
            let shown = || DomainComparison::new(row, owner, row.key.to_owned(), relationship);
            shape.admits_source(row.key, relationship).then(shown)
        })
    }
}

impl Compares for SentimentMetric {
    const OF_COMPARISON: &'static [Section] = &[Section::Mentions, Section::Sentiment];
    type Row = FeatureComparison;

    fn compare(brand: &BrandRecord, periods: &Periods<'_>, _: bool, shape: &RowQuery) -> Vec<FeatureComparison> {
        let tracked: Vec<Tracked<'_>> = brand.tracked().collect();
        ordered(compare_sentiment(periods, &slots(brand)), shape, |row| {
            let (slot, id) = row.key;
            let (of, name) = (tracked.iter().find(|t| t.slot == slot)?, feature(id)?.name);
            let (brand, domain) = (of.name.to_owned(), of.domain.to_owned());
            let shown = || FeatureComparison::new(row, brand, domain, of.relationship(), name);
            shape.admits(of.name, name).then(shown)
        })
    }
}

fn slots(brand: &BrandRecord) -> Vec<u16> {
    brand.tracked().map(|t| t.slot).collect()
}

fn brands(brand: &BrandRecord, compared: Vec<Compared<u16>>, shape: &RowQuery) -> Vec<BrandComparison> {
    let tracked: Vec<Tracked<'_>> = brand.tracked().collect();
    ordered(compared, shape, |row| {
        let of = tracked.iter().find(|t| t.slot == row.key)?;
        let (name, domain) = (of.name.to_owned(), of.domain.to_owned());
        Some(BrandComparison::new(row, name, domain, of.relationship()))
    })
}
