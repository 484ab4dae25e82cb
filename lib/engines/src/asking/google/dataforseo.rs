//! DataForSEO: `POST /v3/serp/google/ai_mode/live/advanced` and `/organic/live/advanced`. Not tried against the vendor.
//!
//! Read: <https://docs.dataforseo.com/v3/serp-google-ai_mode-live-advanced/>,
//! <https://docs.dataforseo.com/v3/serp-google-organic-live-advanced/> and the types of dataforseo's PythonClient (2026-08-21),
//! on 2026-11-22.
//!
//! The answer is the item `ai_overview`, on both pages; its text is put together from its elements. `references` and `links`
//! of an element are citations with its place, references of the item that no element has are citations without one. Images
//! are no citations, nor are videos, products and advertisements.

use futures::future::BoxFuture;
use serde_json::{Value, json};

use super::locations::location;
use super::{Page, Shown, Vendor, traditional};
use crate::answer::{Question, Sent, Span, Usage};
use crate::asking::config::{EngineConfig, WrongConfig};
use crate::asking::draft::Draft;
use crate::asking::http::{Auth, Endpoint, short};
use crate::asking::json::{Fault, Node};
use crate::error::AskError;
use crate::interface::Interface;

const BASE: &str = "https://api.dataforseo.com";
/// Google's number of the United States, for a question without a country.
const UNITED_STATES: u32 = 2_840;
/// Characters that a keyword may have.
const LONGEST: usize = 700;
/// All is well.
const OK: u64 = 20_000;
/// A field of a task is not as it should be.
const INVALID_FIELD: u64 = 40_501;
/// The language where the prompt's is not told, or is not one of DataForSEO's.
const ENGLISH: &str = "en";

/// DataForSEO.
#[derive(Debug, Clone)]
pub struct DataForSeo {
    endpoint: Endpoint,
}

impl DataForSeo {
    /// DataForSEO itself, or what stands in for it. The key is `login:password`.
    ///
    /// # Errors
    /// [`WrongConfig`] for an address or a key that can not be used.
    pub fn new(config: &EngineConfig) -> Result<Self, WrongConfig> {
        Ok(Self {
            endpoint: Endpoint::new(config, BASE, Auth::Basic)?,
        })
    }

    async fn page(&self, page: Page, question: &Question) -> Result<Sent, AskError> {
        if question.prompt.chars().count() > LONGEST {
            return Err(AskError::Rejected {
                status: 0,
                message: format!("a question has at most {LONGEST} characters"),
            });
        }
        let location = match question.country {
            Some(country) => location(country).ok_or_else(|| AskError::Rejected {
                status: 0,
                message: format!("Google has no number for the country {country}"),
            })?,
            None => UNITED_STATES,
        };
        let mut task = json!({
            "keyword": keyword(&question.prompt),
            "location_code": location,
            "language_code": spoken(question),
        });
        let path = match page {
            Page::AiMode => "/v3/serp/google/ai_mode/live/advanced",
            Page::Search => {
                task["load_async_ai_overview"] = true.into();
                "/v3/serp/google/organic/live/advanced"
            }
        };
        let due = self.endpoint.due();
        let mut reply = self.endpoint.post(path, &[], &[], &json!([task]), due).await?;
        if task["language_code"] != ENGLISH && refuses_language(&reply.value) {
            task["language_code"] = ENGLISH.into();
            reply = self.endpoint.post(path, &[], &[], &json!([task]), due).await?;
        }
        Ok(Sent::whole(reply.body, false))
    }
}

/// The code of a question's language. The list of DataForSEO's SERP API was not at hand: these are those of its Labs API
/// (2025-08), where Chinese has two and the others are those of ISO 639-1.
fn spoken(question: &Question) -> &str {
    match question.language.as_deref() {
        Some("zh") if traditional(question.country) => "zh-TW",
        Some("zh") => "zh-CN",
        language => language.unwrap_or(ENGLISH),
    }
}

/// Whether a task is refused for its language: `Invalid Field: 'language_code'.`, which costs nothing.
fn refuses_language(value: &Value) -> bool {
    let task = &value["tasks"][0];
    let told = task["status_message"].as_str().unwrap_or_default();
    task["status_code"] == INVALID_FIELD && told.contains("language_code")
}

