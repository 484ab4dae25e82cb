//! Language models that may rephrase an insight, and the check that they invent nothing.
//!
//! A model sees a [`Draft`] in which the user's query, brand names and addresses are masked, so that nothing a user
//! wrote reaches it, and what it answers must carry the same masks and the same figures in the same order. Otherwise
//! the draft stands: [`polish`] always gives a text.

mod bedrock;
mod check;
mod draft;
mod mask;
mod model;
mod openai;
mod request;

pub use bedrock::Bedrock;
pub use draft::Draft;
pub use model::{LanguageModel, ModelError, polish};
pub use openai::{OpenAiCompatible, WrongEndpoint};
pub use request::Request;
