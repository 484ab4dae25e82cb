//! What a delete leaves in the table and the bucket: nothing.

use std::sync::Arc;
use std::time::Duration;

use answerscope_domain::clock::Moment;
use answerscope_domain::entities::export::{ExportRequest, ExportWork};
use answerscope_domain::entities::insight::GenerationWork;
use answerscope_domain::entities::new_answer::NewAnswer;
use answerscope_domain::ids::{BrandId, PromptId};
use answerscope_purge::run_purge;
use answerscope_rollup::{run_backfill, run_rollup};
use answerscope_store::Store;
use answerscope_store::answers::ResolvedAnswer;
use answerscope_store::keys::OrgKeys;
use answerscope_store::runtime::budget::Budget;
use answerscope_store::table::outbox::OutboxEntry;
use answerscope_tasks::Tasks;
use answerscope_tasks::exports::Archives;
use serde_json::json;
use tokio::time::Instant;

use crate::processes::silent;
use crate::remains::{
    doomed, everything, figures, import, in_steps, other_stands, row, same, traces, two_prompts, used,
};
use crate::support::{Service, id, start};

#[tokio::test(flavor = "multi_thread")]
async fn of_a_deleted_brand_nothing_is_left() {
    let service = start().await;
    let before = everything(&service).await;
    let ids = service.world().await;
    let brand = &ids["brand"];
    let (one, two) = two_prompts(&service, brand).await;
    import(&service, brand, &[&one, &two], 200).await;
    service.settled().await;
    let filled = everything(&service).await;
    for kind in ["answers/", "segments/"] {
        assert!(filled.iter().any(|name| name.starts_with(kind)), "no objects of {kind}");
    }
    let (store, key) = (silent(&service), id::<BrandId>(brand));
    let credits = used(&service, "credits").await;
    open_tasks(&service, &store, key).await;
    assert_eq!(used(&service, "credits").await, credits + 1);
    assert!(used(&service, "active").await >= 3);
    let deleted = service.owner.delete(&format!("/brands/{brand}")).await;
    assert_eq!(deleted.status.as_u16(), 204);
    service.settled().await;
    assert_eq!(everything(&service).await, before);
    let taken = (used(&service, "active").await, used(&service, "credits").await);
    assert_eq!(taken, (0, credits), "what was not done is given back, and only that");
    service.brand(json!({"name": "Again", "domain": "tarvo.example"})).await;
}

