//! What every worker behind a queue does with a batch.

use std::collections::BTreeSet;
use std::sync::Arc;

use aws_lambda_events::sqs::{BatchItemFailure, SqsBatchResponse, SqsEvent};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tracing::Instrument;

use crate::app::App;
use crate::telemetry;
use answerscope_domain::error::Result;
use answerscope_store::runtime::panics::caught;
use answerscope_tasks::Incoming;

/// Handles a batch of messages, one after the other; those that failed are named, so that only they come again. The
/// same body twice is handled once. A panic fails its message alone.
pub async fn batch<F>(event: SqsEvent, work: impl Fn(String) -> F) -> SqsBatchResponse
where
    F: Future<Output = Result<()>> + Send,
{
    let mut response = SqsBatchResponse::default();
    let mut done: BTreeSet<String> = BTreeSet::new();
    let count = event.records.len();
    for record in event.records {
        let body = record.body.unwrap_or_default();
        if done.contains(&body) {
            continue;
        }
        let id = record.message_id.unwrap_or_default();
        let step = tracing::debug_span!(target: telemetry::STEPS, "message", %id);
        // Boxed: the SDK's futures are deeply nested, and a boxed one ends the compiler's descent.
        match Box::pin(caught("the worker", work(body.clone())).instrument(step)).await {
            Ok(()) => drop(done.insert(body)),
            Err(error) => {
                tracing::error!(%error, body = loggable(&body), %id, "a message failed");
                let mut failure = BatchItemFailure::default();
                failure.item_identifier = id;
                response.batch_item_failures.push(failure);
            }
        }
    }
    telemetry::messages(count, response.batch_item_failures.len());
    response
}

/// What a log may say of a message's body: the service's own name ids alone, events carry links that open without a key.
pub fn loggable(body: &str) -> &str {
    match Incoming::parse(body) {
        Ok(Incoming::Message(_) | Incoming::Task(_)) => body,
        _ => "an event",
    }
}

/// Serves a worker as a Lambda function behind its queue.
#[cfg(feature = "function")]
pub async fn serve<H, F>(handle: H) -> std::result::Result<(), lambda_runtime::Error>
where
    H: Fn(Arc<App>, SqsEvent) -> F,
    F: Future<Output = SqsBatchResponse>,
{
    run(crate::serve::start().await?, handle).await
}

/// Runs a worker of a process that has started.
pub async fn run<H, F>(app: Arc<App>, handle: H) -> std::result::Result<(), lambda_runtime::Error>
where
    H: Fn(Arc<App>, SqsEvent) -> F,
    F: Future<Output = SqsBatchResponse>,
{
    let handle = &handle;
    invocations(app, |app, event| async move { Ok(handle(app, event).await) }).await
}

/// Runs what takes events of any kind; after each, its metrics are written.
pub async fn invocations<H, F, E, A>(app: Arc<App>, handle: H) -> std::result::Result<(), lambda_runtime::Error>
where
    H: Fn(Arc<App>, E) -> F,
    F: Future<Output = std::result::Result<A, lambda_runtime::Error>>,
    E: DeserializeOwned,
    A: Serialize,
{
    let (app, handle) = (&app, &handle);
    lambda_runtime::run(lambda_runtime::service_fn(|event: lambda_runtime::LambdaEvent<E>| {
        // Boxed: the SDK's futures are deeply nested, and a boxed one ends the compiler's descent.
        let (answer, started) = (Box::pin(handle(Arc::clone(app), event.payload)), app.stores.clock.now());
        async move {
            let (answer, request_id) = (answer.await, event.context.request_id);
            tracing::info!(request_id, micros = app.stores.clock.now().0 - started.0, "invocation");
            telemetry::flush(app.stores.clients.meter.take());
            answer
        }
    }))
    .await
}

#[cfg(test)]
mod tests {
    use super::*;
    use answerscope_domain::error::Error;

    #[tokio::test]
    async fn a_panic_fails_its_message_alone() {
        let records: Vec<_> = ["fine", "panic", "fail", "fine too"]
            .iter()
            .map(|body| serde_json::json!({"messageId": format!("id of {body}"), "body": body}))
            .collect();
        let event = serde_json::from_value(serde_json::json!({"Records": records})).expect("an event");
        let answer = batch(event, |body| async move {
            match body.as_str() {
                "panic" => panic!("on purpose"),
                "fail" => Err(Error::NotFound),
                _ => Ok(()),
            }
        });
        let failures = answer.await.batch_item_failures;
        let failed: Vec<&str> = failures
            .iter()
            .map(|failure| failure.item_identifier.as_str())
            .collect();
        assert_eq!(failed, ["id of panic", "id of fail"]);
    }
}
