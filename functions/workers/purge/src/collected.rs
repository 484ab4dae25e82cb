//! Removing what the collections of a deleted brand leave beside their tasks: batches, lanes, tallies, errors, and what engines
//! were asked on their days. Their tasks tell the days, and go after them.

use std::collections::BTreeSet;

use answerscope_domain::entities::collection::CollectionWork;
use answerscope_domain::entities::task::Task;
use answerscope_domain::error::Result;
use answerscope_store::Store;
use answerscope_store::collection::ROW;
use answerscope_store::keys::BrandKeys;
use answerscope_store::runtime::budget::Budget;
use answerscope_store::table::{entity_of, key_of};

use crate::brand::remove_range;

/// Removes the items of all collections; `false` when the budget ended first.
#[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all)]
pub(crate) async fn remove_collected(store: &Store, keys: BrandKeys, budget: &mut Budget) -> Result<bool> {
    let (tasks, mut from, mut days) = (keys.tasks_of(ROW), None, BTreeSet::new());
    loop {
        let (items, next) = store.table().query_page(&tasks, from).await?;
        for item in items {
            let key = key_of(&item);
            let Ok(task) = entity_of::<Task<CollectionWork>>(item) else {
                // Its items end by themselves.
                tracing::error!(?key, "a collection of a deleted brand can not be read");
                continue;
            };
            days.insert(task.work.day);
            if !remove_range(store, &keys.run_items(task.token), budget).await? {
                return Ok(false);
            }
        }
        from = next;
        if from.is_none() {
            break;
        }
    }
    for day in days {
        if !remove_range(store, &keys.asked_blocks(day), budget).await? {
            return Ok(false);
        }
    }
    Ok(true)
}
