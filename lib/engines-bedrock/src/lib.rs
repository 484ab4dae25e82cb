//! Amazon Nova with web grounding, over Bedrock's Converse: the one adapter that needs the AWS SDK. Not tried against the
//! vendor.
//!
//! The body of the response is taken as it came and read by [`answerscope_engines::nova`], like those of all other engines:
//! what the SDK's types leave out is kept, and can be read again.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use answerscope_domain::Engine;
use answerscope_engines::{
    Adapter, AskError, ConfiguredEngine, Description, Interface, Outcome, Question, Sent, Submitted, nova,
};
use aws_sdk_bedrockruntime::Client;
use aws_sdk_bedrockruntime::config::Config;
use aws_sdk_bedrockruntime::error::SdkError;
use aws_sdk_bedrockruntime::operation::converse::ConverseError;
use aws_sdk_bedrockruntime::types::{
    ContentBlock, ConversationRole, InferenceConfiguration, Message, SystemContentBlock, SystemTool, Tool,
    ToolConfiguration,
};
use aws_smithy_runtime_api::box_error::BoxError;
use aws_smithy_runtime_api::client::interceptors::Intercept;
use aws_smithy_runtime_api::client::interceptors::context::AfterDeserializationInterceptorContextRef;
use aws_smithy_runtime_api::client::orchestrator::HttpResponse;
use aws_smithy_runtime_api::client::runtime_components::RuntimeComponents;
use aws_smithy_types::config_bag::ConfigBag;
use aws_smithy_types::error::metadata::ProvideErrorMetadata;
use aws_smithy_types::retry::RetryConfig;
use aws_smithy_types::timeout::TimeoutConfig;
use futures::future::BoxFuture;

/// Nova on Bedrock.
#[derive(Debug, Clone)]
pub struct NovaGrounding {
    client: Client,
    description: Description,
    deadline: Duration,
    most_output_tokens: Option<u32>,
}

impl NovaGrounding {
    /// With the usual model and deadline. `engine` says whose answers these count as.
    pub fn new(client: Client, engine: Engine) -> Self {
        Self {
            client,
            description: Interface::BedrockNova.describe(engine, None),
            deadline: nova::DEADLINE,
            most_output_tokens: None,
        }
    }

    /// As a deployment has it.
    pub fn configured(client: Client, configured: &ConfiguredEngine) -> Self {
        Self {
            client,
            description: configured.description(),
            deadline: configured.deadline,
            most_output_tokens: None,
        }
    }

    /// Another model or inference profile.
    #[must_use]
    pub fn with_model(mut self, model: &str) -> Self {
        self.description.model = model.to_owned();
        self
    }

    /// Another time for an answer with all its searches.
    #[must_use]
    pub fn with_deadline(mut self, deadline: Duration) -> Self {
        self.deadline = deadline;
        self
    }

    /// The most tokens that an answer may have.
    #[must_use]
    pub fn with_most_output_tokens(mut self, most: u32) -> Self {
        self.most_output_tokens = Some(most);
        self
    }

    async fn answer(&self, question: &Question) -> Result<Submitted<Sent>, AskError> {
        let seen = Body::default();
        let timeouts = TimeoutConfig::builder()
            .operation_timeout(self.deadline)
            .read_timeout(self.deadline)
            .build();
        // Who asks decides whether to ask again.
        let config = Config::builder()
            .timeout_config(timeouts)
            .retry_config(RetryConfig::disabled());
        let most = self.most_output_tokens.and_then(|most| i32::try_from(most).ok());
        let sent = self
            .client
            .converse()
            .model_id(&self.description.model)
            .set_system(
                question
                    .country
                    .map(|country| vec![SystemContentBlock::Text(nova::system(country))]),
            )
            .messages(message(&question.prompt)?)
            .tool_config(tools()?)
            .inference_config(InferenceConfiguration::builder().set_max_tokens(most).build())
            .customize()
            .config_override(config)
            .interceptor(seen.clone())
            .send()
            .await;
        match (sent, seen.take()) {
            // Where the SDK's types do not fit what came, ours may.
            (_, Some((status, body))) if (200..300).contains(&status) => Ok(Submitted::Done(Sent::whole(body, false))),
            (Err(error), _) => Err(reason(&error)),
            (Ok(_), _) => Err(AskError::NotJson { raw: String::new() }),
        }
    }
}

impl Adapter for NovaGrounding {
    fn description(&self) -> &Description {
        &self.description
    }

    fn request<'a>(
        &'a self,
        question: &'a Question,
        _before: &'a Sent,
    ) -> BoxFuture<'a, Result<Submitted<Sent>, AskError>> {
        Box::pin(self.answer(question))
    }

    fn read(&self, bodies: &[String]) -> Result<Outcome, AskError> {
        nova::read(bodies, &self.description.model)
    }
}

fn message(prompt: &str) -> Result<Message, AskError> {
    let message = Message::builder()
        .role(ConversationRole::User)
        .content(ContentBlock::Text(prompt.to_owned()));
    message.build().map_err(|error| nova::refusal(0, &error.to_string()))
}

fn tools() -> Result<ToolConfiguration, AskError> {
    let wrong = |error: aws_smithy_types::error::operation::BuildError| nova::refusal(0, &error.to_string());
    let search = SystemTool::builder().name(nova::TOOL).build().map_err(wrong)?;
    ToolConfiguration::builder()
        .tools(Tool::SystemTool(search))
        .build()
        .map_err(wrong)
}

fn reason(error: &SdkError<ConverseError, HttpResponse>) -> AskError {
    match error {
        SdkError::TimeoutError(_) => AskError::TimedOut,
        SdkError::DispatchFailure(failure) if failure.is_timeout() => AskError::TimedOut,
        SdkError::DispatchFailure(_) => AskError::Unreachable,
        SdkError::ServiceError(context) => {
            let told = context.err().message().unwrap_or("no reason told");
            nova::refusal(context.raw().status().as_u16(), told)
        }
        SdkError::ResponseError(_) => AskError::Interrupted,
        other => nova::refusal(0, &other.to_string()),
    }
}

/// Keeps status and body of a response.
#[derive(Debug, Clone, Default)]
struct Body(Arc<Mutex<Option<(u16, String)>>>);

impl Body {
    fn take(&self) -> Option<(u16, String)> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

impl Intercept for Body {
    fn name(&self) -> &'static str {
        "Body"
    }

    fn read_after_deserialization(
        &self,
        context: &AfterDeserializationInterceptorContextRef<'_>,
        _components: &RuntimeComponents,
        _config: &mut ConfigBag,
    ) -> Result<(), BoxError> {
        let response = context.response();
        if let Some(bytes) = response.body().bytes() {
            let body = String::from_utf8_lossy(bytes).into_owned();
            let kept = (response.status().as_u16(), body);
            *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(kept);
        }
        Ok(())
    }
}
