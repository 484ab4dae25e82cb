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

/// A query comes through API Gateway as a map.
#[tokio::test(flavor = "multi_thread")]
async fn a_request_is_the_same_whatever_the_order_of_its_parameters() {
    let service = start().await;
    let brand = service.brand(json!({"name": "Tarvo", "domain": "tarvo.example"})).await;
    let path = format!("/brands/{brand}/export");
    let post = async |query: &str| {
        let path = format!("{path}?{query}");
        service.owner.post_once(&path, json!({}), "one").await
    };
    let first = post("entities=brand&metrics=visibility&engine=openai").await;
    let again = post("metrics=visibility&engine=openai&entities=brand").await;
    assert_eq!((first.status.as_u16(), &again.body), (202, &first.body));
    assert_eq!(
        post("entities=topic&metrics=visibility&engine=openai").await.code(),
        1008
    );
}

/// A header may hold bytes that are no text.
#[tokio::test(flavor = "multi_thread")]
async fn keys_that_are_no_text_are_different_keys() {
    let service = start().await;
    let made = async |key: &[u8], domain: &str| {
        let key = reqwest::header::HeaderValue::from_bytes(key).expect("a header");
        let request = reqwest::Client::new()
            .post(format!("{}/api/v1/brands", service.url))
            .bearer_auth(&service.organization.api_key)
            .header("idempotency-key", key)
            .json(&json!({"name": "Tarvo", "domain": domain}));
        request.send().await.expect("an answer").status().as_u16()
    };
    assert_eq!(made(b"\xff", "one.example").await, 201);
    assert_eq!(made(b"\xfe", "two.example").await, 201);
    assert_eq!(made(b"\xff", "one.example").await, 201, "the answer of before");
}
