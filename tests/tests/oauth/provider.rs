//! Signing in with an identity provider: one of the tests' own, which signs what each test wants it to say.

use std::sync::{Arc, Mutex};

use answerscope_domain::entities::account::Role;
use answerscope_store::identity::{AddedMember, ChangedBy};
use axum::Router;
use axum::extract::State;
use axum::routing::{get, post};
use data_encoding::BASE64URL_NOPAD;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::browser::{Browser, Page};
use crate::rig::{Rig, rig_with};

const EMAIL: &str = "ana@a.example";

/// What the provider says and does.
struct Provider {
    url: String,
    key: EcdsaKeyPair,
    said: Mutex<Said>,
}

#[derive(Default)]
struct Said {
    /// What differs from the claims that are right.
    changes: Value,
    /// The id of the key that the token names.
    key_id: Option<&'static str>,
    /// Whether another key signs.
    forged: bool,
    /// What was asked for: the nonce, the challenge, and what the token endpoint was sent.
    nonce: String,
    challenge: String,
    form: Vec<(String, String)>,
    key_reads: u32,
}

fn new_key() -> EcdsaKeyPair {
    let (algorithm, random) = (&ECDSA_P256_SHA256_FIXED_SIGNING, SystemRandom::new());
    let document = EcdsaKeyPair::generate_pkcs8(algorithm, &random).expect("a key");
    EcdsaKeyPair::from_pkcs8(algorithm, document.as_ref(), &random).expect("a key")
}

