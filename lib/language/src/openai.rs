//! Any endpoint that speaks OpenAI's chat completions: a hosted service, a gateway, or a server in one's own network.

use std::fmt;
use std::time::Duration;

use answerscope_tls::{client_config, public_roots};
use futures::future::BoxFuture;
use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, HeaderValue, RETRY_AFTER};
use reqwest::{Client, Response, StatusCode, Url, redirect};
use serde::Deserialize;
use serde_json::json;

use crate::{Completion, LanguageModel, ModelError, ModelRequest, ModelUsage};

/// Bytes of an answer.
const LARGEST: usize = 256 * 1024;
/// To connect.
const CONNECT: Duration = Duration::from_secs(5);

/// Why an endpoint can not be used. Never shows the key.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the language model's endpoint can not be used: {0}")]
pub struct WrongEndpoint(&'static str);

/// A model behind `POST {base}/chat/completions`.
#[derive(Clone)]
pub struct OpenAiCompatible {
    client: Client,
    url: Url,
    model: String,
    key: Option<HeaderValue>,
}

/// Shows neither key nor client.
impl fmt::Debug for OpenAiCompatible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let url = self.url.as_str();
        f.debug_struct("OpenAiCompatible")
            .field("url", &url)
            .field("model", &self.model)
            .finish_non_exhaustive()
    }
}

impl OpenAiCompatible {
    /// A model at `base`, such as `https://api.example.com/v1`, with a key where it wants one. `patience` is the time
    /// for a whole answer. Proxies of the environment are not used and redirects are not followed, so that the key goes
    /// nowhere else.
    ///
    /// # Errors
    /// [`WrongEndpoint`] for a base that is not https (http is taken for loopback alone), or has a query, a fragment, a
    /// user or a password; for a key that no header can carry.
    pub fn new(base: &str, model: &str, key: Option<&str>, patience: Duration) -> Result<Self, WrongEndpoint> {
        let url = endpoint(base)?;
        let key = key.filter(|key| !key.is_empty()).map(|key| {
            let mut value =
                HeaderValue::try_from(format!("Bearer {key}")).or(Err(WrongEndpoint("its key is not a header")))?;
            value.set_sensitive(true);
            Ok(value)
        });
        let client = Client::builder()
            .no_proxy()
            .redirect(redirect::Policy::none())
            .connect_timeout(CONNECT)
            .timeout(patience)
            .tls_backend_preconfigured(client_config(public_roots()))
            .build()
            .or(Err(WrongEndpoint("its client can not be made")))?;
        Ok(Self {
            client,
            url,
            model: model.to_owned(),
            key: key.transpose()?,
        })
    }

    async fn ask(&self, request: &ModelRequest) -> Result<Completion, ModelError> {
        let message = |role: &str, content: &str| json!({ "role": role, "content": content });
        let mut body = json!({
            "model": self.model,
            "messages": [message("system", request.system), message("user", &request.user)],
        });
        if let Some(schema) = request.schema {
            let schema = json!({ "name": "reply", "strict": true, "schema": schema });
            body["response_format"] = json!({ "type": "json_schema", "json_schema": schema });
        }
        let mut post = self
            .client
            .post(self.url.clone())
            .header(CONTENT_TYPE, "application/json")
            .body(body.to_string());
        if let Some(key) = &self.key {
            post = post.header(AUTHORIZATION, key.clone());
        }
        let response = post.send().await.map_err(|error| reason(&error))?;
        if !response.status().is_success() {
            return Err(refusal(&response));
        }
        let bytes = read(response).await?;
        let answer: Answer = serde_json::from_slice(&bytes).or(Err(ModelError::Unreadable))?;
        let choice = answer.choices.into_iter().next().ok_or(ModelError::Unreadable)?;
        let usage = answer.usage.unwrap_or_default();
        Ok(Completion {
            // A refusal, or thoughts that used up the tokens, has none, and is paid for.
            text: choice.message.content.unwrap_or_default(),
            usage: ModelUsage {
                input: usage.prompt_tokens,
                output: usage.completion_tokens,
            },
            cut: choice.finish_reason.as_deref() == Some("length"),
        })
    }
}

impl LanguageModel for OpenAiCompatible {
    fn complete<'a>(&'a self, request: &'a ModelRequest) -> BoxFuture<'a, Result<Completion, ModelError>> {
        Box::pin(self.ask(request))
    }
}

#[derive(Deserialize)]
struct Answer {
    choices: Vec<Choice>,
    usage: Option<Tokens>,
}

#[derive(Deserialize)]
struct Choice {
    message: Message,
    finish_reason: Option<String>,
}

#[derive(Deserialize)]
struct Message {
    content: Option<String>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Tokens {
    prompt_tokens: u64,
    completion_tokens: u64,
}

/// Why an endpoint refused, and when it may be asked again.
fn refusal(response: &Response) -> ModelError {
    let status = response.status();
    let after = response.headers().get(RETRY_AFTER);
    let after = after.and_then(|seconds| seconds.to_str().ok()?.trim().parse().ok());
    match status {
        StatusCode::TOO_MANY_REQUESTS => ModelError::Busy(after.map(Duration::from_secs)),
        status => ModelError::Status(status.as_u16()),
    }
}

fn endpoint(base: &str) -> Result<Url, WrongEndpoint> {
    let mut url = Url::parse(base).or(Err(WrongEndpoint("its base is not a URL")))?;
    let host = url.host_str().unwrap_or_default().trim_matches(['[', ']']);
    let loopback = host == "localhost" || host.parse::<std::net::IpAddr>().is_ok_and(|ip| ip.is_loopback());
    if url.scheme() != "https" && !(url.scheme() == "http" && loopback) {
        return Err(WrongEndpoint("its base is not https"));
    }
    if url.query().is_some() || url.fragment().is_some() || !url.username().is_empty() || url.password().is_some() {
        return Err(WrongEndpoint("its base has more than an address and a path"));
    }
    let path = format!("{}/chat/completions", url.path().trim_end_matches('/'));
    url.set_path(&path);
    Ok(url)
}

async fn read(mut response: Response) -> Result<Vec<u8>, ModelError> {
    let mut bytes = Vec::new();
    while let Some(chunk) = response.chunk().await.map_err(|error| reason(&error))? {
        bytes.extend_from_slice(&chunk);
        if bytes.len() > LARGEST {
            return Err(ModelError::Unreadable);
        }
    }
    Ok(bytes)
}

fn reason(error: &reqwest::Error) -> ModelError {
    // Who can not be reached in time has not begun to answer.
    if error.is_timeout() && !error.is_connect() {
        ModelError::Late
    } else {
        ModelError::Unreachable
    }
}
