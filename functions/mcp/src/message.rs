//! What a message is refused for before the SDK reads it: its own refusals of these tell neither a code nor what is wrong.

use answerscope_api::envelope::Response;
use axum::body::Body;
use http::header::CONTENT_TYPE;
use http::request::Parts;
use http::{HeaderValue, StatusCode};
use rmcp::model::{ErrorCode, ErrorData, ProtocolVersion};
use serde_json::{Value, json};

/// The methods that are served. The SDK takes one whose parameters it can not read for one that it does not know.
const METHODS: [&str; 10] = [
    "initialize",
    "ping",
    "server/discover",
    "tools/list",
    "tools/call",
    "resources/list",
    "resources/templates/list",
    "resources/read",
    "prompts/list",
    "prompts/get",
];

/// Those that revision 2026-07-28 no longer has.
const REMOVED: [&str; 2] = ["initialize", "ping"];

/// Reads a message (JSON-RPC 2.0, sections 4 and 5; a request's id is never null in MCP, and there are no batches).
///
/// # Errors
///
/// -32700 where it is not JSON, -32600 where it is no message.
pub(crate) fn parsed(message: &[u8]) -> Result<Value, ErrorData> {
    let message: Value = serde_json::from_slice(message)
        .map_err(|error| ErrorData::parse_error(format!("Parse error: not JSON at column {}", error.column()), None))?;
    match wrong(&message) {
        None => Ok(message),
        Some(wrong) => Err(ErrorData::invalid_request(format!("Invalid request: {wrong}"), None)),
    }
}

fn wrong(message: &Value) -> Option<&'static str> {
    let Some(fields) = message.as_object() else {
        return Some("expected one message, which is an object; there are no batches");
    };
    if message["jsonrpc"] != "2.0" {
        return Some("jsonrpc: expected 2.0, as a text");
    }
    if fields.get("id").is_some_and(|id| !id.is_string() && !id.is_i64()) {
        return Some("id: expected a text or a whole number of 64 bits");
    }
    let answers = fields.contains_key("result") || fields.contains_key("error");
    (!message["method"].is_string() && !answers).then_some("method: expected the name of a method")
}

/// The refusal of what could not be read. It has no id: none was read.
pub(crate) fn refused(error: &ErrorData) -> Response {
    let mut response = Response::new(Body::from(json!({"jsonrpc": "2.0", "error": error}).to_string()));
    *response.status_mut() = StatusCode::BAD_REQUEST;
    let json = HeaderValue::from_static("application/json");
    response.headers_mut().insert(CONTENT_TYPE, json);
    response
}

/// Whether a request is of revision 2026-07-28, by its header.
fn is_newest(parts: Option<&Parts>) -> bool {
    let named = parts.and_then(|parts| parts.headers.get("mcp-protocol-version"));
    named.is_some_and(|named| named == ProtocolVersion::V_2026_07_28.as_str())
}

/// Why the SDK knows no request of this method and with these parameters.
pub(crate) fn unknown(method: String, params: &Value, parts: Option<&Parts>) -> ErrorData {
    let removed = REMOVED.contains(&method.as_str()) && is_newest(parts);
    if removed || !METHODS.contains(&method.as_str()) {
        return ErrorData::new(ErrorCode::METHOD_NOT_FOUND, method, None);
    }
    let is_object = |name: &str| params.get(name).is_none_or(Value::is_object);
    let wrong = match method.as_str() {
        "tools/call" | "prompts/get" if !params["name"].is_string() => "name: expected a text".to_owned(),
        "tools/call" | "prompts/get" if !is_object("arguments") => "arguments: expected an object".to_owned(),
        "resources/read" if !params["uri"].is_string() => "uri: expected a text".to_owned(),
        _ => format!("params: not those of {method}"),
    };
    ErrorData::invalid_params(wrong, None)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_one_object_of_the_protocol() {
        let told = |message: &str| parsed(message.as_bytes()).map_or_else(|error| error.code.0, |_| 0);
        for right in [
            r#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#,
            r#"{"jsonrpc":"2.0","id":"a","method":"ping"}"#,
            r#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
            r#"{"jsonrpc":"2.0","id":1,"result":{}}"#,
        ] {
            assert_eq!(told(right), 0, "{right}");
        }
        for broken in ["", "{", "\u{feff}{}", r#"{"a":1e400}"#, r#"{"a":"\ud800"}"#, "{}{}"] {
            assert_eq!(told(broken), -32700, "{broken}");
        }
        for other in [
            "[]",
            r#"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#,
            "null",
            "{}",
            r#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#,
            r#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#,
            r#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#,
            r#"{"jsonrpc":"2.0","id":18446744073709551615,"method":"ping"}"#,
            r#"{"jsonrpc":"2.0","id":1}"#,
            r#"{"jsonrpc":"2.0","id":1,"method":7}"#,
        ] {
            assert_eq!(told(other), -32600, "{other}");
        }
    }
}
