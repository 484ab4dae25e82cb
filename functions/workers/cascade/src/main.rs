//! Serves the cascade worker as a Lambda function behind its queue.

#[tokio::main]
async fn main() -> Result<(), lambda_runtime::Error> {
    answerscope_core::worker::serve(|app, event| async move { answerscope_cascade::handle(app, event).await }).await
}
