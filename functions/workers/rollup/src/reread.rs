//! Reading all answers of a brand anew, after its names or competitors changed, or where `reread` asks for today's method.

use std::collections::BTreeMap;
use std::sync::Arc;

use answerscope_analysis::METHOD_VERSION;
use answerscope_metrics::{Day, SegmentWindow};

use answerscope_domain::entities::answer::AnswerRecord;
use answerscope_domain::entities::brand::BrandRecord;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::Token;
use answerscope_store::Store;
use answerscope_store::answers::{AnswerReader, FactBatch};
use answerscope_store::brands::reanalysis::{ReanalysisProgress, Walk};
use answerscope_store::keys::Key;
use answerscope_store::runtime::retry::Retry;
use answerscope_store::segments::PieceHead;
use answerscope_store::table::outbox::OutboxEntry;
use answerscope_store::table::packed::Damaged;
use answerscope_store::table::{Action, Guard, Item, Transaction, entity_of, key_of, number, number_of};

use crate::backfill::merge_rebuilt;
use crate::count::{Stepped, finish, read_batches};
use crate::heap::on_heap;
use crate::pieces::{NewPiece, has_todays};
use crate::publish::merge_pieces;
use crate::run::{Entries, Run};
use crate::step::{Change, Step};
use crate::unpieced::{merge_anew, put_into_pieces};

/// Outbox entries that one walk is for; those of more wait for the next one.
const ENTRIES: usize = 500;
/// Parts that the progress of a window is told in.
const PARTS: usize = 1_000;

/// Reads the answers behind every batch of facts anew that was made with other names or another method, a window after the
/// other and in it a piece at a time. Which windows were gone through is noted, and which pieces of one are left, they tell
/// themselves, so whoever is stopped goes on with those. An answer whose text can not be read keeps the facts that it has; the
/// next re-analysis tries it again.
#[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all)]
pub(crate) async fn reread_pieces(run: &mut Run<'_>, entries: &Entries) -> Result<()> {
    let brand = run.store.brands().get(run.keys.brand).await?;
    let reader = AnswerReader::of(brand.clone()).await?;
    let windows = run.store.segments().windows_with_facts(run.keys, entries).await?;
    let mut walk = walk(run, &brand, entries).await?;
    // Those that earlier runs have left are taken together with what this one builds.
    let rebuilt = entries
        .iter()
        .filter(|(_, entry)| matches!(entry, OutboxEntry::MergeRebuilt(..)));
    run.unmerged.extend(rebuilt.cloned());
    for (place, window) in windows.iter().enumerate() {
        if walk.after.is_some_and(|after| *window <= after) {
            continue;
        }
        let at = Place {
            place,
            of: windows.len(),
        };
        if !on_heap(|| reread_window(run, &reader, entries, (*window, at, &walk))).await? {
            return Ok(());
        }
        walk.after = Some(*window);
        let progress = at.progress(1, 1);
        run.store.brands().note_reanalysis(brand.id, progress, &walk).await?;
        if place + 1 < windows.len() && run.is_over() {
            return Ok(());
        }
    }
    let waiting = run.entries().await?;
    if !on_heap(|| merge_rebuilt(run, &waiting)).await? {
        return Ok(());
    }
    end(run, &walk, &waiting).await
}

fn asks((_, entry): &&(Key, OutboxEntry)) -> bool {
    *entry == OutboxEntry::Reanalysis
}

/// The walk that is under way for entries that are there, or a new one for those that are there now.
async fn walk(run: &Run<'_>, brand: &BrandRecord, entries: &Entries) -> Result<Walk> {
    let new = Walk {
        names_version: brand.naming,
        method_version: METHOD_VERSION,
        entries: entries
            .iter()
            .filter(asks)
            .take(ENTRIES)
            .map(|(key, _)| key.sk.clone())
            .collect(),
        after: None,
    };
    let noted = run.store.brands().reanalysis_walk(brand.id).await?;
    let goes_on = |noted: &Walk| {
        let same = (noted.names_version, noted.method_version) == (new.names_version, new.method_version);
        same && !noted.entries.is_disjoint(&new.entries)
    };
    Ok(noted.filter(goes_on).unwrap_or(new))
}

