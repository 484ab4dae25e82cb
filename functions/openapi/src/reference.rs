//! The reference at `/docs`: Scalar renders the document in the browser, with everything it needs from here.

use answerscope_api::dispatch::only_get;
use axum::Router;
use axum::response::{Html, IntoResponse};
use axum::routing::get;
use http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, X_CONTENT_TYPE_OPTIONS};

/// The renderer and its start, as gzip; every browser takes it.
const SCRIPT: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/reference.js.gz"));
/// Tells one script from the next, so that browsers may keep it.
const VERSION: &str = env!("REFERENCE_VERSION");

/// The page talks to its own origin alone: for the script, the document and the calls that a reader tries.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; \
                      img-src 'self' data: blob:; font-src 'self' data:; base-uri 'none'; form-action 'none'; \
                      frame-ancestors 'none'";

/// `/docs` and its script.
pub(crate) fn router() -> Router {
    let page = include_str!("reference.html").replace("VERSION", VERSION);
    Router::new()
        .route(
            "/docs",
            get(move || async move { ([(CONTENT_SECURITY_POLICY, POLICY)], Html(page)) }).fallback(only_get),
        )
        .route("/docs/reference.js", get(script).fallback(only_get))
}

async fn script() -> impl IntoResponse {
    let headers = [
        (CONTENT_TYPE, "text/javascript; charset=utf-8"),
        (CONTENT_ENCODING, "gzip"),
        (CACHE_CONTROL, "public, max-age=31536000, immutable"),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    ];
    (headers, SCRIPT)
}
