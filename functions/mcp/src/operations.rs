//! The operations as tools take them: their arguments in one flat object, and what becomes of a result.

use answerscope_api::operation::{Entry, Spec, Verb};
use serde_json::{Map, Value, json};

use crate::schema::{columns, kind, light, resolved};
use crate::table::SERIES_ROWS;

/// The argument by which lists are walked.
const PAGE: &str = "page";

/// Where an argument goes in a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    /// The id in the path.
    Path,
    /// The query string.
    Query,
    /// A field of the body.
    Body,
    /// The header `Idempotency-Key`.
    IdempotencyKey,
    /// Nowhere: a part of what the API answers whole is shown.
    Shown,
}

/// An argument of an operation.
#[derive(Debug, Clone)]
pub(crate) struct Argument {
    /// What tools call it.
    pub(crate) name: String,
    /// What the API calls it.
    pub(crate) sent_as: String,
    pub(crate) place: Place,
    pub(crate) required: bool,
    /// What it is, in short.
    pub(crate) schema: Value,
}

/// An operation, with what the document says of it.
pub(crate) struct Callable {
    pub(crate) entry: &'static dyn Entry,
    pub(crate) arguments: Vec<Argument>,
    /// The schema of its answer, in full; `Null` where it has no body.
    pub(crate) reply: Value,
    /// What it does, without its price.
    pub(crate) about: &'static str,
}

impl Callable {
    /// Of an operation of this document.
    pub(crate) fn new(entry: &'static dyn Entry, document: &Value) -> Self {
        let spec = entry.spec();
        let path = format!("{}{}", answerscope_domain::API_PREFIX, spec.path);
        let operation = &document["paths"][path][spec.verb.as_str().to_lowercase()];
        let reply = reply(operation, document);
        let mut arguments = arguments(operation, document);
        if table_of(&reply).is_some() && !arguments.iter().any(|argument| argument.name == PAGE) {
            arguments.push(page_of_rows());
        }
        Self {
            entry,
            arguments,
            reply,
            about: spec.description,
        }
    }

    pub(crate) fn spec(&self) -> &'static Spec {
        self.entry.spec()
    }

    /// The tool's name: the operation's id in snake_case.
    pub(crate) fn tool_name(&self) -> String {
        snake_case(self.spec().id)
    }

    pub(crate) fn reads(&self) -> bool {
        self.spec().verb == Verb::Get
    }

    /// Whether it takes away what nothing brings back.
    pub(crate) fn deletes(&self) -> bool {
        self.spec().verb == Verb::Delete || self.spec().id.starts_with("delete")
    }

    /// Whether it may change what was there, rather than add to it.
    pub(crate) fn replaces(&self) -> bool {
        self.deletes() || matches!(self.spec().verb, Verb::Put | Verb::Patch)
    }

    /// Whether calling it again with the same arguments changes nothing more.
    pub(crate) fn is_idempotent(&self) -> bool {
        self.reads() || matches!(self.spec().verb, Verb::Delete | Verb::Patch)
    }

    /// The schema of its arguments.
    pub(crate) fn input_schema(&self) -> Map<String, Value> {
        input_schema(&self.arguments)
    }

    /// The schema of what a tool answers for it.
    pub(crate) fn output_schema(&self) -> Map<String, Value> {
        output_schema(&self.reply)
    }
}

/// Arguments as one object.
pub(crate) fn input_schema(arguments: &[Argument]) -> Map<String, Value> {
    let properties: Map<String, Value> = arguments
        .iter()
        .map(|argument| (argument.name.clone(), argument.schema.clone()))
        .collect();
    let required: Vec<&str> = arguments
        .iter()
        .filter(|argument| argument.required)
        .map(|argument| argument.name.as_str())
        .collect();
    let mut schema = Map::new();
    schema.insert("type".into(), "object".into());
    schema.insert("properties".into(), properties.into());
    if !required.is_empty() {
        schema.insert("required".into(), json!(required));
    }
    schema.insert("additionalProperties".into(), false.into());
    schema
}

