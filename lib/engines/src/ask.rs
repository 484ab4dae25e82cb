//! What an engine is asked and what it answers, whichever vendor it comes from.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use answerscope_domain::country::Country;
pub use answerscope_domain::entities::answer::Span;
use answerscope_domain::{Engine, Surface};
use futures::future::BoxFuture;
use serde::{Deserialize, Serialize};
use tokio::time::{Instant, sleep, timeout_at};

use crate::error::AskError;
use crate::interface::Interface;

/// What an engine is asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    /// The prompt, as it is.
    pub prompt: String,
    /// From where it is asked.
    pub country: Option<Country>,
    /// ISO 639-1, such as `es`.
    pub language: Option<String>,
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

impl Usage {
    /// Adds what a further request of the same answer cost.
    pub(crate) fn add(&mut self, more: Self) {
        fn sum<T: std::ops::Add<Output = T>>(one: Option<T>, other: Option<T>) -> Option<T> {
            match (one, other) {
                (Some(one), Some(other)) => Some(one + other),
                (one, other) => one.or(other),
            }
        }
        *self = Self {
            input_tokens: sum(self.input_tokens, more.input_tokens),
            output_tokens: sum(self.output_tokens, more.output_tokens),
            searches: sum(self.searches, more.searches),
            dollars: sum(self.dollars, more.dollars),
        };
    }
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

/// What an adapter is, as `listEngines` shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Description {
    /// Whose answers these are.
    pub engine: Engine,
    /// Where they come from.
    pub surface: Surface,
    /// How they are asked for.
    pub interface: Interface,
    /// Who is asked and paid.
    pub provider: &'static str,
    /// The model that is asked for; empty where there is no choice.
    pub model: String,
    /// Whether what the vendor really sent was read with this adapter; else it was built from documentation alone.
    pub tried: bool,
    /// What the adapter was built from.
    pub documentation: &'static str,
    /// When that was read (`YYYY-MM-DD`).
    pub read_on: &'static str,
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

/// What comes of a question that was handed in.
#[derive(Debug, Clone, PartialEq)]
pub enum Submitted {
    /// It is answered.
    Done(Outcome),
    /// The vendor works on it: ask for it after this time.
    Pending(Ticket, Duration),
}

/// One way to ask one engine.
pub trait Adapter: Send + Sync {
    /// What it is.
    fn description(&self) -> &Description;

    /// Hands a question in. Most vendors answer at once; a scraper gives a ticket.
    ///
    /// # Errors
    /// [`AskError`] tells what a collector can do about it.
    fn submit<'a>(&'a self, question: &'a Question) -> BoxFuture<'a, Result<Submitted, AskError>>;

    /// Asks for what was handed in before.
    ///
    /// # Errors
    /// [`AskError::UnknownTicket`] where there is no such ticket; else as [`Adapter::submit`].
    fn poll<'a>(&'a self, _ticket: &'a Ticket) -> BoxFuture<'a, Result<Submitted, AskError>> {
        Box::pin(std::future::ready(Err(AskError::UnknownTicket)))
    }

    /// Reads what a vendor sent, a body for each request of one answer, without asking anybody.
    ///
    /// # Errors
    /// [`AskError::BadAnswer`] names a needed field that is not there; [`AskError::PromptRefused`] and the like where that is
    /// what the bodies say.
    fn read(&self, bodies: &[String]) -> Result<Outcome, AskError>;
}

/// Asks and waits until the answer is there.
///
/// # Errors
/// [`AskError::TimedOut`] once `limit` has passed, else as [`Adapter::submit`].
pub async fn ask(adapter: &dyn Adapter, question: &Question, limit: Duration) -> Result<Outcome, AskError> {
    let deadline = Instant::now() + limit;
    let waiting = async {
        let mut submitted = adapter.submit(question).await?;
        loop {
            match submitted {
                Submitted::Done(outcome) => return Ok(outcome),
                Submitted::Pending(ticket, pause) => {
                    sleep(pause).await;
                    submitted = adapter.poll(&ticket).await?;
                }
            }
        }
    };
    timeout_at(deadline, waiting).await.unwrap_or(Err(AskError::TimedOut))
}
