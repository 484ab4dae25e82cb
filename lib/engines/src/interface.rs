//! The interfaces that there are adapters for.

use answerscope_domain::Engine;
use serde::{Deserialize, Serialize};

/// A way to ask for answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Interface {
    /// OpenAI's Responses API with web search, and what speaks it.
    #[serde(rename = "openai-responses")]
    OpenAiResponses,
    /// Perplexity's Agent API.
    PerplexityAgent,
    /// Perplexity's chat completions with Sonar, which ended in 2026-09; gateways may still speak it.
    PerplexityChat,
    /// Gemini's Interactions API with Google Search.
    GeminiInteractions,
    /// Gemini's `generateContent` with Google Search.
    GeminiGenerateContent,
    /// Anthropic's Messages API with web search.
    AnthropicMessages,
    /// xAI's Responses API with web search.
    #[serde(rename = "xai-responses")]
    XAiResponses,
    /// Amazon Bedrock's Converse with Nova's web grounding. Its adapter is in a crate of its own.
    BedrockNova,
    /// Google's AI Overviews and AI Mode, read by SerpApi.
    #[serde(rename = "serpapi")]
    SerpApi,
    /// Google's AI Overviews and AI Mode, read by DataForSEO.
    #[serde(rename = "dataforseo")]
    DataForSeo,
    /// Consumer products, read by Bright Data.
    #[serde(rename = "brightdata")]
    BrightData,
    /// The built-in engine, which plays several and invents what it says.
    BuiltIn,
}

impl Interface {
    /// All of them.
    pub const ALL: [Self; 12] = [
        Self::OpenAiResponses,
        Self::PerplexityAgent,
        Self::PerplexityChat,
        Self::GeminiInteractions,
        Self::GeminiGenerateContent,
        Self::AnthropicMessages,
        Self::XAiResponses,
        Self::BedrockNova,
        Self::SerpApi,
        Self::DataForSeo,
        Self::BrightData,
        Self::BuiltIn,
    ];

    /// Its name in configuration and in `listEngines`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::OpenAiResponses => "openai-responses",
            Self::PerplexityAgent => "perplexity-agent",
            Self::PerplexityChat => "perplexity-chat",
            Self::GeminiInteractions => "gemini-interactions",
            Self::GeminiGenerateContent => "gemini-generate-content",
            Self::AnthropicMessages => "anthropic-messages",
            Self::XAiResponses => "xai-responses",
            Self::BedrockNova => "bedrock-nova",
            Self::SerpApi => "serpapi",
            Self::DataForSeo => "dataforseo",
            Self::BrightData => "brightdata",
            Self::BuiltIn => "built-in",
        }
    }

    /// The interface of a name as in [`Interface::as_str`].
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|known| known.as_str() == name)
    }

    /// The engines that it can be asked for; none for Nova, which is no engine of its own and counts as whichever is named.
    pub const fn engines(self) -> &'static [Engine] {
        match self {
            Self::OpenAiResponses => &[Engine::OpenAi],
            Self::PerplexityAgent | Self::PerplexityChat => &[Engine::Perplexity],
            Self::GeminiInteractions | Self::GeminiGenerateContent => &[Engine::Gemini],
            Self::AnthropicMessages => &[Engine::Anthropic],
            Self::XAiResponses => &[Engine::Grok],
            Self::BedrockNova => &[],
            Self::SerpApi | Self::DataForSeo => &[Engine::GoogleAiOverviews, Engine::GoogleAiMode],
            Self::BrightData => &[
                Engine::OpenAi,
                Engine::Perplexity,
                Engine::Gemini,
                Engine::Copilot,
                Engine::Grok,
            ],
            Self::BuiltIn => &Engine::ALL,
        }
    }
}

impl std::fmt::Display for Interface {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
