use std::collections::BTreeMap;

use answerscope_core::Result;
use answerscope_core::entities::brand::{BrandRecord, Tracked};
use answerscope_core::page::Listed;
use answerscope_core::store::reading::Ground;
use answerscope_metrics::{self as kernel, Day, EngineSet, Section, rank_desc, share, wilson};

use crate::metric::{Metric, borrowed, select};
use crate::query::RowQuery;
use crate::rows::{VisibilityRow, sort};
use crate::series::{VisibilityPoint, by_day};

/// Each brand's part of the prompts with an answer; of a prompt's answers at prompt level.
pub struct Visibility;

impl Metric for Visibility {
    const PLACE: usize = 1;
    const NUMERIC: &'static [&'static str] = &["visibility", "mentionCount", "promptCount", "answerCount", "rank"];
    type Row = VisibilityRow;
    type Point = VisibilityPoint;

    async fn aggregate(
        ground: &Ground,
        engines: EngineSet,
        shape: &RowQuery,
        answers: bool,
    ) -> Result<Listed<VisibilityRow>> {
        let slices = ground.slices(Section::Voice).await?;
        let seen = kernel::visibility(&borrowed(&slices), &select(ground, engines));
        let mut rows = visibility_rows(&ground.brand, &seen, answers);
        if let Some(field) = shape.sort_by {
            sort(&mut rows, field, shape.ascending);
        }
        Ok(shape.page.of(rows))
    }

    async fn series(ground: &Ground, engines: EngineSet, answers: bool) -> Result<Vec<VisibilityPoint>> {
        let slices = ground.slices(Section::Voice).await?;
        let days: BTreeMap<Day, kernel::Visibility> =
            kernel::visibility_series(&borrowed(&slices), &select(ground, engines))
                .into_iter()
                .collect();
        let nothing = kernel::Visibility::default();
        Ok(by_day(&ground.days, |day| {
            let rows = visibility_rows(&ground.brand, days.get(&day).unwrap_or(&nothing), answers);
            rows.into_iter().map(|row| VisibilityPoint::new(day, row)).collect()
        }))
    }
}

fn visibility_rows(brand: &BrandRecord, seen: &kernel::Visibility, answers: bool) -> Vec<VisibilityRow> {
    let tracked: Vec<Tracked<'_>> = brand.tracked().collect();
    let whole = if answers { seen.answers } else { seen.prompts };
    let reach: BTreeMap<u16, u64> = seen
        .by_slot
        .iter()
        .map(|(slot, reach)| (*slot, if answers { reach.answers } else { reach.prompts }))
        .collect();
    let counts: Vec<u64> = tracked
        .iter()
        .map(|t| reach.get(&t.slot).copied().unwrap_or_default())
        .collect();
    let ranks = rank_desc(&counts);
    let rows = tracked
        .iter()
        .zip(counts.iter().zip(ranks))
        .map(|(t, (count, rank))| VisibilityRow {
            brand: t.name.to_owned(),
            domain: t.domain.to_owned(),
            relationship: t.relationship(),
            mention_count: *count,
            prompt_count: (!answers).then_some(whole),
            answer_count: answers.then_some(whole),
            visibility: share(*count, whole),
            rank: Some(rank),
            confidence_interval: wilson(*count, whole).into(),
        });
    let mut rows: Vec<VisibilityRow> = rows.collect();
    rows.sort_by(|a, b| {
        b.mention_count
            .cmp(&a.mention_count)
            .then_with(|| a.brand.cmp(&b.brand))
    });
    rows
}
