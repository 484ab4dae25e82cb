//! Days that stand in several pieces: kernels over the pieces, and over what they are merged to, tell what a fold over all
//! facts tells.

mod oracle;

use std::collections::{BTreeMap, BTreeSet};

use answerscope_metrics::compare::{
    Period, Periods, compare_citations, compare_sentiment, compare_share_of_voice, compare_visibility,
};
use answerscope_metrics::{
    AnswerFacts, Bitmap, Built, Channel, CitationGroups, CitedUrl, Day, DaySet, Engine, EngineSet, Groups, Measure,
    MentionTotals, MergeSource, Section, SegmentError, SegmentWindow, Select, Slice, Surface, build, citations,
    findings_by_prompt, mentions_by_group, merge, positions_by_group, prompt_day_engines, sentiment_by_group,
    transitions,
};
use oracle::World;
use oracle::check::{check, check_totals, read};
use oracle::facts::{changes, subset};
use proptest::prelude::*;

/// Slots that are asked for where a kernel wants to know.
const SLOTS: [u16; 3] = [300, 0, 2];

/// SplitMix64, for choices that no failing case needs to tell.
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        ((mixed ^ (mixed >> 27)) >> 11) as usize % end
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        (1..items.len()).for_each(|last| items.swap(last, self.below(last + 1)));
    }
}

/// The last facts of each day.
fn world(batches: Vec<Vec<(i32, Vec<AnswerFacts>)>>) -> World {
    let days = batches.into_iter().flatten();
    days.map(|(day, facts)| (Day(day), facts)).collect()
}

fn built(world: &World) -> Vec<Built> {
    let windows: BTreeSet<SegmentWindow> = world.keys().map(|day| day.window()).collect();
    let of_window = |window: SegmentWindow| {
        let days = world.iter().filter(|(day, _)| day.window() == window);
        let days: Vec<(Day, Vec<AnswerFacts>)> = days.map(|(day, facts)| (*day, facts.clone())).collect();
        build(window, None, &days).expect("facts are within the limits")
    };
    windows.into_iter().map(of_window).collect()
}

/// The facts in so many worlds at random.
fn worlds(world: &World, pieces: usize, dice: &mut Dice) -> Vec<World> {
    let mut worlds: Vec<World> = vec![World::new(); pieces];
    for (day, facts) in world {
        for answer in facts {
            let piece = worlds[dice.below(pieces)].entry(*day).or_default();
            piece.push(answer.clone());
        }
    }
    worlds
}

/// The same, built each by itself, in a random order.
fn split(world: &World, pieces: usize, dice: &mut Dice) -> Vec<Built> {
    let mut pieces: Vec<Built> = worlds(world, pieces, dice).iter().flat_map(built).collect();
    dice.shuffle(&mut pieces);
    pieces
}

/// Merges the pieces of each window without days of each of them, and what stays of the facts.
fn merge_without(worlds: Vec<World>, live: Option<&Bitmap>, dice: &mut Dice) -> (World, Vec<Built>) {
    let (mut stays, mut pieces) = (World::new(), Vec::new());
    for world in worlds {
        for piece in built(&world) {
            let window = piece.directory.window();
            let chosen: DaySet = window.each_day().filter(|_| dice.below(3) == 0).collect();
            let without = [DaySet::NONE, DaySet::ALL, chosen, chosen][dice.below(4)];
            let facts = world
                .iter()
                .filter(|(day, _)| day.window() == window && !without.contains(**day));
            facts.for_each(|(day, facts)| stays.entry(*day).or_default().extend(facts.iter().cloned()));
            pieces.push((piece, without));
        }
    }
    dice.shuffle(&mut pieces);
    let windows: BTreeSet<SegmentWindow> = pieces.iter().map(|(piece, _)| piece.directory.window()).collect();
    let of_window = |window: SegmentWindow| {
        let own = pieces.iter().filter(|(piece, _)| piece.directory.window() == window);
        let sources = own.map(|(piece, without)| MergeSource {
            without: *without,
            ..MergeSource::whole(&piece.bytes, &piece.directory)
        });
        merge(window, &sources.collect::<Vec<_>>(), live).expect("pieces merge")
    };
    (stays, windows.into_iter().map(of_window).collect())
}

