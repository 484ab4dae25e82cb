//! Gemini's Interactions API: `POST /interactions` with the Google Search tool.
//!
//! Read: <https://ai.google.dev/gemini-api/docs/interactions> and the types of python-genai (2026-08-21), on 2026-11-22; one
//! recorded answer of 2026-05-15. The types say that places are counted in bytes, `end_index` exclusive; the recorded text is
//! plain ASCII and fits that. Addresses are redirects, titles the domains that they lead to. The search tool has no field
//! for the place of the user: the model is told in the system instruction.

use answerscope_domain::Surface;
use serde_json::{Value, json};

use super::{Form, sum};
use crate::answer::{EngineAnswer, Question, Usage};
use crate::asking::draft::Draft;
use crate::asking::json::{Fault, Node};
use crate::asking::once::AskedOnce;
use crate::asking::reading::place_in_words;
use crate::error::AskError;
use crate::interface::Interface;

/// The form of the answer that this adapter reads.
const REVISION: (&str, &str) = ("api-revision", "2026-05-20");

pub(super) const FORM: Form = Form {
    interface: Interface::GeminiInteractions,
    headers: &[REVISION],
    path: |_| "/interactions".to_owned(),
    body,
    read,
};

fn body(once: &AskedOnce, question: &Question) -> Value {
    let mut body = json!({
        "model": once.description.model,
        "input": question.prompt,
        "tools": [{ "type": "google_search" }],
        "store": false,
    });
    if let Some(country) = question.country {
        body["system_instruction"] = place_in_words(country).into();
    }
    if let Some(most) = once.most_output_tokens {
        body["generation_config"] = json!({ "max_output_tokens": most });
    }
    body
}

fn read(root: &Node<'_>) -> Result<EngineAnswer, AskError> {
    let cut = ends_early(root)?;
    let model = root.need_text("model")?;
    let mut draft = Draft::default();
    for step in root.need_items("steps")? {
        match step.need_text("type")? {
            "model_output" => output(&mut draft, &step)?,
            "google_search_call" => call(&mut draft, &step)?,
            "google_search_result" | "url_context_result" => result(&mut draft, &step),
            "thought" | "user_input" | "url_context_call" => draft.apart(),
            kind => draft.unknown(&step, kind),
        }
    }
    if draft.text().trim().is_empty() {
        return Err(Fault::new("steps", "hold no text").into());
    }
    let usage = usage(root, draft.searches.len());
    Ok(draft.finish(Surface::Api, Some(model), usage, cut))
}

fn ends_early(root: &Node<'_>) -> Result<bool, AskError> {
    match root.maybe_text("status") {
        Some(status @ ("failed" | "cancelled")) => Err(AskError::Failed {
            reason: format!("its status is {status}"),
        }),
        Some(status @ ("in_progress" | "requires_action" | "queued")) => {
            Err(Fault::new("status", format!("is {status}")).into())
        }
        Some("incomplete" | "budget_exceeded") => Ok(true),
        _ => Ok(false),
    }
}

fn output(draft: &mut Draft, step: &Node<'_>) -> Result<(), Fault> {
    for part in step.need_items("content")? {
        match part.need_text("type")? {
            "text" => text(draft, &part)?,
            kind => draft.unknown(&part, kind),
        }
    }
    Ok(())
}

fn text(draft: &mut Draft, part: &Node<'_>) -> Result<(), Fault> {
    draft.known(part, &["type", "text", "annotations"]);
    let text = part.need_text("text")?;
    let base = draft.push(text);
    for annotation in part.items_if_any("annotations")? {
        match annotation.need_text("type")? {
            "url_citation" => {
                draft.known(&annotation, &["type", "url", "title", "start_index", "end_index"]);
                let url = annotation.need_text("url")?;
                let span = match annotation.get("end_index") {
                    Some(_) => {
                        // Zero is the default of numbers in Google's interfaces, and may be left out.
                        let start = annotation.get("start_index");
                        let start = start.map_or(Ok(0), |_| annotation.need_place("start_index"))?;
                        let end = annotation.need_place("end_index")?;
                        draft.byte_span(&annotation, base, text, start, end)
                    }
                    None => None,
                };
                draft.cite(&annotation, url, annotation.maybe_text("title"), span);
            }
            kind => draft.unknown(&annotation, kind),
        }
    }
    Ok(())
}

fn call(draft: &mut Draft, step: &Node<'_>) -> Result<(), Fault> {
    let arguments = step.need_object("arguments")?;
    let queries = arguments.maybe_texts("queries");
    if queries.is_empty() {
        draft.count(format!("{} without a query", arguments.pattern()));
    }
    queries.into_iter().for_each(|query| draft.search(query));
    draft.apart();
    Ok(())
}

/// Results are no more than suggestions for a browser; earlier revisions had pages.
fn result(draft: &mut Draft, step: &Node<'_>) {
    if step
        .get("is_error")
        .is_some_and(|error| error.value == &Value::Bool(true))
    {
        draft.failed_searches += 1;
    }
    for page in step.maybe_items("result") {
        if let Some(url) = page.maybe_text("url") {
            draft.see(url, page.maybe_text("title"));
        }
    }
    draft.apart();
}

/// Google charges for each query.
fn usage(root: &Node<'_>, searches: usize) -> Usage {
    let told = root.get("usage");
    let sum = |names| sum(told.as_ref(), names);
    Usage {
        input_tokens: sum(["total_input_tokens", "total_tool_use_tokens"]),
        output_tokens: sum(["total_output_tokens", "total_thought_tokens"]),
        searches: u64::try_from(searches).ok(),
        dollars: None,
    }
}
