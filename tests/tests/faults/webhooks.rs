//! The secret of a webhook before its last rotation.

use std::time::Duration;

use answerscope_domain::entities::webhook::{EventKind, Webhook};
use answerscope_store::keys::OrgKeys;

use crate::rig::Rig;

/// A webhook of all events.
async fn made(rig: &Rig) -> Webhook {
    let made = rig
        .store
        .webhooks()
        .create("http://127.0.0.1:9/x", EventKind::ALL.to_vec());
    made.await.expect("a webhook")
}

/// Whether any item of the organization holds a text.
async fn stored(rig: &Rig, text: &str) -> bool {
    let range = OrgKeys(rig.organization).webhooks();
    let items = rig.app.stores.table.query(&range).await.expect("items");
    items.iter().any(|item| format!("{item:?}").contains(text))
}

/// Whoever has seen the old secret of a rotation that is over does not take that of the next one away.
#[tokio::test(flavor = "multi_thread")]
async fn a_read_beside_a_rotation_leaves_the_new_overlap() {
    let rig = Rig::new().await;
    let made = made(&rig).await;
    let rotated = rig.store.webhooks().rotate(made.id).await.expect("rotated");
    rig.pass(Duration::from_secs(25 * 60 * 60));
    // The reader has read, and the secret is rotated before it removes what is over.
    let store = rig.store.clone();
    rig.plan.meanwhile("Query", async move {
        store.webhooks().rotate(made.id).await.expect("rotated");
    });
    rig.store.webhooks().get(made.id).await.expect("a webhook");
    assert!(stored(&rig, &rotated.secret).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_secret_signs_for_a_day_and_is_gone_then() {
    let rig = Rig::new().await;
    let made = made(&rig).await;
    let rotated = rig.store.webhooks().rotate(made.id).await.expect("rotated");
    assert_ne!(rotated.secret, made.secret);
    rig.pass(Duration::from_secs(23 * 60 * 60));
    let read = async || rig.store.webhooks().get(made.id).await.expect("a webhook");
    assert_eq!(read().await.previous_secret.as_deref(), Some(made.secret.as_str()));
    assert!(stored(&rig, &made.secret).await);
    rig.pass(Duration::from_secs(2 * 60 * 60));
    assert_eq!(read().await.previous_secret, None);
    assert!(!stored(&rig, &made.secret).await, "removed at the next use");
    // A list removes it as well.
    let again = rig.store.webhooks().rotate(made.id).await.expect("rotated");
    rig.pass(Duration::from_secs(25 * 60 * 60));
    assert_eq!(rig.store.webhooks().list().await.expect("webhooks").len(), 1);
    assert!(!stored(&rig, &rotated.secret).await && stored(&rig, &again.secret).await);
}

/// Receivers that have the first secret alone lose nothing by a second rotation.
#[tokio::test(flavor = "multi_thread")]
async fn a_rotation_within_an_overlap_leaves_the_secret_that_receivers_use() {
    let rig = Rig::new().await;
    let made = made(&rig).await;
    let first = rig.store.webhooks().rotate(made.id).await.expect("rotated");
    rig.pass(Duration::from_secs(60 * 60));
    let second = rig.store.webhooks().rotate(made.id).await.expect("rotated");
    assert_ne!(second.secret, first.secret);
    assert_eq!(second.previous_secret.as_deref(), Some(made.secret.as_str()));
    assert_eq!(
        second.previous_until, first.previous_until,
        "the overlap is not drawn out"
    );
    assert!(!stored(&rig, &first.secret).await, "nobody is known to use it");
}

/// Of two that are made at once, the second counts the first.
#[tokio::test(flavor = "multi_thread")]
async fn the_last_place_is_given_once() {
    let rig = Rig::new().await;
    let (url, events) = ("http://127.0.0.1:9/x", EventKind::ALL.to_vec());
    for _ in 0..49 {
        let made = rig.store.webhooks().create(url, events.clone()).await;
        made.expect("a webhook");
    }
    // Another is made after the list was read, and before the registration is written.
    let (store, theirs) = (rig.store.clone(), events.clone());
    rig.plan.meanwhile("Query", async move {
        store.webhooks().create(url, theirs).await.expect("the last one");
    });
    let refused = rig.store.webhooks().create(url, events).await.expect_err("no place");
    assert!(refused.description().contains("50 webhooks"), "{refused}");
    assert_eq!(rig.store.webhooks().list().await.expect("webhooks").len(), 50);
}
