//! Gemini's Interactions API: `POST /interactions` with the Google Search tool.
//!
//! Read: <https://ai.google.dev/gemini-api/docs/interactions> and the types of python-genai (2026-08-21), on 2026-11-22; one
//! recorded answer of 2026-05-15. The types say that places are counted in bytes, `end_index` exclusive; the recorded text is
//! plain ASCII and fits that. Addresses are redirects, titles the domains that they lead to. The search tool has no field
//! for the place of the user: the model is told in the system instruction.

use answerscope_domain::Surface;
use futures::future::BoxFuture;
use serde_json::{Value, json};

use super::Gemini;
use crate::answer::{EngineAnswer, Outcome, Question, Sent, Submitted, Usage};
use crate::asking::ask::Adapter;
use crate::asking::config::{EngineConfig, WrongConfig};
use crate::asking::draft::Draft;
use crate::asking::json::{Fault, Node};
use crate::asking::reading::place_in_words;
use crate::description::Description;
use crate::error::AskError;
use crate::interface::Interface;

/// The form of the answer that this adapter reads.
const REVISION: (&str, &str) = ("api-revision", "2026-05-20");

/// Gemini over the Interactions API.
#[derive(Debug, Clone)]
pub struct Interactions(Gemini);

impl Interactions {
    /// Google itself, or a gateway to it.
    ///
    /// # Errors
    /// [`WrongConfig`] for an address or a key that can not be used.
    pub fn new(config: &EngineConfig) -> Result<Self, WrongConfig> {
        Gemini::new(Interface::GeminiInteractions, config, read).map(Self)
    }

    /// Asks another host where Google's redirects lead.
    ///
    /// # Errors
    /// [`WrongConfig`] for an address that can not be used.
    pub fn with_redirects_via(self, host: &str) -> Result<Self, WrongConfig> {
        self.0.with_redirects_via(host).map(Self)
    }

    fn body(&self, question: &Question) -> Value {
        let mut body = json!({
            "model": self.0.once.description.model,
            "input": question.prompt,
            "tools": [{ "type": "google_search" }],
            "store": false,
        });
        if let Some(country) = question.country {
            body["system_instruction"] = place_in_words(country).into();
        }
        if let Some(most) = self.0.once.most_output_tokens {
            body["generation_config"] = json!({ "max_output_tokens": most });
        }
        body
    }

    async fn answer(&self, question: &Question) -> Result<Submitted<Sent>, AskError> {
        self.0.ask("/interactions", &[REVISION], &self.body(question)).await
    }
}

impl Adapter for Interactions {
    fn description(&self) -> &Description {
        &self.0.once.description
    }

    fn request<'a>(
        &'a self,
        question: &'a Question,
        _before: &'a Sent,
    ) -> BoxFuture<'a, Result<Submitted<Sent>, AskError>> {
        Box::pin(self.answer(question))
    }

    fn resolve<'a>(&'a self, answer: &'a mut EngineAnswer) -> BoxFuture<'a, ()> {
        Box::pin(self.0.resolve(answer))
    }

    fn read(&self, bodies: &[String]) -> Result<Outcome, AskError> {
        self.0.read(bodies)
    }
}

fn read(value: &Value) -> Result<EngineAnswer, AskError> {
    let root = Node::root(value);
    let cut = ends_early(&root)?;
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
    let usage = usage(&root, draft.searches.len());
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
    let sum = |names: [&str; 2]| {
        let counts = names.map(|name| told.as_ref().and_then(|usage| usage.maybe_count(name)));
        counts[0].map(|first| first + counts[1].unwrap_or_default())
    };
    Usage {
        input_tokens: sum(["total_input_tokens", "total_tool_use_tokens"]),
        output_tokens: sum(["total_output_tokens", "total_thought_tokens"]),
        searches: u64::try_from(searches).ok(),
        dollars: None,
    }
}
