//! Whole days anew: after a restore of the table, where something was found damaged, and where an older program left its
//! outbox entries.

use std::collections::BTreeSet;

use answerscope_domain::error::Result;
use answerscope_metrics::{Day, SegmentWindow};
use answerscope_store::keys::Key;
use answerscope_store::runtime::retry::Retry;
use answerscope_store::table::outbox::OutboxEntry;

use crate::run::Run;
use crate::step::{Change, Step};
use crate::unpieced::fill_piece;

/// Replaces the outbox entry of days, a day at a step, by entries that name a batch of each of their pieces, which builds them
/// anew one by one; `false` where the time was over before. `fresh`: days that were put into pieces just now.
pub(crate) async fn rebuild_days(
    run: &mut Run<'_>,
    window: SegmentWindow,
    key: &Key,
    days: &BTreeSet<Day>,
    fresh: &BTreeSet<Day>,
) -> Result<bool> {
    let mut left: BTreeSet<Day> = days.difference(fresh).copied().collect();
    loop {
        let day = left.pop_first();
        if let Some(day) = day {
            // Batches of a program that wrote no entry for each.
            while fill_piece(run, day).await? {
                if run.is_over() {
                    return Ok(false);
                }
            }
        }
        replace_day(run, window, key, day, &left).await?;
        if left.is_empty() {
            return Ok(true);
        }
        if run.is_over() {
            return Ok(false);
        }
    }
}

/// Takes a day out of an outbox entry, in place of which another one names its pieces.
async fn replace_day(
    run: &mut Run<'_>,
    window: SegmentWindow,
    key: &Key,
    day: Option<Day>,
    left: &BTreeSet<Day>,
) -> Result<()> {
    let mut attempts = Retry::new("a window changed under every attempt to rebuild days of it");
    loop {
        attempts.next().await?;
        let step = Step::read(run.store, run.keys, window).await?;
        let mut change = Change::default();
        if let Some(day) = day {
            let pieces = run.pieces.of_day(&step, day).await?;
            let first = pieces.heads().iter().filter_map(|head| head.batches.first());
            let names: BTreeSet<_> = first.map(|name| (day, *name)).collect();
            let entry = OutboxEntry::RecountBatches(window, names.clone());
            let entry = (!names.is_empty()).then(|| (run.store.fresh_token(), entry));
            change.follows.extend(entry);
        }
        if left.is_empty() {
            change.done.push(key.clone());
        } else {
            change
                .left
                .push((key.clone(), OutboxEntry::RebuildDays(window, left.clone())));
        }
        let gone = run.store.table().get(key).await?.is_none();
        if gone {
            return Ok(());
        }
        if step.commit(&change).await? {
            run.pieces.written(&step, &[]);
            return Ok(());
        }
    }
}
