//! Long work, done once: the one way of every kind from a request to a task's end.
//!
//! The row and an outbox entry are written in one transaction, then the message is sent; the sweeper sends it again while the
//! outbox entry is there. A worker claims the row for the time of a lease, renews the lease for as long as it works, whatever
//! comes of the work meanwhile, and ends the task on the condition that it still holds the claim, so that of two workers
//! one result stays. A claim counts as an attempt, whether or not anything came of it; after the last one the task fails
//! with an error that its poll shows.
//!
//! A completed task's event has an outbox entry too, written in the transaction that completes the task and deleted by
//! the webhook sender once the event has become deliveries: an event that was lost on its way is sent again, and one that
//! comes twice becomes the same deliveries.

use std::marker::PhantomData;

use answerscope_domain::API_PREFIX;
use answerscope_domain::clock::later;
use answerscope_domain::entities::task::{Task, TaskError, TaskState};
use answerscope_domain::entities::webhook::EventKind;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{BrandId, Token, Tokened};
use answerscope_store::Store;
use answerscope_store::aws::bus::Event;
use answerscope_store::aws::queue::send_soon;
use answerscope_store::callers::idempotency::made_before;
use answerscope_store::keys::{BrandKeys, Key};
use answerscope_store::table::outbox::{OutboxEntry, PATIENCE};
use answerscope_store::table::{Action, Changed, Transaction, entity_of, item_of, number, text};
use metrics::counter;

use crate::lease::ATTEMPTS;
use crate::message::TaskMessage;
use crate::work::{Cost, Kind, Work};

/// What refuses the start of a task.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Start {
    /// The same request has started it before.
    StartedBefore,
    /// The brand was deleted.
    BrandGone,
    /// What it costs is not there any more.
    TooLittleLeft,
}

/// The tasks of a kind of work, of one organization.
pub struct Tasks<'s, W> {
    pub(crate) store: &'s Store,
    work: PhantomData<fn() -> W>,
}

impl<'s, W: Work> Tasks<'s, W> {
    /// The tasks of the store's organization.
    pub fn new(store: &'s Store) -> Self {
        Self {
            store,
            work: PhantomData,
        }
    }

    fn keys(&self, id: W::Id) -> BrandKeys {
        self.store.org.of(id.brand())
    }

    pub(crate) fn key(&self, id: W::Id) -> Key {
        self.keys(id).task(W::KIND.row, id.token())
    }

    /// Starts a task: its row and its outbox entry appear in one transaction, with what it costs. The same request with
    /// the same `Idempotency-Key`, again after a crash, finds the task that it has started.
    ///
    /// # Errors
    /// [`Error::NotFound`] where the brand is gone, and what [`Work::cost`] refuses.
    pub async fn start(&self, brand: BrandId, work: W) -> Result<(W::Id, Task<W>)> {
        self.start_as(self.store.token(), brand, work).await
    }

    /// Starts the task of this token, unless it was started before.
    ///
    /// # Errors
    /// As [`Tasks::start`] says.
    pub async fn start_as(&self, token: Token, brand: BrandId, work: W) -> Result<(W::Id, Task<W>)> {
        let now = self.store.now();
        let task = Task::new(token, now, work);
        let id = W::Id::of(brand, task.token);
        let (cost, refusal) = match task.work.cost(self.store, brand).await? {
            Cost::Nothing => (None, Error::NotFound),
            Cost::Taken(action, refusal) => (Some(*action), refusal),
            // What is left may lack just what this very request took before a crash.
            Cost::Refused(refusal) => return made_before(self.get(id).await, refusal).map(|task| (id, task)),
        };
        let keys = self.keys(id);
        let put = Action::put_new(item_of(self.key(id), W::KIND.name, &task)?);
        let start = Transaction::new()
            .guard(Start::BrandGone, Action::exists(keys.brand()))
            .guard(Start::StartedBefore, put)
            .then(entry::<W>(id).put_once_due(keys, later(now, PATIENCE)))
            .guard_all(cost.map(|cost| (Start::TooLittleLeft, cost)));
        match self.store.table().commit(start).await? {
            Ok(()) => {}
            Err(Start::StartedBefore) => return Ok((id, self.get(id).await?)),
            Err(Start::BrandGone) => return Err(Error::NotFound),
            Err(Start::TooLittleLeft) => return Err(refusal),
        }
        send_soon(self.store.stores.queue().as_ref(), self.message(id)).await;
        Ok((id, task))
    }

    /// Reads a task.
    ///
    /// # Errors
    /// [`Error::NotFound`] where it or its brand is not there.
    pub async fn get(&self, id: W::Id) -> Result<Task<W>> {
        let (_, item) = self.store.brands().get_with(id.brand(), self.key(id)).await?;
        entity_of(item)
    }

    /// The message that has a task done.
    pub fn message(&self, id: W::Id) -> TaskMessage {
        TaskMessage::new(const { &W::KIND }, self.keys(id), id.token())
    }

