//! What was merged, put on top of what others have published meanwhile.
//!
//! A merge of large segments takes longer than it takes until the next import is counted, and each of these replaces the
//! window's item. Most of what was merged stands all the same: segments and pieces never change what they hold, so what was
//! made of some is right as long as these are still there.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use answerscope_domain::error::Result;
use answerscope_metrics::{Bitmap, DaySet};
use answerscope_store::segments::{ColumnBytes, MergedPieces, MergedSegment, revision_of};
use answerscope_store::table::key_of;

use crate::merge_plan::{Name, Rewrite};
use crate::publish::Merging;
use crate::step::Step;

/// A segment that was merged.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Replacement {
    /// Places of the window's segments that it takes the place of.
    pub(crate) places: Vec<usize>,
    /// The pieces that were read for it, with their revisions.
    pub(crate) read: MergedPieces,
    /// What came out.
    pub(crate) segment: MergedSegment,
}

/// What a step has merged.
#[derive(Debug)]
pub(crate) struct Merged {
    /// The segments that it has written.
    pub(crate) replacements: Vec<Replacement>,
    /// Whether there is more to merge.
    pub(crate) more: bool,
    /// The prompts that were there.
    pub(crate) live: Arc<Bitmap>,
}

impl Merged {
    /// Nothing yet, of these prompts.
    pub(crate) fn new(live: Arc<Bitmap>) -> Self {
        Self {
            replacements: Vec::new(),
            more: false,
            live,
        }
    }

    /// Whether something was merged that may be published without what can not be.
    pub(crate) fn may_leave(&self, merging: &Merging) -> bool {
        !self.replacements.is_empty() && merging.anew == DaySet::NONE
    }

    /// A window's segments with those that were written in the place of what they were merged from.
    pub(crate) fn over(&self, segments: &[MergedSegment]) -> Vec<MergedSegment> {
        let first = |place| {
            let mut replacements = self.replacements.iter();
            replacements.find(|one| one.places.first() == Some(&place))
        };
        let replaced: BTreeSet<usize> = self.replacements.iter().flat_map(|one| one.places.clone()).collect();
        let kept = segments
            .iter()
            .enumerate()
            .filter_map(|(place, segment)| match first(place) {
                Some(replacement) => Some(&replacement.segment),
                None => (!replaced.contains(&place)).then_some(segment),
            });
        let added = self.replacements.iter().filter(|one| one.places.is_empty());
        kept.chain(added.map(|one| &one.segment)).cloned().collect()
    }

    /// The items and objects that it has written.
    fn names(&self) -> Vec<String> {
        let names = self.replacements.iter().flat_map(|one| one.segment.names());
        names.map(str::to_owned).collect()
    }

    /// Gives all of it up; the items and objects that it has written.
    pub(crate) fn take_all(&mut self) -> Vec<String> {
        let names = self.names();
        self.replacements.clear();
        names
    }

    /// Goes over from the window as it was merged to what it is now. What can not stand there is taken out and left to be
    /// merged again; the items and objects of that.
    ///
    /// # Errors
    /// When the table does not answer.
    pub(crate) async fn rebase(&mut self, was: &Step<'_>, now: &Step<'_>, rewrite: Rewrite) -> Result<Vec<String>> {
        // In this order: the window first, so that whatever is read after it stands as long as its revision does.
        let revisions = self.revisions(now).await?;
        let live = now.store.catalogs().get(now.keys.brand).await?.all();
        let before = self.names();
        if self.live.iter().all(|ordinal| live.contains(ordinal)) {
            let (was, now) = (&was.item.segments, &now.item.segments);
            self.replacements = std::mem::take(&mut self.replacements)
                .into_iter()
                .filter_map(|one| one.rebased(was, now, &revisions))
                .collect();
        } else {
            // A prompt was deleted, and its answers were merged.
            self.replacements.clear();
        }
        let left: BTreeSet<String> = self.names().into_iter().collect();
        let lost: Vec<String> = before.into_iter().filter(|name| !left.contains(name)).collect();
        // Each segment was to be written again, and those that came since were not.
        self.more |= !lost.is_empty() || rewrite == Rewrite::Each;
        Ok(lost)
    }

    /// The revisions that the pieces which were read have now.
    async fn revisions(&self, now: &Step<'_>) -> Result<MergedPieces> {
        let read = self.replacements.iter().flat_map(|one| one.read.keys());
        let keys: BTreeMap<_, Name> = read.map(|name| (now.keys.piece(name.0, name.1), *name)).collect();
        let items = now
            .store
            .table()
            .batch_get_parts(keys.keys().cloned().collect(), "pk, sk, revision");
        let items = items.await?;
        let named = items
            .iter()
            .filter_map(|item| Some((*keys.get(&key_of(item))?, revision_of(item))));
        Ok(named.collect())
    }
}

