//! Imports of trends. A trend's key follows from its name and location, so that an import that is
//! repeated, by a caller or by a second attempt, finds the trends of the first.

use answerscope_domain::entities::task::{Task, TaskError};
use answerscope_domain::entities::trend::{TrendRecord, TrendWork};
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{BrandId, Id, TrendImportId};
use answerscope_store::Store;
use answerscope_store::aws::queue::Worker;
use answerscope_store::table::{Changed, Transaction};

use crate::tasks::Tasks;
use crate::work::{Cost, Kind, Work};

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

    /// Nothing, and an import that could make no trend does not begin.
    async fn cost(&self, store: &Store, brand: BrandId) -> Result<Cost> {
        match store.trends().require_place(brand).await {
            Ok(()) => Ok(Cost::Nothing),
            Err(refusal @ Error::QuotaReached { .. }) => Ok(Cost::Refused(refusal)),
            Err(error) => Err(error),
        }
    }

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

/// Ends an import with the trends that it found, the most important first.
///
/// # Errors
/// When the table does not take it.
pub async fn complete_trends(
    store: &Store,
    id: TrendImportId,
    mut task: Task<TrendWork>,
    found: Vec<TrendRecord>,
) -> Result<()> {
    let left_out = store.trends().add(id.brand, &found).await?;
    if left_out > 0 {
        tracing::info!(%id, left_out, found = found.len(), "the brand has as many trends as it may have");
    }
    task.work.keywords.clear();
    // Refused: it has ended meanwhile, by another worker, or its brand is gone.
    let _by_another = Tasks::new(store).complete(id, task, Vec::new()).await?;
    Ok(())
}
