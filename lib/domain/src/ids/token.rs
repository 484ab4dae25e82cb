//! The parts of ids: tokens, fingerprints and numbers, in lower-case Crockford base 32.

use std::fmt::{self, Display};
use std::str::FromStr;

use sha2::{Digest, Sha256};

use crate::clock::{Moment, Random};

const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
pub(super) const TOKEN: usize = 20;
pub(super) const ORDINAL: usize = 7;
pub(super) const FINGERPRINT: usize = 26;

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

pub(super) fn ordinal(text: &str) -> Option<u32> {
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
