//! Gemini with Google Search: the Interactions API and the older `generateContent`.

mod generate;
mod interactions;
mod redirects;

use std::time::Duration;

use answerscope_domain::Engine;
use serde_json::Value;

use crate::answer::{EngineAnswer, Outcome, Submitted};
use crate::asking::config::{EngineConfig, WrongConfig};
use crate::asking::http::Auth;
use crate::asking::once::{AskedOnce, Vendor};
use crate::asking::reading::reading;
use crate::error::AskError;
use crate::interface::Interface;
use redirects::{Redirects, title_by_domain};

pub use generate::GenerateContent;
pub use interactions::Interactions;

/// What is left of the time for an answer when its redirects are not waited for any more: who asked has the same time, and
/// an answer that comes after it is lost although it was paid for.
const MARGIN: Duration = Duration::from_secs(1);

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

    /// Asks, and asks Google where the redirects of the answer lead.
    async fn ask(
        &self,
        path: &str,
        headers: &[(&'static str, &'static str)],
        body: &Value,
    ) -> Result<Submitted, AskError> {
        let due = self.once.due();
        let reply = self.once.post(path, headers, body, due).await?;
        let mut outcome = self.answer_in(&[reply.body])?;
        if let Outcome::Answer(answer) = &mut outcome {
            let before = due.checked_sub(MARGIN).unwrap_or(due);
            self.redirects.resolve(answer, before).await;
            title_by_domain(answer);
        }
        Ok(Submitted::Done(outcome))
    }

    fn answer_in(&self, bodies: &[String]) -> Result<Outcome, AskError> {
        reading(bodies, |values| Ok(Outcome::Answer(Box::new((self.read)(&values[0])?))))
    }

    /// Reads what was sent, and asks nobody: redirects stay where their titles do not tell the domain.
    fn read(&self, bodies: &[String]) -> Result<Outcome, AskError> {
        let mut outcome = self.answer_in(bodies)?;
        if let Outcome::Answer(answer) = &mut outcome {
            title_by_domain(answer);
        }
        Ok(outcome)
    }
}
