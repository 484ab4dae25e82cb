//! A data directory of the program before facts and segments told places, languages, models and surfaces: `format_1` has
//! it, and `figures.json` what that program answered. It holds 60 answers of November 2026 in two segments, one in an
//! object and one in its item.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use crate::running::{Running, program};

const FIGURES: &str = include_str!("format_1/figures.json");
const RANGE: &str = "startDate=2026-11-01&endDate=2026-11-20";

/// Lays the directory out in a new one.
fn unpack(into: &Path) {
    let archive = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/service/format_1/data.tar.gz");
    let mut command = Command::new("tar");
    let done = command.args(["-xzf", archive, "-C"]).arg(into).status();
    assert!(done.expect("tar runs").success());
}

/// Each row with the fields that the program before gave it.
fn as_before(rows: &Value, before: &Value) -> Vec<Value> {
    let rows = rows
        .as_array()
        .expect("rows")
        .iter()
        .zip(before.as_array().expect("rows"));
    let cut = |(row, before): (&Value, &Value)| {
        let fields = before.as_object().expect("a row").keys();
        fields
            .map(|field| (field.clone(), row[field].clone()))
            .collect::<serde_json::Map<_, _>>()
            .into()
    };
    rows.map(cut).collect()
}

/// Of each brand its mean place and the part of first places, by the answers as they are shown.
async fn places(service: &Running, brand: &str) -> BTreeMap<String, (f64, f64)> {
    let path = format!("/brands/{brand}/answers?{RANGE}&pageSize=100");
    let answers = service.get(&path).await["data"]["answers"].clone();
    let mut places: BTreeMap<String, Vec<u64>> = BTreeMap::new();
    for mention in answers
        .as_array()
        .expect("answers")
        .iter()
        .flat_map(|answer| answer["mentions"].as_array())
        .flatten()
    {
        let name = mention["brand"].as_str().expect("a name").to_owned();
        places
            .entry(name)
            .or_default()
            .push(mention["rank"].as_u64().expect("a rank"));
    }
    let firsts = |places: &[u64]| places.iter().filter(|place| **place == 1).count() as f64;
    let all: f64 = places.values().map(|places| firsts(places)).sum();
    let of = |places: &Vec<u64>| {
        (
            places.iter().sum::<u64>() as f64 / places.len() as f64,
            firsts(places) / all,
        )
    };
    places.iter().map(|(name, places)| (name.clone(), of(places))).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_directory_of_the_program_before_tells_what_it_told_and_gains_the_rest() {
    let before: Value = serde_json::from_str(FIGURES).expect("JSON");
    let brand = before["brand"].as_str().expect("an id");
    let data = tempfile::tempdir().expect("a directory");
    unpack(data.path());
    let service = Running::start(data.path(), None);
    let path = |metric: &str| format!("/brands/{brand}/{metric}/aggregates?{RANGE}");
    for metric in ["share-of-voice", "visibility", "sentiment"] {
        let rows = service.get(&path(metric)).await["data"]["aggregates"].clone();
        assert_eq!(
            Value::from(as_before(&rows, &before[metric])),
            before[metric],
            "{metric}"
        );
    }
    assert_eq!(
        service.get(&path("citations")).await["pagination"]["totalItems"],
        before["citations"]
    );
    let seen = service.get(&path("visibility")).await["data"].clone();
    for row in seen["aggregates"].as_array().expect("rows") {
        assert_eq!(
            (&row["averagePosition"], &row["firstMentionShare"]),
            (&Value::Null, &json!(0.0))
        );
    }
    assert_eq!(seen["countedUntil"], Value::Null);
    let said = service.get(&path("sentiment")).await["data"].clone();
    assert_eq!((&said["answersRead"], &said["answersNotRead"]), (&json!(60), &json!(0)));
    let series = format!("/brands/{brand}/visibility/timeseries?{RANGE}");
    assert_eq!(service.get(&series).await["data"]["modelChanges"], json!([]));

    // An answer goes out of a batch of old facts, and another comes: days are built anew out of old facts and new ones.
    let told: u64 = before["share-of-voice"]
        .as_array()
        .expect("rows")
        .iter()
        .filter_map(|row| row["mentionCount"].as_u64())
        .sum();
    let last = format!("/brands/{brand}/answers?{RANGE}&pageSize=5");
    let last = service.get(&last).await["data"]["answers"][0].clone();
    let named = last["mentions"].as_array().expect("mentions").iter();
    let gone: u64 = named.filter_map(|mention| mention["mentionCount"].as_u64()).sum();
    let asked = json!({"answerIds": [last["id"]]});
    let report = service
        .post(&format!("/brands/{brand}/answers/delete"), asked)
        .await
        .expect("an answer");
    assert_eq!((&report["data"]["deleted"], gone > 0), (&json!(1), true), "{report}");
    let late = json!({"answers": [{"query": "late", "engine": "openai", "answeredAt": "2026-11-02T12:00:00Z", "text": "Mervol, then Tarvo."}]});
    let made = service
        .post(&format!("/brands/{brand}/answers"), late)
        .await
        .expect("an answer");
    assert_eq!(made["data"]["created"], 1, "{made}");
    let mentions = |answer: &Value| answer["data"]["aggregates"][0]["totalMentions"].as_u64();
    service
        .until(&path("share-of-voice"), |answer| {
            mentions(answer) == Some(told - gone + 2)
        })
        .await;
    let said = service.get(&path("sentiment")).await["data"].clone();
    assert_eq!(said["answersRead"], 60);
    let rows = service.get(&path("visibility")).await["data"]["aggregates"].clone();
    let position = |name: &str| {
        let mut rows = rows.as_array().expect("rows").iter();
        rows.find(|row| row["brand"] == name).expect("a row")["averagePosition"].clone()
    };
    assert_eq!(
        [position("Tarvo"), position("Mervol"), position("Ferrin")],
        [json!(2.0), json!(1.0), Value::Null]
    );

    let done = program(&["reread"], data.path()).output().expect("the program runs");
    let told: Value = serde_json::from_slice(&done.stdout).expect("JSON");
    assert_eq!((&told["brands"], &told["left"]), (&json!(1), &json!(0)), "{done:?}");
    let wanted = places(&service, brand).await;
    let is_placed = |answer: &Value| {
        let rows = answer["data"]["aggregates"].as_array().expect("rows");
        rows.iter().all(|row| {
            let (mean, first) = wanted[row["brand"].as_str().expect("a name")];
            let close = |field: &str, wanted: f64| (row[field].as_f64().unwrap_or(f64::NAN) - wanted).abs() < 1e-9;
            close("averagePosition", mean) && close("firstMentionShare", first)
        })
    };
    service.until(&path("visibility"), is_placed).await;
    let changes = service.get(&series).await["data"]["modelChanges"].clone();
    let changes = changes.as_array().expect("changes").iter();
    let from_and_to = changes.map(|change| (change["from"].clone(), change["to"].clone()));
    assert_eq!(from_and_to.collect::<Vec<_>>(), vec![(json!("m1"), json!("m2")); 3]);
}
