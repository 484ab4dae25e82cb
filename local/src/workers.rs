//! Which handler is behind which queue.

use std::sync::Arc;

use answerscope_core::app::App;
use answerscope_core::store::queue::Worker;
use aws_lambda_events::sqs::{SqsBatchResponse, SqsEvent};

/// Hands a batch to its worker.
pub async fn handle(app: &Arc<App>, worker: Worker, event: SqsEvent) -> SqsBatchResponse {
    let app = Arc::clone(app);
    match worker {
        Worker::Cascade => answerscope_cascade::handle(app, event).await,
        Worker::Rollup => answerscope_rollup::handle(app, event).await,
        Worker::ExportBuilder => answerscope_export_builder::handle(app, event).await,
        Worker::WebhookSender => answerscope_webhook_sender::handle(app, event).await,
        Worker::InsightWriter => answerscope_insight_writer::handle(app, event).await,
        Worker::TrendFinder => answerscope_trend_finder::handle(app, event).await,
    }
}
