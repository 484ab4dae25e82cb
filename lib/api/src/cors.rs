//! Calls from pages of other origins (the Fetch standard's CORS protocol): refused by browsers unless the deployment
//! lists the page's origin. Keys travel in a header that scripts set, never in cookies, so credentials are not allowed.

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::middleware::{Next, from_fn};
use http::header::{
    ACCESS_CONTROL_ALLOW_HEADERS, ACCESS_CONTROL_ALLOW_METHODS, ACCESS_CONTROL_ALLOW_ORIGIN,
    ACCESS_CONTROL_EXPOSE_HEADERS, ACCESS_CONTROL_MAX_AGE, ACCESS_CONTROL_REQUEST_METHOD, ORIGIN, VARY,
};
use http::{HeaderValue, Method, StatusCode};

use crate::envelope::Response;
use crate::settings::WrongSetting;

/// What a page may send.
const METHODS: &str = "GET, POST, PUT, PATCH, DELETE";
/// The headers that it may send.
const SENT: &str = "authorization, content-type, idempotency-key, mcp-protocol-version, mcp-method, mcp-name";
/// The headers of answers that its script may read.
const READ: &str = "x-ratelimit-limit, x-ratelimit-remaining, x-ratelimit-reset, retry-after, location, link, \
    deprecation, sunset, allow, idempotent-replayed, www-authenticate";
/// Seconds for which a browser need not ask again.
const REMEMBERED: &str = "600";

/// Reads a list of origins with commas: scheme and host, a port where it is not the scheme's own, nothing else.
///
/// # Errors
/// Where an entry is no origin that a browser sends: `*` and `null` would let any page in.
pub(crate) fn origins(text: &str) -> Result<Vec<HeaderValue>, WrongSetting> {
    let entries = text.split(',').map(str::trim).filter(|entry| !entry.is_empty());
    entries
        .map(|entry| {
            origin(entry).ok_or_else(|| {
                WrongSetting(format!(
                    "ANSWERSCOPE_CORS_ORIGINS={text}: `{entry}` is no origin; expected such as https://app.example.com, \
                     several with commas"
                ))
            })
        })
        .collect()
}

fn origin(text: &str) -> Option<HeaderValue> {
    let text = text.strip_suffix('/').unwrap_or(text).to_ascii_lowercase();
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"))?;
    let (host, port) = match rest.rsplit_once(':') {
        // The colons of an IPv6 address stand in its brackets.
        Some((host, port)) if !port.contains(']') => (host, Some(port)),
        _ => (rest, None),
    };
    let named = host
        .bytes()
        .all(|b| b.is_ascii_alphanumeric() || b"-._[:]".contains(&b));
    let numbered = port.is_none_or(|port| port.parse::<u16>().is_ok_and(|port| port > 0));
    (!host.is_empty() && named && numbered).then(|| HeaderValue::from_str(&text).ok())?
}

/// The same routes, and what browsers ask for pages of these origins; without origins, nothing is different.
pub fn allow(routes: Router, origins: Vec<HeaderValue>) -> Router {
    if origins.is_empty() {
        return routes;
    }
    let origins = Arc::new(origins);
    routes.layer(from_fn(move |request, next| {
        answer(Arc::clone(&origins), request, next)
    }))
}

async fn answer(origins: Arc<Vec<HeaderValue>>, request: http::Request<Body>, next: Next) -> Response {
    let origin = request
        .headers()
        .get(ORIGIN)
        .filter(|origin| origins.contains(origin))
        .cloned();
    let asks_first =
        request.method() == Method::OPTIONS && request.headers().contains_key(ACCESS_CONTROL_REQUEST_METHOD);
    let mut response = match (&origin, asks_first) {
        (Some(_), true) => preflight(),
        _ => next.run(request).await,
    };
    let headers = response.headers_mut();
    // A cache must not give one origin the answer to another.
    headers.append(VARY, HeaderValue::from_static("Origin"));
    if let Some(origin) = origin {
        headers.insert(ACCESS_CONTROL_ALLOW_ORIGIN, origin);
        if !asks_first {
            headers.insert(ACCESS_CONTROL_EXPOSE_HEADERS, HeaderValue::from_static(READ));
        }
    }
    response
}

/// What a page may send, whatever the path: a path that is none says so when it is called.
fn preflight() -> Response {
    let mut response = Response::default();
    *response.status_mut() = StatusCode::NO_CONTENT;
    let headers = response.headers_mut();
    headers.insert(ACCESS_CONTROL_ALLOW_METHODS, HeaderValue::from_static(METHODS));
    headers.insert(ACCESS_CONTROL_ALLOW_HEADERS, HeaderValue::from_static(SENT));
    headers.insert(ACCESS_CONTROL_MAX_AGE, HeaderValue::from_static(REMEMBERED));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn origins_are_as_browsers_send_them() {
        let read = |text| origins(text).expect(text);
        assert!(read("").is_empty());
        assert_eq!(
            read("https://App.example/, http://localhost:5173,http://[::1]:8080"),
            ["https://app.example", "http://localhost:5173", "http://[::1]:8080"]
        );
    }
}
