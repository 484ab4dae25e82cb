//! Starts what organizations collect by themselves: for each whose time has come, a collection of each of its brands, and for a
//! brand that has got its first prompts, one of these. What there is no time for is noted, and the next one goes on there; what
//! was started already stays the same.

use std::sync::Arc;
use std::time::Duration;

use answerscope_api::app::App;
use answerscope_domain::clock::{Moment, later};
use answerscope_domain::entities::collection::{AskedEngine, CollectionWork};
use answerscope_domain::error::{Error, Result};
use answerscope_store::Store;
use answerscope_store::callers::collecting::{Collecting, collecting_page};
use answerscope_store::keys::BrandKeys;
use answerscope_store::table::outbox::OutboxEntry;
use answerscope_tasks::Tasks;
use answerscope_tasks::collecting::start_first;

/// How long it starts collections; the next one goes on.
const BEGINS: Duration = Duration::from_secs(20);
/// Brands that are started before it is looked at the time.
const TOGETHER: usize = 25;

fn engines(app: &App) -> Vec<AskedEngine> {
    app.settings.engines.iter().map(|one| one.channel().into()).collect()
}

/// Starts the first collection of a brand whose outbox entry says that it has got its first prompts, by the engines of the
/// deployment, and deletes the entry. However often it is tried, one is started.
///
/// # Errors
/// When the table does not answer; the entry stays.
pub(crate) async fn start_first_of(app: &App, keys: BrandKeys) -> Result<()> {
    let (engines, store) = (engines(app), Store::new(&app.stores, keys.organization));
    if !engines.is_empty() {
        match start_first(&store, keys.brand, engines).await {
            // Deleted meanwhile.
            Ok(()) | Err(Error::NotFound) => {}
            Err(error) => return Err(error),
        }
    }
    let entry = OutboxEntry::FirstCollection.task_key(keys);
    store.outbox().clear(vec![entry]).await
}

/// Starts the collections that are due, and returns of how many organizations. The built-in engine is asked by nobody
/// but people: without engines of its own, a deployment starts nothing by itself.
///
/// # Errors
/// When the table does not answer. An organization whose collections can not be started keeps no other from its own.
pub async fn collect_due(app: &Arc<App>) -> Result<usize> {
    let engines = engines(app);
    if engines.is_empty() {
        return Ok(0);
    }
    let begun = app.stores.clock.now();
    let late = || app.stores.clock.now() >= later(begun, BEGINS);
    let (mut from, mut started) = (None, 0);
    loop {
        let (page, next) = collecting_page(&app.stores.table, from).await?;
        for collecting in page {
            let Some(at) = collecting.due(app.stores.clock.now()) else {
                continue;
            };
            if late() {
                return Ok(started);
            }
            match start(app, &collecting, at, &engines, &late).await {
                Ok(all) => started += usize::from(all),
                Err(error) => {
                    tracing::error!(%error, organization = %collecting.organization, "its collections are not started")
                }
            }
        }
        from = next;
        if from.is_none() {
            return Ok(started);
        }
    }
}

/// Starts the collections of an organization's brands for a time, behind those that were started before; `false` where there
/// was no time for all of them.
async fn start(
    app: &Arc<App>,
    collecting: &Collecting,
    at: Moment,
    engines: &[AskedEngine],
    late: &(dyn Fn() -> bool + Sync),
) -> Result<bool> {
    let store = Store::new(&app.stores, collecting.organization);
    let settings = store.collecting().await?;
    let tasks = Tasks::<CollectionWork>::new(&store);
    let reached = collecting.reached.filter(|(starting, _)| *starting == at);
    let mut after = reached.map(|(_, brand)| brand);
    loop {
        let brands = match settings.collection {
            true => store.brands().following(after, TOGETHER).await?,
            // It was switched off since it was listed.
            false => Vec::new(),
        };
        let Some(last) = brands.last() else { break };
        for brand in &brands {
            match tasks.start_scheduled(*brand, at, engines.to_vec(), &settings).await {
                // Deleted meanwhile.
                Ok(_) | Err(Error::NotFound) => {}
                Err(error) => return Err(error),
            }
        }
        if late() {
            store.collecting_reached(at, *last).await?;
            return Ok(false);
        }
        after = Some(*last);
    }
    store.collecting_started(at).await?;
    Ok(true)
}
