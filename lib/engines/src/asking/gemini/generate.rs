//! Gemini's `generateContent` with the Google Search tool: the form before the Interactions API.
//!
//! Read: <https://ai.google.dev/gemini-api/docs/google-search> and the types of python-genai (2026-08-21), on 2026-11-22; one
//! recorded answer of gemini-2.5-pro. Places are counted in bytes of a part: the recorded text has a degree sign, which
//! proves it. Addresses are redirects, titles mostly the domains that they lead to. The search tool has no field for the
//! place of the user: the model is told in the system instruction.

use answerscope_domain::Surface;
use serde_json::{Value, json};

use super::{Form, sum};
use crate::answer::{EngineAnswer, Question, Span, Usage};
use crate::asking::draft::Draft;
use crate::asking::json::{Fault, Node};
use crate::asking::once::AskedOnce;
use crate::asking::reading::place_in_words;
use crate::error::AskError;
use crate::interface::Interface;

pub(super) const FORM: Form = Form {
    interface: Interface::GeminiGenerateContent,
    headers: &[],
    path: |model| format!("/models/{model}:generateContent"),
    body,
    read,
};

fn body(once: &AskedOnce, question: &Question) -> Value {
    let mut body = json!({
        "contents": [{ "role": "user", "parts": [{ "text": question.prompt }] }],
        "tools": [{ "googleSearch": {} }],
    });
    if let Some(country) = question.country {
        body["systemInstruction"] = json!({ "parts": [{ "text": place_in_words(country) }] });
    }
    if let Some(most) = once.most_output_tokens {
        body["generationConfig"] = json!({ "maxOutputTokens": most });
    }
    body
}

const CANDIDATE: [&str; 11] = [
    "content",
    "finishReason",
    "finishMessage",
    "groundingMetadata",
    "index",
    "safetyRatings",
    "citationMetadata",
    "avgLogprobs",
    "logprobsResult",
    "tokenCount",
    "urlContextMetadata",
];
const GROUNDING: [&str; 8] = [
    "groundingChunks",
    "groundingSupports",
    "webSearchQueries",
    "searchEntryPoint",
    "retrievalMetadata",
    "retrievalQueries",
    "imageSearchQueries",
    "googleMapsWidgetContextToken",
];

fn read(root: &Node<'_>) -> Result<EngineAnswer, AskError> {
    if let Some(reason) = root
        .get("promptFeedback")
        .and_then(|told| told.maybe_text("blockReason").map(str::to_owned))
    {
        return Err(AskError::PromptRefused { reason });
    }
    let model = root.need_text("modelVersion")?;
    let candidates = root.need_items("candidates")?;
    let candidate = candidates.first().ok_or_else(|| Fault::new("candidates", "is empty"))?;
    let cut = match candidate.maybe_text("finishReason") {
        Some(reason @ ("SAFETY" | "RECITATION" | "BLOCKLIST" | "PROHIBITED_CONTENT" | "SPII")) => {
            return Err(AskError::PromptRefused {
                reason: reason.to_owned(),
            });
        }
        reason => reason == Some("MAX_TOKENS"),
    };
    let mut draft = Draft::default();
    draft.known(candidate, &CANDIDATE);
    let parts = parts(&mut draft, candidate)?;
    if draft.text().trim().is_empty() {
        return Err(candidate.need("content")?.need("parts")?.fault("hold no text").into());
    }
    if let Some(grounding) = candidate.get("groundingMetadata") {
        draft.known(&grounding, &GROUNDING);
        ground(&mut draft, &grounding, &parts)?;
    }
    let usage = usage(root, draft.searches.len());
    Ok(draft.finish(Surface::Api, Some(model), usage, cut))
}

