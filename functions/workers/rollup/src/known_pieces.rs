//! The pieces of a window's days, as a run knows them: so that a step for a few answers of a large day does not list the pieces
//! of that day again.

use std::collections::BTreeMap;
use std::sync::Arc;

use answerscope_domain::error::Result;
use answerscope_metrics::{Day, SegmentWindow};

use crate::pieces::{DayPieces, NewPiece};
use crate::step::Step;

/// Pieces of several days that a run keeps; of a day that has more, it keeps that day alone.
const MOST: usize = 2_000;

/// Every transaction that writes a piece raises the revision of its window's item. So what was listed after the item was read
/// stands for as long as the item has that revision: what somebody else has written in between raised it.
#[derive(Default)]
pub(crate) struct KnownPieces {
    /// The window, and the revision that its item had when the pieces were listed.
    at: Option<(SegmentWindow, i64)>,
    days: BTreeMap<Day, Arc<DayPieces>>,
}

impl KnownPieces {
    /// The pieces of a day of a step's window.
    ///
    /// # Errors
    /// When the table does not answer, or a piece can not be told.
    pub(crate) async fn of_day(&mut self, step: &Step<'_>, day: Day) -> Result<Arc<DayPieces>> {
        if self.at != Some(revision_of(step)) {
            self.at = Some(revision_of(step));
            self.days.clear();
        }
        if let Some(known) = self.days.get(&day) {
            return Ok(Arc::clone(known));
        }
        let pieces = Arc::new(DayPieces::read(step.store, step.keys, day).await?);
        let count = |pieces: &Arc<DayPieces>| pieces.heads().len();
        if self.days.values().map(count).sum::<usize>() + count(&pieces) > MOST {
            self.days.clear();
        }
        self.days.insert(day, Arc::clone(&pieces));
        Ok(pieces)
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
