//! Which way a statement leans.

use serde::{Deserialize, Serialize};

/// What an answer says about a feature of a brand. The number of a variant is stored in segments and never changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Polarity {
    /// The text speaks for the brand.
    Endorsed = 0,
    /// The text speaks against the brand.
    Undermined = 1,
    /// The text names the feature without judging it.
    Neutral = 2,
}

impl Polarity {
    /// All polarities; a polarity's place is its index in every array of counts.
    pub const ALL: [Self; 3] = [Self::Endorsed, Self::Undermined, Self::Neutral];

    /// `endorsed`, `undermined` or `neutral`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Endorsed => "endorsed",
            Self::Undermined => "undermined",
            Self::Neutral => "neutral",
        }
    }
}
