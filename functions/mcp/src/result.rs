//! From the answer of an operation to the result of a tool.

use std::time::Duration;

use answerscope_api::envelope::{Response, error_response};
use answerscope_api::streamed::StreamEnd;
use answerscope_domain::API_PREFIX;
use answerscope_domain::error::{Error, Result};
use axum::body::Body;
use http::header::{CONTENT_TYPE, RETRY_AFTER};
use http_body_util::BodyExt;
use rmcp::model::{CallToolResult, ContentBlock};
use serde_json::{Map, Value, json};
use tokio::time::timeout;

use crate::catalog::{Catalog, object};
use crate::console;
use crate::operations::Callable;
use crate::request::count;
use crate::sentence;
use crate::table::{self, MOST_BYTES, Table};

/// Bytes of an answer that is read whole: the most that an operation answers.
const LARGEST: usize = 6 * 1024 * 1024;

/// How long a result waits for the writer of a stream that was read in part, to give back what it has taken.
const PATIENCE: Duration = Duration::from_secs(2);

/// What was called, for the words of its result.
pub(crate) struct Called<'c> {
    pub(crate) catalog: &'c Catalog,
    pub(crate) callable: &'c Callable,
    pub(crate) arguments: &'c Map<String, Value>,
    pub(crate) base_url: &'c str,
}

/// The result of a tool: a sentence, then the structured content, also as text for clients that read no other.
pub(crate) async fn result(called: &Called<'_>, answered: Result<Response>) -> CallToolResult {
    let response = answered.unwrap_or_else(|error| error_response(&error));
    let (parts, body) = response.into_parts();
    let header = |name| parts.headers.get(name).and_then(|value| value.to_str().ok());
    if header(CONTENT_TYPE) == Some("application/x-ndjson") {
        let result = lines(body).await;
        if let Some(written) = parts.extensions.get::<StreamEnd>() {
            let _late = timeout(PATIENCE, written.clone().wait()).await;
        }
        return result;
    }
    let Ok(bytes) = axum::body::to_bytes(body, LARGEST).await else {
        return failure(&Error::internal("an answer was broken off"), None);
    };
    let body: Value = serde_json::from_slice(&bytes).unwrap_or_default();
    if parts.status.as_u16() >= 400 {
        let code = body["error"]["code"].as_u64().unwrap_or(1001);
        let said = body["error"]["description"].as_str().unwrap_or("Internal error");
        return told(code, said, header(RETRY_AFTER));
    }
    structured(success(called, &body))
}

/// A result of these members, which begin with `summary`.
pub(crate) fn structured(members: Map<String, Value>) -> CallToolResult {
    let summary = members
        .get("summary")
        .and_then(Value::as_str)
        .unwrap_or_default()
        .to_owned();
    let content = Value::Object(members);
    let text = content.to_string();
    let mut result = CallToolResult::success(vec![ContentBlock::text(summary), ContentBlock::text(text)]);
    result.structured_content = Some(content);
    result
}

fn success(called: &Called<'_>, body: &Value) -> Map<String, Value> {
    let page = called.arguments.get("page").and_then(count).unwrap_or(1);
    let page = usize::try_from(page).unwrap_or(usize::MAX);
    let mut members = match table::listed(&called.callable.reply, body, page) {
        Some(mut listed) => {
            let summary = sentence::of_table(called.callable, &listed);
            listed.members.insert("summary".into(), summary.into());
            listed.members
        }
        None => {
            let mut data = body["data"].clone();
            let summary = sentence::of_one(called.callable, &data);
            let mut members = Map::from_iter([("summary".to_owned(), summary.into())]);
            if let Some(note) = table::fit_one(&mut data) {
                members.insert("note".into(), note.into());
            }
            if !data.is_null() {
                members.insert("data".into(), data);
            }
            members
        }
    };
    if let Some(poll) = body["links"]["self"].as_str().and_then(|link| poll(called, link)) {
        members.insert("poll".into(), poll);
    }
    if let Some(link) = console::link(called.base_url, called.callable, called.arguments, &body["data"]) {
        members.insert("link".into(), link.into());
    }
    members
}

/// How to ask how a task stands.
fn poll(called: &Called<'_>, link: &str) -> Option<Value> {
    let (_, path) = link.split_once(API_PREFIX)?;
    let (callable, arguments) = called.catalog.reader_of(path)?;
    Some(json!({"tool": callable.tool_name(), "arguments": arguments}))
}

