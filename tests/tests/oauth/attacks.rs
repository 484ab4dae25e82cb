//! Attacks on the authorization server, each through the real handlers over HTTP: RFC 9700, and what the MCP specification
//! adds to it.

use answerscope_domain::secret::SecretKind;
use axum::Router;
use axum::routing::get;
use http::StatusCode;
use serde_json::{Value, json};

use crate::browser::{Browser, CHALLENGE, Page, VERIFIER, encoded, other_verifier, query, tokens};
use crate::rig::{Rig, rig, rig_with};

pub(crate) const BACK: &str = "https://assistant.example/back";

/// A service, the owner's browser, and a client that has registered.
pub(crate) async fn connected() -> (Rig, Browser, String) {
    let rig = rig().await;
    let browser = rig.signed_in(&rig.serve().await).await;
    let client = browser.client(BACK).await;
    (rig, browser, client)
}

fn error(page: &Page) -> (u16, String) {
    (
        page.status,
        page.json()["error"].as_str().unwrap_or_default().to_owned(),
    )
}

#[track_caller]
fn is_invalid_grant(page: &Page) {
    assert_eq!(error(page), (400, "invalid_grant".to_owned()), "{}", page.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn open_redirect() {
    let (_rig, browser, client) = connected().await;
    for other in [
        "https://evil.example/back",
        "https://assistant.example/back/../evil",
        "https://assistant.example/back?x=1",
        "https://assistant.example.evil.example/back",
        "https://assistant.example@evil.example/back",
        "https://assistant.example/back#f",
        "http://assistant.example/back",
        "http://localhost/back",
        "javascript:alert(1)",
        "",
    ] {
        let page = browser
            .get(&format!("/oauth/authorize?{}", query(&client, other)))
            .await;
        assert_eq!((page.status, page.location()), (400, ""), "{other}");
    }
    // Whoever has signed in is not sent on with an error: anybody could have registered the client.
    let wrong = query(&client, BACK).replace("S256", "plain");
    for wrong in [wrong.clone(), format!("{}&prompt=none", query(&client, BACK))] {
        let page = browser.get(&format!("/oauth/authorize?{wrong}")).await;
        assert!(page.told("error").is_some(), "{wrong}");
        assert!(page.text.contains("go back to assistant.example"), "{}", page.text);
    }
    // Somebody who has not signed in is shown no way there either.
    let nobody = Browser::new(&browser.url);
    let page = nobody.get(&format!("/oauth/authorize?{wrong}")).await;
    assert!(
        page.location().starts_with(&format!("{}/login?", browser.url)),
        "{}",
        page.location()
    );
    let page = nobody.get("/login?next=https%3A%2F%2Fevil.example").await;
    assert_eq!(page.field("next"), "/");
    let signed_in = browser.get("/login").await.field("csrf");
    let fields = [
        ("csrf", signed_in.as_str()),
        ("next", "//evil.example"),
        ("email", &_rig.owner.email),
        ("password", &_rig.owner.password),
    ];
    assert_eq!(
        browser.post("/login", &fields).await.location(),
        format!("{}/", browser.url)
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn pkce_missing_plain_or_wrong() {
    let (_rig, browser, client) = connected().await;
    let right = query(&client, BACK);
    for wrong in [
        right.replace(&format!("code_challenge={CHALLENGE}&"), ""),
        right.replace("code_challenge_method=S256&", ""),
        right.replace("S256", "plain"),
        right.replace(CHALLENGE, "short"),
    ] {
        let page = browser.get(&format!("/oauth/authorize?{wrong}")).await;
        assert_eq!(page.told("error").as_deref(), Some("invalid_request"), "{wrong}");
    }
    let code = browser.code(&client, BACK).await;
    for verifier in [&other_verifier(), CHALLENGE, "short"] {
        is_invalid_grant(&browser.exchange(&client, BACK, &code, verifier).await);
    }
    assert_eq!(browser.exchange(&client, BACK, &code, "").await.status, 400);
    assert_eq!(
        browser.exchange(&client, BACK, &code, VERIFIER).await.status,
        200,
        "the code is still good"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn code_replay_ends_the_family() {
    let (_rig, browser, client) = connected().await;
    let code = browser.code(&client, BACK).await;
    let (access, refresh) = tokens(&browser.exchange(&client, BACK, &code, VERIFIER).await);
    assert_eq!(browser.resource(&access).await, 200);
    is_invalid_grant(&browser.exchange(&client, BACK, &code, VERIFIER).await);
    assert_eq!(browser.resource(&access).await, 401);
    is_invalid_grant(&browser.refresh(&client, &refresh).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_for_another_client_or_redirect_or_too_late() {
    let (rig, browser, client) = connected().await;
    let other = browser.client(BACK).await;
    let code = browser.code(&client, BACK).await;
    is_invalid_grant(&browser.exchange(&other, BACK, &code, VERIFIER).await);
    is_invalid_grant(
        &browser
            .exchange(&client, "https://evil.example/back", &code, VERIFIER)
            .await,
    );
    let nameless = browser.exchange("", BACK, &code, VERIFIER).await;
    assert_eq!(error(&nameless), (401, "invalid_client".to_owned()));
    rig.wait(60);
    is_invalid_grant(&browser.exchange(&client, BACK, &code, VERIFIER).await);
    let invented = SecretKind::Code.generate(rig.app.stores.random.as_ref());
    is_invalid_grant(&browser.exchange(&client, BACK, &invented, VERIFIER).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_resource() {
    let (_rig, browser, client) = connected().await;
    let elsewhere = [("resource", "https://other.example/mcp")];
    let asked = format!("{}&{}", query(&client, BACK), encoded(&elsewhere));
    let page = browser.get(&format!("/oauth/authorize?{asked}")).await;
    assert_eq!(page.told("error").as_deref(), Some("invalid_target"));
    let code = browser.code(&client, BACK).await;
    let fields = [
        ("grant_type", "authorization_code"),
        ("client_id", client.as_str()),
        ("code", &code),
        ("code_verifier", VERIFIER),
        elsewhere[0],
    ];
    assert_eq!(
        error(&browser.program("/oauth/token", &fields).await),
        (400, "invalid_target".to_owned())
    );
    let (_, refresh) = tokens(&browser.exchange(&client, BACK, &code, VERIFIER).await);
    let fields = [
        ("grant_type", "refresh_token"),
        ("client_id", &client),
        ("refresh_token", &refresh),
        elsewhere[0],
    ];
    assert_eq!(
        error(&browser.program("/oauth/token", &fields).await),
        (400, "invalid_target".to_owned())
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn refresh_reuse_ends_the_family() {
    let (rig, browser, client) = connected().await;
    let (first, refresh) = browser.connect(&client, BACK).await;
    let (second, newer) = tokens(&browser.refresh(&client, &refresh).await);
    let (_, retried) = tokens(&browser.refresh(&client, &refresh).await);
    rig.wait(31);
    is_invalid_grant(&browser.refresh(&client, &refresh).await);
    for token in [&first, &second] {
        assert_eq!(browser.resource(token).await, 401);
    }
    for token in [&newer, &retried] {
        is_invalid_grant(&browser.refresh(&client, token).await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refresh_token_of_another_client_or_with_more_scopes() {
    let (_rig, browser, client) = connected().await;
    let other = browser.client(BACK).await;
    let (access, refresh) = browser.connect(&client, BACK).await;
    is_invalid_grant(&browser.refresh(&other, &refresh).await);
    let revoked = browser
        .program("/oauth/revoke", &[("client_id", &other), ("token", &refresh)])
        .await;
    assert_eq!(
        (revoked.status, browser.resource(&access).await),
        (200, 200),
        "another client's token stays"
    );
    let path = format!("/oauth/authorize?{}", query(&client, BACK));
    let page = browser.get(&path).await;
    let (csrf, request) = (page.field("csrf"), page.field("request"));
    let less = browser
        .post(&path, &[("csrf", &csrf), ("request", &request), ("decision", "allow")])
        .await;
    let issued = browser
        .exchange(&client, BACK, &less.parameter("code").expect("a code"), VERIFIER)
        .await;
    let (_, reads) = tokens(&issued);
    let fields = [
        ("grant_type", "refresh_token"),
        ("client_id", &client),
        ("refresh_token", &reads),
        ("scope", "read write"),
    ];
    assert_eq!(
        error(&browser.program("/oauth/token", &fields).await),
        (400, "invalid_scope".to_owned())
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refresh_token_as_access_token_and_across_audiences() {
    let (rig, browser, client) = connected().await;
    let (access, refresh) = browser.connect(&client, BACK).await;
    let session = browser.cookie("session").expect("a session");
    assert_eq!(
        (browser.resource(&access).await, browser.rest(&rig.owner.api_key).await),
        (200, 200)
    );
    for wrong in [&refresh, &rig.owner.api_key, &session] {
        assert_eq!(browser.resource(wrong).await, 401, "{wrong} at the MCP server");
    }
    for wrong in [&refresh, &access, &session] {
        assert_eq!(browser.rest(wrong).await, 401, "{wrong} at the API");
    }
    is_invalid_grant(&browser.refresh(&client, &access).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn mix_up_is_told_by_the_issuer() {
    let (_rig, browser, client) = connected().await;
    let issuer = browser.get("/.well-known/oauth-authorization-server").await.json()["issuer"].clone();
    let allowed = browser.allow(&query(&client, BACK)).await;
    let refused = browser
        .get(&format!(
            "/oauth/authorize?{}",
            query(&client, BACK).replace("S256", "plain")
        ))
        .await;
    for named in [allowed.parameter("iss"), refused.told("iss")] {
        assert_eq!(named.map(Value::from), Some(issuer.clone()));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn ssrf_by_the_document_of_a_client() {
    let rig = rig().await;
    let browser = rig.signed_in(&rig.serve().await).await;
    for id in [
        "https://127.0.0.1/client.json",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/client.json",
        "https://[::ffff:10.0.0.1]/client.json",
        "https://2130706433/client.json",
        "https://localhost/client.json",
        "https://metadata.internal/client.json",
        "https://10.0.0.1/client.json",
        "https://assistant.example:22/client.json",
        "https://user@assistant.example/client.json",
        "https://assistant.example/client.json#x",
        "http://assistant.example/client.json",
        &format!("{}/.well-known/oauth-authorization-server", browser.url),
        "file:///etc/passwd",
        "client_unknown",
    ] {
        let page = browser.get(&format!("/oauth/authorize?{}", query(id, BACK))).await;
        assert_eq!((page.status, page.location()), (400, ""), "{id}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_document_is_read_as_it_is_and_no_further() {
    let rig = rig_with(&[("ANSWERSCOPE_WEBHOOK_ALLOW_LOOPBACK", "true")]).await;
    let browser = rig.signed_in(&rig.serve().await).await;
    let listener = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let host = format!("http://{}", listener.local_addr().expect("an address"));
    let document = |path: &str, more: &str| {
        json!({"client_id": format!("{host}{path}"), "client_name": "Documented", "redirect_uris": [BACK], "more": more}).to_string()
    };
    let (right, other, large) = (
        document("/client.json", ""),
        document("/client.json", ""),
        document("/large.json", &"x".repeat(20_000)),
    );
    let documents = Router::new()
        .route("/client.json", get(async move || right))
        .route("/other.json", get(async move || other))
        .route("/large.json", get(async move || large))
        .route("/broken.json", get(async || "{"))
        .route(
            "/moved.json",
            get(async || (StatusCode::FOUND, [("location", "/client.json")])),
        );
    tokio::spawn(async move { axum::serve(listener, documents).await });
    for wrong in [
        "/other.json",
        "/large.json",
        "/broken.json",
        "/moved.json",
        "/missing.json",
    ] {
        let page = browser
            .get(&format!("/oauth/authorize?{}", query(&format!("{host}{wrong}"), BACK)))
            .await;
        assert_eq!((page.status, page.location()), (400, ""), "{wrong}");
    }
    let id = format!("{host}/client.json");
    let page = browser.get(&format!("/oauth/authorize?{}", query(&id, BACK))).await;
    assert!(
        page.text.contains("Documented") && page.text.contains(&id),
        "{}",
        page.text
    );
    let (access, _) = browser.connect(&id, BACK).await;
    assert_eq!(browser.resource(&access).await, 200);
}

/// On a server of its own the service is reached under another name, by people who may not reach what else runs there.
#[tokio::test(flavor = "multi_thread")]
async fn ssrf_to_the_machine_of_a_service_that_others_reach() {
    let rig = rig_with(&[("ANSWERSCOPE_WEBHOOK_ALLOW_LOOPBACK", "true")]).await;
    rig.app.stores.serve_at("https://answers.example".to_owned());
    let stranger = Browser::new(&rig.serve().await);
    let listener = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let id = format!("http://{}/admin", listener.local_addr().expect("an address"));
    let connected = tokio::spawn(async move { listener.accept().await });
    let page = stranger.get(&format!("/oauth/authorize?{}", query(&id, BACK))).await;
    assert_eq!((page.status, page.location()), (400, ""));
    assert!(!connected.is_finished(), "the document was asked for");
}
