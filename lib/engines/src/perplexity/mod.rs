//! Perplexity: the Agent API, and the chat completions that it replaced.

mod agent;
pub(crate) mod marks;
mod sonar;

pub use agent::Agent;
pub use sonar::Sonar;
