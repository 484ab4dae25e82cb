//! The web application at `/`: its files, as they were built, are inside the program.

use axum::Router;
use axum::body::Body;
use axum::extract::Path;
use axum::response::Response;
use axum::routing::get;
use http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS};
use http::{HeaderValue, StatusCode};
use include_dir::{Dir, include_dir};

/// `make -C console build` builds them; `make console` compares.
static FILES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../console/dist");
/// Nothing comes from elsewhere, no script or style stands in a page, and no other site shows one in a frame.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
    manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
/// Names of assets tell what they hold, so that they never change.
const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
/// The page names its assets: it is asked for anew.
const ANEW: HeaderValue = HeaderValue::from_static("no-cache");

/// The application: one page for all its addresses, which reads its own from the browser.
pub(crate) fn router() -> Router {
    let page = || async { file("index.html", ANEW) };
    Router::new()
        .route("/", get(page))
        .route("/start", get(page))
        .route("/methodology", get(page))
        .route("/brands/{*page}", get(page))
        .route("/settings/{page}", get(page))
        .route("/favicon.svg", get(|| async { file("favicon.svg", ANEW) }))
        .route("/theme.js", get(|| async { file("theme.js", ANEW) }))
        .route("/assets/{name}", get(asset))
}

async fn asset(Path(name): Path<String>) -> Response {
    file(&format!("assets/{name}"), FOR_EVER)
}

fn file(path: &str, cached: HeaderValue) -> Response {
    let Some(found) = FILES.get_file(path) else {
        let mut missing = Response::new(Body::from("not found"));
        *missing.status_mut() = StatusCode::NOT_FOUND;
        return missing;
    };
    let mut response = Response::new(Body::from(found.contents()));
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind(path)));
    headers.insert(CACHE_CONTROL, cached);
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    response
}

/// The kinds of files that a bundle has.
fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        _ => "application/octet-stream",
    }
}
