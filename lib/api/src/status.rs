//! The one conversion of errors to HTTP.

use answerscope_domain::error::{Error, InputError};
use http::StatusCode;

/// The HTTP status that belongs to an error's code.
pub fn status_of(error: &Error) -> StatusCode {
    match error {
        Error::Internal { .. } | Error::AuthConfiguration { .. } => StatusCode::INTERNAL_SERVER_ERROR,
        Error::Invalid {
            kind: InputError::Value,
            ..
        } => StatusCode::BAD_REQUEST,
        Error::Invalid {
            kind: InputError::Method,
            ..
        } => StatusCode::METHOD_NOT_ALLOWED,
        Error::Invalid {
            kind: InputError::Stalled,
            ..
        } => StatusCode::REQUEST_TIMEOUT,
        Error::Invalid {
            kind: InputError::TooLarge,
            ..
        } => StatusCode::PAYLOAD_TOO_LARGE,
        Error::Invalid {
            kind: InputError::NotJson,
            ..
        } => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        Error::InvalidToken | Error::MissingToken | Error::WrongScheme => StatusCode::UNAUTHORIZED,
        Error::NotFound | Error::UnknownId { .. } | Error::NoRoute => StatusCode::NOT_FOUND,
        Error::TooManyRequests { .. } | Error::TooManyStreams { .. } => StatusCode::TOO_MANY_REQUESTS,
        Error::Duplicate { .. } => StatusCode::CONFLICT,
        Error::MonitoringLimit | Error::QuotaReached { .. } | Error::Forbidden { .. } => StatusCode::FORBIDDEN,
        Error::InsufficientCredits => StatusCode::PAYMENT_REQUIRED,
        Error::Deprecated => StatusCode::GONE,
    }
}
