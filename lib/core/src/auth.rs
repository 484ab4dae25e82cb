//! Keys: `as_` and 43 base64url characters. Only their SHA-256 is stored and looked up, so a comparison of secrets
//! never happens in this process and a leaked table opens nothing.

use std::time::Duration;

use data_encoding::{BASE64URL_NOPAD, HEXLOWER};
use http::HeaderMap;
use http::header::AUTHORIZATION;
use sha2::{Digest, Sha256};
use tokio::time::Instant;

use crate::app::App;
use crate::bucket::Level;
use crate::caller::Caller;
use crate::clock::Random;
use crate::error::{Error, Result};
use crate::operation::Scope;
use crate::store::attempts::of_a_request_until;
use crate::store::keychain::Refused;

/// How long the check of a key may take. With the time that a request has after it, the caller is answered before API
/// Gateway gives up; a body that comes slowly counts for neither.
const TIME: Duration = Duration::from_secs(7);

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

fn well_formed(key: &str) -> bool {
    let rest = key.strip_prefix("as_").unwrap_or_default().as_bytes();
    rest.len() == 43
        && rest
            .iter()
            .all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_'))
}

fn bearer(headers: &HeaderMap) -> Result<&str> {
    let header = headers.get(AUTHORIZATION).ok_or(Error::MissingToken)?;
    let bytes = header.as_bytes().trim_ascii();
    let end = bytes.iter().position(|byte| *byte == b' ').unwrap_or(bytes.len());
    let (scheme, token) = bytes.split_at(end);
    let token = token.trim_ascii();
    if !scheme.eq_ignore_ascii_case(b"bearer") || token.is_empty() {
        // The scheme is not quoted: where it was forgotten, it is the key.
        return Err(Error::WrongScheme);
    }
    // What is no text can be no key.
    std::str::from_utf8(token).map_err(|_| Error::InvalidToken)
}

/// Checks the key, its scope, and takes the tokens: one request to DynamoDB.
pub async fn check(app: &App, headers: &HeaderMap, scope: Scope, cost: u32) -> Result<(Caller, Level), Refused> {
    let key = bearer(headers).map_err(Refused::without_level)?;
    if !well_formed(key) {
        return Err(Refused::without_level(Error::InvalidToken));
    }
    let hash = KeyHash::of(key);
    let taken = app.keychain.take(&hash, scope, cost, app.clock.now());
    of_a_request_until(Instant::now() + TIME, taken).await
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

    #[test]
    fn the_scheme_is_case_insensitive_and_required() {
        let read = |text: &'static str| {
            let headers = HeaderMap::from_iter([(AUTHORIZATION, http::HeaderValue::from_static(text))]);
            bearer(&headers).map(str::to_owned)
        };
        assert_eq!(read("bEARER abc"), Ok("abc".into()));
        for text in ["Basic abc", "Bearer", "Bearer  ", ""] {
            assert_eq!(read(text), Err(Error::WrongScheme), "{text}");
        }
    }

    #[test]
    fn a_header_that_is_no_ascii_is_told_by_its_scheme() {
        let read = |bytes: &[u8]| {
            let value = http::HeaderValue::from_bytes(bytes).expect("a header");
            bearer(&HeaderMap::from_iter([(AUTHORIZATION, value)])).map(str::to_owned)
        };
        for other in [&b"Basic caf\xe9"[..], b"caf\xe9", b"B\xe9arer abc", b"\xe9 Bearer abc"] {
            assert_eq!(read(other), Err(Error::WrongScheme), "{other:?}");
        }
        assert_eq!(read(b"Bearer as_caf\xe9"), Err(Error::InvalidToken));
    }
}
