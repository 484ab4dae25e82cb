//! Models on Amazon Bedrock, through its Converse operation, which is the same for all of them.

use std::time::Duration;

use aws_sdk_bedrockruntime::Client;
use aws_sdk_bedrockruntime::config::Config;
use aws_sdk_bedrockruntime::config::timeout::TimeoutConfig;
use aws_sdk_bedrockruntime::error::SdkError;
use aws_sdk_bedrockruntime::operation::converse::ConverseError;
use aws_sdk_bedrockruntime::types::{
    ContentBlock, ConversationRole, InferenceConfiguration, Message, SystemContentBlock,
};
use futures::future::BoxFuture;

use crate::{LanguageModel, ModelError, Request};

/// Tokens of an answer: several times what a title and a text need.
const TOKENS: i32 = 1_000;

/// A model on Bedrock.
#[derive(Debug, Clone)]
pub struct Bedrock {
    client: Client,
    model: String,
    patience: Duration,
}

impl Bedrock {
    /// A model by its id, inference profile or ARN. `patience` is the time for an answer with all its retries.
    pub fn new(client: Client, model: &str, patience: Duration) -> Self {
        Self {
            client,
            model: model.to_owned(),
            patience,
        }
    }

    async fn ask(&self, request: &Request) -> Result<String, ModelError> {
        let message = Message::builder()
            .role(ConversationRole::User)
            .content(ContentBlock::Text(request.user.clone()))
            .build()
            .or(Err(ModelError::Unreadable))?;
        let patience = TimeoutConfig::builder().operation_timeout(self.patience).build();
        let answer = self
            .client
            .converse()
            .model_id(&self.model)
            .system(SystemContentBlock::Text(request.system.to_owned()))
            .messages(message)
            .inference_config(InferenceConfiguration::builder().max_tokens(TOKENS).build())
            .customize()
            .config_override(Config::builder().timeout_config(patience))
            .send()
            .await
            .map_err(|error| reason(&error))?;
        let message = answer.output.as_ref().and_then(|output| output.as_message().ok());
        let texts = message
            .into_iter()
            .flat_map(|message| &message.content)
            .filter_map(|block| block.as_text().ok());
        let text: String = texts.map(String::as_str).collect();
        if text.is_empty() {
            Err(ModelError::Unreadable)
        } else {
            Ok(text)
        }
    }
}

impl LanguageModel for Bedrock {
    fn complete<'a>(&'a self, request: &'a Request) -> BoxFuture<'a, Result<String, ModelError>> {
        Box::pin(self.ask(request))
    }
}

fn reason(error: &SdkError<ConverseError, aws_sdk_bedrockruntime::config::http::HttpResponse>) -> ModelError {
    match error {
        SdkError::TimeoutError(_) => ModelError::Late,
        SdkError::ServiceError(context) if context.raw().status().is_success() => ModelError::Unreadable,
        SdkError::ServiceError(context) => ModelError::Status(context.raw().status().as_u16()),
        SdkError::ResponseError(_) => ModelError::Unreadable,
        _ => ModelError::Unreachable,
    }
}
