//! An identity provider of the tests' own, which signs what each test wants it to say.

use std::sync::{Arc, Mutex};

use axum::Router;
use axum::extract::State;
use axum::routing::{get, post};
use data_encoding::BASE64URL_NOPAD;
use http::HeaderMap;
use ring::hmac;
use ring::rand::SystemRandom;
use ring::rsa::{KeyPairComponents, PublicKeyComponents};
use ring::signature::{
    ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair, RSA_PKCS1_SHA256, RSA_PKCS1_SHA512, RsaKeyPair,
};
use serde_json::{Value, json};

use crate::browser::{Browser, Page};

/// Whose address the provider vouches for, unless a test says otherwise.
pub(crate) const EMAIL: &str = "ana@a.example";

/// The key pair of RFC 7515, appendix A.2, which everybody knows: its modulus, private exponent, primes and what follows
/// from them. `ring` makes no RSA keys.
const RSA: [&str; 7] = [
    "ofgWCuLjybRlzo0tZWJjNiuSfb4p4fAkd_wWJcyQoTbji9k0l8W26mPddxHmfHQp-Vaw-4qPCJrcS2mJPMEzP1Pt0Bm4d4QlL-yRT-SFd2lZS-pCgNMsD1W_YpRPEwOWvG6b32690r2jZ47soMZo9wGzjb_7OMg0LOL-bSf63kpaSHSXndS5z5rexMdbBYUsLA9e-KXBdQOS-UTo7WTBEMa2R2CapHg665xsmtdVMTBQY4uDZlxvb3qCo5ZwKh9kG4LT6_I5IhlJH7aGhyxXFvUK-DWNmoudF8NAco9_h9iaGNj8q2ethFkMLs91kzk2PAcDTW9gb54h4FRWyuXpoQ",
    "Eq5xpGnNCivDflJsRQBXHx1hdR1k6Ulwe2JZD50LpXyWPEAeP88vLNO97IjlA7_GQ5sLKMgvfTeXZx9SE-7YwVol2NXOoAJe46sui395IW_GO-pWJ1O0BkTGoVEn2bKVRUCgu-GjBVaYLU6f3l9kJfFNS3E0QbVdxzubSu3Mkqzjkn439X0M_V51gfpRLI9JYanrC4D4qAdGcopV_0ZHHzQlBjudU2QvXt4ehNYTCBr6XCLQUShb1juUO1ZdiYoFaFQT5Tw8bGUl_x_jTj3ccPDVZFD9pIuhLhBOneufuBiB4cS98l2SR_RQyGWSeWjnczT0QU91p1DhOVRuOopznQ",
    "4BzEEOtIpmVdVEZNCqS7baC4crd0pqnRH_5IB3jw3bcxGn6QLvnEtfdUdiYrqBdss1l58BQ3KhooKeQTa9AB0Hw_Py5PJdTJNPY8cQn7ouZ2KKDcmnPGBY5t7yLc1QlQ5xHdwW1VhvKn-nXqhJTBgIPgtldC-KDV5z-y2XDwGUc",
    "uQPEfgmVtjL0Uyyx88GZFF1fOunH3-7cepKmtH4pxhtCoHqpWmT8YAmZxaewHgHAjLYsp1ZSe7zFYHj7C6ul7TjeLQeZD_YwD66t62wDmpe_HlB-TnBA-njbglfIsRLtXlnDzQkv5dTltRJ11BKBBypeeF6689rjcJIDEz9RWdc",
    "BwKfV3Akq5_MFZDFZCnW-wzl-CCo83WoZvnLQwCTeDv8uzluRSnm71I3QCLdhrqE2e9YkxvuxdBfpT_PI7Yz-FOKnu1R6HsJeDCjn12Sk3vmAktV2zb34MCdy7cpdTh_YVr7tss2u6vneTwrA86rZtu5Mbr1C1XsmvkxHQAdYo0",
    "h_96-mK1R_7glhsum81dZxjTnYynPbZpHziZjeeHcXYsXaaMwkOlODsWa7I9xXDoRwbKgB719rrmI2oKr6N3Do9U0ajaHF-NKJnwgjMd2w9cjz3_-kyNlxAr2v4IKhGNpmM5iIgOS1VZnOZ68m6_pbLBSp3nssTdlqvd0tIiTHU",
    "IYd7DHOhrWvxkwPQsRM2tOgrjbcrfvtQJipd-DlcxyVuuM9sQLdgjVk2oy26F0EmpScGLq2MowX7fhd_QJQ3ydy5cY7YIBi87w93IKLEdfnbJtoOPLUW0ITrJReOgo1cq9SbsxYawBgfp_gh6A5603k2-ZQwVK0JKSHuLFkuQ3U",
];