    /// Completes a task with what it has come to, in one transaction with other actions, and tells the bus. `false`:
    /// another worker has ended it, or its brand is gone, and nothing was written.
    ///
    /// # Errors
    /// When the table does not take it.
    pub async fn complete(&self, id: W::Id, task: Task<W>, others: Vec<Action>) -> Result<bool> {
        let task = task.ended(TaskState::Completed, self.store.now(), None);
        let keys = self.keys(id);
        let mut complete = Transaction::new()
            .guard(Changed, Action::exists(keys.brand()))
            .then_all(others);
        if let Some(event) = W::KIND.event {
            let due = later(self.store.now(), PATIENCE);
            complete = complete.then(OutboxEntry::Event(event, id.token()).put_once_due(keys, due));
        }
        let stands = self.end(id, &task, complete).await?;
        if let Some(event) = W::KIND.event.filter(|_| stands)
            && let Err(error) = self.publish(event, id, &task).await
        {
            tracing::warn!(%error, kind = W::KIND.name, "not announced now; the sweeper does it later");
        }
        Ok(stands)
    }

    /// Ends a task that has come to something, and not to all that it should have; `fault`: the code of a fault of the
    /// service that is a reason. `false`: as [`Tasks::complete`] says.
    ///
    /// # Errors
    /// When the table does not take it.
    pub async fn complete_in_part(&self, id: W::Id, task: Task<W>, fault: Option<u16>) -> Result<bool> {
        let task = task.ended(TaskState::Failed, self.store.now(), None);
        let brand = Action::exists(self.keys(id).brand());
        let stands = self.end(id, &task, Transaction::new().guard(Changed, brand)).await?;
        count_fault::<W>(id, fault.filter(|_| stands));
        Ok(stands)
    }

    /// Fails a task; one that has ended meanwhile stays as it is.
    ///
    /// # Errors
    /// When a store does not take it: the task stays open.
    pub async fn fail(&self, id: W::Id, mut task: Task<W>, error: TaskError) -> Result<()> {
        let with = W::failing(self.store, id, &mut task, &error).await?;
        let fault = error.is_of_the_service().then_some(error.code);
        let task = task.ended(TaskState::Failed, self.store.now(), Some(error));
        let stands = self.end(id, &task, with).await?;
        count_fault::<W>(id, fault.filter(|_| stands));
        W::failed(self.store, id, &task, stands).await
    }

    /// Fails a task whose message has come too often. A task that somebody still works at is left alone.
    ///
    /// # Errors
    /// When a store does not take it.
    pub async fn fail_abandoned(&self, id: W::Id) -> Result<()> {
        let Some(item) = self.store.table().get(&self.key(id)).await? else {
            return Ok(());
        };
        let task: Task<W> = entity_of(item)?;
        if task.task_state.ended() || task.lease_until > self.store.now().0 {
            return Ok(());
        }
        self.fail(id, task, given_up()).await
    }

    /// Tells the bus of a completed task, once more: its outbox entry is still there.
    ///
    /// # Errors
    /// When the bus does not take it.
    pub async fn announce(&self, event: EventKind, id: W::Id) -> Result<()> {
        match self.get(id).await {
            Ok(task) => self.publish(event, id, &task).await,
            // Deleted meanwhile: there is nothing left to tell.
            Err(Error::NotFound) => {
                let entry = OutboxEntry::Event(event, id.token());
                self.store.outbox().clear(vec![entry.task_key(self.keys(id))]).await
            }
            Err(error) => Err(error),
        }
    }

    async fn publish(&self, event: EventKind, id: W::Id, task: &Task<W>) -> Result<()> {
        let event = Event {
            event,
            organization: self.store.organization(),
            brand: id.brand(),
            task: task.token,
            completed: task.ended.unwrap_or_default(),
            data: W::event_data(self.store, id, task).await?,
        };
        self.store.stores.bus().publish(event).await
    }

    /// Ends a task if the claim still holds, and takes its outbox entry with it. A task that was never claimed can be
    /// ended as well.
    async fn end(&self, id: W::Id, task: &Task<W>, with: Transaction<Changed>) -> Result<bool> {
        debug_assert!(task.task_state.ended(), "a task that ends has ended");
        let end = Action::put(item_of(self.key(id), W::KIND.name, task)?)
            .when("attempt = :attempt AND taskState IN (:pending, :processing)")
            .value(":attempt", number(task.attempt))
            .value(":pending", text("pending"))
            .value(":processing", text("processing"));
        let end = with
            .guard(Changed, end)
            .then(Action::delete(entry::<W>(id).task_key(self.keys(id))));
        Ok(self.store.table().commit(end).await?.is_ok())
    }
}

/// The outbox entry of a task that is not over.
fn entry<W: Work>(id: W::Id) -> OutboxEntry {
    let Kind { entry, .. } = W::KIND;
    OutboxEntry::Task(entry.into(), id.token())
}

/// Counts a task that failed, if a fault of the service was the reason. No message of it is given up, because the one after its last attempt
/// ends it: without this nobody would know but its caller.
fn count_fault<W: Work>(id: W::Id, fault: Option<u16>) {
    if let Some(code) = fault {
        tracing::error!(kind = W::KIND.name, %id, code, "a task has failed");
        counter!("FailedTasks").increment(1);
    }
}

pub(crate) fn given_up() -> TaskError {
    TaskError {
        code: 1001,
        description: format!("Internal error: given up after {ATTEMPTS} attempts"),
    }
}

/// Where a task is polled, for its event.
pub(crate) fn link(store: &Store, path: &str) -> String {
    format!("{}{API_PREFIX}{path}", store.stores.base_url().unwrap_or_default())
}
