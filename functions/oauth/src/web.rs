//! Requests taken apart, and the answers that programs get.

use std::collections::HashSet;

use axum::body::{Body, to_bytes};
use axum::response::Response;
use http::header::{
    ACCESS_CONTROL_ALLOW_HEADERS, ACCESS_CONTROL_ALLOW_METHODS, ACCESS_CONTROL_ALLOW_ORIGIN, CACHE_CONTROL,
    CONTENT_TYPE, RETRY_AFTER,
};
use http::{HeaderValue, StatusCode};
use lambda_http::RequestExt;
use lambda_http::request::RequestContext;
use serde_json::{Value, json};

use answerscope_domain::error::Error;

/// Bytes of the largest body: a registration with twenty redirect URIs of the longest kind.
const LARGEST_BODY: usize = 64 * 1024;

/// Fields of a form or a query, each once (RFC 6749, section 3.1).
#[derive(Debug, Default)]
pub(crate) struct Fields(Vec<(String, String)>);

impl Fields {
    /// Reads fields; `None` where one comes twice.
    pub(crate) fn parse(text: &[u8]) -> Option<Self> {
        let fields: Vec<(String, String)> = form_urlencoded::parse(text).into_owned().collect();
        let mut names = HashSet::new();
        let once = fields.iter().all(|(name, _)| names.insert(name.as_str()));
        once.then_some(Self(fields))
    }

    /// A field that has a value; one without a value counts as left out (RFC 6749, section 3.1).
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        let found = self.0.iter().find(|(of, _)| of == name);
        found.map(|(_, value)| value.as_str()).filter(|value| !value.is_empty())
    }
}

/// The fields of a form that was sent.
pub(crate) async fn form(body: Body) -> Option<Fields> {
    Fields::parse(&to_bytes(body, LARGEST_BODY).await.ok()?)
}

/// A JSON object that was sent.
pub(crate) async fn json_object(body: Body) -> Option<Value> {
    let bytes = to_bytes(body, LARGEST_BODY).await.ok()?;
    serde_json::from_slice(&bytes).ok().filter(Value::is_object)
}

/// A refusal as programs read it: RFC 6749, section 5.2, and RFC 7591, section 3.2.2.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct OAuthRefusal {
    pub(crate) status: StatusCode,
    pub(crate) error: &'static str,
    pub(crate) description: &'static str,
}

impl OAuthRefusal {
    pub(crate) const fn new(error: &'static str, description: &'static str) -> Self {
        Self {
            status: StatusCode::BAD_REQUEST,
            error,
            description,
        }
    }
}

/// What a failure of the service is to a program: try again.
impl From<Error> for OAuthRefusal {
    fn from(error: Error) -> Self {
        if let Error::TooManyRequests { .. } = error {
            tracing::info!(%error, "an OAuth request met another one");
            return Self {
                status: StatusCode::TOO_MANY_REQUESTS,
                error: "temporarily_unavailable",
                description: "The same was asked twice at once; try again",
            };
        }
        tracing::error!(%error, "an OAuth request failed");
        Self {
            status: StatusCode::SERVICE_UNAVAILABLE,
            error: "temporarily_unavailable",
            description: "The service can not answer now; try again",
        }
    }
}

/// JSON for a program of whatever page: these addresses know no cookie, so that any origin may read them.
pub(crate) fn json_answer(status: StatusCode, body: &Value) -> Response {
    let mut response = Response::new(Body::from(body.to_string()));
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    // RFC 6749, section 5.1.
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
    response
}

/// The refusal, or the answer.
pub(crate) fn program_answer(result: Result<Response, OAuthRefusal>) -> Response {
    result.unwrap_or_else(|refusal| {
        let body = json!({"error": refusal.error, "error_description": refusal.description});
        let mut response = json_answer(refusal.status, &body);
        if refusal.status == StatusCode::TOO_MANY_REQUESTS {
            response
                .headers_mut()
                .insert(RETRY_AFTER, HeaderValue::from_static("60"));
        }
        response
    })
}

/// Lets programs in pages send forms and JSON.
pub(crate) async fn preflight() -> Response {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = StatusCode::NO_CONTENT;
    let headers = response.headers_mut();
    headers.insert(ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
    headers.insert(ACCESS_CONTROL_ALLOW_METHODS, HeaderValue::from_static("POST"));
    headers.insert(
        ACCESS_CONTROL_ALLOW_HEADERS,
        HeaderValue::from_static("content-type, authorization, mcp-protocol-version"),
    );
    response
}

/// The network that a request comes from: an address, or of IPv6 the /64 that one subscriber has. Headers that a caller can
/// write decide nothing.
pub(crate) fn network(request: &http::Request<Body>) -> String {
    let address = match request.request_context_ref() {
        Some(RequestContext::ApiGatewayV1(context)) => context.identity.source_ip.clone(),
        _ => None,
    };
    match address.as_deref().map(str::parse) {
        Some(Ok(std::net::IpAddr::V6(v6))) => v6.segments()[..4].iter().map(|part| format!("{part:x}:")).collect(),
        Some(Ok(v4)) => v4.to_string(),
        _ => "this machine".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_comes_once_and_has_a_value() {
        let fields = Fields::parse(b"a=1&b=&c=%20x").expect("fields");
        assert_eq!(
            (fields.get("a"), fields.get("b"), fields.get("c")),
            (Some("1"), None, Some(" x"))
        );
        assert!(Fields::parse(b"a=1&a=1").is_none());
    }
}