/// Who signs a token, and how.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Signed {
    /// By the provider, ES256.
    #[default]
    Es256,
    /// By the provider, RS256.
    Rs256,
    /// By the provider's RSA key with another hash.
    Rs512,
    /// By somebody else, as ES256.
    Forged,
    /// With the provider's public key as a shared secret.
    Hs256,
    /// Not at all.
    Nobody,
}

/// What the provider says and does.
pub(crate) struct Provider {
    pub(crate) url: String,
    key: EcdsaKeyPair,
    rsa: RsaKeyPair,
    /// How a client may show who it is, where the metadata says so.
    methods: Option<Value>,
    pub(crate) said: Mutex<Said>,
}

#[derive(Default)]
pub(crate) struct Said {
    /// What differs from the claims that are right.
    pub(crate) changes: Value,
    /// The id of the key that the token names.
    pub(crate) key_id: Option<&'static str>,
    /// The algorithm that the token names, where it is not that of its signature.
    pub(crate) algorithm: Option<&'static str>,
    pub(crate) signed: Signed,
    /// What was asked for: the nonce, the challenge, and what the token endpoint was sent.
    pub(crate) nonce: String,
    pub(crate) challenge: String,
    pub(crate) form: Vec<(String, String)>,
    pub(crate) authorization: Option<String>,
    pub(crate) key_reads: u32,
}

impl Said {
    /// A field of the form that the token endpoint was sent.
    pub(crate) fn sent(&self, name: &str) -> Option<&str> {
        let found = self.form.iter().find(|(of, _)| of == name);
        found.map(|(_, value)| value.as_str())
    }
}

fn new_key() -> EcdsaKeyPair {
    let (algorithm, random) = (&ECDSA_P256_SHA256_FIXED_SIGNING, SystemRandom::new());
    let document = EcdsaKeyPair::generate_pkcs8(algorithm, &random).expect("a key");
    EcdsaKeyPair::from_pkcs8(algorithm, document.as_ref(), &random).expect("a key")
}

fn rsa_key() -> RsaKeyPair {
    let [n, d, p, q, d_p, d_q, q_inv] = RSA.map(|part| BASE64URL_NOPAD.decode(part.as_bytes()).expect("base64url"));
    let public_key = PublicKeyComponents { n, e: vec![1, 0, 1] };
    let components = KeyPairComponents {
        public_key,
        d,
        p,
        q,
        dP: d_p,
        dQ: d_q,
        qInv: q_inv,
    };
    RsaKeyPair::from_components(&components).expect("a key")
}

impl Provider {
    pub(crate) async fn serve(methods: Option<Value>) -> Arc<Self> {
        let listener = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let provider = Arc::new(Self {
            url: format!("http://{}", listener.local_addr().expect("an address")),
            key: new_key(),
            rsa: rsa_key(),
            methods,
            said: Mutex::default(),
        });
        let router = Router::new()
            .route("/.well-known/openid-configuration", get(Self::metadata))
            .route("/keys", get(Self::keys))
            .route("/token", post(Self::token))
            .with_state(Arc::clone(&provider));
        tokio::spawn(async move { axum::serve(listener, router).await });
        provider
    }

    async fn metadata(State(provider): State<Arc<Self>>) -> String {
        let url = &provider.url;
        let mut metadata = json!({"issuer": url, "authorization_endpoint": format!("{url}/authorize?tenant=1"),
            "token_endpoint": format!("{url}/token"), "jwks_uri": format!("{url}/keys")});
        if let Some(methods) = &provider.methods {
            metadata["token_endpoint_auth_methods_supported"] = methods.clone();
        }
        metadata.to_string()
    }