/// The name of the list that an answer holds, and the schema of its rows.
pub(crate) fn table_of(reply: &Value) -> Option<(&str, &Value)> {
    let data = &reply["properties"]["data"];
    let listed = reply["properties"]["pagination"].is_object();
    let fields = data["properties"].as_object()?;
    fields
        .iter()
        .filter(|(name, _)| listed || *name == "timeseries")
        .find(|(_, field)| field["items"]["properties"].is_object())
        .map(|(name, field)| (name.as_str(), &field["items"]))
}

fn output_schema(reply: &Value) -> Map<String, Value> {
    let mut properties = Map::new();
    properties.insert("summary".into(), json!({"type": "string"}));
    match table_of(reply) {
        Some((_, row)) => {
            let names = columns(row);
            properties.insert("columns".into(), json!({"type": "array", "items": {"enum": names}}));
            properties.insert("rows".into(), json!({"type": "array", "items": {"type": "array"}}));
            properties.insert("totalItems".into(), json!({"type": "integer"}));
        }
        None => {
            let fields = reply["properties"]["data"]["properties"].as_object();
            let kinds = fields
                .into_iter()
                .flatten()
                .map(|(name, field)| (name.clone(), kind(field)));
            let kinds: Map<String, Value> = kinds.collect();
            if !kinds.is_empty() {
                properties.insert("data".into(), json!({"type": "object", "properties": kinds}));
            }
        }
    }
    let mut schema = Map::new();
    schema.insert("type".into(), "object".into());
    schema.insert("properties".into(), properties.into());
    schema.insert("required".into(), json!(["summary"]));
    schema
}

fn arguments(operation: &Value, document: &Value) -> Vec<Argument> {
    let parameters = operation["parameters"].as_array().into_iter().flatten();
    let mut arguments: Vec<Argument> = parameters.map(|one| parameter(one, document)).collect();
    let body = &operation["requestBody"];
    let schema = resolved(&body["content"]["application/json"]["schema"], document);
    let required: Vec<&str> = schema["required"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .collect();
    for (name, field) in schema["properties"].as_object().into_iter().flatten() {
        arguments.push(Argument {
            name: name.clone(),
            sent_as: name.clone(),
            place: Place::Body,
            required: required.contains(&name.as_str()),
            schema: light(field),
        });
    }
    arguments
}

/// The page of a list that has none in the API.
fn page_of_rows() -> Argument {
    Argument {
        name: PAGE.into(),
        sent_as: PAGE.into(),
        place: Place::Shown,
        required: false,
        schema: json!({
            "type": "integer", "minimum": 1, "default": 1, "description": format!("A page of at most {SERIES_ROWS} rows.")
        }),
    }
}

fn parameter(parameter: &Value, document: &Value) -> Argument {
    let sent_as = parameter["name"].as_str().unwrap_or_default().to_owned();
    let mut schema = light(&resolved(&parameter["schema"], document));
    let said = parameter["description"].as_str().unwrap_or_default();
    let (name, place) = match parameter["in"].as_str() {
        // A query may have a filter of the same name: `brand`.
        Some("path") => (format!("{sent_as}Id"), Place::Path),
        Some("header") => ("idempotencyKey".to_owned(), Place::IdempotencyKey),
        _ => (sent_as.clone(), Place::Query),
    };
    match place {
        Place::Path => {}
        Place::IdempotencyKey => {
            schema =
                json!({"type": "string", "description": "The same key repeats the same call without doing it twice."});
        }
        _ => schema["description"] = said.replace(", separated by commas", "").into(),
    }
    Argument {
        name,
        sent_as,
        place,
        required: parameter["required"] == true,
        schema,
    }
}

fn reply(operation: &Value, document: &Value) -> Value {
    let mut responses = operation["responses"].as_object().into_iter().flatten();
    let success = responses.rfind(|(status, _)| status.starts_with('2'));
    let content = success.and_then(|(_, response)| response["content"].as_object()?.values().next());
    content.map_or(Value::Null, |content| resolved(&content["schema"], document))
}

/// `listBrands` as `list_brands`.
pub(crate) fn snake_case(id: &str) -> String {
    id.chars().fold(String::new(), |mut name, letter| {
        if letter.is_ascii_uppercase() {
            name.push('_');
        }
        name.push(letter.to_ascii_lowercase());
        name
    })
}
