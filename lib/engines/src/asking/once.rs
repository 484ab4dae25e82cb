//! Engines that are asked with one request: what their adapters begin with, and what is the same in all of them.

use answerscope_domain::Engine;
use answerscope_domain::country::Country;
use futures::future::BoxFuture;
use serde_json::Value;
use tokio::time::Instant;

use crate::answer::{EngineAnswer, Outcome, Question, Sent, Submitted};
use crate::asking::ask::Adapter;
use crate::asking::config::{EngineConfig, WrongConfig};
use crate::asking::http::{Auth, Endpoint, Reply};
use crate::asking::json::Node;
use crate::asking::reading::{answer_of, located};
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
}

/// What makes an adapter of an engine that is asked with one request, with the country in a field of it.
pub(crate) trait OneRequest: Send + Sync {
    /// Where the request goes, below the vendor's address.
    const PATH: &'static str;

    /// The engine.
    fn once(&self) -> &AskedOnce;

    /// The request; `country` is the question's, or none where the vendor has refused it.
    fn body(&self, question: &Question, country: Option<Country>) -> Value;

    /// Reads the body of an answer.
    ///
    /// # Errors
    /// As [`Adapter::read`].
    fn answer(&self, root: &Node<'_>) -> Result<EngineAnswer, AskError>;
}

impl<T: OneRequest> Adapter for T {
    fn description(&self) -> &Description {
        &self.once().description
    }

    /// Asks with the question's country, and without it where the vendor refuses the request for that.
    fn request<'a>(
        &'a self,
        question: &'a Question,
        _before: &'a Sent,
    ) -> BoxFuture<'a, Result<Submitted<Sent>, AskError>> {
        Box::pin(async move {
            let (once, due) = (self.once(), self.once().due());
            let ask = |country| async move {
                let body = self.body(question, country);
                once.post(T::PATH, &[], &body, due).await
            };
            let (reply, refused) = located(question.country, ask).await?;
            Ok(Submitted::Done(Sent::whole(reply.body, refused)))
        })
    }

    fn read(&self, bodies: &[String]) -> Result<Outcome, AskError> {
        answer_of(bodies, |root| self.answer(root))
    }
}
