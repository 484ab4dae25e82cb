//! Messages that go to a queue together.

use answerscope_domain::error::Result;
use answerscope_store::aws::queue::{Queue, Worker};
use serde_json::{Value, json};

use crate::script::Script;

fn bodies(count: usize) -> Vec<String> {
    (0..count).map(|n| format!("body {n}")).collect()
}

fn taken(outcomes: &[Result<()>]) -> Vec<bool> {
    outcomes.iter().map(Result::is_ok).collect()
}

#[tokio::test]
async fn what_the_queue_refuses_of_a_batch_is_told_apart() {
    let script = Script::of_bodies(|_, body| {
        let sent: Value = serde_json::from_slice(body).expect("JSON");
        let entries = sent["Entries"].as_array().expect("entries");
        let texts: Vec<&Value> = entries.iter().map(|entry| &entry["MessageBody"]).collect();
        assert_eq!(texts, ["body 0", "body 1", "body 2"]);
        let success = |place: usize| json!({"Id": entries[place]["Id"], "MessageId": "m", "MD5OfMessageBody": "0"});
        let failed = json!({"Id": entries[1]["Id"], "SenderFault": false, "Code": "InternalError", "Message": "later"});
        Some((
            200,
            json!({"Successful": [success(2), success(0)], "Failed": [failed]}).to_string(),
        ))
    });
    let outcomes = script.queue().put_batch(Worker::ROLLUP, bodies(3)).await;
    assert_eq!(taken(&outcomes), [true, false, true]);
    let told = outcomes[1].as_ref().expect_err("refused").to_string();
    assert!(told.contains("InternalError: later"), "{told}");
    assert_eq!(script.asked.lock().expect("the script").len(), 1);
}

#[tokio::test]
async fn a_batch_that_is_refused_as_a_whole_is_refused_for_each() {
    let script = Script::new(|_| Some((400, json!({"__type": "com.amazonaws.sqs#AccessDenied"}).to_string())));
    let outcomes = script.queue().put_batch(Worker::ROLLUP, bodies(2)).await;
    assert_eq!(taken(&outcomes), [false, false]);
    let outcomes = script.queue().put_batch(Worker::PURGE, bodies(2)).await;
    assert_eq!(taken(&outcomes), [false, false], "its queue has no URL");
}
