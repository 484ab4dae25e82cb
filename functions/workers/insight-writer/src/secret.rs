//! The language model's key, which a deployment keeps in Secrets Manager.

use answerscope_api::settings::{ModelSetting, Secret, Settings};
use answerscope_store::aws::Clients;

/// Puts the key in its place; read once, when a process starts, so a rotated key needs new processes.
pub async fn complete(mut settings: Settings) -> Result<Settings, lambda_runtime::Error> {
    let named = settings.language_key_secret.as_deref();
    if let (Some(name), Some(ModelSetting::OpenAi { key, .. })) = (named, &mut settings.language) {
        let client = aws_sdk_secretsmanager::Client::new(&Clients::new(&settings.store.aws).config("SECRETS_MANAGER"));
        let answer = client.get_secret_value().secret_id(name).send().await;
        let answer = answer.map_err(|error| format!("ANSWERSCOPE_LANGUAGE_KEY_SECRET={name}: {error:?}"))?;
        *key = Secret(answer.secret_string.unwrap_or_default());
    }
    Ok(settings)
}
