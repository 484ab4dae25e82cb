//! From discovery to the first request, as clients of the MCP specification go.

use serde_json::json;

use crate::browser::{Browser, CHALLENGE, VERIFIER, encoded, query, tokens};
use crate::rig::rig;

const BACK: &str = "https://assistant.example/back";

#[tokio::test(flavor = "multi_thread")]
async fn discovery_registration_login_consent_and_tokens() {
    let rig = rig().await;
    let url = rig.serve().await;
    let browser = Browser::new(&url);
    let resource = browser.get("/.well-known/oauth-protected-resource/mcp").await.json();
    assert_eq!(resource["resource"], json!(format!("{url}/mcp")));
    assert_eq!(
        browser.get("/.well-known/oauth-protected-resource").await.json(),
        resource
    );
    assert_eq!(resource["authorization_servers"], json!([url]));
    let server = browser.get("/.well-known/oauth-authorization-server").await.json();
    assert_eq!(server["issuer"], json!(url));
    assert_eq!(server["code_challenge_methods_supported"], json!(["S256"]));
    assert_eq!(server["client_id_metadata_document_supported"], json!(true));
    let client = browser.client(BACK).await;
    let asked = browser.get(&format!("/oauth/authorize?{}", query(&client, BACK))).await;
    assert_eq!(asked.status, 303);
    let login = asked.location().to_owned();
    assert!(login.starts_with(&format!("{url}/login?next=")), "{login}");
    let page = browser.get(&login).await;
    let (csrf, next) = (page.field("csrf"), page.field("next"));
    let fields = [
        ("csrf", csrf.as_str()),
        ("next", &next),
        ("email", &rig.owner.email),
        ("password", &rig.owner.password),
    ];
    let signed_in = browser.post("/login", &fields).await;
    let consent = browser.get(signed_in.location()).await;
    for shown in ["Some assistant", "assistant.example", &rig.owner.email, "Read brands"] {
        assert!(consent.text.contains(shown), "{shown} is not in {}", consent.text);
    }
    let code = browser.allow(&query(&client, BACK)).await;
    assert_eq!(code.parameter("state").as_deref(), Some("a state"));
    let issued = browser
        .exchange(&client, BACK, &code.parameter("code").expect("a code"), VERIFIER)
        .await;
    let body = issued.json();
    assert_eq!(
        (&body["token_type"], &body["expires_in"], &body["scope"]),
        (&json!("Bearer"), &json!(3_600), &json!("read write"))
    );
    assert_eq!(issued.headers["cache-control"], "no-store");
    let (access, refresh) = tokens(&issued);
    assert_eq!(browser.resource(&access).await, 200);
    rig.wait(3_600);
    assert_eq!(browser.resource(&access).await, 401);
    let (access, refresh) = tokens(&browser.refresh(&client, &refresh).await);
    assert_eq!(browser.resource(&access).await, 200);
    let revoked = browser
        .program("/oauth/revoke", &[("client_id", &client), ("token", &refresh)])
        .await;
    assert_eq!((revoked.status, browser.resource(&access).await), (200, 401));
}

#[tokio::test(flavor = "multi_thread")]
async fn consent_is_asked_each_time_and_may_be_less_than_was_asked() {
    let rig = rig().await;
    let browser = rig.signed_in(&rig.serve().await).await;
    let client = browser.client(BACK).await;
    browser.connect(&client, BACK).await;
    let path = format!("/oauth/authorize?{}", query(&client, BACK));
    let again = browser.get(&path).await;
    assert_eq!(again.status, 200, "it is asked again");
    let (csrf, request) = (again.field("csrf"), again.field("request"));
    let denied = browser
        .post(&path, &[("csrf", &csrf), ("request", &request), ("decision", "deny")])
        .await;
    assert_eq!(denied.parameter("error").as_deref(), Some("access_denied"));
    assert_eq!(denied.parameter("code"), None);
    let less = browser
        .post(&path, &[("csrf", &csrf), ("request", &request), ("decision", "allow")])
        .await;
    let issued = browser
        .exchange(&client, BACK, &less.parameter("code").expect("a code"), VERIFIER)
        .await;
    assert_eq!(issued.json()["scope"], json!("read"));
}

#[tokio::test(flavor = "multi_thread")]
async fn assistants_are_listed_and_cut_off() {
    let rig = rig().await;
    let browser = rig.signed_in(&rig.serve().await).await;
    let client = browser.client(BACK).await;
    let (access, refresh) = browser.connect(&client, BACK).await;
    let listed = browser.get("/oauth/assistants").await;
    assert!(
        listed.text.contains("Some assistant") && listed.text.contains("read and change"),
        "{}",
        listed.text
    );
    let (csrf, grant) = (listed.field("csrf"), listed.field("grant"));
    let cut = browser
        .post("/oauth/assistants", &[("csrf", &csrf), ("grant", &grant)])
        .await;
    assert_eq!(cut.status, 303);
    assert_eq!(browser.resource(&access).await, 401);
    assert_eq!(
        browser.refresh(&client, &refresh).await.json()["error"],
        json!("invalid_grant")
    );
    assert!(browser.get("/oauth/assistants").await.text.contains("None yet"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_without_resource_and_scope_reads_the_one_resource() {
    let rig = rig().await;
    let browser = rig.signed_in(&rig.serve().await).await;
    let client = browser.client(BACK).await;
    let fields = [
        ("response_type", "code"),
        ("client_id", client.as_str()),
        ("redirect_uri", BACK),
        ("code_challenge", CHALLENGE),
        ("code_challenge_method", "S256"),
    ];
    let page = browser.allow(&encoded(&fields)).await;
    assert_eq!(page.parameter("state"), None);
    let issued = browser
        .exchange(&client, BACK, &page.parameter("code").expect("a code"), VERIFIER)
        .await;
    assert_eq!(issued.json()["scope"], json!("read"));
    assert_eq!(browser.resource(&tokens(&issued).0).await, 200);
}
