use std::collections::BTreeMap;

use answerscope_domain::entities::brand::{BrandRecord, Tracked};
use answerscope_domain::page::Listed;
use answerscope_metrics::{self as kernel, Day, Section, rank_desc, share, wilson};

use crate::metric::{Facts, MetricKind, NoFields};
use crate::query::RowQuery;
use crate::rows::{VisibilityRow, sort};
use crate::series::{VisibilityPoint, by_day};

/// Each brand's part of the prompts with an answer; of a prompt's answers at prompt level.
pub struct VisibilityMetric;

impl MetricKind for VisibilityMetric {
    const METRIC: answerscope_domain::Metric = answerscope_domain::Metric::Visibility;
    const NUMERIC: &'static [&'static str] = &[
        "visibility",
        "mentionCount",
        "promptCount",
        "answerCount",
        "averagePosition",
        "firstMentionShare",
        "rank",
    ];
    const OF_ROWS: &'static [Section] = &[Section::Mentions, Section::Places];
    const OF_POINTS: &'static [Section] = &[Section::Mentions, Section::Places];
    type Row = VisibilityRow;
    type Point = VisibilityPoint;
    type Beside = NoFields;
    type Filters = NoFields;

    fn aggregate(facts: &Facts, shape: &RowQuery) -> Listed<VisibilityRow> {
        let (mentions, places, select) = (
            facts.slices(Section::Mentions),
            facts.slices(Section::Places),
            facts.select(),
        );
        let seen = kernel::visibility(&mentions, &select);
        let positions = kernel::positions(&mentions, &places, &select);
        let mut rows = visibility_rows(&facts.metric_input.brand, &seen, &positions, facts.answers);
        if let Some(field) = shape.sort_by {
            sort(&mut rows, field, shape.ascending);
        }
        shape.page.of(rows)
    }

    fn series(facts: &Facts) -> Vec<VisibilityPoint> {
        let (mentions, places, select) = (
            facts.slices(Section::Mentions),
            facts.slices(Section::Places),
            facts.select(),
        );
        let days: BTreeMap<Day, kernel::Visibility> =
            kernel::visibility_series(&mentions, &select).into_iter().collect();
        let positions: BTreeMap<Day, Positions> = kernel::positions_series(&mentions, &places, &select)
            .into_iter()
            .collect();
        let (nothing, nowhere) = (kernel::Visibility::default(), Positions::new());
        by_day(&facts.metric_input.counted.days, |day| {
            let (seen, positions) = (
                days.get(&day).unwrap_or(&nothing),
                positions.get(&day).unwrap_or(&nowhere),
            );
            let rows = visibility_rows(&facts.metric_input.brand, seen, positions, facts.answers);
            rows.into_iter().map(|row| VisibilityPoint::new(day, row)).collect()
        })
    }
}

/// Places by slot.
type Positions = Vec<(u16, kernel::Position)>;

fn visibility_rows(
    brand: &BrandRecord,
    seen: &kernel::Visibility,
    positions: &[(u16, kernel::Position)],
    answers: bool,
) -> Vec<VisibilityRow> {
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
    let positions: BTreeMap<u16, kernel::Position> = positions.iter().copied().collect();
    let position = |slot: u16| positions.get(&slot).copied().unwrap_or_default();
    // Each answer that names any of them has one that comes first.
    let first: u64 = tracked.iter().map(|t| position(t.slot).first).sum();
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
            average_position: position(t.slot).average(),
            first_mention_share: share(position(t.slot).first, first),
        });
    let mut rows: Vec<VisibilityRow> = rows.collect();
    rows.sort_by(|a, b| {
        b.mention_count
            .cmp(&a.mention_count)
            .then_with(|| a.brand.cmp(&b.brand))
    });
    rows
}
