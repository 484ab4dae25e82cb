//! Models on Amazon Bedrock, through its Converse operation, which is the same for all of them.

use std::time::Duration;

use aws_sdk_bedrockruntime::Client;
use aws_sdk_bedrockruntime::config::Config;
use aws_sdk_bedrockruntime::config::timeout::TimeoutConfig;
use aws_sdk_bedrockruntime::error::SdkError;
use aws_sdk_bedrockruntime::operation::converse::{ConverseError, ConverseOutput};
use aws_sdk_bedrockruntime::types::{
    ContentBlock, ConversationRole, InferenceConfiguration, Message, SpecificToolChoice, StopReason,
    SystemContentBlock, TokenUsage, Tool, ToolChoice, ToolConfiguration, ToolInputSchema, ToolSpecification,
};
use futures::future::BoxFuture;
use serde_json::Value;

use crate::document::{document, value};
use crate::{Completion, LanguageModel, ModelError, ModelRequest, ModelUsage};

/// The name of the tool whose input is the answer, where a request has a schema.
const TOOL: &str = "reply";

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

    async fn ask(&self, request: &ModelRequest) -> Result<Completion, ModelError> {
        let message = Message::builder()
            .role(ConversationRole::User)
            .content(ContentBlock::Text(request.user.clone()))
            .build()
            .or(Err(ModelError::Unreadable))?;
        // A client's own time until an answer begins is meant for stores; a model begins when it has ended.
        let patience = TimeoutConfig::builder()
            .operation_timeout(self.patience)
            .read_timeout(self.patience)
            .build();
        let tokens = i32::try_from(request.most_tokens).unwrap_or(i32::MAX);
        let answer = self
            .client
            .converse()
            .model_id(&self.model)
            .system(SystemContentBlock::Text(request.system.to_owned()))
            .messages(message)
            .set_tool_config(request.schema.map(tool).transpose()?)
            .inference_config(InferenceConfiguration::builder().max_tokens(tokens).build())
            .customize()
            .config_override(Config::builder().timeout_config(patience))
            .send()
            .await
            .map_err(|error| reason(&error))?;
        Ok(completion(&answer))
    }
}

impl LanguageModel for Bedrock {
    fn complete<'a>(&'a self, request: &'a ModelRequest) -> BoxFuture<'a, Result<Completion, ModelError>> {
        Box::pin(self.ask(request))
    }
}

/// The one tool, which the model must use: its input then has the schema.
fn tool(schema: &Value) -> Result<ToolConfiguration, ModelError> {
    let input = ToolInputSchema::Json(document(schema));
    let tool = ToolSpecification::builder().name(TOOL).input_schema(input).build();
    let choice = SpecificToolChoice::builder().name(TOOL).build();
    let (tool, choice) = (
        tool.or(Err(ModelError::Unreadable))?,
        choice.or(Err(ModelError::Unreadable))?,
    );
    ToolConfiguration::builder()
        .tools(Tool::ToolSpec(tool))
        .tool_choice(ToolChoice::Tool(choice))
        .build()
        .or(Err(ModelError::Unreadable))
}

/// One without text is paid for too.
fn completion(answer: &ConverseOutput) -> Completion {
    let message = answer.output.as_ref().and_then(|output| output.as_message().ok());
    let blocks = message.map(|message| message.content.as_slice()).unwrap_or_default();
    let used = blocks.iter().find_map(|block| block.as_tool_use().ok());
    let texts = blocks.iter().filter_map(|block| block.as_text().ok());
    let text = used.map_or_else(
        || texts.map(String::as_str).collect(),
        |used| value(&used.input).to_string(),
    );
    Completion {
        text,
        usage: answer.usage.as_ref().map(usage).unwrap_or_default(),
        cut: answer.stop_reason == StopReason::MaxTokens,
    }
}

/// Tokens that were read from a cache or written to one are tokens of the request too.
fn usage(tokens: &TokenUsage) -> ModelUsage {
    let count = |count: i32| u64::try_from(count).unwrap_or_default();
    let cached = [tokens.cache_read_input_tokens, tokens.cache_write_input_tokens];
    ModelUsage {
        input: count(tokens.input_tokens) + cached.into_iter().flatten().map(count).sum::<u64>(),
        output: count(tokens.output_tokens),
    }
}

fn reason(error: &SdkError<ConverseError, aws_sdk_bedrockruntime::config::http::HttpResponse>) -> ModelError {
    match error {
        SdkError::TimeoutError(_) => ModelError::Late,
        SdkError::DispatchFailure(failure) if failure.is_timeout() => ModelError::Late,
        SdkError::ServiceError(context) => match context.raw().status() {
            status if status.is_success() => ModelError::Unreadable,
            status if status.as_u16() == 429 => ModelError::Busy(None),
            status => ModelError::Status(status.as_u16()),
        },
        SdkError::ResponseError(_) => ModelError::Unreadable,
        _ => ModelError::Unreachable,
    }
}
