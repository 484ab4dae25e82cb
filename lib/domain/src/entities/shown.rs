//! Schemas of words that several answers show.

use schemars::{Schema, SchemaGenerator, json_schema};

use crate::Engine;

/// An engine's name; aliases are taken and never shown.
pub(super) fn engine_shown(_: &mut SchemaGenerator) -> Schema {
    json_schema!({"type": "string", "enum": Engine::ALL.map(Engine::as_str)})
}

/// A surface that is known.
pub(super) fn surface_shown(_: &mut SchemaGenerator) -> Schema {
    json_schema!({"type": "string", "enum": ["api", "consumer"]})
}
