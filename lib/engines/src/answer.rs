//! What an engine is asked and what it answers, whichever vendor it comes from.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use answerscope_domain::country::Country;
pub use answerscope_domain::entities::answer::Span;
use answerscope_domain::{Day, Surface};
use serde::{Deserialize, Serialize};

/// What an engine is asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    /// The prompt, as it is.
    pub prompt: String,
    /// From where it is asked.
    pub country: Option<Country>,
    /// ISO 639-1, such as `es`; `None` where the prompt does not tell, or is English.
    pub language: Option<String>,
    /// What the built-in engine is told besides. No vendor is ever sent any of it.
    pub invention: Option<Invention>,
}

/// What the built-in engine invents its answer with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Invention {
    /// The day of the answer.
    pub day: Day,
    /// Which time on that day, from 0.
    pub repetition: u32,
    /// The user's brand and its competitors: the first ten that the engine takes may be named in the answer.
    pub brands: Vec<NamedBrand>,
}

/// A brand that the built-in engine may name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamedBrand {
    /// As answers write it.
    pub name: String,
    /// Its domain: pages there are cited, whether they exist or not.
    pub domain: String,
}

/// A page that an answer names as its source. One that is cited at two places stands here twice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct EngineCitation {
    /// http or https, as the vendor gives it.
    pub url: String,
    /// None where the vendor tells none.
    pub title: Option<String>,
    /// The text that it supports or the place of its mark; none where the vendor tells none.
    pub span: Option<Span>,
    /// False where the vendor told the site alone: `url` is then the site's root.
    pub exact: bool,
}

/// A page that the engine saw while it searched.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Source {
    /// http or https, as the vendor gives it.
    pub url: String,
    /// None where the vendor tells none.
    pub title: Option<String>,
    /// Whether the answer cites it.
    pub cited: bool,
}

/// What an answer cost, as far as the vendor tells.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Usage {
    /// Tokens read, cached ones among them.
    pub input_tokens: Option<u64>,
    /// Tokens written, those of reasoning among them.
    pub output_tokens: Option<u64>,
    /// Searches that are charged.
    pub searches: Option<u64>,
    /// US dollars, as the vendor charges them.
    pub dollars: Option<f64>,
}

/// An answer.
#[derive(Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct EngineAnswer {
    /// Markdown or plain text, as the engine wrote it.
    pub text: String,
    /// In the order of the text.
    pub citations: Vec<EngineCitation>,
    /// What the engine searched for, in order.
    pub searches: Vec<String>,
    /// Pages that it saw, each once, in order.
    pub sources: Vec<Source>,
    /// The version of the model that answered; none where the vendor tells none.
    pub model: Option<String>,
    /// Where it comes from.
    pub surface: Surface,
    /// What it cost.
    pub usage: Usage,
    /// Whether it ends where the tokens were used up.
    pub cut: bool,
    /// Whether the vendor refused the country, so that the question was asked without it.
    pub country_refused: bool,
    /// Searches that failed, so that the engine answered without them.
    pub failed_searches: u32,
    /// Items and fields that the adapter does not know, by their place, with how often they came.
    pub unknown: BTreeMap<String, u32>,
    /// What came, a body for each request.
    pub raw: Vec<String>,
}

/// Bodies are large and hold users' words: their lengths are shown alone.
impl fmt::Debug for EngineAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Answer")
            .field("text", &self.text)
            .field("citations", &self.citations)
            .field("searches", &self.searches)
            .field("sources", &self.sources)
            .field("model", &self.model)
            .field("unknown", &self.unknown)
            .field("raw", &self.raw.iter().map(String::len).collect::<Vec<_>>())
            .finish_non_exhaustive()
    }
}

/// The engine was asked and showed no answer, as Google does where it gives no AI Overview.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct NotShown {
    /// What asking cost.
    pub usage: Usage,
    /// What came, a body for each request.
    pub raw: Vec<String>,
}

/// What came of a question.
#[derive(Debug, Clone, PartialEq)]
pub enum Outcome {
    /// An answer.
    Answer(Box<EngineAnswer>),
    /// None was shown, which is a fact of its own.
    NotShown(NotShown),
}

impl Outcome {
    /// The answer, if one was shown.
    pub fn answer(&self) -> Option<&EngineAnswer> {
        match self {
            Self::Answer(answer) => Some(answer),
            Self::NotShown(_) => None,
        }
    }
}

/// A question that a vendor works on. It can be kept and asked for by another process, so that none is paid twice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ticket {
    /// The vendor's name for it.
    pub id: String,
    /// Whether the vendor refused the country, so that the question was handed in without it.
    #[serde(default)]
    pub country_refused: bool,
}

/// What a vendor sent for an answer so far, as it came.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Sent {
    /// A body for each request.
    pub bodies: Vec<String>,
    /// Whether the vendor refused the country, so that the question was asked without it.
    pub country_refused: bool,
    /// Whether the answer takes a further request.
    pub unfinished: bool,
}

impl Sent {
    /// All that a vendor sends for an answer of one request.
    pub fn whole(body: String, country_refused: bool) -> Self {
        Self {
            bodies: vec![body],
            country_refused,
            unfinished: false,
        }
    }
}

/// Bodies are large and hold users' words: their lengths are shown alone.
impl fmt::Debug for Sent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Sent")
            .field("bodies", &self.bodies.iter().map(String::len).collect::<Vec<_>>())
            .field("country_refused", &self.country_refused)
            .field("unfinished", &self.unfinished)
            .finish()
    }
}

/// What comes of a question that was handed in.
#[derive(Debug, Clone, PartialEq)]
pub enum Submitted<T = Outcome> {
    /// It is answered.
    Done(T),
    /// The vendor works on it: ask for it after this time.
    Pending(Ticket, Duration),
}
