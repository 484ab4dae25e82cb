//! Facts of a small made-up market, built into segments and read back as a caller would.

use std::collections::BTreeMap;

use answerscope_insights::{FoundInsight, InsightBrand, InsightFacts, InsightPrompt, InsightSubject, find};
use answerscope_metrics::{
    AnswerFacts, CitedUrl, Day, Directory, Engine, FactMention, Polarity, Section, SegmentWindow, Slice, build,
};

/// Days of both windows.
pub(crate) const BEFORE: i32 = 20_000;
pub(crate) const NOW: i32 = 20_030;
pub(crate) const LENGTH: i32 = 30;

/// Answers by day.
#[derive(Debug, Default)]
pub(crate) struct World(pub(crate) BTreeMap<Day, Vec<AnswerFacts>>);

/// An answer that names slots once each.
pub(crate) fn answer(prompt: u32, engine: Engine, named: &[u16]) -> AnswerFacts {
    AnswerFacts {
        mentions: named.iter().map(|slot| FactMention::of(*slot, 1)).collect(),
        ..AnswerFacts::of(prompt, engine)
    }
}

impl World {
    pub(crate) fn add(&mut self, day: i32, facts: AnswerFacts) {
        self.0.entry(Day(day)).or_default().push(facts);
    }

    /// One answer a day for `days` days from `start` on.
    pub(crate) fn daily(&mut self, start: i32, days: i32, facts: &AnswerFacts) {
        (start..start + days).for_each(|day| self.add(day, facts.clone()));
    }

    pub(crate) fn slices(&self, section: Section) -> Vec<Slice> {
        let mut spans: BTreeMap<SegmentWindow, Vec<(Day, Vec<AnswerFacts>)>> = BTreeMap::new();
        for (day, facts) in &self.0 {
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

    pub(crate) fn find(&self, subject: &InsightSubject, most: usize) -> Vec<FoundInsight> {
        let sections = [Section::Mentions, Section::Citations, Section::Sentiment];
        let held = sections.map(|section| self.slices(section));
        let [mentions, citations, sentiment] = held.each_ref().map(|slices| slices.iter().collect::<Vec<_>>());
        let facts = InsightFacts {
            mentions: &mentions,
            citations: &citations,
            sentiment: &sentiment,
        };
        let found = find(subject, &facts, most);
        assert_eq!(
            quoted_later(subject, &facts, most),
            found,
            "whenever the texts are read"
        );
        found
    }
}

/// What is found where the texts of prompts are read once it is known which are told of.
fn quoted_later(subject: &InsightSubject, facts: &InsightFacts<'_>, most: usize) -> Vec<FoundInsight> {
    let texts: BTreeMap<u32, &str> = subject
        .prompts
        .iter()
        .map(|prompt| (prompt.ordinal, prompt.query.as_str()))
        .collect();
    let mut unread = subject.clone();
    unread.prompts = texts.keys().map(|ordinal| InsightPrompt::unread(*ordinal)).collect();
    let mut found = find(&unread, facts, most);
    for insight in &mut found {
        insight.quote(texts[&insight.prompt]);
    }
    found
}

/// Norvik and three competitors, `prompts` prompts, the two windows.
pub(crate) fn subject(prompts: u32) -> InsightSubject {
    let brand = |(slot, name): (u16, &str)| InsightBrand {
        slot,
        name: name.to_owned(),
        domain: format!("{}.example", name.to_lowercase()),
    };
    let tracked = [(0, "Norvik"), (1, "Brindax"), (2, "Quontek"), (7, "Sombrelle")]
        .map(brand)
        .into();
    let prompt = |ordinal| InsightPrompt {
        ordinal,
        query: format!(
            "best headphones, kind {}",
            ('a'..='z').cycle().nth(ordinal as usize).unwrap_or('a')
        ),
    };
    InsightSubject::new(
        tracked,
        (0..prompts).map(prompt).collect(),
        Day(NOW)..=Day(NOW + LENGTH - 1),
    )
}

pub(crate) fn cites(mut facts: AnswerFacts, urls: &[&str]) -> AnswerFacts {
    let cited = |url: &&str| CitedUrl {
        url: format!("https://{url}"),
        domain: url.split('/').next().unwrap_or_default().to_owned(),
        title: None,
    };
    facts.citations = urls.iter().map(cited).collect();
    facts
}

pub(crate) fn says(mut facts: AnswerFacts, feature: u16, polarity: Polarity) -> AnswerFacts {
    facts.sentiment.get_or_insert_default().push((0, feature, polarity));
    facts
}
