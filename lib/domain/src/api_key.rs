//! Keys of the API: `as_` and 43 base64url characters. Only their SHA-256 is stored and looked up, so a comparison of secrets
//! never happens in this process and a leaked table opens nothing.

use data_encoding::{BASE64URL_NOPAD, HEXLOWER};
use sha2::{Digest, Sha256};

use crate::clock::Random;

/// The SHA-256 of a key as hex: the name of its item.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct KeyHash(String);

impl KeyHash {
    /// Hashes a key.
    pub fn of(key: &str) -> Self {
        Self(HEXLOWER.encode(&Sha256::digest(key.as_bytes())))
    }

    /// Takes a stored hash.
    pub fn stored(hex: String) -> Self {
        Self(hex)
    }

    /// 64 hex digits.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A new key with 256 random bits; shown once, never stored.
pub fn new_key(random: &dyn Random) -> String {
    let mut bytes = [0u8; 32];
    random.fill(&mut bytes);
    format!("as_{}", BASE64URL_NOPAD.encode(&bytes))
}

/// Whether a text has the form of a key.
pub fn well_formed(key: &str) -> bool {
    let rest = key.strip_prefix("as_").unwrap_or_default().as_bytes();
    rest.len() == 43
        && rest
            .iter()
            .all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::SystemRandom;

    #[test]
    fn new_keys_are_well_formed() {
        let key = new_key(&SystemRandom);
        assert!(well_formed(&key) && key.len() == 46, "{}", key.len());
        for bad in [
            "",
            "as_",
            "x",
            "as_short",
            "AS_0000000000000000000000000000000000000000000",
        ] {
            assert!(!well_formed(bad), "{bad}");
        }
    }
}