/// Ends a walk. Entries that came after it had begun may be of pieces that were not there when their window was gone through.
async fn end(run: &Run<'_>, walk: &Walk, waiting: &Entries) -> Result<()> {
    let asking = waiting.iter().filter(asks).map(|(key, _)| key.clone());
    let (done, others): (Vec<Key>, Vec<Key>) = asking.partition(|key| walk.entries.contains(&key.sk));
    let brands = run.store.brands();
    if others.is_empty() {
        brands.end_reanalysis(run.keys.brand).await?;
    } else {
        let begun = ReanalysisProgress::BEGUN;
        brands.note_reanalysis(run.keys.brand, begun, &Walk::default()).await?;
    }
    run.store.outbox().clear(done).await
}

/// The place of a window among those of a brand.
#[derive(Clone, Copy)]
struct Place {
    place: usize,
    of: usize,
}

impl Place {
    /// How far all is when so many of the window's pieces are read.
    fn progress(self, done: usize, pieces: usize) -> ReanalysisProgress {
        let part = done * PARTS / pieces.max(1);
        let [done, all] = [self.place * PARTS + part, self.of * PARTS];
        let [done, all] = [done, all].map(|count| u32::try_from(count).unwrap_or(u32::MAX));
        ReanalysisProgress { done, all }
    }
}

