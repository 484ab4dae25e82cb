//! Two periods of answers as a comparison reads them: through segments.

use std::collections::BTreeMap;

use answerscope_metrics::compare::{PeriodSlices, Periods};
use answerscope_metrics::{AnswerFacts, Bitmap, Day, Directory, EngineSet, Section, SegmentWindow, Slice, build};

/// Answers by day.
pub(crate) type Answers = BTreeMap<Day, Vec<AnswerFacts>>;

/// The first days of two periods of one length.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Days {
    pub(crate) before: i32,
    pub(crate) now: i32,
    pub(crate) length: i32,
}

/// Compares the answers to prompts below 64 in two periods, with the engines in `changed` left out.
pub(crate) fn compare<T>(answers: &Answers, days: Days, changed: EngineSet, compare: impl Fn(&Periods<'_>) -> T) -> T {
    let [mentions, citations, sentiment] =
        [Section::Mentions, Section::Citations, Section::Sentiment].map(|section| slices(answers, section));
    let prompts = Bitmap::below(64);
    let period = |start: i32| PeriodSlices {
        days: Day(start)..=Day(start + days.length - 1),
        mentions: mentions.iter().collect(),
        citations: citations.iter().collect(),
        sentiment: sentiment.iter().collect(),
    };
    compare(&Periods {
        now: period(days.now),
        before: period(days.before),
        prompts: &prompts,
        engines: EngineSet::ALL,
        changed,
    })
}

fn slices(answers: &Answers, section: Section) -> Vec<Slice> {
    let mut spans: BTreeMap<SegmentWindow, Vec<(Day, Vec<AnswerFacts>)>> = BTreeMap::new();
    for (day, facts) in answers {
        spans.entry(day.window()).or_default().push((*day, facts.clone()));
    }
    let read = |(span, days): (SegmentWindow, Vec<(Day, Vec<AnswerFacts>)>)| {
        let built = build(span, None, &days).expect("facts fit");
        let directory = Directory::from_bytes(&built.directory.to_bytes()).expect("reads back");
        let range = directory.range(section, span.days()).unwrap_or(0..0);
        let bytes = built.bytes[range.start as usize..range.end as usize].to_vec();
        Slice::new(&directory, section, span.days(), bytes).expect("reads back")
    };
    spans.into_iter().map(read).collect()
}
