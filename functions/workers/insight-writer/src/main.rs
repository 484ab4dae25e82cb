//! Serves the insight writer as a Lambda function behind its queue.

#[tokio::main]
async fn main() -> Result<(), lambda_runtime::Error> {
    let app = answerscope_api::serve::start_with(answerscope_insight_writer::secret::complete).await?;
    answerscope_api::worker::run(app, |app, event| async move {
        answerscope_insight_writer::handle(app, event).await
    })
    .await
}
