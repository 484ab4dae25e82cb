//! The web application's own operations: who may call them, and what they never answer.

use answerscope_api::operation::{Entry, Verb};
use answerscope_domain::entities::account::Role;
use serde_json::{Value, json};

use crate::browser::{Browser, Page};
use crate::rig::{Rig, rig};

/// A service, its address, and a browser in which an owner has signed in.
pub(crate) async fn signed_in() -> (Rig, Browser) {
    let rig = rig().await;
    let url = rig.serve().await;
    let browser = rig.signed_in(&url).await;
    (rig, browser)
}

/// A browser in which somebody of this role has signed in, and their account.
pub(crate) async fn somebody(rig: &Rig, url: &str, role: Role) -> (Browser, String) {
    let email = format!("{}@people.example", role.as_str());
    let made = rig.made(&email, role).await;
    let browser = Browser::new(url);
    assert_eq!(browser.sign_in(&email, &made.password).await.status, 303);
    (browser, made.account_id.to_string())
}

/// A browser in which the owner of another organization has signed in.
async fn stranger(rig: &Rig, url: &str) -> Browser {
    let other = rig
        .app
        .stores
        .organizations()
        .create("Other")
        .await
        .expect("an organization");
    let browser = Browser::new(url);
    assert_eq!(browser.sign_in(&other.email, &other.password).await.status, 303);
    browser
}

#[track_caller]
pub(crate) fn code(page: &Page) -> u64 {
    let code = page.json()["error"]["code"].as_u64();
    code.unwrap_or_else(|| panic!("no error: {} {}", page.status, page.text))
}

/// A key and a webhook with a delivery, by id.
struct Things {
    key: String,
    webhook: String,
    delivery: String,
}

async fn things(owner: &Browser) -> Things {
    let id = |page: Page| page.json()["data"]["id"].as_str().expect("an id").to_owned();
    let key = owner
        .api("POST", "/console/keys", Some(&json!({"scopes": ["read"]})))
        .await;
    let webhook = json!({"url": "https://receiver.example/", "events": ["data_exported"]});
    let webhook = id(owner.api("POST", "/console/webhooks", Some(&webhook)).await);
    let delivery = owner
        .api("POST", &format!("/console/webhooks/{webhook}/test"), None)
        .await;
    Things {
        key: id(key),
        delivery: id(delivery),
        webhook,
    }
}

