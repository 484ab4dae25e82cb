//! Serves the insight writer as a Lambda function behind its queue.

#[tokio::main]
async fn main() -> Result<(), lambda_runtime::Error> {
    answerscope_core::worker::serve(|app, event| async move { answerscope_insight_writer::handle(app, event).await })
        .await
}
