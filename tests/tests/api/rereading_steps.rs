//! Answers of many pieces are read anew a piece at a run, and what is left in between stays small.

use std::collections::BTreeMap;

use answerscope_domain::ids::{BrandId, Id};
use answerscope_metrics::SegmentWindow;
use answerscope_rollup::run_backfill;
use answerscope_store::table::outbox::OutboxEntry;
use answerscope_store::table::{Action, BrandGone, Transaction, number};
use serde_json::json;
use tokio::time::Instant;

use crate::processes::silent;
use crate::support::start;

#[tokio::test(flavor = "multi_thread")]
async fn what_was_read_anew_waits_in_one_entry_of_its_window() {
    let service = start().await;
    let brand = service
        .brand(json!({"name": "Tarvo", "domain": "tarvo.example", "competitors": []}))
        .await;
    let answers: Vec<_> = (1..=20)
        .map(|day| {
            json!({"query": "q?", "engine": "openai", "text": "Mervol is excellent.",
                "answeredAt": format!("2026-10-{day:02}T09:00:00Z")})
        })
        .collect();
    let path = format!("/brands/{brand}/answers");
    service.owner.post(&path, json!({"answers": answers})).await.data();
    service.settled().await;
    let id = BrandId::parse(&brand).expect("a brand");
    let store = silent(&service);
    let keys = store.org.of(id);
    // As a change of its names does it, without the message.
    let renamed = Action::update(keys.brand(), "SET naming = naming + :one").value(":one", number(1));
    let asked = Transaction::new()
        .guard(BrandGone, renamed.when("attribute_exists(pk)"))
        .then(OutboxEntry::Reanalysis.put(keys, store.fresh_token()));
    store.table().commit(asked).await.expect("written").expect("a brand");

    let (mut runs, mut waited) = (0, 0);
    loop {
        run_backfill(&store, id, Instant::now()).await.expect("a run");
        let entries = store.outbox().list(id).await.expect("read");
        if entries.is_empty() {
            break;
        }
        runs += 1;
        assert!(runs < 60, "it comes to an end: {entries:?}");
        let mut of_window: BTreeMap<SegmentWindow, usize> = BTreeMap::new();
        for (_, entry) in &entries {
            if let OutboxEntry::MergeRebuilt(window, days) = entry {
                *of_window.entry(*window).or_default() += 1;
                waited = waited.max(days.len());
            }
        }
        assert!(of_window.values().all(|count| *count == 1), "{entries:?}");
    }
    assert!(runs > 15, "a piece a run: {runs}");
    assert!(waited > 0, "{waited}");
}
