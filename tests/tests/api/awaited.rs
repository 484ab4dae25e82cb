//! Whether something of a brand awaits a worker, for those who do not read all that does.

use std::collections::BTreeSet;

use answerscope_domain::clock::Moment;
use answerscope_domain::ids::{BrandId, Fingerprint, Id};
use answerscope_store::Store;
use answerscope_store::table::outbox::{Awaited, OutboxEntry};
use serde_json::json;

use crate::support::{Service, start};

async fn brand(service: &Service, name: &str) -> BrandId {
    let body = json!({"name": name, "domain": format!("{name}.example")});
    BrandId::parse(&service.brand(body).await).expect("an id")
}

#[tokio::test(flavor = "multi_thread")]
async fn what_awaits_a_worker_is_known_however_much_does() {
    let service = start().await;
    let (own, other) = (brand(&service, "tarvo").await, brand(&service, "mervol").await);
    service.settled().await;
    let store = Store::new(&service.process.app.stores, service.organization.organization_id);
    let keys = store.org.of(own);
    let day = Moment::parse("day", "2026-11-01T00:00:00Z").expect("a time").day();
    let window = day.window();
    let batches = BTreeSet::from([(day, Fingerprint::of(&[b"a batch"]))]);
    let has = async |brand: BrandId, awaited: Awaited| store.outbox().has(brand, awaited).await.expect("read");
    let put = async |entries: Vec<OutboxEntry>| {
        let entries = entries.iter().map(|entry| entry.put(keys, store.fresh_token()));
        store.table().write(entries).await.expect("written");
    };
    let all = [Awaited::Rollup, Awaited::Reanalysis];
    for awaited in all {
        assert!(!has(own, awaited).await, "{awaited:?}");
    }
    // Kinds that begin alike are not taken for one another.
    put(vec![OutboxEntry::MergeRebuilt(window, [day].into())]).await;
    put(vec![OutboxEntry::RecountBatches(window, batches.clone())]).await;
    for awaited in all {
        assert!(!has(own, awaited).await, "{awaited:?}");
    }
    for _ in 0..20 {
        put(vec![OutboxEntry::CountBatches(window, batches.clone()); 50]).await;
    }
    let (waits, requests) = service.requests(has(own, Awaited::Rollup)).await;
    assert_eq!((waits, requests["DynamoDB.Query"]), (true, 1), "however many wait");
    assert!(!has(own, Awaited::Reanalysis).await);
    put(vec![OutboxEntry::Reanalysis]).await;
    assert!(has(own, Awaited::Reanalysis).await);
    for awaited in all {
        assert!(!has(other, awaited).await, "{awaited:?}");
    }
}
