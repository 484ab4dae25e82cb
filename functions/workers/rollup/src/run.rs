//! One run of the worker: what it carries from step to step, and how long it goes on.

use std::collections::{BTreeMap, BTreeSet};

use answerscope_domain::clock::Moment;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{BrandId, Fingerprint};
use answerscope_metrics::{Day, SegmentWindow};
use answerscope_store::Store;
use answerscope_store::keys::{BrandKeys, Key};
use answerscope_store::table::outbox::OutboxEntry;
use tokio::time::Instant;

use crate::count_plan::DAYS;
use crate::known_pieces::KnownPieces;
use crate::pieces::Fresh;

/// Which of the brand's outbox entries a run does. The others it only knows of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Share {
    /// What was imported or deleted.
    Rollup,
    /// What was counted already.
    Backfill,
}

impl Share {
    fn has(self, entry: &OutboxEntry) -> bool {
        match self {
            Self::Rollup => entry.is_rollup(),
            Self::Backfill => entry.is_backfill(),
        }
    }

    /// Days whose pieces a step looks at. What is counted again names few pieces of each of its days, and all of its days.
    pub(crate) fn days(self) -> usize {
        match self {
            Self::Rollup => DAYS,
            Self::Backfill => 1,
        }
    }

    /// The entry by which it asks for pieces that it has written to be merged.
    pub(crate) fn merge(self, window: SegmentWindow, days: BTreeSet<Day>) -> OutboxEntry {
        match self {
            Self::Rollup => OutboxEntry::MergePieces(window, days),
            Self::Backfill => OutboxEntry::MergeRebuilt(window, days),
        }
    }
}

/// Entries that one takes the place of: a transaction has room for so many, and one more, beside all else.
pub(crate) const SUPERSEDED: usize = 8;

/// What a run knows.
pub(crate) struct Run<'s> {
    pub(crate) store: &'s Store,
    pub(crate) keys: BrandKeys,
    pub(crate) share: Share,
    pub(crate) fresh: Fresh,
    pub(crate) pieces: KnownPieces,
    /// Pieces that were written and wait for being merged.
    pub(crate) unmerged: Entries,
    /// The entry by which it has asked last for pieces to be read anew.
    pub(crate) asked: Option<Key>,
    /// Days whose damaged batches were repaired, so far as they can be.
    pub(crate) repaired: BTreeSet<Day>,
    /// Names up to which the batches of days are in pieces, or wait for being counted.
    pub(crate) looked: BTreeMap<Day, Fingerprint>,
    /// Days that got their first piece.
    pub(crate) begun: BTreeSet<Day>,
    /// When it has listed the outbox entries last, where these were all.
    pub(crate) listed: Option<Moment>,
    /// Until when it has noted that answers are counted.
    pub(crate) noted: Option<Moment>,
    /// Whether answers are missing, because their facts and texts are damaged.
    pub(crate) lacking: bool,
    until: Instant,
}

/// Outbox entries with their keys.
pub(crate) type Entries = Vec<(Key, OutboxEntry)>;

impl<'s> Run<'s> {
    /// A run that begins further steps before `until`. Others wait for their turn meanwhile; what is left goes on by a
    /// message.
    pub(crate) fn new(store: &'s Store, brand: BrandId, share: Share, until: Instant) -> Self {
        Self {
            store,
            keys: store.org.of(brand),
            share,
            fresh: Fresh::default(),
            pieces: KnownPieces::default(),
            unmerged: Entries::new(),
            asked: None,
            repaired: BTreeSet::new(),
            looked: BTreeMap::new(),
            begun: BTreeSet::new(),
            listed: None,
            noted: None,
            lacking: false,
            until,
        }
    }

    /// Keeps what it knows of pieces for the next run of this process; what came of its rounds.
    pub(crate) fn ended(mut self, done: Result<()>) -> Result<()> {
        self.pieces.keep(self.store, self.keys);
        match done {
            // A deleted brand needs no numbers; its outbox entries tell the purge which windows there are.
            Err(Error::NotFound) => Ok(()),
            done => done,
        }
    }

    /// Whether no further step is to begin.
    pub(crate) fn is_over(&self) -> bool {
        Instant::now() >= self.until
    }

    /// The outbox entries about the brand's figures, those of others too: of each kind the first ones.
    pub(crate) async fn entries(&self) -> Result<Entries> {
        Ok(self.first_entries().await?.0)
    }

    /// The same, at the beginning of a round.
    pub(crate) async fn list(&mut self) -> Result<Entries> {
        let before = self.store.now();
        let (entries, all) = self.first_entries().await?;
        self.listed = all.then_some(before);
        Ok(entries)
    }

    async fn first_entries(&self) -> Result<(Entries, bool)> {
        let (mut entries, all) = self.store.outbox().first(self.keys.brand).await?;
        entries.retain(|(_, entry)| entry.is_rollup() || entry.is_backfill());
        Ok((entries, all))
    }

    /// The entries by which the run has asked for pieces of a window to be merged already, up to some, and days together with
    /// theirs: one entry takes their place, so that a day of many pieces leaves one and not one for each.
    pub(crate) fn with_earlier(&self, window: SegmentWindow, mut days: BTreeSet<Day>) -> (Vec<Key>, BTreeSet<Day>) {
        let mut earlier = Vec::new();
        for (key, entry) in &self.unmerged {
            let (OutboxEntry::MergePieces(of, waiting) | OutboxEntry::MergeRebuilt(of, waiting)) = entry else {
                continue;
            };
            if *of == window && self.share.has(entry) && earlier.len() < SUPERSEDED {
                earlier.push(key.clone());
                days.extend(waiting);
            }
        }
        (earlier, days)
    }

    /// Those among entries that it does.
    pub(crate) fn own(&self, entries: &Entries) -> Entries {
        let own = entries.iter().filter(|(_, entry)| self.share.has(entry));
        own.cloned().collect()
    }
}

/// Those of a window.
pub(crate) fn of_window(entries: &Entries, window: SegmentWindow) -> Entries {
    let own = entries.iter().filter(|(_, entry)| entry.window() == Some(window));
    own.cloned().collect()
}
