//! Errors are in words for people: whatever is sent in a body or a query, no word of the parser comes back, and the
//! field or parameter is named.

use std::collections::BTreeMap;

use answerscope_api::operation::{Entry, Schemas, Shapes};
use answerscope_openapi::operations;
use reqwest::Method;
use serde_json::{Map, Value, json};

use crate::right_calls::body_of;
use crate::support::{Answer, Caller, start};

/// What the parser and the language call things, and callers do not.
const PARSER: [&str; 20] = [
    "invalid type",
    "invalid value",
    "invalid length",
    "sequence",
    "variant",
    "missing field",
    "unknown field",
    "duplicate field",
    "struct",
    "enum",
    "unit",
    "tuple",
    "a map",
    "map with",
    "u8",
    "u32",
    "i64",
    "f64",
    "EOF",
    "at line",
];

fn wrong_values() -> Vec<Value> {
    vec![
        Value::Null,
        json!(true),
        json!(5),
        json!(-1),
        json!(1.5),
        json!(1e300),
        json!(""),
        json!("sequence, expected u32 at line 3"),
        json!([]),
        json!([1]),
        json!(["x", null]),
        json!([{}]),
        json!([{"x": 1}]),
        json!([[]]),
        json!({}),
        json!({"x": 1}),
        json!({"active": 1}),
    ]
}

/// The descriptions of all errors in an answer: its own, and those of a report's rows.
fn descriptions(answer: &Answer) -> Vec<String> {
    let report = &answer.body["data"];
    let rows = [&report["errors"], &report["report"]["errors"]].map(|rows| rows.as_array().cloned());
    let rows = rows
        .into_iter()
        .flatten()
        .flatten()
        .map(|row| row["description"].clone());
    let all = rows.chain([answer.body["error"]["description"].clone()]);
    all.filter_map(|text| text.as_str().map(str::to_owned)).collect()
}

#[track_caller]
fn for_people(answer: &Answer, sent: &str) {
    assert!(answer.status.as_u16() < 500, "{sent}: {}", answer.body);
    for text in descriptions(answer) {
        // Field names and the caller's own words stand in backticks, or before the colon.
        let told = text.split_once(": ").map_or(text.as_str(), |(_, told)| told);
        for word in PARSER {
            assert!(!told.contains(word), "{sent}: {text}");
        }
    }
}

/// A schema without its references and without null beside it.
fn resolved<'a>(schema: &'a Value, all: &'a Map<String, Value>) -> &'a Value {
    if let Some(name) = schema["$ref"].as_str().and_then(|name| name.rsplit('/').next()) {
        return resolved(&all[name], all);
    }
    let choices = schema["anyOf"].as_array().into_iter().flatten();
    match choices.into_iter().find(|choice| choice["type"] != "null") {
        Some(choice) => resolved(choice, all),
        None => schema,
    }
}

/// The places of all fields below a schema, as JSON pointers, the first element for all of a list.
fn places(schema: &Value, all: &Map<String, Value>, at: &str, found: &mut Vec<String>) {
    let schema = resolved(schema, all);
    if !schema["items"].is_null() {
        found.push(format!("{at}/0"));
        places(&schema["items"], all, &format!("{at}/0"), found);
    }
    for (name, field) in schema["properties"].as_object().into_iter().flatten() {
        let at = format!("{at}/{name}");
        found.push(at.clone());
        places(field, all, &at, found);
    }
}

/// The same body with another value at a place; lists and objects on the way are made.
fn with(body: &Value, place: &str, value: Value) -> Value {
    let place = place.trim_start_matches('/');
    if place.is_empty() {
        return value;
    }
    let (name, rest) = place.split_once('/').unwrap_or((place, ""));
    let mut body = body.clone();
    if name == "0" {
        let inner = body.get(0).cloned().unwrap_or_default();
        return json!([with(&inner, rest, value)]);
    }
    if !body.is_object() {
        body = json!({});
    }
    body[name] = with(&body[name], rest, value);
    body
}

/// The operation's method and path, with ids of the world.
fn route(entry: &dyn Entry, ids: &BTreeMap<&'static str, String>) -> (Method, String) {
    let spec = entry.spec();
    let path = match spec.path_parameter() {
        Some(name) => spec.path.replace(&format!("{{{name}}}"), &ids[name]),
        None => spec.path.to_owned(),
    };
    (
        Method::from_bytes(spec.verb.as_str().as_bytes()).expect("a method"),
        path,
    )
}

fn shapes(entry: &dyn Entry) -> (Shapes, Map<String, Value>) {
    let mut schemas = Schemas::default();
    let shapes = entry.shapes(&mut schemas);
    (shapes, schemas.bodies.take_definitions(true))
}

