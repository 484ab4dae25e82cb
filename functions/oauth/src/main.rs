//! Serves the authorization server and the pages of signing in as a Lambda function.

use std::sync::Arc;

use answerscope_api::serve;

#[tokio::main]
async fn main() -> Result<(), lambda_http::Error> {
    let app = serve::start_with(answerscope_oauth::provider_secret::complete).await?;
    serve::routes(&app, answerscope_oauth::router(Arc::clone(&app))).await
}
