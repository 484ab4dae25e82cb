//! Starts what organizations collect by themselves: for each whose time has come, a collection of each of its brands, and for a
//! brand that has got its first prompts, one of these.
//!
//! Organizations take turns: some brands of each, then some more of those that have more. How far each has come is noted with
//! its turn, and the next sweep goes on there and begins with those whose last turn is longest ago, so that one with many
//! brands keeps no other waiting. What was started already stays the same, whoever starts it again.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use answerscope_api::app::App;
use answerscope_domain::clock::{Moment, later};
use answerscope_domain::entities::collection::{AskedEngine, CollectionWork};
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{BrandId, OrgId};
use answerscope_store::Store;
use answerscope_store::callers::collecting::{Collecting, collecting_page};
use answerscope_store::keys::BrandKeys;
use answerscope_store::table::outbox::OutboxEntry;
use answerscope_tasks::Tasks;
use answerscope_tasks::collecting::start_first;
use futures::stream::{self, StreamExt};

/// How long turns begin; the next sweep goes on.
const BEGINS: Duration = Duration::from_secs(20);
/// Brands of a turn.
const TOGETHER: usize = 25;
/// Brands of a turn that are started side by side.
const SIDE_BY_SIDE: usize = 8;
/// Organizations whose turns are side by side.
const ORGANIZATIONS: usize = 4;
/// Organizations that wait for their turns in a sweep, which has not the time for as many; the others wait for the next one.
const MOST_WAITING: usize = 5_000;

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

/// Starts the collections that are due, and returns of how many organizations all are started. The built-in engine is asked by
/// nobody but people: without engines of its own, a deployment starts nothing by itself.
///
/// # Errors
/// When the table does not answer; what could be read has had its turns. An organization whose collections can not be started
/// keeps no other from its own.
pub async fn collect_due(app: &Arc<App>) -> Result<usize> {
    let engines = engines(app);
    if engines.is_empty() {
        return Ok(0);
    }
    let begun = app.stores.clock.now();
    let mut waiting = Waiting::default();
    let read = waiting.read(app, begun).await;
    let mut started = 0;
    while !waiting.0.is_empty() && app.stores.clock.now() < later(begun, BEGINS) {
        let next = ORGANIZATIONS.min(waiting.0.len());
        let turns = stream::iter(waiting.0.drain(..next).collect::<Vec<_>>()).map(|due| due.turn(app, &engines));
        let turns: Vec<Turn> = turns.buffer_unordered(ORGANIZATIONS).collect().await;
        for turn in turns {
            match turn {
                Turn::Started => started += 1,
                Turn::Reached(due) => waiting.0.push_back(due),
                Turn::Failed => {}
            }
        }
    }
    read.map(|()| started)
}

/// Organizations that wait for their turns, the next one first.
#[derive(Default)]
struct Waiting(VecDeque<Due>);

impl Waiting {
    /// Reads whose collections are due: of more than may wait, those whose last turn is longest ago.
    async fn read(&mut self, app: &App, now: Moment) -> Result<()> {
        let mut from = None;
        loop {
            let (page, next) = collecting_page(&app.stores.table, from).await?;
            self.add(page.iter().filter_map(|collecting| Due::of(collecting, now)));
            from = next;
            if from.is_none() {
                return Ok(());
            }
        }
    }

    fn add(&mut self, due: impl Iterator<Item = Due>) {
        self.0.extend(due);
        let in_turn = |due: &Due| (due.last_turn, due.organization);
        self.0.make_contiguous().sort_unstable_by_key(in_turn);
        self.0.truncate(MOST_WAITING);
    }
}

/// An organization whose collections are due.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Due {
    organization: OrgId,
    /// The time for which they are to be started.
    at: Moment,
    /// The last brand that was come to.
    after: Option<BrandId>,
    last_turn: Option<Moment>,
}

/// What came of a turn.
enum Turn {
    /// All of the organization's collections are started.
    Started,
    /// There may be more brands.
    Reached(Due),
    /// The next sweep tries again.
    Failed,
}

impl Due {
    fn of(collecting: &Collecting, now: Moment) -> Option<Self> {
        let at = collecting.due(now)?;
        Some(Self {
            organization: collecting.organization,
            at,
            after: collecting.reached_for(at),
            last_turn: collecting.turn,
        })
    }

    async fn turn(self, app: &App, engines: &[AskedEngine]) -> Turn {
        let organization = self.organization;
        let store = Store::new(&app.stores, organization);
        // Boxed: the SDK's futures are deeply nested.
        let error = match Box::pin(self.start(&store, engines)).await {
            Ok(turn) => return turn,
            Err(error) => error,
        };
        tracing::error!(%error, %organization, "its collections are not started");
        // It is not to be the first of each sweep.
        if let Err(error) = store.collecting_failed().await {
            tracing::warn!(%error, %organization, "its turn is not noted");
        }
        Turn::Failed
    }

    /// Starts the collections of some brands, behind those that were started before.
    async fn start(self, store: &Store, engines: &[AskedEngine]) -> Result<Turn> {
        let settings = store.collecting().await?;
        let brands = match settings.collection {
            true => store.brands().following(self.after, TOGETHER).await?,
            // It was switched off since it was listed.
            false => Vec::new(),
        };
        let (tasks, settings) = (Tasks::<CollectionWork>::new(store), &settings);
        let starts = stream::iter(brands.iter().copied())
            .map(|brand| tasks.start_scheduled(brand, self.at, engines.to_vec(), settings));
        // All of them end: one that fails keeps no other of the turn from being started.
        let starts: Vec<_> = starts.buffer_unordered(SIDE_BY_SIDE).collect().await;
        for start in starts {
            match start {
                // Deleted meanwhile.
                Ok(_) | Err(Error::NotFound) => {}
                Err(error) => return Err(error),
            }
        }
        match brands.last() {
            Some(last) if brands.len() == TOGETHER => {
                store.collecting_reached(self.at, *last).await?;
                let after = Some(*last);
                Ok(Turn::Reached(Self { after, ..self }))
            }
            _ => {
                store.collecting_started(self.at).await?;
                Ok(Turn::Started)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn due(number: usize, last_turn: Option<i64>) -> Due {
        Due {
            organization: OrgId::derived(Moment(0), &[&number.to_be_bytes()]),
            at: Moment(0),
            after: None,
            last_turn: last_turn.map(Moment),
        }
    }

    #[test]
    fn of_more_than_may_wait_those_do_whose_last_turn_is_longest_ago() {
        let mut waiting = Waiting::default();
        let many = (0..MOST_WAITING).rev();
        waiting.add(many.map(|number| due(number, Some(number as i64))));
        let never = due(MOST_WAITING, None);
        waiting.add([due(MOST_WAITING + 1, Some(MOST_WAITING as i64)), never.clone()].into_iter());
        assert_eq!(waiting.0.len(), MOST_WAITING);
        assert!(waiting.0.range(..2).eq([&never, &due(0, Some(0))]));
        assert_eq!(
            waiting.0[MOST_WAITING - 1].last_turn,
            Some(Moment(MOST_WAITING as i64 - 2))
        );
    }
}