/// The texts of the candidate's parts, by the places of the parts, with where each begins in the whole.
fn parts<'a>(draft: &mut Draft, candidate: &Node<'a>) -> Result<Vec<(usize, &'a str)>, Fault> {
    const OTHERS: [&str; 6] = [
        "functionCall",
        "functionResponse",
        "inlineData",
        "fileData",
        "executableCode",
        "codeExecutionResult",
    ];
    let mut texts = Vec::new();
    for part in candidate.need("content")?.need_items("parts")? {
        let thought = part
            .get("thought")
            .is_some_and(|thought| thought.value == &Value::Bool(true));
        let other = OTHERS.iter().find(|kind| part.get(kind).is_some());
        let text = match other {
            Some(kind) => {
                draft.unknown(&part, kind);
                ""
            }
            None if thought => "",
            None => part.need_text("text")?,
        };
        texts.push((draft.push(text), text));
    }
    Ok(texts)
}

/// Address and title of a chunk; none for what is not of the web.
type Chunk<'a> = Option<(&'a str, Option<&'a str>)>;

fn ground(draft: &mut Draft, grounding: &Node<'_>, parts: &[(usize, &str)]) -> Result<(), Fault> {
    for query in grounding.items_if_any("webSearchQueries")? {
        draft.search(query.text()?);
    }
    let mut chunks: Vec<Chunk<'_>> = Vec::new();
    for chunk in grounding.items_if_any("groundingChunks")? {
        chunks.push(read_chunk(draft, &chunk)?);
    }
    for support in grounding.items_if_any("groundingSupports")? {
        let span = place(draft, &support, parts)?;
        draft.known(&support, &["segment", "groundingChunkIndices", "confidenceScores"]);
        // Empty lists are left out.
        for index in support.items_if_any("groundingChunkIndices")? {
            let number = index.value.as_u64().and_then(|number| usize::try_from(number).ok());
            match number.and_then(|number| chunks.get(number)) {
                Some(Some((uri, title))) => draft.cite(&index, uri, *title, span),
                Some(None) => draft.unknown(&index, "chunk that is not of the web"),
                None => return Err(index.fault("names no chunk")),
            }
        }
    }
    Ok(())
}

fn read_chunk<'a>(draft: &mut Draft, chunk: &Node<'a>) -> Result<Chunk<'a>, Fault> {
    let others = ["retrievedContext", "maps", "image"];
    if let Some(kind) = others.iter().find(|kind| chunk.get(kind).is_some()) {
        draft.unknown(chunk, kind);
        return Ok(None);
    }
    let web = chunk.need("web")?;
    draft.known(&web, &["uri", "title", "domain"]);
    let (uri, title) = (web.need_text("uri")?, web.maybe_text("title"));
    draft.see(uri, title);
    Ok(Some((uri, title)))
}

/// Where the text stands that a support is for. Zero is the default of numbers in Google's interfaces, and is left out.
fn place(draft: &mut Draft, support: &Node<'_>, parts: &[(usize, &str)]) -> Result<Option<Span>, Fault> {
    let segment = support.need("segment")?;
    draft.known(&segment, &["startIndex", "endIndex", "partIndex", "text"]);
    let number = |name: &str| segment.get(name).map_or(Ok(0), |_| segment.need_place(name));
    let (start, part) = (number("startIndex")?, number("partIndex")?);
    let end = segment.need_place("endIndex")?;
    let Some(&(base, text)) = parts.get(part) else {
        return Err(segment.fault("names no part"));
    };
    if segment
        .maybe_text("text")
        .is_some_and(|told| text.get(start..end) != Some(told))
    {
        draft.count(format!("{} differs from the text", segment.pattern()));
        return Ok(None);
    }
    Ok(draft.byte_span(&segment, base, text, start, end))
}

fn usage(root: &Node<'_>, searches: usize) -> Usage {
    let told = root.get("usageMetadata");
    let sum = |names| sum(told.as_ref(), names);
    Usage {
        input_tokens: sum(["promptTokenCount", "toolUsePromptTokenCount"]),
        output_tokens: sum(["candidatesTokenCount", "thoughtsTokenCount"]),
        searches: u64::try_from(searches).ok(),
        dollars: None,
    }
}
