//! The three tools that find and call what has no tool of its own in the list.

use rmcp::model::{Tool, ToolAnnotations};
use serde_json::{Map, Value, json};

use crate::catalog::{Catalog, Does, Offered, object};
use crate::reference::described;
use crate::request::{count, unknown_argument};

/// Results of a search, unless the caller wants more or fewer.
const FOUND: usize = 8;
/// Results of a search at most.
const MOST_FOUND: usize = 20;

/// The tools, the same for everybody.
pub(crate) fn tools() -> Vec<Offered> {
    let reading = || ToolAnnotations::new().read_only(true).open_world(false);
    let summary = json!({"type": "string"});
    let search = Tool::new(
        "search_api_reference",
        "Searches the API reference: operations, parameters, types, guides and the methodology behind every figure.",
        object(json!({
            "type": "object",
            "properties": {
                "query": {"type": "string", "description": "Words of what you look for."},
                "limit": {"type": "integer", "minimum": 1, "maximum": MOST_FOUND, "default": FOUND}
            },
            "required": ["query"],
            "additionalProperties": false
        })),
    )
    .with_title("Search the API reference")
    .with_raw_output_schema(
        object(json!({
            "type": "object",
            "properties": {
                "summary": summary,
                "columns": {"type": "array", "items": {"type": "string"}},
                "rows": {"type": "array", "items": {"type": "array"}}
            },
            "required": ["summary", "columns", "rows"]
        }))
        .into(),
    )
    .with_annotations(reading());
    let describe = Tool::new(
        "get_api_operation",
        "Tells all of one operation: arguments, scope, price in tokens, and the schema of its answer.",
        object(json!({
            "type": "object",
            "properties": {"operation": {"type": "string", "description": "Its id, such as deleteView."}},
            "required": ["operation"],
            "additionalProperties": false
        })),
    )
    .with_title("Get an API operation")
    .with_raw_output_schema(
        object(json!({
            "type": "object",
            "properties": {"summary": summary, "data": {"type": "object"}},
            "required": ["summary", "data"]
        }))
        .into(),
    )
    .with_annotations(reading());
    let call = Tool::new(
        "call_api_operation",
        "Calls any operation, also those without a tool here (search_api_reference finds them, get_api_operation tells their \
         arguments). It needs that operation's scope and takes its tokens; what deletes asks the user first where the client \
         can ask.",
        object(json!({
            "type": "object",
            "properties": {
                "operation": {"type": "string", "description": "Its id, such as deleteView."},
                "arguments": {"type": "object", "description": "As get_api_operation tells them."}
            },
            "required": ["operation"],
            "additionalProperties": false
        })),
    )
    .with_title("Call an API operation")
    .with_raw_output_schema(
        object(json!({"type": "object", "properties": {"summary": summary}, "required": ["summary"]})).into(),
    )
    .with_annotations(ToolAnnotations::new().read_only(false).destructive(true).idempotent(false).open_world(true));
    vec![
        Offered::always(search, Does::Search),
        Offered::always(describe, Does::Describe),
        Offered::always(call, Does::Call),
    ]
}

/// The sections of the reference that answer a question.
///
/// # Errors
///
/// There is no question, or the limit is none.
pub(crate) fn search(catalog: &Catalog, arguments: &Map<String, Value>) -> Result<Value, String> {
    refuse_others(arguments, &["query", "limit"])?;
    let query = text(arguments, "query")?;
    let limit = match arguments.get("limit") {
        None | Some(Value::Null) => FOUND,
        Some(limit) => count(limit)
            .and_then(|limit| usize::try_from(limit).ok())
            .filter(|limit| (1..=MOST_FOUND).contains(limit))
            .ok_or_else(|| format!("limit: expected a whole number from 1 to {MOST_FOUND}"))?,
    };
    let found = catalog.reference.search(query, limit);
    let rows: Vec<Value> = found
        .iter()
        .map(|one| json!([one.kind, one.name, one.excerpt, one.page]))
        .collect();
    let summary = match found.first() {
        None => "Nothing in the reference has these words; try others.".to_owned(),
        Some(first) => format!(
            "{} parts of the reference, the best first: {}. get_api_operation tells all of an operation; a page is a resource.",
            found.len(),
            first.name
        ),
    };
    Ok(json!({"summary": summary, "columns": ["kind", "name", "excerpt", "page"], "rows": rows}))
}

/// One operation with its schemas.
///
/// # Errors
///
/// There is none of that id.
pub(crate) fn describe(catalog: &Catalog, arguments: &Map<String, Value>) -> Result<Value, String> {
    refuse_others(arguments, &["operation"])?;
    let id = text(arguments, "operation")?;
    let callable = catalog.operation(id).ok_or_else(|| unknown(catalog, id))?;
    let summary = format!("{}: {}", callable.spec().id, callable.about);
    Ok(json!({"summary": summary, "data": described(callable)}))
}

/// Says which operations come near one that is none.
pub(crate) fn unknown(catalog: &Catalog, id: &str) -> String {
    let words = crate::operations::snake_case(id).replace('_', " ");
    let near = catalog.reference.search(&words, MOST_FOUND);
    let near: Vec<&str> = near
        .iter()
        .filter(|one| one.kind == "operation")
        .map(|one| one.name)
        .take(5)
        .collect();
    match near.is_empty() {
        true => format!("operation: there is no {id}; search_api_reference finds those that there are"),
        false => format!("operation: there is no {id}; did you mean {}?", near.join(", ")),
    }
}

/// Refuses arguments that are none of the tool's: what is left out without a word may have been what mattered (`dryRun`).
///
/// # Errors
///
/// There is one; the text names it.
pub(crate) fn refuse_others(arguments: &Map<String, Value>, known: &[&str]) -> Result<(), String> {
    match arguments.keys().find(|name| !known.contains(&name.as_str())) {
        Some(other) => Err(unknown_argument(other, known.iter().copied())),
        None => Ok(()),
    }
}

/// An argument that must be a text.
pub(crate) fn text<'a>(arguments: &'a Map<String, Value>, name: &str) -> Result<&'a str, String> {
    match arguments.get(name) {
        Some(Value::String(text)) if !text.trim().is_empty() => Ok(text),
        Some(_) => Err(format!("{name}: expected a text")),
        None => Err(format!("{name}: missing")),
    }
}
