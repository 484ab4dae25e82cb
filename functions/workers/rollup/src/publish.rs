//! Publishing: other segments in place of a window's, with everything that is mended on the way.

use std::collections::BTreeSet;
use std::sync::Arc;

use answerscope_domain::error::{Error, Result};
use answerscope_metrics::{Day, DaySet, SegmentWindow};
use answerscope_store::keys::Key;
use answerscope_store::runtime::retry::Retry;
use answerscope_store::segments::MergedSegment;
use answerscope_store::table::outbox::OutboxEntry;
use answerscope_store::table::packed::Damaged;

use crate::count::{Stepped, finish, read_batches};
use crate::merge::{Broken, merged, pieces_of};
use crate::merge_plan::{Name, Rewrite};
use crate::pieces::NewPiece;
use crate::rebase::Merged;
use crate::run::{Entries, Run, Share};
use crate::step::{Change, Step};
use crate::uncount::Uncounting;
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
    /// Segments for which that was done, by the names of their columns.
    pub(crate) through: BTreeSet<String>,
    /// Outbox entries that note what was written again, where a step does not do all of it.
    pub(crate) noted_by: Vec<Uncounting>,
}

/// Pieces of a window that wait for being merged.
struct Waiting {
    window: SegmentWindow,
    days: BTreeSet<Day>,
    /// The entries that name them.
    entries: BTreeSet<Key>,
}

impl Waiting {
    /// Those of entries that were listed, and those of this run; `None` where there are none.
    fn take(run: &mut Run<'_>, window: SegmentWindow, entries: &Entries) -> Option<Self> {
        let (own, others) = std::mem::take(&mut run.unmerged)
            .into_iter()
            .partition(|(_, entry)| entry.window() == Some(window));
        run.unmerged = others;
        let own: Entries = own;
        let (mut days, mut keys) = (BTreeSet::new(), BTreeSet::new());
        let waiting = run.own(entries);
        for (key, entry) in waiting.iter().chain(&own) {
            if let OutboxEntry::MergePieces(of, of_entry) | OutboxEntry::MergeRebuilt(of, of_entry) = entry
                && *of == window
            {
                days.extend(of_entry);
                keys.insert(key.clone());
            }
        }
        (!keys.is_empty()).then_some(Self {
            window,
            days,
            entries: keys,
        })
    }

    fn merging(&self) -> Merging {
        Merging {
            days: self.days.clone(),
            ..Merging::default()
        }
    }

    /// Publishes them, beginning with what is ready, and clears their entries.
    async fn publish(self, run: &mut Run<'_>, ready: Option<Ready<'_>>) -> Result<Stepped> {
        let published = match ready {
            Some(Ready { step, merged }) => put(run, &step, self.merging(), merged).await?,
            None => Stepped::Again,
        };
        let published = match published {
            Stepped::Again | Stepped::Nothing => publish_window(run, self.window, || self.merging()).await?,
            published => published,
        };
        if published != Stepped::Over {
            run.store.outbox().clear(self.entries.into_iter().collect()).await?;
        }
        Ok(published)
    }
}

/// What was merged of a window and stands in its place as soon as the window's item names it.
struct Ready<'s> {
    step: Step<'s>,
    merged: Merged,
}

/// Merges the pieces of a window that wait for it: those of entries that were listed, and those of this run.
/// What is more than a step's work is left to an entry.
pub(crate) async fn merge_pieces(run: &mut Run<'_>, window: SegmentWindow, entries: &Entries) -> Result<Stepped> {
    match Waiting::take(run, window, entries) {
        Some(waiting) => waiting.publish(run, None).await,
        None => Ok(Stepped::Nothing),
    }
}

/// The same for some windows, all of which are merged before the first is published: a reader of several windows sees what came
/// into them together, but for the moment between these transactions. Where the time is over, the rest is left to the next run.
pub(crate) async fn merge_windows(run: &mut Run<'_>, windows: &[SegmentWindow], entries: &Entries) -> Result<()> {
    let mut all = Vec::new();
    for window in windows {
        if let Some(waiting) = Waiting::take(run, *window, entries) {
            let ready = ready(run, &waiting).await;
            all.push((waiting, ready));
        }
        // What is not merged has entries of its own.
        if run.is_over() {
            break;
        }
    }
    let mut published = Ok(());
    for (waiting, ready) in all {
        published = match (published, ready) {
            (Ok(()), Ok(ready)) => waiting.publish(run, ready).await.map(|_| ()),
            (Ok(()), Err(error)) => Err(error),
            (Err(error), Ok(Some(Ready { step, mut merged }))) => {
                step.discard(merged.take_all()).await?;
                Err(error)
            }
            (Err(error), _) => Err(error),
        };
    }
    published
}

/// Merges what waits in a window, without publishing it; `None` where something is to be mended before.
async fn ready<'s>(run: &mut Run<'s>, waiting: &Waiting) -> Result<Option<Ready<'s>>> {
    let step = Step::read(run.store, run.keys, waiting.window).await?;
    if step.damaged {
        return Ok(None);
    }
    match merge_taken(run, &step, &waiting.merging()).await? {
        Ok(merged) => Ok(Some(Ready { step, merged })),
        Err(Broken::Failed(error)) => Err(error),
        Err(Broken::Piece(..) | Broken::Segment(_)) => Ok(None),
    }
}

