//! The two documents that clients find everything by.

use answerscope_api::origin;
use axum::body::Body;
use axum::extract::State;
use axum::response::Response;
use http::header::CACHE_CONTROL;
use http::{HeaderValue, StatusCode};
use serde_json::{Value, json};

use crate::Server;
use crate::web::json_answer;

/// What access tokens are for, RFC 8707: the MCP server.
pub(crate) fn resource(base_url: &str) -> String {
    format!("{base_url}/mcp")
}

/// The metadata of the authorization server: RFC 8414, section 2.
pub(crate) async fn authorization_server(State(server): State<Server>, request: http::Request<Body>) -> Response {
    let base = origin::of(&server.app, &request);
    cached(&json!({
        "issuer": base,
        "authorization_endpoint": format!("{base}/oauth/authorize"),
        "token_endpoint": format!("{base}/oauth/token"),
        "registration_endpoint": format!("{base}/oauth/register"),
        "revocation_endpoint": format!("{base}/oauth/revoke"),
        "scopes_supported": ["read", "write"],
        "response_types_supported": ["code"],
        "response_modes_supported": ["query"],
        "grant_types_supported": ["authorization_code", "refresh_token"],
        "token_endpoint_auth_methods_supported": ["none"],
        "revocation_endpoint_auth_methods_supported": ["none"],
        "code_challenge_methods_supported": ["S256"],
        // RFC 9207, section 3.
        "authorization_response_iss_parameter_supported": true,
        // OAuth Client ID Metadata Document, section 5.
        "client_id_metadata_document_supported": true,
    }))
}

/// The metadata of the protected resource: RFC 9728, section 2.
pub(crate) async fn protected_resource(State(server): State<Server>, request: http::Request<Body>) -> Response {
    let base = origin::of(&server.app, &request);
    cached(&json!({
        "resource": resource(&base),
        "resource_name": "Answerscope",
        "authorization_servers": [base],
        "scopes_supported": ["read", "write"],
        "bearer_methods_supported": ["header"],
    }))
}

fn cached(document: &Value) -> Response {
    let mut response = json_answer(StatusCode::OK, document);
    let age = HeaderValue::from_static("public, max-age=300");
    response.headers_mut().insert(CACHE_CONTROL, age);
    response
}
