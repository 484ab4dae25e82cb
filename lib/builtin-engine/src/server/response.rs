//! Writes what the Responses API answers.

use answerscope_domain::clock::Moment;
use serde_json::{Value, json};

use super::request::Request;
use crate::MODEL;
use crate::answer::{BuiltInAnswer, Search};
use crate::citation::BuiltInCitation;

/// Characters of a token, about; usage is counted by them.
const CHARACTERS_PER_TOKEN: usize = 4;
/// Tokens that a page costs when it is read, about.
const TOKENS_PER_PAGE: usize = 600;

/// An answer: a search call for each search, then the message.
pub(super) fn answer(request: &Request, answer: &BuiltInAnswer, id: &str, now: Moment) -> Value {
    let searches = answer.searches.iter().enumerate();
    let mut output: Vec<Value> = searches
        .flat_map(|(place, search)| [reasoning(id, place), search_call(request, search, id, place)])
        .collect();
    let annotations: Vec<Value> = answer.citations.iter().map(annotation).collect();
    output.push(message(
        id,
        &json!({"type": "output_text", "text": answer.text, "annotations": annotations, "logprobs": []}),
    ));
    let pages: usize = answer.searches.iter().map(|search| search.sources.len()).sum();
    envelope(request, output, pages, answer.text.chars().count(), id, now)
}

/// A refusal: a message without text.
pub(super) fn refusal(request: &Request, refusal: &str, id: &str, now: Moment) -> Value {
    let message = message(id, &json!({"type": "refusal", "refusal": refusal}));
    envelope(request, vec![message], 0, refusal.chars().count(), id, now)
}

/// An answer that says nothing.
pub(super) fn empty(request: &Request, id: &str, now: Moment) -> Value {
    let nothing = json!({"type": "output_text", "text": "", "annotations": [], "logprobs": []});
    envelope(request, vec![message(id, &nothing)], 0, 0, id, now)
}

fn reasoning(id: &str, place: usize) -> Value {
    json!({"id": format!("rs_{id}{place:02}"), "type": "reasoning", "summary": []})
}

fn search_call(request: &Request, search: &Search, id: &str, place: usize) -> Value {
    let mut action = json!({"type": "search", "query": search.query, "queries": [search.query]});
    if request.with_sources {
        let sources = search.sources.iter().map(|(url, _)| json!({"type": "url", "url": url}));
        action["sources"] = sources.collect();
    }
    json!({"id": format!("ws_{id}{place:02}"), "type": "web_search_call", "status": "completed", "action": action})
}

fn annotation(citation: &BuiltInCitation) -> Value {
    json!({
        "type": "url_citation",
        "start_index": citation.start,
        "end_index": citation.end,
        "url": citation.url,
        "title": citation.title,
    })
}

fn message(id: &str, content: &Value) -> Value {
    json!({
        "id": format!("msg_{id}"),
        "type": "message",
        "status": "completed",
        "role": "assistant",
        "content": [content],
    })
}

fn envelope(request: &Request, output: Vec<Value>, pages: usize, length: usize, id: &str, now: Moment) -> Value {
    let input = request.prompt().chars().count() / CHARACTERS_PER_TOKEN + 1 + pages * TOKENS_PER_PAGE;
    let written = length / CHARACTERS_PER_TOKEN + 1;
    json!({
        "id": format!("resp_{id}"),
        "object": "response",
        "created_at": now.seconds(),
        "status": "completed",
        "background": false,
        "error": null,
        "incomplete_details": null,
        "instructions": null,
        "max_output_tokens": null,
        "metadata": request.metadata,
        "model": MODEL,
        "output": output,
        "parallel_tool_calls": true,
        "previous_response_id": null,
        "store": false,
        "temperature": 1.0,
        "tool_choice": "auto",
        "truncation": "disabled",
        "usage": {
            "input_tokens": input,
            "input_tokens_details": {"cached_tokens": 0},
            "output_tokens": written,
            "output_tokens_details": {"reasoning_tokens": 0},
            "total_tokens": input + written,
        },
    })
}
