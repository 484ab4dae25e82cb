//! The language model, where the deployment names one. It may rephrase what was found; what it says anew is thrown away.

use std::time::Duration;

use answerscope_api::settings::{ModelSetting, Settings};
use answerscope_domain::Result;
use answerscope_domain::entities::brand::BrandRecord;
use answerscope_domain::error::Error;
use answerscope_insights::FoundInsight;
#[cfg(feature = "bedrock")]
use answerscope_language::Bedrock;
use answerscope_language::{Draft, LanguageModel, OpenAiCompatible, polish};
#[cfg(feature = "bedrock")]
use answerscope_store::aws::Clients;
use futures::future::join_all;

/// How long the model has for an insight.
pub(crate) const PATIENCE: Duration = Duration::from_secs(15);
/// Insights that are rephrased at once.
const AT_ONCE: usize = 8;

/// The model that the settings name, if they name one; it has `patience` for an answer.
///
/// # Errors
/// Where its endpoint can not be used, or this program has no client for it.
pub fn model(settings: &Settings, patience: Duration) -> Result<Option<Box<dyn LanguageModel>>> {
    Ok(match &settings.language {
        None => None,
        #[cfg(not(feature = "bedrock"))]
        Some(ModelSetting::Bedrock(_)) => return Err(Error::internal("this program is built without Amazon Bedrock")),
        #[cfg(feature = "bedrock")]
        Some(ModelSetting::Bedrock(model)) => {
            let client =
                aws_sdk_bedrockruntime::Client::new(&Clients::new(&settings.store.aws).config("BEDROCK_RUNTIME"));
            Some(Box::new(Bedrock::new(client, model, patience)))
        }
        Some(ModelSetting::OpenAi { model, url, key }) => {
            let made = OpenAiCompatible::new(url, model, Some(&key.0), patience);
            Some(Box::new(made.map_err(|error| {
                Error::internal(format!("ANSWERSCOPE_LANGUAGE_URL: {error}"))
            })?))
        }
    })
}

/// Rephrases insights, a few at a time; where the model fails, the text stays as it is.
#[tracing::instrument(target = "answerscope::steps", level = "debug", name = "rephrase_insights", skip_all, fields(insights = insights.len()))]
pub(crate) async fn all(model: &dyn LanguageModel, brand: &BrandRecord, insights: &mut [FoundInsight]) {
    let names: Vec<String> = brand.tracked().map(|tracked| tracked.name.to_owned()).collect();
    for part in insights.chunks_mut(AT_ONCE) {
        let polished = part.iter().map(|insight| {
            let draft = Draft {
                title: insight.title.clone(),
                text: insight.text.clone(),
                names: names.clone(),
            };
            polish(model, draft)
        });
        let polished = join_all(polished).await;
        for (insight, (draft, failure)) in part.iter_mut().zip(polished) {
            if let Some(failure) = failure {
                tracing::info!(%failure, "an insight keeps its own words");
            }
            (insight.title, insight.text) = (draft.title, draft.text);
        }
    }
}
