//! Attacks on people who sign in and decide, and on what keeps them apart, through the real handlers over HTTP.

use answerscope_domain::entities::account::Role;
use answerscope_domain::secret::{SecretKind, csrf_token};
use serde_json::json;

use crate::attacks::{BACK, connected};
use crate::browser::{Browser, VERIFIER, encoded, query};
use crate::rig::rig;

#[tokio::test(flavor = "multi_thread")]
async fn login_csrf() {
    let rig = rig().await;
    let url = rig.serve().await;
    let (victim, attacker) = (Browser::new(&url), Browser::new(&url));
    let theirs = attacker.get("/login").await.field("csrf");
    let fields = [
        ("csrf", theirs.as_str()),
        ("email", &rig.owner.email),
        ("password", &rig.owner.password),
    ];
    let without = victim.post("/login", &fields).await;
    let own = victim.get("/login").await.field("csrf");
    let with_theirs = victim.post("/login", &fields).await;
    let fields = [("csrf", own.as_str()), fields[1], fields[2]];
    let own = victim.get("/login").await.field("csrf");
    let fields = [("csrf", own.as_str()), fields[1], fields[2]];
    let from_elsewhere = victim.post_from("https://evil.example", "/login", &fields).await;
    for page in [without, with_theirs, from_elsewhere] {
        assert_eq!(page.status, 403, "{}", page.text);
    }
    assert_eq!(victim.cookie("session"), None);
}

