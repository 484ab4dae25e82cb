//! Whole days anew: after a restore of the table, where something was found damaged, and where an older program left its
//! outbox entries.

use std::collections::BTreeSet;

use answerscope_domain::error::Result;
use answerscope_metrics::{Day, SegmentWindow};
use answerscope_store::keys::Key;
use answerscope_store::runtime::retry::Retry;
use answerscope_store::table::outbox::OutboxEntry;

use crate::pieces::DayPieces;
use crate::run::Run;
use crate::step::{Change, Step};
use crate::unpieced::fill_piece;

/// Batches that one outbox entry names: an item holds 400 KB.
const NAMES: usize = 4_000;

/// Replaces the outbox entry of days by one that names a batch of each of their pieces, which builds them anew one by one.
/// `fresh`: days that were put into pieces just now.
pub(crate) async fn rebuild_days(
    run: &mut Run<'_>,
    window: SegmentWindow,
    key: &Key,
    days: &BTreeSet<Day>,
    fresh: &BTreeSet<Day>,
) -> Result<()> {
    let days: Vec<Day> = days.difference(fresh).copied().collect();
    for day in &days {
        // Batches of a program that wrote no entry for each.
        while fill_piece(run, *day).await? {}
    }
    let mut attempts = Retry::new("a window changed under every attempt to rebuild days of it");
    loop {
        attempts.next().await?;
        let step = Step::read(run.store, run.keys, window).await?;
        let mut names = Vec::new();
        for day in &days {
            let pieces = DayPieces::read(run.store, run.keys, *day).await?;
            let first = pieces.heads().iter().filter_map(|head| head.batches.first());
            names.extend(first.map(|name| (*day, *name)));
        }
        let entries = names.chunks(NAMES).map(|names| {
            let entry = OutboxEntry::RebuildBatches(window, names.iter().copied().collect());
            (run.store.fresh_token(), entry)
        });
        let change = Change {
            done: vec![key.clone()],
            follows: entries.collect(),
            ..Change::default()
        };
        let gone = run.store.table().get(key).await?.is_none();
        if gone || step.commit(&change, None).await? {
            return Ok(());
        }
    }
}
