//! What roles may do in the web application, and what its operations change.

use answerscope_domain::entities::account::Role;
use serde_json::json;

use crate::browser::Browser;
use crate::console::{code, signed_in, somebody};

const WEBHOOK: &str = "/console/webhooks";

#[tokio::test(flavor = "multi_thread")]
async fn a_viewer_reads_and_changes_nothing() {
    let (rig, owner) = signed_in().await;
    let (viewer, account) = somebody(&rig, &owner.url, Role::Viewer).await;
    for path in ["session", "organization", "keys", "webhooks", "members"] {
        assert_eq!(
            viewer.api("GET", &format!("/console/{path}"), None).await.status,
            200,
            "{path}"
        );
    }
    let tries = [
        ("POST", "/console/keys".to_owned(), Some(json!({"scopes": ["read"]}))),
        (
            "POST",
            WEBHOOK.into(),
            Some(json!({"url": "https://a.example/", "events": ["data_exported"]})),
        ),
        (
            "POST",
            "/console/members".into(),
            Some(json!({"email": "b@people.example", "role": "viewer"})),
        ),
        (
            "PATCH",
            format!("/console/members/{account}"),
            Some(json!({"role": "owner"})),
        ),
        ("PATCH", "/console/organization".into(), Some(json!({"name": "Mine"}))),
    ];
    for (method, path, body) in tries {
        let refused = viewer.api(method, &path, body.as_ref()).await;
        assert_eq!((refused.status, code(&refused)), (403, 1011), "{method} {path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_may_leave_and_nobody_but_an_owner_takes_others_out() {
    let (rig, owner) = signed_in().await;
    let boss = rig.member().await.account;
    for role in [Role::Viewer, Role::Member] {
        let (somebody, account) = somebody(&rig, &owner.url, role).await;
        let refused = somebody.api("DELETE", &format!("/console/members/{boss}"), None).await;
        assert_eq!((refused.status, code(&refused)), (403, 1011), "{role:?}");
        let path = format!("/console/members/{account}");
        let left = somebody.api("DELETE", &path, None).await;
        assert_eq!(left.status, 204, "{role:?}: {}", left.text);
        assert_eq!(somebody.api("GET", "/console/session", None).await.status, 401);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_member_works_with_keys_and_not_with_people() {
    let (rig, owner) = signed_in().await;
    let (member, account) = somebody(&rig, &owner.url, Role::Member).await;
    let key = member
        .api("POST", "/console/keys", Some(&json!({"scopes": ["read"]})))
        .await;
    assert_eq!(key.status, 201, "{}", key.text);
    let boss = owner.api("GET", "/console/session", None).await.json()["data"]["accountId"].clone();
    let boss = format!("/console/members/{}", boss.as_str().expect("an account"));
    let mine = format!("/console/members/{account}");
    let tries = [
        ("DELETE", boss.as_str(), None),
        ("PATCH", boss.as_str(), Some(json!({"role": "viewer"}))),
        ("PATCH", mine.as_str(), Some(json!({"role": "owner"}))),
        (
            "POST",
            "/console/members",
            Some(json!({"email": "c@people.example", "role": "owner"})),
        ),
        ("PATCH", "/console/organization", Some(json!({"name": "Mine"}))),
    ];
    for (method, path, body) in tries {
        let refused = member.api(method, path, body.as_ref()).await;
        assert_eq!(
            (refused.status, code(&refused)),
            (403, 1011),
            "{method} {path}: {}",
            refused.text
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_owner_stays() {
    let (_rig, owner) = signed_in().await;
    let account = owner.api("GET", "/console/session", None).await.json()["data"]["accountId"].clone();
    let path = format!("/console/members/{}", account.as_str().expect("an account"));
    for (method, body) in [("DELETE", None), ("PATCH", Some(json!({"role": "member"})))] {
        let refused = owner.api(method, &path, body.as_ref()).await;
        assert_eq!(
            (refused.status, code(&refused)),
            (400, 1002),
            "{method}: {}",
            refused.text
        );
    }
    assert_eq!(owner.api("GET", "/console/members", None).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_role_holds_at_once_and_a_removed_member_is_out() {
    let (rig, owner) = signed_in().await;
    let (member, account) = somebody(&rig, &owner.url, Role::Member).await;
    let path = format!("/console/members/{account}");
    let changed = owner.api("PATCH", &path, Some(&json!({"role": "viewer"}))).await;
    assert_eq!(changed.status, 204, "{}", changed.text);
    // What this process has seen of a session may let it pass for a moment; the operations read the role.
    let refused = member
        .api("POST", "/console/keys", Some(&json!({"scopes": ["read"]})))
        .await;
    assert_eq!(code(&refused), 1011);
    assert_eq!(owner.api("DELETE", &path, None).await.status, 204);
    let out = member.api("GET", "/console/keys", None).await;
    assert_eq!((out.status, code(&out)), (401, 1004));
    let gone = owner.api("DELETE", &path, None).await;
    assert_eq!(code(&gone), 1006);
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_is_added_signs_in_with_what_is_shown_once() {
    let (_rig, owner) = signed_in().await;
    let body = json!({"email": " Ana@People.example ", "role": "member"});
    let added = owner.api("POST", "/console/members", Some(&body)).await;
    assert_eq!(added.status, 201, "{}", added.text);
    let data = added.json()["data"].clone();
    assert_eq!(data["email"], "ana@people.example");
    let ana = Browser::new(&owner.url);
    let password = data["password"].as_str().expect("a password");
    assert_eq!(ana.sign_in("ana@people.example", password).await.status, 303);
    let session = ana.api("GET", "/console/session", None).await.json()["data"].clone();
    assert_eq!(
        (session["role"].as_str(), session["organization"].as_str()),
        (Some("member"), Some("Owner"))
    );
    assert_eq!(session["mcpUrl"], format!("{}/mcp", owner.url));
    let again = owner.api("POST", "/console/members", Some(&body)).await;
    assert_eq!((again.status, code(&again)), (409, 1008));
    let list = owner.api("GET", "/console/members", None).await;
    assert!(
        list.text.contains("ana@people.example") && !list.text.contains(password),
        "{}",
        list.text
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_tells_its_beginning_and_its_last_use_and_ends_at_once() {
    let (rig, owner) = signed_in().await;
    // Ids sort by their moment, and the organization's first key is of this one.
    rig.wait(1);
    let body = json!({"name": "Reports", "scopes": ["read"], "expiresAt": "2027-12-31T00:00:00Z"});
    let made = owner.api("POST", "/console/keys", Some(&body)).await.json()["data"].clone();
    let key = made["apiKey"].as_str().expect("a key");
    let row = async || {
        let keys = owner.api("GET", "/console/keys", None).await.json();
        keys["data"]["keys"][0].clone()
    };
    let before = row().await;
    assert_eq!(before["prefix"].as_str(), key.get(..9));
    assert_eq!(before["createdBy"], json!(rig.owner.email));
    let keys = owner.api("GET", "/console/keys", None).await.json();
    assert_eq!(
        keys["data"]["keys"][1]["createdBy"],
        json!(null),
        "the command line has made it"
    );
    assert_eq!(
        (&before["name"], &before["scopes"]),
        (&json!("Reports"), &json!(["read"]))
    );
    assert_eq!(
        (&before["status"], &before["lastUsedAt"]),
        (&json!("active"), &json!(null))
    );
    rig.wait(60);
    assert_eq!(owner.rest(key).await, 200);
    assert_eq!(row().await["lastUsedAt"], rig.app.stores.clock.now().iso());
    let path = format!("/console/keys/{}", made["id"].as_str().expect("an id"));
    assert_eq!(owner.api("DELETE", &path, None).await.status, 204);
    assert_eq!(owner.rest(key).await, 401);
    assert_eq!(row().await["status"], "revoked");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_can_not_be_is_refused_by_its_name() {
    let (_rig, owner) = signed_in().await;
    let tries = [
        ("/console/keys", json!({"scopes": []}), "scopes:"),
        ("/console/keys", json!({"scopes": ["admin"]}), "scopes:"),
        ("/console/keys", json!({"scopes": ["read"], "name": " "}), "name:"),
        (
            "/console/keys",
            json!({"scopes": ["read"], "expiresAt": "2020-01-01T00:00:00Z"}),
            "expires",
        ),
        (
            WEBHOOK,
            json!({"url": "http://169.254.169.254/", "events": ["data_exported"]}),
            "url:",
        ),
        (
            WEBHOOK,
            json!({"url": "file:///etc/passwd", "events": ["data_exported"]}),
            "url:",
        ),
        (
            WEBHOOK,
            json!({"url": "https://a.example/", "events": ["test"]}),
            "events:",
        ),
        (WEBHOOK, json!({"url": "https://a.example/", "events": []}), "events:"),
        (
            "/console/members",
            json!({"email": "nobody", "role": "member"}),
            "email:",
        ),
        (
            "/console/members",
            json!({"email": "a@b.example", "role": "king"}),
            "role",
        ),
    ];
    for (path, body, name) in tries {
        let refused = owner.api("POST", path, Some(&body)).await;
        assert_eq!(
            (refused.status, code(&refused)),
            (400, 1002),
            "{body}: {}",
            refused.text
        );
        let told = refused.json()["error"]["description"]
            .as_str()
            .expect("a text")
            .to_owned();
        assert!(told.starts_with(name), "{body}: {told}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_organization_has_its_limits_and_another_name() {
    let (_rig, owner) = signed_in().await;
    let read = async || owner.api("GET", "/console/organization", None).await.json()["data"].clone();
    let organization = read().await;
    assert_eq!(organization["prompts"], json!({"used": 0, "limit": 10_000}));
    assert_eq!(organization["rateLimit"], "1000/50");
    assert_eq!(organization["collection"]["on"], false);
    let renamed = owner
        .api("PATCH", "/console/organization", Some(&json!({"name": "  Norvik  "})))
        .await;
    assert_eq!(renamed.status, 204, "{}", renamed.text);
    assert_eq!(read().await["name"], "Norvik");
}
