//! The key check, at moments that the test chooses: what a process knows of a key spares the table a write, and never
//! refuses what the table would allow.

use answerscope_domain::Scope;
use answerscope_domain::api_key::KeyHash;
use answerscope_domain::clock::Moment;
use answerscope_domain::error::Error;
use answerscope_store::callers::keychain::Keychain;
use answerscope_store::callers::limits::LimitsPatch;

use crate::support::{Service, start};

/// A process of its own over the service's table, and a key that only it and its like use.
struct Process<'a> {
    service: &'a Service,
    keychain: Keychain,
    hash: KeyHash,
}

impl<'a> Process<'a> {
    fn new(service: &'a Service, hash: &KeyHash) -> Self {
        let shape = "30/1".parse().expect("a shape");
        Self {
            service,
            keychain: Keychain::new(service.process.app.stores.table.clone(), shape),
            hash: hash.clone(),
        }
    }

    /// The code of a refusal, 0 for none, and the requests that it took.
    async fn take(&self, scope: Scope, cost: u32, now: i64) -> (u16, u64) {
        let call = self.keychain.take(&self.hash, scope, cost, Moment(now));
        let (taken, counts) = self.service.requests(call).await;
        let code = taken.err().map_or(0, |refused| {
            let known = matches!(refused.error, Error::TooManyRequests { retry_after: 1.. });
            assert_eq!(known, refused.error.code() == 1007, "{:?}", refused.error);
            refused.error.code()
        });
        (code, counts.values().sum())
    }
}

async fn key(service: &Service, scopes: &[&str]) -> KeyHash {
    let organizations = service.process.app.stores.organizations();
    let made = organizations.create_key(service.organization.organization_id, scopes, None);
    KeyHash::of(&made.await.expect("a key").api_key)
}

const SECOND: i64 = 1_000_000;
const NOW: i64 = 2_000_000_000 * SECOND;

#[tokio::test(flavor = "multi_thread")]
async fn a_key_past_its_limit_is_refused_without_a_request_while_that_is_known() {
    let service = start().await;
    let hash = key(&service, &["read", "write"]).await;
    let process = Process::new(&service, &hash);
    assert_eq!(process.take(Scope::Read, 25, NOW).await, (0, 1));
    assert_eq!(process.take(Scope::Write, 5, NOW).await, (0, 1));
    assert_eq!(
        process.take(Scope::Read, 1, NOW).await,
        (1007, 0),
        "the last answer told it"
    );
    assert_eq!(
        process.take(Scope::Read, 1, NOW + SECOND).await,
        (0, 1),
        "a token came in"
    );
    // Another process knows nothing, asks once, and knows.
    let other = Process::new(&service, &hash);
    let (code, requests) = other.take(Scope::Read, 1, NOW + SECOND).await;
    assert!(code == 1007 && (1..=2).contains(&requests), "{code} {requests}");
    for _ in 0..100 {
        assert_eq!(other.take(Scope::Write, 5, NOW + SECOND).await, (1007, 0));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_limit_that_was_raised_is_in_force_within_ten_seconds() {
    let service = start().await;
    let process = Process::new(&service, &key(&service, &["read", "write"]).await);
    assert_eq!(process.take(Scope::Write, 25, NOW).await, (0, 1));
    assert_eq!(process.take(Scope::Write, 25, NOW).await, (1007, 0));
    let patch = LimitsPatch {
        bucket: Some("1000/1".parse().expect("a shape")),
        ..LimitsPatch::default()
    };
    let organizations = service.process.app.stores.organizations();
    let set = organizations.set(service.organization.organization_id, patch);
    set.await.expect("set");
    assert_eq!(process.take(Scope::Write, 25, NOW + 9 * SECOND).await.0, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_known_of_a_key_tells_the_scope_before_the_tokens() {
    let service = start().await;
    let process = Process::new(&service, &key(&service, &["read"]).await);
    assert_eq!(process.take(Scope::Read, 30, NOW).await, (0, 1));
    assert_eq!(process.take(Scope::Read, 1, NOW).await, (1007, 0));
    assert_eq!(process.take(Scope::Write, 5, NOW).await.0, 1011);
}
