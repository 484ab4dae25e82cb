//! The errors a caller can see, under twelve codes.
//!
//! What the caller reads and what the log keeps are different fields: nothing that the SDK or a library says
//! reaches a caller, and nothing that happened inside is lost from the log.

use std::error::Error as StdError;
use std::fmt::Display;
use std::sync::Arc;

/// What every fallible function of the service returns.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// Why a request was refused; one code of the interface may have several variants.
#[derive(Debug, Clone)]
pub enum Error {
    /// 1001: something inside failed; `cause` is logged, never shown.
    Internal {
        /// What happened, for the log.
        cause: Cause,
    },
    /// 1002: the input is wrong; the text names the parameter.
    Invalid {
        /// What is wrong, for the caller.
        description: String,
        /// Which kind of input error it is.
        kind: InputError,
    },
    /// 1003: the authentication of this deployment is set up wrongly.
    AuthConfiguration {
        /// What is wrong, for the log.
        cause: Cause,
    },
    /// 1004: the key is unknown, revoked or expired.
    InvalidToken,
    /// 1005: no bearer token came with the request.
    MissingToken,
    /// 1005: what came in its place is of another scheme, or of none.
    WrongScheme,
    /// 1006: no such item in the caller's organization.
    NotFound,
    /// 1006: an id beside the path's names nothing in the caller's organization.
    UnknownId {
        /// Where it stands, and what is not there, for the caller.
        description: String,
    },
    /// 1006: no such path.
    NoRoute,
    /// 1007: the bucket holds too few tokens, too many others change the same thing, or figures are being made anew.
    TooManyRequests {
        /// Whole seconds after which the same call passes.
        retry_after: u64,
    },
    /// 1007: the organization has as many streams open as it may.
    TooManyStreams {
        /// How many it may have open.
        most: u32,
        /// Whole seconds after which it is worth another try.
        retry_after: u64,
    },
    /// 1008: an item like this exists.
    Duplicate {
        /// What exists already, for the caller.
        description: String,
    },
    /// 1009: the organization monitors as many prompts as it may.
    MonitoringLimit,
    /// 1009: there are as many of something as there may be.
    QuotaReached {
        /// What there are as many of.
        what: Limited,
        /// How many there may be.
        limit: i64,
    },
    /// 1010: the organization has no credits left.
    InsufficientCredits,
    /// 1011: the key may not do this, however often it asks.
    Forbidden {
        /// What it lacks.
        lacks: Lack,
    },
    /// 1012: a legacy operation, and topics are disabled.
    Deprecated,
}

/// What there may be so many of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Limited {
    /// Brands of an organization.
    Brands,
    /// Views of a brand.
    Views,
    /// Topics of a brand.
    Topics,
    /// Trends of a brand.
    Trends,
}

impl Display for Limited {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Brands => "brands of the organization",
            Self::Views => "views of the brand",
            Self::Topics => "topics of the brand",
            Self::Trends => "trends of the brand",
        })
    }
}

/// What a key lacks for an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lack {
    /// The scope that the operation needs.
    Scope(&'static str),
    /// The role of an owner in the organization.
    Owner,
    /// A bucket that could ever hold the operation's price.
    Tokens {
        /// The price.
        cost: u32,
        /// What the bucket holds when it is full.
        capacity: u32,
    },
}

impl Display for Lack {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Scope(scope) => write!(f, "it lacks the scope `{scope}`"),
            Self::Owner => f.write_str("only an owner of the organization may"),
            Self::Tokens { cost, capacity } => write!(
                f,
                "it costs {cost} tokens, and the key's bucket never holds more than {capacity}"
            ),
        }
    }
}

/// The kinds of input error.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InputError {
    /// A value that can not be; also the shape of the whole body.
    Value,
    /// A method that the path has not.
    Method,
    /// A body that stopped coming.
    Stalled,
    /// A body that is too large.
    TooLarge,
    /// A body of another kind than JSON.
    NotJson,
}

impl Error {
    /// 1002; `description` should begin with the parameter's name.
    pub fn invalid(description: impl Into<String>) -> Self {
        Self::Invalid {
            description: description.into(),
            kind: InputError::Value,
        }
    }

    /// 1001; `cause`, an error with its sources or a text, goes to the log alone.
    pub fn internal(cause: impl Into<Box<dyn StdError + Send + Sync>>) -> Self {
        Self::Internal {
            cause: Cause::from(cause.into()),
        }
    }

    /// 1008; `description` says what exists.
    pub fn duplicate(description: impl Into<String>) -> Self {
        Self::Duplicate {
            description: description.into(),
        }
    }

    /// 1006; `place` is the parameter that holds the id, as in `promptIds[1]`, and `what` the kind of what is not there.
    pub fn unknown_id(place: impl Display, what: &str) -> Self {
        Self::UnknownId {
            description: format!("{place}: no such {what}"),
        }
    }

