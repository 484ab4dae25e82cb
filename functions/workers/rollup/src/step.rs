//! A step of the rollup: what is read of a window before anything else, and the one transaction that ends it.
//!
//! Every transaction of the rollup raises the revision of its window's item, on the condition that it is what was read
//! first. So of two workers in one window one begins again, and whatever pieces and outbox entries a step has read in
//! between are as they were when it ends. Imports do not take part: they only add batches and entries.

use std::collections::BTreeSet;

use answerscope_metrics::{Day, DaySet, SegmentWindow};

use answerscope_domain::error::Result;
use answerscope_domain::ids::Token;
use answerscope_store::Store;
use answerscope_store::keys::{BrandKeys, Key};
use answerscope_store::segments::{MergedSegment, WindowItem, names_of, revision_of, unpieced_of};
use answerscope_store::table::outbox::OutboxEntry;
use answerscope_store::table::packed::{Damaged, Unread};
use answerscope_store::table::{Action, Conditional, Item, Transaction, number};

use crate::merge_plan::Name;
use crate::pieces::NewPiece;

/// What refuses a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Refused {
    /// The brand was deleted, or its tracked names were changed.
    Brand,
    /// Another worker was there.
    Changed,
}

/// A window as it was read.
pub(crate) struct Step<'s> {
    pub(crate) store: &'s Store,
    pub(crate) keys: BrandKeys,
    pub(crate) window: SegmentWindow,
    is_there: bool,
    /// Objects and items of segments that were left out.
    forgotten: Vec<String>,
    /// What its item tells.
    pub(crate) item: WindowItem,
    /// Days whose answers are in no piece.
    pub(crate) unpieced: DaySet,
    /// Whether the item can not be read: nothing that it told is known.
    pub(crate) damaged: bool,
}

/// What a step changes, besides the segments.
#[derive(Default)]
pub(crate) struct Change {
    /// Pieces that are new or built anew.
    pub(crate) pieces: Vec<NewPiece>,
    /// Outbox entries whose work is done by this.
    pub(crate) done: Vec<Key>,
    /// Outbox entries of which a part is left.
    pub(crate) left: Vec<(Key, OutboxEntry)>,
    /// Outbox entries of which one of those that follow takes the place, whether they are still there or not.
    pub(crate) superseded: Vec<Key>,
    /// Outbox entries of what follows, each with the token that makes it one of its own.
    pub(crate) follows: Vec<(Token, OutboxEntry)>,
    /// The number of the brand's names that this was made for, where it matters.
    pub(crate) naming: Option<u32>,
}

impl<'s> Step<'s> {
    /// Reads the window's item.
    pub(crate) async fn read(store: &'s Store, keys: BrandKeys, window: SegmentWindow) -> Result<Self> {
        let key = keys.segment(window);
        let mut read = Self {
            store,
            keys,
            window,
            is_there: false,
            forgotten: Vec::new(),
            item: WindowItem::new(window),
            unpieced: DaySet::NONE,
            damaged: false,
        };
        let mut stored = store.table().get(&key).await?;
        while let Some(there) = stored {
            read.is_there = true;
            match store.segments().window(keys, window, &there).await {
                Ok(item) => {
                    read.unpieced = item.unpieced();
                    read.item = item;
                }
                Err(Unread::Failed(error)) => return Err(error),
                Err(Unread::Damaged(damage)) => {
                    // Replaced since, and what lists its pieces removed?
                    let again = store.table().get(&key).await?;
                    if again.as_ref().map(revision_of) != Some(revision_of(&there)) {
                        stored = again;
                        continue;
                    }
                    damage.report(Damaged::Segment, &key);
                    read.item = without_segments(window, &there);
                    read.unpieced = unpieced_of(&there);
                    read.damaged = true;
                }
            }
            break;
        }
        Ok(read)
    }

    /// Writes a change of pieces and outbox entries; `false` when somebody else was there first, or the brand's names were
    /// changed.
    ///
    /// # Errors
    /// [`answerscope_domain::Error::NotFound`] where the brand was deleted.
    pub(crate) async fn commit(&self, change: &Change) -> Result<bool> {
        let written = self.write(change, None).await?;
        let pieces = change
            .pieces
            .iter()
            .filter_map(|piece| piece.left_behind(written.is_ok()));
        self.discard(pieces.map(str::to_owned).collect()).await?;
        self.told(written).await
    }

    /// Writes other segments, and outbox entries with them; `false` when somebody else was there first: what was written for
    /// these segments is then named by no item, and is the caller's to discard or to publish on top of what there is now.
    ///
    /// # Errors
    /// [`answerscope_domain::Error::NotFound`] where the brand was deleted; what was written is discarded.
    pub(crate) async fn publish(&self, change: &Change, segments: Vec<MergedSegment>) -> Result<bool> {
        let next = self.with(segments);
        let written = self.write(change, Some(&next)).await?;
        match written {
            Ok(()) => self.discard(self.item.previous.clone()).await?,
            Err(Refused::Brand) => self.discard(self.new_in(&next)).await?,
            Err(Refused::Changed) => {}
        }
        self.told(written).await
    }

