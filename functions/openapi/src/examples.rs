//! An example of every body, answer and parameter: put together from `examples.json`, which has them by type and by
//! field, so that they fit each other everywhere.

use serde_json::{Map, Value, json};

const KNOWN: &str = include_str!("examples.json");

/// Writes the examples into a document.
pub(crate) fn add(document: &mut Value) {
    let known: Value = serde_json::from_str(KNOWN).unwrap_or_default();
    let schemas = document["components"]["schemas"].clone();
    let examples = Examples {
        known: &known,
        schemas: &schemas,
    };
    let paths = document["paths"].as_object_mut().into_iter().flatten();
    for operation in paths.flat_map(|(_, item)| item.as_object_mut().into_iter().flatten().map(|(_, one)| one)) {
        let own = known["operations"][operation["operationId"].as_str().unwrap_or_default()].clone();
        for parameter in operation["parameters"].as_array_mut().into_iter().flatten() {
            let name = parameter["name"].as_str().unwrap_or_default();
            parameter["example"] = match known["parameters"].get(name).filter(|_| parameter["in"] != "path") {
                Some(example) => example.clone(),
                None => examples.of(&parameter["schema"]),
            };
        }
        for content in operation.get_mut("requestBody").into_iter().flat_map(contents) {
            content["example"] = own
                .get("body")
                .cloned()
                .unwrap_or_else(|| examples.of(&content["schema"]));
        }
        for (status, response) in operation["responses"].as_object_mut().into_iter().flatten() {
            if status.starts_with('2') {
                for content in contents(response) {
                    content["example"] = examples.of(&content["schema"]);
                    if let Some(data) = own.get("data") {
                        content["example"]["data"] = data.clone();
                    }
                    if let Some(line) = own.get("line") {
                        content["example"] = line.clone();
                    }
                }
            }
        }
    }
}

fn contents(of: &mut Value) -> impl Iterator<Item = &mut Value> {
    let content = of.get_mut("content").and_then(Value::as_object_mut);
    content.into_iter().flatten().map(|(_, content)| content)
}

struct Examples<'a> {
    known: &'a Value,
    schemas: &'a Value,
}

impl Examples<'_> {
    /// An example of a schema.
    fn of(&self, schema: &Value) -> Value {
        if let Some(example) = schema["examples"].get(0) {
            return example.clone();
        }
        if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
            return match self.known["types"].get(name) {
                Some(example) => example.clone(),
                None => self.of(&self.schemas[name]),
            };
        }
        if let Some(first) = schema["enum"].get(0).or_else(|| schema["anyOf"].get(0)) {
            return if schema["enum"].is_array() {
                first.clone()
            } else {
                self.of(first)
            };
        }
        let kind = schema["type"].get(0).unwrap_or(&schema["type"]);
        match kind.as_str() {
            Some("object") => self.object(schema),
            Some("array") => json!([self.of(&schema["items"])]),
            Some("integer") => schema
                .get("default")
                .or(schema.get("minimum"))
                .cloned()
                .unwrap_or_else(|| 1.into()),
            Some("number") => json!(0.5),
            Some("boolean") => true.into(),
            _ => "text".into(),
        }
    }

    fn object(&self, schema: &Value) -> Value {
        let fields = schema["properties"].as_object().into_iter().flatten();
        let examples = fields.map(|(name, field)| {
            let known = self.known["fields"]
                .get(name)
                .filter(|_| field["enum"].is_null() && field["$ref"].is_null());
            (name.clone(), known.cloned().unwrap_or_else(|| self.of(field)))
        });
        Value::Object(examples.collect::<Map<_, _>>())
    }
}
