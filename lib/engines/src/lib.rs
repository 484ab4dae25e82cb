//! Engines that answer prompts: one trait, and an adapter for each way to ask one of them.
//!
//! An adapter asks, and tells what came: text, citations with their places, searches, pages that were seen, the model's
//! version, what it cost, and the bodies as they came. Types are tolerant: what an adapter does not know is counted and left
//! alone, what it needs is checked, with an error that names the field.

mod anthropic;
mod ask;
mod brightdata;
mod config;
mod connect;
mod draft;
mod error;
mod gemini;
mod google;
mod http;
mod interface;
mod json;
pub mod nova;
mod openai;
mod perplexity;
pub mod price;
mod reading;
mod responses;
pub mod simulated;
mod xai;

pub use answerscope_domain::Surface;

pub use anthropic::{Anthropic, SearchTool};
pub use ask::{
    Adapter, Description, EngineAnswer, EngineCitation, NotShown, Outcome, Question, Source, Span, Submitted, Ticket,
    Usage, ask,
};
pub use brightdata::BrightData;
pub use config::{EngineConfig, EngineKey, WrongConfig};
pub use connect::connect;
pub use error::{AskError, RetryAdvice};
pub use gemini::{GenerateContent, Interactions};
pub use google::{DataForSeo, Google, SerpApi};
pub use http::LARGEST;
pub use interface::Interface;
pub use openai::OpenAi;
pub use perplexity::{Agent, Sonar};
pub use xai::XAi;
