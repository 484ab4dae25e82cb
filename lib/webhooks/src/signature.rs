//! Signatures as in [Standard Webhooks](https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md):
//! HMAC-SHA256 (RFC 2104, FIPS 180-4) over `id.timestamp.body`.
//!
//! The signature covers the message's id and the time of the attempt, so that a receiver can tell a retry from a new
//! message and refuse an old one that someone has recorded. Receivers verify with any of the reference libraries.

use std::str::FromStr;

use data_encoding::BASE64;
use hmac::{Hmac, Mac};
use http::header::{CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue, InvalidHeaderValue};
use sha2::Sha256;
use zeroize::Zeroizing;

/// The message's id: the same at every attempt of a delivery.
pub const ID: HeaderName = HeaderName::from_static("webhook-id");
/// When the attempt was made, in seconds since 1970.
pub const TIMESTAMP: HeaderName = HeaderName::from_static("webhook-timestamp");
/// The signatures, a space between them.
pub const SIGNATURE: HeaderName = HeaderName::from_static("webhook-signature");

const PREFIX: &str = "whsec_";

/// The key of one webhook: 32 random bytes, written `whsec_` and base64.
///
/// Neither `Debug` nor an error shows it, and its bytes are overwritten when it is dropped.
#[derive(Clone, PartialEq, Eq)]
pub struct SigningSecret(Zeroizing<Vec<u8>>);

/// A text that is no [`SigningSecret`]; does not tell the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WrongSecret;

impl std::fmt::Display for WrongSecret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("expected a secret: whsec_ and the base64 of 24 to 64 bytes")
    }
}

impl std::error::Error for WrongSecret {}

impl std::fmt::Debug for SigningSecret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SigningSecret(whsec_***)")
    }
}

impl SigningSecret {
    /// A new secret from 32 random bytes of the caller.
    pub fn new(random: [u8; 32]) -> Self {
        let random = Zeroizing::new(random);
        Self(Zeroizing::new(random.to_vec()))
    }

    /// The secret in full, to be shown once to the owner of the webhook and to be stored.
    pub fn reveal(&self) -> Zeroizing<String> {
        let mut text = Zeroizing::new(String::with_capacity(PREFIX.len() + BASE64.encode_len(self.0.len())));
        text.push_str(PREFIX);
        BASE64.encode_append(&self.0, &mut text);
        text
    }
}

impl FromStr for SigningSecret {
    type Err = WrongSecret;

    /// Reads `whsec_BASE64`; 24 to 64 bytes, as the specification allows.
    fn from_str(text: &str) -> Result<Self, WrongSecret> {
        let encoded = text.strip_prefix(PREFIX).ok_or(WrongSecret)?;
        let bytes = Zeroizing::new(BASE64.decode(encoded.as_bytes()).map_err(|_| WrongSecret)?);
        if (24..=64).contains(&bytes.len()) {
            Ok(Self(bytes))
        } else {
            Err(WrongSecret)
        }
    }
}

/// The value of `webhook-signature`: `v1,BASE64` for each secret, a space between them.
///
/// Two secrets are in force while one replaces the other; a receiver accepts the message when either matches.
pub fn sign(secrets: &[SigningSecret], id: &str, timestamp_seconds: i64, body: &[u8]) -> String {
    let signed = |secret: &SigningSecret| {
        let tag = mac(secret, id, timestamp_seconds, body).finalize().into_bytes();
        format!("v1,{}", BASE64.encode(&tag))
    };
    secrets.iter().map(signed).collect::<Vec<_>>().join(" ")
}

/// All headers of an attempt with a JSON body: content type, id, timestamp and signatures.
///
/// # Errors
/// When the id holds characters that no header may hold.
pub fn headers(
    secrets: &[SigningSecret],
    id: &str,
    timestamp_seconds: i64,
    body: &[u8],
) -> Result<HeaderMap, InvalidHeaderValue> {
    Ok(HeaderMap::from_iter([
        (CONTENT_TYPE, HeaderValue::from_static("application/json")),
        (ID, HeaderValue::try_from(id)?),
        (TIMESTAMP, HeaderValue::from(timestamp_seconds)),
        (
            SIGNATURE,
            HeaderValue::try_from(sign(secrets, id, timestamp_seconds, body))?,
        ),
    ]))
}

