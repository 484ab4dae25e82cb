//! What `main.rs` of a function calls.

use std::sync::Arc;

use crate::app::App;
use crate::config::Settings;
use crate::dispatch::router;
use crate::operation::Entry;

/// Logs as JSON lines, which CloudWatch takes apart; `RUST_LOG` narrows.
pub fn log_as_json() {
    let filter = tracing_subscriber::EnvFilter::try_from_default_env().unwrap_or_else(|_| "info".into());
    tracing_subscriber::fmt()
        .json()
        .with_env_filter(filter)
        .with_current_span(false)
        .init();
}

/// Serves operations as a Lambda function whose responses are streamed.
pub async fn streamed(operations: &[&'static dyn Entry]) -> Result<(), lambda_http::Error> {
    log_as_json();
    let app = Arc::new(App::on_aws(Settings::from_env()?));
    lambda_http::run_with_streaming_response(router(app, operations)).await
}

/// Serves a crate's operations as a Lambda function behind API Gateway.
pub async fn operations(operations: &[&'static dyn Entry]) -> Result<(), lambda_http::Error> {
    log_as_json();
    let app = Arc::new(App::on_aws(Settings::from_env()?));
    lambda_http::run(router(app, operations)).await
}
