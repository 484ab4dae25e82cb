//! The languages of the corpus.

/// A language that answers are written in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CorpusLanguage {
    /// English: also the answer to a prompt in any other language.
    English,
    /// Spanish.
    Spanish,
    /// German.
    German,
    /// French.
    French,
}

impl CorpusLanguage {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::English, Self::Spanish, Self::German, Self::French];

    /// ISO 639-1.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Spanish => "es",
            Self::German => "de",
            Self::French => "fr",
        }
    }

    pub(crate) fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.code() == code)
    }

    /// What is spoken in a country (ISO 3166-1 alpha-2): decides where a prompt's words do not.
    pub(crate) fn of_country(country: &str) -> Self {
        match country {
            "ES" | "MX" | "AR" | "CO" | "CL" | "PE" => Self::Spanish,
            "DE" | "AT" | "CH" | "LI" => Self::German,
            "FR" | "BE" | "LU" | "MC" => Self::French,
            _ => Self::English,
        }
    }

    /// A sentence goes on in small letters behind a colon.
    pub(crate) const fn small_after_colon(self) -> bool {
        matches!(self, Self::Spanish | Self::French)
    }

    /// A colon with what stands before it.
    pub(crate) const fn colon(self) -> &'static str {
        match self {
            Self::French => " :",
            Self::English | Self::Spanish | Self::German => ":",
        }
    }
}
