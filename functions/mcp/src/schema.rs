//! Schemas of the document as an assistant reads them: nothing behind a reference, and short.

use serde_json::{Map, Value, json};

/// What names of types begin with in the document.
const TYPES: &str = "#/components/schemas/";
/// What tells an assistant little that its field does not.
const LEFT_OUT: [&str; 6] = [
    "examples",
    "example",
    "pattern",
    "minLength",
    "uniqueItems",
    "additionalProperties",
];
/// Formats that say how to write a value.
const FORMATS: [&str; 3] = ["date", "date-time", "uri"];

/// A schema with every type in the place of its name; a type inside itself is anything.
pub(crate) fn resolved(schema: &Value, document: &Value) -> Value {
    resolve(schema, document, &mut Vec::new())
}

fn resolve(schema: &Value, document: &Value, open: &mut Vec<String>) -> Value {
    match schema {
        Value::Object(members) => {
            if let Some(name) = members
                .get("$ref")
                .and_then(Value::as_str)
                .and_then(|path| path.strip_prefix(TYPES))
            {
                if open.iter().any(|one| one == name) {
                    return json!({});
                }
                open.push(name.to_owned());
                let mut whole = resolve(&document["components"]["schemas"][name], document, open);
                open.pop();
                // What is said beside a reference is said of this place.
                if let Some(said) = members.get("description") {
                    whole["description"] = said.clone();
                }
                return whole;
            }
            let members = members
                .iter()
                .map(|(name, member)| (name.clone(), resolve(member, document, open)));
            Value::Object(members.collect())
        }
        Value::Array(items) => items.iter().map(|item| resolve(item, document, open)).collect(),
        other => other.clone(),
    }
}

/// A resolved schema of input, shortened: first sentences, and no examples.
pub(crate) fn light(schema: &Value) -> Value {
    let Value::Object(members) = schema else {
        return schema.clone();
    };
    let mut kept_members = Map::new();
    for (name, member) in members {
        let kept = match (name.as_str(), member) {
            (name, _) if LEFT_OUT.contains(&name) => continue,
            ("format", Value::String(format)) if !FORMATS.contains(&format.as_str()) => continue,
            ("description", Value::String(text)) => first_sentence(text).into(),
            ("properties", Value::Object(fields)) => {
                let fields = fields.iter().map(|(name, field)| (name.clone(), light(field)));
                Value::Object(fields.collect())
            }
            ("items", item) => light_item(item),
            ("anyOf" | "allOf", Value::Array(choices)) => choices.iter().map(light).collect(),
            (_, other) => other.clone(),
        };
        kept_members.insert(name.clone(), kept);
    }
    Value::Object(kept_members)
}

/// What each item is follows from its list.
fn light_item(item: &Value) -> Value {
    let mut item = light(item);
    if let Some(members) = item.as_object_mut() {
        members.remove("description");
    }
    item
}

/// The first sentence of a text.
pub(crate) fn first_sentence(text: &str) -> &str {
    let paragraph = text.split("\n\n").next().unwrap_or_default();
    match paragraph.find(". ") {
        Some(end) => &paragraph[..=end],
        None => paragraph,
    }
}

/// The kind of a value alone, as far as clients check it.
pub(crate) fn kind(schema: &Value) -> Value {
    match schema.get("type") {
        Some(kind) => json!({"type": kind}),
        None => json!({}),
    }
}

/// The columns of a table with rows of this schema, in the order of the document; a field that is an object has a column
/// for each of its own fields.
pub(crate) fn columns(row: &Value) -> Vec<String> {
    let fields = row["properties"].as_object().into_iter().flatten();
    let columns = fields.flat_map(|(name, field)| match field["properties"].as_object() {
        Some(inner) if !inner.is_empty() => inner.keys().map(|one| format!("{name}.{one}")).collect(),
        _ => vec![name.clone()],
    });
    columns.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_stand_in_the_place_of_their_names_and_not_in_themselves() {
        let document = json!({"components": {"schemas": {
            "Tree": {"type": "object", "properties": {"left": {"$ref": "#/components/schemas/Tree"}}}
        }}});
        let whole = resolved(
            &json!({"$ref": "#/components/schemas/Tree", "description": "Ours."}),
            &document,
        );
        let expected = json!({"type": "object", "properties": {"left": {}}, "description": "Ours."});
        assert_eq!(whole, expected);
    }

    #[test]
    fn what_is_light_keeps_what_a_caller_needs() {
        let schema = json!({
            "type": "string", "format": "date", "pattern": "^x$", "examples": ["a"],
            "description": "The first day. Days are UTC."
        });
        let expected = json!({"type": "string", "format": "date", "description": "The first day."});
        assert_eq!(light(&schema), expected);
    }

    #[test]
    fn fields_of_fields_are_columns() {
        let row = json!({"properties": {
            "brand": {"type": "string"},
            "interval": {"type": "object", "properties": {"high": {}, "low": {}}}
        }});
        assert_eq!(columns(&row), ["brand", "interval.high", "interval.low"]);
    }
}
