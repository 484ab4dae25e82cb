//! Serves the sweeper as a Lambda function: on a schedule, and behind the dead-letter queues.

use std::sync::Arc;

use answerscope_core::app::App;
use answerscope_core::config::Settings;
use lambda_runtime::{LambdaEvent, service_fn};
use serde_json::Value;

#[tokio::main]
async fn main() -> Result<(), lambda_runtime::Error> {
    answerscope_core::serve::log_as_json();
    let app = Arc::new(App::on_aws(Settings::from_env()?));
    lambda_runtime::run(service_fn(|event: LambdaEvent<Value>| {
        // Boxed: the SDK's futures are deeply nested, and a boxed one ends the compiler's descent.
        let answer = Box::pin(answerscope_sweeper::handle(Arc::clone(&app), event.payload));
        async move { answer.await.map_err(lambda_runtime::Error::from) }
    }))
    .await
}
