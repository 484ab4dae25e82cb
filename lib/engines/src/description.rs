//! What is said of an interface without asking anybody.

use answerscope_domain::{Engine, Surface};
use serde::Serialize;

use crate::interface::Interface;

/// What an adapter is, as `listEngines` shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Description {
    /// Whose answers these are.
    pub engine: Engine,
    /// Where they come from.
    pub surface: Surface,
    /// How they are asked for.
    pub interface: Interface,
    /// Who is asked and paid.
    pub provider: &'static str,
    /// The model that is asked for; empty where there is no choice.
    pub model: String,
    /// Whether what the vendor really sent was read with this adapter; else it was built from documentation alone.
    pub tried: bool,
    /// What the adapter was built from.
    pub documentation: &'static str,
    /// When that was read (`YYYY-MM-DD`).
    pub read_on: &'static str,
}

/// When the documentation was read.
const READ_ON: &str = "2026-11-22";

impl Interface {
    /// Provider, usual model, and whether what the vendor really sent was read with its adapter.
    const fn facts(self) -> (&'static str, &'static str, bool) {
        match self {
            Self::OpenAiResponses => ("openai", "gpt-5-mini", true),
            Self::PerplexityAgent => ("perplexity", "openai/gpt-6-luna", true),
            Self::PerplexityChat => ("perplexity", "sonar", true),
            Self::GeminiInteractions | Self::GeminiGenerateContent => ("google", "gemini-3.5-flash", true),
            Self::AnthropicMessages => ("anthropic", "claude-sonnet-5-5", true),
            Self::XAiResponses => ("xai", "grok-4.3", true),
            // Web grounding is in regions of the United States alone.
            Self::BedrockNova => ("bedrock", "us.amazon.nova-2-lite-v1:0", false),
            Self::SerpApi => ("serpapi", "", false),
            Self::DataForSeo => ("dataforseo", "", false),
            Self::BrightData => ("brightdata", "", false),
            Self::BuiltIn => ("built-in", BUILT_IN_MODEL, true),
        }
    }

    const fn documentation(self) -> &'static str {
        match self {
            Self::OpenAiResponses => "https://platform.openai.com/docs/guides/tools-web-search",
            Self::PerplexityAgent | Self::PerplexityChat => "https://docs.perplexity.ai/docs/agent-api",
            Self::GeminiInteractions => "https://ai.google.dev/gemini-api/docs/interactions",
            Self::GeminiGenerateContent => "https://ai.google.dev/gemini-api/docs/google-search",
            Self::AnthropicMessages => "https://platform.claude.com/docs/en/agents-and-tools/tool-use/web-search-tool",
            Self::XAiResponses => "https://docs.x.ai/developers/tools/citations",
            Self::BedrockNova => "https://docs.aws.amazon.com/nova/latest/nova2-userguide/web-grounding.html",
            Self::SerpApi => "https://serpapi.com/google-ai-overview-api",
            Self::DataForSeo => "https://docs.dataforseo.com/v3/serp-google-ai_mode-live-advanced/",
            Self::BrightData => "https://docs.brightdata.com/datasets/scrapers/scrapers-library/ai-scrapers",
            Self::BuiltIn => "lib/builtin-engine/README.md",
        }
    }

    /// The model that is asked for unless another is named; empty where there is no choice.
    pub const fn usual_model(self) -> &'static str {
        self.facts().1
    }

    /// Whose surface an engine's answers through this interface are.
    pub const fn surface(self, engine: Engine) -> Surface {
        match (self, engine) {
            (Self::SerpApi | Self::DataForSeo | Self::BrightData, _)
            | (Self::BuiltIn, Engine::GoogleAiOverviews | Engine::GoogleAiMode) => Surface::Consumer,
            _ => Surface::Api,
        }
    }

    /// What is said of `engine` through this interface, with `model` or the usual one.
    pub fn describe(self, engine: Engine, model: Option<&str>) -> Description {
        let (provider, usual, tried) = self.facts();
        Description {
            engine,
            surface: self.surface(engine),
            interface: self,
            provider,
            model: model.unwrap_or(usual).to_owned(),
            tried,
            documentation: self.documentation(),
            read_on: READ_ON,
        }
    }
}

/// The model of every answer of the built-in engine.
pub const BUILT_IN_MODEL: &str = "answerscope-builtin-1";
