//! Long work, done once: the one way of every worker from a message to a task's end.
//!
//! The row and a mark are written in one transaction, then the message is sent; the sweeper sends it again while the
//! mark is there. A worker claims the row for the time of a lease, renews the lease for as long as it works, whatever
//! comes of the work meanwhile, and ends the task on the condition that it still holds the claim, so that of two workers
//! one result stays. A claim counts as an attempt, whether or not anything came of it; after the last one the task fails
//! with an error that its poll shows.

use std::time::Duration;

use aws_sdk_dynamodb::operation::update_item::UpdateItemError;
use aws_sdk_dynamodb::types::{ReturnValue, ReturnValuesOnConditionCheckFailure};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::time::{Instant, MissedTickBehavior};

use crate::clock::Moment;
use crate::entities::task::{Task, TaskError, TaskState};
use crate::error::Result;
use crate::panics::caught;
use crate::store::Store;
use crate::store::failure::failed;
use crate::store::keys::Key;
use crate::store::table::{Action, VERSION, entity_of, item_of, number, text};

/// How often a task is begun.
pub const ATTEMPTS: u32 = 3;
/// How long a claim lasts when it is not renewed.
pub const LEASE: Duration = Duration::from_secs(60);
/// How often a claim is renewed: a renewal may fail once and the claim still holds.
const HEARTBEAT: Duration = Duration::from_secs(20);
/// How long the first message has before the sweeper sends another.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// What became of a claim.
#[derive(Debug)]
pub enum Claim<W> {
    /// The caller has the task until its lease ends.
    Mine(Task<W>),
    /// Somebody else has it.
    Held,
    /// It is over, or was never there.
    Over,
    /// It was begun as often as it may be.
    Exhausted(Task<W>),
}

/// A task, by its id.
pub trait Job: Copy + Send + Sync {
    /// Input and result.
    type Work: Serialize + DeserializeOwned + Send + Sync;
    /// The task's row.
    fn key(self, store: &Store) -> Key;
    /// Ends the task as failed.
    fn fail(self, store: &Store, task: Task<Self::Work>, error: TaskError) -> impl Future<Output = Result<()>> + Send;
}

/// Takes a task from its message to its end; `run` does the work and ends the task. An error means that the message
/// should come again.
pub async fn perform<J: Job, F>(store: &Store, job: J, run: impl FnOnce(Task<J::Work>) -> F + Send) -> Result<()>
where
    F: Future<Output = Result<()>> + Send,
{
    perform_with(HEARTBEAT, store, job, run).await
}

/// [`perform`] with a time between renewals of the lease.
pub async fn perform_with<J: Job, F>(
    heartbeat: Duration,
    store: &Store,
    job: J,
    run: impl FnOnce(Task<J::Work>) -> F + Send,
) -> Result<()>
where
    F: Future<Output = Result<()>> + Send,
{
    let key = job.key(store);
    match store.claim(&key).await? {
        // Whoever holds it ends it; should that fail, the mark brings the message again.
        Claim::Held | Claim::Over => Ok(()),
        Claim::Exhausted(task) => job.fail(store, task, given_up()).await,
        Claim::Mine(task) => {
            let attempt = task.attempt;
            let work = caught("the worker", run(task));
            match while_held(heartbeat, || store.renew(&key, attempt), work).await {
                Some(Err(error)) => {
                    tracing::warn!(%error, attempt, "a task's attempt failed");
                    // Lets the next attempt begin at once; without it the lease runs out.
                    if let Err(error) = store.release(&key, attempt).await {
                        tracing::warn!(%error, attempt, "a claim was not released");
                    }
                    Err(error)
                }
                Some(Ok(())) => Ok(()),
                None => {
                    // Whoever has it ends it, and removes what this attempt has left.
                    tracing::warn!(attempt, "a task went to another worker; this one has stopped");
                    Ok(())
                }
            }
        }
    }
}

/// Does work that a claim is needed for, and renews the claim from time to time; `None` when it went to somebody else,
/// and the work was stopped where it was. `renew` tells whether the claim still holds.
async fn while_held<T, F>(heartbeat: Duration, renew: impl Fn() -> F, work: impl Future<Output = T>) -> Option<T>
where
    F: Future<Output = Result<bool>>,
{
    let lost = async {
        let mut beats = tokio::time::interval_at(Instant::now() + heartbeat, heartbeat);
        beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            beats.tick().await;
            match renew().await {
                Ok(true) => {}
                Ok(false) => return,
                // Perhaps the next one comes in time; if not, the end of the work is refused.
                Err(error) => tracing::warn!(%error, "a lease was not renewed"),
            }
        }
    };
    tokio::select! {
        done = work => Some(done),
        () = lost => None,
    }
}

/// Ends a task whose message has come too often. A task that somebody still works at is left alone.
pub async fn bury<J: Job>(store: &Store, job: J) -> Result<()> {
    let Some(item) = store.app.table.get(&job.key(store)).await? else {
        return Ok(());
    };
    let task: Task<J::Work> = entity_of(item)?;
    if task.task_state.ended() || task.lease_until > store.app.clock.now().0 {
        return Ok(());
    }
    job.fail(store, task, given_up()).await
}

