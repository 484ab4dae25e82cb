//! Which batches a step counts, and which pieces it builds anew.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use answerscope_domain::ids::{Fingerprint, Token};
use answerscope_metrics::Day;
use answerscope_store::keys::Key;
use answerscope_store::segments::DayPieces;
use answerscope_store::table::MOST_ACTIONS;
use answerscope_store::table::outbox::OutboxEntry;

use crate::run::{Entries, SUPERSEDED};

/// New batches that a step reads.
pub(crate) const BATCHES: usize = 90;
/// Pieces that it builds anew.
const PIECES: usize = 3;
/// Days of its new batches: of each a piece is written.
pub(crate) const DAYS: usize = 24;
/// Outbox entries that it deletes or changes.
const ENTRIES: usize = 60;
// Brand and window; pieces; entries, with those that one takes the place of; a re-analysis and what follows.
const _: () = assert!(2 + DAYS + PIECES + ENTRIES + SUPERSEDED + 1 + 2 <= MOST_ACTIONS);

/// What a step does.
#[derive(Default)]
pub(crate) struct CountPlan {
    /// Batches that are in no piece, by day.
    pub(crate) new: BTreeMap<Day, BTreeSet<Fingerprint>>,
    /// Pieces to build anew.
    pub(crate) rebuilt: BTreeSet<(Day, Token)>,
    /// Those of them that have a batch which was deleted and came again: it is counted anew.
    pub(crate) again: BTreeSet<(Day, Token)>,
    /// Outbox entries that are done by this.
    pub(crate) done: Vec<Key>,
    /// Outbox entries of which a part is left.
    pub(crate) left: Vec<(Key, OutboxEntry)>,
}

type Batch = (Day, Fingerprint);

/// The pieces that have the batches which entries name, of the days whose pieces are known. A large day has many batches, and
/// many entries may wait, so these are looked for all at once.
struct InPieces(BTreeMap<Day, BTreeMap<Fingerprint, Token>>);

impl InPieces {
    fn of(entries: &Entries, pieces: &BTreeMap<Day, Arc<DayPieces>>) -> Self {
        let mut wanted: BTreeMap<Day, BTreeSet<Fingerprint>> = BTreeMap::new();
        for (day, name) in entries.iter().flat_map(|(_, entry)| named(entry)) {
            if pieces.contains_key(day) {
                wanted.entry(*day).or_default().insert(*name);
            }
        }
        let found = pieces.iter().map(|(day, pieces)| {
            let wanted = wanted.remove(day).unwrap_or_default();
            (*day, pieces.pieces_with(&wanted))
        });
        Self(found.collect())
    }

    fn know(&self, day: Day) -> bool {
        self.0.contains_key(&day)
    }

    fn with(&self, (day, name): Batch) -> Option<(Day, Token)> {
        let token = self.0.get(&day)?.get(&name)?;
        Some((day, *token))
    }
}

impl CountPlan {
    /// Takes as much as a step does of what outbox entries name.
    pub(crate) fn of(entries: &Entries, pieces: &BTreeMap<Day, Arc<DayPieces>>) -> Self {
        let (mut plan, pieces) = (Self::default(), InPieces::of(entries, pieces));
        let waiting: BTreeSet<Batch> = entries.iter().flat_map(|(_, entry)| counted(entry)).copied().collect();
        for (key, entry) in entries {
            if plan.done.len() + plan.left.len() == ENTRIES {
                break;
            }
            match entry {
                OutboxEntry::CountBatches(window, batches) => {
                    let left = batches.iter().filter(|batch| !plan.counts(**batch, &pieces));
                    let left: BTreeSet<Batch> = left.copied().collect();
                    let some = left.len() < batches.len();
                    plan.put(key, some, left.is_empty(), OutboxEntry::CountBatches(*window, left));
                }
                OutboxEntry::RecountBatches(window, batches) => {
                    let left = batches.iter().filter(|batch| !plan.recounts(**batch, &pieces));
                    let left: BTreeSet<Batch> = left.copied().collect();
                    let some = left.len() < batches.len();
                    plan.put(key, some, left.is_empty(), OutboxEntry::RecountBatches(*window, left));
                }
                OutboxEntry::RebuildBatches(window, batches) => {
                    let left = batches
                        .iter()
                        .filter(|batch| !plan.rebuilds(**batch, &pieces, &waiting));
                    let left: BTreeSet<Batch> = left.copied().collect();
                    let some = left.len() < batches.len();
                    plan.put(key, some, left.is_empty(), OutboxEntry::RebuildBatches(*window, left));
                }
                _ => {}
            }
        }
        plan
    }

    /// Whether there is nothing to do.
    pub(crate) fn is_empty(&self) -> bool {
        self.done.is_empty() && self.left.is_empty()
    }

    fn put(&mut self, key: &Key, some: bool, all: bool, left: OutboxEntry) {
        if all {
            self.done.push(key.clone());
        } else if some {
            self.left.push((key.clone(), left));
        }
    }

    /// Takes a batch that is to be counted.
    fn counts(&mut self, batch: Batch, pieces: &InPieces) -> bool {
        let taken = self.takes(batch, pieces);
        self.again.extend(pieces.with(batch).filter(|_| taken));
        taken
    }

    /// Takes a batch that was changed. One that is still to be counted is read as it is then, if that is not now.
    fn rebuilds(&mut self, batch: Batch, pieces: &InPieces, waiting: &BTreeSet<Batch>) -> bool {
        let is_new = |new: &BTreeSet<Fingerprint>| new.contains(&batch.1);
        if self.new.get(&batch.0).is_some_and(is_new) {
            return true;
        }
        (pieces.with(batch).is_some() || !waiting.contains(&batch)) && self.takes(batch, pieces)
    }

