//! Days that stand in several pieces: kernels over the pieces, and over what they are merged to, tell what a fold over all
//! facts tells.

mod merges;
#[path = "../oracle/mod.rs"]
mod oracle;
mod split;
mod told;

use answerscope_metrics::{
    AnswerFacts, Bitmap, Built, Channel, CitedUrl, Day, Engine, EngineSet, Section, SegmentWindow, Select, Slice,
    Surface, citations,
};
use oracle::World;
use oracle::check::{check, check_totals, read};
use oracle::facts::{changes, subset};
use proptest::prelude::*;
use split::{Dice, built, merged, refs, split, world};
use told::{groups, told};

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
