//! Perplexity's chat completions with Sonar models: `POST /chat/completions`.
//!
//! Perplexity ended them on 2026-09-27 (<https://docs.perplexity.ai/docs/agent-api>, read on 2026-11-22); gateways may still
//! speak the format, and answers that were stored before are read with it. One recorded answer: `citations` are addresses
//! without titles, `[2]` in the text names the second; later answers had `search_results` with titles.

use answerscope_domain::Surface;
use answerscope_domain::country::Country;
use serde_json::{Value, json};

use super::marks::marks;
use super::vendor;
use crate::answer::{EngineAnswer, Question, Usage};
use crate::asking::config::{EngineConfig, WrongConfig};
use crate::asking::draft::Draft;
use crate::asking::json::{Fault, Node};
use crate::asking::once::{AskedOnce, OneRequest};
use crate::error::AskError;
use crate::interface::Interface;

/// Perplexity over its former interface.
#[derive(Debug, Clone)]
pub struct Sonar(AskedOnce);

impl Sonar {
    /// A gateway that speaks the format.
    ///
    /// # Errors
    /// [`WrongConfig`] for an address or a key that can not be used.
    pub fn new(config: &EngineConfig) -> Result<Self, WrongConfig> {
        AskedOnce::new(vendor(Interface::PerplexityChat), config).map(Self)
    }
}

impl OneRequest for Sonar {
    const PATH: &'static str = "/chat/completions";

    fn once(&self) -> &AskedOnce {
        &self.0
    }

    fn body(&self, question: &Question, country: Option<Country>) -> Value {
        let mut body = json!({
            "model": self.0.description.model,
            "messages": [{ "role": "user", "content": question.prompt }],
        });
        if let Some(country) = country {
            body["web_search_options"] = json!({ "user_location": { "country": country.as_str() } });
        }
        self.0.bounded(body, "max_tokens")
    }

    fn answer(&self, root: &Node<'_>) -> Result<EngineAnswer, AskError> {
        read(root)
    }
}

fn read(root: &Node<'_>) -> Result<EngineAnswer, AskError> {
    let model = root.need_text("model")?;
    let choices = root.need_items("choices")?;
    let choice = choices.first().ok_or_else(|| Fault::new("choices", "is empty"))?;
    let content = choice.need("message")?.need("content")?;
    let mut draft = Draft::default();
    draft.push(content.text()?);
    if draft.text().trim().is_empty() {
        return Err(content.fault("is empty").into());
    }
    let pages = pages(root)?;
    for (url, title) in &pages {
        draft.see(url, *title);
    }
    for (number, span) in marks(draft.text()) {
        let place = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
        match place.and_then(|place| pages.get(place)) {
            Some((url, title)) => draft.cite(root, url, *title, Some(span)),
            None => draft.count("mark without a result".to_owned()),
        }
    }
    let cut = choice.maybe_text("finish_reason") == Some("length");
    Ok(draft.finish(Surface::Api, Some(model), usage(root), cut))
}

/// Addresses and titles in the order of their numbers.
fn pages<'a>(root: &Node<'a>) -> Result<Vec<(&'a str, Option<&'a str>)>, Fault> {
    let results = root.items_if_any("search_results")?;
    if !results.is_empty() {
        let page = |result: &Node<'a>| Ok((result.need_text("url")?, result.maybe_text("title")));
        return results.iter().map(page).collect();
    }
    let citations = root.items_if_any("citations")?;
    citations.iter().map(|citation| Ok((citation.text()?, None))).collect()
}

fn usage(root: &Node<'_>) -> Usage {
    let Some(usage) = root.get("usage") else {
        return Usage::default();
    };
    Usage {
        input_tokens: usage.maybe_count("prompt_tokens"),
        output_tokens: usage.maybe_count("completion_tokens"),
        searches: usage.maybe_count("num_search_queries"),
        dollars: usage.get("cost").and_then(|cost| cost.maybe_number("total_cost")),
    }
}
