//! What `main.rs` of a function calls.

use std::sync::Arc;

use axum::Router;
use axum::middleware::map_response;
use lambda_http::lambda_runtime::layers::TracingLayer;
use lambda_http::tower::util::{MapResponse, MapResultLayer};

use crate::app::App;
use crate::carried::Carried;
use crate::dispatch::router;
use crate::operation::Entry;
use crate::settings::Settings;
use crate::{function_log, telemetry, warm};

/// Starts the process of a function: log, settings, clients, and the first connection while AWS gives it a whole CPU.
pub async fn start() -> Result<Arc<App>, lambda_http::Error> {
    start_with(async |settings| Ok(settings)).await
}

/// The same, with settings that are completed before they are used.
pub async fn start_with(
    complete: impl AsyncFnOnce(Settings) -> Result<Settings, lambda_http::Error>,
) -> Result<Arc<App>, lambda_http::Error> {
    let settings = Settings::from_env()?;
    function_log::start(settings.log.clone(), settings.stack.clone());
    let app = Arc::new(App::on_aws(complete(settings).await?));
    warm::connect(&app).await;
    Ok(app)
}

/// The same routes; after each answer the metrics of the request are written.
fn measured(app: &Arc<App>, routes: Router) -> Router {
    let app = Arc::clone(app);
    routes.layer(map_response(move |response: axum::response::Response| {
        telemetry::flush(app.stores.clients.meter.take());
        async move { response }
    }))
}

/// Serves operations as a Lambda function whose responses are streamed.
pub async fn streamed(operations: &[&'static dyn Entry]) -> Result<(), lambda_http::Error> {
    let app = start().await?;
    let routes = measured(&app, router(Arc::clone(&app), operations));
    let runtime = lambda_http::streaming_runtime(routes).layer(TracingLayer::new());
    runtime.layer(MapResultLayer::new(broken_off)).run().await
}

/// A reader that goes away breaks its own response off, not the process, which the runtime would end. Where Lambda itself
/// is gone, asking for the next event ends it.
fn broken_off(sent: Result<(), lambda_http::Error>) -> Result<(), lambda_http::Error> {
    if let Err(error) = sent {
        tracing::warn!(%error, "a response was broken off");
    }
    Ok(())
}

/// Serves a crate's operations as a Lambda function behind API Gateway.
pub async fn operations(operations: &[&'static dyn Entry]) -> Result<(), lambda_http::Error> {
    let app = start().await?;
    routes(&app, router(Arc::clone(&app), operations)).await
}

/// Serves routes as a Lambda function behind API Gateway.
pub async fn routes(app: &Arc<App>, routes: Router) -> Result<(), lambda_http::Error> {
    lambda_http::run(MapResponse::new(measured(app, routes), Carried)).await
}
