//! Counting batches: new ones go into pieces, and pieces of batches that were changed are built anew.
//!
//! The transaction that writes a piece deletes the outbox entries of its batches. So each batch is counted once: an entry is
//! there, or a piece has the batch. Which of the two is never asked of anything else.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use answerscope_domain::error::Result;
use answerscope_domain::ids::{Fingerprint, Token};
use answerscope_metrics::{Day, SegmentWindow};
use answerscope_store::keys::Key;
use answerscope_store::segments::{DayPieces, PieceHead};
use answerscope_store::table::outbox::OutboxEntry;

use crate::batches::Batches;
use crate::count_plan::{CountPlan, named};
use crate::deleted_prompts::enqueue_uncounting;
use crate::pieces::{NewPiece, open_piece};
use crate::repair::repair_facts;
use crate::run::{Entries, Run, Share};
use crate::step::{Change, Step};

/// What became of a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stepped {
    /// There was nothing to do.
    Nothing,
    /// It was done.
    Done,
    /// Somebody else was there first: what is to be done is to be read again.
    Again,
    /// A part of it was done, and an outbox entry tells of the rest.
    Part,
    /// The time was over before.
    Over,
}

/// Counts some of the batches that a window's outbox entries name, and takes what it has done out of these.
#[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all, fields(window = window.0))]
pub(crate) async fn count_batches(
    run: &mut Run<'_>,
    window: SegmentWindow,
    entries: &mut Entries,
    all: &Entries,
) -> Result<Stepped> {
    let step = Step::read(run.store, run.keys, window).await?;
    let mut pieces = BTreeMap::new();
    // Of a day whose answers are in no piece nothing is counted yet: it is put into pieces first.
    let days = days_of(&entries[..entries.len().min(AT_ONCE)]).into_iter();
    for day in days.filter(|day| !step.is_unpieced(*day)).take(run.share.days()) {
        pieces.insert(day, run.pieces.of_day(&step, day).await?);
    }
    let plan = CountPlan::of(entries, &pieces);
    if plan.is_empty() {
        return Ok(Stepped::Nothing);
    }
    let change = Change {
        pieces: built(run, &step, &pieces, &plan).await?,
        done: plan.done.clone(),
        left: plan.left.clone(),
        ..Change::default()
    };
    let begun = plan.new.keys().copied();
    let begun = begun.filter(|day| pieces.get(day).is_some_and(|day| day.heads().is_empty()));
    let begun: Vec<Day> = begun.collect();
    // The run's alone again: it takes in what is written.
    drop(pieces);
    let stepped = finish(run, &step, change, all).await?;
    if stepped == Stepped::Done {
        run.begun.extend(begun);
        entries.retain(|(key, _)| !plan.done.contains(key));
        for (key, left) in plan.left {
            let own = entries.iter_mut().filter(|(own, _)| *own == key);
            own.for_each(|(_, entry)| *entry = left.clone());
        }
    }
    Ok(stepped)
}

/// Outbox entries whose batches a step may take.
const AT_ONCE: usize = 120;

/// The pieces that a plan asks for: those that take new batches, and those that are built anew.
async fn built(
    run: &mut Run<'_>,
    step: &Step<'_>,
    pieces: &BTreeMap<Day, Arc<DayPieces>>,
    plan: &CountPlan,
) -> Result<Vec<NewPiece>> {
    let mut built: Vec<NewPiece> = Vec::new();
    for (day, names) in &plan.new {
        if let Some(pieces) = pieces.get(day) {
            built.extend(with_new(run, step, *day, pieces, names, &plan.again).await?);
        }
    }
    for (day, token) in &plan.rebuilt {
        let heads = pieces.get(day).into_iter().flat_map(|day| day.heads());
        let head = heads.map(Arc::as_ref).find(|head| head.token == *token);
        let written = built.iter().any(|piece| piece.name() == (*day, *token));
        if let Some(head) = head.filter(|_| !written) {
            let again = plan.again.contains(&(*day, *token));
            built.push(built_anew(run, *day, head, again).await?);
        }
    }
    Ok(built)
}

/// The piece that takes new batches of a day; none where they are gone already. `again`: pieces that have batches which are
/// counted anew.
async fn with_new(
    run: &mut Run<'_>,
    step: &Step<'_>,
    day: Day,
    pieces: &DayPieces,
    names: &BTreeSet<Fingerprint>,
    again: &BTreeSet<(Day, Token)>,
) -> Result<Option<NewPiece>> {
    let mut batches = read_batches(run, day, names).await?;
    let mut names: Vec<Fingerprint> = batches.found.iter().copied().collect();
    if names.is_empty() {
        return Ok(None);
    }
    let mut counted = batches.prompts();
    let open = open_piece(pieces, step, names.len(), batches.answers());
    if let Some(open) = open {
        batches = batches.join(read_batches(run, day, &open.batches).await?);
        names.splice(..0, open.batches.iter().copied());
        if again.contains(&(day, open.token)) {
            counted = batches.prompts();
        }
    }
    let mut piece = NewPiece::build(run.store, run.keys, day, open, names, batches).await?;
    piece.counted = counted;
    Ok(Some(piece))
}

