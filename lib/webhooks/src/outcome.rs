//! What became of an attempt.

use std::fmt;
use std::time::Duration;

use crate::target::Refused;

/// How much of an answer's body is read and kept.
pub const ANSWER_BYTES: usize = 2_048;

/// What became of one attempt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AttemptOutcome {
    /// The status of the answer, when there was one.
    pub status: Option<u16>,
    /// Why the attempt counts as failed; `None` after a `2xx`.
    pub failure: Option<AttemptFailure>,
    /// From the start of the attempt to its end, on the runtime's clock.
    pub duration: Duration,
    /// The first [`ANSWER_BYTES`] of the answer's body; what is no UTF-8 is replaced.
    pub answer: String,
}

impl AttemptOutcome {
    /// Whether the receiver has taken the message.
    pub fn delivered(&self) -> bool {
        self.failure.is_none()
    }
}

/// Why an attempt failed. Its text names no address: it is shown to the owner of the webhook.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AttemptFailure {
    /// The target may not be dialled; nothing was sent.
    Refused(Refused),
    /// The host's name did not resolve.
    Unresolved,
    /// No connection: refused, unreachable, or TLS failed.
    NotConnected,
    /// The answer did not come in time.
    TimedOut,
    /// The connection broke, or what came is no HTTP.
    Broken,
    /// A `3xx`: redirects are not followed, because they would lead around the check of the target.
    Redirected,
    /// Any other status than `2xx`.
    Status,
    /// A document with more bytes than are read.
    TooLarge,
}

impl fmt::Display for AttemptFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(refused) => refused.fmt(f),
            Self::Unresolved => f.write_str("the host's name does not resolve"),
            Self::NotConnected => f.write_str("the receiver could not be connected to"),
            Self::TimedOut => f.write_str("the receiver did not answer in time"),
            Self::Broken => f.write_str("the receiver's answer broke off or is no HTTP"),
            Self::Redirected => f.write_str("the receiver redirected, which is not followed"),
            Self::Status => f.write_str("the receiver answered with a status other than 2xx"),
            Self::TooLarge => f.write_str("the document is too large"),
        }
    }
}
