//! What can go wrong when an engine is asked, told so that a collector knows what to do.

use std::fmt;
use std::time::Duration;

/// Why an engine gave no answer. No message holds a key.
#[derive(Clone, PartialEq, Eq, thiserror::Error)]
pub enum AskError {
    /// No connection: the request was not sent.
    #[error("the engine could not be reached")]
    Unreachable,
    /// The connection broke off after the request was sent.
    #[error("the connection to the engine broke off")]
    Interrupted,
    /// The deadline passed.
    #[error("the engine did not answer in time")]
    TimedOut,
    /// Too many requests (429).
    #[error("the engine asks for fewer requests")]
    Limited {
        /// How long it asks to be left alone, where it says so.
        retry_after: Option<Duration>,
    },
    /// The engine fails or is overloaded (408, 5xx), says so itself, or forbids a request without saying why (403).
    #[error("the engine is not available (status {status})")]
    Unavailable {
        /// HTTP status.
        status: u16,
        /// How long it asks to be left alone, where it says so.
        retry_after: Option<Duration>,
    },
    /// The key is refused, or may not do this (401, and 403 where the vendor says so).
    #[error("the engine refuses the key (status {status})")]
    KeyRefused {
        /// HTTP status.
        status: u16,
    },
    /// Credit, quota or plan are used up.
    #[error("the credit for the engine is used up")]
    CreditUsedUp,
    /// The engine does not answer this prompt.
    #[error("the engine refuses the prompt: {reason}")]
    PromptRefused {
        /// In the engine's words, at most 300 characters.
        reason: String,
    },
    /// The request is refused (another 4xx): a wrong model, a country that is not supported.
    #[error("the engine refuses the request (status {status}): {message}")]
    Rejected {
        /// HTTP status, 0 where the request was not sent.
        status: u16,
        /// In the engine's words, at most 300 characters.
        message: String,
    },
    /// A redirect, which is not followed: the key goes to one host alone.
    #[error("the engine redirects (status {status}), which is not followed")]
    Redirected {
        /// HTTP status.
        status: u16,
    },
    /// What came is no JSON by its content type.
    #[error("the engine answered with {found}, not JSON")]
    ContentType {
        /// The content type, at most 100 characters.
        found: String,
    },
    /// The answer is larger than [`LARGEST`](crate::LARGEST).
    #[error("the engine's answer has more than {limit} bytes")]
    TooLarge {
        /// Bytes.
        limit: usize,
    },
    /// What came ends early or is no JSON.
    #[error("the engine's answer is no JSON, or ends early")]
    NotJson {
        /// What came.
        raw: String,
    },
    /// A field that is needed is missing or has another form.
    #[error("the engine's answer can not be read: {field} {problem}")]
    BadAnswer {
        /// From the root, such as `output[2].content[0].text`.
        field: String,
        /// A predicate: "is missing".
        problem: String,
        /// What came: kept, so that it can be read by [`Adapter::read`](crate::Adapter::read) once that is mended.
        raw: Vec<String>,
    },
    /// The engine began and says that its work failed.
    #[error("the engine failed: {reason}")]
    Failed {
        /// In the engine's words, at most 300 characters.
        reason: String,
    },
    /// The deployment has no key for the engine: nobody was asked.
    #[error("the key for the engine is not set: {place}")]
    KeyMissing {
        /// Where it was looked for, as [`KeyPlace`](crate::KeyPlace) shows itself.
        place: String,
    },
    /// The key could not be read where it is kept: nobody was asked.
    #[error("the key for the engine could not be read: {place}")]
    KeyUnavailable {
        /// Where it was looked for, as [`KeyPlace`](crate::KeyPlace) shows itself.
        place: String,
        /// Whether this process may not read it, or it can not be decrypted, until somebody mends that.
        refused: bool,
    },
    /// The engine is not configured, or can not be used as it is: nobody was asked.
    #[error("{reason}")]
    Misconfigured {
        /// A sentence without a full stop.
        reason: String,
    },
    /// A ticket of another adapter, or one that the vendor has forgotten.
    #[error("the engine does not know this ticket")]
    UnknownTicket,
}

/// Bodies are large and hold users' words: they are not shown.
impl fmt::Debug for AskError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {self}", self.code())
    }
}

/// Whether asking again can help.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RetryAdvice {
    /// It can not.
    Never,
    /// After a pause of the caller's choice.
    Later,
    /// Not before this time has passed.
    After(Duration),
}

impl AskError {
    /// Whether asking again can help, and when.
    pub fn retry(&self) -> RetryAdvice {
        match self {
            Self::Limited { retry_after } | Self::Unavailable { retry_after, .. } => {
                retry_after.map_or(RetryAdvice::Later, RetryAdvice::After)
            }
            Self::Unreachable
            | Self::Interrupted
            | Self::TimedOut
            | Self::NotJson { .. }
            | Self::ContentType { .. }
            | Self::Failed { .. }
            | Self::KeyUnavailable { refused: false, .. } => RetryAdvice::Later,
            _ => RetryAdvice::Never,
        }
    }

    /// Whether no other prompt will fare better with this engine, until somebody mends key, credit or configuration.
    pub fn stops_engine(&self) -> bool {
        matches!(
            self,
            Self::KeyRefused { .. }
                | Self::CreditUsedUp
                | Self::Redirected { .. }
                | Self::KeyMissing { .. }
                | Self::KeyUnavailable { refused: true, .. }
                | Self::Misconfigured { .. }
        )
    }

    /// Whether the vendor may have answered and charged, so that asking again may be paid twice.
    pub fn may_be_paid(&self) -> bool {
        matches!(
            self,
            Self::Interrupted
                | Self::TimedOut
                | Self::TooLarge { .. }
                | Self::NotJson { .. }
                | Self::BadAnswer { .. }
                | Self::ContentType { .. }
                | Self::PromptRefused { .. }
                | Self::Failed { .. }
        )
    }

    /// A short name that does not change, for counts, rows and what a run shows. The error itself, as text, is the plain
    /// description beside it: without keys and without what came.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Unreachable => "unreachable",
            Self::Interrupted => "interrupted",
            Self::TimedOut => "timed_out",
            Self::Limited { .. } => "rate_limited",
            Self::Unavailable { .. } => "unavailable",
            Self::KeyRefused { .. } => "unauthorized",
            Self::CreditUsedUp => "credit_used_up",
            Self::PromptRefused { .. } => "refused",
            Self::Rejected { .. } => "rejected",
            Self::Redirected { .. } => "redirected",
            Self::ContentType { .. } => "wrong_content_type",
            Self::TooLarge { .. } => "too_large",
            Self::NotJson { .. } => "not_json",
            Self::BadAnswer { .. } => "bad_answer",
            Self::Failed { .. } => "failed",
            Self::KeyMissing { .. } => "key_missing",
            Self::KeyUnavailable { .. } => "key_unavailable",
            Self::Misconfigured { .. } => "misconfigured",
            Self::UnknownTicket => "unknown_ticket",
        }
    }
}
