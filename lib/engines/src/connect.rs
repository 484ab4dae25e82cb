//! The adapter of each interface.

use std::sync::Arc;

use answerscope_domain::Engine;

use crate::anthropic::Anthropic;
use crate::ask::Adapter;
use crate::brightdata::BrightData;
use crate::config::{EngineConfig, WrongConfig};
use crate::gemini::{GenerateContent, Interactions};
use crate::google::{DataForSeo, Google, SerpApi};
use crate::interface::Interface;
use crate::openai::OpenAi;
use crate::perplexity::{Agent, Sonar};
use crate::xai::XAi;

/// The adapter that asks `engine` through `interface`.
///
/// # Errors
/// [`WrongConfig`] for an engine that is not asked this way, an address or a key that can not be used.
pub fn connect(interface: Interface, engine: Engine, config: &EngineConfig) -> Result<Arc<dyn Adapter>, WrongConfig> {
    if !interface.engines().contains(&engine) {
        return Err(WrongConfig("this interface does not give that engine's answers"));
    }
    Ok(match interface {
        Interface::OpenAiResponses => Arc::new(OpenAi::new(config)?),
        Interface::PerplexityAgent => Arc::new(Agent::new(config)?),
        Interface::PerplexityChat => Arc::new(Sonar::new(config)?),
        Interface::GeminiInteractions => Arc::new(Interactions::new(config)?),
        Interface::GeminiGenerateContent => Arc::new(GenerateContent::new(config)?),
        Interface::AnthropicMessages => Arc::new(Anthropic::new(config)?),
        Interface::XAiResponses => Arc::new(XAi::new(config)?),
        Interface::BedrockNova => return Err(WrongConfig("Bedrock's adapter is made with a client of its own")),
        Interface::SerpApi => Arc::new(Google::new(SerpApi::new(config)?, engine)),
        Interface::DataForSeo => Arc::new(Google::new(DataForSeo::new(config)?, engine)),
        Interface::BrightData => Arc::new(BrightData::new(engine, config)?),
    })
}
