//! Limits of an organization: changed by several at once, beside new keys, and in force for callers at once.

use std::time::Duration;

use answerscope_domain::Scope;
use answerscope_domain::api_key::KeyHash;
use answerscope_domain::clock::Clock;
use answerscope_domain::clock::later;
use answerscope_store::callers::keychain::Keychain;
use answerscope_store::callers::limits::{LimitsPatch, Override};
use answerscope_store::callers::organizations::Organizations;
use answerscope_store::keys;
use answerscope_store::table::text_of;
use serde_json::json;

use crate::support::{Answer, Caller, Service, start, start_with};

fn bucket(shape: &str) -> LimitsPatch {
    LimitsPatch {
        bucket: Some(Override::Own(shape.parse().expect("a bucket"))),
        ..LimitsPatch::default()
    }
}

async fn set(service: &Service, patch: LimitsPatch) {
    let organizations = service.process.app.stores.organizations();
    let set = organizations.set(service.organization.organization_id, patch).await;
    set.expect("set");
}

fn header(answer: &Answer, name: &str) -> u64 {
    let value = answer.headers[name].to_str().expect("a text");
    value.parse().expect("a number")
}

#[tokio::test(flavor = "multi_thread")]
async fn two_changes_at_once_are_both_kept() {
    let service = start().await;
    for round in 1..=10u32 {
        let limit = LimitsPatch {
            monitoring_limit: Some(Override::Own(round)),
            ..LimitsPatch::default()
        };
        let topics = LimitsPatch {
            topics_disabled: Some(round % 2 == 1),
            ..LimitsPatch::default()
        };
        let shape = bucket(&format!("{}/7", 1_000 + round));
        tokio::join!(set(&service, limit), set(&service, topics), set(&service, shape));
        let answer = service.owner.get("/topics/none").await;
        assert_eq!(
            header(&answer, "x-ratelimit-limit"),
            u64::from(1_000 + round),
            "round {round}"
        );
        assert_eq!(answer.code(), if round % 2 == 1 { 1012 } else { 1006 }, "round {round}");
        let key = keys::OrgKeys(service.organization.organization_id).organization();
        let stored = service
            .process
            .app
            .stores
            .table
            .get(&key)
            .await
            .expect("read")
            .expect("there");
        let limit = answerscope_store::table::number_of(&stored, "monitoringLimit");
        assert_eq!(limit, Some(i64::from(round)));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_that_is_made_beside_a_change_has_the_new_limits() {
    let service = start().await;
    let organizations = service.process.app.stores.organizations();
    for round in 1..=20u32 {
        let shape = format!("{}/7", 1_000 + round);
        let make = organizations.create_key(service.organization.organization_id, &["read"], None);
        let (made, ()) = tokio::join!(make, set(&service, bucket(&shape)));
        let made = made.expect("a key");
        let key = keys::api_key(&KeyHash::of(&made.api_key));
        let item = service
            .process
            .app
            .stores
            .table
            .get(&key)
            .await
            .expect("read")
            .expect("there");
        assert_eq!(text_of(&item, "tokenBucket"), Some(shape.as_str()), "round {round}");
    }
}

/// Heavy calls until one is refused.
async fn drained(caller: &Caller) -> Answer {
    loop {
        let answer = caller.post("/brands/none/export", json!({})).await;
        if answer.code() == 1007 {
            return answer;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_changed_bucket_begins_full() {
    let service = start_with(&[("ANSWERSCOPE_RATE_LIMIT", "100/1")]).await;
    let app = &service.process.app;
    let hash = KeyHash::of(&service.organization.api_key);
    // As another process has it: this one may trust what it has seen for some seconds.
    let remaining = async || {
        let elsewhere = Keychain::new(app.stores.table.clone(), app.settings.rate_limit);
        let taken = elsewhere.take(&hash, Scope::Write, 25, app.stores.clock.now()).await;
        taken
            .map(|(_, level)| level.remaining)
            .map_err(|refused| refused.error.code())
    };
    drained(&service.owner).await;
    assert_eq!(remaining().await, Err(1007));
    set(&service, bucket("50/1")).await;
    assert_eq!(remaining().await, Ok(25));
    assert_eq!(remaining().await, Ok(0));
    set(&service, bucket("50/1")).await;
    assert_eq!(
        remaining().await,
        Err(1007),
        "one that is set to what it was is not filled"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn an_override_ends_and_the_deployments_limit_holds_again() {
    let service = start_with(&[("ANSWERSCOPE_RATE_LIMIT", "100/1")]).await;
    set(&service, bucket("30/1")).await;
    assert_eq!(header(&service.owner.get("/brands").await, "x-ratelimit-limit"), 30);
    let back = LimitsPatch {
        bucket: Some("default".parse().expect("a word")),
        monitoring_limit: Some("default".parse().expect("a word")),
        credits: Some("default".parse().expect("a word")),
        ..LimitsPatch::default()
    };
    set(&service, back).await;
    assert_eq!(header(&service.owner.get("/brands").await, "x-ratelimit-limit"), 100);
    let made = service
        .process
        .app
        .stores
        .organizations()
        .create_key(service.organization.organization_id, &["read"], None)
        .await;
    let caller = service.caller(Some(made.expect("a key").api_key));
    assert_eq!(header(&caller.get("/brands").await, "x-ratelimit-limit"), 100);
}

/// The deployment's own bucket is raised: what a caller owes was counted at the old rate.
#[tokio::test(flavor = "multi_thread")]
async fn a_debt_is_never_larger_than_the_bucket() {
    let service = start_with(&[("ANSWERSCOPE_RATE_LIMIT", "10000/1")]).await;
    let app = &service.process.app;
    let hash = KeyHash::of(&service.organization.api_key);
    let (slow, now) = (
        Keychain::new(app.stores.table.clone(), "10000/1".parse().expect("a bucket")),
        app.stores.clock.now(),
    );
    slow.take(&hash, Scope::Read, 10_000, now).await.expect("taken");
    let fast = Keychain::new(app.stores.table.clone(), "1000/50".parse().expect("a bucket"));
    let refused = fast
        .take(&hash, Scope::Read, 25, now)
        .await
        .expect_err("nothing is left");
    assert_eq!(refused.error.code(), 1007);
    assert_eq!(refused.level.map(|level| (level.remaining, level.reset)), Some((0, 20)));
    let soon = later(now, Duration::from_secs(1));
    fast.take(&hash, Scope::Read, 25, soon).await.expect("50 came in");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bucket_that_is_too_small_for_an_operation_says_so() {
    let service = start_with(&[("ANSWERSCOPE_RATE_LIMIT", "3/1")]).await;
    let answer = service.owner.post("/brands", json!({})).await;
    assert_eq!((answer.status.as_u16(), answer.code()), (403, 1011), "{}", answer.body);
    let description = answer.body["error"]["description"].as_str().expect("a text");
    assert!(
        description.contains("5 tokens") && description.contains('3'),
        "{description}"
    );
    assert_eq!(header(&answer, "x-ratelimit-remaining"), 3);
    assert!(!answer.headers.contains_key("retry-after"), "waiting does not help");
    assert_eq!(service.owner.get("/brands").await.status.as_u16(), 200);
    let organizations = service.process.app.stores.organizations();
    let refused = organizations
        .set(service.organization.organization_id, bucket("24/100"))
        .await;
    let refused = refused.expect_err("too small").description();
    assert!(refused.contains("bucket") && refused.contains("25"), "{refused}");
    set(&service, bucket("25/100")).await;
}

/// A clock that stands still.
struct At(answerscope_domain::clock::Moment);

impl Clock for At {
    fn now(&self) -> answerscope_domain::clock::Moment {
        self.0
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn expired_keys_are_shown_as_such_and_take_no_place() {
    let service = start().await;
    let (app, org) = (&service.process.app, service.organization.organization_id);
    let now = app.stores.organizations();
    let long_ago = At(answerscope_domain::clock::Moment::parse("at", "2020-01-01T00:00:00Z").expect("a time"));
    let then = Organizations {
        table: &app.stores.table,
        clock: &long_ago,
        random: app.stores.random.as_ref(),
    };
    let mut first = None;
    for _ in 1..50 {
        let made = then.create_key(org, &["read"], Some("2020-01-02T00:00:00Z")).await;
        first = first.or(made.ok());
    }
    let first = first.expect("a key");
    assert_eq!(service.caller(Some(first.api_key)).get("/brands").await.code(), 1004);
    now.create_key(org, &["read"], None)
        .await
        .expect("the others have ended");
    let shown = now.list_keys(org).await.expect("keys");
    let count = |status: &str| shown.iter().filter(|key| key.status == status).count();
    assert_eq!((count("expired"), count("active")), (49, 2));
    now.revoke_key(org, first.id).await.expect("revoked");
    let refused = now.create_key(org, &["read"], Some("2020-01-01T00:00:00Z")).await;
    let refused = refused.expect_err("it would have ended").description();
    assert!(
        refused.starts_with("expiresAt: ") && refused.contains("past"),
        "{refused}"
    );
}
