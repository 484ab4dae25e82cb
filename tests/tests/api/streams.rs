//! How many streams an organization may have open.

use std::time::Duration;

use answerscope_store::Store;
use answerscope_store::callers::open_streams::{MOST_STREAMS, OpenStream};
use reqwest::StatusCode;

use crate::support::{Service, start};

const HOUR: Duration = Duration::from_secs(3_600);

fn store(service: &Service) -> Store {
    Store::new(&service.process.app.stores, service.organization.organization_id)
}

/// All streams that the organization may have open.
async fn all_open(service: &Service, lasts: Duration) -> Vec<OpenStream> {
    let mut open = Vec::new();
    for _ in 0..MOST_STREAMS {
        open.push(store(service).open_stream(lasts).await.expect("a slot"));
    }
    open
}

#[tokio::test]
async fn one_stream_more_than_an_organization_may_have_open_is_refused() {
    let service = start().await;
    let brand = &service.world_of_imports().await["brand"];
    let path = format!("/brands/{brand}/export?entity=brand&metric=visibility&startDate=2026-11-01");
    let mut open = all_open(&service, HOUR).await;
    let refused = service.owner.get(&path).await;
    assert_eq!((refused.status, refused.code()), (StatusCode::TOO_MANY_REQUESTS, 1007));
    assert_eq!(refused.headers["retry-after"], "5");
    let said = refused.body["error"]["description"].to_string();
    assert!(said.contains("10 streams open"), "{said}");
    let other = service.stranger().await;
    let unknown = other.get(&path).await;
    assert_eq!(unknown.code(), 1006, "others have slots of their own");
    let closed = open.pop().expect("a stream").close().await;
    closed.expect("it is closed");
    for _ in 0..2 * MOST_STREAMS {
        // Each gives its slot back before its last byte is read.
        let rows = service.owner.text(&path).await;
        assert!(rows.contains("\"visibility\"") && !rows.contains("\"error\""), "{rows}");
    }
}

#[tokio::test]
async fn the_slot_of_a_killed_stream_is_free_when_its_lease_is_over() {
    let service = start().await;
    let ended = all_open(&service, Duration::ZERO).await;
    let mut open = all_open(&service, HOUR).await;
    for stream in ended {
        stream.close().await.expect("it closes what is another's now");
    }
    let full = store(&service).open_stream(HOUR).await;
    assert!(full.is_err(), "a stream whose lease was over closed another one");
    open.pop().expect("a stream").close().await.expect("it is closed");
    assert!(store(&service).open_stream(HOUR).await.is_ok());
}
