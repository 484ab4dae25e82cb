//! What a failed call of an SDK becomes: an error that keeps its causes for the log, and 429 where the service behind
//! asks for patience.

use std::error::Error as StdError;
use std::fmt::Debug;

use aws_sdk_dynamodb::error::{ProvideErrorMetadata, SdkError};

use answerscope_domain::error::{Error, chain};

/// Codes with which DynamoDB, S3, SQS and EventBridge say that the same call passes later, as it is: too many calls, or
/// another transaction in the same item.
const PASSES_LATER: [&str; 9] = [
    "ProvisionedThroughputExceededException",
    "ThrottlingException",
    "Throttling",
    "RequestLimitExceeded",
    "RequestThrottled",
    "ThrottledException",
    "TransactionConflictException",
    "SlowDown",
    "TooManyRequestsException",
];
/// Seconds after which a caller may come again; the SDK has tried several times by then.
const RETRY_AFTER: u64 = 1;

/// A call of an AWS service that failed: which one, and everything that is known of the cause.
#[derive(Debug, thiserror::Error)]
#[error("{operation}: {}{said}", chain(source.as_ref()))]
pub struct CallFailed {
    /// The operation, as AWS names it, and what it was for where that needs to be said.
    pub operation: String,
    /// Code and message of the service's answer where the SDK's error does not tell them, each behind a colon.
    said: String,
    /// What the SDK says.
    source: Box<dyn StdError + Send + Sync>,
}

impl CallFailed {
    /// Describes a failed call.
    pub fn new<E, R>(operation: impl Into<String>, error: SdkError<E, R>) -> Self
    where
        E: ProvideErrorMetadata + StdError + Send + Sync + 'static,
        R: Debug + Send + Sync + 'static,
    {
        let (told, mut said) = (chain(&error), String::new());
        for word in [error.code(), error.message()].into_iter().flatten() {
            if !told.contains(word) && !said.contains(word) {
                said.push_str(&format!(": {word}"));
            }
        }
        Self {
            operation: operation.into(),
            said,
            source: Box::new(error),
        }
    }

    /// Describes a call whose answer began and broke off.
    pub fn half_way(operation: impl Into<String>, error: impl StdError + Send + Sync + 'static) -> Self {
        Self {
            operation: operation.into(),
            said: String::new(),
            source: Box::new(error),
        }
    }
}

/// Turns an SDK's error into one that says which operation failed and why.
pub fn call_failed<E, R>(operation: impl Into<String>, error: SdkError<E, R>) -> Error
where
    E: ProvideErrorMetadata + StdError + Send + Sync + 'static,
    R: Debug + Send + Sync + 'static,
{
    let passes_later = error.code().is_some_and(|code| PASSES_LATER.contains(&code));
    let failed = CallFailed::new(operation, error);
    if passes_later {
        tracing::warn!(cause = %failed, "refused for now");
        return Error::TooManyRequests {
            retry_after: RETRY_AFTER,
        };
    }
    Error::internal(failed)
}