/// A merge tells what a segment tells that was built from the facts at once.
fn assert_same(merged: &[Built], world: &World, select: &Select<'_>) {
    check(world, &refs(merged), select);
    check_totals(world, &refs(merged), select);
    let built = built(world);
    assert_eq!(
        told(&refs(merged), select, &groups()),
        told(&refs(&built), select, &groups())
    );
    for built in &built {
        let merged = merged
            .iter()
            .find(|merged| merged.directory.window() == built.directory.window());
        let Some(merged) = merged else { continue };
        assert_eq!(merged.totals, built.totals);
        assert!(merged.directory.days().eq(built.directory.days()));
    }
}

fn merged(window: SegmentWindow, pieces: &[Built], live: Option<&Bitmap>) -> Built {
    let pieces: Vec<_> = pieces
        .iter()
        .map(|piece| MergeSource::whole(&piece.bytes, &piece.directory))
        .collect();
    merge(window, &pieces, live).expect("pieces merge")
}

/// Merges the pieces of each window, some of them again and again until one is left.
fn merge_all(pieces: Vec<Built>, live: Option<&Bitmap>, dice: &mut Dice) -> Vec<Built> {
    let mut windows: BTreeMap<SegmentWindow, Vec<Built>> = BTreeMap::new();
    for piece in pieces {
        windows.entry(piece.directory.window()).or_default().push(piece);
    }
    let of_window = |(window, mut pieces): (SegmentWindow, Vec<Built>)| {
        while pieces.len() > 1 {
            dice.shuffle(&mut pieces);
            let rest = pieces.split_off(2 + dice.below(pieces.len() - 1));
            let together = merged(window, &pieces, if rest.is_empty() { live } else { None });
            pieces = rest;
            pieces.push(together);
        }
        merged(window, &pieces, live)
    };
    windows.into_iter().map(of_window).collect()
}

