//! Serves the operations of this crate as a Lambda function.

#[tokio::main]
async fn main() -> Result<(), lambda_http::Error> {
    answerscope_api::serve::operations(answerscope_console::OPERATIONS).await
}
