//! The rollup worker: makes segments agree with facts.
//!
//! A message names a brand; what there is to do stands in the brand's marks. Marks are deleted only after the work
//! is visible, so a message that comes twice, late or never changes nothing but the time at which the numbers show.

use std::collections::{BTreeMap, BTreeSet};

use answerscope_core::Result;
use answerscope_core::app::App;
use answerscope_core::error::Error;
use answerscope_core::ids::PromptId;
use answerscope_core::store::Store;
use answerscope_core::store::marks::{Mark, marked_brands};
use answerscope_core::store::queue::Settle;
use answerscope_metrics::{Bitmap, Day, Span};
use aws_lambda_events::sqs::{BatchItemFailure, SqsBatchResponse, SqsEvent};
use std::sync::Arc;

/// Handles a batch of messages; those that failed are named, so that only they come again.
pub async fn handle(app: &Arc<App>, event: SqsEvent) -> SqsBatchResponse {
    let mut response = SqsBatchResponse::default();
    let mut done: BTreeSet<String> = BTreeSet::new();
    for record in event.records {
        let body = record.body.unwrap_or_default();
        if done.contains(&body) {
            continue;
        }
        match settle_message(app, &body).await {
            Ok(()) => drop(done.insert(body)),
            Err(error) => {
                tracing::error!(%error, %body, "could not settle");
                let mut failure = BatchItemFailure::default();
                failure.item_identifier = record.message_id.unwrap_or_default();
                response.batch_item_failures.push(failure);
            }
        }
    }
    response
}

async fn settle_message(app: &Arc<App>, body: &str) -> Result<()> {
    let message: Settle = serde_json::from_str(body).map_err(Error::internal)?;
    // Boxed: the SDK's futures are deeply nested, and a boxed one ends the compiler's descent.
    Box::pin(settle(&Store::new(app, message.organization), message)).await
}

/// Does what the brand's marks ask for.
pub async fn settle(store: &Store, message: Settle) -> Result<()> {
    let marks = store.marks(message.brand).await?;
    if marks.is_empty() {
        return Ok(());
    }
    let (mut done, marks): (Vec<_>, Vec<_>) = marks.into_iter().filter(|(_, mark)| *mark != Mark::Brand).unzip();
    let catalog = match store.catalog(message.brand).await {
        Ok(catalog) => catalog,
        // A deleted brand needs no numbers.
        Err(Error::NotFound) => return store.clear(done).await,
        Err(error) => return Err(error),
    };
    let mut days: BTreeMap<Span, BTreeSet<Day>> = BTreeMap::new();
    for mark in &marks {
        match mark {
            Mark::Days(span, marked) => days.entry(*span).or_default().extend(marked),
            Mark::Prompt(ordinal) => {
                let prompt = PromptId {
                    brand: message.brand,
                    ordinal: *ordinal,
                };
                for day in store.days_of_prompt(prompt).await? {
                    days.entry(day.span()).or_default().insert(day);
                }
            }
            Mark::Naming | Mark::Brand => {}
        }
    }
    if marks.contains(&Mark::Naming) {
        for (day, mark) in store
            .reread_facts(&catalog.brand, days.keys().copied().collect())
            .await?
        {
            days.entry(day.span()).or_default().insert(day);
            done.push(mark);
        }
    }
    let live: Bitmap = catalog.all();
    for (span, days) in days {
        let days: Vec<Day> = days.into_iter().collect();
        store
            .rebuild_span(message.brand, span, &days, &|ordinal| live.contains(ordinal))
            .await?;
    }
    store.clear(done).await
}

/// Sends again what still awaits the worker: messages are lost when a process is killed, marks are not.
pub async fn sweep(app: &App) -> Result<usize> {
    let brands = marked_brands(&app.table).await?;
    let count = brands.len();
    for keys in brands.into_values() {
        app.queue
            .settle(Settle {
                organization: keys.organization,
                brand: keys.brand,
            })
            .await?;
    }
    Ok(count)
}
