use std::collections::BTreeMap;

use answerscope_analysis::feature;
use answerscope_domain::entities::brand::{BrandRecord, Tracked};
use answerscope_domain::page::Listed;
use answerscope_metrics::{self as kernel, Day, Section, rank_desc};

use schemars::JsonSchema;
use serde::Serialize;

use crate::metric::{Facts, MetricKind};
use crate::query::{FeatureFilters, RowQuery};
use crate::rows::{SentimentRow, sort};
use crate::series::{SentimentPoint, by_day};

/// What answers say about features of brands.
pub struct SentimentMetric;

/// Of how many answers the sentiment is read.
#[derive(Debug, Default, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Reading {
    /// Answers in a language whose sentiment is read.
    answers_read: u64,
    /// Answers in other languages: what they say is not among the rows.
    answers_not_read: u64,
}

impl MetricKind for SentimentMetric {
    const METRIC: answerscope_domain::Metric = answerscope_domain::Metric::Sentiment;
    const NUMERIC: &'static [&'static str] = &[
        "totalMentions",
        "endorsedMentions",
        "underminedMentions",
        "neutralMentions",
        "rank",
    ];
    const OF_ROWS: &'static [Section] = &[Section::Sentiment, Section::Mentions];
    const OF_POINTS: &'static [Section] = &[Section::Sentiment];
    type Row = SentimentRow;
    type Point = SentimentPoint;
    type Beside = Reading;
    type Filters = FeatureFilters;

    fn aggregate(facts: &Facts, shape: &RowQuery) -> Listed<SentimentRow> {
        let counts = kernel::sentiment(&facts.slices(Section::Sentiment), &facts.select());
        let mentions = kernel::mentions(&facts.slices(Section::Mentions), &facts.select())
            .into_iter()
            .collect();
        let mut rows = sentiment_rows(&facts.metric_input.brand, &counts, &mentions);
        rows.retain(|row| shape.admits(&row.brand, row.feature_name));
        if let Some(field) = shape.sort_by {
            sort(&mut rows, field, shape.ascending);
        }
        shape.page.of(rows)
    }

    fn beside(facts: &Facts) -> Reading {
        let answers = kernel::visibility(&facts.slices(Section::Mentions), &facts.select()).answers;
        let not_read = kernel::answers_not_read(&facts.slices(Section::Sentiment), &facts.select());
        Reading {
            answers_read: answers.saturating_sub(not_read),
            answers_not_read: not_read,
        }
    }

    fn series(facts: &Facts) -> Vec<SentimentPoint> {
        let days = kernel::sentiment_series(&facts.slices(Section::Sentiment), &facts.select());
        let owned: BTreeMap<Day, [u64; 3]> = days
            .into_iter()
            .filter_map(|(day, counts)| {
                counts
                    .into_iter()
                    .find(|(slot, _)| *slot == 0)
                    .map(|(_, counts)| (day, counts))
            })
            .collect();
        by_day(&facts.metric_input.counted.days, |day| {
            let [endorsed_mentions, undermined_mentions, neutral_mentions] =
                owned.get(&day).copied().unwrap_or_default();
            vec![SentimentPoint {
                date: day.to_string(),
                endorsed_mentions,
                undermined_mentions,
                neutral_mentions,
            }]
        })
    }
}

/// The rows of sentiment in their own order: by mentions, then brand, then feature.
fn sentiment_rows(
    brand: &BrandRecord,
    counts: &[((u16, u16), [u64; 3])],
    mentions: &BTreeMap<u16, u64>,
) -> Vec<SentimentRow> {
    let tracked: Vec<Tracked<'_>> = brand.tracked().collect();
    let ranks = rank_desc(
        &tracked
            .iter()
            .map(|t| mentions.get(&t.slot).copied().unwrap_or_default())
            .collect::<Vec<_>>(),
    );
    let rows = counts
        .iter()
        .filter_map(|((slot, id), [endorsed, undermined, neutral])| {
            // A brand that is no longer tracked, until its answers are read anew.
            let place = tracked.iter().position(|t| t.slot == *slot)?;
            let (t, feature) = (&tracked[place], feature(*id)?);
            Some(SentimentRow {
                brand: t.name.to_owned(),
                domain: t.domain.to_owned(),
                relationship: t.relationship(),
                rank: ranks[place],
                feature_name: feature.name,
                feature_description: feature.description,
                endorsed_mentions: *endorsed,
                undermined_mentions: *undermined,
                neutral_mentions: *neutral,
                total_mentions: endorsed + undermined + neutral,
            })
        });
    let mut rows: Vec<SentimentRow> = rows.collect();
    rows.sort_by(|a, b| {
        b.total_mentions
            .cmp(&a.total_mentions)
            .then_with(|| (&a.brand, a.feature_name).cmp(&(&b.brand, b.feature_name)))
    });
    rows
}
