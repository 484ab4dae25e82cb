//! Citations: a row for each page that the answers of an entity cite.

use std::cmp::Reverse;

use answerscope_metrics::{CitationGroups, GroupedCitation, Slice, share};

use crate::layout::Figure;
use crate::lines::{DayGroups, Line, Lines, TEXTS};
use crate::text::Value;
use crate::{ExportSubject, Lookup};

/// The cited pages of one day and engine.
pub(crate) struct Citations<'a> {
    windows: Vec<CitationGroups<'a>>,
    domains: Vec<&'a str>,
    lookup: &'a dyn Lookup,
    /// The window of the day.
    window: Option<usize>,
    /// Ascending by group and URL.
    cited: Vec<GroupedCitation>,
    next: usize,
}

impl<'a> Citations<'a> {
    pub(crate) fn new(subject: &'a ExportSubject, slices: &'a [&'a Slice], lookup: &'a dyn Lookup) -> Self {
        Self {
            windows: CitationGroups::all(slices),
            domains: subject.brand.tracked.iter().map(|t| &t.domain[..]).collect(),
            lookup,
            window: None,
            cited: Vec::new(),
            next: 0,
        }
    }
}

impl Lines for Citations<'_> {
    fn open(&mut self, of_day: &DayGroups<'_>) -> bool {
        self.next = 0;
        self.cited.clear();
        let Some(window) = self.windows.iter().position(|window| window.has(of_day.day)) else {
            return false;
        };
        self.cited = self.windows[window].count(&of_day.select(), of_day.groups);
        self.window.replace(window) != Some(window)
    }

    fn next(&mut self, lines: &mut Vec<Line>) -> Option<u32> {
        let rest = &mut self.cited[self.next..];
        let group = rest.first()?.group;
        let length = rest.partition_point(|cited| cited.group == group);
        self.next += length;
        let cited = &mut rest[..length];
        let total = cited.iter().map(|cited| u64::from(cited.count)).sum();
        cited.sort_unstable_by_key(|cited| (Reverse(cited.count), cited.url));
        lines.clear();
        lines.extend(cited.iter().map(|cited| {
            let count = u64::from(cited.count);
            Line::new(
                cited.page,
                [Figure::Count(count), Figure::Fraction(share(count, total))],
            )
        }));
        Some(group)
    }

    fn texts(&self, item: u32) -> [Value<'_>; TEXTS] {
        let Some(window) = self.window else {
            return [Value::Absent; TEXTS];
        };
        let (url, domain, title) = self.windows[window].page(item);
        [
            Value::Text(url),
            Value::from(title),
            Value::Text(domain),
            Value::Text(self.lookup.source_type(domain, &self.domains)),
            Value::Absent,
        ]
    }
}
