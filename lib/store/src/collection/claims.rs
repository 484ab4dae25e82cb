//! Taking a batch, writing what came of it, and ending it.

use super::batch::{AskBatch, AskedBlock, ClaimedBatch};
use super::{Collections, LEASE, tally};
use crate::keys::BrandKeys;
use crate::table::{Action, Changed, Conditional, Guard, Transaction, entity_of, item_of, number, text};
use answerscope_domain::Channel;
use answerscope_domain::Day;
use answerscope_domain::clock::later;
use answerscope_domain::collecting::{AskBits, AskFailure};
use answerscope_domain::entities::collection::{AskedEngine, CollectionError, EngineTally};
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{CollectionId, PromptId};

/// How long what engines were asked on a day is known: longer than any run, or its restart, may come.
const BLOCK_KEPT: i64 = 40 * 24 * 60 * 60;
/// How long tallies and errors of a run are kept beside its task.
pub(super) const RUN_KEPT: i64 = 90 * 24 * 60 * 60;
/// Errors of a batch that are kept.
const MOST_ERRORS: u64 = 20;

/// The batches of an engine that are looked at together.
pub const LOOKED_AT: usize = 8;

/// When the items of a run are not needed any more.
pub(super) fn run_ttl(day: Day) -> i64 {
    day.start().seconds() + RUN_KEPT
}

/// Why a batch could not be taken.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Take {
    /// The brand was deleted.
    BrandGone,
    /// It has changed or ended since it was read.
    Changed,
    /// Somebody works at the block.
    Held,
}

/// The end of a batch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ended {
    /// What came of it is counted.
    Counted,
    /// Somebody else was first: this one counts nothing.
    ByAnother,
}

