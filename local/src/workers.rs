//! Which handler is behind which queue.

use std::sync::Arc;

use answerscope_api::app::App;
use answerscope_domain::entities::export::ExportWork;
use answerscope_domain::entities::insight::GenerationWork;
use answerscope_store::aws::queue::Worker;
use answerscope_tasks::Work;
use aws_lambda_events::sqs::{BatchItemFailure, SqsBatchResponse, SqsEvent};
use futures::future::BoxFuture;

type Handler = fn(Arc<App>, SqsEvent) -> BoxFuture<'static, SqsBatchResponse>;

/// Every worker and its handler.
const HANDLERS: &[(Worker, Handler)] = &[
    (Worker::PURGE, |app, event| {
        Box::pin(answerscope_purge::handle(app, event))
    }),
    (Worker::ROLLUP, |app, event| {
        Box::pin(answerscope_rollup::handle(app, event))
    }),
    (Worker::BACKFILL, |app, event| {
        Box::pin(answerscope_rollup::handle(app, event))
    }),
    (Worker::WEBHOOK_SENDER, |app, event| {
        Box::pin(answerscope_webhook_sender::handle(app, event))
    }),
    (Worker::TREND_FINDER, |app, event| {
        Box::pin(answerscope_trend_finder::handle(app, event))
    }),
    (Worker::COLLECTOR, |app, event| {
        Box::pin(answerscope_answer_collector::handle(app, event))
    }),
    (ExportWork::KIND.worker, |app, event| {
        Box::pin(answerscope_export_builder::handle(app, event))
    }),
    (GenerationWork::KIND.worker, |app, event| {
        Box::pin(answerscope_insight_writer::handle(app, event))
    }),
];

/// Hands a batch to its worker.
pub async fn handle(app: &Arc<App>, worker: Worker, event: SqsEvent) -> SqsBatchResponse {
    let Some((_, handle)) = HANDLERS.iter().find(|(known, _)| *known == worker) else {
        tracing::error!(?worker, "a worker without a handler");
        return refused(&event);
    };
    handle(Arc::clone(app), event).await
}

/// All messages of a batch come again.
fn refused(event: &SqsEvent) -> SqsBatchResponse {
    let mut response = SqsBatchResponse::default();
    for record in &event.records {
        let mut failure = BatchItemFailure::default();
        failure.item_identifier = record.message_id.clone().unwrap_or_default();
        response.batch_item_failures.push(failure);
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;
    use answerscope_tasks::registry;

    #[test]
    fn every_worker_has_one_handler() {
        let mut handled: Vec<Worker> = HANDLERS.iter().map(|(worker, _)| *worker).collect();
        handled.sort();
        assert_eq!(handled, registry::workers());
    }
}