impl Provider {
    async fn serve() -> Arc<Self> {
        let listener = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let provider = Arc::new(Self {
            url: format!("http://{}", listener.local_addr().expect("an address")),
            key: new_key(),
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
        json!({"issuer": url, "authorization_endpoint": format!("{url}/authorize?tenant=1"),
            "token_endpoint": format!("{url}/token"), "jwks_uri": format!("{url}/keys")})
        .to_string()
    }

    async fn keys(State(provider): State<Arc<Self>>) -> String {
        provider.said.lock().expect("said").key_reads += 1;
        let point = provider.key.public_key().as_ref();
        let part = |range: std::ops::Range<usize>| BASE64URL_NOPAD.encode(&point[range]);
        json!({"keys": [{"kty": "EC", "crv": "P-256", "kid": "one", "use": "sig", "x": part(1..33), "y": part(33..65)}]}).to_string()
    }

    async fn token(State(provider): State<Arc<Self>>, body: String) -> String {
        let form = reqwest::Url::parse(&format!("http://x/?{body}")).expect("a form");
        let mut said = provider.said.lock().expect("said");
        said.form = form.query_pairs().into_owned().collect();
        let now = 1_795_000_000;
        let mut claims = json!({"iss": provider.url, "sub": "248289761001", "aud": "answers", "exp": now + 300,
            "iat": now, "nonce": said.nonce, "email": EMAIL, "email_verified": true});
        let fields = claims.as_object_mut().expect("an object");
        fields.extend(said.changes.as_object().cloned().unwrap_or_default());
        let header = json!({"alg": "ES256", "kid": said.key_id.unwrap_or("one")});
        let encoded = |part: &Value| BASE64URL_NOPAD.encode(part.to_string().as_bytes());
        let message = format!("{}.{}", encoded(&header), encoded(&claims));
        let forger = new_key();
        let key = if said.forged { &forger } else { &provider.key };
        let signature = key.sign(&SystemRandom::new(), message.as_bytes()).expect("signed");
        let token = format!("{message}.{}", BASE64URL_NOPAD.encode(signature.as_ref()));
        json!({"access_token": "x", "token_type": "Bearer", "id_token": token}).to_string()
    }

    fn says(&self, changes: Value) {
        *self.said.lock().expect("said") = Said {
            changes,
            ..Said::default()
        };
    }

    /// Somebody signs in at the provider, and the browser brings its answer back.
    async fn sign_in(&self, browser: &Browser, next: &str) -> Page {
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

async fn served() -> (Rig, Arc<Provider>, String) {
    let provider = Provider::serve().await;
    let rig = rig_with(&[
        ("ANSWERSCOPE_OIDC_ISSUER", provider.url.as_str()),
        ("ANSWERSCOPE_OIDC_CLIENT_ID", "answers"),
        ("ANSWERSCOPE_OIDC_NAME", "Example & Co"),
        ("ANSWERSCOPE_WEBHOOK_ALLOW_LOOPBACK", "true"),
    ])
    .await;
    let url = rig.serve().await;
    (rig, provider, url)
}

impl Rig {
    async fn add(&self, email: &str) -> answerscope_store::identity::NewAccount {
        let members = self.app.stores.identity().members(self.owner.organization_id);
        match members
            .add(ChangedBy::Operator, email, Role::Member)
            .await
            .expect("added")
        {
            AddedMember::New(made) => made,
            known => panic!("{known:?}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_is_signed_in_by_its_provider() {
    let (rig, provider, url) = served().await;
    rig.add(EMAIL).await;
    let browser = Browser::new(&url);
    let login = browser.get("/login?next=%2Foauth%2Fassistants").await;
    assert!(
        login.text.contains("Sign in with Example &#38; Co") && login.text.contains("next=%2Foauth%2Fassistants"),
        "{}",
        login.text
    );
    let signed_in = provider.sign_in(&browser, "%2Foauth%2Fassistants").await;
    assert_eq!(
        (signed_in.status, signed_in.location()),
        (303, format!("{url}/oauth/assistants").as_str()),
        "{}",
        signed_in.text
    );
    let page = browser.get("/oauth/assistants").await;
    assert!(page.text.contains(EMAIL), "{}", page.text);
    assert_eq!(browser.cookie("provider"), None);
    let said = provider.said.lock().expect("said");
    let sent = |name: &str| {
        said.form
            .iter()
            .find(|(of, _)| of == name)
            .map(|(_, value)| value.clone())
    };
    assert_eq!(sent("client_id").as_deref(), Some("answers"));
    assert_eq!(sent("redirect_uri"), Some(format!("{url}/oauth/provider/callback")));
    let verifier = sent("code_verifier").expect("a verifier");
    assert_eq!(
        BASE64URL_NOPAD.encode(&Sha256::digest(verifier)),
        said.challenge,
        "PKCE"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_is_not_right_signs_nobody_in() {
    let (rig, provider, url) = served().await;
    rig.add(EMAIL).await;
    for (what, changes) in [
        ("wrong audience", json!({"aud": "other"})),
        (
            "for several, of another",
            json!({"aud": ["answers", "other"], "azp": "other"}),
        ),
        ("wrong nonce", json!({"nonce": "n"})),
        ("no nonce", json!({"nonce": null})),
        ("expired", json!({"exp": 1_794_999_900})),
        ("of the future", json!({"iat": 1_795_009_999})),
        ("wrong issuer", json!({"iss": "https://other.example"})),
        ("unverified email", json!({"email_verified": false})),
        ("email without a word on it", json!({"email_verified": null})),
        ("an expiry that is a text", json!({"exp": "1795000300"})),
        ("somebody else", json!({"email": "nobody@a.example"})),
    ] {
        provider.says(changes);
        let browser = Browser::new(&url);
        let page = provider.sign_in(&browser, "%2F").await;
        assert_eq!(
            (page.status, browser.cookie("session")),
            (403, None),
            "{what}: {}",
            page.text
        );
    }
    provider.says(json!({}));
    provider.said.lock().expect("said").forged = true;
    let browser = Browser::new(&url);
    let page = provider.sign_in(&browser, "%2F").await;
    assert_eq!((page.status, browser.cookie("session")), (403, None), "wrong key");
    provider.says(json!({}));
    assert_eq!(
        provider.sign_in(&browser, "%2F").await.status,
        303,
        "the right one signs in"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unknown_key_has_the_keys_read_again_and_no_more_than_now_and_then() {
    let (rig, provider, url) = served().await;
    rig.add(EMAIL).await;
    let unknown = async || {
        provider.said.lock().expect("said").key_id = Some("two");
        let browser = Browser::new(&url);
        assert_eq!(provider.sign_in(&browser, "%2F").await.status, 403);
        provider.said.lock().expect("said").key_reads
    };
    assert_eq!((unknown().await, unknown().await), (1, 1));
    rig.wait(31);
    assert_eq!((unknown().await, unknown().await), (2, 2));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_is_worth_something_in_the_browser_that_has_asked() {
    let (rig, provider, url) = served().await;
    rig.add(EMAIL).await;
    let attacker = Browser::new(&url);
    let asked = attacker.get("/oauth/provider").await;
    let state = asked.parameter("state").expect("a state");
    provider.said.lock().expect("said").nonce = asked.parameter("nonce").expect("a nonce");
    let path = format!("/oauth/provider/callback?code=c&state={state}");
    let victim = Browser::new(&url);
    assert_eq!(victim.get(&path).await.status, 403, "no cookie");
    victim.get("/oauth/provider").await;
    assert_eq!(victim.get(&path).await.status, 403, "another's state");
    assert_eq!(victim.cookie("session"), None);
    let other = format!("{path}&iss=https%3A%2F%2Fother.example");
    assert_eq!(attacker.get(&other).await.status, 403, "mix-up");
    let asked = attacker.get("/oauth/provider?next=https%3A%2F%2Fevil.example").await;
    let state = asked.parameter("state").expect("a state");
    let denied = format!("/oauth/provider/callback?error=access_denied&state={state}");
    let denied = attacker.get(&denied).await;
    assert_eq!(denied.status, 403);
    assert!(
        denied.text.contains("next=%2F\"") && !denied.text.contains("evil"),
        "{}",
        denied.text
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_is_given_to_somebody_else_opens_nothing() {
    let (rig, provider, url) = served().await;
    rig.add(EMAIL).await;
    let first = Browser::new(&url);
    assert_eq!(provider.sign_in(&first, "%2F").await.status, 303);
    provider.says(json!({"sub": "another person"}));
    let second = Browser::new(&url);
    assert_eq!(provider.sign_in(&second, "%2F").await.status, 403);
    provider.says(json!({}));
    assert_eq!(provider.sign_in(&first, "%2F").await.status, 303);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_had_the_password_of_an_address_that_nobody_had_confirmed_is_out() {
    let (rig, provider, url) = served().await;
    let made = rig.add(EMAIL).await;
    let before = Browser::new(&url);
    assert_eq!(before.sign_in(&made.email, &made.password).await.status, 303);
    assert_eq!(before.get("/oauth/assistants").await.status, 200);
    let browser = Browser::new(&url);
    assert_eq!(provider.sign_in(&browser, "%2F").await.status, 303);
    assert_eq!(before.get("/oauth/assistants").await.status, 303, "signed out");
    assert_eq!(before.sign_in(&made.email, &made.password).await.status, 401);
    let accounts = rig.app.stores.identity().accounts();
    accounts
        .set_password(made.account_id, "a password of mine")
        .await
        .expect("set");
    assert_eq!(provider.sign_in(&browser, "%2F").await.status, 303);
    let by_password = Browser::new(&url);
    assert_eq!(
        by_password.sign_in(&made.email, "a password of mine").await.status,
        303,
        "both ways stay"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_provider_there_is_none() {
    let rig = rig_with(&[]).await;
    let browser = Browser::new(&rig.serve().await);
    assert!(!browser.get("/login").await.text.contains("oauth/provider"));
    let start = browser.get("/oauth/provider").await;
    assert_eq!(
        (start.status, start.location()),
        (303, format!("{}/login", browser.url).as_str())
    );
    assert_eq!(browser.get("/oauth/provider/callback?code=c&state=s").await.status, 403);
}
