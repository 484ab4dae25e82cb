//! Signing in with an identity provider.

use std::sync::Arc;

use answerscope_domain::entities::account::Role;
use answerscope_store::identity::{AddedMember, ChangedBy};
use answerscope_store::keys::AccountKeys;
use answerscope_store::table::Action;
use aws_sdk_dynamodb::types::AttributeValue;
use data_encoding::{BASE64, BASE64URL_NOPAD};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::browser::Browser;
use crate::own_provider::{EMAIL, Provider, Said, Signed};
use crate::rig::{Rig, rig_with};

async fn served() -> (Rig, Arc<Provider>, String) {
    served_with(None, &[]).await
}

/// With the methods that the provider takes a client's secret by, and further settings.
async fn served_with(methods: Option<Value>, given: &[(&str, &str)]) -> (Rig, Arc<Provider>, String) {
    let provider = Provider::serve(methods).await;
    let mut settings = vec![
        ("ANSWERSCOPE_OIDC_ISSUER", provider.url.as_str()),
        ("ANSWERSCOPE_OIDC_CLIENT_ID", "answers"),
        ("ANSWERSCOPE_OIDC_NAME", "Example & Co"),
        ("ANSWERSCOPE_WEBHOOK_ALLOW_LOOPBACK", "true"),
    ];
    settings.extend_from_slice(given);
    let rig = rig_with(&settings).await;
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
    assert_eq!(said.sent("client_id"), Some("answers"));
    assert_eq!((said.sent("client_secret"), &said.authorization), (None, &None));
    assert_eq!(
        said.sent("redirect_uri"),
        Some(format!("{url}/oauth/provider/callback").as_str())
    );
    let verifier = said.sent("code_verifier").expect("a verifier");
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
    assert_eq!(
        provider.sign_in(&Browser::new(&url), "%2F").await.status,
        303,
        "the right one signs in"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_signature_is_one_of_the_providers_own_keys_by_its_own_algorithm() {
    let (rig, provider, url) = served().await;
    rig.add(EMAIL).await;
    let signed_in = async |said: Said| {
        provider.signs(said);
        let browser = Browser::new(&url);
        let page = provider.sign_in(&browser, "%2F").await;
        (page.status, browser.cookie("session").is_some())
    };
    let by = |signed| Said {
        signed,
        ..Said::default()
    };
    for right in [Signed::Es256, Signed::Rs256] {
        assert_eq!(signed_in(by(right)).await, (303, true), "{right:?}");
    }
    for wrong in [Signed::Forged, Signed::Rs512, Signed::Hs256, Signed::Nobody] {
        assert_eq!(signed_in(by(wrong)).await, (403, false), "{wrong:?}");
    }
    // An RS256 signature that is right, under another name: of an algorithm, of a key.
    for algorithm in ["none", "None", "HS256", "RS512", "PS256", "ES256", ""] {
        let said = Said {
            algorithm: Some(algorithm),
            ..by(Signed::Rs256)
        };
        assert_eq!(signed_in(said).await, (403, false), "{algorithm}");
    }
    for key_id in ["one", "another", ""] {
        let said = Said {
            key_id: Some(key_id),
            ..by(Signed::Rs256)
        };
        assert_eq!(signed_in(said).await, (403, false), "{key_id}");
    }
    let said = Said {
        algorithm: Some("RS256"),
        ..by(Signed::Nobody)
    };
    assert_eq!(signed_in(said).await, (403, false), "no signature");
    for changes in [
        json!({"nonce": "n"}),
        json!({"exp": 1_794_999_900}),
        json!({"aud": "other"}),
        json!({"iss": "https://other.example"}),
    ] {
        let said = Said {
            changes: changes.clone(),
            ..by(Signed::Rs256)
        };
        assert_eq!(signed_in(said).await, (403, false), "{changes}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_secret_is_sent_as_the_provider_takes_it() {
    let secret = "s3cret:/+ %&=é";
    for (methods, in_header) in [
        (None, true),
        (Some(json!(["client_secret_post", "client_secret_basic"])), true),
        (Some(json!(["client_secret_post"])), false),
    ] {
        let given = [("ANSWERSCOPE_OIDC_CLIENT_SECRET", secret)];
        let (rig, provider, url) = served_with(methods.clone(), &given).await;
        rig.add(EMAIL).await;
        assert_eq!(provider.sign_in(&Browser::new(&url), "%2F").await.status, 303);
        let said = provider.said.lock().expect("said");
        let header = said
            .authorization
            .as_deref()
            .and_then(|value| value.strip_prefix("Basic "));
        let header = header.map(|value| BASE64.decode(value.as_bytes()).expect("base64"));
        let posted = (said.sent("client_id"), said.sent("client_secret"));
        if in_header {
            // RFC 6749, section 2.3.1: each part as in a form, so that a colon in it is none between them.
            let expected = b"answers:s3cret%3A%2F%2B+%25%26%3D%C3%A9";
            assert_eq!(header.as_deref(), Some(expected.as_slice()), "{methods:?}");
            assert_eq!(posted, (None, None), "{methods:?}");
        } else {
            assert_eq!((header, posted), (None, (Some("answers"), Some(secret))), "{methods:?}");
        }
    }
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

/// The process ended between the new password and the end of what was begun with the one before.
#[tokio::test(flavor = "multi_thread")]
async fn what_an_earlier_password_began_ends_at_the_next_signing_in_where_that_was_cut_off() {
    let (rig, provider, url) = served().await;
    let made = rig.add(EMAIL).await;
    let accounts = rig.app.stores.identity().accounts();
    let own = "a password of mine";
    accounts.set_password(made.account_id, own).await.expect("set");
    let browser = Browser::new(&url);
    assert_eq!(provider.sign_in(&browser, "%2F").await.status, 303);
    let cut_off = async || {
        let stranger = Browser::new(&url);
        assert_eq!(stranger.sign_in(&made.email, own).await.status, 303);
        assert_eq!(stranger.get("/oauth/assistants").await.status, 200);
        let key = AccountKeys(made.account_id).account();
        let ending = Action::update(key, "SET ending = :yes").value(":yes", AttributeValue::Bool(true));
        rig.app.stores.table.write([ending]).await.expect("written");
        stranger
    };
    let stranger = cut_off().await;
    assert_eq!(provider.sign_in(&browser, "%2F").await.status, 303);
    assert_eq!(stranger.get("/oauth/assistants").await.status, 303, "by the provider");
    let stranger = cut_off().await;
    let again = Browser::new(&url);
    assert_eq!(again.sign_in(&made.email, own).await.status, 303);
    assert_eq!(stranger.get("/oauth/assistants").await.status, 303, "by the password");
    assert_eq!(again.get("/oauth/assistants").await.status, 200, "the new one stays");
    let account = accounts.get(made.account_id).await.expect("read").expect("an account");
    assert!(!account.ending, "once");
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
