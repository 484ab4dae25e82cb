//! A JSON schema as a reader takes it in: what it is in a few words, and a table of its fields.

use maud::{Markup, html};
use serde_json::Value;

use crate::page::{entries, prose, text};

/// Where the page describes a named type.
pub(crate) fn anchor(name: &str) -> String {
    format!("type-{name}")
}

/// A schema on lines of its own: the fields of an object, the values of a choice, else a line of [`of`].
pub(crate) fn block(schema: &Value) -> Markup {
    if schema["properties"].is_object() {
        return fields(schema);
    }
    match schema["oneOf"].as_array() {
        Some(choices) if choices.iter().all(|one| !one["const"].is_null()) => html! {
            table { @for one in choices { tr { td { code { (one["const"]) } } td { (prose(text(&one["description"]))) } } } }
        },
        _ => html! { p { (of(schema)) } },
    }
}

fn fields(schema: &Value) -> Markup {
    let required: Vec<&Value> = schema["required"].as_array().into_iter().flatten().collect();
    html! {
        table {
            @for (name, field) in entries(&schema["properties"]) {
                tr {
                    td { code { (name) } }
                    td.soft { (of(field)) @if !required.iter().any(|one| *one == name) { ", optional" } }
                    td {
                        (prose(text(&field["description"])))
                        @if let Some(inner) = nested(field) { (fields(inner)) }
                    }
                }
            }
        }
    }
}

/// The object without a name of its own that a field holds, itself or as items.
fn nested(field: &Value) -> Option<&Value> {
    [field, &field["items"]]
        .into_iter()
        .find(|one| one["properties"].is_object())
}

/// A schema in a few words; named types are links to their section.
pub(crate) fn of(schema: &Value) -> Markup {
    if let Some(name) = text(&schema["$ref"]).rsplit('/').next().filter(|name| !name.is_empty()) {
        return html! { a href={ "#" (anchor(name)) } { (name) } };
    }
    for choice in ["anyOf", "oneOf"] {
        if let Some(all) = schema[choice].as_array() {
            return joined(all.iter().map(of));
        }
    }
    if let Some(values) = schema["enum"].as_array() {
        return joined(values.iter().map(literal));
    }
    if !schema["const"].is_null() {
        return literal(&schema["const"]);
    }
    let kinds = match &schema["type"] {
        Value::Array(all) => all.iter().map(text).collect(),
        one => vec![text(one)],
    };
    html! { (joined(kinds.into_iter().map(|kind| kind_of(kind, schema)))) (limits(schema)) }
}

fn kind_of(kind: &str, schema: &Value) -> Markup {
    match kind {
        "array" => html! { "list of " (of(&schema["items"])) },
        "" => html! { "any" },
        _ => html! { (kind) },
    }
}

/// What bounds the value, and its default.
fn limits(schema: &Value) -> Markup {
    let bounds = [
        ("minimum", "from"),
        ("maximum", "to"),
        ("minItems", "at least"),
        ("maxItems", "at most"),
    ];
    let default = Some(&schema["default"]).filter(|value| !value.is_null() && **value != Value::Array(Vec::new()));
    html! {
        @for (name, words) in bounds { @if !schema[name].is_null() { " " (words) " " (schema[name]) } }
        @if let Some(pattern) = schema["pattern"].as_str() { " " code { (pattern) } }
        @if let Some(value) = default { ", default " (literal(value)) }
    }
}

fn literal(value: &Value) -> Markup {
    html! { code { @match value { Value::String(words) => (words), other => (other) } } }
}

fn joined(parts: impl Iterator<Item = Markup>) -> Markup {
    html! { @for (place, part) in parts.enumerate() { @if place > 0 { " or " } (part) } }
}
