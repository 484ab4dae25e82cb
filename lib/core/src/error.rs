//! The twelve errors a caller can see.
//!
//! What the caller reads and what the log keeps are different fields: nothing that the SDK or a library says
//! reaches a caller, and nothing that happened inside is lost from the log.

use std::fmt::Display;

use http::StatusCode;

/// What every fallible function of the service returns.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// Why a request was refused; one variant for each code of the interface.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Error {
    /// 1001: something inside failed; `cause` is logged, never shown.
    Internal {
        /// What happened, for the log.
        cause: String,
    },
    /// 1002: the input is wrong; the text names the parameter.
    Invalid {
        /// What is wrong, for the caller.
        description: String,
        /// Which status tells the kind of input error.
        kind: InputError,
    },
    /// 1003: the authentication of this deployment is set up wrongly.
    AuthConfiguration {
        /// What is wrong, for the log.
        cause: String,
    },
    /// 1004: the key is unknown, revoked or expired.
    InvalidToken,
    /// 1005: no bearer token came with the request.
    MissingToken,
    /// 1005: what came in its place is of another scheme, or of none.
    WrongScheme,
    /// 1006: no such item in the caller's organization.
    NotFound,
    /// 1006: no such path.
    NoRoute,
    /// 1007: the bucket holds too few tokens, too many others change the same thing, or figures are being made anew.
    TooManyRequests {
        /// Whole seconds after which the same call passes.
        retry_after: u64,
    },
    /// 1008: an item like this exists.
    Duplicate {
        /// What exists already, for the caller.
        description: String,
    },
    /// 1009: the organization monitors as many prompts as it may.
    MonitoringLimit,
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

/// What a key lacks for an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lack {
    /// The scope that the operation needs.
    Scope(&'static str),
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
            Self::Tokens { cost, capacity } => write!(
                f,
                "it costs {cost} tokens, and the key's bucket never holds more than {capacity}"
            ),
        }
    }
}

/// The kinds of input error that have a status of their own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InputError {
    /// 400
    Value,
    /// 405
    Method,
    /// 408
    Stalled,
    /// 413
    TooLarge,
    /// 415
    NotJson,
}

impl Error {
    /// 1002 with status 400; `description` should begin with the parameter's name.
    pub fn invalid(description: impl Into<String>) -> Self {
        Self::Invalid {
            description: description.into(),
            kind: InputError::Value,
        }
    }

    /// 1001; `cause` goes to the log alone.
    pub fn internal(cause: impl Display) -> Self {
        Self::Internal {
            cause: cause.to_string(),
        }
    }

    /// 1008; `description` says what exists.
    pub fn duplicate(description: impl Into<String>) -> Self {
        Self::Duplicate {
            description: description.into(),
        }
    }

    /// Whether the same request may succeed later without anything being different about it.
    pub fn may_pass(&self) -> bool {
        self.status().is_server_error() || matches!(self, Self::TooManyRequests { .. })
    }

    /// The integer in the error envelope.
    pub fn code(&self) -> u16 {
        match self {
            Self::Internal { .. } => 1001,
            Self::Invalid { .. } => 1002,
            Self::AuthConfiguration { .. } => 1003,
            Self::InvalidToken => 1004,
            Self::MissingToken | Self::WrongScheme => 1005,
            Self::NotFound | Self::NoRoute => 1006,
            Self::TooManyRequests { .. } => 1007,
            Self::Duplicate { .. } => 1008,
            Self::MonitoringLimit => 1009,
            Self::InsufficientCredits => 1010,
            Self::Forbidden { .. } => 1011,
            Self::Deprecated => 1012,
        }
    }

    /// The HTTP status that belongs to the code.
    pub fn status(&self) -> StatusCode {
        match self {
            Self::Internal { .. } | Self::AuthConfiguration { .. } => StatusCode::INTERNAL_SERVER_ERROR,
            Self::Invalid {
                kind: InputError::Value,
                ..
            } => StatusCode::BAD_REQUEST,
            Self::Invalid {
                kind: InputError::Method,
                ..
            } => StatusCode::METHOD_NOT_ALLOWED,
            Self::Invalid {
                kind: InputError::Stalled,
                ..
            } => StatusCode::REQUEST_TIMEOUT,
            Self::Invalid {
                kind: InputError::TooLarge,
                ..
            } => StatusCode::PAYLOAD_TOO_LARGE,
            Self::Invalid {
                kind: InputError::NotJson,
                ..
            } => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::InvalidToken | Self::MissingToken | Self::WrongScheme => StatusCode::UNAUTHORIZED,
            Self::NotFound | Self::NoRoute => StatusCode::NOT_FOUND,
            Self::TooManyRequests { .. } => StatusCode::TOO_MANY_REQUESTS,
            Self::Duplicate { .. } => StatusCode::CONFLICT,
            Self::MonitoringLimit | Self::Forbidden { .. } => StatusCode::FORBIDDEN,
            Self::InsufficientCredits => StatusCode::PAYMENT_REQUIRED,
            Self::Deprecated => StatusCode::GONE,
        }
    }

    /// The text in the error envelope.
    pub fn description(&self) -> String {
        match self {
            Self::Internal { .. } => "Internal error".into(),
            Self::Invalid { description, .. } | Self::Duplicate { description } => description.clone(),
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
            Self::MonitoringLimit => {
                "Monitoring limit exceeded: the organization monitors as many prompts as it may".into()
            }
            Self::InsufficientCredits => "Insufficient credits".into(),
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

impl std::error::Error for Error {}

/// An error with its sources, each once. The outermost often says the least: of a connection that was refused, an SDK's
/// error says "dispatch failure".
pub fn chain(error: &dyn std::error::Error) -> String {
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
