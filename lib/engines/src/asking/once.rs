//! Engines that are asked with one request: what their adapters begin with.

use answerscope_domain::Engine;
use answerscope_domain::country::Country;
use serde_json::Value;
use tokio::time::Instant;

use crate::answer::{Question, Sent, Submitted};
use crate::asking::config::{EngineConfig, WrongConfig};
use crate::asking::http::{Auth, Endpoint, Reply};
use crate::asking::reading::located;
use crate::description::Description;
use crate::error::AskError;
use crate::interface::Interface;

/// Where a vendor is asked, and how it wants the key.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Vendor {
    /// Its address, unless another one is configured.
    pub(crate) base: &'static str,
    pub(crate) auth: Auth,
    pub(crate) interface: Interface,
    pub(crate) engine: Engine,
}

/// An engine that is asked with one request.
#[derive(Debug, Clone)]
pub(crate) struct AskedOnce {
    endpoint: Endpoint,
    pub(crate) description: Description,
    pub(crate) most_output_tokens: Option<u32>,
}

impl AskedOnce {
    /// The vendor itself, or a gateway to it.
    ///
    /// # Errors
    /// [`WrongConfig`] for an address or a key that can not be used.
    pub(crate) fn new(vendor: Vendor, config: &EngineConfig) -> Result<Self, WrongConfig> {
        Ok(Self {
            endpoint: Endpoint::new(config, vendor.base, vendor.auth)?,
            description: vendor.interface.describe(vendor.engine, config.model.as_deref()),
            most_output_tokens: config.most_output_tokens,
        })
    }

    /// The same address in another role.
    pub(crate) fn described(self, description: Description) -> Self {
        Self { description, ..self }
    }

    /// The body of a request, with the most tokens of an answer in a field of its own where there is such a bound.
    pub(crate) fn bounded(&self, mut body: Value, field: &str) -> Value {
        if let Some(most) = self.most_output_tokens {
            body[field] = most.into();
        }
        body
    }

    /// When a question that is asked now has to be answered.
    pub(crate) fn due(&self) -> Instant {
        self.endpoint.due()
    }

    /// Sends a request.
    pub(crate) async fn post(
        &self,
        path: &str,
        headers: &[(&'static str, &'static str)],
        body: &Value,
        due: Instant,
    ) -> Result<Reply, AskError> {
        self.endpoint.post(path, &[], headers, body, due).await
    }

    /// Asks with the question's country, and without it where the vendor refuses the request for that.
    pub(crate) async fn ask(
        &self,
        path: &str,
        question: &Question,
        request: impl Fn(Option<Country>) -> Value,
    ) -> Result<Submitted<Sent>, AskError> {
        let (due, request) = (self.due(), &request);
        let ask = |country| async move { self.post(path, &[], &request(country), due).await };
        let (reply, refused) = located(question.country, ask).await?;
        Ok(Submitted::Done(Sent::whole(reply.body, refused)))
    }
}
