//! What is merged with what: decided from lists alone, before any bytes are read.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use answerscope_domain::ids::Token;
use answerscope_metrics::{Day, DaySet};
use answerscope_store::segments::{MergedPieces, MergedSegment, PieceItem};

use crate::tiers::{LARGEST, merged_from};

/// Bytes that a step of merging reads and writes.
pub(crate) const STEP: u64 = 2 * LARGEST;

/// A piece by its day and name.
pub(crate) type Name = (Day, Token);

/// Segments and pieces that become one segment.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Group {
    /// Places of segments, and the days of each that are left out.
    pub(crate) segments: Vec<(usize, DaySet)>,
    /// Pieces, whole.
    pub(crate) pieces: Vec<Name>,
    /// Whether it is one segment that waits for another step.
    waits: bool,
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
    /// Segments that were written again already, by the names of their columns.
    pub(crate) through: &'a BTreeSet<String>,
    /// Bytes that a step reads and writes, but for one group more.
    pub(crate) most: u64,
    /// Whether pieces that were only read anew or recounted stay what the segments have of them: those of a large day are
    /// merged once, when all of it is through.
    pub(crate) leaves_rebuilt: bool,
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
    /// What each of the window's next segments is made of, the oldest first, as far as one step goes; whether there is more
    /// to merge.
    pub(crate) fn groups_of_step(&self) -> (Vec<Group>, bool) {
        let (mut groups, mut written, mut more) = (Vec::new(), 0_u64, false);
        for group in self.groups() {
            let size = if self.stays(&group).is_some() {
                0
            } else {
                self.bytes(&group)
            };
            if written == 0 || written.saturating_add(size) <= self.most {
                written += size;
                groups.push(group);
                continue;
            }
            more = true;
            let waiting = group.segments.into_iter().map(|(place, _)| Group {
                segments: vec![(place, DaySet::NONE)],
                pieces: Vec::new(),
                waits: true,
            });
            groups.extend(waiting);
        }
        (groups, more)
    }

    fn bytes(&self, group: &Group) -> u64 {
        let segments = group.segments.iter();
        let segments = segments.map(|(place, _)| self.segments[*place].segment.directory.len());
        segments.chain(group.pieces.iter().map(|name| self.size(name))).sum()
    }

    fn groups(&self) -> Vec<Group> {
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
            ([(place, DaySet::NONE)], []) if group.waits || self.is_through(*place) => Some(*place),
            _ => None,
        }
    }

    /// Whether a segment need not be written again for its own sake.
    fn is_through(&self, place: usize) -> bool {
        let name = self.segments[place].segment.stored.name();
        self.rewrite != Rewrite::Each || name.is_some_and(|name| self.through.contains(name))
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
        Group {
            segments,
            pieces,
            waits: false,
        }
    }

    /// The days of a segment that are merged from their pieces anew.
    fn without(&self, place: usize) -> DaySet {
        let merged = &self.segments[place];
        let is_old = |(name, revision): &(&Name, &i64)| {
            self.pieces.get(name).is_some_and(|piece| {
                piece.head.revision != **revision && !(self.leaves_rebuilt && piece.head.is_rebuilt)
            })
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
    use answerscope_domain::clock::Moment;
    use answerscope_metrics::{AnswerFacts, Engine, SegmentWindow, build};
    use answerscope_store::segments::{ColumnBytes, MethodVersions, PieceHead, Segment};

    use super::*;

    const WINDOW: SegmentWindow = SegmentWindow(640);

    /// Columns of answers to one prompt each.
    fn columns(day: Day, answers: u32) -> Segment {
        let facts = (0..answers).map(|n| AnswerFacts::of(n * 7, Engine::OpenAi));
        let built = build(WINDOW, None, &[(day, facts.collect())]).expect("facts that fit");
        let object = format!("{day} {answers}");
        Segment::of_built(&built, ColumnBytes::Object(object), MethodVersions::default())
    }

    fn token(n: i64) -> Token {
        Token::derived(Moment(n * 1_000), &[])
    }

    /// Ten days, a segment and a piece of each, the pieces at another revision than those that were merged.
    fn days() -> (Vec<MergedSegment>, BTreeMap<Name, PieceItem>) {
        let (mut segments, mut pieces) = (Vec::new(), BTreeMap::new());
        for n in 0..10 {
            let (day, token) = (WINDOW.day(n), token(n.into()));
            let columns = columns(day, 200);
            segments.push(MergedSegment {
                segment: columns.clone(),
                pieces: [((day, token), 1)].into(),
                listed_in: None,
                unpieced: DaySet::NONE,
            });
            let head = PieceHead {
                day,
                token,
                revision: 2,
                batches: Vec::new(),
                answers: 200,
                names_version: 1,
                method_version: 1,
                unreadable: 0,
                is_rebuilt: false,
            };
            pieces.insert((day, token), PieceItem { head, columns });
        }
        (segments, pieces)
    }

    #[test]
    fn a_step_merges_so_many_bytes_and_the_steps_come_to_an_end() {
        let (mut segments, pieces) = days();
        let through = BTreeSet::new();
        let most = 3 * 2 * segments[0].segment.directory.len();
        for left in [10usize, 7, 4, 1] {
            let wanted = Wanted {
                segments: &segments,
                unpieced: DaySet::NONE,
                pieces: &pieces,
                rewrite: Rewrite::Nothing,
                through: &through,
                most,
                leaves_rebuilt: false,
            };
            let (groups, more) = wanted.groups_of_step();
            assert_eq!(more, left > 3);
            let next: Vec<MergedSegment> = groups
                .iter()
                .map(|group| match wanted.stays(group) {
                    Some(place) => segments[place].clone(),
                    None => MergedSegment {
                        pieces: wanted.holds(group).0,
                        ..segments[group.segments[0].0].clone()
                    },
                })
                .collect();
            let written = groups.iter().filter(|group| wanted.stays(group).is_none()).count();
            assert_eq!(written, left.min(3));
            segments = next;
        }
        assert!(
            segments
                .iter()
                .all(|one| one.pieces.values().all(|revision| *revision == 2))
        );
    }

    #[test]
    fn what_was_written_without_deleted_prompts_is_not_written_again() {
        let (segments, _) = days();
        let pieces = BTreeMap::new();
        let most = 4 * segments[0].segment.directory.len();
        let mut through = BTreeSet::new();
        for left in [10usize, 6, 2] {
            let wanted = Wanted {
                segments: &segments,
                unpieced: DaySet::NONE,
                pieces: &pieces,
                rewrite: Rewrite::Each,
                through: &through,
                most,
                leaves_rebuilt: false,
            };
            let (groups, more) = wanted.groups_of_step();
            let written = groups.iter().filter(|group| wanted.stays(group).is_none());
            let objects = written.filter_map(|group| segments[group.segments[0].0].segment.stored.name());
            let objects: Vec<String> = objects.map(str::to_owned).collect();
            assert_eq!((objects.len(), more), (left.min(4), left > 4));
            through.extend(objects);
        }
    }

    #[test]
    fn neighbours_stand_together_as_far_as_they_fit() {
        assert_eq!(together(&[]), Vec::<Range<usize>>::new());
        assert_eq!(together(&[5, 5, 5]), [Range { start: 0, end: 3 }]);
        assert_eq!(together(&[LARGEST, 5, 5, LARGEST - 10, 1]), [0..1, 1..4, 4..5]);
    }
}