    /// Deletes objects and items that no item names.
    pub(crate) async fn discard(&self, names: Vec<String>) -> Result<()> {
        self.store.segments().remove_columns(self.keys, names).await
    }

    async fn told(&self, written: Result<(), Refused>) -> Result<bool> {
        match written {
            Ok(()) => Ok(true),
            Err(Refused::Changed) => Ok(false),
            Err(Refused::Brand) => self.store.brands().get(self.keys.brand).await.map(|_| false),
        }
    }

    async fn write(&self, change: &Change, next: Option<&WindowItem>) -> Result<Result<(), Refused>> {
        let mut transaction = Transaction::new()
            .guard(Refused::Brand, self.brand(change.naming))
            .guard(Refused::Changed, self.put(next)?);
        for piece in &change.pieces {
            transaction = transaction.guard(Refused::Changed, piece.put(self.keys)?);
        }
        let done = change
            .done
            .iter()
            .map(|key| Action::delete(key.clone()).when("attribute_exists(pk)"));
        let left = change.left.iter().map(|(key, entry)| entry.put_in_place(key.clone()));
        let entries = done.chain(left).map(|action| (Refused::Changed, action));
        let follows = change.follows.iter();
        let follows = follows.map(|(token, entry)| entry.put(self.keys, *token));
        let superseded = change.superseded.iter().cloned().map(Action::delete);
        let transaction = transaction.guard_all(entries).then_all(superseded).then_all(follows);
        self.store.table().commit(transaction).await
    }

    /// The window with other segments.
    fn with(&self, segments: Vec<MergedSegment>) -> WindowItem {
        let named: BTreeSet<&str> = segments.iter().flat_map(MergedSegment::names).collect();
        let replaced = self.item.segments.iter().flat_map(MergedSegment::names);
        let replaced = replaced.filter(|name| !named.contains(name));
        WindowItem {
            window: self.window,
            revision: self.item.revision + 1,
            previous: replaced
                .map(str::to_owned)
                .chain(self.forgotten.iter().cloned())
                .collect(),
            segments,
        }
    }

    fn brand(&self, naming: Option<u32>) -> Conditional {
        match naming {
            Some(naming) => Action::check(self.keys.brand(), "naming = :naming").value(":naming", number(naming)),
            None => Action::exists(self.keys.brand()),
        }
    }

    /// The action on the window's item: other segments, or the next revision alone.
    fn put(&self, next: Option<&WindowItem>) -> Result<Conditional> {
        let (key, old) = (self.keys.segment(self.window), number(self.item.revision));
        let action = match (next, self.is_there) {
            (None, true) => {
                let next = number(self.item.revision + 1);
                Action::update(key, "SET revision = :next").value(":next", next)
            }
            (Some(next), true) => Action::put(next.item(key)?),
            (Some(next), false) => return Ok(Action::put_new(next.item(key)?)),
            (None, false) => return Ok(Action::put_new(self.with(Vec::new()).item(key)?)),
        };
        Ok(action.when("revision = :old").value(":old", old))
    }

    /// The objects and items that other segments have and the window's do not.
    fn new_in(&self, next: &WindowItem) -> Vec<String> {
        let known: BTreeSet<&str> = self.item.segments.iter().flat_map(MergedSegment::names).collect();
        let new = next.segments.iter().flat_map(MergedSegment::names);
        new.filter(|name| !known.contains(name)).map(str::to_owned).collect()
    }

    /// Leaves the segments out of what was read, so that all is merged from pieces; whoever has read them still does.
    pub(crate) fn forget_segments(&mut self) {
        for merged in std::mem::take(&mut self.item.segments) {
            self.forgotten.extend(merged.names().map(str::to_owned));
        }
    }

    /// The segment that was merged from a piece.
    pub(crate) fn segment_of(&self, piece: Name) -> Option<&MergedSegment> {
        let mut segments = self.item.segments.iter();
        segments.find(|merged| merged.pieces.contains_key(&piece))
    }

    /// The place of the segment that was merged from a piece, and the revision that the piece had.
    pub(crate) fn place_of(&self, piece: Name) -> Option<(usize, i64)> {
        let mut segments = self.item.segments.iter().enumerate();
        segments.find_map(|(place, merged)| Some((place, *merged.pieces.get(&piece)?)))
    }

    /// Whether a segment was merged from a piece as it was at a revision.
    pub(crate) fn lists(&self, piece: Name, revision: i64) -> bool {
        let mut segments = self.item.segments.iter();
        segments.any(|merged| merged.pieces.get(&piece) == Some(&revision))
    }

    /// Whether a day's answers are in no piece.
    pub(crate) fn is_unpieced(&self, day: Day) -> bool {
        self.unpieced.contains(day)
    }
}

/// What is kept of an item that can not be read: its revision, and what it names for those who have read it before.
fn without_segments(window: SegmentWindow, stored: &Item) -> WindowItem {
    WindowItem {
        revision: revision_of(stored),
        previous: names_of(stored),
        ..WindowItem::new(window)
    }
}