impl Collections<'_> {
    /// The first batches of an engine that have not ended.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn open_batches(self, id: CollectionId, asked: AskedEngine, most: usize) -> Result<Vec<AskBatch>> {
        let range = self
            .store
            .org
            .of(id.brand)
            .ask_batches_of(id.token, Channel::from(asked));
        let items = self.store.table().query_head(&range, most).await?;
        items.into_iter().map(entity_of).collect()
    }

    /// Whether a run has any batch left.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn any_batch(self, id: CollectionId) -> Result<bool> {
        let range = self.store.org.of(id.brand).ask_batches(id.token);
        let (items, _) = self.store.table().query_first(&range, "pk, sk", 1).await?;
        Ok(!items.is_empty())
    }

    /// Takes a batch for the time of a lease, which is to be renewed; `None` where it has changed, or another collector works at its block.
    ///
    /// # Errors
    /// [`Error::NotFound`] where the brand was deleted.
    pub async fn take(self, id: CollectionId, day: Day, batch: AskBatch) -> Result<Option<ClaimedBatch>> {
        let (keys, now, holder) = (self.store.org.of(id.brand), self.store.now(), self.store.fresh_token());
        let channel = Channel::from(batch.asked);
        let block = keys.asked_block(day, channel, batch.block);
        let set = "SET kind = :kind, v = :v, #ttl = :ttl, holder = :me, leaseUntil = :until";
        let lease = Action::update(block.clone(), set)
            .when("attribute_not_exists(leaseUntil) OR leaseUntil <= :now")
            .name("#ttl", "ttl")
            .value(":kind", text("asked block"))
            .value(":v", number(1))
            .value(":ttl", number(day.start().seconds() + BLOCK_KEPT))
            .value(":me", text(holder.as_str()))
            .value(":now", number(now.0))
            .value(":until", number(later(now, LEASE).0));
        let mut taken = batch;
        taken.claims += 1;
        let counted = Action::update(keys.ask_batch(id.token, channel, taken.block), "SET claims = :claims")
            .when("revision = :revision")
            .value(":claims", number(taken.claims))
            .value(":revision", number(taken.revision));
        let take = Transaction::new()
            .guard(Take::BrandGone, Action::exists(keys.brand()))
            .guard(Take::Held, lease)
            .guard(Take::Changed, counted);
        match self.store.table().commit(take).await? {
            Ok(()) => {}
            Err(Take::BrandGone) => return Err(Error::NotFound),
            Err(Take::Changed | Take::Held) => return Ok(None),
        }
        let block = self.store.table().get(&block).await?;
        let block: AskedBlock = block.map(entity_of).transpose()?.unwrap_or_default();
        Ok(Some(ClaimedBatch {
            id,
            holder,
            batch: taken,
            block,
            ttl: run_ttl(day),
        }))
    }

    /// Gives a batch back that was taken; it may be taken at once.
    ///
    /// # Errors
    /// When the table does not take it.
    pub async fn give_back(self, day: Day, claimed: &ClaimedBatch) -> Result<()> {
        let keys = self.store.org.of(claimed.id.brand);
        let key = keys.ask_batch(claimed.id.token, claimed.channel(), claimed.batch.block);
        let uncounted = Action::update(key, "SET claims = :none")
            .when("attribute_exists(pk)")
            .value(":none", number(0));
        let back = Transaction::new()
            .guard(Changed, released(keys, day, claimed))
            .guard(Changed, uncounted);
        // Refused: the lease was over and somebody else has it, or the batch was ended.
        let _by_another = self.store.table().commit(back).await?;
        Ok(())
    }

    /// Gives back the block of a batch that was taken, and lets the claim count as one that nothing came of.
    ///
    /// # Errors
    /// When the table does not take it.
    pub async fn release(self, day: Day, claimed: &ClaimedBatch) -> Result<()> {
        let keys = self.store.org.of(claimed.id.brand);
        let back = Transaction::new().guard(Changed, released(keys, day, claimed));
        // Refused: the lease was over and somebody else has it.
        let _by_another = self.store.table().commit(back).await?;
        Ok(())
    }

    /// Notes that asks are begun, and keeps the lease; `false` where it went to somebody else.
    ///
    /// # Errors
    /// When the table does not take it.
    pub async fn begin_asks(self, day: Day, claimed: &mut ClaimedBatch, asks: &AskBits) -> Result<bool> {
        claimed.block.begun = claimed.block.begun.or(asks);
        let write = self.block_write(day, claimed)?;
        let begun = Transaction::new().guard(Changed, write);
        Ok(self.store.table().commit(begun).await?.is_ok())
    }

    /// Writes what came of asks into block and batch, with what follows from it, and keeps the lease; `false` where it went to
    /// somebody else, or the batch was ended, and nothing was written.
    ///
    /// # Errors
    /// [`Error::NotFound`] where the brand was deleted.
    pub async fn record(
        self,
        day: Day,
        claimed: &mut ClaimedBatch,
        errors: Vec<CollectionError>,
        follows: Vec<Action>,
    ) -> Result<bool> {
        let keys = self.store.org.of(claimed.id.brand);
        let before = claimed.batch.revision;
        claimed.batch.revision += 1;
        claimed.batch.claims = 0;
        let told = self.errors(claimed.id, claimed.ttl, &mut claimed.batch, errors)?;
        let key = keys.ask_batch(claimed.id.token, claimed.channel(), claimed.batch.block);
        let mut item = item_of(key, "ask batch", &claimed.batch)?;
        item.insert("ttl".into(), number(claimed.ttl));
        let batch = Action::put(item)
            .when("revision = :before")
            .value(":before", number(before));
        let record = Transaction::new()
            .guard(Guard::BrandGone, Action::exists(keys.brand()))
            .guard(Guard::Changed, self.block_write(day, claimed)?)
            .guard(Guard::Changed, batch)
            .then_all(told)
            .then_all(follows);
        match self.store.table().commit(record).await? {
            Ok(()) => Ok(true),
            Err(Guard::Changed) => Ok(false),
            Err(Guard::BrandGone) => Err(Error::NotFound),
        }
    }

    fn block_write(self, day: Day, claimed: &ClaimedBatch) -> Result<Conditional> {
        let key = self
            .store
            .org
            .of(claimed.id.brand)
            .asked_block(day, claimed.channel(), claimed.batch.block);
        let mut item = item_of(key, "asked block", &claimed.block)?;
        item.insert("ttl".into(), number(day.start().seconds() + BLOCK_KEPT));
        item.insert("holder".into(), text(claimed.holder.as_str()));
        item.insert("leaseUntil".into(), number(later(self.store.now(), LEASE).0));
        Ok(Action::put(item)
            .when("holder = :me")
            .value(":me", text(claimed.holder.as_str())))
    }

    /// The rows of errors; of a batch that has many the first ones are enough.
    fn errors(
        self,
        id: CollectionId,
        ttl: i64,
        batch: &mut AskBatch,
        errors: Vec<CollectionError>,
    ) -> Result<Vec<Action>> {
        let keys = self.store.org.of(id.brand);
        let room = usize::try_from(MOST_ERRORS.saturating_sub(batch.told)).unwrap_or_default();
        batch.told += errors.len().min(room) as u64;
        let rows = errors.into_iter().take(room).map(|error| {
            let mut item = item_of(keys.ask_error(id.token, self.store.fresh_token()), "ask error", &error)?;
            item.insert("ttl".into(), number(ttl));
            Ok(Action::put(item))
        });
        rows.collect()
    }

    /// Ends a batch of which nothing is open, and gives its block back: what came of it is added to its engine's tally in
    /// the same transaction, once.
    ///
    /// # Errors
    /// When the table does not take it.
    pub async fn end_batch(self, day: Day, claimed: &ClaimedBatch) -> Result<Ended> {
        let end = Transaction::new().guard(Changed, released(self.store.org.of(claimed.id.brand), day, claimed));
        let errors = Vec::new();
        self.count(claimed.id, claimed.batch.clone(), claimed.ttl, errors, end)
            .await
    }

    /// Ends a batch that was taken and is given up, and gives its block back: what is open has failed, for a reason that is told
    /// once, of the first of it.
    ///
    /// # Errors
    /// When the table does not take it.
    pub async fn give_up(self, day: Day, mut claimed: ClaimedBatch, failure: &AskFailure) -> Result<Ended> {
        let open = claimed.batch.open(&claimed.block);
        let first = open.iter().take(1).map(|place| CollectionError {
            engine: claimed.batch.asked.engine,
            prompt_id: PromptId {
                brand: claimed.id.brand,
                ordinal: place.ordinal(claimed.batch.block),
            },
            code: failure.code.clone(),
            description: failure.description.clone(),
        });
        let first: Vec<CollectionError> = first.collect();
        claimed.batch.failed = claimed.batch.failed.or(&open);
        let end = Transaction::new().guard(Changed, released(self.store.org.of(claimed.id.brand), day, &claimed));
        self.count(claimed.id, claimed.batch, claimed.ttl, first, end).await
    }

    async fn count(
        self,
        id: CollectionId,
        mut batch: AskBatch,
        ttl: i64,
        errors: Vec<CollectionError>,
        with: Transaction<Changed>,
    ) -> Result<Ended> {
        let (keys, channel) = (self.store.org.of(id.brand), Channel::from(batch.asked));
        let sum: EngineTally = batch.tally();
        let told = self.errors(id, ttl, &mut batch, errors)?;
        let delete = Action::delete(keys.ask_batch(id.token, channel, batch.block))
            .when("revision = :revision")
            .value(":revision", number(batch.revision));
        let end = with
            .guard(Changed, delete)
            .then(tally::add(keys.ask_tally(id.token, channel), &sum, ttl))
            .then_all(told);
        Ok(match self.store.table().commit(end).await? {
            Ok(()) => Ended::Counted,
            Err(Changed) => Ended::ByAnother,
        })
    }

    /// The first batches of a run, of whatever engine, that have not ended.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn any_open_batches(self, id: CollectionId, most: usize) -> Result<Vec<AskBatch>> {
        let range = self.store.org.of(id.brand).ask_batches(id.token);
        let items = self.store.table().query_head(&range, most).await?;
        items.into_iter().map(entity_of).collect()
    }
}

fn released(keys: BrandKeys, day: Day, claimed: &ClaimedBatch) -> Conditional {
    let key = keys.asked_block(day, claimed.channel(), claimed.batch.block);
    Action::update(key, "SET leaseUntil = :none")
        .when("holder = :me")
        .value(":none", number(0))
        .value(":me", text(claimed.holder.as_str()))
}
