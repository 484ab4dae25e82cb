//! Serves the sweeper as a Lambda function: on a schedule, and behind the dead-letter queues.

#[tokio::main]
async fn main() -> Result<(), lambda_runtime::Error> {
    let app = answerscope_api::serve::start().await?;
    answerscope_api::worker::invocations(app, |app, event| async move {
        Ok(answerscope_sweeper::handle(app, event).await?)
    })
    .await
}
