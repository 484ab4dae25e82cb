//! Perplexity: the Agent API, and the chat completions that it replaced.

mod agent;
pub(crate) mod marks;
mod sonar;

use answerscope_domain::Engine;

use crate::asking::http::Auth;
use crate::asking::once::Vendor;
use crate::interface::Interface;

pub use agent::Agent;
pub use sonar::Sonar;

/// Perplexity over one of its interfaces.
const fn vendor(interface: Interface) -> Vendor {
    Vendor {
        base: "https://api.perplexity.ai",
        auth: Auth::Bearer,
        interface,
        engine: Engine::Perplexity,
    }
}
