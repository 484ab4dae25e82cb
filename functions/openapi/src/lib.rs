//! The OpenAPI 3.1 document, made from the table of operations, and the reference that renders it.

use answerscope_api::operation::{Entry, Schemas, Shapes, Spec, Tag, Verb};
use answerscope_api::query::Described;
use serde_json::{Map, Value, json};

mod conventions;
mod examples;
mod failures;
mod reference;
mod routes;
mod shared;

pub use routes::{operations, router};

/// The document over these operations, for this origin.
pub fn document(operations: &[&'static dyn Entry], base_url: &str) -> Value {
    let mut schemas = Schemas::default();
    let shaped: Vec<(&Spec, Shapes)> = operations
        .iter()
        .map(|entry| (entry.spec(), entry.shapes(&mut schemas)))
        .collect();
    let types = Types::new(schemas);
    let mut paths: Map<String, Value> = Map::new();
    for (spec, shapes) in shaped {
        let path = format!("{}{}", answerscope_domain::API_PREFIX, spec.path);
        let item = paths.entry(path).or_insert_with(|| json!({}));
        item[spec.verb.as_str().to_lowercase()] = operation(spec, shapes, &types);
    }
    let mut document = json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Answerscope API",
            "version": env!("CARGO_PKG_VERSION"),
            "description": shared::about(),
            "contact": {"name": "Answerscope"},
            "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"}
        },
        "servers": [{"url": base_url}],
        "tags": shared::tags(),
        "security": [{"bearer": []}],
        "paths": paths,
        "components": {
            "schemas": types.0,
            "responses": failures::responses(),
            "headers": shared::headers(),
            "securitySchemes": {"bearer": {"type": "http", "scheme": "bearer", "description": "An API key: `as_` and 43 characters."}}
        }
    });
    examples::add(&mut document);
    document
}

/// The named types of the document.
struct Types(Map<String, Value>);

impl Types {
    /// A type that is read otherwise than it is shown stands there twice: what is read has `Input` behind its name.
    fn new(mut schemas: Schemas) -> Self {
        let mut types = shared::schemas();
        let tidy = |types: Map<String, Value>, side| {
            types.into_iter().map(move |(name, mut schema)| {
                conventions::apply(&mut schema, side);
                (name, schema)
            })
        };
        types.extend(tidy(schemas.replies.take_definitions(true), conventions::Side::Shown));
        let read: Map<String, Value> = tidy(schemas.bodies.take_definitions(true), conventions::Side::Read).collect();
        let differ = |name: &String, schema: &Value| types.get(name).is_some_and(|shown| shown != schema);
        let twice: Vec<String> = read
            .iter()
            .filter(|(name, schema)| differ(name, schema))
            .map(|(name, _)| name.clone())
            .collect();
        for (mut name, mut schema) in read {
            renamed(&mut schema, &twice);
            if twice.contains(&name) {
                name.push_str("Input");
            }
            types.insert(name, schema);
        }
        Self(types)
    }

    /// A body's schema: what has two forms is the one that is read.
    fn of_body(&self, mut schema: Value) -> Value {
        conventions::apply(&mut schema, conventions::Side::Read);
        let names: Vec<String> = self.0.keys().cloned().collect();
        let twice: Vec<String> = names
            .iter()
            .filter_map(|name| name.strip_suffix("Input"))
            .filter(|name| self.0.contains_key(*name))
            .map(str::to_owned)
            .collect();
        renamed(&mut schema, &twice);
        schema
    }
}

/// Turns references to these types into references to what is read.
fn renamed(schema: &mut Value, twice: &[String]) {
    match schema {
        Value::Object(members) => {
            if let Some(Value::String(path)) = members.get_mut("$ref")
                && twice.iter().any(|name| path.rsplit('/').next() == Some(name.as_str()))
            {
                path.push_str("Input");
            }
            members.values_mut().for_each(|member| renamed(member, twice));
        }
        Value::Array(items) => items.iter_mut().for_each(|item| renamed(item, twice)),
        _ => {}
    }
}

fn operation(spec: &Spec, shapes: Shapes, types: &Types) -> Value {
    let mut responses = failures::of(spec, &shapes);
    let mut headers = shared::rate_headers();
    if spec.verb == Verb::Post {
        headers["Idempotent-Replayed"] = json!({"$ref": "#/components/headers/Idempotent-Replayed"});
    }
    let mut succeeds = |status: u16, schema: Option<Value>| {
        let mut success = json!({"description": "Success", "headers": headers});
        if let Some(mut schema) = schema {
            conventions::apply(&mut schema, conventions::Side::Shown);
            success["content"] = json!({shapes.media_type: {"schema": schema}});
        }
        responses.insert(status.to_string(), success);
    };
    succeeds(shapes.status, shapes.reply);
    if let Some((status, schema)) = shapes.other {
        succeeds(status, Some(schema));
    }
    let mut operation = json!({
        "operationId": spec.id,
        "summary": spec.summary,
        "description": about(spec),
        "tags": spec.tag.map(Tag::as_str).as_slice(),
        "x-token-cost": spec.cost,
        "x-scope": spec.scope.as_str(),
        "parameters": parameters(spec, shapes.path, shapes.parameters),
        "responses": responses
    });
    if let Some(schema) = shapes.body {
        operation["requestBody"] = json!({
            "required": shapes.body_required,
            "content": {"application/json": {"schema": types.of_body(schema)}}
        });
    }
    if spec.legacy.is_some() {
        operation["deprecated"] = true.into();
    }
    operation
}

/// What an operation does, and what a call of it needs.
fn about(spec: &Spec) -> String {
    let plural = if spec.cost == 1 { "" } else { "s" };
    format!(
        "{}\n\nScope `{}`, {} token{plural}.",
        spec.description,
        spec.scope.as_str(),
        spec.cost
    )
}

fn parameters(spec: &Spec, path: Option<Value>, query: Vec<Described>) -> Vec<Value> {
    let mut parameters: Vec<Value> = Vec::new();
    if let (Some(name), Some(schema)) = (spec.path_parameter(), path) {
        parameters.push(json!({
            "name": name, "in": "path", "required": true, "description": format!("The {name}'s id."), "schema": schema
        }));
    }
    for parameter in query {
        let mut schema = parameter.schema;
        conventions::apply_to_field(&parameter.name, &mut schema, conventions::Side::Read);
        let mut shown = json!({
            "name": parameter.name, "in": "query", "description": parameter.description,
            "required": parameter.required, "schema": schema
        });
        if shown["schema"]["type"] == "array" {
            // One value, its parts separated by commas.
            shown["style"] = "form".into();
            shown["explode"] = false.into();
        }
        parameters.push(shown);
    }
    if spec.verb == Verb::Post {
        parameters.push(shared::idempotency_key());
    }
    parameters
}
