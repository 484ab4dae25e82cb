//! Collections. A run goes on for hours, so no worker claims it: its message has a step of it done, which may be done twice
//! and at once. Its outbox entry stays until it ends, and is put off while it goes on, so that the sweeper sends its
//! message again and again.

use std::time::Duration;

use serde_json::{Value, json};

use answerscope_domain::clock::{Moment, later};
use answerscope_domain::entities::collection::CollectionWork;
use answerscope_domain::entities::task::{Task, TaskError};
use answerscope_domain::entities::webhook::EventKind;
use answerscope_domain::error::Result;
use answerscope_domain::ids::{CollectionId, Id};
use answerscope_store::Store;
use answerscope_store::aws::queue::Worker;
use answerscope_store::collection::ROW;
use answerscope_store::table::outbox::OutboxEntry;
use answerscope_store::table::{Action, Changed, Transaction, number, text};

use crate::tasks::{Tasks, link};
use crate::work::{Kind, Work};

/// How long a run may take from its start; what is left then is given up.
pub const LONGEST: Duration = Duration::from_secs(20 * 60 * 60);
/// How long dead letters leave a run alone: one step that fails is no reason to fail what others go on with.
const UNDISTURBED: Duration = Duration::from_secs(21 * 60 * 60);

impl Work for CollectionWork {
    type Id = CollectionId;

    const KIND: Kind = Kind {
        name: "collection",
        row: ROW,
        entry: "COLLECTION",
        message: "collect",
        id: CollectionId::KIND,
        worker: Worker::COLLECTOR,
        event: Some(EventKind::CollectionCompleted),
        gives_back: false,
    };

    /// What it came to is shown also where it fails.
    async fn failing(
        store: &Store,
        id: CollectionId,
        task: &mut Task<Self>,
        _: &TaskError,
    ) -> Result<Transaction<Changed>> {
        task.work.tallies = store.collections().tallies(id, &task.work).await?;
        task.work.errors = store.collections().last_errors(id).await?;
        Ok(Transaction::new())
    }

    async fn event_data(store: &Store, id: CollectionId, task: &Task<Self>) -> Result<Value> {
        Ok(json!({
            "collectionId": id,
            "status": task.task_state,
            "brandId": id.brand,
            "links": {"self": link(store, &format!("/collections/{id}"))},
        }))
    }
}

impl Tasks<'_, CollectionWork> {
    /// Notes that a run has begun, and keeps dead letters from failing it; `false` where it has begun before or is over.
    ///
    /// # Errors
    /// When the table does not take it.
    pub async fn begin(&self, id: CollectionId, task: &Task<CollectionWork>) -> Result<bool> {
        let undisturbed = later(Moment(task.created), UNDISTURBED);
        let set = "SET taskState = :processing, #work.started = :now, leaseUntil = :until";
        let update = Action::update(self.key(id), set)
            .when("taskState = :pending")
            .name("#work", "work")
            .value(":processing", text("processing"))
            .value(":pending", text("pending"))
            .value(":now", number(self.store.now().0))
            .value(":until", number(undisturbed.0));
        let begin = Transaction::new().guard(Changed, update);
        Ok(self.store.table().commit(begin).await?.is_ok())
    }

    /// Keeps the sweeper from sending a run's message before `due`.
    ///
    /// # Errors
    /// When the table does not take it.
    pub async fn put_off(&self, id: CollectionId, due: Moment) -> Result<()> {
        let entry = OutboxEntry::Task(Self::ENTRY.into(), id.token);
        let update = Action::update(entry.task_key(self.store.org.of(id.brand)), "SET due = :due")
            .when("attribute_exists(pk)")
            .value(":due", number(due.0));
        // Refused: the run has ended meanwhile.
        let _ended = self
            .store
            .table()
            .commit(Transaction::new().guard(Changed, update))
            .await?;
        Ok(())
    }

    const ENTRY: &'static str = <CollectionWork as Work>::KIND.entry;

    /// Ends a run with what it came to.
    ///
    /// # Errors
    /// When a store does not take it.
    pub async fn finish(&self, id: CollectionId, mut task: Task<CollectionWork>) -> Result<()> {
        task.work.tallies = self.store.collections().tallies(id, &task.work).await?;
        task.work.errors = self.store.collections().last_errors(id).await?;
        // Refused: another step has ended it, or its brand is gone.
        let _by_another = self.complete(id, task, Vec::new()).await?;
        Ok(())
    }
}
