//! The streamed response of an export, as Lambda gets it: a prelude, eight zero bytes, rows while they are read.

use std::io::Read;

use answerscope_store::segments::{ColumnBytes, WindowItem, window_of};
use answerscope_store::table::{Action, key_of};
use serde_json::{Value, json};

use crate::bootstrap::Function;
use crate::gate::Gate;
use crate::runtime_api::Post;
use crate::world::{World, answer};

/// Days of different segments: each is read with a request of its own.
const DAYS: [&str; 11] = [
    "2025-12-01",
    "2026-01-02",
    "2026-02-03",
    "2026-03-07",
    "2026-04-08",
    "2026-05-10",
    "2026-06-11",
    "2026-07-13",
    "2026-08-14",
    "2026-09-15",
    "2026-10-17",
];
/// Requests for all of them.
const ALL: usize = DAYS.len();
/// The last line of a stream that breaks off.
const BROKEN: &str = "{\"error\":{\"code\":1001,\"description\":\"Internal error\"}}\n";

/// A function whose reads of S3 the test lets through one by one.
struct Stage {
    world: World,
    gate: Gate,
    function: Function,
}

impl Stage {
    async fn new() -> Self {
        let world = World::new().await;
        let rows: Vec<Value> = DAYS.iter().map(|day| answer("best kettles", day)).collect();
        let path = format!("/brands/{}/answers", world.words["BRAND"]);
        world.post(&path, json!({"answers": rows})).await;
        let mut rollup = world.start("rollup", &[]).await;
        rollup.invoke(world.event("rollup.json")).await;
        into_objects(&world).await;
        let (gate, endpoint) = Gate::before(world.endpoint("S3")).await;
        let set = [("AWS_ENDPOINT_URL_S3", endpoint.as_str())];
        let function = world.start("export-stream", &set).await;
        Self { world, gate, function }
    }

    fn event(&self, encoding: Option<&str>) -> String {
        let mut event: Value = serde_json::from_str(&self.world.event("api-stream-export.json")).expect("JSON");
        if let Some(encoding) = encoding {
            event["headers"]["Accept-Encoding"] = encoding.into();
            event["multiValueHeaders"]["Accept-Encoding"] = json!([encoding]);
        }
        event.to_string()
    }

    async fn begin(&mut self, encoding: Option<&str>) -> (Post, Value) {
        let event = self.event(encoding);
        let mut post = self.function.begin(event).await;
        let prelude = prelude(&mut post).await;
        (post, prelude)
    }
}

/// Moves segments to where larger ones are: each into an object.
async fn into_objects(world: &World) {
    let table = &world.app.stores.table;
    let items = table.query(&world.keys().segments()).await.expect("segments");
    assert!(items.len() >= ALL, "a segment for each day: {}", items.len());
    for (number, item) in items.into_iter().enumerate() {
        let window = window_of(&item).expect("a window");
        let mut read = WindowItem::read(window, &item).expect("segments");
        for (place, merged) in read.segments.iter_mut().enumerate() {
            let name = format!("segments/sample-{number}-{place}");
            let ColumnBytes::Inline(bytes) = &merged.segment.stored else {
                panic!("a small segment")
            };
            world
                .app
                .stores
                .blobs()
                .put(&name, bytes.to_vec())
                .await
                .expect("an object");
            merged.segment.stored = ColumnBytes::Object(name);
        }
        let moved = table
            .write([Action::put(read.item(key_of(&item)).expect("packed"))])
            .await;
        moved.expect("no condition");
    }
}

/// Reads what stands before the rows.
async fn prelude(post: &mut Post) -> Value {
    for (name, value) in [
        ("lambda-runtime-function-response-mode", "streaming"),
        ("transfer-encoding", "chunked"),
        ("content-type", "application/vnd.awslambda.http-integration-response"),
    ] {
        assert_eq!(post.head.header(name), Some(value), "{:?}", post.head);
    }
    assert_eq!(post.head.header("content-length"), None);
    let prelude = serde_json::from_slice(&post.chunk().await).expect("JSON");
    assert_eq!(post.chunk().await, [0; 8]);
    prelude
}

fn unpacked(bytes: &[u8]) -> String {
    let mut text = String::new();
    let read = flate2::read::GzDecoder::new(bytes).read_to_string(&mut text);
    read.expect("gzip with its end");
    text
}

fn utf8(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).expect("UTF-8")
}

