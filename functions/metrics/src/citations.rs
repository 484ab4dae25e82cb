use std::collections::BTreeMap;

use answerscope_analysis::owner_of;
use answerscope_domain::entities::answer::source_type;
use answerscope_domain::entities::brand::Tracked;
use answerscope_domain::page::Listed;
use answerscope_metrics::{self as kernel, Day, Section, share};

use crate::metric::{Facts, MetricKind, NoFields};
use crate::query::{RowQuery, SourceFilters};
use crate::rows::CitationRow;
use crate::series::{CitationPoint, by_day};

/// The pages that answers cite.
pub struct CitationsMetric;

impl MetricKind for CitationsMetric {
    const METRIC: answerscope_domain::Metric = answerscope_domain::Metric::Citations;
    const NUMERIC: &'static [&'static str] = &["totalCitations", "shareOfVoice"];
    const OF_ROWS: &'static [Section] = &[Section::Citations];
    const OF_POINTS: &'static [Section] = &[Section::Citations];
    type Row = CitationRow;
    type Point = CitationPoint;
    type Beside = NoFields;
    type Filters = SourceFilters;

    fn aggregate(facts: &Facts, shape: &RowQuery) -> Listed<CitationRow> {
        let domains: Vec<&str> = facts.metric_input.brand.tracked().map(|t| t.domain).collect();
        let found = kernel::citations(&facts.slices(Section::Citations), &facts.select());
        let admits = |domain: &str| shape.admits_source(domain, source_type(domain, &domains));
        // Shares and counts have the same order, so either field sorts by the count.
        let order = if shape.ascending {
            kernel::Order::Ascending
        } else {
            kernel::Order::Descending
        };
        let range = shape.page.offset_and_size();
        let page = found.page(&admits, order, range.0, range.1);
        let rows = page.rows.into_iter().map(|row| CitationRow {
            source_type: source_type(row.domain, &domains),
            url: row.url.to_owned(),
            title: row.title.map(str::to_owned),
            domain: row.domain.to_owned(),
            total_citations: row.count,
            share_of_voice: share(row.count, found.total()),
        });
        Listed {
            items: rows.collect(),
            total: page.matching,
            page: shape.page,
        }
    }

    fn series(facts: &Facts) -> Vec<CitationPoint> {
        let tracked: Vec<Tracked<'_>> = facts.metric_input.brand.tracked().collect();
        let domains: Vec<&str> = tracked.iter().map(|t| t.domain).collect();
        let owner = |host: &str| owner_of(host, &domains).map(|place| tracked[place].slot);
        let days = kernel::citations_series(&facts.slices(Section::Citations), &facts.select(), &owner);
        let days: BTreeMap<Day, BTreeMap<u16, u64>> = days
            .into_iter()
            .map(|(day, counts)| (day, counts.into_iter().collect()))
            .collect();
        by_day(&facts.metric_input.counted.days, |day| {
            let point = |t: &Tracked<'_>| CitationPoint {
                date: day.to_string(),
                brand: t.name.to_owned(),
                domain: t.domain.to_owned(),
                relationship: t.relationship(),
                total_citations: days
                    .get(&day)
                    .and_then(|counts| counts.get(&t.slot))
                    .copied()
                    .unwrap_or_default(),
            };
            tracked.iter().map(point).collect()
        })
    }
}
