//! The whole table of operations, and the two routes that show it without a key.

use std::sync::{Arc, OnceLock};

use answerscope_core::app::App;
use answerscope_core::operation::Entry;
use answerscope_core::origin;
use axum::Router;
use axum::body::Body;
use axum::routing::get;
use http::header::CONTENT_TYPE;

use crate::{document, reference};

/// Every operation of the service.
pub fn operations() -> Vec<&'static dyn Entry> {
    [
        answerscope_brands::OPERATIONS,
        answerscope_prompts::OPERATIONS,
        answerscope_answers::OPERATIONS,
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

/// `/openapi.json`, made once, when it is first asked for, and the reference at `/docs`.
pub fn router(app: Arc<App>) -> Router {
    let made: Arc<OnceLock<String>> = Arc::default();
    let json = move |request: http::Request<Body>| async move {
        let text = made
            .get_or_init(|| document(&operations(), &origin::of(&app, &request)).to_string())
            .clone();
        ([(CONTENT_TYPE, "application/json")], text)
    };
    Router::new()
        .route("/openapi.json", get(json))
        .merge(reference::router())
}
