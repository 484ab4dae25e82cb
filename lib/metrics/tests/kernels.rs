//! Every kernel equals a fold over the facts, whatever sequence of builds the segments went through.

mod oracle;

use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZero;
use std::ops::RangeInclusive;

use answerscope_metrics::{
    AnswerFacts, Bitmap, Built, Channel, CitedUrl, Day, Directory, Engine, EngineSet, Language, Mention, Order,
    Polarity, Section, SegmentWindow, Select, Slice, Surface, VoiceTotals, answers_by_prompt, answers_not_read, build,
    citations, citations_series, domains_by_engine, findings_by_engine, mentioning_answers_by_prompt,
    mentions_by_prompt, origins, positions, positions_series, presence, prompt_counts, sentiment, sentiment_series,
    visibility, visibility_series, voice, voice_series,
};
use oracle::{Oracle, World};
use proptest::prelude::*;

type Segments = BTreeMap<SegmentWindow, Built>;

fn owner(domain: &str) -> Option<u16> {
    match domain {
        "site1.example" => Some(0),
        "site2.example" => Some(7),
        _ => None,
    }
}

fn cited() -> impl Strategy<Value = CitedUrl> {
    (
        0..4_u8,
        0..6_u8,
        prop_oneof![
            Just(None),
            Just(Some("")),
            Just(Some("A")),
            Just(Some("Übersicht")),
            Just(Some("C"))
        ],
    )
        .prop_map(|(site, page, title)| CitedUrl {
            url: format!("https://www.site{site}.example/{page}"),
            domain: format!("site{site}.example"),
            title: title.map(str::to_owned),
        })
}

fn answer(prompts: u32) -> impl Strategy<Value = AnswerFacts> {
    let slot = || prop_oneof![0..4_u16, Just(300)];
    let polarity = prop_oneof![
        Just(Polarity::Endorsed),
        Just(Polarity::Undermined),
        Just(Polarity::Neutral)
    ];
    let count = prop_oneof![8 => 1..4_u32, 1 => 1..70_000_u32];
    (
        (0..prompts, 0..8_usize, 0..4_i64),
        prop::collection::btree_map(slot(), count, 0..4),
        prop::collection::vec(cited(), 0..4),
        prop::option::weighted(0.9, prop::collection::vec((slot(), 0..3_u16, polarity), 0..4)),
        (any::<prop::sample::Index>(), prop::bool::weighted(0.8), origin()),
    )
        .prop_map(
            |((prompt, engine, answered_at), mentions, mut citations, sentiment, (turn, ordered, origin))| {
                let mut seen = BTreeSet::new();
                citations.retain(|cited| seen.insert(cited.url.clone()));
                let mut mentions: Vec<Mention> = mentions
                    .into_iter()
                    .map(|(slot, count)| Mention::of(slot, count))
                    .collect();
                let turn = turn.index(mentions.len().max(1));
                mentions.rotate_left(turn);
                if ordered {
                    (1..)
                        .zip(&mut mentions)
                        .for_each(|(place, mention)| mention.place = NonZero::new(place));
                }
                AnswerFacts {
                    answered_at,
                    mentions,
                    citations,
                    sentiment,
                    ..AnswerFacts {
                        prompt,
                        engine: Engine::ALL[engine],
                        ..origin
                    }
                }
            },
        )
}

/// Where an answer comes from; most are shown, and of most not all is known.
fn origin() -> impl Strategy<Value = AnswerFacts> {
    let surface = prop_oneof![4 => Just(Surface::Unknown), 1 => Just(Surface::Api), 1 => Just(Surface::Consumer)];
    let language = prop::sample::select(&["en", "de", "ja", ""][..]).prop_map(Language::from_code);
    let model = prop::option::of(prop::sample::select(&["m1", "m2", "größer"][..]).prop_map(str::to_owned));
    (surface, language, model, prop::bool::weighted(0.05)).prop_map(|(surface, language, model, no_answer)| {
        AnswerFacts {
            surface,
            language,
            model,
            no_answer,
            ..AnswerFacts::of(0, Engine::OpenAi)
        }
    })
}

