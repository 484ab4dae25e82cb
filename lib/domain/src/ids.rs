//! Ids that carry their address.
//!
//! A child's id holds its brand, so that one BatchGetItem reads the child and the brand it hangs on: an item of a
//! deleted brand is gone with it, and no lookup table is needed. Every address is resolved inside the caller's
//! organization, so knowing an id opens nothing.
//!
//! Parts are lower-case Crockford base 32. A `Token` is 100 bits: 44 bits of milliseconds, then 56 random bits,
//! so that ids sort by their time of creation.

use std::fmt::{self, Display};

#[macro_use]
mod tokened;
mod token;

pub use token::{Fingerprint, Malformed, Token, ordinal_text};
pub use tokened::{BRAND_AND_TOKEN, Tokened, brand_and_token};
#[doc(hidden)]
pub use {schemars, serde};

use token::{FINGERPRINT, ORDINAL, TOKEN, ordinal};

/// An organization.
pub type OrgId = Token;

/// `brand_<token>`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BrandId(pub Token);

/// `prompt_<brand><ordinal>`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PromptId {
    /// The brand that the prompt belongs to.
    pub brand: BrandId,
    /// The prompt's number in its brand, never given twice.
    pub ordinal: u32,
}

/// `topic_<brand><slot>`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TopicId {
    /// The brand that the topic belongs to.
    pub brand: BrandId,
    /// The topic's number in its brand, never given twice.
    pub slot: u32,
}

/// `answer_<brand><ordinal><fingerprint>`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AnswerId {
    /// The prompt that was answered.
    pub prompt: PromptId,
    /// Names the answer within the brand: made of its externalId, or of prompt, engine, time and
    /// text; of older ones without the text.
    pub fingerprint: Fingerprint,
}

/// What ids of the document are made of: a brand, a number in it, a fingerprint.
const EXAMPLE: &str = "06d5k8vq2m4xn7r1t3zw00000171f4h8k2m6n0p3q7r5s9t1v4w8x";

/// An id as it stands in a path.
pub trait Id: Sized + Display + Send + Sync {
    /// The word before the underscore and the name of the path parameter.
    const KIND: &'static str;
    /// Characters behind the underscore.
    const LENGTH: usize;
    /// Its JSON schema, with an example.
    fn schema() -> serde_json::Value {
        let pattern = format!("^{}_[0-9a-hjkmnp-tv-z]{{{}}}$", Self::KIND, Self::LENGTH);
        let example = format!("{}_{}", Self::KIND, &EXAMPLE[..Self::LENGTH]);
        serde_json::json!({"type": "string", "pattern": pattern, "examples": [example]})
    }
    /// Reads the part behind the underscore.
    fn parse_rest(rest: &str) -> Option<Self>;
    /// Reads the whole id.
    fn parse(text: &str) -> Option<Self> {
        Self::parse_rest(text.strip_prefix(Self::KIND)?.strip_prefix('_')?)
    }
}

impl Id for BrandId {
    const KIND: &'static str = "brand";
    const LENGTH: usize = TOKEN;
    fn parse_rest(rest: &str) -> Option<Self> {
        Some(Self(rest.parse().ok()?))
    }
}

/// The brand in an id of any kind: every id begins with it.
pub fn brand_in(id: &str) -> Option<BrandId> {
    let (_, rest) = id.split_once('_')?;
    BrandId::parse_rest(rest.get(..TOKEN)?)
}

impl Id for PromptId {
    const KIND: &'static str = "prompt";
    const LENGTH: usize = TOKEN + ORDINAL;
    fn parse_rest(rest: &str) -> Option<Self> {
        let (brand, own) = rest.split_at_checked(TOKEN)?;
        Some(Self {
            brand: BrandId::parse_rest(brand)?,
            ordinal: ordinal(own)?,
        })
    }
}

impl Id for TopicId {
    const KIND: &'static str = "topic";
    const LENGTH: usize = TOKEN + ORDINAL;
    fn parse_rest(rest: &str) -> Option<Self> {
        let (brand, own) = rest.split_at_checked(TOKEN)?;
        Some(Self {
            brand: BrandId::parse_rest(brand)?,
            slot: ordinal(own)?,
        })
    }
}

