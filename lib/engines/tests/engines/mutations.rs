//! What every change of a field in every recorded answer comes to: an error that names the field, or no harm.

use std::collections::BTreeSet;

use answerscope_domain::Engine;
use answerscope_engines::{AskError, EngineAnswer, Interface, Outcome};
use serde_json::{Value, json};

use crate::common::{RECORDED, reader, recorded, recordings};
use crate::fields::{FIELDS, Fields};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Change {
    Renamed,
    Null,
    OtherType,
}

/// The way to a field: keys and numbers.
#[derive(Debug, Clone)]
enum Step {
    Key(String),
    Item(usize),
}

/// The ways to all fields, with their names: `output[message].content`.
fn fields(value: &Value, way: &[Step], name: &str, found: &mut Vec<(Vec<Step>, String)>) {
    match value {
        Value::Object(object) => {
            for (key, inner) in object {
                let way = [way, &[Step::Key(key.clone())]].concat();
                let dot = if name.is_empty() { "" } else { "." };
                // A tool has a name that tells what it is, as far as its input goes.
                let tool = (key == "input").then(|| object.get("name")?.as_str()).flatten();
                let held = match tool {
                    Some(tool) => name.replace("server_tool_use]", &format!("server_tool_use:{tool}]")),
                    None => name.to_owned(),
                };
                let name = format!("{held}{dot}{key}");
                fields(inner, &way, &name, found);
                found.push((way, name));
            }
        }
        Value::Array(items) => {
            for (place, inner) in items.iter().enumerate() {
                let kind = inner["type"]
                    .as_str()
                    .map(|kind| format!("[{kind}]"))
                    .unwrap_or_default();
                fields(
                    inner,
                    &[way, &[Step::Item(place)]].concat(),
                    &format!("{name}{kind}"),
                    found,
                );
            }
        }
        _ => {}
    }
}

fn at<'a>(mut value: &'a mut Value, way: &[Step]) -> &'a mut Value {
    for step in way {
        value = match step {
            Step::Key(key) => &mut value[key],
            Step::Item(place) => &mut value[place],
        };
    }
    value
}

fn changed(value: &Value, way: &[Step], change: Change) -> Value {
    let mut value = value.clone();
    let (Some(Step::Key(key)), holder) = (way.last(), &way[..way.len() - 1]) else {
        panic!("fields have names")
    };
    let object = at(&mut value, holder).as_object_mut().expect("an object");
    match change {
        Change::Renamed => {
            let inner = object.remove(key).expect("a field");
            object.insert(format!("{key}Renamed"), inner);
        }
        Change::Null => object[key] = Value::Null,
        Change::OtherType => {
            object[key] = match &object[key] {
                Value::Object(_) | Value::Array(_) | Value::String(_) | Value::Null => json!(-5),
                Value::Number(_) | Value::Bool(_) => json!("another type"),
            }
        }
    }
    value
}

/// `output[3].content[0].text` and `output[message].content[output_text].text` as `output.content.text`.
fn plain(name: &str) -> String {
    let mut inside = false;
    let outside = |letter: &char| {
        inside = (inside || *letter == '[') && *letter != ']';
        !inside && *letter != ']'
    };
    name.chars().filter(outside).collect()
}

/// An answer without what came and what was counted.
fn told(answer: &EngineAnswer) -> EngineAnswer {
    let mut told = answer.clone();
    told.raw.clear();
    told.unknown.clear();
    told
}

/// Citations, searches and pages, without titles.
fn facts(answer: &EngineAnswer) -> (Vec<(String, String)>, Vec<String>, Vec<String>) {
    let cited = answer
        .citations
        .iter()
        .map(|cited| (cited.url.clone(), format!("{:?}", cited.span)));
    let pages = answer.sources.iter().map(|source| source.url.clone());
    (cited.collect(), answer.searches.clone(), pages.collect())
}

