//! Imports of trends. A trend's key follows from its name and location, so that an import that is
//! repeated, by a caller or by a second attempt, finds the trends of the first.

use answerscope_domain::entities::task::{Task, TaskError};
use answerscope_domain::entities::trend::{TrendRecord, TrendWork};
use answerscope_domain::error::Result;
use answerscope_domain::ids::{BrandId, Id, TrendImportId};
use answerscope_store::Store;
use answerscope_store::aws::queue::Worker;
use answerscope_store::monitoring::put_trend;
use answerscope_store::runtime::retry::Retry;
use answerscope_store::table::{Action, Changed, Guard, Transaction, entity_of, item_of};

use crate::tasks::Tasks;
use crate::work::{Kind, Work};

/// Trends in one transaction.
const PER_TRANSACTION: usize = 25;

impl Work for TrendWork {
    type Id = TrendImportId;

    const KIND: Kind = Kind {
        name: "trend import",
        row: "IMPORT",
        entry: "TRENDS",
        message: "findTrends",
        id: TrendImportId::KIND,
        worker: Worker::TREND_FINDER,
        event: None,
        gives_back: false,
    };

    /// The keywords are needed no longer.
    async fn failing(
        _: &Store,
        _: TrendImportId,
        task: &mut Task<Self>,
        _: &TaskError,
    ) -> Result<Transaction<Changed>> {
        task.work.keywords.clear();
        Ok(Transaction::new())
    }
}

/// Ends an import with the trends that it found.
///
/// # Errors
/// When the table does not take it.
pub async fn complete_trends(
    store: &Store,
    id: TrendImportId,
    mut task: Task<TrendWork>,
    found: Vec<TrendRecord>,
) -> Result<()> {
    for part in found.chunks(PER_TRANSACTION) {
        write_trends(store, id.brand, part).await?;
    }
    task.work.keywords.clear();
    // Refused: it has ended meanwhile, by another worker, or its brand is gone.
    let _by_another = Tasks::new(store).complete(id, task, Vec::new()).await?;
    Ok(())
}

/// Writes trends: new ones, and what is new of those that are there.
async fn write_trends(store: &Store, brand: BrandId, part: &[TrendRecord]) -> Result<()> {
    let keys = store.org.of(brand);
    let mut attempts = Retry::new("trends changed under every attempt to write them");
    loop {
        attempts.next().await?;
        let read = part.iter().map(|trend| keys.trend(trend.id.token)).collect();
        let mut items = store.table().batch_get(read).await?;
        let mut write = Transaction::new().guard(Guard::BrandGone, Action::exists(keys.brand()));
        for trend in part {
            let Some(item) = items.remove(&keys.trend(trend.id.token)) else {
                let item = item_of(keys.trend(trend.id.token), "trend", trend)?;
                write = write.guard(Guard::Changed, Action::put_new(item));
                continue;
            };
            let old: TrendRecord = entity_of(item)?;
            let mut new = old.clone().with(trend);
            if new != old {
                new.revision += 1;
                write = write.guard(Guard::Changed, put_trend(store, &new)?);
            }
        }
        match store.table().commit(write).await? {
            // Where the brand is gone, its trends are gone with it.
            Ok(()) | Err(Guard::BrandGone) => return Ok(()),
            Err(Guard::Changed) => {}
        }
    }
}
