//! Anthropic's Messages API with the web search tool, in both of its versions.
//!
//! Read: <https://platform.claude.com/docs/en/agents-and-tools/tool-use/web-search-tool> and the types of
//! anthropic-sdk-python (2026-08-07), on 2026-11-22; three recorded answers. A citation belongs to a block of text, so its
//! place is the block's. With the newer tool the model searches from code; the recorded answer of it has no citations at
//! all, so the older tool is the usual one.
//!
//! `pause_turn` is continued with what came so far, up to [`MOST_TURNS`] times.

use answerscope_domain::country::Country;
use answerscope_domain::{Engine, Surface};
use futures::future::BoxFuture;
use serde_json::{Value, json};

use crate::answer::{EngineAnswer, Outcome, Question, Sent, Submitted, Usage};
use crate::asking::ask::Adapter;
use crate::asking::config::{EngineConfig, WrongConfig};
use crate::asking::draft::Draft;
use crate::asking::http::{Auth, Endpoint, short};
use crate::asking::json::{Fault, Node};
use crate::asking::reading::{located, place, reading};
use crate::description::Description;
use crate::error::AskError;
use crate::interface::Interface;

const BASE: &str = "https://api.anthropic.com/v1";
const VERSION: (&str, &str) = ("anthropic-version", "2023-06-01");
/// Tokens of an answer; the API wants a number. What a model thinks counts, too, and what is not written is not charged.
const MOST_TOKENS: u32 = 16_384;
/// Requests for one answer.
const MOST_TURNS: usize = 6;

/// The versions of the web search tool.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum SearchTool {
    /// `web_search_20250305`: the model reads what was found, and cites it.
    #[default]
    Direct,
    /// `web_search_20260209`: the model filters what was found with code first.
    Filtered,
}

impl SearchTool {
    const fn as_str(self) -> &'static str {
        match self {
            Self::Direct => "web_search_20250305",
            Self::Filtered => "web_search_20260209",
        }
    }
}

/// Claude over the API.
#[derive(Debug, Clone)]
pub struct Anthropic {
    endpoint: Endpoint,
    description: Description,
    most_output_tokens: u32,
    tool: SearchTool,
}

impl Anthropic {
    /// Anthropic itself, or a gateway to it.
    ///
    /// # Errors
    /// [`WrongConfig`] for an address or a key that can not be used.
    pub fn new(config: &EngineConfig) -> Result<Self, WrongConfig> {
        Ok(Self {
            endpoint: Endpoint::new(config, BASE, Auth::Header("x-api-key"))?,
            description: Interface::AnthropicMessages.describe(Engine::Anthropic, config.model.as_deref()),
            most_output_tokens: config.most_output_tokens.unwrap_or(MOST_TOKENS),
            tool: SearchTool::default(),
        })
    }

    /// With another version of the tool.
    #[must_use]
    pub fn with_tool(mut self, tool: SearchTool) -> Self {
        self.tool = tool;
        self
    }

    fn body(&self, messages: &Value, country: Option<Country>) -> Value {
        let mut tool = json!({ "type": self.tool.as_str(), "name": "web_search" });
        if let Some(country) = country {
            tool["user_location"] = place(country);
        }
        json!({
            "model": self.description.model,
            "max_tokens": self.most_output_tokens,
            "messages": messages,
            "tools": [tool],
        })
    }

    /// The next turn of an answer.
    async fn turn(&self, question: &Question, before: &Sent) -> Result<Submitted<Sent>, AskError> {
        let due = self.endpoint.due();
        let mut messages = vec![json!({ "role": "user", "content": question.prompt })];
        let mut container = None;
        for body in &before.bodies {
            let turn: Value = serde_json::from_str(body).or(Err(AskError::NotJson { raw: body.clone() }))?;
            container = turn["container"]["id"].as_str().map(str::to_owned);
            messages.push(json!({ "role": "assistant", "content": turn["content"] }));
        }
        let messages = Value::from(messages);
        let country = question.country.filter(|_| !before.country_refused);
        let (reply, refused) = located(country, |country| {
            let mut body = self.body(&messages, country);
            if let Some(id) = &container {
                body["container"] = id.as_str().into();
            }
            async move { self.endpoint.post("/messages", &[], &[VERSION], &body, due).await }
        })
        .await?;
        let mut sent = before.clone();
        sent.country_refused |= refused;
        sent.bodies.push(reply.body);
        sent.unfinished = reply.value["stop_reason"] == "pause_turn" && sent.bodies.len() < MOST_TURNS;
        Ok(Submitted::Done(sent))
    }
}

