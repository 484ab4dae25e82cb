//! Keys, scopes and prices of every operation in the table.

use answerscope_domain::Scope;
use answerscope_domain::api_key::KeyHash;
use answerscope_domain::clock::Moment;
use answerscope_store::keys::{self, OrgKeys};
use answerscope_store::table::number_of;

use crate::right_calls::nowhere;
use crate::support::{start, start_with};

#[tokio::test(flavor = "multi_thread")]
async fn every_operation_needs_a_key_with_its_scope() {
    let service = start().await;
    let organizations = service.process.app.stores.organizations();
    let key = async |scope: &str| {
        let made = organizations
            .create_key(service.organization.organization_id, &[scope], None)
            .await;
        service.caller(Some(made.expect("a key").api_key))
    };
    let (reader, writer) = (key("read").await, key("write").await);
    let (nobody, unknown) = (
        service.caller(None),
        service.caller(Some(format!("as_{}", "A".repeat(43)))),
    );
    for entry in answerscope_openapi::operations() {
        let spec = entry.spec();
        let outcome = async |caller: &crate::support::Caller| {
            let answer = caller.operation(spec, &nowhere()).await;
            (answer.status.as_u16(), answer.code())
        };
        assert_eq!(outcome(&nobody).await, (401, 1005), "{} without a key", spec.id);
        assert_eq!(outcome(&unknown).await, (401, 1004), "{} with an unknown key", spec.id);
        let (wrong, right) = if spec.scope == Scope::Read {
            (&writer, &reader)
        } else {
            (&reader, &writer)
        };
        assert_eq!(outcome(wrong).await, (403, 1011), "{} without the scope", spec.id);
        assert_ne!(outcome(right).await.0, 403, "{} with the scope", spec.id);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_operation_costs_its_tokens() {
    // One token a second: what comes in during a call is less than the price of any of them.
    let service = start_with(&[("ANSWERSCOPE_RATE_LIMIT", "100000/1")]).await;
    let left = |answer: &crate::support::Answer| {
        answer.headers["x-ratelimit-remaining"]
            .to_str()
            .expect("text")
            .parse::<i64>()
            .expect("a number")
    };
    for entry in answerscope_openapi::operations() {
        let spec = entry.spec();
        let before = left(&service.owner.get("/brands").await);
        let after = left(&service.owner.operation(spec, &nowhere()).await);
        let took = before - after;
        let price = i64::from(spec.cost);
        assert!(
            (price - 1..=price).contains(&took),
            "{} costs {price}, it took {took}",
            spec.id
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_revoked_key_ends_at_once() {
    let service = start().await;
    let organizations = service.process.app.stores.organizations();
    let org = service.organization.organization_id;
    let made = organizations.create_key(org, &["read"], None).await.expect("a key");
    let caller = service.caller(Some(made.api_key));
    assert_eq!(caller.get("/brands").await.status.as_u16(), 200);
    organizations.revoke_key(org, made.id).await.expect("revoked");
    assert_eq!(caller.get("/brands").await.code(), 1004);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_that_expires_leaves_nothing_behind() {
    let service = start().await;
    let stores = &service.process.app.stores;
    let org = service.organization.organization_id;
    let made = stores
        .organizations()
        .create_key(org, &["read"], Some("2099-01-01T00:00:00Z"))
        .await;
    let made = made.expect("a key");
    let item = keys::api_key(&KeyHash::of(&made.api_key));
    for key in [item, OrgKeys(org).key(made.id)] {
        let stored = stores.table.get(&key).await.expect("read").expect("there");
        let shown_until = Moment::parse("", "2099-01-31T00:00:00Z").expect("a time");
        assert_eq!(number_of(&stored, "ttl"), Some(shown_until.seconds()));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_organization_has_at_most_fifty_live_keys() {
    let service = start().await;
    let organizations = service.process.app.stores.organizations();
    let org = service.organization.organization_id;
    let mut last = None;
    for _ in 1..50 {
        last = Some(organizations.create_key(org, &["read"], None).await.expect("a key").id);
    }
    assert_eq!(
        organizations
            .create_key(org, &["read"], None)
            .await
            .expect_err("one too many")
            .code(),
        1002
    );
    organizations
        .revoke_key(org, last.expect("a key"))
        .await
        .expect("revoked");
    organizations
        .create_key(org, &["read"], None)
        .await
        .expect("room for one");
}