/// An export and a generation that no worker has begun, an archive, and an upload that was not completed.
async fn open_tasks(service: &Service, store: &Store, brand: BrandId) {
    let day = Moment::parse("day", "2026-11-01T00:00:00Z").expect("a time").day();
    let export = ExportRequest {
        entities: vec![answerscope_export::Entity::Brand],
        metrics: vec![answerscope_export::Metric::Visibility],
        format: answerscope_export::Format::Csv,
        first: day,
        last: day,
        engines: None,
    };
    let (export, _) = Tasks::new(store)
        .start(brand, ExportWork::new(export))
        .await
        .expect("started");
    let blobs = &service.process.app.stores.blobs();
    let archive = Archives(store).object(export, 1);
    blobs.put(&archive, vec![1]).await.expect("written");
    blobs.begin_upload(&archive).await.expect("begun");
    let generation = GenerationWork {
        prompts: None,
        first: day,
        last: day,
        insights: Vec::new(),
    };
    Tasks::new(store).start(brand, generation).await.expect("started");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_brands_purge_goes_on_where_it_was_stopped() {
    let service = start().await;
    let before = everything(&service).await;
    let (ids, store) = (service.world().await, silent(&service));
    let brand: BrandId = id(&ids["brand"]);
    store.brands().delete(brand).await.expect("deleted");
    let kept = OutboxEntry::Delivery(brand.0, brand.0);
    let keys = OrgKeys(service.organization.organization_id).of(brand);
    let due = Moment(i64::MAX);
    let written = service
        .process
        .app
        .stores
        .table
        .write([kept.put_once_due(keys, due)])
        .await;
    written.expect("written");
    let rounds = in_steps(&store, brand).await;
    assert!(rounds > 8, "only {rounds} rounds: the budget was not kept");
    let entries = store.outbox().list(brand).await.expect("marks");
    assert_eq!(
        entries,
        [(kept.task_key(keys), kept)],
        "what was announced is still delivered"
    );
    service
        .process
        .app
        .stores
        .table
        .delete_all(vec![entries[0].0.clone()])
        .await
        .expect("deleted");
    assert_eq!(everything(&service).await, before);
    let late = run_purge(&store, brand, &mut Budget::new(1)).await;
    assert!(late.expect("a message that came late"));
}

#[tokio::test(flavor = "multi_thread")]
async fn of_a_deleted_prompt_nothing_is_left_and_the_other_stands() {
    let service = start().await;
    let (brand, [one, two], expected) = doomed(&service).await;
    let deleted = service.owner.delete(&format!("/prompts/{one}")).await;
    assert_eq!(deleted.status.as_u16(), 204);
    service.settled().await;
    assert_eq!(traces(&service, &one).await, Vec::<String>::new());
    other_stands(&service, &brand, &two, expected).await;
    let again = json!({"prompts": [{"query": "one"}]});
    let made = service
        .owner
        .post(&format!("/brands/{brand}/prompts"), again)
        .await
        .data();
    let again = made["created"][0]["id"].as_str().expect("made anew").to_owned();
    let answers = service.owner.get(&format!("/prompts/{again}/answers")).await.data();
    assert_eq!(answers["answers"], json!([]));
    // Answers with the same external ids may come again, too.
    let report = import(&service, &brand, &[&again, &two], 60).await;
    assert_eq!(
        (report["created"].clone(), report["errors"].clone()),
        (json!(30), json!([]))
    );
    service.settled().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_prompts_purge_goes_on_where_it_was_stopped_and_spares_what_came_again() {
    let service = start().await;
    let (brand, [one, two], expected) = doomed(&service).await;
    let (store, key) = (silent(&service), id::<BrandId>(&brand));
    store.prompts().delete(id(&one)).await.expect("deleted");
    // One of its answers comes again under another prompt, before the rollup and the purge.
    let mut moved = row(&two, 4);
    moved["answeredAt"] = json!("2026-10-01T09:00:00Z");
    let rows = serde_json::from_value(moved).expect("a row");
    let placed = ResolvedAnswer {
        row: 0,
        prompt: id(&two),
        answer: Arc::new(NewAnswer::checked(rows, store.now()).expect("right")),
        replaces: None,
    };
    let record = store.brands().get(key).await.expect("there");
    let stored = store.answers().import(record, vec![placed]).await.expect("stored");
    assert_eq!(stored.created, [0]);
    // A rollup that had read the outbox entries before, and the catalog after, has met its facts on some day.
    let met = [id::<PromptId>(&one).ordinal].into();
    answerscope_rollup::deleted_prompts::enqueue_uncounting(&store, key, met)
        .await
        .expect("marked");
    // The purge before its time does nothing; the rollup and the backfill twice are as good as once.
    assert!(
        run_purge(&store, key, &mut Budget::new(1))
            .await
            .expect("nothing to do")
    );
    for _ in 0..2 {
        let soon = Instant::now() + Duration::from_secs(45);
        run_rollup(&store, key, soon).await.expect("settled");
        run_backfill(&store, key, soon).await.expect("settled");
    }
    let rounds = in_steps(&store, key).await;
    assert!(rounds >= 30, "only {rounds} rounds: the budget was not kept");
    service.settled().await;
    assert_eq!(traces(&service, &one).await, Vec::<String>::new());
    let path = format!("/prompts/{two}/answers?endDate=2026-10-31"); // it alone
    let came = service.owner.get(&path).await.data()["answers"][0]["id"].clone();
    let path = format!("/answers/{}", came.as_str().expect("an id"));
    assert_eq!(service.owner.get(&path).await.status.as_u16(), 200);
    assert_eq!(
        same(figures(&service, &brand).await, "tarvo.example"),
        same(expected, "fresh.example")
    );
}
