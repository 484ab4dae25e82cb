//! The webhook sender: from EventBridge's envelope to a request at a receiver.

use answerscope_domain::entities::webhook::{DeliveryState, EventKind};
use answerscope_domain::ids::ExportId;
use axum::Router;
use axum::body::Bytes;
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use serde_json::{Value, json};
use tokio::sync::mpsc;

use crate::world::World;

/// Takes requests at a loopback port: its URL, and what comes.
async fn receiver() -> (String, mpsc::UnboundedReceiver<(HeaderMap, Bytes)>) {
    let (sender, came) = mpsc::unbounded_channel();
    let take = move |headers: HeaderMap, body: Bytes| async move {
        sender.send((headers, body)).expect("the test looks");
        StatusCode::NO_CONTENT
    };
    let listener = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let url = format!("http://{}/hook", listener.local_addr().expect("an address"));
    let router = Router::new().route("/hook", post(take));
    tokio::spawn(async move { axum::serve(listener, router).await });
    (url, came)
}

/// A batch of one message.
fn batch(message: &Value) -> String {
    let record = json!({"messageId": "deliver-1", "body": message.to_string(), "attributes": {}, "messageAttributes": {},
        "eventSource": "aws:sqs", "awsRegion": "us-east-1"});
    json!({"Records": [record]}).to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_event_becomes_a_delivery_and_the_delivery_a_request() {
    let mut world = World::new().await;
    let (url, mut came) = receiver().await;
    let webhook = world.store().webhooks().create(&url, EventKind::ALL.to_vec()).await;
    let webhook = webhook.expect("a webhook").id;
    let path = format!(
        "/brands/{}/export?entities=brand&metrics=visibility",
        world.words["BRAND"]
    );
    let export = world.post(&path, json!({})).await["id"].clone();
    let task: ExportId = serde_json::from_value(export.clone()).expect("an id");
    let export = export.as_str().expect("an id").to_owned();
    world
        .words
        .extend([("EXPORT", export.clone()), ("TASK", task.token.to_string())]);
    world.sent.messages();

    let loopback = [("ANSWERSCOPE_WEBHOOK_ALLOW_LOOPBACK", "true")];
    let mut sender = world.start("webhook-sender", &loopback).await;
    let answer = sender.invoke(world.event("webhook-sender.json")).await;
    assert_eq!(answer, json!({"batchItemFailures": [{"itemIdentifier": "poison"}]}));
    let sent = world.sent.messages();
    assert_eq!(sent.len(), 1, "the event that came twice is one delivery: {sent:?}");
    assert_eq!(
        (sent[0].0.as_str(), &sent[0].1["kind"]),
        ("sample-webhook", &json!("deliver"))
    );

    for _ in 0..2 {
        let answer = sender.invoke(batch(&sent[0].1)).await;
        assert_eq!(answer, json!({"batchItemFailures": []}));
    }
    let (headers, body) = came.try_recv().expect("a request");
    assert!(headers.contains_key("webhook-signature"), "{headers:?}");
    let body: Value = serde_json::from_slice(&body).expect("JSON");
    assert_eq!(body["data"]["exportId"], export, "{body}");
    assert!(came.try_recv().is_err(), "a message twice is one request");
    let deliveries = world.store().deliveries().list(webhook).await.expect("deliveries");
    let states: Vec<_> = deliveries.iter().map(|delivery| delivery.delivery_state).collect();
    assert_eq!(states, [DeliveryState::Delivered]);
}
