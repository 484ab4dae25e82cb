//! Which batches a step counts, and which pieces it builds anew.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use answerscope_domain::ids::{Fingerprint, Token};
use answerscope_metrics::Day;
use answerscope_store::keys::Key;
use answerscope_store::segments::DayPieces;
use answerscope_store::table::outbox::OutboxEntry;

use crate::run::Entries;

/// New batches that a step reads.
pub(crate) const BATCHES: usize = 90;
/// Pieces that it builds anew.
const PIECES: usize = 3;
/// Days of its new batches: of each a piece is written.
pub(crate) const DAYS: usize = 24;
/// Outbox entries that it deletes or changes.
const ENTRIES: usize = 60;

/// What a step does.
#[derive(Default)]
pub(crate) struct CountPlan {
    /// Batches that are in no piece, by day.
    pub(crate) new: BTreeMap<Day, BTreeSet<Fingerprint>>,
    /// Pieces to build anew.
    pub(crate) rebuilt: BTreeSet<(Day, Token)>,
    /// Outbox entries that are done by this.
    pub(crate) done: Vec<Key>,
    /// Outbox entries of which a part is left.
    pub(crate) left: Vec<(Key, OutboxEntry)>,
}

type Batch = (Day, Fingerprint);

impl CountPlan {
    /// Takes as much as a step does of what outbox entries name.
    pub(crate) fn of(entries: &Entries, pieces: &BTreeMap<Day, Arc<DayPieces>>) -> Self {
        let mut plan = Self::default();
        let waiting: BTreeSet<Batch> = entries.iter().flat_map(|(_, entry)| counted(entry)).copied().collect();
        for (key, entry) in entries {
            if plan.done.len() + plan.left.len() == ENTRIES {
                break;
            }
            match entry {
                OutboxEntry::CountBatches(window, batches) => {
                    let left = batches.iter().filter(|batch| !plan.takes(**batch, pieces));
                    let left: BTreeSet<Batch> = left.copied().collect();
                    let some = left.len() < batches.len();
                    plan.put(key, some, left.is_empty(), OutboxEntry::CountBatches(*window, left));
                }
                OutboxEntry::RecountBatches(window, batches) => {
                    let left = batches.iter().filter(|batch| !plan.recounts(**batch, pieces));
                    let left: BTreeSet<Batch> = left.copied().collect();
                    let some = left.len() < batches.len();
                    plan.put(key, some, left.is_empty(), OutboxEntry::RecountBatches(*window, left));
                }
                OutboxEntry::RebuildBatches(window, batches) => {
                    let left = batches.iter().filter(|batch| !plan.rebuilds(**batch, pieces, &waiting));
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

    /// Takes a batch that was changed. One that is still to be counted is read as it is then, if that is not now.
    fn rebuilds(&mut self, batch: Batch, pieces: &BTreeMap<Day, Arc<DayPieces>>, waiting: &BTreeSet<Batch>) -> bool {
        let is_new = |new: &BTreeSet<Fingerprint>| new.contains(&batch.1);
        if self.new.get(&batch.0).is_some_and(is_new) {
            return true;
        }
        let in_piece = pieces.get(&batch.0).is_some_and(|day| day.with(&batch.1).is_some());
        (in_piece || !waiting.contains(&batch)) && self.takes(batch, pieces)
    }

    /// Takes the piece that has a batch. One that is in none has its own entry, or is gone.
    fn recounts(&mut self, batch: Batch, pieces: &BTreeMap<Day, Arc<DayPieces>>) -> bool {
        let Some(known) = pieces.get(&batch.0) else {
            return false;
        };
        known.with(&batch.1).is_none() || self.takes(batch, pieces)
    }

    /// Takes a batch of a day whose pieces are known: with the piece that it is in, or as a new one. A new one that is in a
    /// piece already was deleted and came again.
    fn takes(&mut self, (day, name): Batch, pieces: &BTreeMap<Day, Arc<DayPieces>>) -> bool {
        let Some(known) = pieces.get(&day) else {
            return false;
        };
        if let Some(head) = known.with(&name) {
            let piece = (day, head.token);
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

/// The batches that an entry names as new.
pub(crate) fn counted(entry: &OutboxEntry) -> impl Iterator<Item = &Batch> {
    let batches = match entry {
        OutboxEntry::CountBatches(_, batches) => Some(batches),
        _ => None,
    };
    batches.into_iter().flatten()
}