/// What the kernels tell that the oracle does not know.
fn told(segments: &[&Built], select: &Select<'_>, groups: &Groups) -> Vec<String> {
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
        told.push(format!("{:?}", transitions(&mentions, select, slot)));
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
    let period = |days| Period {
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

fn engines_of(mask: u8, by_surface: bool) -> EngineSet {
    let engines = Engine::ALL.into_iter().filter(|engine| mask >> *engine as u8 & 1 == 1);
    let api = |engine| Channel {
        surface: Surface::Api,
        engine,
    };
    if by_surface {
        engines.map(api).collect()
    } else {
        engines.collect()
    }
}

fn groups() -> Groups {
    Groups::new(
        (0..3_000)
            .filter(|prompt| prompt % 7 != 3)
            .map(|prompt| (prompt, prompt % 4)),
    )
}

fn refs(segments: &[Built]) -> Vec<&Built> {
    segments.iter().collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn pieces_tell_what_all_facts_tell(
        batches in changes(),
        count in 1..7_usize,
        seed in any::<u64>(),
        prompts in subset(),
        engines in prop_oneof![Just(u8::MAX), any::<u8>()],
        by_surface in prop::bool::weighted(0.2),
        (start, length) in prop_oneof![Just((20, 99)), (26..66_i32, 0..12_i32)],
    ) {
        let (world, mut dice) = (world(batches), Dice(seed));
        let select = Select {
            days: Day(start)..=Day(start + length),
            engines: engines_of(engines, by_surface),
            prompts: &prompts,
        };
        let pieces = split(&world, count, &mut dice);
        check(&world, &refs(&pieces), &select);
        check_totals(&world, &refs(&pieces), &select);
        let expected = told(&refs(&built(&world)), &select, &groups());
        prop_assert_eq!(told(&refs(&pieces), &select, &groups()), expected);
    }

    #[test]
    fn merged_pieces_tell_what_all_facts_tell(
        batches in changes(),
        count in 1..7_usize,
        seed in any::<u64>(),
        prompts in subset(),
        live in prop::option::weighted(0.4, subset()),
        engines in prop_oneof![Just(u8::MAX), any::<u8>()],
        (start, length) in prop_oneof![Just((20, 99)), (26..66_i32, 0..12_i32)],
    ) {
        let (mut world, mut dice) = (world(batches), Dice(seed));
        let pieces = split(&world, count, &mut dice);
        if let Some(live) = &live {
            world.values_mut().for_each(|facts| facts.retain(|answer| live.contains(answer.prompt)));
        }
        let select = Select { days: Day(start)..=Day(start + length), engines: engines_of(engines, false), prompts: &prompts };
        let merged = merge_all(pieces, live.as_ref(), &mut dice);
        assert_same(&merged, &world, &select);
        // What is left can be built upon and merged again.
        let more = split(&world, 2, &mut dice);
        let twice: Vec<Built> = merge_all(merged.into_iter().chain(more).collect(), None, &mut dice);
        let doubled: World = world.iter().map(|(day, facts)| (*day, [&facts[..], facts].concat())).collect();
        check(&doubled, &refs(&twice), &select);
    }

    #[test]
    fn merged_pieces_without_days_tell_what_the_facts_that_stay_tell(
        batches in changes(),
        count in 1..5_usize,
        seed in any::<u64>(),
        prompts in subset(),
        live in prop::option::weighted(0.3, subset()),
        (start, length) in prop_oneof![Just((20, 99)), (26..66_i32, 0..12_i32)],
    ) {
        let mut dice = Dice(seed);
        let worlds = worlds(&world(batches), count, &mut dice);
        let (mut world, merged) = merge_without(worlds, live.as_ref(), &mut dice);
        if let Some(live) = &live {
            world.values_mut().for_each(|facts| facts.retain(|answer| live.contains(answer.prompt)));
        }
        let select = Select { days: Day(start)..=Day(start + length), engines: EngineSet::ALL, prompts: &prompts };
        assert_same(&merged, &world, &select);
        // Days that were left out can come again, from elsewhere.
        let whole = merge_all(merged, None, &mut dice);
        assert_same(&whole, &world, &select);
    }

    #[test]
    fn a_damaged_piece_is_an_error_and_never_a_panic(
        batches in changes(), seed in any::<u64>(), at in any::<prop::sample::Index>(), bit in 0..8_u8,
    ) {
        let (world, mut dice) = (world(batches), Dice(seed));
        let mut pieces = split(&world, 3, &mut dice);
        pieces.retain(|piece| piece.directory.window() == SegmentWindow(1) && !piece.bytes.is_empty());
        if let Some(piece) = pieces.first_mut() {
            let at = at.index(piece.bytes.len());
            piece.bytes[at] ^= 1 << bit;
            let pieces: Vec<_> = pieces.iter().map(|piece| MergeSource::whole(&piece.bytes, &piece.directory)).collect();
            prop_assert!(matches!(merge(SegmentWindow(1), &pieces, None), Err(SegmentError::Damaged(_))));
        }
    }
}

fn cites(at: i64, prompt: u32, title: Option<&str>) -> AnswerFacts {
    AnswerFacts {
        answered_at: at,
        citations: vec![CitedUrl {
            url: "https://site.example/".into(),
            domain: "site.example".into(),
            title: title.map(str::to_owned),
        }],
        ..AnswerFacts::of(prompt, Engine::Grok)
    }
}

/// Titles of one day that alternate between two pieces, and a prompt that cites with one of them early and late.
#[test]
fn the_last_title_is_that_of_the_last_answer_that_counts() {
    let first = vec![cites(1, 0, Some("A")), cites(9, 1, Some("A")), cites(3, 2, None)];
    let second = vec![cites(5, 2, Some("B")), cites(5, 3, Some("C"))];
    let piece = |facts: &Vec<AnswerFacts>| built(&World::from([(Day(3), facts.clone())])).remove(0);
    let pieces = vec![piece(&first), piece(&second)];
    let together = merged(SegmentWindow(0), &pieces, None);
    let one = piece(&[first, second].concat());
    for (prompts, title) in [
        (&[0, 1, 2, 3][..], "A"),
        (&[0, 2], "B"),
        (&[0, 2, 3], "C"),
        (&[0], "A"),
        (&[1, 3], "A"),
    ] {
        let prompts: Bitmap = prompts.iter().copied().collect();
        let select = Select {
            days: Day(0)..=Day(9),
            engines: EngineSet::ALL,
            prompts: &prompts,
        };
        for segments in [&refs(&pieces)[..], &[&together], &[&one]] {
            let held = [Section::Citations, Section::Times].map(|section| read(segments, section, &select.days));
            let slices: Vec<&Slice> = held.iter().flatten().collect();
            let found: Vec<_> = citations(&slices, &select).iter().map(|row| row.title).collect();
            assert_eq!(found, [Some(title)]);
        }
    }
    let told = |segments: &[&Built]| {
        let held = [Section::Times].map(|section| read(segments, section, &(Day(0)..=Day(9))));
        held.iter().flatten().map(Slice::memory).sum::<usize>()
    };
    assert!(told(&[&together]) > 0, "what is merged can be merged again");
}

/// A day that one piece alone has is copied, so far as its ids stay.
#[test]
fn days_of_one_piece_are_copied() {
    let day = |day: i32, title: &str| (Day(day), vec![cites(1, 0, Some(title)), cites(2, 1, Some("Z"))]);
    let large = built(&World::from([day(1, "A"), day(2, "B"), day(3, "C")])).remove(0);
    let small = built(&World::from([day(5, "D")])).remove(0);
    let together = merged(SegmentWindow(0), &[small, large.clone()], None);
    for section in [
        Section::Mentions,
        Section::Places,
        Section::Citations,
        Section::Origins,
        Section::Times,
    ] {
        for day in [Day(1), Day(2), Day(3)] {
            let bytes = |built: &Built| {
                let start = built.directory.range(section, day..=day).map_or(0, |range| range.start) as usize;
                built.bytes[start..start + built.directory.length(section, day..=day) as usize].to_vec()
            };
            assert_eq!(bytes(&large), bytes(&together), "{section:?} {day:?}");
        }
    }
}

/// What only the days had that are left out is in no byte of what stays.
#[test]
fn urls_of_days_that_are_left_out_go() {
    let answer = |url: &str| {
        let mut answer = cites(1, 0, Some("Title"));
        answer.citations[0].url = format!("https://{url}.example/");
        answer.citations[0].domain = format!("{url}.example");
        answer
    };
    let (stays, goes) = (
        (Day(1), vec![answer("a"), answer("b")]),
        (Day(2), vec![answer("b"), answer("c")]),
    );
    let both = built(&World::from([stays.clone(), goes])).remove(0);
    let without: DaySet = [Day(2)].into_iter().collect();
    let source = MergeSource {
        without,
        ..MergeSource::whole(&both.bytes, &both.directory)
    };
    let left = merge(SegmentWindow(0), &[source], None).expect("a piece");
    let alone = built(&World::from([stays])).remove(0);
    assert_eq!(
        (left.bytes, left.directory, left.totals),
        (alone.bytes, alone.directory, alone.totals)
    );
    let all = MergeSource {
        without: DaySet::ALL,
        ..source
    };
    let nothing = merge(SegmentWindow(0), &[all], None).expect("a piece");
    assert!(nothing.bytes.is_empty() && nothing.directory.is_empty());
}

#[test]
fn what_is_no_piece_is_refused() {
    let nothing = merged(SegmentWindow(3), &[], None);
    assert!(nothing.bytes.is_empty() && nothing.directory.is_empty());
    assert_eq!(nothing.totals, built(&World::from([(Day(96), Vec::new())]))[0].totals);
    let other = built(&World::from([(Day(3), vec![cites(1, 0, None)])])).remove(0);
    let refused = |window, bytes: &[u8]| merge(window, &[MergeSource::whole(bytes, &other.directory)], None).err();
    assert!(refused(SegmentWindow(0), &other.bytes).is_none());
    assert!(matches!(
        refused(SegmentWindow(1), &other.bytes),
        Some(SegmentError::Damaged(_))
    ));
    assert!(matches!(
        refused(SegmentWindow(0), &other.bytes[1..]),
        Some(SegmentError::Damaged(_))
    ));
    let mut totals: MentionTotals = nothing.totals;
    assert!(totals.add(&other.totals).is_err());
}

/// Nothing of a prompt that is left out stays: no title and no URL.
#[test]
fn what_is_left_out_leaves_the_bytes() {
    let facts = vec![cites(1, 0, Some("kept")), cites(2, 1, Some("secret"))];
    let mut other = cites(3, 1, Some("secret"));
    other.citations[0].url = "https://hidden.example/".into();
    other.citations[0].domain = "hidden.example".into();
    other.model = Some("model of the other".into());
    let all = built(&World::from([
        (Day(1), [&facts[..], &[other]].concat()),
        (Day(2), facts.clone()),
    ]));
    let live: Bitmap = [0].into_iter().collect();
    let left = merged(SegmentWindow(0), &all, Some(&live));
    let kept = built(&World::from([
        (Day(1), facts[..1].to_vec()),
        (Day(2), facts[..1].to_vec()),
    ]))
    .remove(0);
    assert_eq!(
        (left.bytes, left.directory, left.totals),
        (kept.bytes, kept.directory, kept.totals)
    );
}
