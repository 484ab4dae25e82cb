//! What all operations of the document share: how to call, the headers, the envelopes, the twelve errors.

use answerscope_api::operation::Tag;
use serde_json::{Map, Value, json};

use crate::conventions;

const ABOUT: &str = "\
How AI answer engines mention, recommend and cite brands: share of voice, visibility, citations and sentiment.

**Calling.** Every call carries an API key: `Authorization: Bearer as_...`. A GET needs a key with the scope `read`, \
everything else `write`. Bodies and answers are JSON; fields are in camelCase. What belongs to another organization \
is not found.

**Tokens.** Each call takes the tokens that stand beside it from the caller's bucket, which fills up again by the second. \
`X-RateLimit-Limit`, `X-RateLimit-Remaining` and `X-RateLimit-Reset` tell how it stands; when it is empty, the answer is \
429 and `Retry-After` says how many seconds to wait.

**Pages.** Lists take `page` (from 1) and `pageSize`; follow `links.next` until it is missing.

**Days** are those of UTC, `YYYY-MM-DD`, both ends included, at most 366 of them; by default the 30 that end today. Shares \
are fractions from 0 to 1.

**Trying again.** A POST may carry an `Idempotency-Key`: repeated within 24 hours, it is done once and gets the first \
answer again, marked `Idempotent-Replayed: true`.

**Long work** (exports, insight generations, collections) answers at once with an id and `links.self`; poll that until `status` is `completed` or \
`failed`, as often as its `Retry-After` says, or let a webhook tell you.";

/// `info.description`: CommonMark, on top of the reference.
pub(crate) fn about() -> String {
    let meanings = |schema: &Value| {
        let said = schema["description"].as_str().unwrap_or_default();
        said.split_once("\n\n").map_or("", |(_, list)| list).to_owned()
    };
    let [_, (_, engines)] = conventions::engines();
    format!(
        "{ABOUT}\n\n**Engines**, and their other names in requests:\n\n{}\n\n**Errors** have a code:\n\n{}",
        meanings(&engines),
        meanings(&codes())
    )
}

/// The tags in the order of the reference, with what they are about.
pub(crate) fn tags() -> Value {
    Tag::ALL
        .iter()
        .map(|tag| json!({"name": tag.as_str(), "description": tag.about()}))
        .collect()
}

pub(crate) fn idempotency_key() -> Value {
    json!({
        "name": "Idempotency-Key", "in": "header", "required": false,
        "description": "The same key with the same request within 24 hours gets the first answer again; with another, 409.",
        "schema": {"type": "string", "minLength": 1, "maxLength": 255}
    })
}

/// How the caller's bucket stands, on every answer to a known key.
pub(crate) fn rate_headers() -> Value {
    let names = ["X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset"];
    let references = names.map(|name| (name.to_owned(), json!({"$ref": format!("#/components/headers/{name}")})));
    Value::Object(references.into_iter().collect())
}

/// `components.headers`.
pub(crate) fn headers() -> Value {
    let header = |kind: &str, text: &str| json!({"description": text, "schema": {"type": kind}});
    json!({
        "X-RateLimit-Limit": header("integer", "Capacity of the bucket, in tokens."),
        "X-RateLimit-Remaining": header("integer", "Tokens left."),
        "X-RateLimit-Reset": header("integer", "Seconds until the bucket is full again."),
        "Retry-After": header("integer", "Seconds to wait."),
        "Idempotent-Replayed": header("boolean", "`true` on an answer that was given before to the same `Idempotency-Key`.")
    })
}

pub(crate) fn schemas() -> Map<String, Value> {
    let integer = |text: &str| json!({"type": "integer", "description": text});
    let link = |text: &str| json!({"type": "string", "format": "uri", "description": text});
    let schemas = [
        (
            "Pagination",
            json!({
                "type": "object",
                "description": "Where a page stands in its list.",
                "required": ["page", "pageSize", "totalItems"],
                "properties": {
                    "page": integer("This page, from 1."), "pageSize": integer("Items of a full page."),
                    "totalItems": integer("Items of the whole list.")
                }
            }),
        ),
        (
            "Links",
            json!({
                "type": "object",
                "description": "Absolute URLs; absent where there is no such page.",
                "properties": {"prev": link("The page before."), "next": link("The page after.")}
            }),
        ),
        ("Error", envelope()),
        ("ErrorCode", codes()),
    ];
    schemas
        .into_iter()
        .chain(conventions::engines())
        .map(|(name, schema)| (name.to_owned(), schema))
        .collect()
}

fn envelope() -> Value {
    json!({
        "type": "object",
        "description": "What every answer with a status of 400 or more holds.",
        "required": ["error"],
        "properties": {"error": {
            "type": "object",
            "description": "What is wrong.",
            "required": ["code", "description"],
            "properties": {
                "code": {"$ref": "#/components/schemas/ErrorCode"},
                "description": {"type": "string", "description": "What is wrong, with the name of the parameter."}
            }
        }}
    })
}

/// The codes of [`answerscope_domain::error::Error`].
fn codes() -> Value {
    let codes = [
        (1001, "Internal error (500)."),
        (
            1002,
            "Invalid input; the description names the parameter (400; 405 wrong method, 408 body stalled, 413 body too large, 415 not JSON).",
        ),
        (1003, "The deployment's authentication is set up wrongly (500)."),
        (1004, "Invalid or expired API key (401)."),
        (1005, "No bearer token (401)."),
        (1006, "Not found, or another organization's (404)."),
        (
            1007,
            "Too few tokens left, too many others change the same thing, or the service is asked too much (429, with `Retry-After`).",
        ),
        (1008, "Exists already (409)."),
        (
            1009,
            "The organization monitors as many prompts as it may, or has as many brands, or the brand as many views, topics or trends (403).",
        ),
        (1010, "No credits left (402)."),
        (
            1011,
            "The key lacks the scope, or its bucket is smaller than the price (403).",
        ),
        (1012, "A legacy operation, and topics are disabled (410)."),
    ];
    conventions::codes(&codes)
}