fn given_up() -> TaskError {
    TaskError {
        code: 1001,
        description: format!("Internal error: given up after {ATTEMPTS} attempts"),
    }
}

/// When the claim of now ends.
fn lease_end(now: Moment) -> i64 {
    later(now, LEASE).0
}

/// A moment after another.
pub fn later(now: Moment, wait: Duration) -> Moment {
    Moment(now.0 + i64::try_from(wait.as_micros()).unwrap_or(i64::MAX / 2))
}

impl Store {
    /// Claims a task.
    pub async fn claim<W: DeserializeOwned>(&self, key: &Key) -> Result<Claim<W>> {
        let now = self.app.clock.now();
        let call = self
            .app
            .table
            .client
            .update_item()
            .table_name(&self.app.table.name)
            .key("pk", text(&key.pk))
            .key("sk", text(&key.sk))
            .update_expression("SET taskState = :processing, leaseUntil = :until ADD attempt :one")
            .condition_expression(
                "taskState IN (:pending, :processing) AND leaseUntil <= :now AND attempt < :most AND v = :version",
            )
            .expression_attribute_values(":pending", text("pending"))
            .expression_attribute_values(":processing", text("processing"))
            .expression_attribute_values(":until", number(lease_end(now)))
            .expression_attribute_values(":now", number(now.0))
            .expression_attribute_values(":one", number(1))
            .expression_attribute_values(":most", number(ATTEMPTS))
            .expression_attribute_values(":version", number(VERSION))
            .return_values(ReturnValue::AllNew)
            .return_values_on_condition_check_failure(ReturnValuesOnConditionCheckFailure::AllOld);
        let error = match call.send().await {
            Ok(answer) => return Ok(Claim::Mine(entity_of(answer.attributes.unwrap_or_default())?)),
            Err(error) => error,
        };
        let Some(UpdateItemError::ConditionalCheckFailedException(refused)) = error.as_service_error() else {
            return Err(failed("UpdateItem", &error));
        };
        let Some(item) = refused.item.clone() else {
            return Ok(Claim::Over);
        };
        let task: Task<W> = entity_of(item)?;
        Ok(match (task.task_state.ended(), task.lease_until > now.0) {
            (true, _) => Claim::Over,
            (false, true) => Claim::Held,
            (false, false) => Claim::Exhausted(task),
        })
    }

    /// Holds a claim for another lease; `false` when it went to somebody else, or the task is over.
    async fn renew(&self, key: &Key, attempt: u32) -> Result<bool> {
        self.set_lease(key, attempt, lease_end(self.app.clock.now())).await
    }

    async fn release(&self, key: &Key, attempt: u32) -> Result<bool> {
        self.set_lease(key, attempt, 0).await
    }

    async fn set_lease(&self, key: &Key, attempt: u32, until: i64) -> Result<bool> {
        let update = Action::update(key.clone(), "SET leaseUntil = :until")
            .when("taskState = :processing AND attempt = :attempt")
            .value(":processing", text("processing"))
            .value(":attempt", number(attempt))
            .value(":until", number(until));
        Ok(self.app.table.transact(vec![update]).await?.is_ok())
    }

    /// The action that ends a task, if the claim still holds. A task that was never claimed can be ended as well.
    pub fn end<W: Serialize>(&self, key: Key, kind: &str, task: &Task<W>) -> Result<Action> {
        debug_assert!(task.task_state.ended(), "a task that ends has ended");
        Ok(Action::put(item_of(key, kind, task)?)
            .when("attempt = :attempt AND taskState IN (:pending, :processing)")
            .value(":attempt", number(task.attempt))
            .value(":pending", text("pending"))
            .value(":processing", text("processing")))
    }
}

impl<W> Task<W> {
    /// The task, ended now.
    pub fn ended(mut self, state: TaskState, now: Moment, error: Option<TaskError>) -> Self {
        (self.task_state, self.ended, self.error) = (state, Some(now.0), error);
        self
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use tokio::sync::Notify;

    use super::*;
    use crate::error::Error;

    const BEAT: Duration = Duration::from_millis(1);

    #[tokio::test]
    async fn a_lease_is_renewed_while_work_goes_on_that_shows_nothing() {
        let (renewals, enough) = (AtomicU32::new(0), Notify::new());
        let renew = || async {
            match renewals.fetch_add(1, Ordering::SeqCst) {
                // One that fails ends nothing.
                0 => Err(Error::internal("not now")),
                1..5 => Ok(true),
                _ => {
                    enough.notify_one();
                    Ok(true)
                }
            }
        };
        assert_eq!(while_held(BEAT, renew, enough.notified()).await, Some(()));
    }

    #[tokio::test]
    async fn work_stops_when_its_claim_is_lost() {
        let work = std::future::pending::<()>();
        assert_eq!(while_held(BEAT, || async { Ok(false) }, work).await, None);
    }
}