    /// Whether the same request may succeed later without anything being different about it.
    pub fn may_pass(&self) -> bool {
        matches!(
            self,
            Self::Internal { .. }
                | Self::AuthConfiguration { .. }
                | Self::TooManyRequests { .. }
                | Self::TooManyStreams { .. }
        )
    }

    /// The integer in the error envelope.
    pub fn code(&self) -> u16 {
        match self {
            Self::Internal { .. } => 1001,
            Self::Invalid { .. } => 1002,
            Self::AuthConfiguration { .. } => 1003,
            Self::InvalidToken => 1004,
            Self::MissingToken | Self::WrongScheme => 1005,
            Self::NotFound | Self::UnknownId { .. } | Self::NoRoute => 1006,
            Self::TooManyRequests { .. } | Self::TooManyStreams { .. } => 1007,
            Self::Duplicate { .. } => 1008,
            Self::MonitoringLimit | Self::QuotaReached { .. } => 1009,
            Self::InsufficientCredits => 1010,
            Self::Forbidden { .. } => 1011,
            Self::Deprecated => 1012,
        }
    }

    /// The text in the error envelope.
    pub fn description(&self) -> String {
        match self {
            Self::Internal { .. } => "Internal error".into(),
            Self::Invalid { description, .. } | Self::UnknownId { description } | Self::Duplicate { description } => {
                description.clone()
            }
            Self::AuthConfiguration { .. } => "Authentication configuration error".into(),
            Self::InvalidToken => "Invalid or expired API token".into(),
            Self::MissingToken => {
                "Missing authorization header; a bearer token must be provided: `Authorization: Bearer API_KEY`".into()
            }
            Self::WrongScheme => {
                "Authorization: expected the word Bearer and an API key, as in `Authorization: Bearer \
                API_KEY`; other schemes, such as Basic, are not taken"
                    .into()
            }
            Self::NotFound => "Item not found".into(),
            Self::NoRoute => "No such route; /openapi.json lists all there are".into(),
            Self::TooManyRequests { retry_after } => format!("Too many requests; try again in {retry_after} s"),
            Self::TooManyStreams { most, retry_after } => format!(
                "The organization has {most} streams open, the most it may have; read one to its end, or try again in \
                {retry_after} s"
            ),
            Self::MonitoringLimit => {
                "Monitoring limit exceeded: the organization monitors as many prompts as it may".into()
            }
            Self::QuotaReached { what, limit } => {
                format!(
                    "Limit exceeded: {limit} {what} are the most there may be; delete one, or have the limit raised"
                )
            }
            Self::InsufficientCredits => "Insufficient credits".into(),
            Self::Forbidden { lacks: Lack::Owner } => "Only an owner of the organization may do this".into(),
            Self::Forbidden { lacks } => format!("The API key is not authorized to perform this action: {lacks}"),
            Self::Deprecated => "This endpoint has been deprecated and is no longer available".into(),
        }
    }
}

impl Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Internal { cause } | Self::AuthConfiguration { cause } => write!(f, "{}: {cause}", self.code()),
            _ => write!(f, "{}: {}", self.code(), self.description()),
        }
    }
}

impl StdError for Error {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        match self {
            Self::Internal { cause } | Self::AuthConfiguration { cause } => cause.source(),
            _ => None,
        }
    }
}

/// Two errors are alike where callers and logs are told the same of them.
impl PartialEq for Error {
    fn eq(&self, other: &Self) -> bool {
        self.to_string() == other.to_string()
    }
}

/// What happened inside, for the log: an error that keeps its sources. Its text is that of all of them.
#[derive(Debug, Clone)]
pub struct Cause(Arc<dyn StdError + Send + Sync>);

impl From<&str> for Cause {
    fn from(words: &str) -> Self {
        Self(Arc::from(Box::<dyn StdError + Send + Sync>::from(words)))
    }
}

impl From<Box<dyn StdError + Send + Sync>> for Cause {
    fn from(error: Box<dyn StdError + Send + Sync>) -> Self {
        Self(Arc::from(error))
    }
}

impl StdError for Cause {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        self.0.source()
    }
}

/// Two causes are alike where logs are told the same of them.
impl PartialEq for Cause {
    fn eq(&self, other: &Self) -> bool {
        self.to_string() == other.to_string()
    }
}

impl Display for Cause {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&chain(self.0.as_ref()))
    }
}

/// An error with its sources, each once. The outermost often says the least: of a connection that was refused, an SDK's
/// error says "dispatch failure".
pub fn chain(error: &dyn StdError) -> String {
    let (mut text, mut source) = (error.to_string(), error.source());
    while let Some(cause) = source {
        let said = cause.to_string();
        // Some errors repeat what their source says.
        if !text.contains(&said) {
            text.push_str(&format!(": {said}"));
        }
        source = cause.source();
    }
    text
}