impl Replacement {
    /// The same in a window as it is now, if what it was merged from is still there and in no other segment.
    fn rebased(mut self, was: &[MergedSegment], now: &[MergedSegment], revisions: &MergedPieces) -> Option<Self> {
        let is_same = |a: &MergedSegment, b: &MergedSegment| {
            a.segment.stored == b.segment.stored && a.unpieced == b.unpieced && a.pieces == b.pieces
        };
        let place_of = |place: &usize| now.iter().position(|there| is_same(there, &was[*place]));
        self.places = self.places.iter().map(place_of).collect::<Option<_>>()?;
        let others = (0..now.len()).filter(|place| !self.places.contains(place));
        let others: Vec<&MergedSegment> = others.map(|place| &now[place]).collect();
        let stands = self.read.iter().all(|(name, revision)| {
            revisions.get(name) == Some(revision) && !others.iter().any(|other| other.pieces.contains_key(name))
        });
        // What stands in the window's item stands there alone.
        let is_inline = matches!(self.segment.segment.stored, ColumnBytes::Inline(_));
        (stands && (others.is_empty() || !is_inline)).then_some(self)
    }
}

#[cfg(test)]
mod tests {
    use answerscope_domain::clock::Moment;
    use answerscope_domain::ids::Token;
    use answerscope_metrics::{AnswerFacts, Day, Engine, SegmentWindow, build};
    use answerscope_store::segments::{MethodVersions, Segment};

    use super::*;

    const WINDOW: SegmentWindow = SegmentWindow(640);

    fn name(n: u8) -> Name {
        (WINDOW.day(0), Token::derived(Moment(i64::from(n) * 1_000), &[]))
    }

    /// Pieces, all of them as they were written first.
    fn pieces(names: &[u8]) -> MergedPieces {
        names.iter().map(|n| (name(*n), 1)).collect()
    }

    /// A segment of some pieces, in an object of this name.
    fn segment(object: &str, of: &[u8]) -> MergedSegment {
        let day: Day = WINDOW.day(0);
        let built = build(WINDOW, None, &[(day, vec![AnswerFacts::of(7, Engine::OpenAi)])]).expect("facts that fit");
        let stored = ColumnBytes::Object(object.to_owned());
        MergedSegment {
            segment: Segment::of_built(&built, stored, MethodVersions::default()),
            pieces: pieces(of),
            listed_in: None,
            unpieced: DaySet::NONE,
        }
    }

    fn replacement(places: &[usize], read: &[u8], segment: MergedSegment) -> Replacement {
        Replacement {
            places: places.to_vec(),
            read: pieces(read),
            segment,
        }
    }

    fn merged(replacements: Vec<Replacement>) -> Merged {
        let nothing = Merged::new(Arc::default());
        Merged {
            replacements,
            ..nothing
        }
    }

    #[test]
    fn what_was_written_stands_where_its_sources_stood() {
        let [a, b, c] = [segment("a", &[1]), segment("b", &[2]), segment("c", &[3])];
        let (both, new) = (segment("b and c", &[2, 3]), segment("new", &[4]));
        let merged = merged(vec![
            replacement(&[1, 2], &[2], both.clone()),
            replacement(&[], &[4], new.clone()),
        ]);
        assert_eq!(merged.over(&[a.clone(), b, c]), [a, both, new]);
    }

    #[test]
    fn it_is_moved_to_where_its_sources_stand_now() {
        let was = [segment("a", &[1]), segment("b", &[2])];
        let now = [segment("a anew", &[1]), was[1].clone(), segment("came since", &[3])];
        let moved = replacement(&[1], &[2], segment("b anew", &[2])).rebased(&was, &now, &pieces(&[2]));
        assert_eq!(moved.expect("it stands").places, [1]);
        let now = [was[1].clone()];
        let moved = replacement(&[1], &[2], segment("b anew", &[2])).rebased(&was, &now, &pieces(&[2]));
        assert_eq!(moved.expect("it stands").places, [0]);
    }

    #[test]
    fn it_is_lost_with_its_sources() {
        let was = [segment("a", &[1])];
        let of_a = || replacement(&[0], &[1], segment("a anew", &[1]));
        let replaced = [segment("another", &[1])];
        assert_eq!(
            of_a().rebased(&was, &replaced, &pieces(&[1])),
            None,
            "a segment was replaced"
        );
        let other_days = [MergedSegment {
            unpieced: DaySet::ALL,
            ..was[0].clone()
        }];
        assert_eq!(of_a().rebased(&was, &other_days, &pieces(&[1])), None);
        let anew = [(name(1), 2)].into();
        assert_eq!(of_a().rebased(&was, &was, &anew), None, "a piece was built anew");
        assert_eq!(
            of_a().rebased(&was, &was, &MergedPieces::new()),
            None,
            "a piece is gone"
        );
        assert!(of_a().rebased(&was, &was, &pieces(&[1])).is_some());
    }

    #[test]
    fn a_piece_that_others_have_merged_is_not_counted_twice() {
        let was = [segment("a", &[1])];
        let now = [was[0].clone(), segment("of others", &[2])];
        let new = replacement(&[], &[2], segment("new", &[2]));
        assert_eq!(new.clone().rebased(&was, &now, &pieces(&[2])), None);
        assert!(new.rebased(&was, &was, &pieces(&[2])).is_some());
    }

    #[test]
    fn what_stands_in_the_windows_item_stands_there_alone() {
        let mut small = segment("small", &[1]);
        small.segment.stored = ColumnBytes::Inline(vec![1].into());
        let was = [segment("a", &[1])];
        let now = [was[0].clone(), segment("came since", &[2])];
        let of_a = || replacement(&[0], &[1], small.clone());
        assert_eq!(of_a().rebased(&was, &now, &pieces(&[1])), None);
        assert!(of_a().rebased(&was, &was, &pieces(&[1])).is_some());
    }
}