/// What a day's facts become; later changes replace earlier ones.
fn changes() -> impl Strategy<Value = Vec<Vec<(i32, Vec<AnswerFacts>)>>> {
    let prompts = prop_oneof![Just(3_u32), Just(70), Just(3_000)];
    prompts.prop_flat_map(|prompts| {
        let day = (28..68_i32, prop::collection::vec(answer(prompts), 0..25));
        prop::collection::vec(prop::collection::vec(day, 1..6), 1..5)
    })
}

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

fn read(segments: &Segments, section: Section, days: &RangeInclusive<Day>) -> Vec<Slice> {
    let read = |built: &Built| {
        let directory = Directory::from_bytes(&built.directory.to_bytes()).expect("a directory reads back");
        let range = directory.range(section, days.clone()).unwrap_or(0..0);
        let bytes = built.bytes[range.start as usize..range.end as usize].to_vec();
        Slice::new(&directory, section, days.clone(), bytes).expect("a segment reads back")
    };
    segments.values().map(read).collect()
}

fn check(world: &World, segments: &Segments, select: &Select<'_>) {
    let expected = Oracle::new(world, select);
    let held = Section::ALL.map(|section| read(segments, section, &select.days));
    let [voices, places, cites, feels, from] = held.each_ref().map(|slices| slices.iter().collect::<Vec<_>>());
    assert_eq!(voice(&voices, select), expected.voice());
    assert_eq!(voice_series(&voices, select), expected.voice_series());
    assert_eq!(visibility(&voices, select), expected.visibility());
    assert_eq!(visibility_series(&voices, select), expected.visibility_series());
    assert_eq!(presence(&voices, select), expected.presence());
    assert_eq!(positions(&voices, &places, select), expected.positions());
    assert_eq!(positions_series(&voices, &places, select), expected.positions_series());
    assert_eq!(answers_not_read(&feels, select), expected.not_read());
    assert_eq!(findings_by_engine(&feels, select), expected.findings_by_engine());
    assert_eq!(domains_by_engine(&cites, select), expected.domains_by_engine());
    assert_eq!(origins(&from, select), expected.origins());
    assert_eq!(sentiment(&feels, select), expected.sentiment());
    assert_eq!(sentiment_series(&feels, select), expected.sentiment_series());
    assert_eq!(
        citations_series(&cites, select, &owner),
        expected.citations_series(&owner)
    );
    check_citations(&cites, select, &expected);
    let (answers, counts) = expected.by_prompt();
    assert_eq!(answers_by_prompt(&voices, select), answers);
    let mentions: Vec<(u32, u16, u64)> = counts.iter().map(|row| (row.0, row.1, row.2)).collect();
    assert_eq!(mentions_by_prompt(&voices, select).iter().collect::<Vec<_>>(), mentions);
    let mentioning: Vec<(u32, u16, u64)> = counts.iter().map(|row| (row.0, row.1, row.3)).collect();
    assert_eq!(
        mentioning_answers_by_prompt(&voices, select).iter().collect::<Vec<_>>(),
        mentioning
    );
    let page = [2, 0, 2, 69, 2_999];
    let counts = prompt_counts(&voices, &cites, select, &page, 1, &[0, 1, 3]);
    for (prompt, counts) in page.iter().zip(counts) {
        assert_eq!(counts, expected.prompt(*prompt, 1, &[0, 1, 3]));
    }
}

