//! Bright Data: the products ChatGPT, Perplexity, Gemini, Copilot and Grok as people see them. Not tried against the vendor.
//!
//! Read: <https://docs.brightdata.com/products/scrapers/chatgpt/introduction>,
//! <https://docs.brightdata.com/datasets/scrapers/scrapers-library/ai-scrapers>, Bright Data's sdk-python (2026-06-22) and its
//! skills repository (ids as of 2026-09-06), on 2026-11-22.
//!
//! A question is handed in (`/datasets/v3/trigger`) and asked for until it is there (`/datasets/v3/progress`,
//! `/datasets/v3/snapshot`), which takes one to ten minutes: the ticket outlives the process that got it. A citation's place is
//! that of its mark `[n]` or of its link in the text, where there is one.

use std::time::Duration;

use answerscope_domain::country::Country;
use answerscope_domain::{Engine, Surface};
use futures::future::BoxFuture;
use serde_json::{Value, json};

use crate::answer::{EngineAnswer, NotShown, Outcome, Question, Sent, Span, Submitted, Ticket, Usage};
use crate::asking::ask::Adapter;
use crate::asking::config::{EngineConfig, WrongConfig};
use crate::asking::draft::{Draft, MOST, measured};
use crate::asking::http::{Auth, Endpoint, short};
use crate::asking::json::{Fault, Node};
use crate::asking::perplexity::marks::marks;
use crate::asking::reading::{located, reading};
use crate::description::Description;
use crate::error::AskError;
use crate::interface::Interface;

const BASE: &str = "https://api.brightdata.com";
/// Between two times of asking for an answer.
const PAUSE: Duration = Duration::from_secs(10);

/// A consumer product, read by Bright Data.
#[derive(Debug, Clone)]
pub struct BrightData {
    endpoint: Endpoint,
    description: Description,
    dataset: &'static str,
    product: &'static str,
    pause: Duration,
}

/// The scraper of an engine and the product's address.
const fn scraper(engine: Engine) -> Option<(&'static str, &'static str)> {
    match engine {
        Engine::OpenAi => Some(("gd_m7aof0k82r803d5bjm", "https://chatgpt.com/")),
        Engine::Perplexity => Some(("gd_m7dhdot1vw9a7gc1n", "https://www.perplexity.ai/")),
        Engine::Gemini => Some(("gd_mbz66arm2mf9cu856y", "https://gemini.google.com/")),
        Engine::Copilot => Some(("gd_m7di5jy6s9geokz8w", "https://copilot.microsoft.com/chats")),
        Engine::Grok => Some(("gd_m8ve0u141icu75ae74", "https://grok.com/")),
        Engine::GoogleAiOverviews | Engine::GoogleAiMode | Engine::Anthropic => None,
    }
}

impl BrightData {
    /// The product of an engine.
    ///
    /// # Errors
    /// [`WrongConfig`] for an engine that has no scraper, an address or a key that can not be used.
    pub fn new(engine: Engine, config: &EngineConfig) -> Result<Self, WrongConfig> {
        let (dataset, product) = scraper(engine).ok_or(WrongConfig::new("Bright Data does not read this engine"))?;
        Ok(Self {
            endpoint: Endpoint::new(config, BASE, Auth::Bearer)?,
            description: Interface::BrightData.describe(engine, None),
            dataset,
            product,
            pause: PAUSE,
        })
    }

    /// Another time between two times of asking for an answer.
    #[must_use]
    pub fn with_pause(mut self, pause: Duration) -> Self {
        self.pause = pause;
        self
    }

    fn input(&self, prompt: &str, country: Option<Country>) -> Value {
        let mut input = json!({ "url": self.product, "prompt": prompt });
        if let Some(country) = country {
            input["country"] = country.as_str().into();
        }
        if self.description.engine == Engine::OpenAi {
            input["web_search"] = true.into();
        }
        json!([input])
    }

    async fn hand_in(&self, question: &Question) -> Result<Submitted<Sent>, AskError> {
        let due = self.endpoint.due();
        let query = [
            ("dataset_id", self.dataset),
            ("include_errors", "true"),
            ("notify", "false"),
            ("format", "json"),
        ];
        let (reply, country_refused) = located(question.country, |country| {
            let input = self.input(&question.prompt, country);
            async move {
                self.endpoint
                    .post("/datasets/v3/trigger", &query, &[], &input, due)
                    .await
            }
        })
        .await?;
        let id = Node::root(&reply.value)
            .need_text("snapshot_id")
            .map_err(|fault| AskError::from(fault).with_raw(std::slice::from_ref(&reply.body)))?;
        let ticket = Ticket {
            id: id.to_owned(),
            country_refused,
        };
        Ok(Submitted::Pending(ticket, self.pause))
    }

