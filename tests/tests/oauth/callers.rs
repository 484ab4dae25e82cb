//! Sessions and access tokens as callers: what they open, when they end, and what they cost.

use answerscope_api::auth::{check, check_grant, check_session};
use answerscope_domain::secret::csrf_token;
use answerscope_domain::{Scope, Scopes, Via};
use answerscope_store::identity::{IssuedTokens, Throttle, TokenRefused};
use http::header::{AUTHORIZATION, COOKIE};
use http::{HeaderMap, HeaderName, HeaderValue, Method};

use crate::rig::{RESOURCE, Rig, rig, rig_with};

fn headers(pairs: &[(HeaderName, String)]) -> HeaderMap {
    let pairs = pairs
        .iter()
        .map(|(name, value)| (name.clone(), HeaderValue::from_str(value).expect("a header")));
    pairs.collect()
}

fn bearing(token: &str) -> HeaderMap {
    headers(&[(AUTHORIZATION, format!("Bearer {token}"))])
}

impl Rig {
    pub(crate) async fn connect(&self, scopes: &str) -> (String, IssuedTokens) {
        let allowed = self.authorization(scopes).await;
        let tokens = self.app.stores.identity().tokens();
        let code = tokens.issue_code(allowed).await.expect("a code");
        let issued = self.redeem(&code).await.expect("redeemed");
        (code, issued)
    }

    pub(crate) async fn redeem(&self, code: &str) -> Result<IssuedTokens, TokenRefused> {
        let stores = &self.app.stores;
        let allowed = stores.identity().tokens().code(code).await.expect("read")?;
        let limits = stores
            .organizations()
            .limits_copy(allowed.organization)
            .await
            .expect("limits");
        stores
            .identity()
            .tokens()
            .redeem(code, &allowed, limits)
            .await
            .expect("asked")
    }

    pub(crate) async fn refresh(&self, token: &str) -> Result<IssuedTokens, TokenRefused> {
        let tokens = self.app.stores.identity().tokens();
        tokens.refresh(token, "client", |_| Ok(())).await.expect("asked")
    }

    /// The code of the refusal at a resource, 0 for none.
    async fn shows(&self, token: &str, resource: &str, scope: Scope) -> u16 {
        let checked = check_grant(&self.app, &bearing(token), resource, scope, 1).await;
        checked.map_or_else(|refused| refused.error.code(), |_| 0)
    }

    pub(crate) async fn reads(&self, token: &str) -> u16 {
        self.shows(token, RESOURCE, Scope::Read).await
    }
}

#[tokio::test]
async fn an_access_token_opens_its_resource_for_an_hour() {
    let rig = rig().await;
    let (_, tokens) = rig.connect("read").await;
    let checked = check_grant(&rig.app, &bearing(&tokens.access), RESOURCE, Scope::Read, 1).await;
    let (caller, level) = checked.expect("it opens");
    assert_eq!(
        (caller.via, caller.organization),
        (Via::Grant, rig.owner.organization_id)
    );
    assert_eq!(caller.scopes, Scopes::of(["read"]));
    assert_eq!((level.limit, level.remaining), (1_000, 999));
    assert_eq!(rig.shows(&tokens.access, RESOURCE, Scope::Write).await, 1011);
    assert_eq!(
        rig.shows(&tokens.access, "http://127.0.0.1:8080/other", Scope::Read)
            .await,
        1004
    );
    rig.wait(3_599);
    assert_eq!(rig.reads(&tokens.access).await, 0);
    rig.wait(1);
    assert_eq!(rig.reads(&tokens.access).await, 1004);
}

#[tokio::test]
async fn the_check_of_an_access_token_is_one_request() {
    let rig = rig().await;
    let (_, tokens) = rig.connect("read write").await;
    rig.app.stores.clients.meter.take();
    assert_eq!(rig.shows(&tokens.access, RESOURCE, Scope::Write).await, 0);
    let requests = rig.app.stores.clients.meter.take().requests;
    assert_eq!(requests.values().sum::<u64>(), 1, "{requests:?}");
}

