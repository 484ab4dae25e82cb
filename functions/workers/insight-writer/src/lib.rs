//! The insight writer: looks for what changed or stands out in a brand's answers, and writes it down.
//!
//! Ids and times of insights follow from their generation's, so that a second attempt writes the same ones.

use std::sync::Arc;
use std::time::Duration;

use answerscope_api::app::App;
use answerscope_api::worker::batch;
use answerscope_domain::Result;
use answerscope_domain::clock::Moment;
use answerscope_domain::clock::later;
use answerscope_domain::entities::insight::GenerationWork;
use answerscope_domain::error::Error;
use answerscope_domain::ids::GenerationId;
use answerscope_store::Store;
use answerscope_store::table::outbox::Awaited;
use answerscope_tasks::{Tasks, expect};
use aws_lambda_events::sqs::{SqsBatchResponse, SqsEvent};

mod generate;
mod rephrase;
#[cfg(feature = "function")]
pub mod secret;

pub use rephrase::model;

/// How long a generation waits for figures that are being made, from its start on.
const FIGURES: Duration = Duration::from_secs(60);
/// How long until it looks again.
const PAUSE: Duration = Duration::from_secs(1);

/// Whether answers that are listed already are still to be counted: a generation right after an import would find
/// nothing. It does not wait for ever, because imports may go on for hours.
async fn waits(app: &App, store: &Store, id: GenerationId) -> Result<bool> {
    let created = match Tasks::<GenerationWork>::new(store).get(id).await {
        Ok(task) => task.created,
        // Whoever takes the task up finds that it is gone.
        Err(Error::NotFound) => return Ok(false),
        Err(error) => return Err(error),
    };
    if later(Moment(created), FIGURES).0 <= app.stores.clock.now().0 {
        return Ok(false);
    }
    store.outbox().has(id.brand, Awaited::Rollup).await
}

/// Handles a batch of messages.
pub async fn handle(app: Arc<App>, event: SqsEvent) -> SqsBatchResponse {
    batch(event, |body| {
        let app = Arc::clone(&app);
        async move {
            let (organization, id) = expect::<GenerationWork>(&body)?;
            let store = Store::new(&app.stores, organization);
            let tasks = Tasks::<GenerationWork>::new(&store);
            if waits(&app, &store, id).await? {
                return app.stores.queue().send(tasks.message(id), PAUSE).await;
            }
            let model = rephrase::model(&app.settings, rephrase::PATIENCE)?;
            let generate = |task| generate::generate(&store, model.as_deref(), id, task);
            tasks.perform(id, generate).await
        }
    })
    .await
}
