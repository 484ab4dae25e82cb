use std::collections::BTreeMap;

use answerscope_core::entities::brand::{BrandRecord, Tracked};
use answerscope_core::page::Listed;
use answerscope_metrics::{self as kernel, Day, Section, rank_desc, share, wilson};

use crate::metric::{Facts, Metric};
use crate::query::RowQuery;
use crate::rows::{VisibilityRow, sort};
use crate::series::{VisibilityPoint, by_day};

/// Each brand's part of the prompts with an answer; of a prompt's answers at prompt level.
pub struct Visibility;

impl Metric for Visibility {
    const PLACE: usize = 1;
    const NUMERIC: &'static [&'static str] = &["visibility", "mentionCount", "promptCount", "answerCount", "rank"];
    const OF_ROWS: &'static [Section] = &[Section::Voice];
    const OF_POINTS: &'static [Section] = &[Section::Voice];
    type Row = VisibilityRow;
    type Point = VisibilityPoint;

    fn aggregate(facts: &Facts, shape: &RowQuery) -> Listed<VisibilityRow> {
        let seen = kernel::visibility(&facts.slices(Section::Voice), &facts.select());
        let mut rows = visibility_rows(&facts.ground.brand, &seen, facts.answers);
        if let Some(field) = shape.sort_by {
            sort(&mut rows, field, shape.ascending);
        }
        shape.page.of(rows)
    }

    fn series(facts: &Facts) -> Vec<VisibilityPoint> {
        let days: BTreeMap<Day, kernel::Visibility> =
            kernel::visibility_series(&facts.slices(Section::Voice), &facts.select())
                .into_iter()
                .collect();
        let nothing = kernel::Visibility::default();
        by_day(&facts.ground.days, |day| {
            let rows = visibility_rows(&facts.ground.brand, days.get(&day).unwrap_or(&nothing), facts.answers);
            rows.into_iter().map(|row| VisibilityPoint::new(day, row)).collect()
        })
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
