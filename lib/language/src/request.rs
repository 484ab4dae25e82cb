//! What a model is asked, and how its answer is read.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::mask::Masked;

/// Characters of an answer that are looked at.
const LONGEST: usize = 20_000;

const SYSTEM: &str = "You edit short notes for marketing teams. You get a JSON object with a title and a text, and \
    answer with a JSON object that has the same two keys and nothing else. Say the same in plain, friendly American \
    English, in complete sentences, about as long as before. Keep every number, date and percentage exactly as it is, \
    in digits, and in the same order; add no other number, not even in words. Letters in brackets, such as [A], stand \
    for names: keep each of them, in the same order, with the brackets. Add no name, claim, cause, advice, link or \
    formatting that is not in the note.";

/// Tokens of a rephrased note: several times what a title and a text need.
const TOKENS: u32 = 1_000;

/// A request to a model.
#[derive(Debug, Clone, PartialEq)]
pub struct ModelRequest {
    /// What it is to do: always the same.
    pub system: &'static str,
    /// What it is to do it with: a JSON object.
    pub user: String,
    /// The JSON schema of the answer, where the model must keep to one.
    pub schema: Option<&'static Value>,
    /// Tokens that the answer may have, for models that must be told.
    pub most_tokens: u32,
}

/// What it answers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Reply {
    pub(crate) title: String,
    pub(crate) text: String,
}

impl ModelRequest {
    pub(crate) fn new(masked: &Masked) -> Self {
        let note = serde_json::json!({ "title": masked.title, "text": masked.text });
        Self {
            system: SYSTEM,
            user: note.to_string(),
            schema: None,
            most_tokens: TOKENS,
        }
    }
}

impl Reply {
    /// The object in an answer; models like to put a fence or a sentence around it.
    pub(crate) fn read(answer: &str) -> Option<Self> {
        let (start, end) = (answer.find('{')?, answer.rfind('}')?);
        let object = answer.get(start..=end).filter(|object| object.len() <= LONGEST)?;
        let reply: Self = serde_json::from_str(object).ok()?;
        Some(Self {
            title: reply.title.trim().to_owned(),
            text: reply.text.trim().to_owned(),
        })
    }
}