impl Adapter for Anthropic {
    fn description(&self) -> &Description {
        &self.description
    }

    fn request<'a>(
        &'a self,
        question: &'a Question,
        before: &'a Sent,
    ) -> BoxFuture<'a, Result<Submitted<Sent>, AskError>> {
        Box::pin(self.turn(question, before))
    }

    fn read(&self, bodies: &[String]) -> Result<Outcome, AskError> {
        reading(bodies, |values| Ok(Outcome::Answer(Box::new(read(values)?))))
    }
}

fn read(values: &[Value]) -> Result<EngineAnswer, AskError> {
    let (mut draft, mut usage) = (Draft::default(), Usage::default());
    let (mut model, mut stop) = ("", None);
    for value in values {
        let root = Node::root(value);
        model = root.need_text("model")?;
        stop = root.maybe_text("stop_reason");
        if stop == Some("refusal") {
            return Err(refusal(&root));
        }
        for block in root.need_items("content")? {
            read_block(&mut draft, &block)?;
        }
        usage.add(tokens(&root));
    }
    if draft.text().trim().is_empty() {
        return Err(Fault::new("content", "holds no text").into());
    }
    let cut = matches!(
        stop,
        Some("max_tokens" | "model_context_window_exceeded" | "pause_turn")
    );
    Ok(draft.finish(Surface::Api, Some(model), usage, cut))
}

fn read_block(draft: &mut Draft, block: &Node<'_>) -> Result<(), Fault> {
    match block.need_text("type")? {
        "text" => return text(draft, block),
        "server_tool_use" if block.need_text("name")? == "web_search" => {
            match block.need_object("input")?.maybe_text("query") {
                Some(query) => draft.search(query),
                None => draft.count(format!("{}.input without a query", block.pattern())),
            }
        }
        "web_search_tool_result" => results(draft, block)?,
        "web_fetch_tool_result" => {
            // A page that was opened; an error has no address.
            let page = block.need("content")?;
            page.maybe_text("url").into_iter().for_each(|url| draft.see(url, None));
        }
        "server_tool_use"
        | "thinking"
        | "redacted_thinking"
        | "code_execution_tool_result"
        | "bash_code_execution_tool_result"
        | "text_editor_code_execution_tool_result" => {}
        kind => draft.unknown(block, kind),
    }
    draft.apart();
    Ok(())
}

fn text(draft: &mut Draft, block: &Node<'_>) -> Result<(), Fault> {
    draft.known(block, &["type", "text", "citations"]);
    let span = draft.push_span(block.need_text("text")?);
    for citation in block.items_if_any("citations")? {
        match citation.need_text("type")? {
            "web_search_result_location" => {
                draft.known(&citation, &["type", "url", "title", "cited_text", "encrypted_index"]);
                let (url, title) = (citation.need_text("url")?, citation.maybe_text("title"));
                draft.cite(&citation, url, title, Some(span));
            }
            kind => draft.unknown(&citation, kind),
        }
    }
    Ok(())
}

/// What a search found: a list, or an object that tells why it failed.
fn results(draft: &mut Draft, block: &Node<'_>) -> Result<(), Fault> {
    let content = block.need("content")?;
    if content.value.is_object() && content.need_text("type")? == "web_search_tool_result_error" {
        draft.failed_searches += 1;
        return Ok(());
    }
    for result in content.items()? {
        match result.need_text("type")? {
            "web_search_result" => draft.see(result.need_text("url")?, result.maybe_text("title")),
            kind => draft.unknown(&result, kind),
        }
    }
    Ok(())
}

fn tokens(root: &Node<'_>) -> Usage {
    let Some(usage) = root.get("usage") else {
        return Usage::default();
    };
    let cached = ["cache_read_input_tokens", "cache_creation_input_tokens"];
    let cached: u64 = cached.iter().filter_map(|name| usage.maybe_count(name)).sum();
    let tools = usage.get("server_tool_use");
    Usage {
        input_tokens: usage.maybe_count("input_tokens").map(|tokens| tokens + cached),
        output_tokens: usage.maybe_count("output_tokens"),
        searches: tools.and_then(|tools| tools.maybe_count("web_search_requests")),
        dollars: None,
    }
}

fn refusal(root: &Node<'_>) -> AskError {
    let details = root.get("stop_details");
    let told = |name: &str| details.as_ref().and_then(|details| details.maybe_text(name));
    let reason = told("explanation").or_else(|| told("category")).unwrap_or("refusal");
    AskError::PromptRefused { reason: short(reason) }
}
