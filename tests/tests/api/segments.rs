//! Days whose answers stand in several segments: whatever reads figures tells the same of them.

use std::collections::BTreeMap;
use std::io::{Cursor, Read};

use answerscope_domain::ids::{BrandId, Id};
use answerscope_metrics::{
    AnswerFacts, Built, Day, DaySet, EngineSet, Section, SegmentWindow, Select, Slice, build, citations, mentions,
};
use answerscope_store::Store;
use answerscope_store::answers::FactBatch;
use answerscope_store::keys::BrandKeys;
use answerscope_store::segments::{
    ColumnBytes, MergedPieces, MergedSegment, MethodVersions, MetricInput, MetricSubject, Segment, WindowItem,
    window_of,
};
use answerscope_store::table::{Action, number_of};
use serde_json::{Value, json};

use crate::support::{Service, start};

/// Days of three windows.
const RANGE: &str = "startDate=2026-09-20&endDate=2026-11-12";
/// The days of the answers.
const DATES: [&str; 9] = [
    "2026-10-01",
    "2026-10-08",
    "2026-10-09",
    "2026-10-10",
    "2026-10-11",
    "2026-10-25",
    "2026-10-26",
    "2026-11-09",
    "2026-11-10",
];
const ENGINES: [&str; 4] = ["openai", "gemini", "grok", "perplexity"];
const TEXTS: [&str; 5] = [
    "Mervol is excellent. Tarvo has great design, and Tarvo is quiet.",
    "Tarvo, then Mervol. The price of Tarvo is poor.",
    "Ferrin first, Tarvo after it: Tarvo is reliable.",
    "Nobody in particular.",
    "Mervol, Mervol and Ferrin; Tarvo is hard to clean.",
];

/// Where the bytes of a window's segments are put.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Place {
    Inline,
    Objects,
    /// The first in an object, the others in the item.
    Both,
}

/// Puts the facts of each window of a brand into so many segments, its last window into `last`: on every other day answers
/// of one day stand in all of them, of the days between each stands in one.
pub(crate) async fn spread(service: &Service, brand: &str, count: usize, last: usize, place: Place) {
    let store = Store::new(&service.process.app.stores, service.organization.organization_id);
    let keys = store.org.of(BrandId::parse(brand).expect("a brand"));
    let items = store.table().query(&keys.segments()).await.expect("windows");
    assert!(!items.is_empty(), "the brand has figures");
    let newest = items.iter().filter_map(window_of).max();
    for item in items {
        let window = window_of(&item).expect("a window");
        let count = if newest == Some(window) { last } else { count };
        let revision = number_of(&item, "revision").expect("a revision");
        let segments = segments(&store, keys, window, count, place).await;
        let new = WindowItem {
            window,
            revision: revision + 1,
            segments,
            previous: Vec::new(),
        };
        let item = new.item(keys.segment(window)).expect("packed");
        store.table().write([Action::put(item)]).await.expect("written");
    }
}

async fn segments(
    store: &Store,
    keys: BrandKeys,
    window: SegmentWindow,
    count: usize,
    place: Place,
) -> Vec<MergedSegment> {
    let (facts, methods) = facts_of(store, keys, window, count).await;
    let mut segments = Vec::new();
    for (number, days) in facts.into_iter().enumerate() {
        let built = build(window, None, &days.into_iter().collect::<Vec<_>>()).expect("facts that fit");
        let stored = match place {
            Place::Objects => object(store, keys, &built).await,
            Place::Both if number == 0 => object(store, keys, &built).await,
            Place::Both | Place::Inline => ColumnBytes::Inline(built.bytes.clone().into()),
        };
        segments.push(MergedSegment {
            segment: Segment::of_built(&built, stored, methods.clone()),
            pieces: MergedPieces::new(),
            listed_in: None,
            unpieced: DaySet::ALL,
        });
    }
    segments
}

/// The facts of a window by segment and day, and what read them.
async fn facts_of(
    store: &Store,
    keys: BrandKeys,
    window: SegmentWindow,
    count: usize,
) -> (Vec<BTreeMap<Day, Vec<AnswerFacts>>>, MethodVersions) {
    let mut segments = vec![BTreeMap::new(); count];
    let mut methods = MethodVersions::default();
    for day in window.each_day() {
        let batches = store.table().query(&keys.facts_of_day(day)).await.expect("facts");
        let read_by = |batch| number_of(batch, "readingMethod").and_then(|version| u32::try_from(version).ok());
        methods.set(day, batches.iter().filter_map(read_by));
        let facts = batches
            .iter()
            .flat_map(|batch| FactBatch::unpack(batch).expect("facts").0);
        for (number, (_, facts)) in facts.enumerate() {
            let segment = if day.0 % 2 == 0 { number } else { day.0 as usize / 2 } % count;
            segments[segment].entry(day).or_insert_with(Vec::new).push(facts);
        }
    }
    (segments, methods)
}

