//! JSON as the AWS SDKs hold it.

use aws_smithy_types::{Document, Number};
use serde_json::Value;

/// A JSON value for the SDK.
pub(crate) fn document(value: &Value) -> Document {
    match value {
        Value::Null => Document::Null,
        Value::Bool(flag) => Document::Bool(*flag),
        Value::Number(number) => Document::Number(match (number.as_u64(), number.as_i64()) {
            (Some(number), _) => Number::PosInt(number),
            (None, Some(number)) => Number::NegInt(number),
            (None, None) => Number::Float(number.as_f64().unwrap_or_default()),
        }),
        Value::String(text) => Document::String(text.clone()),
        Value::Array(list) => Document::Array(list.iter().map(document).collect()),
        Value::Object(object) => {
            let fields = object.iter().map(|(name, value)| (name.clone(), document(value)));
            Document::Object(fields.collect())
        }
    }
}

/// A JSON value of the SDK's.
pub(crate) fn value(document: &Document) -> Value {
    match document {
        Document::Null => Value::Null,
        Document::Bool(flag) => Value::Bool(*flag),
        Document::Number(Number::PosInt(number)) => Value::from(*number),
        Document::Number(Number::NegInt(number)) => Value::from(*number),
        Document::Number(Number::Float(number)) => Value::from(*number),
        Document::String(text) => Value::String(text.clone()),
        Document::Array(list) => Value::Array(list.iter().map(value).collect()),
        Document::Object(object) => {
            let fields = object.iter().map(|(name, field)| (name.clone(), value(field)));
            Value::Object(fields.collect())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_comes_back_as_it_went() {
        let there = serde_json::json!({
            "a": [1, -2, 0.5, null, true, "text"], "b": {"c": [], "d": {}, "largest": u64::MAX, "least": i64::MIN},
        });
        assert_eq!(value(&document(&there)), there);
    }
}