    async fn keys(State(provider): State<Arc<Self>>) -> String {
        provider.said.lock().expect("said").key_reads += 1;
        let point = provider.key.public_key().as_ref();
        let part = |range: std::ops::Range<usize>| BASE64URL_NOPAD.encode(&point[range]);
        json!({"keys": [
            {"kty": "EC", "crv": "P-256", "kid": "one", "use": "sig", "x": part(1..33), "y": part(33..65)},
            {"kty": "RSA", "kid": "rsa", "use": "sig", "alg": "RS256", "n": RSA[0], "e": "AQAB"}
        ]})
        .to_string()
    }

    async fn token(State(provider): State<Arc<Self>>, headers: HeaderMap, body: String) -> String {
        let form = reqwest::Url::parse(&format!("http://x/?{body}")).expect("a form");
        let mut said = provider.said.lock().expect("said");
        said.form = form.query_pairs().into_owned().collect();
        let authorization = headers.get("authorization");
        said.authorization = authorization.map(|value| value.to_str().expect("a text").to_owned());
        let now = 1_795_000_000;
        let mut claims = json!({"iss": provider.url, "sub": "248289761001", "aud": "answers", "exp": now + 300,
            "iat": now, "nonce": said.nonce, "email": EMAIL, "email_verified": true});
        let fields = claims.as_object_mut().expect("an object");
        fields.extend(said.changes.as_object().cloned().unwrap_or_default());
        let token = provider.signed(&said, &claims);
        json!({"access_token": "x", "token_type": "Bearer", "id_token": token}).to_string()
    }

    fn signed(&self, said: &Said, claims: &Value) -> String {
        let (algorithm, key_id) = match said.signed {
            Signed::Es256 | Signed::Forged => ("ES256", "one"),
            Signed::Rs256 => ("RS256", "rsa"),
            Signed::Rs512 => ("RS512", "rsa"),
            Signed::Hs256 => ("HS256", "rsa"),
            Signed::Nobody => ("none", "rsa"),
        };
        let header = json!({"alg": said.algorithm.unwrap_or(algorithm), "kid": said.key_id.unwrap_or(key_id)});
        let encoded = |part: &Value| BASE64URL_NOPAD.encode(part.to_string().as_bytes());
        let message = format!("{}.{}", encoded(&header), encoded(claims));
        let (bytes, random) = (message.as_bytes(), SystemRandom::new());
        let by = |key: &EcdsaKeyPair| key.sign(&random, bytes).expect("signed").as_ref().to_vec();
        let rsa = |padding| {
            let mut signature = vec![0; self.rsa.public().modulus_len()];
            self.rsa.sign(padding, &random, bytes, &mut signature).expect("signed");
            signature
        };
        let signature = match said.signed {
            Signed::Es256 => by(&self.key),
            Signed::Forged => by(&new_key()),
            Signed::Rs256 => rsa(&RSA_PKCS1_SHA256),
            Signed::Rs512 => rsa(&RSA_PKCS1_SHA512),
            Signed::Hs256 => {
                let key = hmac::Key::new(hmac::HMAC_SHA256, RSA[0].as_bytes());
                hmac::sign(&key, bytes).as_ref().to_vec()
            }
            Signed::Nobody => Vec::new(),
        };
        format!("{message}.{}", BASE64URL_NOPAD.encode(&signature))
    }

    pub(crate) fn says(&self, changes: Value) {
        self.signs(Said {
            changes,
            ..Said::default()
        });
    }

    /// What the next tokens are; what was asked before is forgotten.
    pub(crate) fn signs(&self, said: Said) {
        *self.said.lock().expect("said") = said;
    }

    /// Somebody signs in at the provider, and the browser brings its answer back.
    pub(crate) async fn sign_in(&self, browser: &Browser, next: &str) -> Page {
        let asked = browser.get(&format!("/oauth/provider?next={next}")).await;
        assert_eq!(asked.status, 303, "{}", asked.text);
        assert!(
            asked
                .location()
                .starts_with(&format!("{}/authorize?tenant=1&", self.url))
        );
        let parameter = |name: &str| asked.parameter(name).unwrap_or_default();
        {
            let mut said = self.said.lock().expect("said");
            said.nonce = parameter("nonce");
            said.challenge = parameter("code_challenge");
        }
        let state = parameter("state");
        browser
            .get(&format!("/oauth/provider/callback?code=c&state={state}"))
            .await
    }
}
