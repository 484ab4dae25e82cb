//! What an identity provider knows this deployment by, which a deployment keeps in Secrets Manager.

use answerscope_api::settings::{Secret, Settings};
use answerscope_store::aws::Clients;

/// Puts the secret in its place; read once, when a process starts, so a new one needs new processes.
///
/// # Errors
/// When the secret is not there or can not be read.
pub async fn complete(mut settings: Settings) -> Result<Settings, lambda_http::Error> {
    if let Some(provider) = &mut settings.identity_provider
        && let Some(name) = provider.client_secret_arn.as_deref()
    {
        let read = Clients::new(&settings.store.aws).secret(name).await;
        let secret = read.map_err(|error| format!("ANSWERSCOPE_OIDC_CLIENT_SECRET_ARN={name}: {error}"))?;
        provider.client_secret = Some(Secret(secret));
    }
    Ok(settings)
}
