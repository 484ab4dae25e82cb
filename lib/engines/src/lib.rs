//! Engines that answer prompts: one trait, and an adapter for each way to ask one of them.
//!
//! An adapter asks, and tells what came: text, citations with their places, searches, pages that were seen, the model's
//! version, what it cost, and the bodies as they came. Types are tolerant: what an adapter does not know is counted and left
//! alone, what it needs is checked, with an error that names the field.
//!
//! Who only lists engines, reads a deployment's configuration or estimates costs needs none of that: the adapters, their HTTP
//! client and TLS are the feature `ask`.

mod address;
mod answer;
#[cfg(feature = "ask")]
mod asking;
mod configured;
mod description;
mod error;
mod interface;
pub mod price;
pub mod simulated;

pub use answerscope_domain::Surface;

pub use answer::{
    EngineAnswer, EngineCitation, Invention, NamedBrand, NotShown, Outcome, Question, Sent, Source, Span, Submitted,
    Ticket, Usage,
};
pub use configured::{ConfiguredEngine, ConfiguredEngines, KeyPlace, WrongEngines};
pub use description::{BUILT_IN_MODEL, Description};
pub use error::{AskError, RetryAdvice};
pub use interface::Interface;

#[cfg(feature = "ask")]
pub use asking::*;
