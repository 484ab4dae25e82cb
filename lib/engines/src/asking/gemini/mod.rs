//! Gemini with Google Search: the Interactions API and the older `generateContent`.

mod generate;
mod interactions;
mod redirects;

use answerscope_domain::Engine;
use serde_json::Value;

use crate::answer::{EngineAnswer, Outcome, Sent, Submitted};
use crate::asking::config::{EngineConfig, WrongConfig};
use crate::asking::http::Auth;
use crate::asking::once::{AskedOnce, Vendor};
use crate::asking::reading::reading;
use crate::error::AskError;
use crate::interface::Interface;
use redirects::{Redirects, title_by_domain};

pub use generate::GenerateContent;
pub use interactions::Interactions;

/// Reads the body of an answer, whose addresses are still redirects.
type Read = fn(&Value) -> Result<EngineAnswer, AskError>;

/// Gemini over one of its interfaces.
#[derive(Debug, Clone)]
struct Gemini {
    once: AskedOnce,
    redirects: Redirects,
    read: Read,
}

impl Gemini {
    /// Google itself, or a gateway to it.
    ///
    /// # Errors
    /// [`WrongConfig`] for an address or a key that can not be used.
    fn new(interface: Interface, config: &EngineConfig, read: Read) -> Result<Self, WrongConfig> {
        let vendor = Vendor {
            base: "https://generativelanguage.googleapis.com/v1beta",
            auth: Auth::Header("x-goog-api-key"),
            interface,
            engine: Engine::Gemini,
        };
        Ok(Self {
            once: AskedOnce::new(vendor, config)?,
            redirects: Redirects::new(None)?,
            read,
        })
    }

    /// Asks another host where Google's redirects lead.
    ///
    /// # Errors
    /// [`WrongConfig`] for an address that can not be used.
    fn with_redirects_via(self, host: &str) -> Result<Self, WrongConfig> {
        Ok(Self {
            redirects: Redirects::new(Some(host))?,
            ..self
        })
    }

    async fn ask(
        &self,
        path: &str,
        headers: &[(&'static str, &'static str)],
        body: &Value,
    ) -> Result<Submitted<Sent>, AskError> {
        let reply = self.once.post(path, headers, body, self.once.due()).await?;
        Ok(Submitted::Done(Sent::whole(reply.body, false)))
    }

    /// Asks Google where the redirects of an answer lead. Where it does not tell, the titles tell the domains.
    async fn resolve(&self, answer: &mut EngineAnswer) {
        self.redirects.resolve(answer).await;
        title_by_domain(answer);
    }

    fn read(&self, bodies: &[String]) -> Result<Outcome, AskError> {
        reading(bodies, |values| Ok(Outcome::Answer(Box::new((self.read)(&values[0])?))))
    }
}
