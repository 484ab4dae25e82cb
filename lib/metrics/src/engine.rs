//! The AI engines, and sets of them.

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

    /// The engine of a number.
    pub(crate) fn from_number(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number)).copied()
    }
}

impl std::fmt::Display for Engine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A set of engines.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct EngineSet(u8);

impl EngineSet {
    /// Every engine.
    pub const ALL: Self = Self(u8::MAX);
    /// No engine.
    pub const NONE: Self = Self(0);

    /// The set of one engine.
    pub const fn of(engine: Engine) -> Self {
        Self(1 << engine as u8)
    }

    /// Whether the engine is in the set.
    pub const fn contains(self, engine: Engine) -> bool {
        self.0 & (1 << engine as u8) != 0
    }

    /// Adds an engine.
    pub const fn insert(&mut self, engine: Engine) {
        self.0 |= 1 << engine as u8;
    }

    /// Whether the set has no engine.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The engines of the set, in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Engine> {
        Engine::ALL.into_iter().filter(move |engine| self.contains(*engine))
    }
}

impl FromIterator<Engine> for EngineSet {
    fn from_iter<T: IntoIterator<Item = Engine>>(engines: T) -> Self {
        let mut set = Self::NONE;
        engines.into_iter().for_each(|engine| set.insert(engine));
        set
    }
}

impl From<Engine> for EngineSet {
    fn from(engine: Engine) -> Self {
        Self::of(engine)
    }
}
