//! The language model's key, which a deployment keeps in Secrets Manager.

use answerscope_api::settings::{ModelSetting, Secret, Settings};
use answerscope_store::aws::Clients;

/// Puts the key in its place; read once, when a process starts, so a rotated key needs new processes.
///
/// # Errors
/// When the secret is not there or can not be read.
pub async fn complete(mut settings: Settings) -> Result<Settings, lambda_runtime::Error> {
    let named = settings.language_key_secret.as_deref();
    if let (Some(name), Some(ModelSetting::OpenAi { key, .. })) = (named, &mut settings.language) {
        let read = Clients::new(&settings.store.aws).secret(name).await;
        *key = Secret(read.map_err(|error| format!("ANSWERSCOPE_LANGUAGE_KEY_SECRET={name}: {error}"))?);
    }
    Ok(settings)
}