async fn wrong_bodies(owner: &Caller, entry: &dyn Entry, ids: &BTreeMap<&'static str, String>) -> usize {
    let (id, (method, path)) = (entry.spec().id, route(entry, ids));
    let (Some(right), (Shapes { body: Some(schema), .. }, all)) = (body_of(id), shapes(entry)) else {
        return 0;
    };
    let mut found = Vec::new();
    places(&schema, &all, "", &mut found);
    let mut refused = 0;
    for place in &found {
        for value in wrong_values() {
            let body = with(&right, place, value);
            let answer = owner.call(method.clone(), &path, Some(body.clone())).await;
            for_people(&answer, &format!("{id} {body}"));
            if [400, 404].contains(&answer.status.as_u16()) {
                refused += 1;
                let fields: Vec<&str> = place.split('/').filter(|part| !matches!(*part, "" | "0")).collect();
                let named = |text: &String| fields.iter().any(|field| text.contains(field));
                assert!(descriptions(&answer).iter().all(named), "{id} {body}: {}", answer.body);
            }
        }
    }
    let mut more = right.clone();
    more["colour"] = json!(1);
    let answer = owner.call(method.clone(), &path, Some(more)).await;
    assert!(
        descriptions(&answer)[0].starts_with("colour: "),
        "{id}: {}",
        answer.body
    );
    for value in wrong_values().into_iter().filter(|value| !value.is_object()) {
        let answer = owner.call(method.clone(), &path, Some(value.clone())).await;
        for_people(&answer, &format!("{id} {value}"));
    }
    refused
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_bodies_are_refused_in_words_for_people() {
    let service = start().await;
    let ids = service.world().await;
    let mut refused = 0;
    for entry in operations() {
        refused += wrong_bodies(&service.owner, entry, &ids).await;
    }
    assert!(refused > 300, "only {refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_parameters_are_refused_in_words_for_people() {
    let service = start().await;
    let ids = service.world().await;
    for entry in operations()
        .into_iter()
        .filter(|entry| entry.spec().id != "deleteBrand")
    {
        let (shapes, _) = shapes(entry);
        for parameter in shapes.parameters {
            for value in ["", "x", "-1", "1.5", "[]", "null", "2026-13-01", "a,b,,"] {
                let (method, path) = route(entry, &ids);
                let path = format!("{path}?{}={value}", parameter.name);
                let answer = service.owner.call(method, &path, body_of(entry.spec().id)).await;
                for_people(&answer, &path);
            }
        }
    }
}

/// An id beside that of the path is told by its place, as what is wrong in a list is.
#[tokio::test(flavor = "multi_thread")]
async fn an_id_that_names_nothing_is_told_by_its_place() {
    let service = start().await;
    let ids = service.world().await;
    let (brand, prompt) = (&ids["brand"], &ids["prompt"]);
    let trend = service.owner.get(&format!("/brands/{brand}/trends")).await.data()["trends"][0].clone();
    let unknown = format!("{}zzzz", &prompt[..prompt.len() - 4]);
    let both = json!({"promptIds": [prompt, unknown]});
    let chosen = json!({"promptIds": [trend["prompts"][0]["id"], prompt]});
    let row = |id: &str| json!({"answers": [{"promptId": id, "engine": "openai", "text": "Tarvo.", "answeredAt": "2026-11-01T09:00:00Z"}]});
    let (second, first) = ("promptIds[1]: no such prompt", "promptIds[0]: no such prompt");
    for (path, body, told) in [
        (format!("/brands/{brand}/collections"), both, second),
        (
            format!("/brands/{brand}/collections"),
            json!({"promptIds": ["x"]}),
            first,
        ),
        (
            format!("/brands/{brand}/insights/generation"),
            json!({"promptIds": ["x"]}),
            first,
        ),
        (format!("/trends/{}/accept", ids["trend"]), chosen, second),
        (format!("/brands/{brand}/answers"), row("x"), "promptId: no such prompt"),
        (
            format!("/brands/{brand}/answers"),
            row(&unknown),
            "promptId: no such prompt",
        ),
    ] {
        let answer = service.owner.post(&path, body.clone()).await;
        assert!(
            [200, 404].contains(&answer.status.as_u16()),
            "{path} {body}: {}",
            answer.body
        );
        assert_eq!(descriptions(&answer), [told], "{path} {body}");
    }
    let answer = service
        .owner
        .get(&format!("/brands/{brand}/answers?promptId={unknown}"))
        .await;
    assert_eq!((answer.status.as_u16(), answer.code()), (404, 1006));
    assert_eq!(descriptions(&answer), ["promptId: no such prompt"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unknown_route_and_another_scheme_say_so() {
    let service = start().await;
    let told = |answer: Answer| {
        let text = answer.body["error"]["description"]
            .as_str()
            .unwrap_or_default()
            .to_owned();
        (answer.status.as_u16(), answer.code(), text)
    };
    let (status, code, text) = told(service.owner.get("/brand").await);
    assert_eq!((status, code), (404, 1006));
    assert!(text.contains("No such route"), "{text}");
    let (_, _, text) = told(service.owner.get("/brands/none").await);
    assert_eq!(text, "Item not found");
    let basic = reqwest::Client::new().get(format!("{}/api/v1/brands", service.url));
    let answer = basic.basic_auth("user", Some("word")).send().await.expect("an answer");
    assert_eq!(answer.status(), 401);
    let body: Value = answer.json().await.expect("JSON");
    assert_eq!(body["error"]["code"], 1005);
    assert!(
        body["error"]["description"]
            .as_str()
            .is_some_and(|text| text.contains("Bearer")),
        "{body}"
    );
}
