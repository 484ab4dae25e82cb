//! Serves the document and the reference as a Lambda function.

use std::sync::Arc;

use answerscope_core::app::App;
use answerscope_core::config::Settings;

#[tokio::main]
async fn main() -> Result<(), lambda_http::Error> {
    answerscope_core::serve::log_as_json();
    lambda_http::run(answerscope_openapi::router(Arc::new(
        App::on_aws(Settings::from_env()?),
    )))
    .await
}
