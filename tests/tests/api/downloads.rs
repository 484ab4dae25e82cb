//! Links to archives as a deployment gives them: without a key, by their secret alone, for seven days.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use answerscope_api::app::App;
use answerscope_api::dispatch::LARGEST_ANSWER;
use answerscope_domain::clock::{Clock, Moment};
use answerscope_domain::entities::export::{ExportRequest, ExportWork, LIFETIME};
use answerscope_domain::entities::task::Task;
use answerscope_domain::ids::{BrandId, ExportId};
use answerscope_export::{Entity, Format, Metric};
use answerscope_store::Store;
use answerscope_tasks::{Tasks, Work};
use axum::body::Body;
use reqwest::header::HeaderMap;
use reqwest::{Method, Url};
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::processes::{ports, silent};
use crate::support::{Service, id, sent_to, start};

/// A service with an archive, and a client that follows no redirect.
struct Archive {
    service: Service,
    brand: String,
    export: String,
    link: String,
    http: reqwest::Client,
}

/// What came of following a link.
struct Found {
    status: u16,
    headers: HeaderMap,
    bytes: Vec<u8>,
}

impl Found {
    fn header(&self, name: &str) -> &str {
        let value = self.headers.get(name).unwrap_or_else(|| panic!("no {name}"));
        value.to_str().expect("a text")
    }
}

impl Archive {
    async fn new() -> Self {
        let service = start().await;
        let brand = service.brand(json!({"name": "Tarvo", "domain": "tarvo.example"})).await;
        let row = json!({"query": "best kettles", "engine": "openai", "answeredAt": "2026-11-01T09:00:00Z",
            "text": "Tarvo is excellent."});
        service.import(&brand, vec![row]).await;
        service.settled().await;
        let task = exported(&service, &brand).await;
        let text = |name: &str| task[name].as_str().expect("a text").to_owned();
        let http = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none());
        Self {
            export: text("id"),
            link: text("resultsUrl"),
            http: http.build().expect("a client"),
            service,
            brand,
        }
    }

    async fn call(&self, method: Method, url: &str) -> Found {
        let answer = self.http.request(method, url).send().await.expect("an answer");
        Found {
            status: answer.status().as_u16(),
            headers: answer.headers().clone(),
            bytes: answer.bytes().await.expect("bytes").to_vec(),
        }
    }

    async fn get(&self, url: &str) -> Found {
        self.call(Method::GET, url).await
    }

    fn store(&self) -> Store {
        Store::new(
            &self.service.process.app.stores,
            self.service.organization.organization_id,
        )
    }

    async fn task(&self) -> Task<ExportWork> {
        let task = Tasks::<ExportWork>::new(&self.store()).get(id(&self.export)).await;
        task.expect("a task")
    }

    /// Puts an archive in the place of the one that was built, as large as no answer is.
    async fn grow(&self) {
        let object = self.task().await.work.object.expect("an archive");
        let bytes = vec![0; usize::try_from(LARGEST_ANSWER).expect("a size") + 1];
        self.store().blobs().put(&object, bytes).await.expect("written");
    }

    /// The secret of the link.
    fn secret(&self) -> &str {
        self.link.split_once("?secret=").expect("a secret").1
    }
}

