//! The settings of the service on one machine.

use answerscope_api::settings::{ModelSetting, Settings};
use answerscope_engines::Interface;

use crate::credentials;
use crate::embedded::Failure;

/// The settings of the service on one machine. What it asks on Amazon Bedrock is asked with the credentials of whoever
/// starts it.
///
/// # Errors
/// When a setting is wrong, or asks for Amazon Bedrock of a program that is built without it.
pub async fn of_this_machine() -> Result<Settings, Failure> {
    let mut settings = Settings::of_laptop()?;
    let Some(setting) = asking_bedrock(&settings) else {
        return Ok(settings);
    };
    if !cfg!(feature = "aws") {
        return Err(format!(
            "{setting}: this program is built without Amazon Bedrock; build it with it: \
            cargo build --release --features aws"
        )
        .into());
    }
    if let Err(error) = credentials::complete(&mut settings.store.aws).await {
        tracing::warn!(%error, setting, "Amazon Bedrock can not be asked");
    }
    Ok(settings)
}

/// The setting that names a model or an engine on Amazon Bedrock.
fn asking_bedrock(settings: &Settings) -> Option<&'static str> {
    let model = matches!(settings.language, Some(ModelSetting::Bedrock(_)));
    let mut engines = settings.engines.iter();
    let engine = engines.any(|one| one.interface == Interface::BedrockNova);
    model
        .then_some("ANSWERSCOPE_LANGUAGE_MODEL")
        .or_else(|| engine.then_some("ANSWERSCOPE_ENGINES"))
}
