//! Answers that are kept for an `Idempotency-Key`.

use serde_json::{Value, json};

use crate::support::start;

/// Text that does not compress: characters drawn from 8,192.
fn noise(seed: &mut u64, length: usize) -> String {
    let mut next = || {
        *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        char::from_u32(0x4e00 + (*seed >> 51) as u32).unwrap_or('x')
    };
    (0..length).map(|_| next()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_larger_than_an_item_is_given_again() {
    let service = start().await;
    let brand = json!({"name": "Tarvo", "domain": "tarvo.example"});
    let brand = service.owner.post("/brands", brand).await.data();
    let path = format!("/brands/{}/prompts", brand["id"].as_str().expect("an id"));
    let mut seed = 7;
    let prompts: Vec<Value> = (0..1_000).map(|_| json!({"query": noise(&mut seed, 400)})).collect();
    let body = json!({"prompts": prompts});
    let first = service.owner.post_once(&path, body.clone(), "large").await;
    assert!(first.body.to_string().len() > 1_000_000, "{}", first.status);
    let (again, sent) = service.requests(service.owner.post_once(&path, body, "large")).await;
    assert_eq!((again.status, again.body), (first.status, first.body));
    // The row, and the parts that it has no room for; nothing of the request itself.
    assert_eq!(sent["DynamoDB.BatchGetItem"], 1, "{sent:?}");
    assert_eq!(sent.get("DynamoDB.TransactWriteItems"), None, "{sent:?}");
}
