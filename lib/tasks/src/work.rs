//! What a kind of work says of itself.

use answerscope_domain::entities::task::{Task, TaskError};
use answerscope_domain::entities::webhook::EventKind;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{BrandId, Tokened};
use answerscope_store::Store;
use answerscope_store::aws::queue::Worker;
use answerscope_store::table::{Changed, Conditional, Transaction};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// The words of a kind of work. They are stored and sent, so they stay as they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Kind {
    /// The `kind` of its tasks' rows, and what people call it.
    pub name: &'static str,
    /// The word in the keys of its tasks' rows.
    pub row: &'static str,
    /// The word in the keys of its tasks' outbox entries.
    pub entry: &'static str,
    /// The `kind` of its messages.
    pub message: &'static str,
    /// The word that its ids begin with, and the field of a message that has the id.
    pub id: &'static str,
    /// Who does it.
    pub worker: Worker,
    /// What a completed task tells the bus; `None`: nothing.
    pub event: Option<EventKind>,
    /// Whether a start takes something that a failure gives back, also when the task's brand is gone.
    pub gives_back: bool,
}

/// What a start takes from the organization.
pub enum Cost {
    /// Nothing.
    Nothing,
    /// This action takes it in the transaction that starts the task; refused, the start fails with the error.
    Taken(Box<Conditional>, Error),
    /// There is not enough left.
    Refused(Error),
}

/// A kind of work: what its tasks' rows hold as input and result.
pub trait Work: Serialize + DeserializeOwned + Send + Sync + 'static {
    /// Names a task.
    type Id: Tokened;
    /// Its words.
    const KIND: Kind;

    /// What a start takes.
    ///
    /// # Errors
    /// When the work can not be done at all, such as that of a brand that is not there.
    fn cost(&self, store: &Store, brand: BrandId) -> impl Future<Output = Result<Cost>> + Send {
        let _costs_nothing = (store, brand);
        async { Ok(Cost::Nothing) }
    }

    /// Changes what a task shows that is about to fail. The transaction is part of the one that fails it: it gives
    /// back what the start took, or tells when the task is not to fail.
    ///
    /// # Errors
    /// The task stays open, and its message comes again.
    fn failing(
        store: &Store,
        id: Self::Id,
        task: &mut Task<Self>,
        error: &TaskError,
    ) -> impl Future<Output = Result<Transaction<Changed>>> + Send {
        let _nothing_to_change = (store, id, task, error);
        async { Ok(Transaction::new()) }
    }

    /// Clears up after [`Work::failing`]. `stands`: the task has failed; else it had ended before, or its brand is gone.
    ///
    /// # Errors
    /// The message comes again, and finds that the task is over.
    fn failed(store: &Store, id: Self::Id, task: &Task<Self>, stands: bool) -> impl Future<Output = Result<()>> + Send {
        let _nothing_to_clear = (store, id, task, stands);
        async { Ok(()) }
    }

    /// What receivers of its event get as `data`.
    ///
    /// # Errors
    /// The event is not told now; the sweeper does it later.
    fn event_data(store: &Store, id: Self::Id, task: &Task<Self>) -> impl Future<Output = Result<Value>> + Send {
        let _tells_nothing = (store, id, task);
        async { Ok(Value::Null) }
    }
}
