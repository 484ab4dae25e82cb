//! Perplexity's Agent API: `POST /v1/agent`.
//!
//! Read: <https://docs.perplexity.ai/docs/agent-api>, the types of perplexity-py (2026-06-08) and of Vercel's AI SDK, on
//! 2026-11-22; one recorded answer of 2026-09-25. In it the annotations are empty and the text has `[7]`, which names the
//! result with the id 7. There is no field that forces the search: an instruction does.

use std::collections::BTreeMap;

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
use crate::asking::responses::{self, Places};
use crate::error::AskError;
use crate::interface::Interface;

const SEARCH: &str = "Search the web before you answer, and cite the results that you use.";

/// Perplexity over its Agent API.
#[derive(Debug, Clone)]
pub struct Agent(AskedOnce);

impl Agent {
    /// Perplexity itself, or a gateway to it.
    ///
    /// # Errors
    /// [`WrongConfig`] for an address or a key that can not be used.
    pub fn new(config: &EngineConfig) -> Result<Self, WrongConfig> {
        AskedOnce::new(vendor(Interface::PerplexityAgent), config).map(Self)
    }
}

impl OneRequest for Agent {
    const PATH: &'static str = "/v1/agent";

    fn once(&self) -> &AskedOnce {
        &self.0
    }

    fn body(&self, question: &Question, country: Option<Country>) -> Value {
        let place = country.map(|country| json!({ "country": country.as_str() }));
        let mut body = json!({
            "model": self.0.description.model,
            "input": question.prompt,
            "instructions": SEARCH,
            "tools": [responses::web_search(place)],
        });
        if let Some(language) = &question.language {
            body["language_preference"] = language.as_str().into();
        }
        self.0.bounded(body, "max_output_tokens")
    }

    fn answer(&self, root: &Node<'_>) -> Result<EngineAnswer, AskError> {
        read(root)
    }
}

/// Address and title of a result by its id.
type Results<'a> = BTreeMap<u64, (&'a str, Option<&'a str>)>;

fn read(root: &Node<'_>) -> Result<EngineAnswer, AskError> {
    let cut = responses::ends_early(root)?;
    let model = root.need_text("model")?;
    let (mut draft, mut refusal, mut results) = (Draft::default(), None, Results::new());
    for item in root.need_items("output")? {
        match item.need_text("type")? {
            "message" => refusal = responses::message(&mut draft, &item, Places::Sometimes)?.or(refusal),
            "search_results" => search(&mut draft, &item, &mut results)?,
            "fetch_url_results" => {
                for page in item.need_items("contents")? {
                    draft.see(page.need_text("url")?, page.maybe_text("title"));
                }
                draft.apart();
            }
            "reasoning" => draft.apart(),
            kind => draft.unknown(&item, kind),
        }
    }
    responses::some_text(&draft, refusal, "output")?;
    if draft.citations.is_empty() {
        resolve(&mut draft, root, &results);
    }
    let usage = usage(root);
    Ok(draft.finish(Surface::Api, Some(model), usage, cut))
}

fn search<'a>(draft: &mut Draft, item: &Node<'a>, results: &mut Results<'a>) -> Result<(), Fault> {
    draft.known(item, &["type", "queries", "results"]);
    for query in item.items_if_any("queries")? {
        draft.search(query.text()?);
    }
    for result in item.need_items("results")? {
        draft.known(
            &result,
            &["id", "url", "title", "snippet", "source", "date", "last_updated"],
        );
        let (url, title) = (result.need_text("url")?, result.maybe_text("title"));
        draft.see(url, title);
        // Marks name results by their ids; without them, by their order.
        let id = match result.get("id") {
            Some(_) => u64::try_from(result.need_place("id")?).unwrap_or(u64::MAX),
            None => results.len() as u64 + 1,
        };
        let before = results.insert(id, (url, title));
        if before.is_some_and(|(before, _)| before != url) {
            draft.count(format!("{}.id twice", result.pattern()));
        }
    }
    draft.apart();
    Ok(())
}

/// Resolves the marks of the text.
fn resolve(draft: &mut Draft, root: &Node<'_>, results: &Results<'_>) {
    for (number, span) in marks(draft.text()) {
        match results.get(&number) {
            Some((url, title)) => draft.cite(root, url, *title, Some(span)),
            None => draft.count("mark without a result".to_owned()),
        }
    }
}

fn usage(root: &Node<'_>) -> Usage {
    let told = root.get("usage");
    let cost = told.as_ref().and_then(|usage| usage.get("cost"));
    let details = told.as_ref().and_then(|usage| usage.get("tool_calls_details"));
    let tools = details.as_ref().and_then(|details| details.value.as_object());
    let searches = tools.map(|tools| tools.values().filter_map(|tool| tool["invocation"].as_u64()).sum());
    Usage {
        searches,
        dollars: cost.and_then(|cost| cost.maybe_number("total_cost")),
        ..responses::usage(root)
    }
}
