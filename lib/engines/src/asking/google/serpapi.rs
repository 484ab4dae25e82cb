//! SerpApi: `GET /search.json`. Not tried against the vendor.
//!
//! Read: <https://serpapi.com/ai-overview>, <https://serpapi.com/google-ai-overview-api>, <https://serpapi.com/google-ai-mode-api>
//! and <https://serpapi.com/blog/understanding-ai-overview-data-from-serpapi> (2026-01-19), on 2026-11-22.
//!
//! Some AI Overviews come with the search results, some as a `page_token` that a second request turns into one within a
//! minute, many not at all. The text is put together from `text_blocks`; `reference_indexes` of a block name its sources.
//! References that no block names are citations without a place: Google shows them beside the answer.

use std::collections::{BTreeMap, BTreeSet};

use futures::future::BoxFuture;
use serde_json::Value;

use super::{Page, Shown, Vendor, traditional};
use crate::answer::{Question, Sent, Span, Usage};
use crate::asking::config::{EngineConfig, WrongConfig};
use crate::asking::draft::Draft;
use crate::asking::http::{Auth, Endpoint, short};
use crate::asking::json::{Fault, Node};
use crate::error::AskError;
use crate::interface::Interface;

const BASE: &str = "https://serpapi.com";
/// Lists within lists that are read.
const DEEPEST: usize = 8;

/// SerpApi.
#[derive(Debug, Clone)]
pub struct SerpApi {
    endpoint: Endpoint,
}

impl SerpApi {
    /// SerpApi itself, or what stands in for it.
    ///
    /// # Errors
    /// [`WrongConfig`] for an address or a key that can not be used.
    pub fn new(config: &EngineConfig) -> Result<Self, WrongConfig> {
        Ok(Self {
            endpoint: Endpoint::new(config, BASE, Auth::Query("api_key"))?,
        })
    }

    /// What a search shows.
    async fn first(&self, page: Page, question: &Question) -> Result<Sent, AskError> {
        let engine = match page {
            Page::Search => "google",
            Page::AiMode => "google_ai_mode",
        };
        let country = question.country.map(|country| country.as_str().to_ascii_lowercase());
        let mut query = vec![("engine", engine), ("q", &question.prompt), ("no_cache", "true")];
        query.extend(country.as_deref().map(|country| ("gl", country)));
        query.extend(spoken(question).map(|language| ("hl", language)));
        let first = self.endpoint.get("/search.json", &query, self.endpoint.due()).await?;
        let unfinished = page == Page::Search && token(&first.value).is_some();
        Ok(Sent {
            unfinished,
            ..Sent::whole(first.body, false)
        })
    }

    /// The AI Overview that a search has a token for.
    async fn overview(&self, before: &Sent) -> Result<Sent, AskError> {
        let search: Option<Value> = before.bodies.first().and_then(|body| serde_json::from_str(body).ok());
        let token = search
            .as_ref()
            .and_then(token)
            .ok_or_else(|| Fault::new("ai_overview.page_token", "is missing"))?;
        let query = [
            ("engine", "google_ai_overview"),
            ("page_token", token),
            ("no_cache", "true"),
        ];
        let reply = self.endpoint.get("/search.json", &query, self.endpoint.due()).await?;
        let mut sent = before.clone();
        sent.bodies.push(reply.body);
        sent.unfinished = false;
        Ok(sent)
    }
}

/// The token of an AI Overview that did not come with its search.
fn token(search: &Value) -> Option<&str> {
    let overview = &search["ai_overview"];
    let token = overview["page_token"].as_str();
    token.filter(|_| overview.get("text_blocks").is_none())
}

/// The code of a question's language in SerpApi's list (<https://serpapi.com/google-languages>, copies of it read on
/// 2026-11-26), which has Google's older codes. All others that are told of a prompt are those of ISO 639-1.
fn spoken(question: &Question) -> Option<&str> {
    Some(match question.language.as_deref()? {
        "zh" if traditional(question.country) => "zh-tw",
        "zh" => "zh-cn",
        "he" => "iw",
        "jv" => "jw",
        "nb" => "no",
        language => language,
    })
}

impl Vendor for SerpApi {
    const INTERFACE: Interface = Interface::SerpApi;

    fn fetch<'a>(
        &'a self,
        page: Page,
        question: &'a Question,
        before: &'a Sent,
    ) -> BoxFuture<'a, Result<Sent, AskError>> {
        Box::pin(async move {
            match before.bodies.is_empty() {
                true => self.first(page, question).await,
                false => self.overview(before).await,
            }
        })
    }

    fn read(page: Page, values: &[Value]) -> Result<Shown, AskError> {
        let mut shown = Shown {
            draft: Draft::default(),
            shown: false,
            usage: Usage {
                searches: u64::try_from(values.len()).ok(),
                ..Usage::default()
            },
        };
        for value in values {
            let root = Node::root(value);
            let none = nothing(&root)?;
            let holder = match page {
                Page::AiMode => Some(root),
                Page::Search => root
                    .get("ai_overview")
                    .filter(|overview| overview.get("error").is_none()),
            };
            let Some(holder) = holder.filter(|_| !none) else {
                continue;
            };
            // A token alone: the next body has the blocks.
            if holder.get("page_token").is_some() && holder.get("text_blocks").is_none() {
                continue;
            }
            read(&mut shown.draft, &holder)?;
            shown.shown = true;
        }
        Ok(shown)
    }
}

