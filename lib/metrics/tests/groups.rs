//! Counts by group equal a fold over the facts.

use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZero;

use answerscope_metrics::{
    AnswerFacts, CitationGroups, CitedUrl, Day, Engine, EngineSet, FactMention, Groups, Measure, Polarity, Position,
    Section, SegmentWindow, Select, Slice, Surface, build, mentions_by_group, positions_by_group, sentiment_by_group,
};
use proptest::prelude::*;

type World = BTreeMap<Day, Vec<AnswerFacts>>;

const SLOTS: [u16; 3] = [300, 0, 2];

fn cited() -> impl Strategy<Value = CitedUrl> {
    (0..3_u8, 0..5_u8, any::<bool>()).prop_map(|(site, page, titled)| CitedUrl {
        url: format!("https://site{site}.example/{page}"),
        domain: format!("site{site}.example"),
        title: titled.then(|| format!("Page {page}")),
    })
}

fn answer(prompts: u32) -> impl Strategy<Value = AnswerFacts> {
    let slot = || prop_oneof![0..4_u16, Just(300)];
    let polarity = prop::sample::select(Polarity::ALL.to_vec());
    let count = prop_oneof![8 => 1..4_u32, 1 => 1..70_000_u32];
    (
        (0..prompts, prop::sample::select(Engine::ALL[..3].to_vec())),
        prop::collection::btree_map(slot(), count, 0..4),
        prop::collection::vec(cited(), 0..4),
        prop::option::weighted(0.9, prop::collection::vec((slot(), 0..3_u16, polarity), 0..4)),
        (
            prop::sample::select(Surface::ALL.to_vec()),
            prop::bool::weighted(0.8),
            any::<bool>(),
        ),
    )
        .prop_map(
            |((prompt, engine), mentions, citations, sentiment, (surface, ordered, turned))| {
                let mut mentions: Vec<FactMention> = mentions
                    .into_iter()
                    .map(|(slot, count)| FactMention::of(slot, count))
                    .collect();
                if turned {
                    mentions.reverse();
                }
                if ordered {
                    (1..)
                        .zip(&mut mentions)
                        .for_each(|(place, mention)| mention.place = NonZero::new(place));
                }
                AnswerFacts {
                    mentions,
                    citations,
                    sentiment,
                    surface,
                    ..AnswerFacts::of(prompt, engine)
                }
            },
        )
}

/// Days of two spans, and which group the prompts belong to.
fn worlds() -> impl Strategy<Value = (World, BTreeMap<u32, u32>)> {
    let prompts = prop_oneof![Just(3_u32), Just(70), Just(3_000)];
    prompts.prop_flat_map(|prompts| {
        let days = prop::collection::btree_map(
            (28..36_i32).prop_map(Day),
            prop::collection::vec(answer(prompts), 0..30),
            1..6,
        );
        (days, prop::collection::btree_map(0..prompts, 0..4_u32, 0..80))
    })
}

fn slices(world: &World, section: Section) -> Vec<Slice> {
    let spans: BTreeSet<SegmentWindow> = world.keys().map(|day| day.window()).collect();
    let slice = |span: SegmentWindow| {
        let own = world.iter().filter(|(day, _)| day.window() == span);
        let own: Vec<(Day, Vec<AnswerFacts>)> = own.map(|(day, facts)| (*day, facts.clone())).collect();
        let built = build(span, None, &own).expect("facts are within the limits");
        let range = built.directory.range(section, span.days()).unwrap_or(0..0);
        let bytes = built.bytes[range.start as usize..range.end as usize].to_vec();
        Slice::new(&built.directory, section, span.days(), bytes).expect("a segment reads back")
    };
    spans.into_iter().map(slice).collect()
}

/// The selected answers with their groups.
fn grouped<'a>(
    world: &'a World,
    members: &'a BTreeMap<u32, u32>,
    select: &'a Select<'_>,
) -> impl Iterator<Item = (usize, &'a AnswerFacts)> {
    let answers = world.range(select.days.clone()).flat_map(|(_, facts)| facts);
    let answers = answers.filter(|answer| select.engines.contains(answer.engine));
    answers.filter_map(|answer| Some((*members.get(&answer.prompt)? as usize, answer)))
}

fn check_mentions(world: &World, members: &BTreeMap<u32, u32>, groups: &Groups, select: &Select<'_>) {
    let held = slices(world, Section::Mentions);
    let held: Vec<&Slice> = held.iter().collect();
    for measure in [Measure::Mentions, Measure::Answers, Measure::Prompts] {
        let mut answered = vec![0; groups.len()];
        let mut counts = vec![0; groups.len() * SLOTS.len()];
        let mut seen = BTreeSet::new();
        for (group, answer) in grouped(world, members, select) {
            let fresh = measure != Measure::Prompts || seen.insert((answer.prompt, None));
            answered[group] += u64::from(fresh);
            for FactMention { slot, count, .. } in &answer.mentions {
                let Some(place) = SLOTS.iter().position(|known| known == slot) else {
                    continue;
                };
                counts[group * SLOTS.len() + place] += match measure {
                    Measure::Mentions => u64::from(*count),
                    Measure::Answers => 1,
                    Measure::Prompts => u64::from(seen.insert((answer.prompt, Some(*slot)))),
                };
            }
        }
        let found = mentions_by_group(&held, select, groups, &SLOTS, measure);
        assert_eq!((found.answered, found.counts), (answered, counts), "{measure:?}");
    }
}

