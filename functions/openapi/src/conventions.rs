//! What the names of fields tell, said in the schemas: moments, days, addresses, engines, error codes. And what clients
//! are generated from more easily: choices as plain `enum`.

use answerscope_metrics::Engine;
use serde_json::{Map, Value, json};

/// Whether a schema is of what callers send or of what they get.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Side {
    /// In a request.
    Read,
    /// In an answer.
    Shown,
}

/// Optional fields of requests that may be null: where null is a value of the resource.
const NULLABLE: [&str; 6] = ["country", "location", "topicType", "model", "externalId", "title"];
/// A text that is more than white space, and without NUL. U+0085 is white space to Unicode and not to the `\s` of JSON Schema.
const TEXT: &str = r"^[^\x00]*[^\s\x00\x85][^\x00]*$";

/// Tidies a schema and all inside it.
pub(crate) fn apply(schema: &mut Value, side: Side) {
    plain_choice(schema);
    let required: Vec<Value> = schema["required"].as_array().cloned().unwrap_or_default();
    let Value::Object(members) = schema else { return };
    if side == Side::Read && members.contains_key("minLength") && !members.contains_key("format") {
        members.entry("pattern").or_insert_with(|| TEXT.into());
    }
    for (name, member) in members.iter_mut() {
        match (name.as_str(), member) {
            ("properties", Value::Object(fields)) => {
                for (name, field) in fields {
                    if !required.iter().any(|one| one == name) {
                        optional(name, field, side);
                    }
                    apply_to_field(name, field, side);
                }
            }
            ("items" | "additionalProperties", inner) => apply(inner, side),
            ("anyOf" | "oneOf" | "allOf", Value::Array(choices)) => {
                choices.iter_mut().for_each(|choice| apply(choice, side));
            }
            _ => {}
        }
    }
}

/// Tidies the schema of a field or parameter of this name.
pub(crate) fn apply_to_field(name: &str, schema: &mut Value, side: Side) {
    apply(schema, side);
    if name == "engine" {
        let reference = json!({"$ref": if side == Side::Read { "#/components/schemas/EngineInput" } else { "#/components/schemas/Engine" }});
        match schema["type"].as_str() {
            Some("array") => schema["items"] = reference,
            _ => replace(schema, reference),
        }
        return;
    }
    if name == "code" && schema["type"] == "integer" {
        return replace(schema, json!({"$ref": "#/components/schemas/ErrorCode"}));
    }
    let format = match name {
        "date" | "startDate" | "endDate" => "date",
        "url" | "resultsUrl" if side == Side::Shown => "uri",
        _ if name.ends_with("At") => "date-time",
        _ => return,
    };
    schema["format"] = format.into();
}

/// Puts another schema in the place of one, whose description stays.
fn replace(schema: &mut Value, mut with: Value) {
    if let Some(description) = schema.get("description") {
        with["description"] = description.clone();
    }
    *schema = with;
}

/// A field that may be left out is not null as well: an answer leaves it out instead, and a request may only where it is
/// said. What is no default is none.
fn optional(name: &str, schema: &mut Value, side: Side) {
    let Value::Object(members) = schema else { return };
    let nothing = [Value::Null, json!([]), json!({})];
    if members.get("default").is_some_and(|default| nothing.contains(default)) {
        members.remove("default");
    }
    if side == Side::Read && NULLABLE.contains(&name) {
        return;
    }
    if let Some(Value::Array(kinds)) = members.get_mut("type") {
        kinds.retain(|kind| kind != "null");
        if let [only] = kinds.as_slice() {
            let only = only.clone();
            members.insert("type".into(), only);
        }
    }
    if let Some(Value::Array(choices)) = members.get("anyOf") {
        let rest: Vec<&Value> = choices.iter().filter(|one| one["type"] != "null").collect();
        if let [Value::Object(only)] = rest.as_slice() {
            let only: Map<String, Value> = only.clone();
            members.remove("anyOf");
            members.extend(only);
        }
    }
}

/// A choice of constants as an `enum`, what each means in the description.
fn plain_choice(schema: &mut Value) {
    let Some(choices) = schema["oneOf"].as_array() else {
        return;
    };
    // Constants with a description stand alone; those without stand together.
    let values: Option<Vec<(Value, Value)>> = choices
        .iter()
        .map(|one| (!one["const"].is_null()).then(|| (one["const"].clone(), one["description"].clone())))
        .collect();
    let Some(values) = values else { return };
    let said = schema["description"].as_str().unwrap_or_default().to_owned();
    *schema = choice(&said, &values);
}

/// An `enum` of words and what they mean.
fn choice(said: &str, values: &[(Value, Value)]) -> Value {
    let word = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let lines: Vec<String> = values
        .iter()
        .map(|(value, meaning)| format!("- `{}`: {}", word(value), meaning.as_str().unwrap_or_default()))
        .collect();
    let kind = if values.iter().all(|(value, _)| value.is_string()) {
        "string"
    } else {
        "integer"
    };
    let names: Vec<&Value> = values.iter().map(|(value, _)| value).collect();
    json!({"type": kind, "enum": names, "description": format!("{said}\n\n{}", lines.join("\n")).trim()})
}

/// The engines, as answers name them and as requests may.
pub(crate) fn engines() -> [(&'static str, Value); 2] {
    let meaning = |engine: Engine| match engine {
        Engine::OpenAi => "ChatGPT",
        Engine::Perplexity => "Perplexity",
        Engine::GoogleAiOverviews => "Google AI Overviews, above the results of a search",
        Engine::GoogleAiMode => "Google AI Mode",
        Engine::Gemini => "Gemini",
        Engine::Anthropic => "Claude",
        Engine::Copilot => "Microsoft Copilot",
        Engine::Grok => "Grok",
    };
    let named = |name: &str, meaning: String| -> (Value, Value) { (name.into(), format!("{meaning}.").into()) };
    let mut names: Vec<(Value, Value)> = Engine::ALL
        .iter()
        .map(|engine| named(engine.as_str(), meaning(*engine).to_owned()))
        .collect();
    let shown = choice("An AI engine.", &names);
    names.extend(
        Engine::ALIASES
            .iter()
            .map(|(name, engine)| named(name, format!("Another name of `{engine}`"))),
    );
    [
        ("Engine", shown),
        ("EngineInput", choice("An AI engine, or another name of one.", &names)),
    ]
}

/// The codes of [`answerscope_domain::error::Error`].
pub(crate) fn codes(codes: &[(u16, &str)]) -> Value {
    let values: Vec<(Value, Value)> = codes
        .iter()
        .map(|(code, text)| ((*code).into(), (*text).into()))
        .collect();
    choice("Why a call or a row was refused.", &values)
}

#[cfg(test)]
mod tests {
    use super::TEXT;
    use answerscope_domain::text::required;

    #[test]
    fn the_pattern_refuses_each_character_that_is_no_text() {
        // `\s` of ECMA-262: its white space and line terminators.
        let space = |c: char| {
            matches!(
                c,
                '\t'..='\r' | ' ' | '\u{a0}' | '\u{1680}' | '\u{2000}'..='\u{200a}' | '\u{2028}' | '\u{2029}' | '\u{202f}'
                    | '\u{205f}' | '\u{3000}' | '\u{feff}'
            )
        };
        let refused = ('\0'..=char::MAX).filter(|c| required("text", &c.to_string(), 1).is_err());
        for c in refused {
            let named = TEXT.contains(&format!("\\x{:02x}", u32::from(c)));
            assert!(space(c) || named, "{c:?}");
        }
    }
}
