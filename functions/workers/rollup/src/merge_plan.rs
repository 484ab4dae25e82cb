//! What is merged with what: decided from lists alone, before any bytes are read.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use answerscope_domain::ids::Token;
use answerscope_metrics::{Day, DaySet};
use answerscope_store::segments::{MergedPieces, MergedSegment, PieceItem};

use crate::tiers::{LARGEST, merged_from};

/// A piece by its day and name.
pub(crate) type Name = (Day, Token);

/// Segments and pieces that become one segment.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Group {
    /// Places of segments, and the days of each that are left out.
    pub(crate) segments: Vec<(usize, DaySet)>,
    /// Pieces, whole.
    pub(crate) pieces: Vec<Name>,
}

/// What is to be merged.
pub(crate) struct Wanted<'a> {
    /// The window's segments, the oldest first.
    pub(crate) segments: &'a [MergedSegment],
    /// Days whose answers are in no piece, and will not be after this: their pieces are not for anybody to see yet.
    pub(crate) unpieced: DaySet,
    /// Every piece of the days that may have changed.
    pub(crate) pieces: &'a BTreeMap<Name, PieceItem>,
    /// Which segments are written again where nothing of them has changed.
    pub(crate) rewrite: Rewrite,
}

/// Which segments are written again though nothing of them has changed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Rewrite {
    /// None.
    #[default]
    Nothing,
    /// Each by itself: prompts were deleted.
    Each,
    /// Those that fit into one together: their window is over.
    Together,
}

impl Wanted<'_> {
    /// What each of the window's next segments is made of, the oldest first.
    pub(crate) fn groups(&self) -> Vec<Group> {
        let listed: BTreeSet<Name> = self
            .segments
            .iter()
            .flat_map(|one| one.pieces.keys().copied())
            .collect();
        let is_new = |name: &&Name| !listed.contains(*name) && !self.unpieced.contains(name.0);
        let mut new = self.chunks(self.pieces.keys().filter(is_new).copied()).into_iter();
        let sizes: Vec<u64> = self.segments.iter().map(|one| one.segment.directory.len()).collect();
        let first = new.next();
        let from = match &first {
            Some(pieces) => merged_from(&sizes, pieces.iter().map(|name| self.size(name)).sum()),
            None => sizes.len(),
        };
        let stretches = match self.rewrite {
            Rewrite::Together => together(&sizes[..from]),
            Rewrite::Nothing | Rewrite::Each => (0..from).map(|place| place..place + 1).collect(),
        };
        let mut groups: Vec<Group> = stretches
            .into_iter()
            .map(|places| self.group(places, Vec::new()))
            .collect();
        groups.extend(first.map(|pieces| self.group(from..sizes.len(), pieces)));
        groups.extend(new.map(|pieces| self.group(0..0, pieces)));
        groups
    }

    /// Whether a group is a segment that stays as it is.
    pub(crate) fn stays(&self, group: &Group) -> Option<usize> {
        match (&group.segments[..], &group.pieces[..]) {
            ([(place, DaySet::NONE)], []) if self.rewrite != Rewrite::Each => Some(*place),
            _ => None,
        }
    }

    /// What a group holds in the end.
    pub(crate) fn holds(&self, group: &Group) -> (MergedPieces, DaySet) {
        let (mut pieces, mut unpieced) = (MergedPieces::new(), 0);
        for (place, without) in &group.segments {
            let merged = &self.segments[*place];
            pieces.extend(merged.pieces.iter().filter(|((day, _), _)| !without.contains(*day)));
            unpieced |= merged.unpieced.bits() & !without.bits();
        }
        let added = group.pieces.iter().filter_map(|name| self.pieces.get(name));
        pieces.extend(added.map(|piece| ((piece.head.day, piece.head.token), piece.head.revision)));
        (pieces, DaySet::from_bits(unpieced))
    }

    fn group(&self, places: Range<usize>, mut pieces: Vec<Name>) -> Group {
        let mut segments = Vec::new();
        for place in places {
            let (merged, without) = (&self.segments[place], self.without(place));
            let again = merged.pieces.keys().filter(|(day, _)| without.contains(*day));
            pieces.extend(again.filter(|name| self.pieces.contains_key(name)));
            segments.push((place, without));
        }
        Group { segments, pieces }
    }

    /// The days of a segment that are merged from their pieces anew.
    fn without(&self, place: usize) -> DaySet {
        let merged = &self.segments[place];
        let is_old = |(name, revision): &(&Name, &i64)| {
            self.pieces
                .get(name)
                .is_some_and(|piece| piece.head.revision != **revision)
        };
        let old = merged.pieces.iter().filter(is_old).map(|((day, _), _)| *day);
        let days: DaySet = old.collect();
        DaySet::from_bits(days.bits() | merged.unpieced.bits() & !self.unpieced.bits())
    }

    /// New pieces, so many together as one segment takes.
    fn chunks(&self, new: impl Iterator<Item = Name>) -> Vec<Vec<Name>> {
        let (mut chunks, mut bytes): (Vec<Vec<Name>>, u64) = (Vec::new(), 0);
        for name in new {
            bytes += self.size(&name);
            match chunks.last_mut() {
                Some(chunk) if bytes <= LARGEST / 2 => chunk.push(name),
                _ => {
                    bytes = self.size(&name);
                    chunks.push(vec![name]);
                }
            }
        }
        chunks
    }

    fn size(&self, name: &Name) -> u64 {
        self.pieces.get(name).map_or(0, |piece| piece.columns.directory.len())
    }
}

/// Neighbours that fit into one segment.
fn together(sizes: &[u64]) -> Vec<Range<usize>> {
    let (mut stretches, mut bytes): (Vec<Range<usize>>, u64) = (Vec::new(), 0);
    for (place, size) in sizes.iter().enumerate() {
        bytes += size;
        match stretches.last_mut() {
            Some(last) if bytes <= LARGEST => last.end = place + 1,
            _ => {
                bytes = *size;
                stretches.push(place..place + 1);
            }
        }
    }
    stretches
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_stand_together_as_far_as_they_fit() {
        assert_eq!(together(&[]), Vec::<Range<usize>>::new());
        assert_eq!(together(&[5, 5, 5]), [Range { start: 0, end: 3 }]);
        assert_eq!(together(&[LARGEST, 5, 5, LARGEST - 10, 1]), [0..1, 1..4, 4..5]);
    }
}