    /// Takes the piece that has a batch. One that is in none has its own entry, or is gone.
    fn recounts(&mut self, batch: Batch, pieces: &InPieces) -> bool {
        pieces.know(batch.0) && (pieces.with(batch).is_none() || self.takes(batch, pieces))
    }

    /// Takes a batch of a day whose pieces are known: with the piece that it is in, or as a new one. A new one that is in a
    /// piece already was deleted and came again.
    fn takes(&mut self, (day, name): Batch, pieces: &InPieces) -> bool {
        if !pieces.know(day) {
            return false;
        }
        if let Some(piece) = pieces.with((day, name)) {
            let room = self.rebuilt.len() < PIECES;
            return self.rebuilt.contains(&piece) || room && self.rebuilt.insert(piece);
        }
        let batches: usize = self.new.values().map(BTreeSet::len).sum();
        let known = self.new.get(&day);
        if known.is_some_and(|names| names.contains(&name)) {
            return true;
        }
        let room = batches < BATCHES && (known.is_some() || self.new.len() < DAYS);
        room && self.new.entry(day).or_default().insert(name)
    }
}

/// The batches that an entry names.
pub(crate) fn named(entry: &OutboxEntry) -> impl Iterator<Item = &Batch> {
    let batches = match entry {
        OutboxEntry::CountBatches(_, batches)
        | OutboxEntry::RebuildBatches(_, batches)
        | OutboxEntry::RecountBatches(_, batches) => Some(batches),
        _ => None,
    };
    batches.into_iter().flatten()
}

/// The batches that an entry names as new.
pub(crate) fn counted(entry: &OutboxEntry) -> impl Iterator<Item = &Batch> {
    let batches = match entry {
        OutboxEntry::CountBatches(_, batches) => Some(batches),
        _ => None,
    };
    batches.into_iter().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use answerscope_domain::clock::Moment;
    use answerscope_metrics::SegmentWindow;
    use answerscope_store::segments::PieceHead;

    const WINDOW: SegmentWindow = SegmentWindow(640);

    fn token(n: u32) -> Token {
        Token::derived(Moment(i64::from(n) * 1_000), &[])
    }

    fn batch(n: u32) -> Batch {
        (WINDOW.day(0), Fingerprint::of(&[&n.to_be_bytes()]))
    }

    /// Pieces of two batches each, the first of 0 and 1.
    fn pieces(count: u32) -> BTreeMap<Day, Arc<DayPieces>> {
        let mut pieces = DayPieces::default();
        for n in 0..count {
            pieces.put(PieceHead {
                day: WINDOW.day(0),
                token: token(n),
                revision: 1,
                batches: vec![batch(2 * n).1, batch(2 * n + 1).1],
                answers: 2,
                names_version: 1,
                method_version: 1,
                unreadable: 0,
                is_rebuilt: false,
            });
        }
        BTreeMap::from([(WINDOW.day(0), Arc::new(pieces))])
    }

    /// A kind of entry that names batches.
    type Kind = fn(SegmentWindow, BTreeSet<Batch>) -> OutboxEntry;

    /// An entry of its own for each number of a batch.
    fn each(numbers: impl IntoIterator<Item = u32>, kind: Kind) -> Entries {
        let key = |n: u32| Key {
            pk: "MARKS#0".into(),
            sk: format!("{n}"),
        };
        let named = numbers.into_iter();
        named
            .map(|n| (key(n), kind(WINDOW, BTreeSet::from([batch(n)]))))
            .collect()
    }

    #[test]
    fn new_batches_are_told_from_those_that_came_again() {
        let mut entries = each([0, 100], OutboxEntry::CountBatches);
        entries.extend(each([3, 101], OutboxEntry::RebuildBatches));
        entries.extend(each([4, 102], OutboxEntry::RecountBatches));
        let plan = CountPlan::of(&entries, &pieces(5));
        let piece = |n| (WINDOW.day(0), token(n));
        assert_eq!(plan.rebuilt, BTreeSet::from([piece(0), piece(1), piece(2)]));
        assert_eq!(plan.again, BTreeSet::from([piece(0)]));
        let new = BTreeSet::from([batch(100).1, batch(101).1]);
        assert_eq!(plan.new, BTreeMap::from([(WINDOW.day(0), new)]));
        // Of those that are counted again, what is in no piece has its own entry, or is gone.
        assert_eq!((plan.done.len(), plan.left.len()), (entries.len(), 0));
    }

    #[test]
    fn a_step_takes_few_pieces_and_entries_and_leaves_other_days_alone() {
        let plan = CountPlan::of(&each(0..12, OutboxEntry::RecountBatches), &pieces(6));
        assert_eq!((plan.rebuilt.len(), plan.done.len()), (PIECES, 2 * PIECES));
        let plan = CountPlan::of(&each(100..200, OutboxEntry::CountBatches), &pieces(6));
        assert_eq!((plan.done.len(), plan.rebuilt.len()), (ENTRIES, 0));
        let kinds: [Kind; 3] = [
            OutboxEntry::CountBatches,
            OutboxEntry::RebuildBatches,
            OutboxEntry::RecountBatches,
        ];
        for kind in kinds {
            assert!(CountPlan::of(&each(0..12, kind), &BTreeMap::new()).is_empty());
        }
    }
}
