//! What is known about one answer: the input of a segment.

use std::num::NonZero;

use serde::{Deserialize, Serialize};

use crate::{Channel, Engine, Polarity, Surface};

/// A page that an answer cites.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CitedUrl {
    /// The normalized URL.
    pub url: String,
    /// Its host without `www.`: the same for the same URL.
    pub domain: String,
    /// The page's title, where the engine gave one.
    pub title: Option<String>,
}

/// A tracked brand that an answer names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct FactMention {
    /// The brand's slot, below [`AnswerFacts::SLOTS`].
    pub slot: u16,
    /// How often.
    pub count: u32,
    /// 1 for the tracked brand that is named first; `None` where facts were made before this was kept.
    pub place: Option<NonZero<u16>>,
}

impl FactMention {
    /// A mention whose place is not known.
    pub const fn of(slot: u16, count: u32) -> Self {
        Self {
            slot,
            count,
            place: None,
        }
    }

    /// A mention at a place, from 1; 0 is no place.
    pub const fn at(slot: u16, count: u32, place: u16) -> Self {
        Self {
            slot,
            count,
            place: NonZero::new(place),
        }
    }
}

/// A language by its two letters of ISO 639-1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct LanguageCode([u8; 2]);

impl LanguageCode {
    /// The language of a code: two small ASCII letters.
    pub fn from_code(code: &str) -> Option<Self> {
        let letters: [u8; 2] = code.as_bytes().try_into().ok()?;
        letters.iter().all(u8::is_ascii_lowercase).then_some(Self(letters))
    }

    /// Its code.
    pub fn code(&self) -> &str {
        std::str::from_utf8(&self.0).unwrap_or_default()
    }
}

/// Facts of one answer: what a fact row stores.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct AnswerFacts {
    /// The prompt's ordinal in its brand, below [`AnswerFacts::PROMPTS`].
    pub prompt: u32,
    /// The engine that answered.
    pub engine: Engine,
    /// When, in milliseconds since 1970-01-01 UTC; orders the titles of a URL within a day.
    pub answered_at: i64,
    /// The tracked brands that it names.
    pub mentions: Vec<FactMention>,
    /// What it cites; a URL counts once however often it stands here.
    pub citations: Vec<CitedUrl>,
    /// Findings: slot, feature, polarity; each counts. `None` where nothing reads the sentiment of its language.
    pub sentiment: Option<Vec<(u16, u16, Polarity)>>,
    /// Its language, where it is known.
    pub language: Option<LanguageCode>,
    /// The engine's model, where it is known.
    pub model: Option<String>,
    /// Through what the engine was asked.
    pub surface: Surface,
    /// The engine was asked and showed no answer: it counts in no metric, whatever else is set here.
    pub no_answer: bool,
}

impl AnswerFacts {
    /// Ordinals lie below this.
    pub const PROMPTS: u32 = 1 << 24;
    /// Slots lie below this.
    pub const SLOTS: u16 = u16::MAX;

    /// An answer that names and cites nothing and of which nothing else is known.
    pub const fn of(prompt: u32, engine: Engine) -> Self {
        Self {
            prompt,
            engine,
            answered_at: 0,
            mentions: Vec::new(),
            citations: Vec::new(),
            sentiment: Some(Vec::new()),
            language: None,
            model: None,
            surface: Surface::Unknown,
            no_answer: false,
        }
    }

    /// The engine and surface.
    pub fn channel(&self) -> Channel {
        Channel {
            surface: self.surface,
            engine: self.engine,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_two_small_letters() {
        assert_eq!(
            LanguageCode::from_code("de").map(|german| german.code().to_owned()),
            Some("de".to_owned())
        );
        for code in ["", "d", "deu", "DE", "d1", "é"] {
            assert_eq!(LanguageCode::from_code(code), None, "{code}");
        }
    }
}
