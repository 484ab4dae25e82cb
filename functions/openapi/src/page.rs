//! The reference at `/docs`: the OpenAPI document as one page, without scripts and without anything from elsewhere.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use serde_json::Value;

use crate::shape::{self, anchor};

/// The page over a document of [`crate::document`].
pub fn reference(document: &Value) -> String {
    let groups = groups(document);
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Answerscope API reference" }
                style { (PreEscaped(include_str!("reference.css"))) }
            }
            body {
                nav aria-label="Operations" {
                    @for (group, operations) in &groups {
                        h2 { (text(&group["name"])) }
                        @for (_, _, operation) in operations {
                            a href={ "#" (text(&operation["operationId"])) } { (text(&operation["summary"])) }
                        }
                    }
                    h2 { a href="#types" { "Types" } }
                }
                main {
                    h1 { (text(&document["info"]["title"])) }
                    @for paragraph in text(&document["info"]["description"]).split("\n\n") { p { (prose(paragraph)) } }
                    @for (group, operations) in &groups {
                        h2 { (text(&group["name"])) }
                        p { (prose(text(&group["description"]))) }
                        @for (path, verb, operation) in operations { (section(path, verb, operation)) }
                    }
                    (types(document))
                }
            }
        }
    };
    page.into_string()
}

/// A path, a verb and what the document says of them.
type Operation<'a> = (&'a str, &'a str, &'a Value);

/// The document's tags, each with its operations.
fn groups(document: &Value) -> Vec<(&Value, Vec<Operation<'_>>)> {
    let all: Vec<Operation<'_>> = entries(&document["paths"])
        .flat_map(|(path, item)| entries(item).map(move |(verb, operation)| (path, verb, operation)))
        .collect();
    let tags = document["tags"].as_array().into_iter().flatten();
    tags.map(|tag| {
        let mine = all
            .iter()
            .filter(|(_, _, operation)| operation["tags"][0] == tag["name"]);
        (tag, mine.copied().collect())
    })
    .collect()
}

fn section(path: &str, verb: &str, operation: &Value) -> Markup {
    let cost = &operation["x-token-cost"];
    let parameters = operation["parameters"]
        .as_array()
        .map(Vec::as_slice)
        .unwrap_or_default();
    html! {
        section id=(text(&operation["operationId"])) {
            h3 { (text(&operation["summary"])) }
            p.route { code.verb { (verb.to_uppercase()) } " " code { (path) } }
            p.soft {
                code { (text(&operation["operationId"])) } " · scope " (text(&operation["x-scope"])) " · "
                (cost) @if cost == 1 { " token" } @else { " tokens" }
                @if operation["deprecated"] == true { " · legacy" }
            }
            @if !parameters.is_empty() { h4 { "Parameters" } table { @for one in parameters { (parameter(one)) } } }
            @for (_, content) in entries(&operation["requestBody"]["content"]) {
                h4 { "Body" @if operation["requestBody"]["required"] != true { ", optional" } }
                (shape::block(&content["schema"]))
            }
            @for (status, answer) in entries(&operation["responses"]).filter(|(status, _)| *status != "default") {
                @for (media, content) in entries(&answer["content"]) {
                    h4 { "Answer " (status) ", " code { (media) } }
                    @if let Some(description) = content["schema"]["description"].as_str() { p { (prose(description)) } }
                    (shape::block(&content["schema"]))
                }
                @if answer["content"].is_null() { h4 { "Answer " (status) ", without a body" } }
            }
        }
    }
}

fn parameter(one: &Value) -> Markup {
    html! {
        tr {
            td { code { (text(&one["name"])) } }
            td.soft { (text(&one["in"])) @if one["required"] == true { ", required" } ": " (shape::of(&one["schema"])) }
            td { (prose(text(&one["description"]))) }
        }
    }
}

fn types(document: &Value) -> Markup {
    html! {
        h2 #types { "Types" }
        @for (name, schema) in entries(&document["components"]["schemas"]) {
            section id=(anchor(name)) {
                h3 { (name) }
                @if let Some(description) = schema["description"].as_str() { p { (prose(description)) } }
                (shape::block(schema))
            }
        }
    }
}

/// A description; what stands in backticks is code, what stands in double asterisks is strong.
pub(crate) fn prose(words: &str) -> Markup {
    html! {
        @for (place, part) in words.split('`').enumerate() {
            @if place % 2 == 1 { code { (part) } } @else {
                @for (place, part) in part.split("**").enumerate() {
                    @if place % 2 == 1 { strong { (part) } } @else { (part) }
                }
            }
        }
    }
}

pub(crate) fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// The members of an object, none of what is no object.
pub(crate) fn entries(value: &Value) -> impl Iterator<Item = (&str, &Value)> {
    value
        .as_object()
        .into_iter()
        .flatten()
        .map(|(name, value)| (name.as_str(), value))
}