    async fn ask_for(&self, ticket: &Ticket) -> Result<Submitted<Sent>, AskError> {
        // It becomes a part of a path.
        if ticket.id.is_empty()
            || !ticket
                .id
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
        {
            return Err(AskError::UnknownTicket);
        }
        let due = self.endpoint.due();
        let progress = format!("/datasets/v3/progress/{}", ticket.id);
        let reply = self.endpoint.get(&progress, &[], due).await.map_err(forgotten)?;
        let status = Node::root(&reply.value)
            .need_text("status")
            .map_err(|fault| AskError::from(fault).with_raw(std::slice::from_ref(&reply.body)))?;
        match status {
            "ready" => {}
            "failed" | "error" | "cancelled" | "canceled" => {
                return Err(AskError::Failed {
                    reason: format!("its status is {status}"),
                });
            }
            // Any other name, known or new, is of something under way.
            _ => return Ok(Submitted::Pending(ticket.clone(), self.pause)),
        }
        let snapshot = format!("/datasets/v3/snapshot/{}", ticket.id);
        let reply = self
            .endpoint
            .get(&snapshot, &[("format", "json")], due)
            .await
            .map_err(forgotten)?;
        if reply.status == 202 {
            return Ok(Submitted::Pending(ticket.clone(), self.pause));
        }
        Ok(Submitted::Done(Sent::whole(reply.body, ticket.country_refused)))
    }
}

fn forgotten(error: AskError) -> AskError {
    match error {
        AskError::Rejected { status: 404, .. } => AskError::UnknownTicket,
        other => other,
    }
}

impl Adapter for BrightData {
    fn description(&self) -> &Description {
        &self.description
    }

    fn request<'a>(
        &'a self,
        question: &'a Question,
        _before: &'a Sent,
    ) -> BoxFuture<'a, Result<Submitted<Sent>, AskError>> {
        Box::pin(self.hand_in(question))
    }

    fn fetch<'a>(&'a self, ticket: &'a Ticket) -> BoxFuture<'a, Result<Submitted<Sent>, AskError>> {
        Box::pin(self.ask_for(ticket))
    }

    fn read(&self, bodies: &[String]) -> Result<Outcome, AskError> {
        reading(bodies, |values| {
            let root = Node::root(&values[0]);
            let records = root.items()?;
            let record = records.first().ok_or_else(|| root.fault("is empty"))?;
            Ok(match read(record)? {
                Some(answer) => Outcome::Answer(Box::new(answer)),
                None => Outcome::NotShown(NotShown {
                    usage: charged(),
                    raw: Vec::new(),
                }),
            })
        })
    }
}

/// A record is charged, whatever is in it.
fn charged() -> Usage {
    Usage {
        searches: Some(1),
        ..Usage::default()
    }
}

/// None where the product answered with nothing.
fn read(record: &Node<'_>) -> Result<Option<EngineAnswer>, AskError> {
    let texts = ["answer_text_markdown", "answer_text"];
    let Some(text) = texts.iter().find_map(|name| record.get(name)) else {
        return Err(textless(record));
    };
    let text = text.text()?;
    if text.trim().is_empty() {
        return Ok(None);
    }
    let mut draft = Draft::default();
    draft.push(text);
    // The positions of links count links, not marks.
    let mut marked = marks(measured(text));
    marked.truncate(MOST);
    for (list, marked) in [("citations", marked), ("links_attached", Vec::new())] {
        for (place, page) in record.items_if_any(list)?.iter().take(MOST).enumerate() {
            cite(&mut draft, page, place, &marked)?;
        }
    }
    for list in ["sources", "search_sources"] {
        for page in record.items_if_any(list)? {
            draft.see(page.need_text("url")?, page.maybe_text("title"));
        }
    }
    draft
        .citations
        .sort_by_key(|cited| cited.span.map_or(usize::MAX, |span| span.start));
    record
        .maybe_text("web_search_query")
        .into_iter()
        .for_each(|query| draft.search(query));
    record
        .maybe_texts("web_search_query")
        .into_iter()
        .for_each(|query| draft.search(query));
    let model = record.maybe_text("model");
    Ok(Some(draft.finish(Surface::Consumer, model, charged(), false)))
}

/// Why a record has no text.
fn textless(record: &Node<'_>) -> AskError {
    match (record.maybe_text("error"), record.need("answer_text")) {
        (Some(told), _) => AskError::Failed { reason: short(told) },
        (None, Err(fault)) => fault.into(),
        (None, Ok(text)) => text.fault("is no text").into(),
    }
}

fn cite(draft: &mut Draft, page: &Node<'_>, place: usize, marked: &[(u64, Span)]) -> Result<(), Fault> {
    let (url, title) = (
        page.need_text("url")?,
        page.maybe_text("title").or_else(|| page.maybe_text("text")),
    );
    draft.see(url, title);
    // What was found and not named in the answer.
    if page
        .get("cited")
        .is_some_and(|cited| cited.value == &Value::Bool(false))
    {
        return Ok(());
    }
    let told = page.get("position").and_then(|told| match told.value {
        Value::String(number) => number.parse().ok(),
        number => number.as_u64(),
    });
    let number = told.unwrap_or(place as u64 + 1);
    let mut spans: Vec<Option<Span>> = marked
        .iter()
        .filter(|(mark, _)| *mark == number)
        .map(|(_, span)| Some(*span))
        .collect();
    if spans.is_empty() {
        spans.push(link(draft.text(), url));
    }
    for span in spans {
        if !draft
            .citations
            .iter()
            .any(|cited| cited.url == url && (cited.span == span || span.is_none()))
        {
            draft.cite(page, url, title, span);
        }
    }
    Ok(())
}

/// Where a text links to an address.
fn link(text: &str, url: &str) -> Option<Span> {
    let found = measured(text).find(url).filter(|_| !url.is_empty())?;
    let start = text[..found].chars().count();
    Some(Span {
        start,
        end: start + url.chars().count(),
    })
}
