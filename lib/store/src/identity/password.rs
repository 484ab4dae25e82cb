//! Passwords: Argon2id with the parameters that OWASP recommends (19 MiB, two passes, one lane), the crate's defaults.

use argon2::Argon2;
use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};

use crate::runtime::cpu::cpu;
use answerscope_domain::clock::Random;
use answerscope_domain::error::{Error, Result};

/// The hash of no password, with the parameters of all: what an unknown address is checked against, so that it takes as
/// long as a known one.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// Hashes a password, in PHC string format.
pub(super) async fn hash(password: &str, random: &dyn Random) -> Result<String> {
    let mut salt = [0u8; 16];
    random.fill(&mut salt);
    let salt = SaltString::encode_b64(&salt).map_err(|error| Error::internal(error.to_string()))?;
    let password = password.to_owned();
    let hashed = cpu(move || {
        let hashed = Argon2::default().hash_password(password.as_bytes(), &salt);
        hashed.map(|hash| hash.to_string()).map_err(|error| error.to_string())
    });
    hashed.await?.map_err(Error::internal)
}

/// Whether a password is that of a hash; `None`, for nobody's, takes as long and is never so.
pub(super) async fn matches(password: &str, hash: Option<&str>) -> Result<bool> {
    let known = hash.is_some();
    let (password, hash) = (password.to_owned(), hash.unwrap_or(NOBODY).to_owned());
    let verified = cpu(move || {
        let parsed = PasswordHash::new(&hash).map_err(|error| error.to_string())?;
        Ok::<_, String>(Argon2::default().verify_password(password.as_bytes(), &parsed).is_ok())
    });
    Ok(verified.await?.map_err(Error::internal)? && known)
}

#[cfg(test)]
mod tests {
    use super::*;
    use answerscope_domain::clock::SystemRandom;

    #[tokio::test]
    async fn a_password_is_that_of_its_hash_alone_and_nobody_has_one() {
        let hashed = hash("correct horse", &SystemRandom).await.expect("a hash");
        assert!(matches("correct horse", Some(&hashed)).await.expect("checked"));
        assert!(!matches("correct horsf", Some(&hashed)).await.expect("checked"));
        for password in ["", "correct horse"] {
            assert!(!matches(password, None).await.expect("checked"));
        }
    }

    #[test]
    fn nobody_is_hashed_with_the_parameters_of_all() {
        let nobody = PasswordHash::new(NOBODY).expect("a hash");
        let anyone = Argon2::default();
        let params = argon2::Params::try_from(&nobody).expect("parameters");
        assert_eq!(
            (params.m_cost(), params.t_cost(), params.p_cost()),
            (
                anyone.params().m_cost(),
                anyone.params().t_cost(),
                anyone.params().p_cost()
            )
        );
        assert_eq!(nobody.hash.map(|hash| hash.len()), Some(32));
    }
}
