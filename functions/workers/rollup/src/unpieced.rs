//! Days that were counted before there were pieces: all of such a day stands in one segment. When it changes, its batches
//! go into pieces, a few at a step. Nobody sees these before all of them are there; then they replace the day at once.

use std::collections::BTreeSet;

use answerscope_domain::error::Result;
use answerscope_domain::ids::Fingerprint;
use answerscope_metrics::{Day, DaySet, SegmentWindow};
use answerscope_store::keys::batch_of_facts;
use answerscope_store::runtime::retry::Retry;
use answerscope_store::table::key_of;

use crate::count::{Stepped, finish, read_batches};
use crate::count_plan::{BATCHES, counted};
use crate::pieces::{DayPieces, NewPiece};
use crate::publish::{Merging, publish};
use crate::run::{Entries, Run};
use crate::step::{Change, Step};

/// Puts a day into pieces that is in none, so far as the time of the run goes; whether all of it is.
#[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all, fields(%day))]
pub(crate) async fn put_into_pieces(run: &mut Run<'_>, day: Day) -> Result<bool> {
    while fill_piece(run, day).await? {
        if run.is_over() {
            return Ok(false);
        }
    }
    let window = day.window();
    let mut attempts = Retry::new("a window changed under every attempt to replace a day by its pieces");
    loop {
        attempts.next().await?;
        let step = Step::read(run.store, run.keys, window).await?;
        if step.damaged || !step.is_unpieced(day) {
            return Ok(true);
        }
        let merging = Merging {
            days: BTreeSet::from([day]),
            anew: DaySet::from_iter([day]),
            ..Merging::default()
        };
        if publish(run, &step, merging).await? == Stepped::Done {
            return Ok(true);
        }
    }
}

/// Puts some batches of a day that are in no piece and wait for none into another one; whether there were any.
pub(crate) async fn fill_piece(run: &mut Run<'_>, day: Day) -> Result<bool> {
    let mut attempts = Retry::new("a window changed under every attempt to put a day into pieces");
    loop {
        attempts.next().await?;
        let step = Step::read(run.store, run.keys, day.window()).await?;
        // In this order: a batch that comes later has an entry, and one whose entry is gone is in a piece.
        let batches = names_of_day(run, day).await?;
        let entries = run.entries().await?;
        let pieces = DayPieces::read(run.store, run.keys, day).await?;
        let known = pieces.names();
        let waiting = waiting(&entries, day);
        let open = batches.difference(&known).filter(|name| !waiting.contains(*name));
        let names: Vec<Fingerprint> = open.take(BATCHES).copied().collect();
        if names.is_empty() {
            return Ok(false);
        }
        let batches = read_batches(run, day, &names).await?;
        let piece = NewPiece::build(run.store, run.keys, day, None, names, batches).await?;
        let change = Change {
            pieces: vec![piece],
            ..Change::default()
        };
        if finish(run, &step, change, &entries).await? == Stepped::Done {
            return Ok(true);
        }
    }
}

async fn names_of_day(run: &Run<'_>, day: Day) -> Result<BTreeSet<Fingerprint>> {
    let items = run
        .store
        .table()
        .query_parts(&run.keys.facts_of_day(day), "pk, sk")
        .await?;
    let names = items
        .iter()
        .map(|item| batch_of_facts(&key_of(item)).map(|(_, name)| name));
    names.collect()
}

/// The batches of a day that wait for being counted.
fn waiting(entries: &Entries, day: Day) -> BTreeSet<Fingerprint> {
    let batches = entries.iter().flat_map(|(_, entry)| counted(entry));
    batches.filter(|(of, _)| *of == day).map(|(_, name)| *name).collect()
}

/// Makes a window's segments from its pieces alone, because what it has is damaged.
#[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all, fields(window = window.0))]
pub(crate) async fn merge_anew(run: &mut Run<'_>, window: SegmentWindow) -> Result<()> {
    let mut attempts = Retry::new("a window changed under every attempt to merge its pieces anew");
    loop {
        attempts.next().await?;
        let step = Step::read(run.store, run.keys, window).await?;
        for day in step.unpieced.iter(window) {
            while fill_piece(run, day).await? {}
        }
        let mut step = Step::read(run.store, run.keys, window).await?;
        let days = window.each_day().collect();
        step.forget_segments();
        let merging = Merging {
            days,
            anew: DaySet::ALL,
            ..Merging::default()
        };
        if publish(run, &step, merging).await? == Stepped::Done {
            return Ok(());
        }
    }
}
