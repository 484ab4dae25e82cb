//! How each engine writes.

use answerscope_domain::Engine;

/// How brands are presented.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Layout {
    /// A numbered list.
    Numbered,
    /// A list with bullets.
    Bullets,
    /// A heading for each brand, with pros and cons.
    Sections,
    /// A table, and a line for each brand below it.
    Table,
    /// A paragraph for each brand.
    Prose,
}

/// An engine's habits; chances are parts of 1.
#[derive(Debug, Clone, Copy)]
pub(super) struct Style {
    /// As often as each is listed.
    pub(super) layouts: &'static [Layout],
    /// Brands that it names, from and to.
    pub(super) brands: (usize, usize),
    /// Statements about a brand, from and to.
    pub(super) statements: (usize, usize),
    /// That a statement has its source behind it.
    pub(super) cites: f64,
    pub(super) comparison: f64,
    pub(super) drawbacks: f64,
    pub(super) advice: f64,
    pub(super) offer: f64,
    /// Searches that it makes at most.
    pub(super) searches: usize,
    /// Pages that it lists as read.
    pub(super) sources: usize,
}

const CHAT: Style = Style {
    layouts: &[
        Layout::Numbered,
        Layout::Numbered,
        Layout::Sections,
        Layout::Table,
        Layout::Bullets,
    ],
    brands: (3, 6),
    statements: (1, 3),
    cites: 0.75,
    comparison: 0.5,
    drawbacks: 0.6,
    advice: 0.4,
    offer: 0.6,
    searches: 3,
    sources: 14,
};

const PERPLEXITY: Style = Style {
    layouts: &[Layout::Bullets, Layout::Bullets, Layout::Sections, Layout::Table],
    brands: (3, 5),
    cites: 0.95,
    offer: 0.1,
    searches: 2,
    sources: 18,
    ..CHAT
};
const AI_OVERVIEWS: Style = Style {
    layouts: &[Layout::Bullets, Layout::Bullets, Layout::Prose],
    brands: (2, 5),
    statements: (1, 2),
    comparison: 0.2,
    drawbacks: 0.3,
    offer: 0.0,
    searches: 1,
    sources: 8,
    ..CHAT
};
const AI_MODE: Style = Style {
    layouts: &[Layout::Table, Layout::Bullets, Layout::Sections],
    brands: (4, 7),
    advice: 0.6,
    ..CHAT
};
const GEMINI: Style = Style {
    layouts: &[Layout::Sections, Layout::Numbered, Layout::Table],
    brands: (3, 6),
    cites: 0.5,
    ..CHAT
};
const ANTHROPIC: Style = Style {
    layouts: &[Layout::Prose, Layout::Numbered, Layout::Sections],
    brands: (2, 4),
    statements: (2, 3),
    drawbacks: 0.8,
    searches: 2,
    ..CHAT
};
const COPILOT: Style = Style {
    layouts: &[Layout::Numbered, Layout::Bullets],
    brands: (3, 4),
    statements: (1, 2),
    searches: 1,
    sources: 8,
    ..CHAT
};
const GROK: Style = Style {
    layouts: &[Layout::Prose, Layout::Bullets, Layout::Table],
    brands: (3, 6),
    cites: 0.6,
    comparison: 0.7,
    ..CHAT
};

/// The habits of an engine.
pub(super) const fn style(engine: Engine) -> Style {
    match engine {
        Engine::OpenAi => CHAT,
        Engine::Perplexity => PERPLEXITY,
        Engine::GoogleAiOverviews => AI_OVERVIEWS,
        Engine::GoogleAiMode => AI_MODE,
        Engine::Gemini => GEMINI,
        Engine::Anthropic => ANTHROPIC,
        Engine::Copilot => COPILOT,
        Engine::Grok => GROK,
    }
}
