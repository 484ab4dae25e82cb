//! Serves the rollup worker as a Lambda function behind its queue.

use std::sync::Arc;

use answerscope_core::app::App;
use answerscope_core::config::Settings;
use aws_lambda_events::sqs::SqsEvent;
use lambda_runtime::{LambdaEvent, service_fn};

#[tokio::main]
async fn main() -> Result<(), lambda_runtime::Error> {
    answerscope_core::serve::log_as_json();
    let app = Arc::new(App::on_aws(Settings::from_env()?));
    lambda_runtime::run(service_fn(|event: LambdaEvent<SqsEvent>| {
        let app = Arc::clone(&app);
        async move { Ok::<_, lambda_runtime::Error>(answerscope_rollup::handle(&app, event.payload).await) }
    }))
    .await
}
