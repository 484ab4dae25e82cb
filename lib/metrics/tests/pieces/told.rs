//! What the kernels tell that the oracle does not know.

use answerscope_metrics::compare::{
    PeriodSlices, Periods, compare_citations, compare_sentiment, compare_share_of_voice, compare_visibility,
};
use answerscope_metrics::{
    Built, CitationGroups, Day, EngineSet, Groups, Measure, Section, Select, Slice, citations, findings_by_prompt,
    mention_repetition, mentions_by_group, positions_by_group, prompt_day_engines, sentiment_by_group,
};

use crate::oracle::check::read;

/// Slots that are asked for where a kernel wants to know.
const SLOTS: [u16; 3] = [300, 0, 2];

/// What the kernels tell that the oracle does not know.
pub(crate) fn told(segments: &[&Built], select: &Select<'_>, groups: &Groups) -> Vec<String> {
    let held = Section::ALL.map(|section| read(segments, section, &select.days));
    let [mentions, places, mut cited, said, _, times] = held.each_ref().map(|slices| slices.iter().collect::<Vec<_>>());
    cited.extend(times);
    let mut told = Vec::new();
    prompt_day_engines(&mentions, &cited, select, |prompt, items| {
        for item in items {
            let mut item = item.clone();
            item.cited.sort_unstable();
            told.push(format!("{prompt} {item:?}"));
        }
    });
    for slot in SLOTS {
        told.push(format!("{:?}", findings_by_prompt(&said, select, slot)));
        told.push(format!("{:?}", mention_repetition(&mentions, select, &[slot])));
    }
    for measure in [Measure::Mentions, Measure::Answers, Measure::Prompts] {
        told.push(format!(
            "{:?}",
            mentions_by_group(&mentions, select, groups, &SLOTS, measure)
        ));
    }
    told.push(format!(
        "{:?}",
        positions_by_group(&mentions, &places, select, groups, &SLOTS)
    ));
    told.push(format!("{:?}", sentiment_by_group(&said, select, groups)));
    for window in CitationGroups::all(&cited) {
        let counts = window.count(select, groups);
        assert!(counts.is_sorted_by(|a, b| (a.group, a.url) < (b.group, b.url)));
        let row = |row: &answerscope_metrics::GroupedCitation| (row.group, window.page(row.page), row.count);
        told.push(format!("{:?}", counts.iter().map(row).collect::<Vec<_>>()));
    }
    for row in citations(&cited, select).iter() {
        told.push(format!("{row:?}"));
    }
    told.extend(compared(&mentions, &cited, &said, select));
    told
}

/// What comparisons of the days with themselves and those before tell.
fn compared(mentions: &[&Slice], cited: &[&Slice], said: &[&Slice], select: &Select<'_>) -> Vec<String> {
    let middle = Day(select.days.start().0.midpoint(select.days.end().0));
    let period = |days| PeriodSlices {
        days,
        mentions: mentions.to_vec(),
        citations: cited.to_vec(),
        sentiment: said.to_vec(),
    };
    let periods = Periods {
        now: period(Day(middle.0 + 1)..=*select.days.end()),
        before: period(*select.days.start()..=middle),
        prompts: select.prompts,
        engines: select.engines,
        changed: EngineSet::NONE,
    };
    vec![
        format!("{:?}", compare_share_of_voice(&periods, &SLOTS)),
        format!("{:?}", compare_visibility(&periods, &SLOTS, true)),
        format!("{:?}", compare_citations(&periods)),
        format!("{:?}", compare_sentiment(&periods, &SLOTS)),
    ]
}

pub(crate) fn groups() -> Groups {
    Groups::new(
        (0..3_000)
            .filter(|prompt| prompt % 7 != 3)
            .map(|prompt| (prompt, prompt % 4)),
    )
}
