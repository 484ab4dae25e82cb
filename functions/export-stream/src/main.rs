//! Serves the operation of this crate as a Lambda function whose response is streamed.

#[tokio::main]
async fn main() -> Result<(), lambda_http::Error> {
    answerscope_api::serve::streamed(answerscope_export_stream::OPERATIONS).await
}
