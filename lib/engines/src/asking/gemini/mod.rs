//! Gemini with Google Search: the Interactions API and the older `generateContent`.

mod generate;
mod interactions;
mod redirects;

use answerscope_domain::Engine;
use futures::future::BoxFuture;
use serde_json::Value;

use crate::answer::{EngineAnswer, Outcome, Question, Sent, Submitted};
use crate::asking::ask::Adapter;
use crate::asking::config::{EngineConfig, WrongConfig};
use crate::asking::http::Auth;
use crate::asking::json::Node;
use crate::asking::once::{AskedOnce, Vendor};
use crate::asking::reading::answer_of;
use crate::description::Description;
use crate::error::AskError;
use crate::interface::Interface;
use redirects::{Redirects, title_by_domain};

/// What differs between the interfaces.
#[derive(Debug, Clone, Copy)]
struct Form {
    interface: Interface,
    headers: &'static [(&'static str, &'static str)],
    /// Where a model is asked, below the vendor's address.
    path: fn(model: &str) -> String,
    body: fn(&AskedOnce, &Question) -> Value,
    /// Reads the body of an answer, whose addresses are still redirects.
    read: fn(&Node<'_>) -> Result<EngineAnswer, AskError>,
}

/// Gemini over one of its interfaces.
#[derive(Debug, Clone)]
pub struct Gemini {
    once: AskedOnce,
    redirects: Redirects,
    form: &'static Form,
}

impl Gemini {
    /// Google itself, or a gateway to it, over the Interactions API.
    ///
    /// # Errors
    /// [`WrongConfig`] for an address or a key that can not be used.
    pub fn interactions(config: &EngineConfig) -> Result<Self, WrongConfig> {
        Self::new(&interactions::FORM, config)
    }

    /// The same over `generateContent`.
    ///
    /// # Errors
    /// As [`Self::interactions`].
    pub fn generate_content(config: &EngineConfig) -> Result<Self, WrongConfig> {
        Self::new(&generate::FORM, config)
    }

    fn new(form: &'static Form, config: &EngineConfig) -> Result<Self, WrongConfig> {
        let vendor = Vendor {
            base: "https://generativelanguage.googleapis.com/v1beta",
            auth: Auth::Header("x-goog-api-key"),
            interface: form.interface,
            engine: Engine::Gemini,
        };
        Ok(Self {
            once: AskedOnce::new(vendor, config)?,
            redirects: Redirects::new(None)?,
            form,
        })
    }

    /// Asks another host where Google's redirects lead.
    ///
    /// # Errors
    /// [`WrongConfig`] for an address that can not be used.
    pub fn with_redirects_via(self, host: &str) -> Result<Self, WrongConfig> {
        Ok(Self {
            redirects: Redirects::new(Some(host))?,
            ..self
        })
    }
}

impl Adapter for Gemini {
    fn description(&self) -> &Description {
        &self.once.description
    }

    fn request<'a>(
        &'a self,
        question: &'a Question,
        _before: &'a Sent,
    ) -> BoxFuture<'a, Result<Submitted<Sent>, AskError>> {
        Box::pin(async move {
            let (form, due) = (self.form, self.once.due());
            let path = (form.path)(&self.once.description.model);
            let body = (form.body)(&self.once, question);
            let reply = self.once.post(&path, form.headers, &body, due).await?;
            Ok(Submitted::Done(Sent::whole(reply.body, false)))
        })
    }

    /// Asks Google where the redirects of an answer lead. Where it does not tell, the titles tell the domains.
    fn resolve<'a>(&'a self, answer: &'a mut EngineAnswer) -> BoxFuture<'a, ()> {
        Box::pin(async move {
            self.redirects.resolve(answer).await;
            title_by_domain(answer);
        })
    }

    fn read(&self, bodies: &[String]) -> Result<Outcome, AskError> {
        answer_of(bodies, self.form.read)
    }
}

/// The first of two counts, with the second where it is told as well.
fn sum(usage: Option<&Node<'_>>, names: [&str; 2]) -> Option<u64> {
    let [first, second] = names.map(|name| usage.and_then(|usage| usage.maybe_count(name)));
    first.map(|first| first + second.unwrap_or_default())
}
