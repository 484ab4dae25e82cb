//! The table of operations itself.

use std::collections::BTreeSet;

use answerscope_api::operation::{Schemas, Verb};
use answerscope_domain::Scope;
use answerscope_openapi::{document, operations};

use crate::right_calls::{body_of, nowhere};

#[test]
fn ids_and_routes_are_unique() {
    let operations = operations();
    let ids: BTreeSet<_> = operations.iter().map(|entry| entry.spec().id).collect();
    let routes: BTreeSet<_> = operations
        .iter()
        .map(|entry| (entry.spec().verb, entry.spec().path))
        .collect();
    assert_eq!((ids.len(), routes.len()), (operations.len(), operations.len()));
}

#[test]
fn reading_needs_read_and_everything_else_needs_write() {
    for entry in operations() {
        let spec = entry.spec();
        assert_eq!(spec.verb == Verb::Get, spec.scope == Scope::Read, "{}", spec.id);
        let usual = if spec.verb == Verb::Get { 1 } else { 5 };
        assert!(spec.cost == usual || spec.cost == 25, "{} costs {}", spec.id, spec.cost);
    }
}

#[test]
fn the_tests_know_a_body_and_an_id_for_every_operation() {
    let mut schemas = Schemas::default();
    for entry in operations() {
        let spec = entry.spec();
        assert_eq!(
            entry.shapes(&mut schemas).body.is_some(),
            body_of(spec.id).is_some(),
            "{}",
            spec.id
        );
        assert!(
            spec.path_parameter().is_none_or(|name| nowhere().contains_key(name)),
            "{}",
            spec.id
        );
    }
}

#[test]
fn the_document_holds_every_operation_and_every_schema_it_names() {
    let document = document(&operations(), "http://127.0.0.1");
    let text = document.to_string();
    for entry in operations() {
        assert!(
            text.contains(&format!("\"operationId\":\"{}\"", entry.spec().id)),
            "{}",
            entry.spec().id
        );
    }
    for part in text.split("\"#/components/schemas/").skip(1) {
        let name = part.split('"').next().unwrap_or_default();
        assert!(
            document["components"]["schemas"].get(name).is_some(),
            "{name} is named and not there"
        );
    }
}