/// Reads the pieces of a window anew that are to be; whether all of them are.
async fn reread_window(
    run: &mut Run<'_>,
    reader: &Arc<AnswerReader>,
    entries: &Entries,
    (window, at, walk): (SegmentWindow, Place, &Walk),
) -> Result<bool> {
    let brand = reader.brand();
    if !on_heap(|| put_outdated_into_pieces(run, brand, window)).await? {
        return Ok(false);
    }
    let pieces = Pieces::of(run, brand, window).await?;
    let (all, mut left) = (pieces.all, pieces.outdated.values().map(Vec::len).sum::<usize>());
    for (day, tokens) in pieces.outdated {
        for token in tokens {
            let progress = at.progress(all - left, all);
            run.store.brands().note_reanalysis(brand.id, progress, walk).await?;
            on_heap(|| reread_piece(run, reader, day, token)).await?;
            left -= 1;
            if left > 0 && run.is_over() {
                // What was read so far is merged with the rest of its day: a large one is not written again for each run.
                return Ok(false);
            }
        }
        if on_heap(|| merge_pieces(run, window, entries)).await? == Stepped::Over {
            return Ok(false);
        }
    }
    for (day, tokens) in pieces.unreadable {
        for token in tokens {
            on_heap(|| reread_piece(run, reader, day, token)).await?;
        }
        if on_heap(|| merge_pieces(run, window, entries)).await? == Stepped::Over {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Pieces of a window by what is to be read of them.
struct Pieces {
    /// Those that were not read with today's names by today's method.
    outdated: BTreeMap<Day, Vec<Token>>,
    /// Those of which some texts could not be read.
    unreadable: BTreeMap<Day, Vec<Token>>,
    /// How many there are, with those that need no reading.
    all: usize,
}

impl Pieces {
    async fn of(run: &Run<'_>, brand: &BrandRecord, window: SegmentWindow) -> Result<Self> {
        let (mut outdated, mut unreadable, mut all) = (BTreeMap::<_, Vec<_>>::new(), BTreeMap::<_, Vec<_>>::new(), 0);
        for head in run.store.segments().pieces_of_window(run.keys, window).await? {
            all += 1;
            if !has_todays(&head, brand.naming) {
                outdated.entry(head.day).or_default().push(head.token);
            } else if head.unreadable > 0 {
                unreadable.entry(head.day).or_default().push(head.token);
            }
        }
        Ok(Self {
            outdated,
            unreadable,
            all,
        })
    }
}

/// Puts the days of a window that are in no piece into pieces, so far as they are to be read anew; whether the time
/// sufficed.
async fn put_outdated_into_pieces(run: &mut Run<'_>, brand: &BrandRecord, window: SegmentWindow) -> Result<bool> {
    let step = Step::read(run.store, run.keys, window).await?;
    if step.damaged {
        return Box::pin(merge_anew(run, window)).await;
    }
    for day in step.unpieced.iter(window) {
        if has_outdated(run, brand, day).await? && !Box::pin(put_into_pieces(run, day)).await? {
            return Ok(false);
        }
    }
    Ok(true)
}

async fn has_outdated(run: &Run<'_>, brand: &BrandRecord, day: Day) -> Result<bool> {
    let mut from = None;
    loop {
        let (items, next) = run.store.table().query_page(&run.keys.facts_of_day(day), from).await?;
        if items.iter().any(|item| !is_current(brand, item)) {
            return Ok(true);
        }
        from = next;
        if from.is_none() {
            return Ok(false);
        }
    }
}

/// Reads the answers of a piece anew where they are to be, and builds it of what they tell.
#[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all, fields(%day))]
async fn reread_piece(run: &mut Run<'_>, reader: &Arc<AnswerReader>, day: Day, token: Token) -> Result<()> {
    let (store, keys, brand) = (run.store, run.keys, reader.brand());
    let mut attempts = Retry::new("a window changed under every attempt to build a piece anew");
    let mut changed = false;
    loop {
        attempts.next().await?;
        // Before the window is read: reading answers takes long, and whoever counts meanwhile would be in the way.
        let Some(head) = store.segments().piece(keys, day, token).await? else {
            return Ok(());
        };
        changed |= reread_batches(store, reader, &head).await?;
        if !changed && has_todays(&head, brand.naming) {
            return Ok(());
        }
        let step = Step::read(store, keys, day.window()).await?;
        let entries = run.entries().await?;
        let Some(head) = store.segments().piece(keys, day, token).await? else {
            return Ok(());
        };
        let batches = read_batches(run, day, &head.batches).await?;
        let piece = NewPiece::build(store, keys, day, Some(&head), head.batches.clone(), batches).await?;
        let change = Change {
            pieces: vec![piece],
            ..Change::default()
        };
        if finish(run, &step, change, &entries).await? == Stepped::Done {
            return Ok(());
        }
    }
}

/// Reads the answers of a piece's batches anew where they are to be; whether anything is different now.
async fn reread_batches(store: &Store, reader: &Arc<AnswerReader>, head: &PieceHead) -> Result<bool> {
    let brand = reader.brand();
    let keys = store.org.of(brand.id);
    let wanted = head.batches.iter().map(|name| keys.facts(head.day, *name)).collect();
    let (mut changed, mut unreadable) = (false, 0);
    for item in store.table().batch_get(wanted).await?.into_values() {
        if !is_current(brand, &item) {
            changed |= reread_batch(store, reader, item, &mut unreadable).await?;
        }
    }
    if unreadable > 0 {
        tracing::error!(brand = %brand.id, unreadable, "texts could not be read anew; what they were read as stands");
    }
    Ok(changed)
}

/// Writes a batch anew and adds up the answers whose texts can not be read; `false` when nothing is different, or somebody
/// else wrote or removed it. The piece that has the batch tells that it is older, until it is built of this.
#[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all)]
async fn reread_batch(
    store: &Store,
    reader: &Arc<AnswerReader>,
    mut item: Item,
    unreadable: &mut usize,
) -> Result<bool> {
    let brand = reader.brand();
    let (keys, key) = (store.org.of(brand.id), key_of(&item));
    let mut attempts = Retry::new("a batch of facts changed under every attempt to write it anew");
    loop {
        attempts.next().await?;
        let (new, kept) = new_batch(store, brand, reader, &item).await?;
        let Some(new) = new else {
            *unreadable += kept;
            return Ok(false);
        };
        let write = Transaction::new()
            .guard(Guard::BrandGone, Action::exists(keys.brand()))
            .guard(Guard::Changed, FactBatch::unless_changed(Action::put(new), &item));
        match store.table().commit(write).await? {
            Ok(()) => {
                *unreadable += kept;
                return Ok(true);
            }
            Err(Guard::BrandGone) => return Err(Error::NotFound),
            Err(Guard::Changed) => {}
        }
        match store.table().get(&key).await? {
            Some(again) if !is_current(brand, &again) => item = again,
            _ => return Ok(true),
        }
    }
}

/// A batch written anew, and how many of its answers keep old facts because their texts can not be read. No item where
/// it stays as it is, because nothing is different or because it can not be decoded: what it lacks, the rebuild of its
/// day finds out.
async fn new_batch(
    store: &Store,
    brand: &BrandRecord,
    reader: &Arc<AnswerReader>,
    item: &Item,
) -> Result<(Option<Item>, usize)> {
    let key = key_of(item);
    let old = match FactBatch::unpack(item) {
        Ok(old) => old,
        Err(damage) => {
            damage.report(Damaged::Facts, &key);
            return Ok((None, 0));
        }
    };
    let (new, kept) = reread_answers(store, brand, reader, &old).await?;
    if new == old && kept == unreadable_of(item) && made_with_todays(brand, item) {
        return Ok((None, kept));
    }
    let mut item = new.item(key, brand.naming)?;
    if kept > 0 {
        item.insert(UNREADABLE.into(), number(kept));
    }
    Ok((Some(item), kept))
}

/// Facts of the batch's answers as of now, and how many of them are old ones, because a text can not be read.
async fn reread_answers(
    store: &Store,
    brand: &BrandRecord,
    reader: &Arc<AnswerReader>,
    old: &FactBatch,
) -> Result<(FactBatch, usize)> {
    let keys = store.org.of(brand.id);
    let shown = old.0.iter().filter(|(_, old)| !old.no_answer);
    let wanted = shown.map(|(name, _)| keys.answer(*name)).collect();
    let answers = store.table().batch_get(wanted).await?;
    let (mut new, mut kept) = (Vec::new(), 0);
    for (name, old) in &old.0 {
        if old.no_answer {
            // There is nothing to read.
            new.push((*name, old.clone()));
            continue;
        }
        // An answer that was deleted has no facts any more.
        let Some(answer) = answers.get(&keys.answer(*name)) else {
            continue;
        };
        let record: AnswerRecord = entity_of(answer.clone())?;
        // One that came again under another prompt has its facts in a batch of its own.
        if record.id.prompt.ordinal != old.prompt {
            continue;
        }
        match store.answers().facts_in(reader, &record, answer).await? {
            Some(read) => new.push((*name, read)),
            None => {
                new.push((*name, old.clone()));
                kept += 1;
            }
        }
    }
    Ok((FactBatch(new), kept))
}

/// The attribute of a batch that counts the answers whose texts could not be read when it was written anew.
const UNREADABLE: &str = "unreadable";

pub(crate) fn unreadable_of(batch: &Item) -> usize {
    let count = number_of(batch, UNREADABLE).unwrap_or_default();
    usize::try_from(count).unwrap_or_default()
}

/// Whether a batch needs no reading: it was made with the brand's names and by today's method, and all of it.
fn is_current(brand: &BrandRecord, batch: &Item) -> bool {
    made_with_todays(brand, batch) && unreadable_of(batch) == 0
}

/// Whether a batch was made with the brand's names and by today's method, and tells all that is kept today.
pub(crate) fn made_with_todays(brand: &BrandRecord, batch: &Item) -> bool {
    let made_with = (number_of(batch, "naming"), number_of(batch, "readingMethod"));
    made_with == (Some(brand.naming.into()), Some(METHOD_VERSION.into())) && FactBatch::is_complete(batch)
}
