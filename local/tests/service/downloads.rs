//! Links to archives: served by the service's own port under the base URL, as long as they are signed to live.

use std::time::Duration;

use answerscope::process::LocalStores;
use answerscope_api::settings::Settings;
use answerscope_domain::clock::{Clock, Moment, SystemClock};
use reqwest::Method;
use reqwest::header::{CONTENT_RANGE, HOST, RANGE};
use serde_json::json;
use tempfile::TempDir;

use crate::running::{Running, program};

const BASE: &str = "https://brands.example/answers";

/// A service behind a proxy, with an archive.
struct Archive {
    data: TempDir,
    service: Running,
    link: String,
}

fn behind_a_proxy(data: &TempDir) -> Running {
    let command = program(&["serve", "--port", "0", "--base-url", BASE], data.path());
    Running::of(command, data.path())
}

impl Archive {
    async fn new() -> Self {
        let data = tempfile::tempdir().expect("a directory");
        let service = behind_a_proxy(&data);
        let brand = service.brand().await;
        let row = json!({"query": "best kettles", "engine": "openai", "answeredAt": "2026-11-01T08:00:00Z",
            "text": "Tarvo is excellent."});
        let path = format!("/brands/{brand}/answers");
        service.post(&path, json!({"answers": [row]})).await.expect("imported");
        let range = "startDate=2026-11-01&endDate=2026-11-01";
        let path = format!("/brands/{brand}/export?entities=brand&metrics=visibility&{range}");
        let task = service.post(&path, json!({})).await.expect("an answer");
        let poll = format!("/exports/{}", task["data"]["id"].as_str().expect("an id"));
        let done = service.until(&poll, |task| task["data"]["status"] == "completed").await;
        let link = done["data"]["resultsUrl"].as_str().expect("a link").to_owned();
        Self { data, service, link }
    }

    /// What a proxy that takes the base URL off makes of a link.
    fn proxied(&self, link: &str) -> String {
        let rest = link.strip_prefix(BASE).expect("a link below the base URL");
        format!("{}{rest}", self.service.url)
    }

    async fn send(&self, method: Method, link: &str, range: Option<&str>) -> reqwest::Response {
        let mut request = self.service.http.request(method, self.proxied(link));
        request = request.header(HOST, "brands.example");
        if let Some(range) = range {
            request = request.header(RANGE, range);
        }
        request.send().await.expect("an answer")
    }

    async fn status(&self, method: Method, link: &str) -> u16 {
        self.send(method, link, None).await.status().as_u16()
    }

    /// A link to the same object that is signed at another time.
    async fn signed(&self, ago: Duration, lasts: Duration) -> String {
        let settings = Settings::read(|_| None).expect("settings");
        let stores = LocalStores::open(self.data.path(), &settings, |clients| clients).await;
        let blobs = stores.expect("stores").blobs;
        blobs.downloads.set(format!("{BASE}/downloads")).expect("no other");
        let names = blobs.list("exports/").await.expect("objects");
        let then = SystemClock::default().now().0 - i64::try_from(ago.as_micros()).expect("a time");
        blobs
            .presign(&names[0], "a.zip", Moment(then), lasts)
            .await
            .expect("a link")
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_lives_through_restarts_behind_a_proxy() {
    let mut archive = Archive::new().await;
    assert!(
        archive.link.starts_with(&format!("{BASE}/downloads/")),
        "{}",
        archive.link
    );
    let before = archive
        .send(Method::GET, &archive.link, None)
        .await
        .bytes()
        .await
        .expect("bytes");
    assert!(before.starts_with(b"PK"));
    let (status, _) = archive.service.stop();
    assert_eq!(status.code(), Some(0));
    archive.service = behind_a_proxy(&archive.data);
    let answer = archive.send(Method::GET, &archive.link, None).await;
    assert_eq!(answer.headers()["content-type"], "application/zip");
    let named = answer.headers()["content-disposition"].to_str().expect("a text");
    assert!(named.starts_with("attachment"), "{named}");
    assert_eq!(answer.bytes().await.expect("bytes"), before);
    let part = archive.send(Method::GET, &archive.link, Some("bytes=1-3")).await;
    assert_eq!(part.status(), 206);
    assert_eq!(part.headers()[CONTENT_RANGE], format!("bytes 1-3/{}", before.len()));
    assert_eq!(part.bytes().await.expect("bytes"), before.slice(1..4));
    let beyond = format!("bytes={}-", before.len());
    assert_eq!(
        archive.send(Method::GET, &archive.link, Some(&beyond)).await.status(),
        416
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn only_a_signed_get_reaches_objects() {
    let archive = Archive::new().await;
    let link = &archive.link;
    for method in [
        Method::POST,
        Method::PUT,
        Method::DELETE,
        Method::HEAD,
        Method::PATCH,
        Method::OPTIONS,
    ] {
        assert_eq!(archive.status(method.clone(), link).await, 404, "{method}");
    }
    let (path, query) = link.split_once('?').expect("a query");
    let bucket = format!("{BASE}/downloads/answerscope");
    for refused in [
        path.to_owned(),
        format!("{path}?{query}&uploads"),
        format!("{path}?{query}&acl"),
        format!("{bucket}?{query}"),
        format!("{bucket}/?list-type=2&{query}"),
        format!("{BASE}/downloads?{query}"),
        format!("{BASE}/downloads/?{query}"),
    ] {
        assert_eq!(archive.status(Method::GET, &refused).await, 404, "{refused}");
    }
    let other = link.replace("AWS4-HMAC-SHA256", "AWS4-ECDSA-P256-SHA256");
    assert_eq!(archive.status(Method::GET, &other).await, 400);
    for (from, to) in [
        ("Signature=", "Signature=0"),
        ("Expires=", "Expires=1"),
        ("1.zip", "2.zip"),
        (".zip%22", "%22"),
    ] {
        let tampered = link.replacen(from, to, 1);
        assert_ne!(&tampered, link, "{from} is in the link");
        let status = archive.status(Method::GET, &tampered).await;
        assert!([400, 403].contains(&status), "{tampered}: {status}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_ends_when_it_is_signed_to() {
    let archive = Archive::new().await;
    let (hour, week) = (Duration::from_secs(3600), Duration::from_secs(7 * 24 * 3600));
    let living = archive.signed(week - hour, week).await;
    assert_eq!(archive.status(Method::GET, &living).await, 200);
    let ended = archive.signed(week + hour, week).await;
    assert_eq!(archive.status(Method::GET, &ended).await, 403);
}
