//! Signing in and out, and passwords that are set anew.

use answerscope_api::auth::check_session;
use answerscope_domain::Scope;
use answerscope_domain::entities::account::Role;
use answerscope_domain::secret::{SecretKind, csrf_token};
use answerscope_store::callers::limits::LimitsPatch;
use answerscope_store::identity::ChangedBy;
use axum::body::Body;
use http::header::COOKIE;
use http::{HeaderMap, Method};
use serde_json::json;
use tower::ServiceExt;

use crate::browser::Browser;
use crate::rig::{rig, rig_with};

#[tokio::test(flavor = "multi_thread")]
async fn a_session_opens_the_pages_and_the_api_of_its_organization_until_it_is_ended() {
    let rig = rig().await;
    let browser = rig.signed_in(&rig.serve().await).await;
    let session = browser.cookie("session").expect("a session");
    let page = browser.get("/oauth/assistants").await;
    assert_eq!(page.status, 200);
    let http = reqwest::Client::new();
    let brands = format!("{}/api/v1/brands", browser.url);
    let ask = async |site: &str| {
        let request = http
            .get(&brands)
            .header("cookie", format!("session={session}"))
            .header("sec-fetch-site", site);
        request.send().await.expect("an answer").status().as_u16()
    };
    assert_eq!(
        (ask("same-origin").await, ask("cross-site").await, ask("none").await),
        (200, 401, 401)
    );
    let create = async |token: &str| {
        let request = http
            .post(&brands)
            .header("cookie", format!("session={session}"))
            .header("origin", &browser.url);
        let request = request.header("x-csrf-token", token);
        let body = json!({"name": "Tarvo", "domain": "tarvo.example"});
        request.json(&body).send().await.expect("an answer").status().as_u16()
    };
    assert_eq!((create("wrong").await, create(&page.field("csrf")).await), (401, 201));
    let out = browser.post("/logout", &[("csrf", "wrong")]).await;
    assert_eq!(out.status, 403);
    let out = browser.post("/logout", &[("csrf", &page.field("csrf"))]).await;
    assert_eq!((out.status, browser.cookie("session")), (303, None));
    assert_eq!(ask("same-origin").await, 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_password_is_set_anew_by_a_link_that_works_once() {
    let rig = rig().await;
    let browser = rig.signed_in(&rig.serve().await).await;
    let member = rig.member().await;
    let asked = async |email: &str| {
        let visitor = Browser::new(&browser.url);
        let csrf = visitor.get("/reset").await.field("csrf");
        let page = visitor.post("/reset", &[("csrf", &csrf), ("email", email)]).await;
        (page.status, page.text)
    };
    assert_eq!(
        asked(&rig.owner.email).await,
        asked("nobody@a.example").await,
        "nobody learns who has an account"
    );
    let links = rig.app.stores.identity().links();
    let link = links.create(member.account).await;
    let another = links.create(member.account).await.expect("a link");
    let link = link.expect("a link");
    let client = browser.client("https://assistant.example/back").await;
    let (access, _) = browser.connect(&client, "https://assistant.example/back").await;
    assert_eq!(browser.resource(&access).await, 200);
    let visitor = Browser::new(&browser.url);
    let page = visitor.get(&format!("/reset?link={link}")).await;
    let csrf = page.field("csrf");
    let short = visitor
        .post("/reset", &[("csrf", &csrf), ("link", &link), ("password", "short")])
        .await;
    assert_eq!(short.status, 400);
    let csrf = short.field("csrf");
    let fields = [("csrf", csrf.as_str()), ("link", &link), ("password", "a new password")];
    assert_eq!(visitor.post("/reset", &fields).await.status, 200);
    assert_eq!(
        browser.get("/oauth/assistants").await.status,
        303,
        "other browsers are signed out"
    );
    assert_eq!(
        browser.resource(&access).await,
        401,
        "and what they have connected is cut off"
    );
    assert_eq!(
        visitor.get(&format!("/reset?link={another}")).await.status,
        410,
        "links from before the new password have ended"
    );
    assert_eq!(visitor.get(&format!("/reset?link={link}")).await.status, 410);
    assert_eq!(visitor.sign_in(&rig.owner.email, &rig.owner.password).await.status, 401);
    assert_eq!(visitor.sign_in(&rig.owner.email, "a new password").await.status, 303);
    let late = rig
        .app
        .stores
        .identity()
        .links()
        .create(member.account)
        .await
        .expect("a link");
    assert_eq!(visitor.get(&format!("/reset?link={late}")).await.status, 200);
    rig.wait(3_600);
    assert_eq!(visitor.get(&format!("/reset?link={late}")).await.status, 410);
}

#[tokio::test(flavor = "multi_thread")]
async fn where_no_letters_are_sent_no_time_tells_who_has_an_account() {
    let rig = rig_with(&[("ANSWERSCOPE_BASE_URL", "https://service.example")]).await;
    let router = answerscope_oauth::router(std::sync::Arc::clone(&rig.app));
    let visit = SecretKind::Visit.generate(rig.app.stores.random.as_ref());
    let fields = format!("csrf={}&email={}", csrf_token(&visit), rig.owner.email);
    let form = http::Request::post("/reset")
        .header(COOKIE, format!("__Host-visit={visit}"))
        .body(Body::from(fields));
    let asked = http::Request::get("/reset").body(Body::empty());
    for request in [form, asked] {
        rig.app.stores.clients.meter.take();
        let answered = router
            .clone()
            .oneshot(request.expect("a request"))
            .await
            .expect("answered");
        assert_eq!(answered.status(), 503);
        let requests = rig.app.stores.clients.meter.take().requests;
        assert!(requests.is_empty(), "{requests:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_is_confirmed_by_a_password_of_ones_own_and_signing_in_tells_until_it_is() {
    let rig = rig().await;
    let url = rig.serve().await;
    let made = rig.made("ana@a.example", Role::Member).await;
    let browser = Browser::new(&url);
    let signed_in = browser.sign_in(&made.email, &made.password).await;
    assert_eq!(signed_in.location(), format!("{url}/verify?next=%2F"));
    let told = browser.get(signed_in.location()).await;
    assert!(
        told.text.contains("ana@a.example") && told.text.contains("is not confirmed"),
        "{}",
        told.text
    );
    let (csrf, next) = (told.field("csrf"), told.field("next"));
    let forged = browser.post("/verify", &[("csrf", "wrong"), ("next", &next)]).await;
    assert_eq!(forged.status, 403, "no other site has a letter sent");
    let nobody = Browser::new(&url);
    assert_eq!(nobody.get("/verify").await.status, 303);
    assert_eq!(nobody.post("/verify", &[("csrf", &csrf)]).await.status, 403);
    for _ in 0..3 {
        let sent = browser.post("/verify", &[("csrf", &csrf), ("next", &next)]).await;
        assert!(
            sent.status == 200 && sent.text.contains("It works for an hour"),
            "{}",
            sent.text
        );
    }
    let often = browser.post("/verify", &[("csrf", &csrf), ("next", &next)]).await;
    assert_eq!(often.status, 429);
    let link = rig.app.stores.identity().links().create(made.account_id).await;
    let link = link.expect("a link");
    let (visitor, path) = (Browser::new(&url), format!("/reset?link={link}"));
    let asked = visitor.get(&path).await;
    assert_eq!(visitor.get(&path).await.status, 200, "looking does not use it up");
    let own = "a password of one's own";
    let before = asked.field("csrf");
    let fields = |csrf| [("csrf", csrf), ("link", link.as_str()), ("password", own)];
    let old = visitor.post("/reset", &fields(before.as_str())).await;
    assert_eq!(old.status, 403, "the form of a page before");
    let csrf = visitor.get(&path).await.field("csrf");
    let confirmed = visitor.post("/reset", &fields(csrf.as_str())).await;
    assert_eq!(confirmed.status, 200, "{}", confirmed.text);
    assert_eq!(visitor.get(&path).await.status, 410);
    assert_eq!(
        browser.sign_in(&made.email, &made.password).await.status,
        401,
        "whoever made the account knows that password"
    );
    let signed_in = browser.sign_in(&made.email, own).await;
    assert_eq!(signed_in.location(), format!("{url}/"));
    let told = browser.get("/verify").await;
    assert!(told.text.contains("Your address is confirmed"), "{}", told.text);
}

#[tokio::test]
async fn limits_reach_every_one_of_many_sessions() {
    let rig = rig().await;
    let (member, stores) = (rig.member().await, &rig.app.stores);
    let mut secrets = Vec::new();
    for _ in 0..40 {
        let limits = stores.organizations().limits_copy(member.organization).await;
        let sessions = stores.identity().sessions();
        let begun = sessions.begin(&member, 0, limits.expect("limits")).await;
        secrets.push(begun.expect("a session").secret);
    }
    let patch = LimitsPatch {
        bucket: Some("77/1".parse().expect("a bucket")),
        ..Default::default()
    };
    stores.clients.meter.take();
    stores
        .organizations()
        .set(member.organization, patch)
        .await
        .expect("set");
    let most = stores.clients.meter.take().requests.values().sum::<u64>();
    // The organization, its keys and lists; each session is written once, and read with fifteen others.
    assert!(most < 60, "{most}");
    for secret in secrets {
        let cookie = HeaderMap::from_iter([(COOKIE, format!("__Host-session={secret}").parse().expect("a header"))]);
        let checked = check_session(&rig.app, &cookie, &Method::GET, Scope::Read, 1).await;
        assert_eq!(checked.expect("it opens").1.limit, 77);
    }
}

/// Whoever has added somebody first does not decide where they find themselves, nor does who adds them later.
#[tokio::test(flavor = "multi_thread")]
async fn somebody_in_several_organizations_is_asked_once_and_signed_in_where_they_were_last() {
    let rig = rig().await;
    let browser = Browser::new(&rig.serve().await);
    let made = rig.made("ana@a.example", Role::Viewer).await;
    let identity = rig.app.stores.identity();
    identity
        .accounts()
        .set_password(made.account_id, "a password of her own")
        .await
        .expect("set");
    let organizations = rig.app.stores.organizations();
    // Called as the first one is.
    let second = organizations.create("Owner").await.expect("an organization");
    let sign_in = async || browser.sign_in(&made.email, "a password of her own").await;
    let home = format!("{}/", browser.url);
    assert_eq!(sign_in().await.location(), home, "there is one");
    rig.wait(60);
    let members = identity.members(second.organization_id);
    let added = members.add(ChangedBy::Operator, &made.email, Role::Member).await;
    added.expect("a member");

    let asked = sign_in().await;
    assert_eq!(asked.location(), format!("{}/oauth/organization?next=%2F", browser.url));
    let page = browser.get(asked.location()).await;
    for told in [
        format!("your role: viewer; an owner: {}", rig.owner.email),
        format!("your role: member; an owner: {}", second.email),
    ] {
        assert!(page.text.contains(&told), "{told}: {}", page.text);
    }
    let choose = async |organization: &str| {
        let csrf = browser.cookie("csrf").expect("a token");
        let fields = [("csrf", &*csrf), ("organization", organization), ("next", "/brands")];
        browser.post("/oauth/organization", &fields).await
    };
    let session = async || browser.api("GET", "/console/session", None).await.json()["data"].clone();
    for chosen in [rig.owner.organization_id, second.organization_id] {
        let on = choose(chosen.as_str()).await;
        assert_eq!(on.location(), format!("{}/brands", browser.url));
        assert_eq!(sign_in().await.location(), home, "it is known");
        assert_eq!(session().await["organizationId"], json!(chosen));
    }
    let listed = &session().await["organizations"][0];
    assert_eq!(
        (&listed["role"], &listed["owner"]),
        (&json!("viewer"), &json!(rig.owner.email))
    );
    // Who is not there any more is where they are left.
    members
        .remove(ChangedBy::Operator, made.account_id)
        .await
        .expect("removed");
    assert_eq!(sign_in().await.location(), home);
    assert_eq!(session().await["organizationId"], json!(rig.owner.organization_id));
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_in_two_organizations_looks_at_the_other_one_and_nobody_at_anothers() {
    let rig = rig().await;
    let browser = rig.signed_in(&rig.serve().await).await;
    let organizations = rig.app.stores.organizations();
    let second = organizations.create("Second").await.expect("an organization");
    let third = organizations.create("Third").await.expect("an organization");
    rig.wait(1);
    let members = rig.app.stores.identity().members(second.organization_id);
    let added = members.add(ChangedBy::Operator, &rig.owner.email, Role::Viewer).await;
    added.expect("a member");
    let session = async || browser.api("GET", "/console/session", None).await.json()["data"].clone();
    let here = session().await;
    assert_eq!(here["organizationId"], json!(rig.owner.organization_id));
    let listed = here["organizations"].as_array().expect("a list").iter();
    let names: Vec<&str> = listed.filter_map(|one| one["name"].as_str()).collect();
    assert_eq!(names, [here["organization"].as_str().expect("a name"), "Second"]);

    let (before, csrf) = (browser.cookie("session"), browser.cookie("csrf").expect("a token"));
    let ask = async |csrf: &str, organization: &str| {
        let fields = [
            ("csrf", csrf),
            ("organization", organization),
            ("next", "//evil.example"),
        ];
        browser.post("/oauth/organization", &fields).await
    };
    let (other, unknown) = (second.organization_id.to_string(), third.organization_id.to_string());
    assert_eq!(ask("wrong", &other).await.status, 403);
    for nowhere in [unknown.as_str(), "", "x"] {
        assert_eq!(ask(&csrf, nowhere).await.status, 404, "{nowhere:?}");
    }
    assert_eq!(session().await, here, "nothing has changed");
    let switched = ask(&csrf, &other).await;
    assert_eq!(
        (switched.status, switched.location()),
        (303, &*format!("{}/", browser.url))
    );
    let (here, csrf) = (browser.cookie("session"), browser.cookie("csrf").expect("a token"));
    assert_eq!(ask(&csrf, &other).await.status, 303);
    assert_eq!(browser.cookie("session"), here, "nothing is begun where it is already");
    let there = session().await;
    assert_eq!(
        (&there["organization"], &there["role"]),
        (&json!("Second"), &json!("viewer"))
    );
    assert_ne!(browser.cookie("session"), before, "a session of its own");
    let old = before.expect("a session");
    assert!(
        rig.app
            .stores
            .identity()
            .sessions()
            .get(&old)
            .await
            .expect("read")
            .is_none(),
        "the session before has ended"
    );
}