impl Id for AnswerId {
    const KIND: &'static str = "answer";
    const LENGTH: usize = TOKEN + ORDINAL + FINGERPRINT;
    fn parse_rest(rest: &str) -> Option<Self> {
        let (prompt, own) = rest.split_at_checked(TOKEN + ORDINAL)?;
        Some(Self {
            prompt: PromptId::parse_rest(prompt)?,
            fingerprint: own.parse().ok()?,
        })
    }
}

tokened_id! {
    /// `view_<brand><token>`.
    ViewId = "view"
}
tokened_id! {
    /// `export_<brand><token>`.
    ExportId = "export"
}
tokened_id! {
    /// `collection_<brand><token>`: a run in which engines are asked.
    CollectionId = "collection"
}
tokened_id! {
    /// `generation_<brand><token>`.
    GenerationId = "generation"
}
tokened_id! {
    /// `insight_<brand><token>`.
    InsightId = "insight"
}
tokened_id! {
    /// `trend_<brand><token>`.
    TrendId = "trend"
}
tokened_id! {
    /// `import_<brand><token>`: an import of trends.
    TrendImportId = "import"
}

impl Display for BrandId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "brand_{}", self.0)
    }
}

impl Display for PromptId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "prompt_{}{}", self.brand.0, ordinal_text(self.ordinal))
    }
}

impl Display for TopicId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "topic_{}{}", self.brand.0, ordinal_text(self.slot))
    }
}

impl Display for AnswerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "answer_{}{}{}",
            self.prompt.brand.0,
            ordinal_text(self.prompt.ordinal),
            self.fingerprint
        )
    }
}

id_as_text!(BrandId, PromptId, TopicId, AnswerId);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::{Moment, Random};

    struct Fixed;
    impl Random for Fixed {
        fn fill(&self, bytes: &mut [u8]) {
            bytes.fill(0xa5);
        }
    }

    #[test]
    fn ids_survive_their_text_form_and_refuse_others() {
        let brand = BrandId(Token::new(Moment(1_767_225_600_000_000), &Fixed));
        let prompt = PromptId {
            brand,
            ordinal: 123_456,
        };
        let answer = AnswerId {
            prompt,
            fingerprint: Fingerprint::of(&[b"x"]),
        };
        let view = ViewId { brand, token: brand.0 };
        for id in [
            BrandId::schema(),
            PromptId::schema(),
            AnswerId::schema(),
            ViewId::schema(),
        ] {
            let example = id["examples"][0].as_str().expect("an example");
            let read = [
                BrandId::parse(example).is_some(),
                PromptId::parse(example).is_some(),
                AnswerId::parse(example).is_some(),
                ViewId::parse(example).is_some(),
            ];
            assert_eq!(read.iter().filter(|read| **read).count(), 1, "{example}");
        }
        assert_eq!(BrandId::parse(&brand.to_string()), Some(brand));
        assert_eq!(PromptId::parse(&prompt.to_string()), Some(prompt));
        assert_eq!(AnswerId::parse(&answer.to_string()), Some(answer));
        assert_eq!(ViewId::parse(&view.to_string()), Some(view));
        for text in [
            "",
            "none",
            "brand_",
            "prompt_x",
            "00000000-0000-4000-8000-000000000000",
            "brand_\u{1fad6}",
        ] {
            assert_eq!(
                (BrandId::parse(text), PromptId::parse(text), AnswerId::parse(text)),
                (None, None, None),
                "{text}"
            );
        }
        assert_eq!(PromptId::parse(&brand.to_string()), None);
        assert_eq!(
            PromptId::parse(&format!("prompt_{}zzzzzzz", brand.0)),
            None,
            "above u32"
        );
    }

    #[test]
    fn tokens_sort_by_time() {
        let (early, late) = (
            Token::new(Moment(1_000_000_000), &Fixed),
            Token::new(Moment(2_000_000_000), &Fixed),
        );
        assert!(early < late && early.as_str() < late.as_str());
        assert_eq!(early.moment(), Moment(1_000_000_000));
        let placed = Token::placed(Moment(1_767_225_600_123_456), 3, &[b"x"]);
        assert_eq!(placed.moment(), Moment(1_767_225_600_123_000));
    }
}
