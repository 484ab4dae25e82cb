//! The insight writer: looks for what changed or stands out in a brand's answers, and writes it down.
//!
//! Ids and times of insights follow from their generation's, so that a second attempt writes the same ones.

use std::sync::Arc;

use answerscope_core::app::App;
use answerscope_core::error::Error;
use answerscope_core::store::Store;
use answerscope_core::store::queue::Message;
use answerscope_core::tasks::perform;
use answerscope_core::worker::batch;
use aws_lambda_events::sqs::{SqsBatchResponse, SqsEvent};

mod generate;
mod rephrase;

/// Handles a batch of messages.
pub async fn handle(app: Arc<App>, event: SqsEvent) -> SqsBatchResponse {
    batch(event, |body| {
        let app = Arc::clone(&app);
        async move {
            let Message::Generate {
                organization,
                generation,
            } = Message::parse(&body)?
            else {
                return Err(Error::internal("a message for another worker"));
            };
            let store = Store::new(&app, organization);
            let model = rephrase::model(&app.settings)?;
            perform(&store, generation, |task| {
                generate::generate(&store, model.as_deref(), generation, task)
            })
            .await
        }
    })
    .await
}
