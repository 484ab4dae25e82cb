//! Publishing: other segments in place of a window's, with everything that is mended on the way.

use std::collections::BTreeSet;

use answerscope_domain::error::{Error, Result};
use answerscope_metrics::{Day, DaySet, SegmentWindow};
use answerscope_store::runtime::retry::Retry;
use answerscope_store::table::outbox::OutboxEntry;
use answerscope_store::table::packed::Damaged;

use crate::count::{Stepped, finish, read_batches};
use crate::merge::{Broken, merged, pieces_of};
use crate::merge_plan::{Name, Rewrite};
use crate::pieces::{DayPieces, NewPiece};
use crate::run::{Entries, Run};
use crate::step::{Change, Step};
use crate::unpieced::merge_anew;

/// What is to be merged.
#[derive(Default)]
pub(crate) struct Merging {
    /// Days whose pieces may have changed.
    pub(crate) days: BTreeSet<Day>,
    /// Days whose answers were in no piece, and are in these now.
    pub(crate) anew: DaySet,
    /// Which segments are written again though nothing of them has changed.
    pub(crate) rewrite: Rewrite,
}

/// Merges the pieces of a window that wait for it: those of entries that were listed, and those of this run.
pub(crate) async fn merge_pieces(run: &mut Run<'_>, window: SegmentWindow, entries: &Entries) -> Result<()> {
    let (own, others) = std::mem::take(&mut run.unmerged)
        .into_iter()
        .partition(|(_, entry)| entry.window() == Some(window));
    run.unmerged = others;
    let own: Entries = own;
    let (mut days, mut done) = (BTreeSet::new(), BTreeSet::new());
    for (key, entry) in entries.iter().chain(&own) {
        if let OutboxEntry::MergePieces(of, of_entry) = entry
            && *of == window
        {
            days.extend(of_entry);
            done.insert(key.clone());
        }
    }
    if done.is_empty() {
        return Ok(());
    }
    publish_window(run, window, || Merging {
        days: days.clone(),
        ..Merging::default()
    })
    .await?;
    run.store.outbox().clear(done.into_iter().collect()).await
}

/// Publishes on top of what a window has by then, until nobody else was there first.
pub(crate) async fn publish_window(
    run: &mut Run<'_>,
    window: SegmentWindow,
    merging: impl Fn() -> Merging,
) -> Result<()> {
    let mut attempts = Retry::new("a window changed under every attempt to publish its segments");
    loop {
        attempts.next().await?;
        let step = Step::read(run.store, run.keys, window).await?;
        if step.damaged {
            Box::pin(merge_anew(run, window)).await?;
            continue;
        }
        if publish(run, &step, merging()).await? == Stepped::Done {
            return Ok(());
        }
    }
}

/// Publishes on top of what was read. What is damaged is mended instead, to begin again.
pub(crate) async fn publish(run: &mut Run<'_>, step: &Step<'_>, merging: Merging) -> Result<Stepped> {
    let pieces = pieces_of(run.store, run.keys, merging.days.iter().copied()).await?;
    let segments = match merged(step, &run.fresh, &pieces, merging.anew, merging.rewrite).await {
        Ok(segments) => segments,
        Err(Broken::Failed(error)) => return Err(error),
        Err(Broken::Piece(name, damage)) => {
            damage.report(Damaged::Segment, &run.keys.piece(name.0, name.1));
            return mend_piece(run, step, name).await;
        }
        Err(Broken::Segment(damage)) => {
            // Replaced since the item was read? If not, it still is what it was.
            let now = Step::read(run.store, run.keys, step.window).await?;
            if now.item.revision == step.item.revision {
                damage.report(Damaged::Segment, &run.keys.segment(step.window));
                Box::pin(merge_anew(run, step.window)).await?;
            }
            return Ok(Stepped::Again);
        }
    };
    let written = step.commit(&Change::default(), Some(segments)).await?;
    Ok(if written { Stepped::Done } else { Stepped::Again })
}

/// Builds a piece whose columns are damaged from its batches.
async fn mend_piece(run: &mut Run<'_>, step: &Step<'_>, (day, token): Name) -> Result<Stepped> {
    let pieces = DayPieces::read(run.store, run.keys, day).await?;
    let head = pieces.heads().iter().find(|head| head.token == token);
    let head = head.ok_or_else(|| Error::internal("a piece went while it was merged"))?;
    let batches = read_batches(run, day, &head.batches).await?;
    let piece = NewPiece::build(run.store, run.keys, day, Some(head), head.batches.clone(), batches).await?;
    let change = Change {
        pieces: vec![piece],
        ..Change::default()
    };
    let entries = run.entries().await?;
    finish(run, step, change, &entries).await?;
    Ok(Stepped::Again)
}
