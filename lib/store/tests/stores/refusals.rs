//! What becomes of calls that a store refuses or never answers.

use std::sync::atomic::{AtomicUsize, Ordering};

use answerscope_domain::error::Error;
use answerscope_store::keys::{Key, KeyRange};
use answerscope_store::table::Action;

use crate::script::{Answer, Script};

fn key() -> Key {
    Key {
        pk: "a".into(),
        sk: "b".into(),
    }
}

fn range() -> KeyRange {
    KeyRange {
        pk: "a".into(),
        from: "0".into(),
        to: "9".into(),
    }
}

fn dynamodb(code: &str) -> Answer {
    let body = format!(r#"{{"__type":"com.amazonaws.dynamodb.v20120810#{code}","message":"said the table"}}"#);
    Some((400, body))
}

fn is_throttled<T: std::fmt::Debug>(done: Result<T, Error>) -> bool {
    matches!(done, Err(Error::TooManyRequests { retry_after: 1.. }))
}

#[tokio::test]
async fn throttling_of_the_table_asks_the_caller_to_come_again() {
    for code in [
        "ProvisionedThroughputExceededException",
        "ThrottlingException",
        "RequestLimitExceeded",
        "TransactionConflictException",
    ] {
        let table = Script::new(move |_| dynamodb(code)).table();
        assert!(is_throttled(table.get(&key()).await), "GetItem: {code}");
        assert!(is_throttled(table.query(&range()).await), "Query: {code}");
        assert!(is_throttled(table.batch_get(vec![key()]).await), "BatchGetItem: {code}");
        assert!(
            is_throttled(table.delete_all(vec![key()]).await),
            "BatchWriteItem: {code}"
        );
        let written = table.write([Action::delete(key())]).await;
        assert!(is_throttled(written), "TransactWriteItems: {code}");
    }
}

#[tokio::test]
async fn throttling_of_the_bucket_asks_the_caller_to_come_again() {
    let slower = "<Error><Code>SlowDown</Code><Message>Please reduce your request rate.</Message></Error>";
    let blobs = Script::new(move |_| Some((503, slower.to_owned()))).blobs();
    assert!(is_throttled(blobs.put("name", Vec::new()).await), "PutObject");
    assert!(is_throttled(blobs.get("name", None).await), "GetObject");
    assert!(is_throttled(blobs.list("name").await), "ListObjectsV2");
}

#[tokio::test]
async fn a_throttled_transaction_is_tried_again() {
    let tries = AtomicUsize::new(0);
    let script = Script::new(move |_| match tries.fetch_add(1, Ordering::SeqCst) {
        0 => Some((
            400,
            r#"{"__type":"com.amazonaws.dynamodb.v20120810#TransactionCanceledException","message":"no",
                "CancellationReasons":[{"Code":"ThrottlingError","Message":"slower"}]}"#
                .to_owned(),
        )),
        _ => Some((200, "{}".to_owned())),
    });
    let done = script.table().write([Action::delete(key())]).await;
    assert_eq!((done, script.asked.lock().expect("asked").len()), (Ok(()), 2));
}

#[tokio::test]
async fn the_log_is_told_why_nothing_came_back() {
    let script = Script::new(|_| None);
    let errors = [
        script.table().get(&key()).await.map(drop),
        script.table().write([Action::delete(key())]).await,
        script.blobs().put("name", Vec::new()).await,
    ];
    for error in errors {
        let error = error.expect_err("no answer");
        assert!(error.to_string().contains("cut by a cat"), "{error}");
        assert_eq!(error.description(), "Internal error");
    }
}

#[tokio::test]
async fn the_log_is_told_what_a_store_said() {
    let table = Script::new(|_| dynamodb("ValidationException")).table();
    let error = table.get(&key()).await.expect_err("refused").to_string();
    for said in ["GetItem", "ValidationException", "said the table"] {
        assert!(error.contains(said), "{said}: {error}");
    }
}
