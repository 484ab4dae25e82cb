//! Every kernel equals a fold over the facts, whatever sequence of builds the segments went through.

mod oracle;

use std::collections::{BTreeMap, BTreeSet};

use answerscope_metrics::{
    AnswerFacts, Bitmap, Built, Channel, CitedUrl, Day, Engine, EngineSet, FactMention, Order, Polarity, Section,
    SegmentWindow, Select, Slice, Surface, build, citations, mentions,
};
use oracle::World;
use oracle::check::{check, check_totals, read};
use oracle::facts::{changes, subset};
use proptest::prelude::*;

type Segments = BTreeMap<SegmentWindow, Built>;

/// Plays the changes, each batch one build a span.
fn play(batches: &[Vec<(i32, Vec<AnswerFacts>)>]) -> (World, Segments) {
    let (mut world, mut segments) = (World::new(), Segments::new());
    for batch in batches {
        let days: BTreeMap<Day, Vec<AnswerFacts>> =
            batch.iter().map(|(day, facts)| (Day(*day), facts.clone())).collect();
        let spans: BTreeSet<SegmentWindow> = days.keys().map(|day| day.window()).collect();
        for span in spans {
            let own: Vec<(Day, Vec<AnswerFacts>)> = days
                .iter()
                .filter(|(day, _)| day.window() == span)
                .map(|(day, facts)| (*day, facts.clone()))
                .collect();
            let old = segments.get(&span).map(|old| (&old.bytes[..], &old.directory));
            let built = build(span, old, &own).expect("facts are within the limits");
            segments.insert(span, built);
        }
        world.extend(days);
    }
    (world, segments)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 160, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn kernels_equal_a_fold(
        batches in changes(),
        prompts in subset(),
        engines in prop_oneof![Just(u8::MAX), any::<u8>()],
        by_surface in prop::bool::weighted(0.2),
        (start, length) in prop_oneof![Just((0, 99)), (26..66_i32, 0..12_i32)],
    ) {
        let (world, segments) = play(&batches);
        let engines: EngineSet = Engine::ALL.into_iter().filter(|engine| engines >> *engine as u8 & 1 == 1).collect();
        let engines = if by_surface { engines.iter().map(|engine| Channel { surface: Surface::Api, engine }).collect() } else { engines };
        let select = Select { days: Day(start)..=Day(start + length), engines, prompts: &prompts };
        let segments: Vec<&Built> = segments.values().collect();
        check(&world, &segments, &select);
        check_totals(&world, &segments, &select);
    }

    #[test]
    fn a_build_from_scratch_depends_on_the_facts_alone(batches in changes(), seed in any::<u64>()) {
        let (world, segments) = play(&batches);
        for (span, grown) in &segments {
            let days: Vec<(Day, Vec<AnswerFacts>)> =
                world.iter().filter(|(day, _)| day.window() == *span).map(|(day, facts)| (*day, facts.clone())).collect();
            let mut shuffled = days.clone();
            shuffled.reverse();
            for (_, facts) in &mut shuffled {
                let length = facts.len().max(1);
                facts.rotate_left(seed as usize % length);
            }
            let one = build(*span, None, &days).expect("facts are within the limits");
            let other = build(*span, None, &shuffled).expect("facts are within the limits");
            prop_assert_eq!(&one.bytes, &other.bytes);
            prop_assert_eq!(&one.directory, &other.directory);
            prop_assert_eq!(&one.totals, &grown.totals);
        }
    }

    #[test]
    fn untouched_days_are_carried_over(batches in changes(), day in 32..64_i32) {
        let (_, segments) = play(&batches);
        if let Some(old) = segments.get(&SegmentWindow(1)) {
            let next = build(SegmentWindow(1), Some((&old.bytes, &old.directory)), &[(Day(day), Vec::new())]).expect("no facts");
            for section in Section::ALL {
                for other in (32..64).filter(|other| *other != day).map(Day) {
                    let bytes = |built: &Built| {
                        let Some(range) = built.directory.range(section, other..=other) else { return Vec::new() };
                        // The URLs follow the last day of citations: two days are told apart by their starts alone.
                        let later = (other.0 + 1..64).filter(|later| *later != day);
                        let next = later.filter_map(|later| built.directory.range(section, Day(later)..=Day(later))).next();
                        let end = if section == Section::Citations { next.map_or(range.start, |next| next.start) } else { range.end };
                        built.bytes[range.start as usize..end as usize].to_vec()
                    };
                    if day < other.0 || section != Section::Citations {
                        prop_assert_eq!(bytes(old), bytes(&next));
                    }
                }
            }
        }
    }

    #[test]
    fn damage_is_an_error(batches in changes(), at in any::<prop::sample::Index>(), bit in 0..8_u8, cut in any::<bool>()) {
        let (_, segments) = play(&batches);
        for built in segments.values().filter(|built| !built.bytes.is_empty()) {
            let mut bytes = built.bytes.clone();
            let at = at.index(bytes.len());
            if cut { bytes.truncate(at) } else { bytes[at] ^= 1 << bit }
            let days = built.directory.window().days();
            let damaged = Section::ALL.into_iter().filter_map(|section| {
                let range = built.directory.range(section, days.clone())?;
                let part = bytes.get(range.start as usize..(range.end as usize).min(bytes.len())).unwrap_or_default();
                Slice::new(&built.directory, section, days.clone(), part.to_vec()).err()
            });
            prop_assert!(damaged.count() >= 1);
            prop_assert!(build(built.directory.window(), Some((&bytes, &built.directory)), &[]).is_err());
        }
    }
}