/// Whether one of the signatures was made with this secret; compares in constant time.
///
/// The age of the timestamp is the receiver's to judge.
pub fn verify(secret: &SigningSecret, id: &str, timestamp_seconds: i64, body: &[u8], signatures: &str) -> bool {
    signatures
        .split(' ')
        .filter_map(|signature| BASE64.decode(signature.strip_prefix("v1,")?.as_bytes()).ok())
        .any(|tag| mac(secret, id, timestamp_seconds, body).verify_slice(&tag).is_ok())
}

fn mac(secret: &SigningSecret, id: &str, timestamp_seconds: i64, body: &[u8]) -> Hmac<Sha256> {
    let mut mac = Hmac::<Sha256>::new_from_slice(&secret.0).expect("HMAC takes keys of any length");
    for part in [
        id.as_bytes(),
        b".",
        timestamp_seconds.to_string().as_bytes(),
        b".",
        body,
    ] {
        mac.update(part);
    }
    mac
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of the reference libraries' own tests (standard-webhooks, `libraries/*`).
    const SECRET: &str = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
    const MESSAGE: (&str, i64, &[u8]) = (
        "msg_p5jXN8AQM9LWM0D4loKWxJek",
        1_614_265_330,
        br#"{"test": 2432232314}"#,
    );
    const SIGNED: &str = "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=";

    fn secret(text: &str) -> SigningSecret {
        text.parse().expect(text)
    }

    #[test]
    fn signs_as_the_reference_libraries_do() {
        let (id, timestamp, body) = MESSAGE;
        assert_eq!(sign(&[secret(SECRET)], id, timestamp, body), SIGNED);
    }

    #[test]
    fn a_rotation_signs_with_both_secrets() {
        let (id, timestamp, body) = MESSAGE;
        let (old, new) = (secret(SECRET), SigningSecret::new([7; 32]));
        let both = sign(&[new.clone(), old.clone()], id, timestamp, body);
        assert!(both.ends_with(&format!(" {SIGNED}")), "{both}");
        assert!(verify(&old, id, timestamp, body, &both) && verify(&new, id, timestamp, body, &both));
        assert!(
            !verify(&SigningSecret::new([8; 32]), id, timestamp, body, &both),
            "a third secret"
        );
    }

    #[test]
    fn whatever_is_changed_no_longer_verifies() {
        let (id, timestamp, body) = MESSAGE;
        let key = secret(SECRET);
        assert!(verify(&key, id, timestamp, body, SIGNED));
        assert!(!verify(&key, "msg_other", timestamp, body, SIGNED));
        assert!(!verify(&key, id, timestamp + 1, body, SIGNED));
        assert!(!verify(&key, id, timestamp, br#"{"test": 2432232315}"#, SIGNED));
        for signatures in [
            "",
            "v1,",
            "v1",
            "v1a,x",
            &SIGNED[3..],
            &SIGNED.replace("v1,", "v2,"),
            &SIGNED[..40],
        ] {
            assert!(!verify(&key, id, timestamp, body, signatures), "{signatures}");
        }
    }

    #[test]
    fn secrets_are_read_strictly_and_written_as_read() {
        assert_eq!(secret(SECRET).reveal().as_str(), SECRET);
        let new = SigningSecret::new([0xfb; 32]);
        assert_eq!((new.reveal().len(), secret(&new.reveal()) == new), (6 + 44, true));
        let long = format!("whsec_{}", BASE64.encode(&[1; 65]));
        for wrong in [
            "",
            "whsec_",
            &SECRET[6..],
            "WHSEC_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
            "whsec_MfKQ9r8G",
            &long,
        ] {
            assert_eq!(wrong.parse::<SigningSecret>(), Err(WrongSecret), "{wrong}");
        }
    }

    #[test]
    fn a_secret_is_never_shown() {
        assert_eq!(format!("{:?}", [secret(SECRET)]), "[SigningSecret(whsec_***)]");
        assert!(!WrongSecret.to_string().contains("MfKQ"));
    }

    #[test]
    fn headers_hold_what_a_receiver_needs() {
        let (id, timestamp, body) = MESSAGE;
        let headers = headers(&[secret(SECRET)], id, timestamp, body).expect("headers");
        assert_eq!(headers["content-type"], "application/json");
        assert_eq!(
            (headers[ID].as_bytes(), &headers[TIMESTAMP]),
            (id.as_bytes(), &HeaderValue::from(timestamp))
        );
        assert_eq!(headers[SIGNATURE], SIGNED);
        assert!(
            super::headers(&[], "a\nb", 0, b"").is_err(),
            "no header can be smuggled in by an id"
        );
    }
}
