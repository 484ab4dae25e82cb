//! What the interfaces that follow OpenAI's Responses format have in common.

use serde_json::{Value, json};

use crate::answer::{Span, Usage};
use crate::asking::draft::Draft;
use crate::asking::http::short;
use crate::asking::json::{Fault, Node};
use crate::error::AskError;

/// How exact a vendor is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Places {
    /// Every text has annotations, and every citation its place.
    Always,
    /// Annotations or places may be missing.
    Sometimes,
}

/// The tool that searches the web, as from the place of a user.
pub(crate) fn web_search(place: Option<Value>) -> Value {
    let mut tool = json!({ "type": "web_search" });
    if let Some(place) = place {
        tool["user_location"] = place;
    }
    tool
}

/// Whether the answer ends where the tokens were used up.
///
/// # Errors
/// What `status` and `error` say: the vendor failed, is busy, or refuses the prompt.
pub(crate) fn ends_early(root: &Node<'_>) -> Result<bool, AskError> {
    if let Some(error) = root.get("error") {
        return Err(failure(&error));
    }
    match root.maybe_text("status") {
        Some("failed" | "cancelled") => Err(AskError::Failed {
            reason: "its status is failed".to_owned(),
        }),
        Some(status @ ("in_progress" | "queued" | "requires_action")) => {
            Err(Fault::new("status", format!("is {status}")).into())
        }
        Some("incomplete") => {
            let details = root.get("incomplete_details");
            match details.as_ref().and_then(|details| details.maybe_text("reason")) {
                Some("content_filter") => Err(AskError::PromptRefused {
                    reason: "content filter".to_owned(),
                }),
                _ => Ok(true),
            }
        }
        _ => Ok(false),
    }
}

fn failure(error: &Node<'_>) -> AskError {
    let code = error.maybe_text("code").unwrap_or_default();
    let told = error.maybe_text("message").unwrap_or(code);
    match code {
        "rate_limit_exceeded" => AskError::Limited { retry_after: None },
        "invalid_prompt" | "bio_policy" | "cyber_policy" | "content_filter" | "content_policy_violation" => {
            AskError::PromptRefused { reason: short(told) }
        }
        _ => AskError::Failed { reason: short(told) },
    }
}

/// Adds a `message` item; the refusal in it, where there is one.
pub(crate) fn message(draft: &mut Draft, item: &Node<'_>, places: Places) -> Result<Option<String>, Fault> {
    let mut refusal = None;
    for part in item.need_items("content")? {
        match part.need_text("type")? {
            "output_text" => text(draft, &part, places)?,
            "refusal" => refusal = Some(part.need_text("refusal")?.to_owned()),
            kind => draft.unknown(&part, kind),
        }
    }
    Ok(refusal)
}

fn text(draft: &mut Draft, part: &Node<'_>, places: Places) -> Result<(), Fault> {
    draft.known(part, &["type", "text", "annotations", "logprobs"]);
    let text = part.need_text("text")?;
    let base = draft.push(text);
    let annotations = match places {
        Places::Always => part.need_items("annotations")?,
        Places::Sometimes => part.items_if_any("annotations")?,
    };
    for annotation in &annotations {
        match annotation.need_text("type")? {
            "url_citation" => citation(draft, annotation, base, text, places)?,
            kind => draft.unknown(annotation, kind),
        }
    }
    Ok(())
}

fn citation(draft: &mut Draft, annotation: &Node<'_>, base: usize, text: &str, places: Places) -> Result<(), Fault> {
    draft.known(annotation, &["type", "url", "title", "start_index", "end_index"]);
    let url = annotation.need_text("url")?;
    let told = annotation.get("start_index").is_some() || annotation.get("end_index").is_some();
    let span: Option<Span> = if told || places == Places::Always {
        let (start, end) = (
            annotation.need_place("start_index")?,
            annotation.need_place("end_index")?,
        );
        draft.span(annotation, base, text, start, end)
    } else {
        None
    };
    // A bare number is the mark of the citation, not the name of the page.
    let title = annotation.maybe_text("title");
    let title = title.filter(|title| !title.chars().all(|letter| letter.is_ascii_digit()));
    draft.cite(annotation, url, title, span);
    Ok(())
}

/// Adds what a search call searched for and saw, as `action` tells it.
pub(crate) fn action(draft: &mut Draft, item: &Node<'_>) -> Result<(), Fault> {
    if item.maybe_text("status") == Some("failed") {
        draft.failed_searches += 1;
    }
    let Some(action) = item.get("action") else {
        return Ok(());
    };
    draft.known(&action, &["type", "query", "queries", "sources", "url", "pattern"]);
    let queries = action.maybe_texts("queries");
    let queries = if queries.is_empty() {
        action.maybe_text("query").into_iter().collect()
    } else {
        queries
    };
    if queries.is_empty() && action.maybe_text("type") == Some("search") {
        draft.count(format!("{} without a query", action.pattern()));
    }
    queries.into_iter().for_each(|query| draft.search(query));
    for source in action.items_if_any("sources")? {
        match source.maybe_text("url") {
            Some(url) => draft.see(url, source.maybe_text("title")),
            None => draft.unknown(
                &source,
                source.maybe_text("type").unwrap_or("source without an address"),
            ),
        }
    }
    if let Some(url) = action.maybe_text("url") {
        draft.see(url, None);
    }
    Ok(())
}

/// Adds the queries of a call's arguments: an object, or JSON in a text.
pub(crate) fn arguments(draft: &mut Draft, item: &Node<'_>) {
    let Some(node) = item.get("arguments").or_else(|| item.get("input")) else {
        return;
    };
    let parsed: Value;
    let value = match node.value.as_str() {
        Some(text) => {
            parsed = serde_json::from_str(text).unwrap_or_default();
            &parsed
        }
        None => node.value,
    };
    let object = Node::root(value);
    let mut queries = object.maybe_texts("queries");
    queries.extend(object.maybe_text("query"));
    if queries.is_empty() && object.maybe_text("url").is_none() {
        draft.count(format!("{} without a query", node.pattern()));
    }
    queries.into_iter().for_each(|query| draft.search(query));
    if let Some(url) = object.maybe_text("url") {
        draft.see(url, None);
    }
}

/// Tokens as `usage` counts them.
pub(crate) fn usage(root: &Node<'_>) -> Usage {
    let Some(usage) = root.get("usage") else {
        return Usage::default();
    };
    Usage {
        input_tokens: usage.maybe_count("input_tokens"),
        output_tokens: usage.maybe_count("output_tokens"),
        searches: None,
        dollars: None,
    }
}

/// What follows from a draft without text.
pub(crate) fn some_text(draft: &Draft, refusal: Option<String>, list: &str) -> Result<(), AskError> {
    match refusal {
        _ if !draft.text().trim().is_empty() => Ok(()),
        Some(reason) => Err(AskError::PromptRefused { reason: short(&reason) }),
        None => Err(Fault::new(list, "holds no text").into()),
    }
}
