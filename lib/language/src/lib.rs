//! Language models by choice, and the checks that they invent nothing.
//!
//! They may rephrase insights, and read what answers say of brands ([`reading`]).
//!
//! To rephrase, a model sees a [`Draft`] in which the user's query, brand names and addresses are masked, so that nothing a user
//! wrote reaches it, and what it answers must carry the same masks and the same figures in the same order. Otherwise
//! the draft stands: [`polish`] always gives a text.

#[cfg(feature = "bedrock")]
mod bedrock;
mod check;
#[cfg(feature = "bedrock")]
mod document;
mod draft;
mod mask;
mod model;
mod openai;
pub mod reading;
mod request;

#[cfg(feature = "bedrock")]
pub use bedrock::Bedrock;
pub use draft::Draft;
pub use model::{Completion, LanguageModel, ModelError, ModelUsage, polish};
pub use openai::{OpenAiCompatible, WrongEndpoint};
pub use request::ModelRequest;