/// A prompt as a keyword, in which DataForSEO decodes `%##`, and `+` as a blank.
fn keyword(prompt: &str) -> String {
    prompt.replace('%', "%25").replace('+', "%2B")
}

impl Vendor for DataForSeo {
    const INTERFACE: Interface = Interface::DataForSeo;

    fn fetch<'a>(
        &'a self,
        page: Page,
        question: &'a Question,
        _before: &'a Sent,
    ) -> BoxFuture<'a, Result<Sent, AskError>> {
        Box::pin(self.page(page, question))
    }

    fn read(_page: Page, values: &[Value]) -> Result<Shown, AskError> {
        let value = values.first().ok_or_else(|| Fault::new("(root)", "is missing"))?;
        let root = Node::root(value);
        let mut shown = Shown {
            draft: Draft::default(),
            shown: false,
            usage: Usage {
                searches: Some(1),
                dollars: root.maybe_number("cost"),
                ..Usage::default()
            },
        };
        if !well(&root)? {
            return Ok(shown);
        }
        let tasks = root.need_items("tasks")?;
        let task = tasks.first().ok_or_else(|| Fault::new("tasks", "is empty"))?;
        if !well(task)? {
            return Ok(shown);
        }
        let results = task.need_items("result")?;
        let result = results
            .first()
            .ok_or_else(|| Fault::new("tasks[0].result", "is empty"))?;
        for item in result.items_if_any("items")? {
            if item.need_text("type")? == "ai_overview" {
                read(&mut shown.draft, &item)?;
                shown.shown = true;
            }
        }
        Ok(shown)
    }
}

/// Whether there is a result; the code 40102 says that the search has none.
///
/// # Errors
/// What the code says otherwise, by <https://docs.dataforseo.com/v3/appendix/errors/>.
fn well(node: &Node<'_>) -> Result<bool, AskError> {
    let code = node.need("status_code")?;
    let told = node.maybe_text("status_message").unwrap_or("no reason told");
    match code.value.as_u64().ok_or_else(|| code.fault("is no number"))? {
        OK => Ok(true),
        40_102 => Ok(false),
        40_100 | 40_104 => Err(AskError::KeyRefused { status: 401 }),
        40_200 | 40_203 | 40_210 => Err(AskError::CreditUsedUp),
        40_202 | 40_209 => Err(AskError::Limited { retry_after: None }),
        INVALID_FIELD..=40_599 => Err(AskError::Rejected {
            status: 400,
            message: short(told),
        }),
        _ => Err(AskError::Failed { reason: short(told) }),
    }
}

fn read(draft: &mut Draft, item: &Node<'_>) -> Result<(), Fault> {
    for element in item.items_if_any("items")? {
        match element.need_text("type")? {
            "ai_overview_element" => piece(draft, &element)?,
            "ai_overview_expanded_element" => {
                piece(draft, &element)?;
                for component in element.items_if_any("components")? {
                    piece(draft, &component)?;
                }
            }
            "ai_overview_table_element" => piece(draft, &element)?,
            "ai_overview_video_element" => {
                if let Some(url) = element.maybe_text("url") {
                    draft.see(url, element.maybe_text("title"));
                }
            }
            kind => draft.unknown(&element, kind),
        }
    }
    for reference in item.items_if_any("references")? {
        let url = reference.need_text("url")?;
        if !draft.citations.iter().any(|cited| cited.url == url) {
            draft.cite(&reference, url, reference.maybe_text("title"), None);
        }
        draft.see(url, reference.maybe_text("title"));
    }
    Ok(())
}

/// Title and text of an element, or the markdown of a table, with its references.
fn piece(draft: &mut Draft, element: &Node<'_>) -> Result<(), Fault> {
    let mut span: Option<Span> = None;
    if let Some(title) = element.maybe_text("title") {
        draft.apart();
        span = Some(draft.push_span(&format!("### {title}")));
    }
    if let Some(text) = element.maybe_text("text").or_else(|| element.maybe_text("markdown")) {
        draft.apart();
        span = Some(draft.push_span(text));
    }
    for list in ["references", "links"] {
        for reference in element.items_if_any(list)? {
            let (url, title) = (reference.need_text("url")?, reference.maybe_text("title"));
            let twice = draft
                .citations
                .iter()
                .any(|cited| cited.url == url && cited.span == span);
            if !twice {
                draft.cite(&reference, url, title, span);
            }
        }
    }
    Ok(())
}
