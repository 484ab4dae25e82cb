//! The OpenAPI 3.1 document, made from the table of operations.

use answerscope_core::operation::{Entry, Shapes, Spec, Verb};
use schemars::SchemaGenerator;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

mod page;
mod routes;
mod shape;
mod shared;

pub use page::reference;
pub use routes::{operations, router};

/// The document over these operations, for this origin.
pub fn document(operations: &[&'static dyn Entry], base_url: &str) -> Value {
    // OpenAPI 3.1 takes schemas of JSON Schema 2020-12 as they are.
    let mut generator = SchemaGenerator::new(SchemaSettings::draft2020_12().with(|settings| {
        settings.definitions_path = "/components/schemas".into();
        settings.meta_schema = None;
    }));
    let mut paths: Map<String, Value> = Map::new();
    for entry in operations {
        let (spec, shapes) = (entry.spec(), entry.shapes(&mut generator));
        let path = format!("{}{}", answerscope_core::dispatch::PREFIX, spec.path);
        let item = paths.entry(path).or_insert_with(|| json!({}));
        item[spec.verb.as_str().to_lowercase()] = operation(spec, shapes);
    }
    let mut schemas = generator.take_definitions(true);
    schemas.extend(shared::schemas());
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Answerscope API",
            "version": env!("CARGO_PKG_VERSION"),
            "description": shared::ABOUT
        },
        "servers": [{"url": base_url}],
        "tags": shared::tags(),
        "security": [{"bearer": []}],
        "paths": paths,
        "components": {
            "schemas": schemas,
            "responses": {"Error": shared::error_response()},
            "securitySchemes": {"bearer": {"type": "http", "scheme": "bearer", "description": "An API key: `as_` and 43 characters."}}
        }
    })
}

fn operation(spec: &Spec, shapes: Shapes) -> Value {
    let mut parameters: Vec<Value> = Vec::new();
    if let Some(name) = spec.path_parameter() {
        parameters.push(json!({"name": name, "in": "path", "required": true, "schema": {"type": "string"}}));
    }
    for parameter in shapes.parameters {
        let mut shown = json!({
            "name": parameter.name, "in": "query", "description": parameter.description,
            "required": parameter.required, "schema": parameter.schema
        });
        if shown["schema"]["type"] == "array" {
            shown["explode"] = false.into(); // one value, its parts separated by commas
        }
        parameters.push(shown);
    }
    if spec.verb == Verb::Post {
        parameters.push(shared::idempotency_key());
    }
    let mut success = json!({"description": "Success", "headers": shared::rate_headers()});
    if let Some(schema) = shapes.reply {
        success["content"] = json!({shapes.media_type: {"schema": schema}});
    }
    let mut operation = json!({
        "operationId": spec.id,
        "summary": spec.summary,
        "tags": [tag(spec)],
        "x-token-cost": spec.cost,
        "x-scope": spec.scope.as_str(),
        "parameters": parameters,
        "responses": {shapes.status.to_string(): success, "default": {"$ref": "#/components/responses/Error"}}
    });
    if let Some(schema) = shapes.body {
        operation["requestBody"] =
            json!({"required": shapes.body_required, "content": {"application/json": {"schema": schema}}});
    }
    if spec.legacy.is_some() {
        operation["deprecated"] = true.into();
    }
    operation
}

/// The resource that an operation answers with: the last word of its path that is no verb.
fn tag(spec: &Spec) -> &'static str {
    let words = ["share-of-voice", "visibility", "citations", "sentiment"];
    if spec.path.split('/').any(|part| words.contains(&part)) {
        return "metrics";
    }
    let resources = [
        "export", "insights", "answers", "views", "trends", "topics", "prompts", "brands",
    ];
    if spec.path.ends_with("/prompts") {
        return "prompts";
    }
    resources
        .into_iter()
        .find(|name| spec.path.contains(name))
        .unwrap_or("brands")
}
