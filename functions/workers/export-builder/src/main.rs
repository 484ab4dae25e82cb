//! Serves the export builder as a Lambda function behind its queue.

#[tokio::main]
async fn main() -> Result<(), lambda_runtime::Error> {
    answerscope_api::worker::serve(|app, event| async move { answerscope_export_builder::handle(app, event).await })
        .await
}
