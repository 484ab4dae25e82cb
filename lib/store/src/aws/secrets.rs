//! What a deployment keeps in Secrets Manager.

use aws_sdk_secretsmanager::operation::get_secret_value::GetSecretValueError;

use super::clients::Clients;
use super::failure::CallFailed;

/// Why a secret was not read.
#[derive(Debug, thiserror::Error)]
pub enum NoSecret {
    /// There is none of that name, or it holds no text.
    #[error("there is no such secret, or it holds no text")]
    Missing,
    /// Secrets Manager did not answer, or not to this role.
    #[error(transparent)]
    Unavailable(CallFailed),
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
                NoSecret::Missing
            } else {
                NoSecret::Unavailable(CallFailed::new("GetSecretValue", error))
            }
        })?;
        answer.secret_string.ok_or(NoSecret::Missing)
    }
}
