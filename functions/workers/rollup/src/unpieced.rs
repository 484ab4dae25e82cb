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
use crate::pieces::NewPiece;
use crate::publish::{Merging, publish};
use crate::run::{Entries, Run};
use crate::step::{Change, Step};

/// Names that are read together.
const NAMES: usize = 1_000;

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
        match publish(run, &step, merging).await? {
            Stepped::Done | Stepped::Part => return Ok(true),
            Stepped::Over => return Ok(false),
            Stepped::Nothing | Stepped::Again => {}
        }
    }
}

/// Puts some batches of a day that are in no piece and wait for none into another one; whether there may be more. A run looks
/// at each name of a day once, a page of them at a time.
#[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all, fields(%day))]
pub(crate) async fn fill_piece(run: &mut Run<'_>, day: Day) -> Result<bool> {
    let mut attempts = Retry::new("a window changed under every attempt to put a day into pieces");
    loop {
        attempts.next().await?;
        let step = Step::read(run.store, run.keys, day.window()).await?;
        // In this order: a batch that comes later has an entry, and one whose entry is gone is in a piece.
        let (page, more) = names_after(run, day).await?;
        let entries = run.entries().await?;
        let pieces = run.pieces.of_day(&step, day).await?;
        let known = pieces.names();
        let waiting = waiting(&entries, day);
        let open = |name: &&Fingerprint| !known.contains(*name) && !waiting.contains(*name);
        let names: Vec<Fingerprint> = page.iter().filter(open).take(BATCHES).copied().collect();
        let looked = if names.len() == BATCHES {
            names.last()
        } else {
            page.last()
        };
        if !names.is_empty() {
            let batches = read_batches(run, day, &names).await?;
            let counted = batches.prompts();
            let mut piece = NewPiece::build(run.store, run.keys, day, None, names.clone(), batches).await?;
            piece.counted = counted;
            let change = Change {
                pieces: vec![piece],
                ..Change::default()
            };
            if finish(run, &step, change, &entries).await? != Stepped::Done {
                continue;
            }
        }
        run.looked.extend(looked.map(|name| (day, *name)));
        if !names.is_empty() || !more {
            return Ok(more || looked != page.last());
        }
        attempts.begin_anew();
    }
}

/// Names of batches of a day behind those that the run has looked at, and whether there are more.
async fn names_after(run: &Run<'_>, day: Day) -> Result<(Vec<Fingerprint>, bool)> {
    let mut range = run.keys.facts_of_day(day);
    if let Some(name) = run.looked.get(&day) {
        // Names are of one length, and `!` stands before all that they are made of.
        range.from = format!("{}!", run.keys.facts(day, *name).sk);
    }
    let (items, more) = run.store.table().query_first(&range, "pk, sk", NAMES).await?;
    let names = items
        .iter()
        .map(|item| batch_of_facts(&key_of(item)).map(|(_, name)| name));
    Ok((names.collect::<Result<_>>()?, more))
}

/// The batches of a day that wait for being counted.
fn waiting(entries: &Entries, day: Day) -> BTreeSet<Fingerprint> {
    let batches = entries.iter().flat_map(|(_, entry)| counted(entry));
    batches.filter(|(of, _)| *of == day).map(|(_, name)| *name).collect()
}

/// Makes a window's segments from its pieces alone, because what it has is damaged, so far as the time of the run goes;
/// whether it was done. What is more than a step's work is left to an outbox entry.
#[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all, fields(window = window.0))]
pub(crate) async fn merge_anew(run: &mut Run<'_>, window: SegmentWindow) -> Result<bool> {
    let mut attempts = Retry::new("a window changed under every attempt to merge its pieces anew");
    loop {
        attempts.next().await?;
        let step = Step::read(run.store, run.keys, window).await?;
        for day in step.unpieced.iter(window) {
            while fill_piece(run, day).await? {
                if run.is_over() {
                    return Ok(false);
                }
            }
        }
        let mut step = Step::read(run.store, run.keys, window).await?;
        let days = window.each_day().collect();
        step.forget_segments();
        let merging = Merging {
            days,
            anew: DaySet::ALL,
            ..Merging::default()
        };
        match publish(run, &step, merging).await? {
            Stepped::Done | Stepped::Part => return Ok(true),
            Stepped::Over => return Ok(false),
            Stepped::Nothing | Stepped::Again => {}
        }
    }
}
