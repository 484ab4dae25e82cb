//! Serves the MCP server as a Lambda function.

use std::sync::Arc;

use answerscope_api::serve;

#[tokio::main]
async fn main() -> Result<(), lambda_http::Error> {
    let app = serve::start().await?;
    let routes = answerscope_mcp::router(Arc::clone(&app), &answerscope_openapi::operations());
    serve::routes(&app, routes).await
}
