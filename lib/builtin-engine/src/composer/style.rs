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

/// The habits of an engine.
pub(super) const fn style(engine: Engine) -> Style {
    use Layout::{Bullets, Numbered, Prose, Sections, Table};
    match engine {
        Engine::OpenAi => CHAT,
        Engine::Perplexity => Style {
            layouts: &[Bullets, Bullets, Sections, Table],
            brands: (3, 5),
            cites: 0.95,
            offer: 0.1,
            searches: 2,
            sources: 18,
            ..CHAT
        },
        Engine::GoogleAiOverviews => Style {
            layouts: &[Bullets, Bullets, Prose],
            brands: (2, 5),
            statements: (1, 2),
            comparison: 0.2,
            drawbacks: 0.3,
            offer: 0.0,
            searches: 1,
            sources: 8,
            ..CHAT
        },
        Engine::GoogleAiMode => Style {
            layouts: &[Table, Bullets, Sections],
            brands: (4, 7),
            advice: 0.6,
            ..CHAT
        },
        Engine::Gemini => Style {
            layouts: &[Sections, Numbered, Table],
            brands: (3, 6),
            cites: 0.5,
            ..CHAT
        },
        Engine::Anthropic => Style {
            layouts: &[Prose, Numbered, Sections],
            brands: (2, 4),
            statements: (2, 3),
            drawbacks: 0.8,
            searches: 2,
            ..CHAT
        },
        Engine::Copilot => Style {
            layouts: &[Numbered, Bullets],
            brands: (3, 4),
            statements: (1, 2),
            searches: 1,
            sources: 8,
            ..CHAT
        },
        Engine::Grok => Style {
            layouts: &[Prose, Bullets, Table],
            brands: (3, 6),
            cites: 0.6,
            comparison: 0.7,
            ..CHAT
        },
    }
}
