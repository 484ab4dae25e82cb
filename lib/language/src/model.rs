//! What a model does, and what can go wrong.

use std::ops::AddAssign;
use std::time::Duration;

use futures::future::BoxFuture;
use serde::Serialize;

use crate::Draft;
use crate::check::faithful;
use crate::mask::Masked;
use crate::request::{ModelRequest, Reply};

/// Tokens as a model's provider counts them: what is paid for.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct ModelUsage {
    /// Of the requests.
    pub input: u64,
    /// Of the answers.
    pub output: u64,
}

impl AddAssign for ModelUsage {
    fn add_assign(&mut self, more: Self) {
        self.input += more.input;
        self.output += more.output;
    }
}

/// What a model answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Completion {
    /// Plain text; JSON where the request has a schema and the model keeps to it.
    pub text: String,
    /// What it cost; zeros where the endpoint does not tell.
    pub usage: ModelUsage,
    /// Whether it ends where the tokens were used up.
    pub cut: bool,
}

/// Why a model's text is not used. No message holds a key, or what a model said.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ModelError {
    /// It did not answer in time.
    #[error("the language model did not answer in time")]
    Late,
    /// It could not be reached, or broke off.
    #[error("the language model could not be reached")]
    Unreachable,
    /// It refused: HTTP status, or 0 where there was none.
    #[error("the language model answered with status {0}")]
    Status(u16),
    /// It has too much to do; how long it asks to be left alone, where it says so.
    #[error("the language model is busy")]
    Busy(Option<Duration>),
    /// It answered something else than what it was asked for.
    #[error("the language model's answer can not be read")]
    Unreadable,
    /// It changed what the draft says.
    #[error("the language model changed the draft: {0}")]
    Unfaithful(&'static str),
}

/// A language model.
pub trait LanguageModel: Send + Sync {
    /// Answers a request.
    ///
    /// # Errors
    /// Everything but [`ModelError::Unfaithful`].
    fn complete<'a>(&'a self, request: &'a ModelRequest) -> BoxFuture<'a, Result<Completion, ModelError>>;

    /// Says the same in other words. What comes back has passed the check: the same figures, months, names and
    /// addresses in the same order, no other number or name, and about the same length.
    ///
    /// # Errors
    /// [`ModelError`] where there is no such text.
    fn rephrase<'a>(&'a self, draft: &'a Draft) -> BoxFuture<'a, Result<Draft, ModelError>> {
        Box::pin(async move {
            let masked = Masked::new(draft);
            let answer = self.complete(&ModelRequest::new(&masked)).await?;
            let reply = Reply::read(&answer.text).ok_or(ModelError::Unreadable)?;
            faithful(&masked, &reply, &draft.names).map_err(ModelError::Unfaithful)?;
            Ok(Draft {
                title: masked.reveal(&reply.title),
                text: masked.reveal(&reply.text),
                names: draft.names.clone(),
            })
        })
    }
}

/// The model's words where they pass, else the draft, with the reason.
pub async fn polish(model: &dyn LanguageModel, draft: Draft) -> (Draft, Option<ModelError>) {
    match model.rephrase(&draft).await {
        Ok(better) => (better, None),
        Err(error) => (draft, Some(error)),
    }
}