/// Each operation with a right path and body.
fn calls(things: &Things, member: &str) -> Vec<(&'static dyn Entry, String, Option<Value>)> {
    let call = |entry: &'static dyn Entry| {
        let path = entry.spec().path;
        let path = path.replace("{key}", &things.key);
        let path = path.replace("{webhook}", &things.webhook).replace("{member}", member);
        let body = match entry.spec().id {
            "createKey" => Some(json!({"scopes": ["read"]})),
            "renameOrganization" => Some(json!({"name": "Renamed"})),
            "addWebhook" => Some(json!({"url": "https://receiver.example/", "events": ["data_exported"]})),
            "redeliver" => Some(json!({"deliveryId": things.delivery})),
            "addMember" => Some(json!({"email": "new@people.example", "role": "viewer"})),
            "changeRole" => Some(json!({"role": "viewer"})),
            _ => None,
        };
        (entry, path, body)
    };
    answerscope_console::OPERATIONS.iter().copied().map(call).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_the_service_alone_opens_them() {
    let (rig, owner) = signed_in().await;
    let things = things(&owner).await;
    let (session, csrf) = (
        owner.cookie("session").expect("a session"),
        owner.cookie("csrf").expect("a token"),
    );
    let key = format!("Bearer {}", rig.owner.api_key);
    let other = "0".repeat(csrf.len());
    let nobody = Browser::new(&owner.url);
    for (entry, path, body) in calls(&things, &things.key) {
        let method = entry.spec().verb.as_str();
        let with_key = [("authorization", key.as_str()), ("sec-fetch-site", "same-origin")];
        let by_key = nobody.api_with(method, &path, body.as_ref(), &with_key).await;
        assert_eq!((by_key.status, code(&by_key)), (401, 1004), "{method} {path} by a key");
        let both = owner.api_with(method, &path, body.as_ref(), &with_key).await;
        assert_eq!(code(&both), 1004, "{method} {path} by a key beside a session");
        let signed_out = nobody.api(method, &path, body.as_ref()).await;
        assert_eq!(
            (signed_out.status, code(&signed_out)),
            (401, 1005),
            "{method} {path} by nobody"
        );
        for site in ["cross-site", "same-site", "none"] {
            let headers = [("sec-fetch-site", site), ("x-csrf-token", csrf.as_str())];
            let elsewhere = owner.api_with(method, &path, body.as_ref(), &headers).await;
            assert_eq!(code(&elsewhere), 1004, "{method} {path} from {site}");
        }
        let headers = [("origin", "https://evil.example"), ("x-csrf-token", csrf.as_str())];
        let elsewhere = owner.api_with(method, &path, body.as_ref(), &headers).await;
        assert_eq!(code(&elsewhere), 1004, "{method} {path} from another origin");
        if entry.spec().verb == Verb::Get {
            continue;
        }
        for token in ["", other.as_str(), session.as_str()] {
            let headers = [("sec-fetch-site", "same-origin"), ("x-csrf-token", token)];
            let forged = owner.api_with(method, &path, body.as_ref(), &headers).await;
            assert_eq!(code(&forged), 1004, "{method} {path} with the token {token:?}");
        }
    }
    let keys = owner.api("GET", "/console/keys", None).await.json();
    assert_eq!(
        keys["data"]["keys"].as_array().map(Vec::len),
        Some(2),
        "nothing was done: {keys}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn an_assistants_token_opens_none() {
    let (_rig, owner) = signed_in().await;
    let client = owner.client(crate::attacks::BACK).await;
    let (token, _) = owner.connect(&client, crate::attacks::BACK).await;
    let headers = [
        ("authorization", format!("Bearer {token}")),
        ("sec-fetch-site", "same-origin".into()),
    ];
    let headers = headers.each_ref().map(|(name, value)| (*name, value.as_str()));
    let refused = Browser::new(&owner.url)
        .api_with("GET", "/console/keys", None, &headers)
        .await;
    assert_eq!((refused.status, code(&refused)), (401, 1004));
}

#[tokio::test(flavor = "multi_thread")]
async fn another_organization_sees_and_changes_none_of_it() {
    let (rig, owner) = signed_in().await;
    let things = things(&owner).await;
    let (_, member) = somebody(&rig, &owner.url, Role::Member).await;
    let stranger = stranger(&rig, &owner.url).await;
    for (entry, path, body) in calls(&things, &member) {
        if entry.spec().path.contains('{') {
            let method = entry.spec().verb.as_str();
            let refused = stranger.api(method, &path, body.as_ref()).await;
            assert_eq!((refused.status, code(&refused)), (404, 1006), "{method} {path}");
        }
    }
    let keys = stranger.api("GET", "/console/keys", None).await;
    let webhooks = stranger.api("GET", "/console/webhooks", None).await;
    let members = stranger.api("GET", "/console/members", None).await;
    assert_eq!(keys.json()["data"]["keys"].as_array().map(Vec::len), Some(1), "its own");
    assert_eq!(webhooks.json()["data"]["webhooks"], json!([]));
    assert_eq!(
        members.json()["data"]["members"].as_array().map(Vec::len),
        Some(1),
        "its own"
    );
    for page in [keys, webhooks, members] {
        for theirs in [&things.key, &things.webhook, &member] {
            assert!(!page.text.contains(theirs.as_str()), "{theirs} in {}", page.text);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_url_that_is_refused_is_named_once() {
    let (_rig, owner) = signed_in().await;
    let webhook = json!({"url": "ftp://receiver.example/", "events": ["data_exported"]});
    let refused = owner.api("POST", "/console/webhooks", Some(&webhook)).await.json();
    assert_eq!(refused["error"]["code"], 1002, "{refused}");
    assert_eq!(refused["error"]["description"], "url: must start with https://");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_shown_once_is_kept_nowhere() {
    let (_rig, owner) = signed_in().await;
    let body = json!({"name": "Dashboard", "scopes": ["read", "write"]});
    let token = owner.cookie("csrf").expect("a token");
    let headers = [
        ("sec-fetch-site", "same-origin"),
        ("x-csrf-token", token.as_str()),
        ("idempotency-key", "the same"),
    ];
    let first = owner.api_with("POST", "/console/keys", Some(&body), &headers).await;
    let again = owner.api_with("POST", "/console/keys", Some(&body), &headers).await;
    let [first_key, again_key] = [&first, &again].map(|page| page.json()["data"]["apiKey"].to_string());
    assert_ne!(
        first_key, again_key,
        "no answer with a secret is kept for an Idempotency-Key"
    );
    assert_eq!(first.headers["cache-control"], "no-store");
    let webhook = json!({"url": "https://receiver.example/", "events": ["data_exported"]});
    let made = owner.api("POST", "/console/webhooks", Some(&webhook)).await.json();
    let (id, secret) = (made["data"]["id"].as_str(), made["data"]["secret"].as_str());
    let rotated = format!("/console/webhooks/{}/rotate", id.expect("an id"));
    let rotated = owner.api("POST", &rotated, None).await.json();
    assert_ne!(rotated["data"]["secret"].as_str(), secret);
    for path in ["/console/keys", "/console/webhooks"] {
        let shown = owner.api("GET", path, None).await;
        assert_eq!(shown.headers["cache-control"], "no-store");
        let secrets = [
            first_key.trim_matches('"'),
            again_key.trim_matches('"'),
            secret.expect("a secret"),
            "whsec_",
        ];
        for secret in secrets {
            assert!(!shown.text.contains(secret), "{path} shows {secret}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_document_and_the_tools_know_nothing_of_them() {
    let public = answerscope_openapi::operations();
    let paths: Vec<&str> = public.iter().map(|entry| entry.spec().path).collect();
    for entry in answerscope_console::OPERATIONS {
        let spec = entry.spec();
        assert!(spec.path.starts_with("/console/") && spec.for_pages, "{}", spec.id);
        assert!(!paths.contains(&spec.path), "{}", spec.id);
        assert!(public.iter().all(|other| other.spec().id != spec.id), "{}", spec.id);
    }
    assert!(public.iter().all(|entry| !entry.spec().for_pages));
}

#[tokio::test(flavor = "multi_thread")]
async fn cookies_are_for_pages_of_this_host_alone() {
    let rig = rig().await;
    let url = rig.serve().await;
    let browser = Browser::new(&url);
    let page = browser.sign_in(&rig.owner.email, &rig.owner.password).await;
    let cookies: Vec<&str> = page
        .headers
        .get_all("set-cookie")
        .iter()
        .filter_map(|one| one.to_str().ok())
        .collect();
    let of = |name: &str| {
        cookies
            .iter()
            .find(|one| one.starts_with(name))
            .copied()
            .expect("a cookie")
    };
    let (session, csrf) = (of("session="), of("csrf="));
    assert!(
        session.contains("; HttpOnly") && session.contains("; SameSite=Lax"),
        "{session}"
    );
    assert!(
        !csrf.contains("HttpOnly") && csrf.contains("; SameSite=Strict"),
        "{csrf}"
    );
    for cookie in [session, csrf] {
        assert!(cookie.contains("; Path=/") && !cookie.contains("Domain"), "{cookie}");
    }
}
