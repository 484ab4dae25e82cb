//! The export builder: rows into a ZIP archive, and the archive into the bucket while it grows.
//!
//! The archive's name is made of the task and the attempt, so that a worker that lost its claim can not touch what its
//! successor builds; the successor removes what it finds and begins anew. What can not be built of one combination is
//! left out and named in `errors.json`, the archive's last file.
//!
//! Before a file is begun the task's row says so. An attempt that finds such a note knows in which file the one before
//! was killed: it makes that file last, and the last attempt leaves it out, so that two files that can not be made do not
//! cost the others. When even that one is killed, the task fails with an archive of `errors.json` alone.

use std::sync::Arc;

use answerscope_api::app::App;
use answerscope_api::worker::batch;
use answerscope_domain::entities::export::ExportWork;
use answerscope_store::Store;
use answerscope_tasks::{Tasks, expect};
use aws_lambda_events::sqs::{SqsBatchResponse, SqsEvent};

mod archive;
mod build;

/// Handles a batch of messages.
pub async fn handle(app: Arc<App>, event: SqsEvent) -> SqsBatchResponse {
    batch(event, |body| {
        let app = Arc::clone(&app);
        async move {
            let (organization, id) = expect::<ExportWork>(&body)?;
            let store = Store::new(&app.stores, organization);
            let tasks = Tasks::<ExportWork>::new(&store);
            tasks.perform(id, |task| build::build(&store, id, task)).await
        }
    })
    .await
}