fn check_citations(slices: &[&Slice], select: &Select<'_>, expected: &Oracle<'_>) {
    let counts = expected.citations();
    let found = citations(slices, select);
    assert_eq!(found.total(), counts.values().sum::<u64>());
    assert_eq!(found.urls(), counts.len() as u64);
    let titles = expected.titles();
    let admits = |domain: &str| domain != "site3.example";
    let mut rows: Vec<(&String, u64)> = counts
        .iter()
        .filter(|(url, _)| !url.contains("site3"))
        .map(|(url, count)| (url, *count))
        .collect();
    for (order, offset, limit) in [
        (Order::Descending, 0, 100),
        (Order::Ascending, 2, 3),
        (Order::Descending, 1, 2),
    ] {
        match order {
            Order::Descending => rows.sort_by_key(|(url, count)| (std::cmp::Reverse(*count), *url)),
            Order::Ascending => rows.sort_by_key(|(url, count)| (*count, *url)),
        }
        let page = found.page(&admits, order, offset, limit);
        assert_eq!(page.matching, rows.len() as u64);
        let shown: Vec<(&str, u64)> = page.rows.iter().map(|row| (row.url, row.count)).collect();
        let wanted: Vec<(&str, u64)> = rows
            .iter()
            .skip(offset)
            .take(limit)
            .map(|(url, count)| (url.as_str(), *count))
            .collect();
        assert_eq!(shown, wanted);
        for row in &page.rows {
            assert!(row.url.contains(row.domain));
            assert_eq!(row.title, titles.get(row.url).copied(), "{}", row.url);
        }
    }
}

fn check_totals(world: &World, segments: &Segments, select: &Select<'_>) {
    let all = Bitmap::below(3_000);
    let everyone = Select {
        prompts: &all,
        ..select.clone()
    };
    let mut sums: BTreeMap<(Day, u16), u64> = BTreeMap::new();
    let (mut answers, mut none, mut models) = (0, 0, Vec::new());
    for built in segments.values() {
        let totals = VoiceTotals::from_bytes(&built.totals.to_bytes()).expect("totals read back");
        for (day, slot, count) in totals.counts(select.days.clone(), select.engines) {
            *sums.entry((day, slot)).or_default() += count;
        }
        answers += totals
            .answers(select.days.clone(), select.engines)
            .map(|(_, count)| count)
            .sum::<u64>();
        none += totals.no_answers(select.days.clone(), select.engines);
        let named = totals.models(select.days.clone(), select.engines);
        models.extend(named.map(|(day, engine, model)| (day, engine, model.to_owned())));
    }
    let expected = Oracle::new(world, &everyone);
    let series = expected.voice_series();
    let series = series
        .into_iter()
        .flat_map(|(day, counts)| counts.into_iter().map(move |(slot, count)| ((day, slot), count)));
    assert_eq!(sums, series.collect());
    assert_eq!(answers, expected.visibility().answers);
    assert_eq!(models, expected.models());
    let asked = expected.origins().into_iter();
    let shown_none = asked
        .filter(|((_, origin), _)| origin.no_answer)
        .map(|(_, count)| count);
    assert_eq!(none, shown_none.sum::<u64>());
}

/// A share of the prompts: all, few, or one.
fn subset() -> impl Strategy<Value = Bitmap> {
    prop_oneof![
        Just(Bitmap::below(3_000)),
        Just(Bitmap::new()),
        prop::collection::vec(0..3_000_u32, 1..400).prop_map(|some| some.into_iter().collect()),
        prop::collection::vec(0..70_u32, 1..8).prop_map(|some| some.into_iter().collect()),
        (0..3_u32).prop_map(|one| [one].into_iter().collect()),
    ]
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
    assert_eq!(built.directory.range(Section::Voice, SegmentWindow(3).days()), None);
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
    assert!(voice(&[&slice], &select).is_empty());
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
                .map(|(place, slot)| Mention::at(*slot, 1 + (random(9) * random(9) / 9) as u32, place))
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
            check(&world, &segments, &select);
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
    let slices = read(
        &[(SegmentWindow(0), built)].into(),
        Section::Citations,
        &SegmentWindow(0).days(),
    );
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