#[tokio::test(flavor = "multi_thread")]
async fn session_fixation() {
    let rig = rig().await;
    let url = rig.serve().await;
    let planted = SecretKind::Session.generate(rig.app.stores.random.as_ref());
    let victim = Browser::new(&url);
    victim
        .cookies
        .lock()
        .expect("cookies")
        .insert("session".into(), planted.clone());
    assert_eq!(victim.sign_in(&rig.owner.email, &rig.owner.password).await.status, 303);
    let first = victim.cookie("session").expect("a session");
    assert_ne!(first, planted);
    assert_eq!(victim.sign_in(&rig.owner.email, &rig.owner.password).await.status, 303);
    assert_ne!(victim.cookie("session").expect("a session"), first);
    for old in [planted, first] {
        let holder = Browser::new(&url);
        holder.cookies.lock().expect("cookies").insert("session".into(), old);
        assert_eq!(holder.get("/oauth/assistants").await.status, 303, "it has to sign in");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn consent_csrf() {
    let (rig, browser, client) = connected().await;
    let path = format!("/oauth/authorize?{}", query(&client, BACK));
    let page = browser.get(&path).await;
    let (csrf, request) = (page.field("csrf"), page.field("request"));
    let attacker = rig.signed_in(&browser.url).await;
    let theirs = attacker.get(&path).await.field("csrf");
    let invented = csrf_token("ss_x");
    for (origin, token) in [
        (browser.url.as_str(), ""),
        (&browser.url, &theirs),
        (&browser.url, &invented),
        ("https://evil.example", &csrf),
        ("null", &csrf),
    ] {
        let fields = [("csrf", token), ("request", &request), ("decision", "allow")];
        let answered = browser.post_from(origin, &path, &fields).await;
        assert_eq!((answered.status, answered.location()), (403, ""), "{origin} {token}");
    }
    let fields = [("csrf", csrf.as_str()), ("request", &request), ("decision", "allow")];
    assert_eq!(
        Browser::new(&browser.url).post(&path, &fields).await.status,
        403,
        "nobody has signed in"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn clickjacking() {
    let (_rig, browser, client) = connected().await;
    let consent = format!("/oauth/authorize?{}", query(&client, BACK));
    for path in [
        consent.as_str(),
        "/login",
        "/reset",
        "/oauth/assistants",
        "/oauth/authorize",
        "/verify",
    ] {
        let page = browser.get(path).await;
        let policy = page.headers["content-security-policy"].to_str().expect("text");
        assert!(policy.contains("frame-ancestors 'none'"), "{path}: {policy}");
        assert!(
            policy.starts_with("default-src 'none'") && !policy.contains("unsafe"),
            "{path}: {policy}"
        );
        assert_eq!(page.headers["x-frame-options"], "DENY", "{path}");
        assert_eq!(page.headers["cache-control"], "no-store", "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn xss_in_what_a_client_says_of_itself() {
    let (_rig, browser, _) = connected().await;
    let metadata = json!({
        "client_name": "<script>alert(1)</script>\"'><img src=x onerror=alert(1)>",
        "logo_uri": "javascript:alert(1)", "client_uri": "\"><script>alert(1)</script>", "redirect_uris": [BACK],
    });
    let client = browser.register(&metadata).await.json()["client_id"]
        .as_str()
        .expect("an id")
        .to_owned();
    let state = encoded(&[("state", "\"><script>alert(1)</script>")]);
    let asked = query(&client, BACK).replace("state=a+state", &state);
    let page = browser.get(&format!("/oauth/authorize?{asked}")).await;
    browser.connect(&client, BACK).await;
    let listed = browser.get("/oauth/assistants").await;
    let page_of_login = browser
        .get("/login?next=%2F%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E")
        .await;
    let csrf = page_of_login.field("csrf");
    let fields = [
        ("csrf", csrf.as_str()),
        ("email", "\"><script>alert(1)</script>@a.example"),
        ("password", "x"),
    ];
    let reflected = browser.post("/login", &fields).await;
    for page in [page, listed, page_of_login, reflected] {
        for markup in ["<script", "<img", "javascript:", "onerror=alert(1)>"] {
            assert!(!page.text.contains(markup), "{markup} in {}", page.text);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn registration_flooding() {
    let rig = rig().await;
    let browser = Browser::new(&rig.serve().await);
    let metadata = json!({"redirect_uris": [BACK]});
    for _ in 0..30 {
        assert_eq!(browser.register(&metadata).await.status, 201);
    }
    let refused = browser.register(&metadata).await;
    assert_eq!(refused.status, 429);
    assert_eq!(refused.headers["retry-after"], "60");
    rig.wait(60);
    assert_eq!(browser.register(&metadata).await.status, 201);
    let large = json!({"redirect_uris": [BACK], "client_name": "x".repeat(70_000)});
    rig.wait(60);
    assert_eq!(browser.register(&large).await.status, 400);
}

#[tokio::test(flavor = "multi_thread")]
async fn registrations_that_nobody_uses_go_after_a_week() {
    let (rig, browser, client) = connected().await;
    let days_left = async || {
        let key = answerscope_store::keys::oauth_client(&client);
        let item = rig.app.stores.table.get(&key).await.expect("read").expect("a client");
        let ends: i64 = item["ttl"].as_n().expect("a number").parse().expect("a number");
        (ends - rig.app.stores.clock.now().seconds()) / 86_400
    };
    assert_eq!(days_left().await, 7);
    browser.connect(&client, BACK).await;
    assert_eq!(days_left().await, 90);
}

#[tokio::test(flavor = "multi_thread")]
async fn password_guessing_at_one_account() {
    let rig = rig().await;
    let browser = Browser::new(&rig.serve().await);
    for _ in 0..10 {
        assert_eq!(browser.sign_in(&rig.owner.email, "wrong").await.status, 401);
    }
    assert_eq!(browser.sign_in(&rig.owner.email, &rig.owner.password).await.status, 429);
    assert_eq!(browser.cookie("session"), None);
    rig.wait(60);
    assert_eq!(browser.sign_in(&rig.owner.email, &rig.owner.password).await.status, 303);
}

#[tokio::test(flavor = "multi_thread")]
async fn password_spraying() {
    let rig = rig().await;
    let browser = Browser::new(&rig.serve().await);
    for n in 0..50 {
        assert_eq!(
            browser
                .sign_in(&format!("person{n}@a.example"), "Spring2026!")
                .await
                .status,
            401
        );
    }
    assert_eq!(browser.sign_in(&rig.owner.email, &rig.owner.password).await.status, 429);
}

#[tokio::test(flavor = "multi_thread")]
async fn unknown_users_take_as_long_and_are_told_the_same() {
    let rig = rig().await;
    let browser = Browser::new(&rig.serve().await);
    let accounts = rig.app.stores.identity().accounts();
    let took = async |email: &str| {
        let email = answerscope_domain::entities::account::Email::parse(email).expect("an address");
        let begun = std::time::Instant::now();
        assert!(accounts.signed_in(&email, "wrong").await.expect("checked").is_none());
        begun.elapsed()
    };
    // The fastest of several in turns: a hash that is left out is hundreds of times faster, a busy machine is not.
    let (mut known, mut unknown) = (std::time::Duration::MAX, std::time::Duration::MAX);
    for _ in 0..7 {
        known = known.min(took(&rig.owner.email).await);
        unknown = unknown.min(took("nobody@a.example").await);
    }
    assert!(unknown * 10 > known && known * 10 > unknown, "{known:?} {unknown:?}");
    // What a hash does not hide: how often the table is asked.
    let asked = async |email: &str| {
        let email = answerscope_domain::entities::account::Email::parse(email).expect("an address");
        rig.app.stores.clients.meter.take();
        accounts.signed_in(&email, "wrong").await.expect("checked");
        rig.app.stores.clients.meter.take().requests
    };
    assert_eq!(asked(&rig.owner.email).await, asked("nobody@a.example").await);
    let told = async |email: &str| {
        let page = browser.sign_in(email, "wrong").await;
        let csrf = page.field("csrf");
        (page.status, page.text.replace(&csrf, "").replace(email, ""))
    };
    assert_eq!(told(&rig.owner.email).await, told("nobody@a.example").await);
}

#[tokio::test(flavor = "multi_thread")]
async fn another_tenants_organization_and_assistants() {
    let (rig, browser, client) = connected().await;
    let (access, _) = browser.connect(&client, BACK).await;
    let grant = browser.get("/oauth/assistants").await.field("grant");
    let stranger = rig
        .app
        .stores
        .organizations()
        .create("Stranger")
        .await
        .expect("an organization");
    let attacker = Browser::new(&browser.url);
    attacker.sign_in(&stranger.email, &stranger.password).await;
    let path = format!("/oauth/authorize?{}", query(&client, BACK));
    let page = attacker.get(&path).await;
    let (csrf, request) = (page.field("csrf"), page.field("request"));
    let organization = rig.owner.organization_id.to_string();
    let fields = [
        ("csrf", csrf.as_str()),
        ("request", &request),
        ("decision", "allow"),
        ("organization", &organization),
    ];
    let refused = attacker.post(&path, &fields).await;
    assert_eq!((refused.status, refused.location()), (403, ""));
    attacker
        .post("/oauth/assistants", &[("csrf", &csrf), ("grant", &grant)])
        .await;
    assert_eq!(browser.resource(&access).await, 200, "it is not theirs");
    let made = rig.made("viewer@a.example", Role::Viewer).await;
    let viewer = Browser::new(&browser.url);
    viewer.sign_in(&made.email, &made.password).await;
    let listed = viewer.get("/oauth/assistants").await;
    assert!(listed.text.contains("None yet"), "a viewer sees their own");
    viewer
        .post(
            "/oauth/assistants",
            &[("csrf", &listed.field("csrf")), ("grant", &grant)],
        )
        .await;
    assert_eq!(browser.resource(&access).await, 200, "it is not theirs");
    let issued = viewer.code(&client, BACK).await;
    let issued = viewer.exchange(&client, BACK, &issued, VERIFIER).await;
    assert_eq!(
        issued.json()["scope"],
        json!("read"),
        "a viewer can not allow more than reading"
    );
}
