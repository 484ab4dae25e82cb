//! Serves the answer collector as a Lambda function behind its queue.

#[tokio::main]
async fn main() -> Result<(), lambda_runtime::Error> {
    answerscope_api::worker::serve(|app, event| async move { answerscope_answer_collector::handle(app, event).await })
        .await
}
