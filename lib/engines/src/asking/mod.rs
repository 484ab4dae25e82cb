//! What asks: the trait, its adapters, and the HTTP and JSON that they share.

mod anthropic;
mod ask;
mod brightdata;
mod config;
mod connect;
mod draft;
mod gemini;
mod google;
mod http;
mod json;
pub mod nova;
mod once;
mod openai;
mod perplexity;
mod reading;
mod responses;
mod transport;
mod xai;

pub use anthropic::{Anthropic, SearchTool};
pub use ask::{Adapter, ask};
pub use brightdata::BrightData;
pub use config::{EngineConfig, EngineKey, WrongConfig};
pub use connect::connect;
pub use gemini::Gemini;
pub use google::{DataForSeo, Google, SerpApi};
pub use http::LARGEST;
pub use openai::OpenAi;
pub use perplexity::{Agent, Sonar};
pub use transport::{BodyStream, Transport};
pub use xai::XAi;
