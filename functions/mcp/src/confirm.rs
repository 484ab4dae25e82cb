//! Asking the user before something is deleted, where the client can.
//!
//! A client of the revision 2026-07-28 that can show a form is sent the question as the result, and calls again with what
//! the user said (multi round-trip requests); nothing of the question is kept here. Earlier revisions ask in the middle of
//! a call, over a stream that needs a session: for them, the tool's `destructiveHint` has the client itself ask.

use std::collections::BTreeMap;

use rmcp::model::{CallToolRequestParams, InputRequest, InputRequiredResult, ProtocolVersion};
use serde_json::{Value, json};

use crate::operations::Callable;

/// The name of the question, and of the field that answers it.
const CONFIRM: &str = "confirm";
const VERSION: &str = "io.modelcontextprotocol/protocolVersion";
const CAPABILITIES: &str = "io.modelcontextprotocol/clientCapabilities";

/// Whether a call that deletes is answered with the question: its client can ask, and has not.
pub(crate) fn asks(params: &Value) -> bool {
    let meta = &params["_meta"];
    let newest = meta[VERSION]
        .as_str()
        .is_some_and(|version| version >= ProtocolVersion::V_2026_07_28.as_str());
    newest && can_ask(&meta[CAPABILITIES]["elicitation"]) && params["inputResponses"][CONFIRM].is_null()
}

/// An elicitation without modes is one by forms.
fn can_ask(elicitation: &Value) -> bool {
    match elicitation {
        Value::Object(modes) => modes.is_empty() || modes.contains_key("form"),
        _ => false,
    }
}

/// What a call that deletes does next.
#[derive(Debug)]
pub(crate) enum Next {
    /// It asks.
    Ask(Box<InputRequiredResult>),
    /// The user said no.
    Stop,
    /// It goes on.
    GoOn,
}

/// What comes next for a call with these parameters.
pub(crate) fn next(callable: &Callable, request: &CallToolRequestParams, meta: &Value) -> Next {
    let said = request
        .input_responses
        .as_ref()
        .and_then(|responses| responses.get(CONFIRM));
    let params = json!({
        "_meta": meta,
        "inputResponses": said.map(|said| json!({CONFIRM: said})).unwrap_or_default()
    });
    match said {
        Some(said) if said["action"] == "accept" && said["content"][CONFIRM] == true => Next::GoOn,
        Some(_) => Next::Stop,
        None if asks(&params) => question(callable, request).map_or(Next::Stop, |asked| Next::Ask(Box::new(asked))),
        None => Next::GoOn,
    }
}

fn question(callable: &Callable, request: &CallToolRequestParams) -> Option<InputRequiredResult> {
    let arguments = request.arguments.clone().unwrap_or_default();
    let arguments = Value::Object(arguments).to_string();
    let asked = json!({
        "method": "elicitation/create",
        "params": {
            "mode": "form",
            "message": format!("{}? This can not be undone. {arguments}", callable.spec().summary),
            "requestedSchema": {
                "type": "object",
                "properties": {CONFIRM: {"type": "boolean", "title": callable.spec().summary, "default": false}},
                "required": [CONFIRM]
            }
        }
    });
    let asked: InputRequest = serde_json::from_value(asked).ok()?;
    let requests = BTreeMap::from([(CONFIRM.to_owned(), asked)]);
    Some(InputRequiredResult::from_input_requests(requests))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_who_can_be_asked_is_asked_and_only_once() {
        let params = |version: &str, elicitation: Value, said: Value| {
            json!({
                "_meta": {VERSION: version, CAPABILITIES: {"elicitation": elicitation}},
                "inputResponses": said
            })
        };
        let newest = "2026-07-28";
        assert!(asks(&params(newest, json!({}), Value::Null)));
        assert!(asks(&params(newest, json!({"form": {}}), Value::Null)));
        assert!(!asks(&params(newest, json!({"url": {}}), Value::Null)));
        assert!(!asks(&params(newest, Value::Null, Value::Null)));
        assert!(!asks(&params("2025-11-25", json!({}), Value::Null)));
        assert!(!asks(&params(
            newest,
            json!({}),
            json!({CONFIRM: {"action": "decline"}})
        )));
    }
}