async fn object(store: &Store, keys: BrandKeys, built: &Built) -> ColumnBytes {
    let name = keys.segment_object(built.directory.window(), store.fresh_token());
    store.blobs().put(&name, built.bytes.clone()).await.expect("an object");
    ColumnBytes::Object(name)
}

/// A brand with answers of many kinds to six prompts; the paths of its levels.
async fn crowd(service: &Service) -> (String, Vec<String>) {
    let competitors =
        json!([{"name": "Mervol", "domain": "mervol.example"}, {"name": "Ferrin", "domain": "ferrin.example"}]);
    let body = json!({"name": "Tarvo", "domain": "tarvo.example", "competitors": competitors});
    let brand = service.brand(body).await;
    let prompts: Vec<Value> = (0..6)
        .map(|n| json!({"query": format!("question {n}"), "country": (["US", "DE", "US"][n % 3]), "topicName": (["Kettles", "Pots"][n % 2])}))
        .collect();
    let path = format!("/brands/{brand}/prompts");
    let made = service.owner.post(&path, json!({"prompts": prompts})).await.data();
    let id = |value: &Value| value["id"].as_str().expect("an id").to_owned();
    let prompts: Vec<String> = made["created"].as_array().expect("prompts").iter().map(id).collect();
    for (day, date) in DATES.iter().enumerate() {
        let rows: Vec<Value> = (0..14).map(|n| answer(&prompts, date, day, n)).collect();
        let report = service.import(&brand, rows).await;
        assert_eq!(report["created"], 14, "{report}");
    }
    service.settled().await;
    let view = json!({"name": "Some", "filters": {"countries": ["US"]}});
    let view = service.owner.post(&format!("/brands/{brand}/views"), view).await.data();
    let topic = service.owner.get(&format!("/prompts/{}", prompts[0])).await.data();
    let levels = vec![
        format!("/brands/{brand}"),
        format!("/views/{}", id(&view)),
        format!("/topics/{}", topic["topicId"].as_str().expect("a topic")),
        format!("/prompts/{}", prompts[1]),
    ];
    (brand, levels)
}

/// An answer; pages have other titles from hour to hour, and no engine gives one every time.
fn answer(prompts: &[String], date: &str, day: usize, n: usize) -> Value {
    let mixed = (day * 31 + n * 17) % 97;
    let engine = ENGINES[mixed % ENGINES.len()];
    let prompt = mixed % prompts.len();
    // One prompt is answered with a competitor alone, which is what insights are about.
    let text = if prompt == 5 {
        "Mervol is excellent."
    } else {
        TEXTS[mixed % TEXTS.len()]
    };
    let title = (!mixed.is_multiple_of(3)).then(|| format!("Title {}", (n * 5 + day) % 4));
    json!({"promptId": prompts[prompt], "engine": engine, "model": format!("{engine}-{}", mixed % 2),
        "answeredAt": format!("{date}T{:02}:{:02}:00Z", (n * 7) % 24, mixed % 60), "text": text,
        "citations": [{"url": "https://reviews.example/kettles", "title": title},
            {"url": format!("https://tarvo.example/{}", mixed % 5), "title": format!("Page {}", n % 2)}]})
}

/// Everything that is told of the figures, by what was asked.
async fn told(service: &Service, brand: &str, levels: &[String]) -> BTreeMap<String, String> {
    let mut paths = Vec::new();
    for level in levels {
        for metric in ["share-of-voice", "visibility", "citations", "sentiment"] {
            for kind in ["aggregates", "timeseries", "comparison"] {
                paths.push(format!("{level}/{metric}/{kind}?{RANGE}"));
                paths.push(format!(
                    "{level}/{metric}/{kind}?startDate=2026-10-09&endDate=2026-10-25&engine=grok,openai"
                ));
            }
        }
    }
    paths.push(format!("{}/prompts?{RANGE}", levels[1]));
    let mut told = BTreeMap::new();
    for path in paths {
        let answer = service.owner.get(&path).await;
        assert!(answer.status.is_success(), "{path}: {}", answer.body);
        told.insert(path, format!("{} {}", answer.body["data"], answer.body["pagination"]));
    }
    for entity in ["brand", "topic", "prompt"] {
        for metric in ["share-of-voice", "visibility", "citations", "sentiment"] {
            let path = format!("/brands/{brand}/export?entity={entity}&metric={metric}&{RANGE}");
            let lines = service.owner.text(&path).await;
            assert!(
                lines.lines().count() > 9 && !lines.contains("\"error\""),
                "{path}: {lines}"
            );
            told.insert(path, lines);
        }
    }
    told.extend(archived(service, brand).await);
    told.insert("insights".into(), insights(service, brand).await);
    told
}

