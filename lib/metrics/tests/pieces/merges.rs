//! Merging pieces: what is merged tells what a segment tells that was built from the facts at once.

use std::collections::BTreeSet;

use answerscope_metrics::{
    Bitmap, Built, Day, DaySet, EngineSet, MentionTotals, MergeSource, Section, SegmentError, SegmentWindow, Select,
    merge,
};
use proptest::prelude::*;

use crate::oracle::World;
use crate::oracle::check::{check, check_totals};
use crate::oracle::facts::{changes, subset};
use crate::split::{Dice, built, merge_all, merged, refs, split, world, worlds};
use crate::told::{groups, told};
use crate::{cites, engines_of};

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

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

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
