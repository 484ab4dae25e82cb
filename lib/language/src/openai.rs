//! Any endpoint that speaks OpenAI's chat completions: a hosted service, a gateway, or a server in one's own network.

use std::fmt;
use std::time::Duration;

use futures::future::BoxFuture;
use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, HeaderValue};
use reqwest::{Client, Response, Url, redirect};
use serde::Deserialize;

use crate::{LanguageModel, ModelError, Request};

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
            .build()
            .or(Err(WrongEndpoint("its client can not be made")))?;
        Ok(Self {
            client,
            url,
            model: model.to_owned(),
            key: key.transpose()?,
        })
    }

    async fn ask(&self, request: &Request) -> Result<String, ModelError> {
        let message = |role: &str, content: &str| serde_json::json!({ "role": role, "content": content });
        let body = serde_json::json!({
            "model": self.model,
            "messages": [message("system", request.system), message("user", &request.user)],
        });
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
            return Err(ModelError::Status(response.status().as_u16()));
        }
        let bytes = read(response).await?;
        let completion: Completion = serde_json::from_slice(&bytes).or(Err(ModelError::Unreadable))?;
        let choice = completion.choices.into_iter().next();
        choice
            .and_then(|choice| choice.message.content)
            .ok_or(ModelError::Unreadable)
    }
}

impl LanguageModel for OpenAiCompatible {
    fn complete<'a>(&'a self, request: &'a Request) -> BoxFuture<'a, Result<String, ModelError>> {
        Box::pin(self.ask(request))
    }
}

#[derive(Deserialize)]
struct Completion {
    choices: Vec<Choice>,
}

#[derive(Deserialize)]
struct Choice {
    message: Message,
}

#[derive(Deserialize)]
struct Message {
    content: Option<String>,
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
    if error.is_timeout() {
        ModelError::Late
    } else {
        ModelError::Unreachable
    }
}
