//! Answers of many pieces are read anew a piece at a run, and what is left in between stays small.

use std::collections::BTreeMap;

use answerscope_domain::clock::Moment;
use answerscope_domain::ids::{BrandId, Id};
use answerscope_metrics::{Day, SegmentWindow};
use answerscope_rollup::reanalysis::outdated;
use answerscope_rollup::run_backfill;
use answerscope_store::Store;
use answerscope_store::table::outbox::OutboxEntry;
use answerscope_store::table::{Action, BrandGone, Transaction, number};
use serde_json::json;
use tokio::time::Instant;

use crate::processes::silent;
use crate::support::{Service, start};

/// Changes a brand's names, as that does it, without the message.
async fn rename(store: &Store, brand: BrandId) {
    let keys = store.org.of(brand);
    let renamed = Action::update(keys.brand(), "SET naming = naming + :one").value(":one", number(1));
    let asked = Transaction::new()
        .guard(BrandGone, renamed.when("attribute_exists(pk)"))
        .then(OutboxEntry::Reanalysis.put(keys, store.fresh_token()));
    store.table().commit(asked).await.expect("written").expect("a brand");
}

/// A brand with an answer in each of so many windows.
async fn of_windows(service: &Service, windows: i32) -> BrandId {
    let body = json!({"name": "Tarvo", "domain": format!("tarvo-{windows}.example"), "competitors": []});
    let brand = service.brand(body).await;
    let last = Moment::parse("day", "2026-10-20T00:00:00Z").expect("a time").day();
    let answers: Vec<_> = (0..windows)
        .map(|n| {
            let day = Day(last.0 - n * SegmentWindow::DAYS);
            json!({"query": "q?", "engine": "openai", "text": "Mervol is excellent.",
                "answeredAt": format!("{day}T09:00:00Z")})
        })
        .collect();
    let path = format!("/brands/{brand}/answers");
    service.owner.post(&path, json!({"answers": answers})).await.data();
    service.settled().await;
    BrandId::parse(&brand).expect("a brand")
}

/// Requests of each run of one piece, to the end of what there is to do.
async fn requests_of_runs(service: &Service, store: &Store, brand: BrandId) -> Vec<u64> {
    let mut requests = Vec::new();
    while !store.outbox().list(brand).await.expect("read").is_empty() {
        let (run, counts) = service.requests(run_backfill(store, brand, Instant::now())).await;
        run.expect("a run");
        requests.push(counts.values().sum());
        assert!(requests.len() < 100, "it comes to an end");
    }
    requests
}

/// What earlier runs have gone through costs a run nothing, however much it is.
#[tokio::test(flavor = "multi_thread")]
async fn a_run_goes_on_behind_the_windows_that_were_gone_through() {
    let service = start().await;
    let store = silent(&service);
    let mut most = Vec::new();
    for windows in [4, 16] {
        let brand = of_windows(&service, windows).await;
        rename(&store, brand).await;
        let requests = requests_of_runs(&service, &store, brand).await;
        assert!(requests.len() >= windows as usize, "{requests:?}");
        most.push(requests.into_iter().max().unwrap_or_default());
    }
    assert!(most[1] <= most[0] + 2, "{most:?}");
}

/// Names that change while answers are read anew, and what asks for it again: no window is left out.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_asked_for_meanwhile_begins_with_the_first_window_again() {
    let service = start().await;
    let store = silent(&service);
    let brand = of_windows(&service, 4).await;
    let keys = store.org.of(brand);
    rename(&store, brand).await;
    for _ in 0..2 {
        run_backfill(&store, brand, Instant::now()).await.expect("a run");
    }
    assert!(store.brands().reanalysis_walk(brand).await.expect("read").is_some());
    rename(&store, brand).await;
    run_backfill(&store, brand, Instant::now()).await.expect("a run");
    let again = OutboxEntry::Reanalysis.put(keys, store.fresh_token());
    store.table().write([again]).await.expect("written");
    let until_one_is_left = async {
        loop {
            run_backfill(&store, brand, Instant::now()).await.expect("a run");
            let entries = store.outbox().list(brand).await.expect("read");
            let asked = entries.iter().filter(|(_, entry)| *entry == OutboxEntry::Reanalysis);
            if asked.count() == 1 {
                break;
            }
        }
    };
    until_one_is_left.await;
    assert!(outdated(&store, brand).await.expect("counted").is_empty());
    assert_eq!(store.brands().reanalysis_walk(brand).await.expect("read"), None, "anew");
    requests_of_runs(&service, &store, brand).await;
    let (_, progress) = store.brands().get_with_reanalysis(brand).await.expect("read");
    assert_eq!(progress, None);
}

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
    rename(&store, id).await;

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
