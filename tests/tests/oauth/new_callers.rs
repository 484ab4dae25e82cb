//! How many callers somebody makes: each key and each assistant begins with a full bucket.

use answerscope_domain::entities::account::Role;
use answerscope_store::callers::organizations::MOST_KEYS;
use answerscope_store::identity::{ChangedBy, Throttle};
use futures::future::join_all;
use serde_json::json;

use crate::browser::query;
use crate::console::code;
use crate::rig::{Rig, rig};

/// Uses up the tries of somebody, as so many calls would that each cost a token of their bucket.
async fn use_up(rig: &Rig, throttle: Throttle, who: &str) {
    for _ in 0..throttle.burst {
        let tried = rig.app.stores.identity().attempt(throttle, who).await;
        tried.expect("tried").expect("as many as there are");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn keys_are_not_made_and_revoked_without_end() {
    let rig = rig().await;
    let owner = rig.signed_in(&rig.serve().await).await;
    let keys = Throttle {
        what: "keys",
        burst: 99,
        every: 600,
    };
    let body = json!({"scopes": ["read"]});
    use_up(&rig, keys, &rig.owner.organization_id.to_string()).await;
    assert_eq!(owner.api("POST", "/console/keys", Some(&body)).await.status, 201);
    let often = owner.api("POST", "/console/keys", Some(&body)).await;
    assert_eq!((often.status, code(&often)), (429, 1007));
    rig.wait(600);
    assert_eq!(owner.api("POST", "/console/keys", Some(&body)).await.status, 201);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_organization_has_no_more_keys_than_it_may_though_they_are_made_at_once() {
    let rig = rig().await;
    let (organizations, org) = (rig.app.stores.organizations(), rig.owner.organization_id);
    for _ in 4..MOST_KEYS {
        organizations.create_key(org, &["read"], None).await.expect("a key");
    }
    let at_once = join_all((0..8).map(|_| organizations.create_key(org, &["read"], None))).await;
    assert_eq!(at_once.iter().filter(|made| made.is_ok()).count(), 3, "{at_once:?}");
    let keys = organizations.list_keys(org).await.expect("listed");
    assert_eq!(keys.len(), MOST_KEYS);
    organizations.revoke_key(org, keys[0].id).await.expect("revoked");
    organizations
        .create_key(org, &["read"], None)
        .await
        .expect("room again");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_connects_no_assistants_without_end() {
    let rig = rig().await;
    let browser = rig.signed_in(&rig.serve().await).await;
    let consents = Throttle {
        what: "consent-account",
        burst: 59,
        every: 60,
    };
    let redirect = "https://assistant.example/back";
    let client = browser.client(redirect).await;
    use_up(&rig, consents, &rig.member().await.account.to_string()).await;
    browser.connect(&client, redirect).await;
    assert_eq!(browser.allow(&query(&client, redirect)).await.status, 429);
    rig.wait(60);
    browser.connect(&client, redirect).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_begins_no_sessions_without_end() {
    let rig = rig().await;
    let browser = rig.signed_in(&rig.serve().await).await;
    let organizations = rig.app.stores.organizations();
    let second = organizations.create("Second").await.expect("an organization");
    let members = rig.app.stores.identity().members(second.organization_id);
    let added = members.add(ChangedBy::Operator, &rig.owner.email, Role::Viewer).await;
    added.expect("a member");
    let both = [second.organization_id, rig.owner.organization_id];
    let mut last = 0;
    for turn in 0..40 {
        let csrf = browser.cookie("csrf").expect("a token");
        let fields = [("csrf", &*csrf), ("organization", both[turn % 2].as_str())];
        last = browser.post("/oauth/organization", &fields).await.status;
        if last != 303 {
            break;
        }
    }
    assert_eq!(last, 429);
}
