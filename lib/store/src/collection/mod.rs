//! Collections in the table: what a run has still to ask, what came of it, and what the engines were asked on a day.
//!
//! A run's asks stand in *batches*, one for each engine and block of 32 prompts. Its *lanes*, a few for each engine, take one
//! batch after another; each has one message on its way. What an engine was asked on a day stands in *blocks*, whichever
//! run asked: a block is the lease too, so that of two runs on a day nobody asks what the other is asking. A batch
//! that has ended is deleted in the transaction that adds what came of it to its engine's *tally*, so each ask counts once.

mod batch;
mod claims;
mod gates;
mod lanes;
mod leases;
mod look;
mod plan;
mod raw;
mod swap;
mod tally;

pub use batch::{AskBatch, AskedBlock, ClaimedBatch, KeptTicket, Retried};
pub use claims::{Ended, LOOKED_AT};
pub use lanes::{LANES, Lane};
pub use leases::{HEARTBEAT, HeldBlock, LEASE};
pub use look::OpenBatch;
pub use plan::{PlannedBlock, portion};
pub use raw::RawAnswer;

use answerscope_domain::Channel;
use answerscope_domain::clock::Moment;
use answerscope_domain::entities::collection::{
    AskedEngine, Collection, CollectionError, CollectionWork, EngineTally, MOST_ERRORS,
};
use answerscope_domain::entities::task::Task;
use answerscope_domain::error::Result;
use answerscope_domain::ids::{BrandId, CollectionId};
use answerscope_domain::page::{Listed, PageRequest};
use futures::future::try_join_all;

use crate::Store;
use crate::table::{Item, entity_of, number_of};

/// The word in the keys of collections' rows.
pub const ROW: &str = "COLLECTION";

/// Runs in which engines are asked.
#[derive(Clone, Copy)]
pub struct Collections<'s> {
    pub(crate) store: &'s Store,
}

/// A collection with what came of it so far.
#[derive(Debug, Clone, PartialEq)]
pub struct FoundCollection {
    /// Its id.
    pub id: CollectionId,
    /// Its state.
    pub task: Task<CollectionWork>,
    /// What each engine came to, in the order in which the collection names the engines.
    pub tallies: Vec<EngineTally>,
    /// Asks that were given up: the last ones, the newest first. Lists do not read those of collections that go on.
    pub errors: Vec<CollectionError>,
}

impl FoundCollection {
    /// As callers see it.
    pub fn shown(self) -> Collection {
        Collection::shown(self.id, &self.task, self.tallies, self.errors)
    }
}

impl Collections<'_> {
    /// Reads a collection.
    ///
    /// # Errors
    /// [`Error::NotFound`](answerscope_domain::error::Error::NotFound) where it or its brand is not there.
    pub async fn get(self, id: CollectionId) -> Result<FoundCollection> {
        let key = self.store.org.of(id.brand).task(ROW, id.token);
        let (_, item) = self.store.brands().get_with(id.brand, key).await?;
        let mut found = self.found(id.brand, item).await?;
        if !found.task.task_state.ended() {
            found.errors = self.last_errors(id).await?;
        }
        Ok(found)
    }

    /// One page of a brand's collections, newest first.
    ///
    /// # Errors
    /// [`Error::NotFound`](answerscope_domain::error::Error::NotFound) where the brand is not there.
    pub async fn list(self, brand: BrandId, page: PageRequest) -> Result<Listed<FoundCollection>> {
        let range = self.store.org.of(brand).tasks_of(ROW);
        let listed = self.store.table().query_numbered(&range, page, false);
        let (_, listed) = futures::try_join!(self.store.brands().get(brand), listed)?;
        let found = listed.items.into_iter().map(|item| self.found(brand, item));
        Ok(Listed {
            items: try_join_all(found).await?,
            total: listed.total,
            page,
        })
    }

    async fn found(self, brand: BrandId, item: Item) -> Result<FoundCollection> {
        let task: Task<CollectionWork> = entity_of(item)?;
        let id = CollectionId {
            brand,
            token: task.token,
        };
        let (tallies, errors) = match task.task_state.ended() {
            true => (task.work.tallies.clone(), task.work.errors.clone()),
            false => (self.tallies(id, &task.work).await?, Vec::new()),
        };
        Ok(FoundCollection {
            id,
            task,
            tallies,
            errors,
        })
    }

    /// What each engine of a collection came to so far, in the order in which it names them.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn tallies(self, id: CollectionId, work: &CollectionWork) -> Result<Vec<EngineTally>> {
        let range = self.store.org.of(id.brand).ask_tallies(id.token);
        let items = self.store.table().query(&range).await?;
        let counted: Vec<EngineTally> = items.iter().filter_map(tally::read).collect();
        let of = |asked: &AskedEngine| counted.iter().find(|tally| tally.asked == *asked).copied();
        let tallies = work.engines.iter();
        Ok(tallies
            .map(|asked| of(asked).unwrap_or(EngineTally::none(*asked)))
            .collect())
    }

    /// The last asks of a collection that were given up, the newest first.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn last_errors(self, id: CollectionId) -> Result<Vec<CollectionError>> {
        let range = self.store.org.of(id.brand).ask_errors(id.token);
        let last = self.store.table().query_last(&range, MOST_ERRORS).await?;
        last.into_iter().map(entity_of).collect()
    }

    /// When each engine last answered the organization; those that never did are `None`.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn last_successes(self, engines: &[AskedEngine]) -> Result<Vec<(AskedEngine, Option<Moment>)>> {
        let key = |asked: AskedEngine| self.store.org.engine(Channel::from(asked));
        let keys = engines.iter().map(|asked| key(*asked)).collect();
        let items = self.store.table().batch_get(keys).await?;
        let at = |asked: AskedEngine| items.get(&key(asked)).and_then(|item| number_of(item, "lastSuccessAt"));
        Ok(engines.iter().map(|asked| (*asked, at(*asked).map(Moment))).collect())
    }
}
