//! The insight writer: looks for what changed or stands out in a brand's answers, and writes it down.
//!
//! Ids and times of insights follow from their generation's, so that a second attempt writes the same ones.

use std::sync::Arc;
use std::time::Duration;

use answerscope_core::Result;
use answerscope_core::app::App;
use answerscope_core::clock::Moment;
use answerscope_core::error::Error;
use answerscope_core::ids::GenerationId;
use answerscope_core::store::Store;
use answerscope_core::store::marks::Mark;
use answerscope_core::store::queue::Message;
use answerscope_core::tasks::{later, perform};
use answerscope_core::worker::batch;
use aws_lambda_events::sqs::{SqsBatchResponse, SqsEvent};

mod generate;
mod rephrase;
pub mod secret;

pub use rephrase::model;

/// How long a generation waits for figures that are being made, from its start on.
const FIGURES: Duration = Duration::from_secs(60);
/// How long until it looks again.
const PAUSE: Duration = Duration::from_secs(1);

/// Whether answers that are listed already are still to be counted: a generation right after an import would find
/// nothing. It does not wait for ever, because imports may go on for hours.
async fn waits(app: &App, store: &Store, id: GenerationId) -> Result<bool> {
    let created = match store.generation(id).await {
        Ok(task) => task.created,
        // Whoever takes the task up finds that it is gone.
        Err(Error::NotFound) => return Ok(false),
        Err(error) => return Err(error),
    };
    if later(Moment(created), FIGURES).0 <= app.clock.now().0 {
        return Ok(false);
    }
    let marks = store.marks(id.brand).await?;
    Ok(marks.iter().any(|(_, mark)| matches!(mark, Mark::Days(..))))
}

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
            if waits(&app, &store, generation).await? {
                let message = Message::Generate {
                    organization,
                    generation,
                };
                return app.queue().send(message, PAUSE).await;
            }
            let model = rephrase::model(&app.settings, rephrase::PATIENCE)?;
            perform(&store, generation, |task| {
                generate::generate(&store, model.as_deref(), generation, task)
            })
            .await
        }
    })
    .await
}
