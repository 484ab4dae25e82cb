//! Amazon Nova with web grounding, over Bedrock's Converse: what is asked of it and how its answers are read. The call itself
//! is made by `answerscope-engines-bedrock`, so that the AWS SDK is in no other build. Not tried against the vendor.
//!
//! Read: <https://docs.aws.amazon.com/nova/latest/nova2-userguide/web-grounding.html>,
//! <https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_Converse.html> and the types of
//! aws-sdk-bedrockruntime 1.153, on 2026-11-22. A block of citations follows the text that it is for.

use std::time::Duration;

use answerscope_domain::Surface;
use answerscope_domain::country::Country;

use crate::answer::{EngineAnswer, Outcome, Span, Usage};
use crate::asking::draft::Draft;
use crate::asking::http::short;
use crate::asking::json::{Fault, Node};
use crate::asking::reading::{place_in_words, reading};
use crate::error::AskError;

/// The tool that searches, which the model's provider runs.
pub const TOOL: &str = "nova_grounding";
/// For an answer with all its searches.
pub const DEADLINE: Duration = Duration::from_secs(120);

/// The system prompt: the tool has no field for the place of the user.
pub fn system(country: Country) -> String {
    place_in_words(country)
}

/// Reads the body of a Converse response of `model`, which does not name it.
///
/// # Errors
/// As [`Adapter::read`](crate::Adapter::read).
pub fn read(bodies: &[String], model: &str) -> Result<Outcome, AskError> {
    reading(bodies, |values| {
        Ok(Outcome::Answer(Box::new(answer(&Node::root(&values[0]), model)?)))
    })
}

/// An error of the SDK's, by the status of its response and its words.
pub fn refusal(status: u16, told: &str) -> AskError {
    match status {
        401 | 403 => AskError::KeyRefused { status },
        429 => AskError::Limited { retry_after: None },
        408 | 424 | 500..=599 => AskError::Unavailable {
            status,
            retry_after: None,
        },
        _ => AskError::Rejected {
            status,
            message: short(told),
        },
    }
}

fn answer(root: &Node<'_>, model: &str) -> Result<EngineAnswer, AskError> {
    let stop = root.maybe_text("stopReason");
    if let Some(reason @ ("content_filtered" | "guardrail_intervened")) = stop {
        return Err(AskError::PromptRefused {
            reason: reason.to_owned(),
        });
    }
    let (mut draft, mut last) = (Draft::default(), None);
    for block in root.need("output")?.need("message")?.need_items("content")? {
        read_block(&mut draft, &block, &mut last)?;
    }
    if draft.text().trim().is_empty() {
        return Err(Fault::new("output.message.content", "holds no text").into());
    }
    let usage = usage(root, draft.searches.len());
    let cut = matches!(stop, Some("max_tokens" | "model_context_window_exceeded"));
    Ok(draft.finish(Surface::Api, Some(model), usage, cut))
}

/// A block has one field, which tells its kind.
fn read_block(draft: &mut Draft, block: &Node<'_>, last: &mut Option<Span>) -> Result<(), Fault> {
    if block.get("text").is_some() {
        *last = Some(draft.push_span(block.need_text("text")?));
    } else if let Some(cited) = block.get("citationsContent") {
        citations(draft, &cited, last)?;
    } else if let Some(tool) = block.get("toolUse") {
        if tool.need_text("name")? == TOOL {
            match tool.need_object("input")?.maybe_text("query") {
                Some(query) => draft.search(query),
                None => draft.count(format!("{} without a query", tool.pattern())),
            }
        }
        draft.apart();
    } else if block.get("toolResult").is_some() || block.get("reasoningContent").is_some() {
        draft.apart();
    } else {
        let kind = block.strange(&[]).join("+");
        draft.unknown(block, &kind);
    }
    Ok(())
}

/// Citations of the text that they bring along, else of the text before them.
fn citations(draft: &mut Draft, cited: &Node<'_>, last: &mut Option<Span>) -> Result<(), Fault> {
    draft.known(cited, &["content", "citations"]);
    for part in cited.items_if_any("content")? {
        *last = Some(draft.push_span(part.need_text("text")?));
    }
    for citation in cited.items_if_any("citations")? {
        let location = citation.need("location")?;
        match location.get("web") {
            Some(web) => {
                let title = citation.maybe_text("title").or_else(|| web.maybe_text("domain"));
                draft.cite(&web, web.need_text("url")?, title, *last);
            }
            None => draft.unknown(&citation, &location.strange(&[]).join("+")),
        }
    }
    Ok(())
}

fn usage(root: &Node<'_>, searches: usize) -> Usage {
    let told = root.get("usage");
    let count = |name: &str| told.as_ref().and_then(|usage| usage.maybe_count(name));
    Usage {
        input_tokens: count("inputTokens"),
        output_tokens: count("outputTokens"),
        searches: u64::try_from(searches).ok(),
        dollars: None,
    }
}
