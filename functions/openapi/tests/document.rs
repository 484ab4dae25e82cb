//! The document: nothing is left out, and clients can be generated from it.

use answerscope_domain::error::{Error, InputError, Lack, Limited};
use answerscope_openapi::{document, operations};
use serde_json::{Value, json};

#[test]
fn every_operation_is_described_and_has_an_example() {
    let document = document(&operations(), "https://api.example");
    for entry in operations() {
        let spec = entry.spec();
        let path = format!("/api/v1{}", spec.path);
        let operation = &document["paths"][&path][spec.verb.as_str().to_lowercase()];
        assert!(!spec.description.is_empty(), "{} is not described", spec.id);
        let contents = entries(&operation["responses"]).filter(|(status, _)| status.starts_with('2'));
        for (_, content) in contents.flat_map(|(_, response)| entries(&response["content"])) {
            assert!(!content["example"].is_null(), "{}: no example of an answer", spec.id);
        }
        for parameter in operation["parameters"].as_array().into_iter().flatten() {
            assert!(!parameter["example"].is_null(), "{}: {}", spec.id, parameter["name"]);
        }
        let failures = entries(&operation["responses"]).filter(|(status, _)| status.starts_with('4'));
        assert!(failures.count() >= 3, "{} says too little of errors", spec.id);
    }
}

/// All schemas in a part of the document.
fn schemas(part: &Value, found: &mut Vec<Value>) {
    match part {
        Value::Object(members) => {
            found.push(part.clone());
            members.values().for_each(|member| schemas(member, found));
        }
        Value::Array(items) => items.iter().for_each(|item| schemas(item, found)),
        _ => {}
    }
}

#[test]
fn schemas_are_what_clients_are_generated_from() {
    let document = document(&operations(), "https://api.example");
    let mut all = Vec::new();
    schemas(&document, &mut all);
    for schema in all {
        assert_ne!(schema["items"], json!(true), "{schema}");
        assert!(schema["const"].is_null() && schema["oneOf"].is_null(), "{schema}");
    }
}

#[test]
fn engines_are_named_with_their_aliases_in_requests_alone() {
    let document = document(&operations(), "https://api.example");
    let words = |name: &str| document["components"]["schemas"][name]["enum"].as_array().map(Vec::len);
    assert_eq!((words("Engine"), words("EngineInput")), (Some(8), Some(10)));
    let answer = &document["components"]["schemas"]["Answer"]["properties"]["engine"];
    assert_eq!(answer["$ref"], "#/components/schemas/Engine");
    let row = &document["components"]["schemas"]["AnswerRow"]["properties"]["engine"];
    assert_eq!(row["$ref"], "#/components/schemas/EngineInput");
    let list = &document["paths"]["/api/v1/prompts/{prompt}/answers"]["get"]["parameters"];
    let engine = list
        .as_array()
        .into_iter()
        .flatten()
        .find(|one| one["name"] == "engine");
    let items = engine.map(|one| one["schema"]["items"]["$ref"].clone());
    assert_eq!(items, Some("#/components/schemas/EngineInput".into()));
}

#[test]
fn null_is_a_value_only_where_it_is_said() {
    let document = document(&operations(), "https://api.example");
    let field = |of: &str, name: &str| document["components"]["schemas"][of]["properties"][name]["type"].clone();
    assert_eq!(field("Answer", "model"), json!(["string", "null"]));
    assert_eq!(field("Answer", "text"), "string");
    assert_eq!(field("PromptRow", "topicName"), "string");
    assert_eq!(field("PromptRow", "country"), json!(["string", "null"]));
    assert_eq!(field("BrandPatch", "name"), "string");
}

fn entries(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}

#[test]
fn each_tag_of_an_operation_is_described() {
    let document = document(&operations(), "https://api.example");
    let names = |list: &Value| list.as_array().cloned().unwrap_or_default();
    let described: Vec<Value> = names(&document["tags"])
        .into_iter()
        .map(|tag| tag["name"].clone())
        .collect();
    let used: Vec<&Value> = document["paths"]
        .as_object()
        .into_iter()
        .flat_map(|paths| paths.values())
        .filter_map(Value::as_object)
        .flat_map(|item| item.values())
        .map(|operation| &operation["tags"][0])
        .collect();
    assert_eq!(used.len(), operations().len());
    assert!(used.iter().all(|tag| described.contains(tag)));
    assert!(described.iter().all(|tag| used.contains(&tag)));
}

#[test]
fn the_codes_are_those_of_the_service() {
    let document = document(&operations(), "https://api.example");
    let kinds = [
        InputError::Value,
        InputError::Method,
        InputError::Stalled,
        InputError::TooLarge,
        InputError::NotJson,
    ];
    let invalid = kinds.map(|kind| Error::Invalid {
        description: String::new(),
        kind,
    });
    let others = [
        Error::internal(""),
        Error::AuthConfiguration { cause: "".into() },
        Error::InvalidToken,
        Error::MissingToken,
        Error::WrongScheme,
        Error::NotFound,
        Error::unknown_id("promptIds[0]", "prompt"),
        Error::NoRoute,
        Error::TooManyRequests { retry_after: 1 },
        Error::duplicate(""),
        Error::MonitoringLimit,
        Error::QuotaReached {
            what: Limited::Views,
            limit: 1,
        },
        Error::InsufficientCredits,
        Error::Forbidden {
            lacks: Lack::Scope("read"),
        },
        Error::Deprecated,
    ];
    let codes = &document["components"]["schemas"]["ErrorCode"];
    assert_eq!(codes["enum"].as_array().map(Vec::len), Some(12));
    let told = codes["description"].as_str().unwrap_or_default();
    for error in invalid.iter().chain(&others) {
        let told = told
            .lines()
            .find(|line| line.starts_with(&format!("- `{}`", error.code())));
        let status = answerscope_api::status::status_of(error).as_u16().to_string();
        assert!(
            told.is_some_and(|text| text.contains(&status)),
            "{} {status}",
            error.code()
        );
    }
}