#[tokio::test]
async fn keys_tokens_and_sessions_do_not_open_each_others_doors() {
    let rig = rig().await;
    let (code, tokens) = rig.connect("read write").await;
    let member = rig.member().await;
    let limits = rig
        .app
        .stores
        .organizations()
        .limits_copy(member.organization)
        .await
        .expect("limits");
    let session = rig
        .app
        .stores
        .identity()
        .sessions()
        .begin(&member, 0, limits)
        .await
        .expect("a session");
    for wrong in [&rig.owner.api_key, &code, &tokens.refresh, &session.secret] {
        assert_eq!(rig.reads(wrong).await, 1004, "{wrong} on the resource of access tokens");
    }
    for wrong in [&tokens.access, &code, &tokens.refresh, &session.secret] {
        let refused = check(&rig.app, &bearing(wrong), Scope::Read, 1)
            .await
            .expect_err("refused");
        assert_eq!(refused.error.code(), 1004, "{wrong} on REST");
    }
}

#[tokio::test]
async fn all_tokens_of_a_grant_share_its_bucket_and_its_end() {
    let rig = rig_with(&[("ANSWERSCOPE_RATE_LIMIT", "30/1")]).await;
    let (_, first) = rig.connect("read").await;
    let second = rig.refresh(&first.refresh).await.expect("refreshed");
    let take = async |token: &str, cost| check_grant(&rig.app, &bearing(token), RESOURCE, Scope::Read, cost).await;
    assert!(take(&first.access, 25).await.is_ok());
    assert!(take(&second.access, 5).await.is_ok());
    let refused = take(&second.access, 1).await.expect_err("the bucket is empty");
    assert_eq!(refused.error.code(), 1007);
    rig.wait(30);
    let grants = rig.app.stores.identity().grants();
    let listed = rig.grants_of(rig.member().await.account).await;
    assert_eq!(listed.len(), 1);
    assert!(listed[0].last_used_at.is_some());
    let stranger = rig
        .app
        .stores
        .organizations()
        .create("Stranger")
        .await
        .expect("an organization");
    let theirs = grants
        .revoke(stranger.organization_id, listed[0].id)
        .await
        .expect_err("not theirs");
    assert_eq!(theirs.code(), 1006);
    assert_eq!(rig.reads(&first.access).await, 0);
    grants
        .revoke(rig.owner.organization_id, listed[0].id)
        .await
        .expect("cut off");
    for token in [&first.access, &second.access] {
        assert_eq!(rig.reads(token).await, 1004);
    }
    assert_eq!(
        rig.refresh(&second.refresh).await.expect_err("ended"),
        TokenRefused::Invalid
    );
    assert!(rig.grants_of(rig.member().await.account).await.is_empty());
}

#[tokio::test]
async fn a_code_that_comes_again_ends_what_it_made() {
    let rig = rig().await;
    let (code, tokens) = rig.connect("read").await;
    assert_eq!(rig.redeem(&code).await.expect_err("used"), TokenRefused::Replayed);
    assert_eq!(rig.reads(&tokens.access).await, 1004);
    assert_eq!(
        rig.refresh(&tokens.refresh).await.expect_err("ended"),
        TokenRefused::Invalid
    );
    let allowed = rig.authorization("read").await;
    let late = rig
        .app
        .stores
        .identity()
        .tokens()
        .issue_code(allowed)
        .await
        .expect("a code");
    rig.wait(60);
    assert_eq!(rig.redeem(&late).await.expect_err("late"), TokenRefused::Invalid);
}

#[tokio::test]
async fn a_refresh_token_comes_again_for_a_short_time_alone() {
    let rig = rig().await;
    let (_, first) = rig.connect("read").await;
    let second = rig.refresh(&first.refresh).await.expect("refreshed");
    rig.wait(29);
    let again = rig.refresh(&first.refresh).await.expect("an answer that was lost");
    for token in [&first.access, &second.access, &again.access] {
        assert_eq!(rig.reads(token).await, 0);
    }
    rig.wait(2);
    assert_eq!(
        rig.refresh(&first.refresh).await.expect_err("stolen"),
        TokenRefused::Replayed
    );
    for token in [&first.access, &second.access, &again.access] {
        assert_eq!(rig.reads(token).await, 1004);
    }
    for token in [&second.refresh, &again.refresh] {
        assert_eq!(rig.refresh(token).await.expect_err("ended"), TokenRefused::Invalid);
    }
}

