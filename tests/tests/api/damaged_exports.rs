//! Exports that meet segments whose objects are gone: the next attempt builds one that is whole, and the last one says what
//! it lacks.

use std::sync::Arc;

use answerscope::queue::event;
use answerscope::workers;
use answerscope_api::app::App;
use answerscope_domain::clock::Moment;
use answerscope_domain::entities::export::{ExportRequest, ExportWork};
use answerscope_domain::ids::{BrandId, ExportId};
use answerscope_export::{Entity, Format, Metric};
use answerscope_store::aws::queue::Addressed;
use answerscope_store::segments::names_of;
use answerscope_tasks::Tasks;
use serde_json::{Value, json};

use crate::damage::{items, large_segments, store};
use crate::processes::{silent, silent_app};
use crate::support::{Service, id, start};

/// Starts an export of a brand in a process whose messages are lost; the test is its queue.
async fn export(service: &Service, brand: &str) -> ExportId {
    let day = |text| Moment::parse("day", text).expect("a time").day();
    let request = ExportRequest {
        entities: vec![Entity::Brand, Entity::Prompt],
        metrics: vec![Metric::ShareOfVoice, Metric::Citations],
        format: Format::Csv,
        first: day("2026-09-01T00:00:00Z"),
        last: day("2026-11-10T00:00:00Z"),
        engines: None,
    };
    let brand: BrandId = id(brand);
    Tasks::new(&silent(service))
        .start(brand, ExportWork::new(request))
        .await
        .expect("started")
        .0
}

/// One message of an export; whether it comes again.
async fn attempt(service: &Service, app: &Arc<App>, export: ExportId) -> bool {
    let message = Tasks::<ExportWork>::new(&silent(service)).message(export);
    let body = message.body().expect("a message");
    let answer = workers::handle(app, message.worker(), event(&body, 0).expect("an event")).await;
    !answer.batch_item_failures.is_empty()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_export_that_meets_a_damaged_segment_is_built_by_the_next_attempt() {
    let service = start().await;
    let brand = large_segments(&service).await;
    let blobs = store(&service).blobs().clone();
    let windows = items(&service, "segment").await;
    let object = names_of(&windows[0]).swap_remove(0);
    blobs.delete_all(vec![object]).await.expect("deleted");
    let export = export(&service, &brand).await;
    assert!(
        attempt(&service, &service.process.app, export).await,
        "the message comes again"
    );
    service.process.queue.drained().await;
    assert!(!attempt(&service, &service.process.app, export).await);
    let shown = service.owner.get(&format!("/exports/{export}")).await.data();
    assert_eq!(
        (&shown["status"], shown["files"].as_array().map(Vec::len)),
        (&json!("completed"), Some(4)),
        "{shown}"
    );
    service.settled().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_export_says_what_it_lacks_when_a_segment_stays_damaged() {
    let service = start().await;
    let brand = large_segments(&service).await;
    let blobs = store(&service).blobs().clone();
    blobs
        .delete_all(blobs.list("segments/").await.expect("a list"))
        .await
        .expect("deleted");
    let (export, app) = (export(&service, &brand).await, silent_app(&service));
    let again = [
        attempt(&service, &app, export).await,
        attempt(&service, &app, export).await,
        attempt(&service, &app, export).await,
    ];
    assert_eq!(again, [true, true, false]);
    let shown = service.owner.get(&format!("/exports/{export}")).await.data();
    assert_eq!(shown["status"], "failed", "{shown}");
    let errors = shown["errors"].as_array().expect("errors");
    assert_eq!(errors.len(), 4, "{shown}");
    assert!(errors.iter().all(|lack| lack["error"]["code"] == 1007), "{shown}");
    let archives = blobs.list("exports/").await.expect("a list");
    let bytes = blobs.get(&archives[0], None).await.expect("read").expect("there");
    let mut archive = zip::ZipArchive::new(std::io::Cursor::new(bytes)).expect("an archive");
    let told: Value = serde_json::from_reader(archive.by_name("errors.json").expect("errors.json")).expect("JSON");
    assert_eq!(told, shown["errors"]);
}

/// The purge comes by a message of its own: the export's may be there first, and is no fault then.
#[tokio::test(flavor = "multi_thread")]
async fn the_message_of_an_export_whose_brand_was_deleted_does_not_come_again() {
    let service = start().await;
    let brand = large_segments(&service).await;
    let export = export(&service, &brand).await;
    let store = silent(&service);
    store.brands().delete(id(&brand)).await.expect("deleted");
    assert!(!attempt(&service, &service.process.app, export).await);
}
