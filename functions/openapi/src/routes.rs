//! The whole table of operations, and the two routes that show it without a key.

use std::sync::{Arc, OnceLock};

use answerscope_api::app::App;
use answerscope_api::dispatch::only_get;
use answerscope_api::operation::Entry;
use answerscope_api::{cors, origin};
use axum::Router;
use axum::body::Body;
use axum::routing::get;
use http::header::CONTENT_TYPE;
use serde_json::Value;

use crate::{document, reference};

/// Every operation of the service.
pub fn operations() -> Vec<&'static dyn Entry> {
    [
        answerscope_brands::OPERATIONS,
        answerscope_prompts::OPERATIONS,
        answerscope_answers::OPERATIONS,
        answerscope_collections::OPERATIONS,
        answerscope_views::OPERATIONS,
        answerscope_metrics_api::OPERATIONS,
        answerscope_exports::OPERATIONS,
        answerscope_export_stream::OPERATIONS,
        answerscope_insights_api::OPERATIONS,
        answerscope_topics::OPERATIONS,
        answerscope_trends::OPERATIONS,
    ]
    .concat()
}

/// Where the document that is kept has the origin of whoever asks.
const ORIGIN: &str = "https://origin.invalid";

/// `/openapi.json`, made once, when it is first asked for, and the reference at `/docs`.
pub fn router(app: Arc<App>) -> Router {
    let origins = app.settings.cors_origins.clone();
    let made: Arc<OnceLock<String>> = Arc::default();
    let json = move |request: http::Request<Body>| async move {
        let text = made.get_or_init(|| document(&operations(), ORIGIN).to_string());
        let quoted = |url: &str| Value::from(url).to_string();
        // One function may serve several stages and domains.
        let text = text.replacen(&quoted(ORIGIN), &quoted(&origin::of(&app, &request)), 1);
        ([(CONTENT_TYPE, "application/json")], text)
    };
    let routes = Router::new()
        .route("/openapi.json", get(json).fallback(only_get))
        .merge(reference::router());
    cors::allow(routes, origins)
}
