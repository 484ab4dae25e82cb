//! Which language a text is written in.

mod codes;
mod detect;
mod words;

pub(crate) use detect::{detect, of_block};

/// The language of a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// Also what cannot be told.
    #[default]
    English,
    /// Of Spain and of America.
    Spanish,
    /// Of all countries that speak it.
    German,
    /// Of all countries that speak it.
    French,
    /// Italian.
    Italian,
    /// Of Portugal and of Brazil.
    Portuguese,
    /// One whose sentiment is not read, by its code: see [`Language::code`].
    Other(&'static str),
}

impl Language {
    /// Those whose sentiment is read.
    pub const READ: [Self; 6] = [
        Self::English,
        Self::Spanish,
        Self::German,
        Self::French,
        Self::Italian,
        Self::Portuguese,
    ];

    /// The language that a short text, such as a question, is told to be written in; none for English, which is also what cannot
    /// be told.
    pub fn told_of(text: &str) -> Option<Self> {
        let told = detect(text, &[], &crate::steps::Steps::default());
        (told != Self::English).then_some(told)
    }

    /// ISO 639-1, two lower-case letters: "en", "ja".
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Spanish => "es",
            Self::German => "de",
            Self::French => "fr",
            Self::Italian => "it",
            Self::Portuguese => "pt",
            Self::Other(code) => code,
        }
    }

    /// The language with an ISO 639-1 code; `None` where no text is ever said to be written in it.
    pub fn from_code(code: &str) -> Option<Self> {
        let read = Self::READ.into_iter().find(|language| language.code() == code);
        read.or_else(|| codes::known(code).map(Self::Other))
    }

    /// True where a name takes a genitive `s` without an apostrophe: "Norviks Klang".
    pub(crate) fn has_bare_genitive(self) -> bool {
        matches!(self.code(), "de" | "nl" | "sv")
    }

    /// True when there is a pack of words for it, so that the absence of findings means that nothing was said.
    pub const fn is_read(self) -> bool {
        !matches!(self, Self::Other(_))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_tells_its_language() {
        for (question, code) in [
            ("¿Cuál es la mejor cafetera para una casa pequeña?", Some("es")),
            ("Welcher Wasserkocher ist der beste für eine kleine Küche?", Some("de")),
            (
                "Quelle est la meilleure bouilloire pour une petite cuisine ?",
                Some("fr"),
            ),
            ("小さな台所に一番いい電気ケトルはどれですか", Some("ja")),
            ("Which kettle is the best for a small kitchen?", None),
            ("best crm 2026", None),
            ("Tarvo vs Orbran", None),
            ("", None),
        ] {
            assert_eq!(Language::told_of(question).map(Language::code), code, "{question}");
        }
    }

    #[test]
    fn codes_go_there_and_back() {
        for code in ["en", "es", "de", "fr", "it", "pt", "ja", "nl", "zh", "ca"] {
            assert_eq!(Language::from_code(code).map(Language::code), Some(code));
        }
        assert_eq!(Language::from_code("xx"), None);
        assert!(Language::Portuguese.is_read() && !Language::Other("ja").is_read());
    }
}
