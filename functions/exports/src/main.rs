//! Serves the operations of this crate, and the route that opens archives, as Lambda functions: each route is a function of its own.

use std::sync::Arc;

use answerscope_api::{dispatch, serve};

#[tokio::main]
async fn main() -> Result<(), lambda_http::Error> {
    let app = serve::start().await?;
    let operations = dispatch::router(Arc::clone(&app), answerscope_exports::OPERATIONS);
    let routes = answerscope_exports::downloads(Arc::clone(&app)).merge(operations);
    serve::routes(&app, routes).await
}
