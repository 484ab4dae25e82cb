//! What a message asks of its sender: a scope and tokens. It is known before the caller is, so that one request to the table
//! checks the caller, the scope and the tokens, as it does for the API.

use answerscope_domain::Scope;
use serde_json::{Map, Value};

use crate::catalog::{Catalog, Does};
use crate::confirm;
use crate::operations::Callable;

/// Scope and tokens of a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Demand {
    pub(crate) scope: Scope,
    pub(crate) tokens: u32,
    /// Whether it calls a tool: what is refused for want of tokens is then a result that the assistant reads.
    pub(crate) calls_tool: bool,
}

impl Demand {
    /// Of everything that calls no operation.
    pub(crate) const READING: Self = Self {
        scope: Scope::Read,
        tokens: 1,
        calls_tool: false,
    };

    /// Of a message.
    pub(crate) fn of(catalog: &Catalog, message: &Value) -> Self {
        if message["method"] != "tools/call" {
            return Self::READING;
        }
        let params = &message["params"];
        let called = params["name"]
            .as_str()
            .and_then(|name| called(catalog, name, &params["arguments"]));
        let Some(callable) = called else {
            return Self {
                calls_tool: true,
                ..Self::READING
            };
        };
        let spec = callable.spec();
        let asks_first = callable.deletes() && confirm::asks(params);
        Self {
            scope: spec.scope,
            // The question costs as little as reading; what is done after it has its price.
            tokens: if asks_first { 1 } else { spec.cost },
            calls_tool: true,
        }
    }
}

/// The operation that a call of a tool runs.
fn called<'c>(catalog: &'c Catalog, name: &str, arguments: &Value) -> Option<&'c Callable> {
    match catalog.tool(name)?.does {
        Does::Operation(place) => catalog.operations.get(place),
        Does::Metric(kind) => {
            let arguments: Map<String, Value> = arguments.as_object().cloned().unwrap_or_default();
            let (place, _) = catalog.metric(kind)?.choose(&catalog.operations, arguments).ok()?;
            catalog.operations.get(place)
        }
        Does::Call => catalog.operation(arguments["operation"].as_str()?),
        Does::Search | Does::Describe => None,
    }
}

/// The most values that a text can hold if it is JSON: each but the whole is the first in its list or object, or stands
/// behind a comma. It is counted before anything is built of it.
pub(crate) fn most_values(json: &[u8]) -> usize {
    let (mut values, mut quoted, mut escaped) = (1, false, false);
    for byte in json {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = quoted,
            b'"' => quoted = !quoted,
            b'[' | b'{' | b',' if !quoted => values += 1,
            _ => {}
        }
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_counted_outside_of_texts() {
        for (json, most) in [
            ("", 1),
            ("1", 1),
            (r#""a,b[{""#, 1),
            (r#""a\",[""#, 1),
            (r#""a\\",["#, 3),
            ("[1,2,3]", 4),
            (r#"[{"a":0},{"a":[]}]"#, 6),
        ] {
            assert_eq!(most_values(json.as_bytes()), most, "{json}");
        }
    }
}