/// The files of an archive.
async fn archived(service: &Service, brand: &str) -> BTreeMap<String, String> {
    let metrics = "share-of-voice,visibility,citations,sentiment";
    let path = format!("/brands/{brand}/export?entities=brand,prompt&metrics={metrics}&format=csv&{RANGE}");
    let export = service.owner.post(&path, json!({})).await.data();
    let export = export["id"].as_str().expect("an id").to_owned();
    let shown = service.ended(&format!("/exports/{export}")).await;
    assert_eq!(shown["status"], "completed", "{shown}");
    let blobs = service.process.app.stores.blobs();
    let token = &export[export.len() - 20..];
    let archives = blobs.list("exports/").await.expect("a list");
    let name = archives.iter().find(|name| name.contains(token)).expect("an archive");
    let bytes = blobs.get(name, None).await.expect("read").expect("there");
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).expect("an archive");
    let mut files = BTreeMap::new();
    for place in 0..archive.len() {
        let (mut file, mut text) = (archive.by_index(place).expect("a file"), String::new());
        file.read_to_string(&mut text).expect("UTF-8");
        files.insert(file.name().expect("a name").into_owned(), text);
    }
    assert_eq!(files.len(), 8, "{:?}", files.keys());
    files
}

/// What a search finds, without what each search has of its own.
async fn insights(service: &Service, brand: &str) -> String {
    let found = service.generated(brand, "2026-10-10", "2026-11-10").await;
    let mut found = found["results"].as_array().expect("insights").clone();
    for insight in found.iter_mut().filter_map(Value::as_object_mut) {
        for own in ["id", "createdAt", "updatedAt", "generationId"] {
            insight.remove(own);
        }
    }
    json!(found).to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_do_not_tell_how_many_segments_there_are() {
    let service = start().await;
    let (brand, levels) = crowd(&service).await;
    let expected = told(&service, &brand, &levels).await;
    assert!(expected["insights"].len() > 2, "something is found");
    for (count, place) in [
        (1, Place::Objects),
        (2, Place::Both),
        (3, Place::Inline),
        (3, Place::Objects),
    ] {
        spread(&service, &brand, count, count, place).await;
        let found = told(&service, &brand, &levels).await;
        for (asked, expected) in &expected {
            assert_eq!(&found[asked], expected, "{asked} of {count} segments, {place:?}");
        }
    }
}

/// Somebody has read the item, and by the time that the bytes are wanted answers have moved to other segments.
#[tokio::test(flavor = "multi_thread")]
async fn segments_that_are_replaced_meanwhile_are_read_anew_together() {
    let service = start().await;
    let (brand, _) = crowd(&service).await;
    let store = Store::new(&service.process.app.stores, service.organization.organization_id);
    let subject = MetricSubject::Brand(BrandId::parse(&brand).expect("a brand"), None);
    let days = Day::parse(DATES[0]).expect("a day")..=Day::parse(DATES[8]).expect("a day");
    let read = |input: MetricInput| async move {
        let sections = [Section::Mentions, Section::Citations];
        let slices = input.sections(&sections).await.expect("they are read");
        let [counted, cited] = &slices[..] else {
            panic!("two sections")
        };
        let select = Select {
            days: input.counted.days.clone(),
            engines: EngineSet::ALL,
            prompts: &input.prompts,
        };
        let counted: Vec<&Slice> = counted.iter().map(AsRef::as_ref).collect();
        let cited: Vec<&Slice> = cited.iter().map(AsRef::as_ref).collect();
        let rows: Vec<String> = citations(&cited, &select)
            .iter()
            .map(|row| format!("{row:?}"))
            .collect();
        (mentions(&counted, &select), rows)
    };
    let input = || async { store.metrics().input(subject, days.clone()).await.expect("a brand") };
    let expected = read(input().await).await;
    assert!(!expected.0.is_empty() && expected.1.len() > 3);
    for (before, after) in [(3, 1), (1, 3), (2, 2)] {
        spread(&service, &brand, before, before, Place::Objects).await;
        let input = input().await;
        let gone = store.blobs().list("segments/").await.expect("a list");
        spread(&service, &brand, after, after, Place::Objects).await;
        store.blobs().delete_all(gone).await.expect("deleted");
        assert_eq!(read(input).await, expected, "from {before} to {after}");
    }
}

/// Where one of several objects is gone and nothing has taken its place, no figure is told that lacks a part, and soon all
/// are told again.
#[tokio::test(flavor = "multi_thread")]
async fn figures_never_lack_a_segment() {
    let service = start().await;
    let (brand, levels) = crowd(&service).await;
    let path = format!("{}/visibility/aggregates?{RANGE}", levels[1]);
    let expected = service.owner.get(&path).await.figures();
    spread(&service, &brand, 2, 3, Place::Objects).await;
    let blobs = service.process.app.stores.blobs();
    let objects = blobs.list("segments/").await.expect("a list");
    let last = objects.iter().max().expect("objects").clone();
    blobs.delete_all(vec![last]).await.expect("deleted");
    let refused = service.owner.get(&path).await;
    assert_eq!(refused.code(), 1007, "{}", refused.body);
    service.settled().await;
    assert_eq!(service.owner.get(&path).await.figures(), expected);
}
