//! What every change of a field in every recorded answer comes to: an error that names the field, or no harm.

use std::collections::BTreeSet;

use answerscope_domain::Engine;
use answerscope_engines::{Answer, AskError, Interface, Outcome};
use serde_json::{Value, json};

use crate::common::{RECORDED, reader, recorded, recordings};

/// How the fields of an interface are read. The kind of an item stands behind its list.
struct Fields {
    interface: Interface,
    /// A change is an error that names the field.
    needed: &'static [&'static str],
    /// Read where it is there; without it the answer lacks just that.
    optional: &'static [&'static str],
    /// Tells of an error: a change may be an error too.
    telling: &'static [&'static str],
}

const FIELDS: [Fields; 7] = [
    Fields {
        interface: Interface::OpenAiResponses,
        needed: &[
            "model",
            "output",
            "output[message].type",
            "output[reasoning].type",
            "output[web_search_call].type",
            "output[message].content",
            "output[message].content[output_text].type",
            "output[message].content[output_text].text",
            "output[message].content[output_text].annotations",
            "output[message].content[output_text].annotations[url_citation].type",
            "output[message].content[output_text].annotations[url_citation].url",
            "output[message].content[output_text].annotations[url_citation].start_index",
            "output[message].content[output_text].annotations[url_citation].end_index",
        ],
        optional: &[
            "output[message].content[output_text].annotations[url_citation].title",
            "output[web_search_call].action",
            "output[web_search_call].action.query",
            "output[web_search_call].action.sources",
            "output[web_search_call].action.sources[url].url",
            "output[web_search_call].action.type",
            "output[web_search_call].action.url",
            "usage",
            "usage.input_tokens",
            "usage.output_tokens",
        ],
        telling: &["error", "status", "output[web_search_call].action.sources"],
    },
    Fields {
        interface: Interface::PerplexityAgent,
        needed: &[
            "model",
            "output",
            "output[message].type",
            "output[search_results].type",
            "output[message].content",
            "output[message].content[output_text].type",
            "output[message].content[output_text].text",
            "output[search_results].results",
            "output[search_results].results.url",
        ],
        optional: &[
            "output[search_results].queries",
            "output[search_results].results.id",
            "output[search_results].results.title",
            "usage",
            "usage.input_tokens",
            "usage.output_tokens",
            "usage.cost",
            "usage.cost.total_cost",
            "usage.tool_calls_details",
            "usage.tool_calls_details.search_web",
            "usage.tool_calls_details.search_web.invocation",
        ],
        telling: &[
            "error",
            "status",
            "output[search_results].queries",
            "output[search_results].results.id",
            "output[message].content[output_text].annotations",
        ],
    },
    Fields {
        interface: Interface::PerplexityChat,
        needed: &[
            "model",
            "choices",
            "choices.message",
            "choices.message.content",
            "citations",
        ],
        optional: &[
            "usage",
            "usage.prompt_tokens",
            "usage.completion_tokens",
            "choices.finish_reason",
        ],
        telling: &[],
    },
    Fields {
        interface: Interface::GeminiInteractions,
        needed: &[
            "model",
            "steps",
            "steps[thought].type",
            "steps[model_output].type",
            "steps[google_search_call].type",
            "steps[google_search_result].type",
            "steps[model_output].content",
            "steps[model_output].content[text].type",
            "steps[model_output].content[text].text",
            "steps[model_output].content[text].annotations[url_citation].type",
            "steps[model_output].content[text].annotations[url_citation].url",
            "steps[model_output].content[text].annotations[url_citation].end_index",
            "steps[google_search_call].arguments",
            "steps[google_search_call].arguments.queries",
        ],
        optional: &[
            "steps[model_output].content[text].annotations",
            "steps[model_output].content[text].annotations[url_citation].title",
            "steps[model_output].content[text].annotations[url_citation].start_index",
            "steps[google_search_result].is_error",
            "usage",
            "usage.total_input_tokens",
            "usage.total_tool_use_tokens",
            "usage.total_output_tokens",
            "usage.total_thought_tokens",
        ],
        telling: &[
            "status",
            "steps[model_output].content[text].annotations",
            "steps[model_output].content[text].annotations[url_citation].start_index",
        ],
    },
    Fields {
        interface: Interface::GeminiGenerateContent,
        needed: &[
            "modelVersion",
            "candidates",
            "candidates.content",
            "candidates.content.parts",
            "candidates.content.parts.text",
            "candidates.groundingMetadata.groundingChunks.web",
            "candidates.groundingMetadata.groundingChunks.web.uri",
            "candidates.groundingMetadata.groundingSupports.segment",
            "candidates.groundingMetadata.groundingSupports.segment.endIndex",
            "candidates.groundingMetadata.groundingSupports.groundingChunkIndices",
        ],
        optional: &[
            "candidates.finishReason",
            "candidates.groundingMetadata",
            "candidates.groundingMetadata.groundingChunks",
            "candidates.groundingMetadata.groundingSupports",
            "candidates.groundingMetadata.webSearchQueries",
            "candidates.groundingMetadata.groundingChunks.web.title",
            "candidates.groundingMetadata.groundingSupports.segment.startIndex",
            "candidates.groundingMetadata.groundingSupports.segment.text",
            "usageMetadata",
            "usageMetadata.promptTokenCount",
            "usageMetadata.toolUsePromptTokenCount",
            "usageMetadata.candidatesTokenCount",
            "usageMetadata.thoughtsTokenCount",
        ],
        telling: &[
            "candidates.groundingMetadata.groundingChunks",
            "candidates.groundingMetadata.groundingSupports",
            "candidates.groundingMetadata.webSearchQueries",
            "candidates.groundingMetadata.groundingSupports.segment.startIndex",
        ],
    },
    Fields {
        interface: Interface::AnthropicMessages,
        needed: &[
            "model",
            "content",
            "content[text].type",
            "content[text].text",
            "content[server_tool_use].type",
            "content[server_tool_use].name",
            "content[server_tool_use:web_search].input",
            "content[server_tool_use:web_search].input.query",
            "content[web_search_tool_result].type",
            "content[web_search_tool_result].content",
            "content[web_search_tool_result].content[web_search_result].type",
            "content[web_search_tool_result].content[web_search_result].url",
            "content[code_execution_tool_result].type",
            "content[text].citations[web_search_result_location].type",
            "content[text].citations[web_search_result_location].url",
        ],
        optional: &[
            "content[text].citations",
            "content[text].citations[web_search_result_location].title",
            "content[web_search_tool_result].content[web_search_result].title",
            "stop_reason",
            "usage",
            "usage.input_tokens",
            "usage.output_tokens",
            "usage.cache_read_input_tokens",
            "usage.cache_creation_input_tokens",
            "usage.server_tool_use",
            "usage.server_tool_use.web_search_requests",
        ],
        telling: &["content[text].citations"],
    },
    Fields {
        interface: Interface::XAiResponses,
        needed: &[
            "model",
            "output",
            "output[message].type",
            "output[web_search_call].type",
            "output[message].content",
            "output[message].content[output_text].type",
            "output[message].content[output_text].text",
            "output[message].content[output_text].annotations[url_citation].type",
            "output[message].content[output_text].annotations[url_citation].url",
        ],
        optional: &[
            "output[message].content[output_text].annotations",
            "output[web_search_call].arguments",
            "usage",
            "usage.input_tokens",
            "usage.output_tokens",
            "usage.num_server_side_tools_used",
        ],
        telling: &["error", "status", "output[message].content[output_text].annotations"],
    },
];

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
fn told(answer: &Answer) -> Answer {
    let mut told = answer.clone();
    told.raw.clear();
    told.unknown.clear();
    told
}

/// Citations, searches and pages, without titles.
fn facts(answer: &Answer) -> (Vec<(String, String)>, Vec<String>, Vec<String>) {
    let cited = answer
        .citations
        .iter()
        .map(|cited| (cited.url.clone(), format!("{:?}", cited.span)));
    let pages = answer.sources.iter().map(|source| source.url.clone());
    (cited.collect(), answer.searches.clone(), pages.collect())
}

/// What one change came to, held against how the field is read.
fn check(read: &Fields, name: &str, change: Change, before: &Answer, after: Result<Outcome, AskError>, what: &str) {
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
