//! What a failed call of an SDK becomes: an error that keeps its causes for the log, and 429 where the service behind
//! asks for patience.

use std::error::Error as StdError;
use std::fmt::Debug;

use aws_sdk_dynamodb::error::{ProvideErrorMetadata, SdkError};

use crate::error::{Error, chain};

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

/// Turns an SDK's error into one that says which operation failed and why.
pub fn failed<E, R>(what: &str, error: &SdkError<E, R>) -> Error
where
    E: ProvideErrorMetadata + StdError + 'static,
    R: Debug + 'static,
{
    let (code, mut cause) = (error.code().unwrap_or_default(), format!("{what}: {}", chain(error)));
    for said in [code, error.message().unwrap_or_default()] {
        if !cause.contains(said) {
            cause.push_str(&format!(": {said}"));
        }
    }
    if PASSES_LATER.contains(&code) {
        tracing::warn!(%cause, "refused for now");
        return Error::TooManyRequests {
            retry_after: RETRY_AFTER,
        };
    }
    Error::internal(cause)
}
