//! One run of the worker: what it carries from step to step, and how long it goes on.

use std::collections::BTreeSet;
use std::time::Duration;

use answerscope_domain::error::Result;
use answerscope_domain::ids::BrandId;
use answerscope_metrics::{Day, SegmentWindow};
use answerscope_store::Store;
use answerscope_store::keys::{BrandKeys, Key};
use answerscope_store::table::outbox::OutboxEntry;
use tokio::time::Instant;

use crate::pieces::Fresh;

/// How long a run begins further steps. Others wait for their turn meanwhile; what is left goes on by a message.
const TIME: Duration = Duration::from_secs(45);

/// What a run knows.
pub(crate) struct Run<'s> {
    pub(crate) store: &'s Store,
    pub(crate) keys: BrandKeys,
    pub(crate) fresh: Fresh,
    /// Pieces that were written and wait for being merged.
    pub(crate) unmerged: Entries,
    /// Days whose damaged batches were repaired, so far as they can be.
    pub(crate) repaired: BTreeSet<Day>,
    /// Days that got their first piece.
    pub(crate) begun: BTreeSet<Day>,
    /// Whether answers are missing, because their facts and texts are damaged.
    pub(crate) lacking: bool,
    until: Instant,
}

/// Outbox entries with their keys.
pub(crate) type Entries = Vec<(Key, OutboxEntry)>;

impl<'s> Run<'s> {
    pub(crate) fn new(store: &'s Store, brand: BrandId) -> Self {
        Self {
            store,
            keys: store.org.of(brand),
            fresh: Fresh::default(),
            unmerged: Entries::new(),
            repaired: BTreeSet::new(),
            begun: BTreeSet::new(),
            lacking: false,
            until: Instant::now() + TIME,
        }
    }

    /// Whether no further step is to begin.
    pub(crate) fn is_over(&self) -> bool {
        Instant::now() >= self.until
    }

    /// The outbox entries that the rollup does.
    pub(crate) async fn entries(&self) -> Result<Entries> {
        let mut entries = self.store.outbox().list(self.keys.brand).await?;
        entries.retain(|(_, entry)| entry.changes_figures() || *entry == OutboxEntry::Reanalysis);
        Ok(entries)
    }
}

/// Those of a window.
pub(crate) fn of_window(entries: &Entries, window: SegmentWindow) -> Entries {
    let own = entries.iter().filter(|(_, entry)| entry.window() == Some(window));
    own.cloned().collect()
}
