//! Serves the document and the reference as a Lambda function, and refuses what is no route at all.

use std::sync::Arc;

use answerscope_api::{dispatch, serve};

#[tokio::main]
async fn main() -> Result<(), lambda_http::Error> {
    let app = serve::start().await?;
    // It knows the paths of all operations, to tell a wrong method from a path that is none, and runs none of them: what is
    // right goes to the function of its resource and never comes here.
    let others = dispatch::refusals(Arc::clone(&app), &answerscope_openapi::operations());
    let routes = answerscope_openapi::router(Arc::clone(&app)).merge(others);
    serve::routes(&app, routes).await
}