/// Merges the pieces that a step may take.
async fn merge_taken(run: &mut Run<'_>, step: &Step<'_>, merging: &Merging) -> Result<Result<Merged, Broken>> {
    let leaves_rebuilt = run.share == Share::Rollup;
    let taken = pieces_of(run, step, merging.days.iter().copied(), leaves_rebuilt).await?;
    Ok(merged(step, &run.fresh, &taken, merging, leaves_rebuilt).await)
}

/// Publishes on top of what a window has by then, until nobody else was there first: all of it, a part of it, or nothing
/// because the time was over.
pub(crate) async fn publish_window(
    run: &mut Run<'_>,
    window: SegmentWindow,
    merging: impl Fn() -> Merging,
) -> Result<Stepped> {
    let mut attempts = Retry::new("a window changed under every attempt to publish its segments");
    loop {
        attempts.next().await?;
        let step = Step::read(run.store, run.keys, window).await?;
        if step.damaged {
            if !Box::pin(merge_anew(run, window)).await? {
                return Ok(Stepped::Over);
            }
            continue;
        }
        match publish(run, &step, merging()).await? {
            Stepped::Again | Stepped::Nothing => {}
            published => return Ok(published),
        }
    }
}

/// Publishes on top of what was read. What is damaged is mended instead, to begin again.
pub(crate) async fn publish(run: &mut Run<'_>, step: &Step<'_>, merging: Merging) -> Result<Stepped> {
    match merge_taken(run, step, &merging).await? {
        Ok(merged) => put(run, step, merging, merged).await,
        Err(Broken::Failed(error)) => Err(error),
        Err(Broken::Piece(name, damage)) => {
            // Built anew since it was read, and its object removed?
            let now = Step::read(run.store, run.keys, step.window).await?;
            if now.item.revision != step.item.revision {
                return Ok(Stepped::Again);
            }
            damage.report(Damaged::Segment, &run.keys.piece(name.0, name.1));
            mend_piece(run, step, name).await
        }
        Err(Broken::Segment(damage)) => {
            // Replaced since the item was read? If not, it still is what it was.
            let now = Step::read(run.store, run.keys, step.window).await?;
            if now.item.revision == step.item.revision {
                damage.report(Damaged::Segment, &run.keys.segment(step.window));
                let through = Box::pin(merge_anew(run, step.window)).await?;
                return Ok(if through { Stepped::Again } else { Stepped::Over });
            }
            Ok(Stepped::Again)
        }
    }
}

/// Puts what was merged in its place, and discards what can not be put there.
async fn put(run: &mut Run<'_>, step: &Step<'_>, merging: Merging, mut merged: Merged) -> Result<Stepped> {
    let mut lost = Vec::new();
    let stepped = put_over_others(run, step, &merging, &mut merged, &mut lost).await;
    step.discard(lost).await?;
    stepped
}

/// Whoever merges more than others count in the same time would begin again and again: what stands on top of what they have
/// published is published there; the items and objects of the rest are `lost`.
async fn put_over_others(
    run: &mut Run<'_>,
    step: &Step<'_>,
    merging: &Merging,
    merged: &mut Merged,
    lost: &mut Vec<String>,
) -> Result<Stepped> {
    let mut attempts = Retry::new("a window changed under every attempt to put what was merged into it");
    let mut later: Option<Step<'_>> = None;
    loop {
        let on = later.as_ref().unwrap_or(step);
        let segments = merged.over(&on.item.segments);
        let change = if merged.more {
            rest(run, on, merging, &segments)
        } else {
            Change::default()
        };
        if on.publish(&change, segments).await? {
            run.pieces.written(on, &[]);
            return Ok(if merged.more { Stepped::Part } else { Stepped::Done });
        }
        // It waits before it looks, because nothing is to come between the look and the next attempt.
        if let Err(given_up) = attempts.next().await {
            // Refused for sure: of a failure nobody knows whether it was published.
            lost.extend(merged.take_all());
            return Err(given_up);
        }
        let now = Step::read(run.store, run.keys, step.window).await?;
        // A day that replaces what a segment has of it does so at once.
        lost.extend(if now.damaged || merging.anew != DaySet::NONE {
            merged.take_all()
        } else {
            merged.rebase(on, &now, merging.rewrite).await?
        });
        if merged.replacements.is_empty() {
            return Ok(Stepped::Again);
        }
        later = Some(now);
    }
}

/// What tells of the merging that is left.
fn rest(run: &Run<'_>, step: &Step<'_>, merging: &Merging, segments: &[MergedSegment]) -> Change {
    let mut change = Change::default();
    if !merging.days.is_empty() {
        let merge = run.share.merge(step.window, merging.days.clone());
        change.follows.push((run.store.fresh_token(), merge));
    }
    let name_of = |merged: &MergedSegment| merged.segment.stored.name().map(str::to_owned);
    let before: BTreeSet<String> = step.item.segments.iter().filter_map(name_of).collect();
    let written = segments.iter().filter_map(name_of);
    let written: Vec<String> = written.filter(|name| !before.contains(name)).collect();
    for mut noting in merging.noted_by.iter().cloned() {
        noting.through.extend(written.iter().cloned());
        change.left.push(noting.into_entry());
    }
    change
}

/// Builds a piece whose columns are damaged from its batches.
async fn mend_piece(run: &mut Run<'_>, step: &Step<'_>, (day, token): Name) -> Result<Stepped> {
    let pieces = run.pieces.of_day(step, day).await?;
    let head = pieces.heads().iter().find(|head| head.token == token);
    let head = head
        .map(Arc::as_ref)
        .ok_or_else(|| Error::internal("a piece went while it was merged"))?;
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
