//! Serves the trend finder as a Lambda function behind its queue.

#[tokio::main]
async fn main() -> Result<(), lambda_runtime::Error> {
    answerscope_api::worker::serve(|app, event| async move { answerscope_trend_finder::handle(app, event).await }).await
}
