use std::collections::BTreeMap;

use answerscope_analysis::feature;
use answerscope_core::Result;
use answerscope_core::entities::brand::{BrandRecord, Tracked};
use answerscope_core::page::Listed;
use answerscope_core::params::Parameter;
use answerscope_core::store::reading::Ground;
use answerscope_core::text::fold;
use answerscope_metrics::{self as kernel, Day, EngineSet, Section, rank_desc};

use crate::metric::{Metric, borrowed, select};
use crate::query::RowQuery;
use crate::rows::{SentimentRow, sort};
use crate::series::{SentimentPoint, by_day};

/// What answers say about features of brands.
pub struct Sentiment;

impl Metric for Sentiment {
    const PLACE: usize = 3;
    const NUMERIC: &'static [&'static str] = &[
        "totalMentions",
        "endorsedMentions",
        "underminedMentions",
        "neutralMentions",
        "rank",
    ];
    type Row = SentimentRow;
    type Point = SentimentPoint;

    fn filters() -> Vec<Parameter> {
        vec![
            Parameter::text("brand", "The brand of this name alone, whatever the case."),
            Parameter::text("feature", "The feature of this name alone, whatever the case."),
        ]
    }

    async fn aggregate(ground: &Ground, engines: EngineSet, shape: &RowQuery, _: bool) -> Result<Listed<SentimentRow>> {
        let (slices, voice) = futures::try_join!(ground.slices(Section::Sentiment), ground.slices(Section::Voice))?;
        let counts = kernel::sentiment(&borrowed(&slices), &select(ground, engines));
        let mentions = kernel::voice(&borrowed(&voice), &select(ground, engines))
            .into_iter()
            .collect();
        let mut rows = sentiment_rows(&ground.brand, &counts, &mentions);
        rows.retain(|row| {
            let is = |wanted: &Option<String>, name: &str| wanted.as_ref().is_none_or(|wanted| *wanted == fold(name));
            is(&shape.brand, &row.brand) && is(&shape.feature, row.feature_name)
        });
        if let Some(field) = shape.sort_by {
            sort(&mut rows, field, shape.ascending);
        }
        Ok(shape.page.of(rows))
    }

    async fn series(ground: &Ground, engines: EngineSet, _: bool) -> Result<Vec<SentimentPoint>> {
        let slices = ground.slices(Section::Sentiment).await?;
        let days = kernel::sentiment_series(&borrowed(&slices), &select(ground, engines));
        let owned: BTreeMap<Day, [u64; 3]> = days
            .into_iter()
            .filter_map(|(day, counts)| {
                counts
                    .into_iter()
                    .find(|(slot, _)| *slot == 0)
                    .map(|(_, counts)| (day, counts))
            })
            .collect();
        Ok(by_day(&ground.days, |day| {
            let [endorsed_mentions, undermined_mentions, neutral_mentions] =
                owned.get(&day).copied().unwrap_or_default();
            vec![SentimentPoint {
                date: day.to_string(),
                endorsed_mentions,
                undermined_mentions,
                neutral_mentions,
            }]
        }))
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
