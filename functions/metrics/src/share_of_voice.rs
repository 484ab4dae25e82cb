use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use answerscope_domain::Result;
use answerscope_domain::entities::brand::{BrandRecord, Tracked};
use answerscope_domain::page::Listed;
use answerscope_metrics::{self as kernel, Day, Section, rank_desc, share};
use answerscope_store::Store;
use answerscope_store::segments::{Counted, MetricSubject};

use crate::metric::{Aggregated, Facts, MetricKind, NoFields, aggregated};
use crate::query::{MetricScope, RowQuery};
use crate::rows::{VoiceRow, sort};
use crate::series::{Points, VoicePoint, by_day};

/// Each brand's part of all mentions.
pub struct ShareOfVoiceMetric;

impl MetricKind for ShareOfVoiceMetric {
    const METRIC: answerscope_domain::Metric = answerscope_domain::Metric::ShareOfVoice;
    const NUMERIC: &'static [&'static str] = &["mentionCount", "totalMentions", "shareOfVoice", "rank"];
    const OF_ROWS: &'static [Section] = &[Section::Mentions];
    const OF_POINTS: &'static [Section] = &[Section::Mentions];
    type Row = VoiceRow;
    type Point = VoicePoint;
    type Beside = NoFields;
    type Filters = NoFields;

    fn aggregate(facts: &Facts, shape: &RowQuery) -> Listed<VoiceRow> {
        let counts = kernel::mentions(&facts.slices(Section::Mentions), &facts.select())
            .into_iter()
            .collect();
        voice_page(voice_rows(&facts.metric_input.brand, &counts), shape)
    }

    fn series(facts: &Facts) -> Vec<VoicePoint> {
        let days = kernel::mentions_series(&facts.slices(Section::Mentions), &facts.select());
        let days: BTreeMap<Day, BTreeMap<u16, u64>> = days
            .into_iter()
            .map(|(day, counts)| (day, counts.into_iter().collect()))
            .collect();
        voice_points(&facts.metric_input.brand, &facts.metric_input.counted.days, &days)
    }

    async fn aggregate_of_totals(
        store: &Store,
        subject: MetricSubject,
        scope: &MetricScope,
        shape: &RowQuery,
    ) -> Result<Option<Aggregated<Self>>> {
        let Some((brand, counted)) = totals(store, subject, scope).await? else {
            return Ok(None);
        };
        let mut counts: BTreeMap<u16, u64> = BTreeMap::new();
        for (slot, count) in counts_by_day(&counted, scope).into_values().flatten() {
            *counts.entry(slot).or_default() += count;
        }
        let page = voice_page(voice_rows(&brand, &counts), shape);
        let none = counted.no_answers(scope.engines.counting(counted.asked()));
        Ok(Some(aggregated::<Self>(page, counted.until, none, NoFields {})))
    }

    async fn series_of_totals(
        store: &Store,
        subject: MetricSubject,
        scope: &MetricScope,
    ) -> Result<Option<Points<VoicePoint>>> {
        let read = totals(store, subject, scope).await?;
        Ok(read.map(|(brand, counted)| {
            let points = voice_points(&brand, &scope.days, &counts_by_day(&counted, scope));
            let engines = scope.engines.counting(counted.asked());
            Points::new(&counted, engines, counted.no_answers(engines), points)
        }))
    }
}

/// The rows of share of voice from counts by slot.
fn voice_rows(brand: &BrandRecord, counts: &BTreeMap<u16, u64>) -> Vec<VoiceRow> {
    let tracked: Vec<Tracked<'_>> = brand.tracked().collect();
    let mentions: Vec<u64> = tracked
        .iter()
        .map(|t| counts.get(&t.slot).copied().unwrap_or_default())
        .collect();
    let total: u64 = mentions.iter().sum();
    let ranks = rank_desc(&mentions);
    let rows = tracked
        .iter()
        .zip(mentions.iter().zip(ranks))
        .map(|(t, (count, rank))| VoiceRow {
            brand: t.name.to_owned(),
            domain: t.domain.to_owned(),
            relationship: t.relationship(),
            mention_count: *count,
            total_mentions: total,
            share_of_voice: share(*count, total),
            rank,
        });
    let mut rows: Vec<VoiceRow> = rows.collect();
    rows.sort_by(|a, b| {
        b.mention_count
            .cmp(&a.mention_count)
            .then_with(|| a.brand.cmp(&b.brand))
    });
    rows
}

/// Sorts and cuts the rows of share of voice.
fn voice_page(mut rows: Vec<VoiceRow>, shape: &RowQuery) -> Listed<VoiceRow> {
    if let Some(field) = shape.sort_by {
        sort(&mut rows, field, shape.ascending);
    }
    shape.page.of(rows)
}

/// Points of share of voice, zeros where a day has no answers.
fn voice_points(
    brand: &BrandRecord,
    range: &RangeInclusive<Day>,
    days: &BTreeMap<Day, BTreeMap<u16, u64>>,
) -> Vec<VoicePoint> {
    let nothing = BTreeMap::new();
    by_day(range, |day| {
        let rows = voice_rows(brand, days.get(&day).unwrap_or(&nothing));
        rows.into_iter().map(|row| VoicePoint::new(day, row)).collect()
    })
}

/// The brand and its segments with their daily totals, where the subject is the whole brand.
async fn totals(store: &Store, subject: MetricSubject, scope: &MetricScope) -> Result<Option<(BrandRecord, Counted)>> {
    let MetricSubject::Brand(brand, None) = subject else {
        return Ok(None);
    };
    Ok(Some(store.metrics().totals(brand, scope.days.clone()).await?))
}

/// Mentions by day and slot.
fn counts_by_day(counted: &Counted, scope: &MetricScope) -> BTreeMap<Day, BTreeMap<u16, u64>> {
    let engines = scope.engines.counting(counted.asked());
    let mut days: BTreeMap<Day, BTreeMap<u16, u64>> = BTreeMap::new();
    for totals in &counted.totals {
        for (day, slot, count) in totals.counts(scope.days.clone(), engines) {
            *days.entry(day).or_default().entry(slot).or_default() += count;
        }
    }
    days
}
