//! The document and the page made of it: nothing is left out, nothing leads nowhere, nothing runs.

use std::collections::BTreeSet;

use answerscope_core::error::{Error, InputError, Lack};
use answerscope_openapi::{document, operations, reference};
use serde_json::{Value, json};

/// What follows each occurrence of `before`, up to the next quote.
fn after<'a>(page: &'a str, before: &str) -> BTreeSet<&'a str> {
    page.split(before)
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect()
}

#[test]
fn every_operation_and_type_has_its_section() {
    let document = document(&operations(), "https://api.example");
    let page = reference(&document);
    let sections = after(&page, "<section id=\"");
    for entry in operations() {
        assert!(sections.contains(entry.spec().id), "{} is missing", entry.spec().id);
    }
    let types = document["components"]["schemas"]
        .as_object()
        .map_or(0, serde_json::Map::len);
    assert_eq!(sections.len(), operations().len() + types);
    assert!(page.contains("application/x-ndjson"), "the stream's media type");
    assert!(
        page.contains("the archive lacks the files under"),
        "what a field of a named type says"
    );
}

#[test]
fn every_link_has_its_target() {
    let page = reference(&document(&operations(), "https://api.example"));
    let ids = after(&page, " id=\"");
    let links = after(&page, "href=\"#");
    assert!(links.len() > operations().len());
    assert_eq!(links.difference(&ids).collect::<Vec<_>>(), Vec::<&&str>::new());
}

#[test]
fn nothing_in_the_page_runs_or_comes_from_elsewhere() {
    let mut document = document(&operations(), "https://api.example");
    document["tags"][0]["description"] = "<script>alert(1)</script> `<b>`".into();
    document["components"]["schemas"]["<i>"] = json!({"type": "string", "default": "\"><img src=x>"});
    let page = reference(&document);
    for found in ["<script", "<img", "<i>", "<b>", "src=", "http-equiv"] {
        let escaped = page.matches("&lt;img src=").count();
        assert_eq!(
            page.matches(found).count(),
            if found == "src=" { escaped } else { 0 },
            "{found}"
        );
    }
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
        Error::AuthConfiguration { cause: String::new() },
        Error::InvalidToken,
        Error::MissingToken,
        Error::WrongScheme,
        Error::NotFound,
        Error::NoRoute,
        Error::TooManyRequests { retry_after: 1 },
        Error::duplicate(""),
        Error::MonitoringLimit,
        Error::InsufficientCredits,
        Error::Forbidden {
            lacks: Lack::Scope("read"),
        },
        Error::Deprecated,
    ];
    let codes = document["components"]["schemas"]["ErrorCode"]["oneOf"]
        .as_array()
        .cloned()
        .unwrap_or_default();
    assert_eq!(codes.len(), 12);
    for error in invalid.iter().chain(&others) {
        let told = codes
            .iter()
            .find(|one| one["const"] == error.code())
            .map(|one| one["description"].to_string());
        let status = error.status().as_u16().to_string();
        assert!(
            told.is_some_and(|text| text.contains(&status)),
            "{} {status}",
            error.code()
        );
    }
}