#[tokio::test(flavor = "multi_thread")]
async fn rows_follow_a_prelude_and_eight_zeros() {
    let mut stage = Stage::new().await;
    stage.gate.open(usize::MAX);
    let (post, mut head) = stage.begin(None).await;
    for header in ["x-ratelimit-remaining", "x-ratelimit-reset"] {
        let taken = head["headers"].as_object_mut().expect("headers").remove(header);
        assert!(taken.is_some(), "{header}: {head}");
    }
    let expected = json!({"statusCode": 200, "cookies": [], "headers": {"cache-control": "no-store",
        "content-type": "application/x-ndjson", "vary": "accept-encoding", "x-content-type-options": "nosniff",
        "x-ratelimit-limit": "1000"}});
    assert_eq!(head, expected);
    let rows = utf8(post.body().await);
    let days = rows.lines().map(|line| {
        let row: Value = serde_json::from_str(line).expect("JSON");
        row["date"].as_str().expect("a date").to_owned()
    });
    let days: std::collections::BTreeSet<String> = days.collect();
    assert_eq!(days.into_iter().collect::<Vec<_>>(), DAYS);
    assert!(rows.ends_with('\n'));
    assert_eq!(stage.gate.count(), ALL);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_byte_comes_after_the_first_query_and_rows_before_the_second() {
    let mut stage = Stage::new().await;
    let event = stage.event(None);
    stage.function.api.put(event);
    stage.gate.come(1).await;
    assert!(stage.function.api.silent());
    stage.gate.open(1);
    let mut post = stage.function.api.post().await;
    assert_eq!(prelude(&mut post).await["statusCode"], 200);
    let first = utf8(post.chunk().await);
    assert!(first.contains(DAYS[0]) && !first.contains(DAYS[1]), "{first}");
    stage.gate.open(usize::MAX);
    let rest = utf8(post.body().await);
    assert!(rest.contains(DAYS[1]) && !rest.contains("\"error\""), "{rest}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_query_that_fails_is_an_ordinary_error() {
    let mut stage = Stage::new().await;
    stage.gate.refuse();
    let (post, head) = stage.begin(None).await;
    assert_eq!(head["statusCode"], 500);
    assert_eq!(head["headers"]["content-type"], "application/json");
    assert_eq!(utf8(post.body().await) + "\n", BROKEN);
    let mut keyless: Value = serde_json::from_str(&stage.event(None)).expect("JSON");
    keyless["headers"]["Authorization"] = "Bearer of-nobody".into();
    keyless["multiValueHeaders"]["Authorization"] = json!(["Bearer of-nobody"]);
    let mut post = stage.function.begin(keyless.to_string()).await;
    assert_eq!(prelude(&mut post).await["statusCode"], 401);
    let body: Value = serde_json::from_slice(&post.body().await).expect("JSON");
    assert_eq!(body["error"]["code"], 1004);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_failure_after_the_first_byte_is_the_last_line() {
    let mut stage = Stage::new().await;
    for encoding in [None, Some("gzip")] {
        let before = stage.gate.count();
        stage.gate.open(before + 1);
        let (mut post, head) = stage.begin(encoding).await;
        assert_eq!(head["statusCode"], 200);
        let mut body = post.chunk().await;
        stage.gate.refuse();
        body.extend(post.body().await);
        let text = if encoding.is_some() {
            unpacked(&body)
        } else {
            utf8(body)
        };
        let (rows, last) = text.split_at(text.len() - BROKEN.len());
        assert_eq!(last, BROKEN, "{text}");
        assert!(rows.contains(DAYS[0]) && rows.ends_with('\n'), "{text}");
        stage.gate.hold();
    }
    let log = stage.function.stop().await;
    let told = log.iter().filter(|line| line["message"] == "a stream broke off");
    let told: Vec<&Value> = told.collect();
    assert_eq!(told.len(), 2, "{log:?}");
    assert!(told[0]["error"].to_string().contains("AccessDenied"), "{told:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reader_that_goes_away_stops_the_work_and_not_the_process() {
    let mut stage = Stage::new().await;
    stage.gate.open(1);
    let (mut post, _) = stage.begin(None).await;
    post.chunk().await;
    stage.gate.come(2).await;
    post.go_away();
    stage.gate.open(usize::MAX);
    let (post, head) = stage.begin(None).await;
    assert_eq!(head["statusCode"], 200);
    let rows = utf8(post.body().await);
    assert!(rows.contains(DAYS[ALL - 1]) && !rows.contains("\"error\""), "{rows}");
    // Two blocks wait for the reader, one is on its way, one is being written: what is read for a fifth is too much.
    assert!(stage.gate.count() <= ALL + 5, "{}", stage.gate.count());
}

#[tokio::test(flavor = "multi_thread")]
async fn rows_are_packed_for_who_takes_gzip() {
    let mut stage = Stage::new().await;
    stage.gate.open(usize::MAX);
    let (post, _) = stage.begin(Some("gzip;q=0")).await;
    let plain = utf8(post.body().await);
    let (post, head) = stage.begin(Some("br, gzip")).await;
    let headers = &head["headers"];
    assert_eq!(
        (&headers["content-encoding"], &headers["content-type"]),
        (&json!("gzip"), &json!("application/x-ndjson"))
    );
    assert_eq!(unpacked(&post.body().await), plain);
}
