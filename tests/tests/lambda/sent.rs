//! SQS and EventBridge, as far as functions call them: they keep what is sent.

use std::sync::{Arc, Mutex};

use axum::Router;
use axum::body::Bytes;
use axum::http::HeaderMap;
use serde_json::{Value, json};

/// What was sent.
#[derive(Debug, Clone, Default)]
pub(crate) struct Sent(Arc<Mutex<Vec<(String, Value)>>>);

impl Sent {
    /// Listens; the endpoint of both services.
    pub(crate) async fn listen() -> (Self, String) {
        let sent = Self::default();
        let keeping = sent.clone();
        let take = move |headers: HeaderMap, body: Bytes| async move {
            let body = serde_json::from_slice(&body).expect("JSON");
            let target = headers.get("x-amz-target").and_then(|target| target.to_str().ok());
            keeping.keep(target.unwrap_or_default(), body)
        };
        let listener = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let endpoint = format!("http://{}", listener.local_addr().expect("an address"));
        let router = Router::new().route("/", axum::routing::post(take));
        tokio::spawn(async move { axum::serve(listener, router).await });
        (sent, endpoint)
    }

    fn keep(&self, target: &str, body: Value) -> String {
        let answer = match target {
            "AmazonSQS.SendMessage" => json!({"MessageId": "1", "MD5OfMessageBody": "0"}),
            "AmazonSQS.SendMessageBatch" => {
                let taken = entries(&body)
                    .iter()
                    .map(|entry| json!({"Id": entry["Id"], "MessageId": "1", "MD5OfMessageBody": "0"}));
                json!({"Successful": taken.collect::<Vec<_>>(), "Failed": []})
            }
            "AWSEvents.PutEvents" => json!({"FailedEntryCount": 0, "Entries": [{"EventId": "1"}]}),
            other => panic!("nobody should call {other}"),
        };
        self.0.lock().expect("no panic").push((target.to_owned(), body));
        answer.to_string()
    }

    /// The messages since the last look: the queue's name and the body.
    pub(crate) fn messages(&self) -> Vec<(String, Value)> {
        let alone = self
            .taken("AmazonSQS.SendMessage")
            .into_iter()
            .map(|call| message(&call, &call));
        let batches = self.taken("AmazonSQS.SendMessageBatch");
        let together = batches
            .iter()
            .flat_map(|call| entries(call).iter().map(|entry| message(call, entry)));
        alone.chain(together).collect()
    }

    /// The events since the last look: EventBridge's entries.
    pub(crate) fn events(&self) -> Vec<Value> {
        let calls = self.taken("AWSEvents.PutEvents");
        let entries = calls.into_iter().filter_map(|call| call["Entries"].as_array().cloned());
        entries.flatten().collect()
    }

    fn taken(&self, target: &str) -> Vec<Value> {
        let mut all = self.0.lock().expect("no panic");
        let (wanted, others) = std::mem::take(&mut *all)
            .into_iter()
            .partition(|(known, _)| known == target);
        *all = others;
        let wanted: Vec<(String, Value)> = wanted;
        wanted.into_iter().map(|(_, body)| body).collect()
    }
}

fn entries(batch: &Value) -> &[Value] {
    batch["Entries"].as_array().expect("entries")
}

/// The queue's name and the body of a message of a call.
fn message(call: &Value, entry: &Value) -> (String, Value) {
    let (url, body) = (call["QueueUrl"].as_str(), entry["MessageBody"].as_str());
    let queue = url.and_then(|url| url.rsplit('/').next()).expect("a queue");
    let body = serde_json::from_str(body.expect("a body")).expect("JSON");
    (queue.to_owned(), body)
}
