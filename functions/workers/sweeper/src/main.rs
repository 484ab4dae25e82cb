//! Serves the sweeper as a Lambda function: on a schedule, and behind the dead-letter queues.

use std::sync::Arc;

use answerscope_core::app::App;
use answerscope_core::config::Settings;
use aws_lambda_events::sqs::SqsEvent;
use lambda_runtime::{LambdaEvent, service_fn};
use serde_json::Value;

#[tokio::main]
async fn main() -> Result<(), lambda_runtime::Error> {
    answerscope_core::serve::log_as_json();
    let app = Arc::new(App::on_aws(Settings::from_env()?));
    lambda_runtime::run(service_fn(|event: LambdaEvent<Value>| {
        let app = Arc::clone(&app);
        async move { answerscope_sweeper::handle(app, event.payload).await.map_err(lambda_runtime::Error::from) }
    }))
    .await
}
