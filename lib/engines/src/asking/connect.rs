//! The adapter of each interface.

use std::sync::Arc;

use answerscope_domain::Engine;

use crate::asking::anthropic::Anthropic;
use crate::asking::ask::Adapter;
use crate::asking::brightdata::BrightData;
use crate::asking::config::{EngineConfig, WrongConfig};
use crate::asking::gemini::Gemini;
use crate::asking::google::{DataForSeo, Google, SerpApi};
use crate::asking::openai::OpenAi;
use crate::asking::perplexity::{Agent, Sonar};
use crate::asking::xai::XAi;
use crate::interface::Interface;

/// The adapter that asks `engine` through `interface`.
///
/// # Errors
/// [`WrongConfig`] for an engine that is not asked this way, an address or a key that can not be used.
pub fn connect(interface: Interface, engine: Engine, config: &EngineConfig) -> Result<Arc<dyn Adapter>, WrongConfig> {
    if !interface.engines().contains(&engine) {
        return Err(WrongConfig::new("this interface does not give that engine's answers"));
    }
    Ok(match interface {
        Interface::OpenAiResponses => Arc::new(OpenAi::new(config)?),
        Interface::PerplexityAgent => Arc::new(Agent::new(config)?),
        Interface::PerplexityChat => Arc::new(Sonar::new(config)?),
        Interface::GeminiInteractions => Arc::new(Gemini::interactions(config)?),
        Interface::GeminiGenerateContent => Arc::new(Gemini::generate_content(config)?),
        Interface::AnthropicMessages => Arc::new(Anthropic::new(config)?),
        Interface::XAiResponses => Arc::new(XAi::new(config)?),
        Interface::BedrockNova => return Err(WrongConfig::new("Bedrock's adapter is made with a client of its own")),
        Interface::SerpApi => Arc::new(Google::new(SerpApi::new(config)?, engine)),
        Interface::DataForSeo => Arc::new(Google::new(DataForSeo::new(config)?, engine)),
        Interface::BrightData => Arc::new(BrightData::new(engine, config)?),
        Interface::BuiltIn => Arc::new(OpenAi::built_in(engine, config)?),
    })
}
