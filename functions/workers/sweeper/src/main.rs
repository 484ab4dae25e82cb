//! Serves the sweeper as a Lambda function: on a schedule, and behind the dead-letter queues.

use std::sync::Arc;

use lambda_runtime::{LambdaEvent, service_fn};
use serde_json::Value;

#[tokio::main]
async fn main() -> Result<(), lambda_runtime::Error> {
    let app = answerscope_core::serve::start().await?;
    lambda_runtime::run(service_fn(|event: LambdaEvent<Value>| {
        // Boxed: the SDK's futures are deeply nested, and a boxed one ends the compiler's descent.
        let answer = Box::pin(answerscope_sweeper::handle(Arc::clone(&app), event.payload));
        async move { answer.await.map_err(lambda_runtime::Error::from) }
    }))
    .await
}