/// A stream of rows as a table, as far as it fits.
async fn lines(body: Body) -> CallToolResult {
    let (text, whole) = beginning(body).await;
    let rows: Vec<Value> = text
        .lines()
        .filter_map(|line| serde_json::from_str(line).ok())
        .collect();
    if let Some(error) = rows.iter().find_map(|row| row.get("error")) {
        let said = error["description"].as_str().unwrap_or("Internal error");
        return told(error["code"].as_u64().unwrap_or(1001), said, None);
    }
    let count = rows.len();
    let mut members = Table::new(Vec::new(), &rows).members();
    let summary = match whole {
        true => format!("{count} rows."),
        false => format!(
            "The first {count} rows. More do not fit here: ask for fewer days or one engine, or let create_export make \
             a file of all."
        ),
    };
    members.insert("summary".into(), summary.into());
    members.insert("complete".into(), whole.into());
    structured(members)
}

/// The whole lines of a body's beginning, and whether they are all of it.
async fn beginning(mut body: Body) -> (String, bool) {
    let mut bytes: Vec<u8> = Vec::new();
    while let Some(Ok(frame)) = body.frame().await {
        bytes.extend_from_slice(frame.data_ref().map_or(&[], |data| data.as_ref()));
        if bytes.len() > MOST_BYTES {
            let end = bytes
                .iter()
                .take(MOST_BYTES)
                .rposition(|byte| *byte == b'\n')
                .unwrap_or_default();
            bytes.truncate(end);
            return (String::from_utf8_lossy(&bytes).into_owned(), false);
        }
    }
    (String::from_utf8_lossy(&bytes).into_owned(), true)
}

/// The result of a call that an error of the API ended.
pub(crate) fn failure(error: &Error, retry_after: Option<&str>) -> CallToolResult {
    told(u64::from(error.code()), &error.description(), retry_after)
}

/// The result of a call whose arguments were wrong.
pub(crate) fn invalid(said: String) -> CallToolResult {
    failure(&Error::invalid(said), None)
}

/// Code, text and what to do.
fn told(code: u64, said: &str, retry_after: Option<&str>) -> CallToolResult {
    let advice = advice(code);
    let mut error = object(json!({"code": code, "description": said, "whatToDo": advice}));
    if let Some(seconds) = retry_after.and_then(|seconds| seconds.parse::<u64>().ok()) {
        error.insert("retryAfterSeconds".into(), seconds.into());
    }
    let end = if said.ends_with(['.', '?']) { "" } else { "." };
    let text = format!("Error {code}: {said}{end} {advice}");
    let mut result = CallToolResult::error(vec![ContentBlock::text(text)]);
    result.structured_content = Some(json!({"error": error}));
    result
}

/// What a caller can do about an error.
fn advice(code: u64) -> &'static str {
    match code {
        1002 => "Correct the named argument; get_api_operation tells what an operation takes.",
        1006 => "Look the id up with a list tool; what belongs to another organization is not found.",
        1007 => "Wait as long as it says, then call again.",
        1008 => "It is there already: read it, or choose another name or idempotencyKey.",
        1009 => "As many as the plan allows are there; remove some, or ask the organization's owner for more.",
        1010 => "The organization has no credits left; ask its owner.",
        1004 | 1005 | 1011 => "Connect again and grant the scope that is missing.",
        1012 => "The operation is over; call the one that takes its place.",
        _ => "Something is wrong with the service; call again in a minute.",
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};

    use answerscope_api::streamed;
    use bytes::Bytes;
    use futures::channel::mpsc::channel;
    use http::HeaderValue;

    use super::*;

    #[tokio::test]
    async fn a_stream_that_is_read_in_part_has_ended_before_its_result_is_there() {
        let catalog = Catalog::new(&answerscope_openapi::operations());
        let (writing, written) = streamed::written();
        let (mut sender, receiver) = channel::<std::result::Result<Bytes, std::convert::Infallible>>(0);
        let ended = Arc::new(AtomicBool::new(false));
        let writer = Arc::clone(&ended);
        tokio::spawn(async move {
            let row = Bytes::from_static(b"{\"row\":1}\n");
            while futures::SinkExt::send(&mut sender, Ok(row.clone())).await.is_ok() {}
            // What it has to give back takes a while.
            tokio::task::yield_now().await;
            writer.store(true, Ordering::SeqCst);
            drop(writing);
        });
        let mut response = Response::new(Body::from_stream(receiver));
        let ndjson = HeaderValue::from_static("application/x-ndjson");
        response.headers_mut().insert(CONTENT_TYPE, ndjson);
        response.extensions_mut().insert(written);
        let called = Called {
            catalog: &catalog,
            callable: catalog.operation("streamExport").expect("an operation"),
            arguments: &Map::new(),
            base_url: "",
        };
        let result = result(&called, Ok(response)).await;
        assert_eq!(result.structured_content.expect("content")["complete"], false);
        assert!(ended.load(Ordering::SeqCst));
    }
}
