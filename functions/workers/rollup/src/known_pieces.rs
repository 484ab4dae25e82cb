//! The pieces of a window's days, as a run knows them: so that a step for a few answers of a large day does not list the pieces
//! of that day again.

use std::sync::Arc;

use answerscope_domain::error::Result;
use answerscope_metrics::{Day, SegmentWindow};
use answerscope_store::Store;
use answerscope_store::keys::BrandKeys;
use answerscope_store::segments::{DayPieces, PiecesByDay};

use crate::pieces::NewPiece;
use crate::step::Step;

/// Pieces of several days that a run keeps; of a day that has more, it keeps that day alone.
const MOST: usize = 2_000;

/// Every transaction that writes a piece raises the revision of its window's item. So what was listed after the item was read
/// stands for as long as the item has that revision: what somebody else has written in between raised it.
#[derive(Default)]
pub(crate) struct KnownPieces {
    /// The window, and the revision that its item had when the pieces were listed.
    at: Option<(SegmentWindow, i64)>,
    days: PiecesByDay,
}

impl KnownPieces {
    /// The pieces of a day of a step's window.
    ///
    /// # Errors
    /// When the table does not answer, or a piece can not be told.
    pub(crate) async fn of_day(&mut self, step: &Step<'_>, day: Day) -> Result<Arc<DayPieces>> {
        if self.at != Some(revision_of(step)) {
            let (window, revision) = revision_of(step);
            self.at = Some((window, revision));
            let kept = &step.store.stores.pieces;
            self.days = kept.get(step.store.org.0, step.keys.brand, window, revision);
        }
        if let Some(known) = self.days.get(&day) {
            return Ok(Arc::clone(known));
        }
        let pieces = Arc::new(step.store.segments().pieces_of_day(step.keys, day).await?);
        let count = |pieces: &Arc<DayPieces>| pieces.heads().len();
        if self.days.values().map(count).sum::<usize>() + count(&pieces) > MOST {
            self.days.clear();
        }
        self.days.insert(day, Arc::clone(&pieces));
        Ok(pieces)
    }

    /// Keeps what is known for the next run of this process.
    pub(crate) fn keep(&mut self, store: &Store, keys: BrandKeys) {
        if let Some((window, revision)) = self.at.take() {
            let days = std::mem::take(&mut self.days);
            store
                .stores
                .pieces
                .keep(store.org.0, keys.brand, window, revision, days);
        }
    }

    /// Takes in what a step has written, which raised the revision of its window's item by one.
    pub(crate) fn written(&mut self, step: &Step<'_>, pieces: &[NewPiece]) {
        let (window, revision) = revision_of(step);
        if self.at != Some((window, revision)) {
            return;
        }
        self.at = Some((window, revision + 1));
        for piece in pieces {
            let head = &piece.item.head;
            if let Some(known) = self.days.get_mut(&head.day) {
                Arc::make_mut(known).put(head.clone());
            }
        }
    }
}

fn revision_of(step: &Step<'_>) -> (SegmentWindow, i64) {
    (step.window, step.item.revision)
}