fn check_positions(world: &World, members: &BTreeMap<u32, u32>, groups: &Groups, select: &Select<'_>) {
    let mut expected = vec![Position::default(); groups.len() * SLOTS.len()];
    for (group, answer) in grouped(world, members, select) {
        for mention in &answer.mentions {
            let slot = SLOTS.iter().position(|known| *known == mention.slot);
            if let (Some(slot), Some(place)) = (slot, mention.place) {
                let sum = &mut expected[group * SLOTS.len() + slot];
                sum.answers += 1;
                sum.places += u64::from(place.get());
                sum.first += u64::from(place.get() == 1);
            }
        }
    }
    let (mentions, places) = (slices(world, Section::Mentions), slices(world, Section::Places));
    let [mentions, places] = [&mentions, &places].map(|held| held.iter().collect::<Vec<_>>());
    assert_eq!(positions_by_group(&mentions, &places, select, groups, &SLOTS), expected);
}

fn check_citations(world: &World, members: &BTreeMap<u32, u32>, groups: &Groups, select: &Select<'_>) {
    let mut expected: BTreeMap<(u32, &str), u32> = BTreeMap::new();
    for (group, answer) in grouped(world, members, select) {
        for url in answer
            .citations
            .iter()
            .map(|cited| &cited.url[..])
            .collect::<BTreeSet<_>>()
        {
            *expected.entry((group as u32, url)).or_default() += 1;
        }
    }
    let held = slices(world, Section::Citations);
    let mut found: BTreeMap<(u32, &str), u32> = BTreeMap::new();
    for window in CitationGroups::all(&held.iter().collect::<Vec<_>>()) {
        let counts = window.count(select, groups);
        assert!(counts.is_sorted_by(|a, b| (a.group, a.url) < (b.group, b.url)));
        for counted in counts {
            let (url, domain, title) = window.page(counted.page);
            assert!(url.contains(domain));
            // Only the window's own days: it is compared where a range lies in one.
            if select.days.start().window() == select.days.end().window() {
                let last = last_title(world, members, select, counted.group, url);
                assert_eq!(title, last.as_deref(), "{url}");
            }
            *found.entry((counted.group, url)).or_default() += counted.count;
        }
    }
    assert_eq!(found, expected);
}

/// The last title that the answers of a group give a URL.
fn last_title(
    world: &World,
    members: &BTreeMap<u32, u32>,
    select: &Select<'_>,
    group: u32,
    url: &str,
) -> Option<String> {
    let answers = grouped(world, members, select).filter(|(of, _)| *of as u32 == group);
    let titles = answers.flat_map(|(_, answer)| {
        let cited = answer.citations.iter().filter(|cited| cited.url == url);
        cited.filter_map(|cited| Some((answer.answered_at, cited.title.as_deref()?)))
    });
    titles.max().map(|(_, title)| title.to_owned())
}

fn check_sentiment(world: &World, members: &BTreeMap<u32, u32>, groups: &Groups, select: &Select<'_>) {
    let mut expected: BTreeMap<(u32, u16, u16), [u64; 3]> = BTreeMap::new();
    for (group, answer) in grouped(world, members, select) {
        for (slot, feature, polarity) in answer.sentiment.iter().flatten() {
            expected.entry((group as u32, *slot, *feature)).or_default()[*polarity as usize] += 1;
        }
    }
    let held = slices(world, Section::Sentiment);
    let found = sentiment_by_group(&held.iter().collect::<Vec<_>>(), select, groups);
    let found = found.iter().map(|row| ((row.group, row.slot, row.feature), row.counts));
    assert_eq!(found.collect::<Vec<_>>(), expected.into_iter().collect::<Vec<_>>());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn groups_equal_the_fold(
        (world, members) in worlds(),
        first in 27..37_i32,
        length in 0..9_i32,
        engines in 0..8_u8,
    ) {
        let groups = Groups::new(members.iter().map(|(prompt, group)| (*prompt, *group)));
        let engines = (0..3).filter(|place| engines >> place & 1 == 0).map(|place| Engine::ALL[place]);
        let select = Select { days: Day(first)..=Day(first + length), engines: engines.collect(), prompts: groups.prompts() };
        check_mentions(&world, &members, &groups, &select);
        check_positions(&world, &members, &groups, &select);
        check_citations(&world, &members, &groups, &select);
        check_sentiment(&world, &members, &groups, &select);
    }
}

#[test]
fn nothing_gives_nothing() {
    let groups = Groups::new([]);
    assert!(groups.is_empty() && groups.prompts().is_empty());
    let select = Select {
        days: Day(0)..=Day(9),
        engines: EngineSet::ALL,
        prompts: groups.prompts(),
    };
    let counts = mentions_by_group(&[], &select, &groups, &SLOTS, Measure::Mentions);
    assert!(counts.answered.is_empty() && counts.counts.is_empty());
}
