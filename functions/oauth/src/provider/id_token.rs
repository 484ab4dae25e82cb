//! ID tokens: OpenID Connect Core 1.0, section 3.1.3.7. Their signature is RS256, which every provider must offer (section
//! 15.1), or ES256; each is checked with a key of its own kind alone, so that no token chooses what it is checked by.

use answerscope_domain::entities::account::Email;
use data_encoding::BASE64URL_NOPAD;
use ring::signature::{ECDSA_P256_SHA256_FIXED, RSA_PKCS1_2048_8192_SHA256, RsaPublicKeyComponents, UnparsedPublicKey};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// How far the clocks of a provider and of this service may be apart, in seconds.
const SKEW: f64 = 60.0;

/// A public key of a provider (RFC 7517).
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PublicKey {
    id: Option<String>,
    material: Material,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Material {
    Rsa {
        n: Vec<u8>,
        e: Vec<u8>,
    },
    /// A point of P-256, uncompressed.
    P256(Vec<u8>),
}

/// The keys of a set that sign, of the kinds that are known here.
pub(crate) fn keys_of(set: &Value) -> Vec<PublicKey> {
    let keys = set["keys"].as_array().into_iter().flatten();
    keys.filter_map(key_of).collect()
}

fn key_of(key: &Value) -> Option<PublicKey> {
    let bytes = |name: &str| BASE64URL_NOPAD.decode(key[name].as_str()?.as_bytes()).ok();
    if key["use"].as_str().is_some_and(|used| used != "sig") {
        return None;
    }
    let material = match (key["kty"].as_str()?, key["crv"].as_str()) {
        ("RSA", _) => Material::Rsa {
            n: bytes("n")?,
            e: bytes("e")?,
        },
        ("EC", Some("P-256")) => Material::P256([vec![4], bytes("x")?, bytes("y")?].concat()),
        _ => return None,
    };
    let id = key["kid"].as_str().map(str::to_owned);
    Some(PublicKey { id, material })
}

impl PublicKey {
    /// Whether a message was signed with it, by the one algorithm that is its own here.
    fn verifies(&self, message: &[u8], signature: &[u8]) -> bool {
        match &self.material {
            Material::Rsa { n, e } => {
                let key = RsaPublicKeyComponents { n, e };
                key.verify(&RSA_PKCS1_2048_8192_SHA256, message, signature).is_ok()
            }
            Material::P256(point) => UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, point)
                .verify(message, signature)
                .is_ok(),
        }
    }

    fn algorithm(&self) -> &'static str {
        match self.material {
            Material::Rsa { .. } => "RS256",
            Material::P256(_) => "ES256",
        }
    }
}

/// What a token must say.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Expected<'a> {
    pub(crate) issuer: &'a str,
    pub(crate) client_id: &'a str,
    pub(crate) nonce: &'a str,
    /// Seconds since 1970.
    pub(crate) now: i64,
}

/// Who a token is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Vouched {
    /// The provider's id of them, which never becomes another's.
    pub(crate) subject: String,
    /// An address that the provider says is theirs.
    pub(crate) email: Email,
}

/// What is wrong with a token, for the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum TokenWrong {
    Malformed,
    Algorithm,
    /// The provider has no such key, or has it only now.
    UnknownKey,
    Signature,
    Issuer,
    Audience,
    Expired,
    Nonce,
    /// The provider does not say that the address is theirs.
    Email,
}

