//! The page at `/`: what runs here, and where to go on.

use axum::Router;
use axum::response::Html;
use axum::routing::get;
use http::header::CONTENT_SECURITY_POLICY;

const PAGE: &str = include_str!("home.html");
/// Nothing on the page comes from elsewhere, and nothing in it runs.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'";

/// `/`, which names the origin in an example.
pub(crate) fn router(origin: &str) -> Router {
    // `--base-url` is checked loosely: markup in it must not become the page's.
    let page = PAGE.replace("ORIGIN", &origin.replace(['<', '>', '&'], ""));
    Router::new().route(
        "/",
        get(move || async move { ([(CONTENT_SECURITY_POLICY, POLICY)], Html(page)) }),
    )
}