#[test]
fn nothing_is_a_segment_too() {
    let built = build(SegmentWindow(3), None, &[]).expect("no facts");
    assert!(built.bytes.is_empty() && built.directory.is_empty());
    assert_eq!(built.directory.range(Section::Mentions, SegmentWindow(3).days()), None);
    let slice = Slice::new(
        &built.directory,
        Section::Citations,
        SegmentWindow(3).days(),
        Vec::new(),
    )
    .expect("no bytes");
    let all = Bitmap::below(10);
    let select = Select {
        days: SegmentWindow(3).days(),
        engines: EngineSet::ALL,
        prompts: &all,
    };
    let found = citations(&[&slice], &select);
    assert_eq!(
        (
            found.total(),
            found.page(&|_| true, Order::Descending, 0, 10).rows.len()
        ),
        (0, 0)
    );
    assert!(mentions(&[&slice], &select).is_empty());
}

#[test]
fn days_of_another_span_are_refused() {
    assert!(build(SegmentWindow(3), None, &[(Day(0), Vec::new())]).is_err());
    assert!(build(SegmentWindow(0), None, &[(Day(0), Vec::new()), (Day(0), Vec::new())]).is_err());
    let other = build(SegmentWindow(1), None, &[]).expect("no facts");
    assert!(build(SegmentWindow(0), Some((&other.bytes, &other.directory)), &[]).is_err());
}

/// Planes of every form at once: bits, steps and lists, several levels, several answers of a prompt.
#[test]
fn many_facts_equal_a_fold() {
    let mut state = 1_u64;
    let mut random = move |end: u64| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % end
    };
    let mut answer = |day: i64| {
        let slots: BTreeSet<u16> = (0..5).map(|_| (random(40) * random(40) / 40) as u16).collect();
        let url = |number: u64| CitedUrl {
            url: format!("https://site{}.example/{number}", number % 4),
            domain: format!("site{}.example", number % 4),
            title: number.is_multiple_of(3).then(|| format!("Title {number}")),
        };
        let (prompt, engine) = (random(3_000) as u32, Engine::ALL[random(3) as usize]);
        AnswerFacts {
            answered_at: day * 86_400_000 + random(1_000) as i64,
            mentions: (1..)
                .zip(&slots)
                .map(|(place, slot)| FactMention::at(*slot, 1 + (random(9) * random(9) / 9) as u32, place))
                .collect(),
            citations: (0..random(4)).map(|place| url(place * 300 + random(300))).collect(),
            sentiment: (random(9) > 0).then(|| {
                let finding = |slot: &u16| (*slot, slot * 3 + random(3) as u16, Polarity::ALL[random(3) as usize]);
                slots.iter().map(finding).collect()
            }),
            model: (random(4) > 0).then(|| format!("m{}", random(3))),
            ..AnswerFacts::of(prompt, engine)
        }
    };
    let batch: Vec<(i32, Vec<AnswerFacts>)> = (60..67)
        .map(|day| (day, (0..6_000).map(|_| answer(i64::from(day))).collect()))
        .collect();
    let (world, segments) = play(&[batch]);
    let some: Bitmap = (0..3_000).filter(|prompt| prompt * 7 % 10 == 3).collect();
    for prompts in [Bitmap::below(3_000), some, (700..900).collect()] {
        for engines in [EngineSet::ALL, Engine::Perplexity.into()] {
            let select = Select {
                days: Day(61)..=Day(66),
                engines,
                prompts: &prompts,
            };
            check(&world, &segments.values().collect::<Vec<_>>(), &select);
        }
    }
}

/// More changes of title than are told apart: what is counted still has a title that one of the answers gives.
#[test]
fn a_title_that_changes_often_stays_one_of_those_that_are_counted() {
    let answer = |at: i64, engine: Engine| AnswerFacts {
        answered_at: at,
        citations: vec![CitedUrl {
            url: "https://site.example/".into(),
            domain: "site.example".into(),
            title: (engine != Engine::Grok).then(|| format!("As {engine:?} has it")),
        }],
        ..AnswerFacts::of(at as u32 % 7, engine)
    };
    let engines = [Engine::OpenAi, Engine::Gemini, Engine::Grok];
    let facts: Vec<AnswerFacts> = (0..300).map(|at| answer(at, engines[at as usize % 3])).collect();
    let built = build(SegmentWindow(0), None, &[(Day(3), facts)]).expect("a segment");
    assert!(built.bytes.len() < 2_000, "{}", built.bytes.len());
    let slices = read(&[&built], Section::Citations, &SegmentWindow(0).days());
    let slices: Vec<&Slice> = slices.iter().collect();
    let all = Bitmap::below(10);
    for (engine, title) in [
        (EngineSet::ALL, Some("As Gemini has it")),
        (Engine::OpenAi.into(), Some("As OpenAi has it")),
        (Engine::Gemini.into(), Some("As Gemini has it")),
        (Engine::Grok.into(), None),
    ] {
        let select = Select {
            days: Day(0)..=Day(9),
            engines: engine,
            prompts: &all,
        };
        let found = citations(&slices, &select);
        assert_eq!(found.iter().map(|row| row.title).collect::<Vec<_>>(), [title]);
    }
}