#[derive(Deserialize)]
struct Header {
    alg: String,
    kid: Option<String>,
    /// RFC 7515, section 4.1.11: what must be understood, and is not here.
    crit: Option<Value>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Audience {
    One(String),
    Some(Vec<String>),
}

#[derive(Deserialize)]
struct Claims {
    iss: String,
    sub: String,
    aud: Audience,
    azp: Option<String>,
    exp: f64,
    iat: f64,
    nonce: Option<String>,
    email: Option<String>,
    email_verified: Option<bool>,
}

/// Reads a token that one of these keys must have signed.
///
/// # Errors
/// The first thing that is wrong with it.
pub(crate) fn read(token: &str, keys: &[PublicKey], expected: Expected<'_>) -> Result<Vouched, TokenWrong> {
    let (message, signature) = token.rsplit_once('.').ok_or(TokenWrong::Malformed)?;
    let (header, claims) = message.split_once('.').ok_or(TokenWrong::Malformed)?;
    let header: Header = part(header)?;
    if header.crit.is_some() || !["RS256", "ES256"].contains(&header.alg.as_str()) {
        return Err(TokenWrong::Algorithm);
    }
    let signature = decoded(signature)?;
    let named = |key: &&PublicKey| {
        let same = header.kid.is_none() || key.id == header.kid;
        same && key.algorithm() == header.alg
    };
    let mut known = keys.iter().filter(named).peekable();
    known.peek().ok_or(TokenWrong::UnknownKey)?;
    if !known.any(|key| key.verifies(message.as_bytes(), &signature)) {
        return Err(TokenWrong::Signature);
    }
    checked(part(claims)?, expected)
}

fn decoded(text: &str) -> Result<Vec<u8>, TokenWrong> {
    let bytes = BASE64URL_NOPAD.decode(text.as_bytes());
    bytes.map_err(|_| TokenWrong::Malformed)
}

fn part<T: DeserializeOwned>(text: &str) -> Result<T, TokenWrong> {
    serde_json::from_slice(&decoded(text)?).map_err(|_| TokenWrong::Malformed)
}

fn checked(claims: Claims, expected: Expected<'_>) -> Result<Vouched, TokenWrong> {
    let client = |one: &String| one == expected.client_id;
    let meant = match &claims.aud {
        Audience::One(one) => client(one),
        // For more than one, the token names whose it is (section 3.1.3.7, rules 3 to 5).
        Audience::Some(all) => all.iter().any(client) && (all.len() == 1 || claims.azp.is_some()),
    };
    let now = expected.now as f64;
    if claims.iss != expected.issuer {
        return Err(TokenWrong::Issuer);
    }
    if !meant || claims.azp.as_ref().is_some_and(|azp| !client(azp)) {
        return Err(TokenWrong::Audience);
    }
    if claims.exp + SKEW <= now || claims.iat > now + SKEW {
        return Err(TokenWrong::Expired);
    }
    if claims.nonce.as_deref() != Some(expected.nonce) {
        return Err(TokenWrong::Nonce);
    }
    if claims.sub.is_empty() {
        return Err(TokenWrong::Malformed);
    }
    let email = claims.email.filter(|_| claims.email_verified == Some(true));
    let email = email.and_then(|email| Email::parse(&email).ok());
    Ok(Vouched {
        subject: claims.sub,
        email: email.ok_or(TokenWrong::Email)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// RFC 7515, appendices A.2 and A.3: key, signed message and signature.
    const RSA: (&str, &str, &str) = (
        "ofgWCuLjybRlzo0tZWJjNiuSfb4p4fAkd_wWJcyQoTbji9k0l8W26mPddxHmfHQp-Vaw-4qPCJrcS2mJPMEzP1Pt0Bm4d4QlL-yRT-SFd2lZS-pCgNMsD1W_YpRPEwOWvG6b32690r2jZ47soMZo9wGzjb_7OMg0LOL-bSf63kpaSHSXndS5z5rexMdbBYUsLA9e-KXBdQOS-UTo7WTBEMa2R2CapHg665xsmtdVMTBQY4uDZlxvb3qCo5ZwKh9kG4LT6_I5IhlJH7aGhyxXFvUK-DWNmoudF8NAco9_h9iaGNj8q2ethFkMLs91kzk2PAcDTW9gb54h4FRWyuXpoQ",
        "eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ",
        "cC4hiUPoj9Eetdgtv3hF80EGrhuB__dzERat0XF9g2VtQgr9PJbu3XOiZj5RZmh7AAuHIm4Bh-0Qc_lF5YKt_O8W2Fp5jujGbds9uJdbF9CUAr7t1dnZcAcQjbKBYNX4BAynRFdiuB--f_nZLgrnbyTyWzO75vRK5h6xBArLIARNPvkSjtQBMHlb1L07Qe7K0GarZRmB_eSN9383LcOLn6_dO--xi12jzDwusC-eOkHWEsqtFZESc6BfI7noOPqvhJ1phCnvWh6IeYI2w9QOYEUipUTI8np6LbgGY9Fs98rqVt5AXLIhWkWywlVmtVrBp0igcN_IoypGlUPQGe77Rw",
    );
    const EC: (&str, &str, &str, &str) = (
        "f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU",
        "x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0",
        "eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ",
        "DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXFCgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP3-Kg6NU1Q",
    );

    fn signature(text: &str) -> Vec<u8> {
        BASE64URL_NOPAD.decode(text.as_bytes()).expect("base64url")
    }

    #[test]
    fn signatures_of_the_standard_are_right_and_others_are_not() {
        let (n, message, signed) = RSA;
        let rsa = key_of(&json!({"kty": "RSA", "n": n, "e": "AQAB"})).expect("a key");
        assert!(rsa.verifies(message.as_bytes(), &signature(signed)));
        let (x, y, ec_message, ec_signed) = EC;
        let ec = key_of(&json!({"kty": "EC", "crv": "P-256", "x": x, "y": y})).expect("a key");
        assert!(ec.verifies(ec_message.as_bytes(), &signature(ec_signed)));
        assert!(!rsa.verifies(ec_message.as_bytes(), &signature(signed)));
        assert!(!ec.verifies(message.as_bytes(), &signature(signed)));
        assert!(!rsa.verifies(message.as_bytes(), &[]));
    }

    #[test]
    fn keys_that_are_not_for_signatures_or_of_another_kind_are_left_out() {
        let set = json!({"keys": [
            {"kty": "RSA", "use": "enc", "n": "AQAB", "e": "AQAB"},
            {"kty": "oct", "k": "AQAB"},
            {"kty": "EC", "crv": "P-521", "x": "AQAB", "y": "AQAB"},
            {"kty": "RSA", "n": "!", "e": "AQAB"},
            {"kty": "RSA", "use": "sig", "kid": "one", "n": "AQAB", "e": "AQAB"}
        ]});
        let keys = keys_of(&set);
        assert_eq!(keys.len(), 1);
        assert_eq!(keys[0].id.as_deref(), Some("one"));
        assert!(keys_of(&json!({})).is_empty());
    }

    #[test]
    fn claims_are_those_that_were_asked_for() {
        let expected = Expected {
            issuer: "https://accounts.example.com",
            client_id: "answers",
            nonce: "n",
            now: 1_000,
        };
        let check = |change: Value| {
            let mut claims = json!({"iss": expected.issuer, "sub": "1", "aud": "answers", "exp": 1_300, "iat": 1_000,
                "nonce": "n", "email": "Ana@A.example", "email_verified": true});
            let fields = claims.as_object_mut().expect("an object");
            fields.extend(change.as_object().cloned().unwrap_or_default());
            checked(serde_json::from_value(claims).expect("claims"), expected)
        };
        let vouched = check(json!({})).expect("right");
        assert_eq!(
            (vouched.subject.as_str(), vouched.email.as_str()),
            ("1", "ana@a.example")
        );
        assert!(check(json!({"aud": ["answers"]})).is_ok());
        assert!(check(json!({"aud": ["answers", "other"], "azp": "answers"})).is_ok());
        assert!(check(json!({"exp": 940.5})).is_ok(), "clocks differ");
        for (change, wrong) in [
            (json!({"iss": "https://accounts.example.com/"}), TokenWrong::Issuer),
            (json!({"aud": "other"}), TokenWrong::Audience),
            (json!({"aud": ["answers", "other"]}), TokenWrong::Audience),
            (json!({"aud": [], "azp": "answers"}), TokenWrong::Audience),
            (json!({"azp": "other"}), TokenWrong::Audience),
            (json!({"exp": 940}), TokenWrong::Expired),
            (json!({"iat": 1_061}), TokenWrong::Expired),
            (json!({"nonce": "m"}), TokenWrong::Nonce),
            (json!({"nonce": null}), TokenWrong::Nonce),
            (json!({"email_verified": false}), TokenWrong::Email),
            (json!({"email_verified": null}), TokenWrong::Email),
            (json!({"email": null}), TokenWrong::Email),
            (json!({"email": "nobody"}), TokenWrong::Email),
            (json!({"sub": ""}), TokenWrong::Malformed),
        ] {
            assert_eq!(check(change.clone()), Err(wrong), "{change}");
        }
    }
}
