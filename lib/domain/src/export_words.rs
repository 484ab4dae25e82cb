//! What can be exported, and in which form.

use serde::{Deserialize, Serialize};

use crate::parameter::Words;

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum $name { $($(#[$variant_doc])* #[serde(rename = $word)] $variant,)* }

        impl $name {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)*];

            /// The word that the API uses.
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$variant => $word,)* }
            }

            /// The inverse of [`Self::as_str`].
            pub fn from_word(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|known| known.as_str() == word)
            }
        }

        impl Words for $name {
            fn words() -> Vec<&'static str> {
                Self::ALL.iter().map(|one| one.as_str()).collect()
            }
            fn from_word(word: &str) -> Option<Self> {
                Self::from_word(word)
            }
        }
    };
}

words! {
    /// What a row is about.
    Entity {
        /// All prompts of the brand.
        Brand = "brand",
        /// The prompts of a topic.
        Topic = "topic",
        /// One prompt.
        Prompt = "prompt",
    }
}

words! {
    /// What a row counts.
    Metric {
        /// Each brand's part of all mentions.
        ShareOfVoice = "share-of-voice",
        /// Each brand's part of the answered prompts; of the answers, for a prompt.
        Visibility = "visibility",
        /// The pages that answers cite.
        Citations = "citations",
        /// What answers say about features of brands.
        Sentiment = "sentiment",
    }
}

words! {
    /// How rows are written.
    Format {
        /// A JSON object for each line; fields without a value are left out.
        Ndjson = "ndjson",
        /// RFC 4180 with a header; the same columns in every row, sorted by name.
        Csv = "csv",
    }
}

/// One file of an export.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Combination {
    /// What its rows are about.
    pub entity: Entity,
    /// What they count.
    pub metric: Metric,
}

impl Combination {
    /// The file's name in the archive: `prompt_share-of-voice.ndjson`.
    pub fn file_name(self, format: Format) -> String {
        format!("{}_{}.{}", self.entity.as_str(), self.metric.as_str(), format.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_read_back() {
        for entity in Entity::ALL {
            assert_eq!(Entity::from_word(entity.as_str()), Some(*entity));
        }
        assert_eq!(Metric::from_word("share-of-voice"), Some(Metric::ShareOfVoice));
        assert_eq!(Format::from_word("xlsx"), None);
        let combination = Combination {
            entity: Entity::Prompt,
            metric: Metric::ShareOfVoice,
        };
        assert_eq!(combination.file_name(Format::Csv), "prompt_share-of-voice.csv");
    }
}
