//! The AI engines.

use serde::{Deserialize, Serialize};

/// An AI engine that answers prompts. The number of a variant is stored in segments and never changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Engine {
    /// ChatGPT.
    #[serde(rename = "openai")]
    OpenAi = 0,
    /// Perplexity.
    Perplexity = 1,
    /// Google's AI Overviews.
    GoogleAiOverviews = 2,
    /// Google's AI Mode.
    GoogleAiMode = 3,
    /// Gemini.
    Gemini = 4,
    /// Claude.
    Anthropic = 5,
    /// Microsoft Copilot.
    Copilot = 6,
    /// Grok.
    Grok = 7,
}

impl Engine {
    /// All engines, in the order of their numbers.
    pub const ALL: [Self; 8] = [
        Self::OpenAi,
        Self::Perplexity,
        Self::GoogleAiOverviews,
        Self::GoogleAiMode,
        Self::Gemini,
        Self::Anthropic,
        Self::Copilot,
        Self::Grok,
    ];

    /// The name that the API uses.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::OpenAi => "openai",
            Self::Perplexity => "perplexity",
            Self::GoogleAiOverviews => "google-ai-overviews",
            Self::GoogleAiMode => "google-ai-mode",
            Self::Gemini => "gemini",
            Self::Anthropic => "anthropic",
            Self::Copilot => "copilot",
            Self::Grok => "grok",
        }
    }

    /// Other names that requests may use; answers show [`Engine::as_str`].
    pub const ALIASES: [(&'static str, Self); 2] = [("chatgpt", Self::OpenAi), ("claude", Self::Anthropic)];

    /// The engine of a name as in [`Engine::as_str`], or of an alias.
    pub fn from_name(name: &str) -> Option<Self> {
        let aliases = Self::ALIASES.into_iter();
        let names = Self::ALL.into_iter().map(|engine| (engine.as_str(), engine));
        names
            .chain(aliases)
            .find(|(known, _)| *known == name)
            .map(|(_, engine)| engine)
    }

    /// Every name that [`Engine::from_name`] knows.
    pub fn names() -> impl Iterator<Item = &'static str> {
        let aliases = Self::ALIASES.into_iter().map(|(name, _)| name);
        Self::ALL.into_iter().map(Self::as_str).chain(aliases)
    }
}

impl std::fmt::Display for Engine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