/// A piece built anew from what its batches are now; `again`: one of them came again, and is counted by this.
async fn built_anew(run: &mut Run<'_>, day: Day, head: &PieceHead, again: bool) -> Result<NewPiece> {
    let batches = read_batches(run, day, &head.batches).await?;
    let counted = if again { batches.prompts() } else { BTreeSet::new() };
    let names = head.batches.clone();
    let mut piece = NewPiece::build(run.store, run.keys, day, Some(head), names, batches).await?;
    piece.counted = counted;
    Ok(piece)
}

/// Reads batches of a day. What is damaged is repaired first: the answers of such a batch are counted with another one.
pub(crate) async fn read_batches(
    run: &mut Run<'_>,
    day: Day,
    names: impl IntoIterator<Item = &Fingerprint> + Clone,
) -> Result<Batches> {
    let batches = Batches::read(run.store, run.keys, day, names.clone()).await?;
    if !batches.damaged {
        return Ok(batches);
    }
    if run.repaired.insert(day) {
        let catalog = run.store.catalogs().get(run.keys.brand).await?;
        let prompts = catalog.all();
        // Boxed, as what is rare is not to make every future larger.
        Box::pin(repair_facts(run.store, &catalog.brand, &prompts, day, || run.is_over())).await?;
    }
    let batches = Batches::read(run.store, run.keys, day, names).await?;
    run.lacking |= batches.damaged;
    Ok(batches)
}

/// Ends a step that has built pieces: they wait for being merged, and for being read anew where the names of the brand were
/// changed since their batches were written.
pub(crate) async fn finish(
    run: &mut Run<'_>,
    step: &Step<'_>,
    mut change: Change,
    entries: &Entries,
) -> Result<Stepped> {
    // After the batches: a prompt of theirs that is not there now was deleted, and its answers came after it. Of batches that
    // were counted before, that was asked then: whoever deletes a prompt later leaves an entry, and would leave one more with
    // each of its pieces.
    let catalog = run.store.catalogs().get(run.keys.brand).await?;
    let (naming, live) = (catalog.brand.naming, catalog.all());
    let counted = change.pieces.iter().flat_map(|piece| piece.counted.iter().copied());
    let met = counted.filter(|ordinal| !live.contains(*ordinal)).collect();
    enqueue_uncounting(run.store, run.keys.brand, met).await?;
    let unmerged = ask_for_merging(run, step, &mut change);
    let asked = ask_for_reanalysis(run, naming, entries, &mut change);
    for piece in &mut change.pieces {
        let head = &mut piece.item.head;
        let listed = step.lists((head.day, head.token), head.revision - 1);
        head.is_rebuilt = run.share == Share::Backfill && (head.is_rebuilt || listed);
    }
    change.naming = Some(naming);
    if !step.commit(&change).await? {
        return Ok(Stepped::Again);
    }
    if asked.is_some() {
        run.asked = asked;
        // A backfill comes to it by itself.
        if run.share == Share::Rollup {
            run.store.outbox().enqueue_backfill(run.keys.brand).await;
        }
    }
    run.pieces.written(step, &change.pieces);
    change.pieces.into_iter().for_each(|piece| run.fresh.keep(piece));
    run.unmerged.retain(|(key, _)| !change.superseded.contains(key));
    run.unmerged.extend(unmerged);
    Ok(Stepped::Done)
}

/// Asks for pieces that are written to be merged, unless they are of days that nobody sees yet; the entry.
fn ask_for_merging(run: &Run<'_>, step: &Step<'_>, change: &mut Change) -> Option<(Key, OutboxEntry)> {
    let days: BTreeSet<Day> = change.pieces.iter().map(|piece| piece.name().0).collect();
    if days.iter().all(|day| step.is_unpieced(*day)) {
        return None;
    }
    let (earlier, days) = run.with_earlier(step.window, days);
    change.superseded.extend(earlier);
    let (token, merge) = (run.store.fresh_token(), run.share.merge(step.window, days));
    let entry = (merge.key(run.keys, token), merge.clone());
    change.follows.push((token, merge));
    Some(entry)
}

/// Asks for pieces that are written with older names than the brand's to be read anew; the entry's key. It is a new one, though
/// another may have been listed: a backfill that has looked through the pieces before these were there deletes that one when
/// it is through. It takes the place of one that is known, so that many such pieces leave one entry and not one for each.
fn ask_for_reanalysis(run: &Run<'_>, naming: u32, entries: &Entries, change: &mut Change) -> Option<Key> {
    let is_old = |piece: &NewPiece| piece.item.head.names_version < naming;
    if !change.pieces.iter().any(is_old) {
        return None;
    }
    let listed = entries.iter().find(|(_, entry)| *entry == OutboxEntry::Reanalysis);
    let known = run.asked.as_ref().or(listed.map(|(key, _)| key));
    change.superseded.extend(known.cloned());
    let token = run.store.fresh_token();
    change.follows.push((token, OutboxEntry::Reanalysis));
    Some(OutboxEntry::Reanalysis.key(run.keys, token))
}

/// Days that entries name batches of.
pub(crate) fn days_of(entries: &[(Key, OutboxEntry)]) -> BTreeSet<Day> {
    let batches = entries.iter().flat_map(|(_, entry)| named(entry));
    batches.map(|(day, _)| *day).collect()
}