/// What one change came to, held against how the field is read.
fn check(
    read: &Fields,
    name: &str,
    change: Change,
    before: &EngineAnswer,
    after: Result<Outcome, AskError>,
    what: &str,
) {
    let listed = |list: &[&str]| list.contains(&name);
    match after {
        Err(AskError::BadAnswer { field, raw, .. }) if listed(read.needed) => {
            assert_eq!(plain(&field), plain(name), "{what}");
            assert_eq!(raw.len(), 1, "{what}: what came is kept");
        }
        Err(error) => assert!(listed(read.telling), "{what}: {error}"),
        Ok(outcome) => {
            assert!(!listed(read.needed), "{what}: no error");
            let after = outcome.answer().expect(what);
            if !listed(read.optional) && !listed(read.telling) {
                assert_eq!(told(after), told(before), "{what}");
            }
            if change == Change::Renamed && facts(after) != facts(before) {
                assert_ne!(
                    after.unknown, before.unknown,
                    "{what}: something is lost and nothing tells it"
                );
            }
        }
    }
}

#[test]
fn a_changed_field_is_an_error_that_names_it_or_does_no_harm() {
    let Some(folder) = recordings() else { return };
    let (mut seen, mut tried) = (BTreeSet::new(), 0);
    for (interface, engine, file) in RECORDED {
        let read = FIELDS.iter().find(|read| read.interface == interface).expect(file);
        let adapter = reader(interface, engine);
        let response = recorded(&folder, file);
        let before = adapter.read(&[response.to_string()]).expect(file);
        let before = before.answer().expect(file);
        let mut ways = Vec::new();
        fields(&response, &[], "", &mut ways);
        for (way, name) in ways {
            seen.insert((interface, name.clone()));
            for change in [Change::Renamed, Change::Null, Change::OtherType] {
                let body = changed(&response, &way, change).to_string();
                let what = format!("{file}: {name} {change:?}");
                check(read, &name, change, before, adapter.read(&[body]), &what);
                tried += 1;
            }
        }
    }
    println!("{tried} changes");
    assert!(tried > 3_000, "{tried}");
    for read in &FIELDS {
        for name in read.needed.iter().chain(read.optional) {
            assert!(
                seen.contains(&(read.interface, (*name).to_owned())),
                "no recording has {name}"
            );
        }
    }
}

#[test]
fn unknown_items_are_counted_and_do_no_harm() {
    let Some(folder) = recordings() else { return };
    let lists: [(Interface, Engine, &str, &str); 7] = [
        (
            Interface::OpenAiResponses,
            Engine::OpenAi,
            "openai/1-web-search.json",
            "/output",
        ),
        (
            Interface::OpenAiResponses,
            Engine::OpenAi,
            "openai/1-web-search.json",
            "/output/7/content",
        ),
        (
            Interface::OpenAiResponses,
            Engine::OpenAi,
            "openai/1-web-search.json",
            "/output/7/content/0/annotations",
        ),
        (
            Interface::PerplexityAgent,
            Engine::Perplexity,
            "perplexity/2-agent-web-search.json",
            "/output",
        ),
        (
            Interface::GeminiInteractions,
            Engine::Gemini,
            "gemini-interactions/1-google-search.json",
            "/steps",
        ),
        (
            Interface::AnthropicMessages,
            Engine::Anthropic,
            "anthropic/1-web-search.json",
            "/content",
        ),
        (
            Interface::XAiResponses,
            Engine::Grok,
            "xai/1-web-search.json",
            "/output",
        ),
    ];
    for (interface, engine, file, list) in lists {
        let adapter = reader(interface, engine);
        let mut response = recorded(&folder, file);
        let before = adapter.read(&[response.to_string()]).expect(file);
        let item = json!({ "type": "hologram", "rays": [1, 2] });
        response
            .pointer_mut(list)
            .and_then(Value::as_array_mut)
            .expect(list)
            .push(item);
        let after = adapter.read(&[response.to_string()]).expect(list);
        let (before, after) = (before.answer().expect(file), after.answer().expect(file));
        assert_eq!(told(after), told(before), "{file} {list}");
        let counted: Vec<_> = after.unknown.iter().collect();
        assert!(
            counted.len() == 1 && counted[0].0.ends_with("=hologram"),
            "{list}: {counted:?}"
        );
    }
}
