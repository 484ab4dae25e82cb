//! What a deployment keeps in Secrets Manager.

use aws_sdk_secretsmanager::error::ProvideErrorMetadata;
use aws_sdk_secretsmanager::operation::get_secret_value::GetSecretValueError;

use super::clients::Clients;
use super::failure::CallFailed;

/// Why a secret was not read.
#[derive(Debug, thiserror::Error)]
pub enum NoSecret {
    /// There is none of that name, or it holds no text.
    #[error("there is no such secret, or it holds no text")]
    Missing,
    /// This process may not read it, or it can not be decrypted: asking again does not help before somebody mends that.
    #[error(transparent)]
    Refused(CallFailed),
    /// Secrets Manager did not answer.
    #[error(transparent)]
    Unavailable(CallFailed),
}

/// Whether a failure is no passing one. The code of missing rights is none that the operation's model knows.
fn is_refusal(error: &GetSecretValueError) -> bool {
    error.is_invalid_request_exception()
        || error.is_invalid_parameter_exception()
        || error.is_decryption_failure()
        || error.code() == Some("AccessDeniedException")
}

impl Clients {
    /// The text of a secret, by its ARN or name.
    ///
    /// # Errors
    /// [`NoSecret`].
    pub async fn secret(&self, name: &str) -> Result<String, NoSecret> {
        let client = aws_sdk_secretsmanager::Client::new(&self.config("SECRETS_MANAGER"));
        let answer = client.get_secret_value().secret_id(name).send().await;
        let answer = answer.map_err(|error| {
            let known = error.as_service_error();
            if known.is_some_and(GetSecretValueError::is_resource_not_found_exception) {
                return NoSecret::Missing;
            }
            let refused = known.is_some_and(is_refusal);
            let failed = CallFailed::new("GetSecretValue", error);
            if refused {
                NoSecret::Refused(failed)
            } else {
                NoSecret::Unavailable(failed)
            }
        })?;
        answer.secret_string.ok_or(NoSecret::Missing)
    }
}

#[cfg(test)]
mod tests {
    use aws_sdk_secretsmanager::error::ErrorMetadata;
    use aws_sdk_secretsmanager::types::error::{DecryptionFailure, InternalServiceError};

    use super::*;

    #[test]
    fn missing_rights_are_no_passing_failure() {
        let of_code = |code: &str| GetSecretValueError::generic(ErrorMetadata::builder().code(code).build());
        assert!(is_refusal(&of_code("AccessDeniedException")));
        assert!(!is_refusal(&of_code("ThrottlingException")));
        let decryption = DecryptionFailure::builder().build();
        assert!(is_refusal(&GetSecretValueError::DecryptionFailure(decryption)));
        let internal = InternalServiceError::builder().build();
        assert!(!is_refusal(&GetSecretValueError::InternalServiceError(internal)));
    }
}
