//! Facts in pieces, built and merged at random.

use std::collections::{BTreeMap, BTreeSet};

use answerscope_metrics::{AnswerFacts, Bitmap, Built, Day, MergeSource, SegmentWindow, build, merge};

use crate::oracle::World;

/// SplitMix64, for choices that no failing case needs to tell.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        ((mixed ^ (mixed >> 27)) >> 11) as usize % end
    }

    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        (1..items.len()).for_each(|last| items.swap(last, self.below(last + 1)));
    }
}

/// The last facts of each day.
pub(crate) fn world(batches: Vec<Vec<(i32, Vec<AnswerFacts>)>>) -> World {
    let days = batches.into_iter().flatten();
    days.map(|(day, facts)| (Day(day), facts)).collect()
}

pub(crate) fn built(world: &World) -> Vec<Built> {
    let windows: BTreeSet<SegmentWindow> = world.keys().map(|day| day.window()).collect();
    let of_window = |window: SegmentWindow| {
        let days = world.iter().filter(|(day, _)| day.window() == window);
        let days: Vec<(Day, Vec<AnswerFacts>)> = days.map(|(day, facts)| (*day, facts.clone())).collect();
        build(window, None, &days).expect("facts are within the limits")
    };
    windows.into_iter().map(of_window).collect()
}

/// The facts in so many worlds at random.
pub(crate) fn worlds(world: &World, pieces: usize, dice: &mut Dice) -> Vec<World> {
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
pub(crate) fn split(world: &World, pieces: usize, dice: &mut Dice) -> Vec<Built> {
    let mut pieces: Vec<Built> = worlds(world, pieces, dice).iter().flat_map(built).collect();
    dice.shuffle(&mut pieces);
    pieces
}

pub(crate) fn merged(window: SegmentWindow, pieces: &[Built], live: Option<&Bitmap>) -> Built {
    let pieces: Vec<_> = pieces
        .iter()
        .map(|piece| MergeSource::whole(&piece.bytes, &piece.directory))
        .collect();
    merge(window, &pieces, live).expect("pieces merge")
}

/// Merges the pieces of each window, some of them again and again until one is left.
pub(crate) fn merge_all(pieces: Vec<Built>, live: Option<&Bitmap>, dice: &mut Dice) -> Vec<Built> {
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

pub(crate) fn refs(segments: &[Built]) -> Vec<&Built> {
    segments.iter().collect()
}
