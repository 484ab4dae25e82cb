//! Words of which one is meant, as choices in the schemas: the web application's types are made of these.

use answerscope_domain::entities::account::Role;
use answerscope_domain::entities::webhook::EventKind;
use schemars::{Schema, SchemaGenerator, json_schema};

/// A role.
pub(crate) fn role(_: &mut SchemaGenerator) -> Schema {
    let words = [Role::Owner, Role::Member, Role::Viewer].map(Role::as_str);
    json_schema!({"type": "string", "enum": words})
}

/// What a delivery is of; a test is never registered for.
pub(crate) fn delivered(_: &mut SchemaGenerator) -> Schema {
    let words: Vec<&str> = EventKind::ALL
        .into_iter()
        .chain([EventKind::Test])
        .map(EventKind::as_str)
        .collect();
    json_schema!({"type": "string", "enum": words})
}

/// What became of a delivery.
pub(crate) fn delivery_state(_: &mut SchemaGenerator) -> Schema {
    json_schema!({"type": "string", "enum": ["open", "delivered", "dropped"]})
}

/// How a key stands.
pub(crate) fn key_status(_: &mut SchemaGenerator) -> Schema {
    json_schema!({"type": "string", "enum": ["active", "expired", "revoked"]})
}