#[tokio::test]
async fn a_refresh_token_is_exchanged_a_few_times_at_most() {
    let rig = rig().await;
    let (_, first) = rig.connect("read").await;
    for _ in 0..3 {
        rig.refresh(&first.refresh).await.expect("within the grace");
    }
    assert_eq!(
        rig.refresh(&first.refresh).await.expect_err("too often"),
        TokenRefused::Replayed
    );
}

#[tokio::test]
async fn a_session_ends_by_itself_and_at_once() {
    let rig = rig().await;
    let member = rig.member().await;
    let begin = async || {
        let limits = rig
            .app
            .stores
            .organizations()
            .limits_copy(member.organization)
            .await
            .expect("limits");
        rig.app
            .stores
            .identity()
            .sessions()
            .begin(&member, 0, limits)
            .await
            .expect("a session")
            .secret
    };
    let asks = async |secret: &str, method: Method, token: Option<String>| {
        let mut pairs = vec![(COOKIE, format!("__Host-session={secret}"))];
        pairs.extend(token.map(|token| (HeaderName::from_static("x-csrf-token"), token)));
        let checked = check_session(&rig.app, &headers(&pairs), &method, Scope::Read, 1).await;
        checked.map_or_else(
            |refused| refused.error.code(),
            |(caller, _)| u16::from(caller.via != Via::Session),
        )
    };
    let secret = begin().await;
    assert_eq!(asks(&secret, Method::GET, None).await, 0);
    assert_eq!(asks(&secret, Method::POST, None).await, 1004, "another site's form");
    assert_eq!(asks(&secret, Method::POST, Some("x".repeat(43))).await, 1004);
    assert_eq!(asks(&secret, Method::POST, Some(csrf_token(&secret))).await, 0);
    const DAY: i64 = 86_400;
    for _ in 0..4 {
        rig.wait(6 * DAY);
        assert_eq!(asks(&secret, Method::GET, None).await, 0, "used every week");
    }
    rig.wait(6 * DAY);
    assert_eq!(asks(&secret, Method::GET, None).await, 1004, "30 days are over");
    let (idle, ended, other) = (begin().await, begin().await, begin().await);
    let sessions = rig.app.stores.identity();
    sessions.sessions().end(&ended).await.expect("ended");
    assert_eq!(asks(&ended, Method::GET, None).await, 1004);
    rig.wait(7 * DAY);
    assert_eq!(asks(&idle, Method::GET, None).await, 1004);
    let last = begin().await;
    sessions.sessions().end_all(member.account).await.expect("ended");
    for secret in [&other, &last] {
        assert_eq!(asks(secret, Method::GET, None).await, 1004);
    }
}

#[tokio::test]
async fn limits_of_an_organization_reach_its_assistants() {
    let rig = rig().await;
    let (_, tokens) = rig.connect("read").await;
    let patch = answerscope_store::callers::limits::LimitsPatch {
        bucket: Some("77/1".parse().expect("a bucket")),
        topics_disabled: Some(true),
        ..Default::default()
    };
    let organizations = rig.app.stores.organizations();
    organizations.set(rig.owner.organization_id, patch).await.expect("set");
    let checked = check_grant(&rig.app, &bearing(&tokens.access), RESOURCE, Scope::Read, 1).await;
    let (caller, level) = checked.expect("it opens");
    assert!(caller.topics_disabled);
    assert_eq!(level.limit, 77);
}

#[tokio::test]
async fn tries_come_back_slowly() {
    let rig = rig().await;
    let throttle = Throttle {
        what: "test",
        burst: 3,
        every: 60,
    };
    let attempt = async |who: &str| {
        rig.app
            .stores
            .identity()
            .attempt(throttle, who)
            .await
            .expect("asked")
            .is_ok()
    };
    for _ in 0..3 {
        assert!(attempt("ana").await);
    }
    assert!(!attempt("ana").await);
    assert!(attempt("eva").await);
    rig.wait(59);
    assert!(!attempt("ana").await);
    rig.wait(1);
    assert!(attempt("ana").await && !attempt("ana").await);
}
