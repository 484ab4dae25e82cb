//! Claims: which worker has a task, for how long, and what a worker does with it.

use std::time::Duration;

use aws_sdk_dynamodb::operation::update_item::UpdateItemError;
use aws_sdk_dynamodb::types::{ReturnValue, ReturnValuesOnConditionCheckFailure};
use tokio::time::{Instant, MissedTickBehavior};

use answerscope_domain::clock::{Moment, later};
use answerscope_domain::entities::task::{Task, TaskError};
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::Tokened;
use answerscope_store::Store;
use answerscope_store::aws::failure::call_failed;
use answerscope_store::keys::Key;
use answerscope_store::runtime::panics::caught;
use answerscope_store::table::{Action, Changed, Transaction, VERSION, entity_of, number, text, text_of};

use crate::tasks::{Tasks, given_up};
use crate::work::Work;

/// How often a task is begun.
pub const ATTEMPTS: u32 = 3;
/// How long a claim lasts when it is not renewed.
pub const LEASE: Duration = Duration::from_secs(60);
/// How often a claim is renewed: a renewal may fail once and the claim still holds.
const HEARTBEAT: Duration = Duration::from_secs(20);

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

impl<W: Work> Tasks<'_, W> {
    /// Takes a task from its message to its end; `run` does the work and ends the task.
    ///
    /// # Errors
    /// The message should come again.
    pub async fn perform<F>(&self, id: W::Id, run: impl FnOnce(Task<W>) -> F + Send) -> Result<()>
    where
        F: Future<Output = Result<()>> + Send,
    {
        self.perform_with(HEARTBEAT, id, run).await
    }

    /// [`Tasks::perform`] with a time between renewals of the lease.
    ///
    /// # Errors
    /// The message should come again.
    pub async fn perform_with<F>(
        &self,
        heartbeat: Duration,
        id: W::Id,
        run: impl FnOnce(Task<W>) -> F + Send,
    ) -> Result<()>
    where
        F: Future<Output = Result<()>> + Send,
    {
        match self.claim(id).await? {
            // Whoever holds it ends it; should that fail, the outbox entry brings the message again.
            Claim::Held | Claim::Over => Ok(()),
            Claim::Exhausted(task) => self.fail(id, task, given_up()).await,
            Claim::Mine(task) => self.work(heartbeat, id, task, run).await,
        }
    }

    async fn work<F>(&self, heartbeat: Duration, id: W::Id, task: Task<W>, run: impl FnOnce(Task<W>) -> F) -> Result<()>
    where
        F: Future<Output = Result<()>> + Send,
    {
        let (store, key, attempt) = (self.store, self.key(id), task.attempt);
        let work = caught("the worker", run(task));
        let done = while_held(heartbeat, || renew(store, &key, attempt), work).await;
        if matches!(done, Some(Err(_))) && self.is_of_deleted_brand(id).await {
            // That is no fault: the purge ends the task, and removes what it has left.
            tracing::info!(attempt, "the brand of a task was deleted while it was worked at");
            return Ok(());
        }
        match done {
            // What was asked for can not be done: another attempt would find the same.
            Some(Err(error @ Error::Invalid { .. })) => {
                let task = self.get(id).await?;
                self.fail(id, task, TaskError::from(&error)).await
            }
            Some(Err(error)) => {
                tracing::warn!(%error, attempt, "a task's attempt failed");
                // Lets the next attempt begin at once; without it the lease runs out.
                if let Err(error) = set_lease(store, &key, attempt, 0).await {
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

    async fn is_of_deleted_brand(&self, id: W::Id) -> bool {
        matches!(self.store.brands().get(id.brand()).await, Err(Error::NotFound))
    }

    /// Claims a task.
    ///
    /// # Errors
    /// When the table does not take it.
    pub async fn claim(&self, id: W::Id) -> Result<Claim<W>> {
        let (store, key, now) = (self.store, self.key(id), self.store.now());
        let claim = store.fresh_token();
        let call = store
            .table()
            .client
            .update_item()
            .table_name(&store.table().name)
            .key("pk", text(&key.pk))
            .key("sk", text(&key.sk))
            .update_expression("SET taskState = :processing, leaseUntil = :until, claim = :claim ADD attempt :one")
            .condition_expression(
                "taskState IN (:pending, :processing) AND leaseUntil <= :now AND attempt < :most AND v = :version",
            )
            .expression_attribute_values(":pending", text("pending"))
            .expression_attribute_values(":processing", text("processing"))
            .expression_attribute_values(":until", number(lease_end(now)))
            .expression_attribute_values(":claim", text(claim.as_str()))
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
            return Err(call_failed("UpdateItem", error));
        };
        let Some(item) = refused.item.clone() else {
            return Ok(Claim::Over);
        };
        // The SDK has sent it again, and the first one was taken.
        let taken = text_of(&item, "claim") == Some(claim.as_str());
        let task: Task<W> = entity_of(item)?;
        if taken {
            return Ok(Claim::Mine(task));
        }
        Ok(match (task.task_state.ended(), task.lease_until > now.0) {
            (true, _) => Claim::Over,
            (false, true) => Claim::Held,
            (false, false) => Claim::Exhausted(task),
        })
    }
}

/// Does work that a claim is needed for, and renews the claim from time to time; `None` when it went to somebody else,
/// and the work was stopped where it was. `renew` tells whether the claim still holds.
pub async fn while_held<T, F>(heartbeat: Duration, renew: impl Fn() -> F, work: impl Future<Output = T>) -> Option<T>
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

/// When the claim of now ends.
fn lease_end(now: Moment) -> i64 {
    later(now, LEASE).0
}

/// Holds a claim for another lease; `false` when it went to somebody else, or the task is over.
async fn renew(store: &Store, key: &Key, attempt: u32) -> Result<bool> {
    set_lease(store, key, attempt, lease_end(store.now())).await
}

/// Changes the end of a claim, if it still holds.
async fn set_lease(store: &Store, key: &Key, attempt: u32, until: i64) -> Result<bool> {
    let update = Action::update(key.clone(), "SET leaseUntil = :until")
        .when("taskState = :processing AND attempt = :attempt")
        .value(":processing", text("processing"))
        .value(":attempt", number(attempt))
        .value(":until", number(until));
    let set = Transaction::new().guard(Changed, update);
    Ok(store.table().commit(set).await?.is_ok())
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use tokio::sync::Notify;

    use super::*;
    use answerscope_domain::error::Error;

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