/// Whether Google showed nothing at all.
///
/// # Errors
/// What `error` says otherwise.
fn nothing(root: &Node<'_>) -> Result<bool, AskError> {
    let status = root.need("search_metadata")?.need_text("status")?;
    match root.maybe_text("error") {
        Some(told) if told.contains("hasn't returned any results") => Ok(true),
        Some(told) => Err(AskError::Failed { reason: short(told) }),
        None if status == "Success" => Ok(false),
        None => Err(AskError::Failed {
            reason: format!("its status is {}", short(status)),
        }),
    }
}

/// Address and title of a reference.
type Reference<'a> = (&'a str, Option<&'a str>);

fn read(draft: &mut Draft, holder: &Node<'_>) -> Result<(), AskError> {
    let mut references: BTreeMap<u64, Reference<'_>> = BTreeMap::new();
    for (place, reference) in holder.items_if_any("references")?.iter().enumerate() {
        let number = reference.maybe_count("index").unwrap_or(place as u64);
        references.insert(number, (reference.need_text("link")?, reference.maybe_text("title")));
    }
    let mut blocks = Blocks {
        draft,
        references: &references,
        used: BTreeSet::new(),
    };
    for block in holder.need_items("text_blocks")? {
        blocks.add(&block, 0)?;
    }
    let used = blocks.used;
    for (number, (url, title)) in &references {
        draft.see(url, *title);
        if !used.contains(number) {
            draft.cite(holder, url, *title, None);
        }
    }
    Ok(())
}

struct Blocks<'a, 'd> {
    draft: &'d mut Draft,
    references: &'a BTreeMap<u64, Reference<'a>>,
    used: BTreeSet<u64>,
}

impl Blocks<'_, '_> {
    /// A paragraph, a heading, a list, a table, or a part with a title and blocks of its own.
    fn add(&mut self, block: &Node<'_>, depth: usize) -> Result<(), Fault> {
        let kind = block.need_text("type")?;
        let before = self.draft.text().len();
        if let Some(title) = block.maybe_text("title") {
            self.line(&format!("### {title}"));
        }
        if let Some(snippet) = block.maybe_text("snippet") {
            let line = if kind == "heading" {
                format!("### {snippet}")
            } else {
                snippet.to_owned()
            };
            let span = self.line(&line);
            self.cite(block, span)?;
        }
        self.list(block, depth)?;
        self.table(block)?;
        if depth < DEEPEST {
            for inner in block.maybe_items("text_blocks") {
                self.add(&inner, depth + 1)?;
            }
        }
        if self.draft.text().len() == before {
            self.draft.unknown(block, kind);
        }
        Ok(())
    }

    fn line(&mut self, line: &str) -> Span {
        self.draft.apart();
        self.draft.push_span(line)
    }

    fn list(&mut self, block: &Node<'_>, depth: usize) -> Result<(), Fault> {
        let indent = "  ".repeat(depth);
        for item in block.maybe_items("list") {
            let texts = [item.maybe_text("title"), item.maybe_text("snippet")];
            let text = texts.into_iter().flatten().collect::<Vec<_>>().join(" ");
            if !text.is_empty() {
                let span = self.row(&format!("{indent}- {text}"));
                self.cite(&item, span)?;
            }
            if depth < DEEPEST {
                self.list(&item, depth + 1)?;
            }
        }
        Ok(())
    }

    fn table(&mut self, block: &Node<'_>) -> Result<(), Fault> {
        let mut last = None;
        for row in block.maybe_items("table") {
            let cells = row.value.as_array().map(Vec::as_slice).unwrap_or_default();
            let cells: Vec<&str> = cells.iter().filter_map(Value::as_str).collect();
            last = Some(self.row(&format!("| {} |", cells.join(" | "))));
        }
        match last {
            Some(span) if block.maybe_text("snippet").is_none() => self.cite(block, span),
            _ => Ok(()),
        }
    }

    /// A line right below the one before.
    fn row(&mut self, row: &str) -> Span {
        if !self.draft.text().is_empty() {
            self.draft.push("\n");
        }
        self.draft.push_span(row)
    }

    fn cite(&mut self, block: &Node<'_>, span: Span) -> Result<(), Fault> {
        for index in block.items_if_any("reference_indexes")? {
            let number = index.value.as_u64();
            let known = number.and_then(|number| Some((number, *self.references.get(&number)?)));
            match known {
                Some((number, (url, title))) => {
                    self.used.insert(number);
                    self.draft.cite(&index, url, title, Some(span));
                }
                None => self.draft.count(format!("{} names no reference", index.pattern())),
            }
        }
        Ok(())
    }
}
