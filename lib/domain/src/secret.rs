//! Secrets that somebody carries and shows: access tokens, refresh tokens, authorization codes, sessions, links by email.
//! 256 random bits in base64url behind a prefix that tells the kind; only their SHA-256 is stored and looked up, as with
//! keys of the API. The secret of a download is shown at each poll and so is stored as it is.

use data_encoding::{BASE64URL_NOPAD, HEXLOWER};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

use crate::clock::Random;
use crate::ids::Token;

/// Characters of the random part.
const RANDOM: usize = 43;

/// The SHA-256 of a secret as hex.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SecretHash(String);

impl SecretHash {
    /// Hashes a secret.
    pub fn of(secret: &str) -> Self {
        Self(HEXLOWER.encode(&Sha256::digest(secret.as_bytes())))
    }

    /// 64 hex digits.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// What a secret is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SecretKind {
    /// An authorization code, RFC 6749, section 4.1.2.
    Code,
    /// A refresh token, RFC 6749, section 1.5.
    Refresh,
    /// The session of a browser.
    Session,
    /// What a browser has before anyone has signed in, so that its forms are its own.
    Visit,
    /// A link that was sent by email.
    Link,
    /// A link to an export's archive.
    Download,
}

impl SecretKind {
    fn prefix(self) -> &'static str {
        match self {
            Self::Code => "ac_",
            Self::Refresh => "rt_",
            Self::Session => "ss_",
            Self::Visit => "vs_",
            Self::Link => "ln_",
            Self::Download => "dl_",
        }
    }

    /// A new secret; but for that of a download it is shown once and never stored.
    pub fn generate(self, random: &dyn Random) -> String {
        format!("{}{}", self.prefix(), noise(random))
    }

    /// Whether a text has the form of such a secret.
    pub fn well_formed(self, text: &str) -> bool {
        text.strip_prefix(self.prefix()).is_some_and(is_noise)
    }
}

fn noise(random: &dyn Random) -> String {
    let mut bytes = [0u8; 32];
    random.fill(&mut bytes);
    BASE64URL_NOPAD.encode(&bytes)
}

fn is_noise(text: &str) -> bool {
    let allowed = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    text.len() == RANDOM && text.bytes().all(allowed)
}

/// A new access token of a grant. It carries the grant's id, so that one item is both looked up and charged; the secret
/// part is what proves it.
pub fn access_token(grant: Token, random: &dyn Random) -> String {
    format!("at_{grant}{}", noise(random))
}

/// The grant that an access token says it is of; `None`: it has not the form of one.
pub fn grant_of(token: &str) -> Option<Token> {
    let (grant, noise) = token.strip_prefix("at_")?.split_at_checked(20)?;
    is_noise(noise).then(|| grant.parse().ok())?
}

/// The token that a form or a script of a session's pages sends back. It follows from the session's secret, which no
/// other site knows, and does not tell it (synchronizer token of the OWASP cheat sheet on cross-site request forgery).
pub fn csrf_token(secret: &str) -> String {
    derived("csrf", secret)
}

/// What follows from a secret for one purpose, in base64url; it tells neither the secret nor what follows for another.
pub fn derived(purpose: &str, secret: &str) -> String {
    let mut hash = Sha256::new();
    hash.update(b"answerscope ");
    hash.update(purpose.as_bytes());
    hash.update(b"\0");
    hash.update(secret.as_bytes());
    BASE64URL_NOPAD.encode(&hash.finalize())
}

/// Compares in a time that does not tell where two texts differ.
pub fn same(left: &str, right: &str) -> bool {
    left.as_bytes().ct_eq(right.as_bytes()).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::{Moment, SystemRandom};

    #[test]
    fn a_secret_is_of_its_own_kind_alone() {
        let kinds = [
            SecretKind::Code,
            SecretKind::Refresh,
            SecretKind::Session,
            SecretKind::Visit,
            SecretKind::Link,
            SecretKind::Download,
        ];
        for kind in kinds {
            let secret = kind.generate(&SystemRandom);
            for other in kinds {
                assert_eq!(other.well_formed(&secret), other == kind, "{other:?} {secret}");
            }
            assert_eq!(grant_of(&secret), None);
        }
    }

    #[test]
    fn an_access_token_tells_its_grant() {
        let grant = Token::new(Moment(1_000_000), &SystemRandom);
        let token = access_token(grant, &SystemRandom);
        assert_eq!(grant_of(&token), Some(grant));
        for wrong in ["", "at_", "at_é", &token[..token.len() - 1], &format!("{token}x")] {
            assert_eq!(grant_of(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn the_token_of_a_form_is_not_the_secret() {
        let secret = SecretKind::Session.generate(&SystemRandom);
        assert!(!secret.contains(&csrf_token(&secret)));
        assert_ne!(derived("csrf", &secret), derived("state", &secret));
        assert!(same(&csrf_token(&secret), &csrf_token(&secret)));
        assert!(!same("a", "b") && !same("a", "aa") && !same("", "a"));
    }
}
