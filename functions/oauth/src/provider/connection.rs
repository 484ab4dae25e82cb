//! What is read from a provider: its metadata (OpenID Connect Discovery 1.0, section 4), its keys, and the ID token of a code.
//! All of it goes through the guard of webhooks: public addresses alone, no redirects, a limit of time and of size.

use std::sync::{Arc, Mutex, PoisonError};

use answerscope_api::identity_provider::IdentityProvider;
use answerscope_domain::clock::Moment;
use answerscope_webhooks::{AttemptFailure, Client, Policy, Refused, Target};
use bytes::Bytes;
use data_encoding::BASE64;
use http::header::{ACCEPT, AUTHORIZATION, CONTENT_TYPE};
use http::{HeaderMap, HeaderValue};
use serde::Deserialize;
use serde_json::Value;

use super::id_token::{PublicKey, keys_of};

/// Bytes of the largest document or answer.
const LARGEST: usize = 256 * 1024;
/// How long metadata and keys are used before they are read anew, in µs.
const FRESH: i64 = 600_000_000;
/// How old keys must be before an unknown one has them read anew, in µs: no token makes the service ask again and again.
const SETTLED: i64 = 30_000_000;

/// Why a provider could not be asked, for the log.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NotAnswered {
    /// An address of the provider can not be dialled.
    #[error("{0}: {1}")]
    Address(String, Refused),
    /// No answer, or one that is none.
    #[error("{0}: {1}")]
    Failed(String, AttemptFailure),
    /// An answer without what it must have.
    #[error("{0}: the answer is not what it must be")]
    Wrong(String),
}

/// What a provider says of itself.
#[derive(Debug, Clone, Deserialize)]
pub(crate) struct ProviderMetadata {
    issuer: String,
    pub(crate) authorization_endpoint: String,
    token_endpoint: String,
    jwks_uri: String,
    #[serde(default)]
    token_endpoint_auth_methods_supported: Vec<String>,
}

#[derive(Default)]
struct Known {
    metadata: Option<(Moment, ProviderMetadata)>,
    keys: Option<(Moment, Vec<PublicKey>)>,
}

/// A provider, and what was read from it. Cheap to clone.
#[derive(Clone)]
pub(crate) struct Connection {
    pub(crate) provider: IdentityProvider,
    http: Client,
    policy: Policy,
    known: Arc<Mutex<Known>>,
}

impl Connection {
    pub(crate) fn new(provider: IdentityProvider, allow_loopback: bool) -> Self {
        let policy = Policy { allow_loopback };
        Self {
            provider,
            http: Client::new(policy),
            policy,
            known: Arc::default(),
        }
    }

    /// What the provider says of itself.
    pub(crate) async fn metadata(&self, now: Moment) -> Result<ProviderMetadata, NotAnswered> {
        if let Some((read, metadata)) = &self.known().metadata
            && now.0 - read.0 < FRESH
        {
            return Ok(metadata.clone());
        }
        let issuer = &self.provider.issuer;
        let url = format!("{}/.well-known/openid-configuration", issuer.trim_end_matches('/'));
        let metadata: ProviderMetadata =
            serde_json::from_value(self.get(&url).await?).map_err(|_| NotAnswered::Wrong(url.clone()))?;
        // Section 4.3: whoever else answers there is not the one that was configured.
        if metadata.issuer != *issuer {
            return Err(NotAnswered::Wrong(url));
        }
        self.known().metadata = Some((now, metadata.clone()));
        Ok(metadata)
    }

    /// The provider's keys; `again` where none of those that are known fits.
    pub(crate) async fn keys(&self, now: Moment, again: bool) -> Result<Vec<PublicKey>, NotAnswered> {
        let enough = if again { SETTLED } else { FRESH };
        if let Some((read, keys)) = &self.known().keys
            && now.0 - read.0 < enough
        {
            return Ok(keys.clone());
        }
        let url = self.metadata(now).await?.jwks_uri;
        let keys = keys_of(&self.get(&url).await?);
        self.known().keys = Some((now, keys.clone()));
        Ok(keys)
    }

    /// Exchanges a code for an ID token (OpenID Connect Core 1.0, section 3.1.3).
    pub(crate) async fn id_token(
        &self,
        now: Moment,
        code: &str,
        verifier: &str,
        redirect_uri: &str,
    ) -> Result<String, NotAnswered> {
        let metadata = self.metadata(now).await?;
        let url = &metadata.token_endpoint;
        let mut fields = vec![
            ("grant_type", "authorization_code"),
            ("code", code),
            ("redirect_uri", redirect_uri),
            ("code_verifier", verifier),
        ];
        let mut headers = HeaderMap::new();
        headers.insert(
            CONTENT_TYPE,
            HeaderValue::from_static("application/x-www-form-urlencoded"),
        );
        headers.insert(ACCEPT, HeaderValue::from_static("application/json"));
        let client = self.provider.client_id.as_str();
        match &self.provider.client_secret {
            Some(secret) if metadata.takes_the_header() => {
                let credentials = basic(client, &secret.0);
                headers.insert(
                    AUTHORIZATION,
                    credentials.ok_or_else(|| NotAnswered::Wrong(url.clone()))?,
                );
            }
            secret => {
                fields.push(("client_id", client));
                fields.extend(secret.iter().map(|secret| ("client_secret", secret.0.as_str())));
            }
        }
        let target = self.target(url)?;
        let answer = self.http.post_for(&target, headers, form(&fields), LARGEST).await;
        let answer = answer.map_err(|failure| NotAnswered::Failed(url.clone(), failure))?;
        let answer: Value = serde_json::from_slice(&answer).unwrap_or_default();
        let token = answer["id_token"].as_str().map(str::to_owned);
        token.ok_or_else(|| NotAnswered::Wrong(url.clone()))
    }

    async fn get(&self, url: &str) -> Result<Value, NotAnswered> {
        let read = self.http.get(&self.target(url)?, LARGEST).await;
        let bytes = read.map_err(|failure| NotAnswered::Failed(url.to_owned(), failure))?;
        serde_json::from_slice(&bytes).map_err(|_| NotAnswered::Wrong(url.to_owned()))
    }

    fn target(&self, url: &str) -> Result<Target, NotAnswered> {
        Target::parse(url, &self.policy).map_err(|refused| NotAnswered::Address(url.to_owned(), refused))
    }

    fn known(&self) -> std::sync::MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl ProviderMetadata {
    /// Whether a secret goes in the header: section 9, unless the provider names its methods and this is none of them.
    fn takes_the_header(&self) -> bool {
        let methods = &self.token_endpoint_auth_methods_supported;
        methods.is_empty() || methods.iter().any(|method| method == "client_secret_basic")
    }
}

fn form(fields: &[(&str, &str)]) -> Bytes {
    let mut form = form_urlencoded::Serializer::new(String::new());
    form.extend_pairs(fields);
    Bytes::from(form.finish())
}

/// RFC 6749, section 2.3.1: both parts are encoded as in a form.
fn basic(client: &str, secret: &str) -> Option<HeaderValue> {
    let encoded = |text: &str| form_urlencoded::byte_serialize(text.as_bytes()).collect::<String>();
    let pair = format!("{}:{}", encoded(client), encoded(secret));
    let mut value = HeaderValue::from_str(&format!("Basic {}", BASE64.encode(pair.as_bytes()))).ok()?;
    value.set_sensitive(true);
    Some(value)
}
