//! Ending what a deleted brand's tasks have begun: what the open ones have cost is given back, and uploads of exports are aborted.
//!
//! Tasks stay as long as their brand, so there may be more of them than a function holds. They are read a page at a time, and
//! go as soon as nothing is to be done about them: the next message begins behind them.

use answerscope_domain::entities::export::ExportWork;
use answerscope_domain::error::Result;
use answerscope_store::Store;
use answerscope_store::keys::{BrandKeys, Key};
use answerscope_store::runtime::budget::Budget;
use answerscope_store::runtime::retry::Retry;
use answerscope_store::table::{key_of, text_of};
use answerscope_tasks::Work;
use answerscope_tasks::registry::{self, AnyWork};

use crate::TOGETHER;

/// Fails the tasks that are not over and whose failure gives something back, removes the rows of that kind, and aborts uploads of
/// exports; `false` when the budget ended first.
#[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all)]
pub(crate) async fn end_tasks(store: &Store, keys: BrandKeys, budget: &mut Budget) -> Result<bool> {
    let (any, _) = store.table().query_first(&keys.tasks(), "pk", 1).await?;
    if any.is_empty() {
        return Ok(true);
    }
    for kind in registry::KINDS.iter().filter(|kind| kind.gives_back) {
        let work = registry::find(|other| other.name == kind.name);
        if let Some(work) = work
            && !end_kind(store, keys, work, budget).await?
        {
            return Ok(false);
        }
    }
    let exports = keys.tasks_of(ExportWork::KIND.row);
    let (exports, _) = store.table().query_first(&exports, "pk", 1).await?;
    if !exports.is_empty() {
        let [.., archives] = keys.objects();
        store.blobs().abort_uploads(&archives).await?;
    }
    Ok(true)
}

/// Fails the open tasks of a kind and removes the rows of all; `false` when the budget ended first.
async fn end_kind(store: &Store, keys: BrandKeys, work: &dyn AnyWork, budget: &mut Budget) -> Result<bool> {
    let tasks = keys.tasks_of(work.kind().row);
    while budget.left() > 0 {
        let most = budget.step().min(TOGETHER);
        let (rows, more) = store.table().query_first(&tasks, "pk, sk, taskState", most).await?;
        for row in &rows {
            // What is over stays so.
            if !matches!(text_of(row, "taskState"), Some("completed" | "failed")) {
                end(store, keys, work, key_of(row)).await?;
            }
        }
        budget.spend(rows.len());
        store.table().delete_all(rows.iter().map(key_of).collect()).await?;
        if !more {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Fails a task, unless it is over.
async fn end(store: &Store, keys: BrandKeys, work: &dyn AnyWork, key: Key) -> Result<()> {
    let mut attempts = Retry::new("a task of a deleted brand was claimed at every attempt to end it");
    while let Some(row) = store.table().get(&key).await? {
        attempts.next().await?;
        match work.fail_with_brand(store, keys.brand, row).await? {
            // Read again: a worker that claimed it in between would keep what it has cost.
            Some(true) => {}
            Some(false) => return Ok(()),
            None => {
                tracing::error!(
                    ?key,
                    "a task of a deleted brand can not be read: what it has cost goes with it"
                );
                return Ok(());
            }
        }
    }
    Ok(())
}
