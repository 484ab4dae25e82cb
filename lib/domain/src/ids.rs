//! Ids that carry their address.
//!
//! A child's id holds its brand, so that one BatchGetItem reads the child and the brand it hangs on: an item of a
//! deleted brand is gone with it, and no lookup table is needed. Every address is resolved inside the caller's
//! organization, so knowing an id opens nothing.
//!
//! Parts are lower-case Crockford base 32. A `Token` is 100 bits: 44 bits of milliseconds, then 56 random bits,
//! so that ids sort by their time of creation.

use std::fmt::{self, Display};
use std::str::FromStr;

use sha2::{Digest, Sha256};

#[macro_use]
mod tokened;

pub use tokened::{BRAND_AND_TOKEN, Tokened, brand_and_token};
#[doc(hidden)]
pub use {schemars, serde};

use crate::clock::{Moment, Random};

const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const TOKEN: usize = 20;
const ORDINAL: usize = 7;
const FINGERPRINT: usize = 26;

/// 20 characters that sort by time of creation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Token([u8; TOKEN]);

impl Token {
    /// A new token of this moment.
    pub fn new(now: Moment, random: &dyn Random) -> Self {
        let mut bytes = [0u8; 8];
        random.fill(&mut bytes);
        let noise = u128::from(u64::from_be_bytes(bytes) >> 8);
        let millis = u128::try_from(now.millis()).unwrap_or_default() & ((1 << 44) - 1);
        Self(encode(millis << 56 | noise))
    }

    /// The token of this moment that belongs to `parts`: the same parts give the same token.
    pub fn derived(at: Moment, parts: &[&[u8]]) -> Self {
        let mut noise = [0u8; 8];
        noise.copy_from_slice(&Sha256::digest(Fingerprint::of(parts).as_str())[..8]);
        let noise = u128::from(u64::from_be_bytes(noise) >> 8);
        let millis = u128::try_from(at.millis()).unwrap_or_default() & ((1 << 44) - 1);
        Self(encode(millis << 56 | noise))
    }

    /// The token of a place in a list of this moment: the first place has the latest token.
    pub fn placed(at: Moment, place: u8, parts: &[&[u8]]) -> Self {
        let number = Self::derived(at, parts).number();
        let order = u128::from(u8::MAX - place) << 48;
        Self(encode(number & !(0xff << 48) | order))
    }

    /// When it was made, to the millisecond.
    pub fn moment(&self) -> Moment {
        // 44 bits are left, so nothing is cut off.
        Moment((self.number() >> 56) as i64 * 1_000)
    }

    fn number(&self) -> u128 {
        self.0.iter().fold(0u128, |number, character| {
            let digit = ALPHABET.iter().position(|known| known == character);
            number << 5 | digit.unwrap_or_default() as u128
        })
    }

    /// The characters.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).unwrap_or_default()
    }
}

/// 26 characters, 130 bits: the name of content or of an external id.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fingerprint([u8; FINGERPRINT]);

impl Fingerprint {
    /// The first 128 bits of the SHA-256 of the parts, each preceded by its length.
    pub fn of(parts: &[&[u8]]) -> Self {
        let mut hash = Sha256::new();
        for part in parts {
            hash.update((part.len() as u64).to_be_bytes());
            hash.update(part);
        }
        let digest = hash.finalize();
        let mut head = [0u8; 16];
        head.copy_from_slice(&digest[..16]);
        Self(encode(u128::from_be_bytes(head)))
    }

    /// The first two characters of all fingerprints: 26 characters hold 130 bits, so the first one has but 3.
    pub fn heads() -> impl Iterator<Item = String> {
        let pair = |first: &u8, second: &u8| [char::from(*first), char::from(*second)].iter().collect();
        let firsts = ALPHABET[..8].iter();
        firsts.flat_map(move |first| ALPHABET.iter().map(move |second| pair(first, second)))
    }

    /// The characters.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).unwrap_or_default()
    }
}

fn encode<const N: usize>(mut number: u128) -> [u8; N] {
    let mut text = [b'0'; N];
    for place in text.iter_mut().rev() {
        *place = ALPHABET[(number & 31) as usize];
        number >>= 5;
    }
    text
}

fn decode<const N: usize>(text: &str) -> Option<[u8; N]> {
    let bytes: [u8; N] = text.as_bytes().try_into().ok()?;
    bytes.iter().all(|b| ALPHABET.contains(b)).then_some(bytes)
}

/// A number of a brand (a prompt's ordinal, a topic's slot) as 7 characters that sort like the number.
pub fn ordinal_text(number: u32) -> String {
    String::from_utf8_lossy(&encode::<ORDINAL>(u128::from(number))).into_owned()
}

fn ordinal(text: &str) -> Option<u32> {
    let bytes: [u8; ORDINAL] = decode(text)?;
    let value = bytes.iter().try_fold(0u64, |sum, b| {
        ALPHABET
            .iter()
            .position(|c| c == b)
            .map(|digit| sum << 5 | digit as u64)
    })?;
    u32::try_from(value).ok()
}

macro_rules! text_forms {
    ($($kind:ident),*) => {$(
        impl Display for $kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { f.write_str(self.as_str()) }
        }
        impl fmt::Debug for $kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { f.write_str(self.as_str()) }
        }
        impl FromStr for $kind {
            type Err = Malformed;
            fn from_str(text: &str) -> Result<Self, Malformed> { decode(text).map(Self).ok_or(Malformed) }
        }
        impl TryFrom<String> for $kind {
            type Error = Malformed;
            fn try_from(text: String) -> Result<Self, Malformed> { text.parse() }
        }
        impl serde::Serialize for $kind {
            fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> { s.serialize_str(self.as_str()) }
        }
        impl<'de> serde::Deserialize<'de> for $kind {
            fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str>>::deserialize(d)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    )*};
}
text_forms!(Token, Fingerprint);

/// The text is no id of this kind; to a caller that is an unknown item.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Malformed;

impl Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not an id of this kind")
    }
}

impl std::error::Error for Malformed {}

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
