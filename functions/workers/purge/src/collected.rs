//! Removing what the collections of a deleted brand leave beside their tasks: batches, lanes, tallies, errors, and what engines
//! were asked on their days. Their tasks tell the days, and go after them: the next message begins behind those that are done.

use std::collections::BTreeSet;

use answerscope_domain::entities::collection::CollectionWork;
use answerscope_domain::entities::task::Task;
use answerscope_domain::error::Result;
use answerscope_metrics::Day;
use answerscope_store::Store;
use answerscope_store::collection::ROW;
use answerscope_store::keys::{BrandKeys, Key};
use answerscope_store::runtime::budget::Budget;
use answerscope_store::table::{Item, entity_of, key_of};

use crate::brand::remove_range;

/// Tasks whose rows go together, after some fifty requests.
const TOGETHER: usize = 25;

/// Removes the items of all collections, and their tasks; `false` when the budget ended first.
#[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all)]
pub(crate) async fn remove_collected(store: &Store, keys: BrandKeys, budget: &mut Budget) -> Result<bool> {
    let (tasks, mut from, mut days) = (keys.tasks_of(ROW), None, BTreeSet::new());
    loop {
        let (items, next) = store.table().query_page(&tasks, from).await?;
        for some in items.chunks(TOGETHER) {
            let done = remove_items(store, keys, some, &mut days, budget).await?;
            let all = done.len() == some.len();
            store.table().delete_all(done).await?;
            if !all {
                return Ok(false);
            }
        }
        from = next;
        if from.is_none() {
            return Ok(true);
        }
    }
}

/// Removes the items of some collections and of their days, but those of `days`, of which nothing is left; returns the keys of the
/// tasks that are done, one of which is begun at least. The others need another budget.
async fn remove_items(
    store: &Store,
    keys: BrandKeys,
    tasks: &[Item],
    days: &mut BTreeSet<Day>,
    budget: &mut Budget,
) -> Result<Vec<Key>> {
    let mut done = Vec::new();
    for item in tasks {
        let key = key_of(item);
        if let Ok(task) = entity_of::<Task<CollectionWork>>(item.clone()) {
            if !remove_range(store, &keys.run_items(task.token), budget).await? {
                break;
            }
            let day = task.work.day;
            if !days.contains(&day) && !remove_range(store, &keys.asked_blocks(day), budget).await? {
                break;
            }
            days.insert(day);
        } else {
            // Its items end by themselves.
            tracing::error!(?key, "a collection of a deleted brand can not be read");
        }
        // To ask for the items of one that has none takes its time, too.
        budget.spend(1);
        done.push(key);
    }
    Ok(done)
}
