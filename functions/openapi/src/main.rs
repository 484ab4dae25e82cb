//! Serves the document and the reference as a Lambda function, and refuses what is no route at all.

use std::sync::Arc;

use answerscope_core::{dispatch, serve};

#[tokio::main]
async fn main() -> Result<(), lambda_http::Error> {
    let app = serve::start().await?;
    let nothing = dispatch::router(Arc::clone(&app), &[]);
    let routes = answerscope_openapi::router(Arc::clone(&app)).merge(nothing);
    lambda_http::run(serve::measured(&app, routes)).await
}