/// An export of the brand that has ended.
async fn exported(service: &Service, brand: &str) -> Value {
    let path =
        format!("/brands/{brand}/export?entities=brand&metrics=visibility&startDate=2026-11-01&endDate=2026-11-01");
    let started = service.owner.post(&path, json!({})).await.data();
    let poll = format!("/exports/{}", started["id"].as_str().expect("an id"));
    service.ended(&poll).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_gives_its_archive_to_whoever_has_it() {
    let archive = Archive::new().await;
    let organization = archive.service.organization.organization_id;
    let begin = format!(
        "{}/downloads/{organization}/{}?secret=dl_",
        archive.service.url, archive.export
    );
    assert!(archive.link.starts_with(&begin), "{}", archive.link);
    let found = archive.get(&archive.link).await;
    assert_eq!(found.status, 200);
    assert!(found.bytes.starts_with(b"PK"));
    assert_eq!(found.header("content-type"), "application/zip");
    let named = format!("attachment; filename=\"{}.zip\"", archive.export);
    assert_eq!(found.header("content-disposition"), named);
    assert_eq!(found.header("cache-control"), "no-store");
    assert_eq!(found.header("referrer-policy"), "no-referrer");
    // Each poll and the event show the same link.
    let poll = archive.service.owner.get(&format!("/exports/{}", archive.export)).await;
    assert_eq!(poll.data()["resultsUrl"], archive.link);
    let told = ExportWork::event_data(&archive.store(), id(&archive.export), &archive.task().await).await;
    assert_eq!(told.expect("told")["resultsUrl"], archive.link);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_large_archive_is_redirected_to_where_the_bucket_has_it() {
    let archive = Archive::new().await;
    archive.grow().await;
    for method in [Method::GET, Method::HEAD] {
        let found = archive.call(method, &archive.link).await;
        assert_eq!((found.status, found.bytes.len()), (302, 0));
        assert_eq!(found.header("cache-control"), "no-store");
        assert_eq!(found.header("referrer-policy"), "no-referrer");
        let url = Url::parse(found.header("location")).expect("a URL");
        assert!(url.path().contains("/exports/"), "{url}");
        let given = |name: &str| {
            url.query_pairs()
                .find(|(known, _)| known == name)
                .map(|(_, value)| value.into_owned())
        };
        assert_eq!(given("X-Amz-Expires").as_deref(), Some("900"));
        let named = format!("attachment; filename=\"{}.zip\"", archive.export);
        assert_eq!(given("response-content-disposition"), Some(named));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_opens_nothing_is_not_found_whatever_is_wrong() {
    let archive = Archive::new().await;
    let (base, organization) = (&archive.service.url, archive.service.organization.organization_id);
    let (export, secret) = (&archive.export, archive.secret());
    let other = exported(&archive.service, &archive.brand).await;
    let other_link = other["resultsUrl"].as_str().expect("a link");
    let (_, other_secret) = other_link.split_once("?secret=").expect("a secret");
    assert_ne!(secret, other_secret);
    let stranger = archive.service.process.app.stores.organizations();
    let stranger = stranger.create("Stranger").await.expect("made").organization_id;
    let (last, turned) = (secret.len() - 1, if secret.ends_with('A') { 'B' } else { 'A' });
    let brand = archive.brand.trim_start_matches("brand_");
    let nowhere = format!("export_{brand}{}", "0".repeat(20));
    let of = |path: &str, query: &str| format!("{base}/downloads/{path}{query}");
    let (right, given) = (format!("{organization}/{export}"), format!("?secret={secret}"));
    let wrong = [
        of(&right, ""),
        of(&right, "?"),
        of(&right, "?secret="),
        of(&right, "?secret"),
        of(&right, "?secret=%ff%00"),
        of(&right, &format!("?Secret={secret}")),
        of(&right, &format!("?secret={}{turned}", &secret[..last])),
        of(&right, &format!("?secret={}", &secret[..last])),
        of(&right, &format!("?secret={secret}x")),
        of(&right, &format!("?secret={other_secret}")),
        of(&right, &format!("?secret=&secret={secret}")),
        of(&format!("{organization}/{nowhere}"), &given),
        of(
            &format!("{organization}/{}", other["id"].as_str().expect("an id")),
            &given,
        ),
        of(&format!("{stranger}/{export}"), &given),
        of(&format!("{organization}/none"), &given),
        of(&format!("none/{export}"), &given),
        of(&format!("{organization}/{}", archive.brand), &given),
        of(&format!("{right}/"), &given),
        of(&format!("{right}/more"), &given),
        of(&format!("{organization}%2F{export}"), &given),
        of(&format!("{organization}/%ff"), &given),
        of(&format!("{organization}/%F0%9F%90%99"), &given),
        of("x", &given),
    ];
    for url in wrong {
        let found = archive.get(&url).await;
        let body: Value = serde_json::from_slice(&found.bytes).unwrap_or_default();
        assert_eq!(
            (found.status, &body["error"]["code"]),
            (404, &json!(1006)),
            "{url}: {body}"
        );
        assert_eq!(found.header("cache-control"), "no-store", "{url}");
        assert!(!found.headers.contains_key("location"), "{url}");
    }
    for method in [Method::POST, Method::PUT, Method::DELETE, Method::OPTIONS] {
        let found = archive.call(method.clone(), &archive.link).await;
        assert_eq!((found.status, found.header("allow")), (405, "GET, HEAD"), "{method}");
    }
    assert_eq!(
        archive.get(&archive.link).await.status,
        200,
        "the right one still opens"
    );
}

/// Whoever guesses costs little: a secret without the form of one reads nothing.
#[tokio::test(flavor = "multi_thread")]
async fn a_link_asks_for_two_items_and_its_archive() {
    let archive = Archive::new().await;
    let (secret, link) = (archive.secret(), &archive.link);
    let turned: String = secret.chars().rev().collect();
    let malformed = link.replace(secret, "dl_x");
    let wrong = link.replace(secret, &format!("dl_{}", &turned[..secret.len() - 3]));
    for (url, dynamodb, s3) in [(&malformed, 0, 0), (&wrong, 2, 0), (link, 2, 1)] {
        let (_, sent) = archive.service.requests(archive.get(url)).await;
        let counts = (sent_to("DynamoDB", &sent), sent_to("S3", &sent));
        assert_eq!(counts, (dynamodb, s3), "{url}: {sent:?}");
    }
}

/// A clock that stands where it is put.
struct Still(AtomicI64);

impl Clock for Still {
    fn now(&self) -> Moment {
        Moment(self.0.load(Ordering::SeqCst))
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_ends_after_seven_days_and_what_it_leads_to_with_it() {
    let archive = Archive::new().await;
    archive.grow().await;
    let ended = archive.task().await.ended.expect("an end");
    let clock = Arc::new(Still(AtomicI64::new(0)));
    let app = &archive.service.process.app;
    let same = ports(
        &archive.service,
        Arc::clone(app.stores.queue()),
        Arc::clone(app.stores.bus()),
    );
    let app = Arc::new(App::told_time_by(clock.clone(), app.settings.clone(), same));
    let (router, path) = (
        answerscope_exports::downloads(app),
        archive.link.strip_prefix(&archive.service.url).expect("a path"),
    );
    let seconds = |seconds: i64| ended + seconds * 1_000_000;
    for (now, expires) in [
        (seconds(0), Some("900")),
        (seconds(LIFETIME - 900), Some("900")),
        (seconds(LIFETIME - 60), Some("60")),
        (seconds(LIFETIME + 1), None),
        (seconds(2 * LIFETIME), None),
    ] {
        clock.0.store(now, Ordering::SeqCst);
        let request = axum::http::Request::get(path).body(Body::empty()).expect("a request");
        let Ok(answer) = router.clone().oneshot(request).await;
        let location = answer
            .headers()
            .get("location")
            .map(|url| url.to_str().expect("a text"));
        let url = location.map(|url| Url::parse(url).expect("a URL"));
        let lasts = url.and_then(|url| {
            let mut pairs = url.query_pairs();
            pairs.find_map(|(name, value)| (name == "X-Amz-Expires").then(|| value.into_owned()))
        });
        assert_eq!(lasts.as_deref(), expires, "{}", answer.status());
        assert_eq!(answer.status().as_u16(), if expires.is_some() { 302 } else { 404 });
    }
}

/// Before the purge has removed anything.
#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_brands_archives_are_not_found() {
    let archive = Archive::new().await;
    let brand: BrandId = id(&archive.brand);
    silent(&archive.service).brands().delete(brand).await.expect("deleted");
    assert_eq!(archive.get(&archive.link).await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn exports_from_before_secrets_keep_their_signed_links() {
    let archive = Archive::new().await;
    let day = Moment::parse("day", "2026-11-01T00:00:00Z").expect("a time").day();
    let request = ExportRequest {
        entities: vec![Entity::Brand],
        metrics: vec![Metric::Visibility],
        format: Format::Ndjson,
        first: day,
        last: day,
        engines: None,
    };
    let (store, brand) = (archive.store(), id::<BrandId>(&archive.brand));
    let started = Tasks::new(&store).start(brand, ExportWork::new(request)).await;
    let (export, _): (ExportId, _) = started.expect("started");
    let shown = archive.service.ended(&format!("/exports/{export}")).await;
    let link = shown["resultsUrl"].as_str().expect("a link");
    assert!(link.contains("X-Amz-Signature="), "{link}");
    let organization = archive.service.organization.organization_id;
    let guessed = format!(
        "{}/downloads/{organization}/{export}?secret={}",
        archive.service.url,
        archive.secret()
    );
    assert_eq!(archive.get(&guessed).await.status, 404);
}
