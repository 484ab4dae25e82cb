//! The public export example of a service with this interface, unmodified, reads a brand of real answers; what it
//! writes equals our own export.
//!
//! `ANSWERSCOPE_CLIENT` names its `export-data.ts` (github useomnia/omnia-examples), which `npx tsx` runs, and
//! `ANSWERSCOPE_ANSWERS` the answers. Neither is part of the project; without them the test is skipped.

use std::collections::BTreeMap;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Map, Value, json};

use crate::running::Running;

const LEVELS: [&str; 3] = ["brand", "topic", "prompt"];
const METRICS: [&str; 4] = ["share-of-voice", "visibility", "citations", "sentiment"];
const SETS: [&str; 3] = ["laptop-general-1000", "headphones-wireless-200", "tv-55-inch-1000"];
const DAYS: [&str; 2] = ["2025-05-24", "2025-05-25"];

fn answers() -> Vec<Value> {
    let beside = concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared/data/answers.jsonl");
    let path = std::env::var_os("ANSWERSCOPE_ANSWERS").map_or_else(|| PathBuf::from(beside), PathBuf::from);
    let lines = std::fs::read_to_string(path).unwrap_or_default();
    let rows = lines.lines().map(|line| serde_json::from_str(line).expect("JSON"));
    let wanted = |row: &Value| SETS.iter().any(|set| row["promptSet"] == *set);
    rows.filter(wanted).collect()
}

/// A simulated calendar, in which each day, engine and question has an answer (of those without one the metrics tell
/// zeros and an export nothing): all answers on both days, those of either of the two engines dealt out to two.
fn import_row(row: &Value, day: usize) -> Value {
    let pair = if row["engine"] == "chatgpt" {
        ["openai", "perplexity"]
    } else {
        ["google-ai-mode", "google-ai-overviews"]
    };
    let last = row["run"].as_u64() == Some(if day == 0 { 3 } else { 1 });
    let cited = row["citations"].as_array().expect("a list").iter();
    let cited: Vec<Value> = cited
        .map(|one| json!({"url": one["url"], "title": one["title"]}))
        .collect();
    json!({"query": row["prompt"], "engine": pair[usize::from(last)], "answeredAt": format!("{}T08:00:00Z", DAYS[day]),
        "text": row["text"], "citations": cited, "externalId": format!("{}-{day}", row["answerId"])})
}

/// A brand with a topic for each of the question sets, and their answers: of the makers that these answers name.
async fn fill(service: &Running, rows: &[Value]) -> String {
    let rivals: Vec<Value> = ["Apple", "Sony", "Acer", "Anker", "Hisense"]
        .iter()
        .map(|name| json!({"name": name, "domain": format!("{}.example", name.to_lowercase())}))
        .collect();
    let brand = json!({"name": "Samsung", "domain": "samsung.example", "competitors": rivals});
    let made = service.post("/brands", brand).await.expect("an answer");
    let brand = made["data"]["id"].as_str().expect("an id").to_owned();
    for set in SETS {
        let asked = rows.iter().filter(|row| row["promptSet"] == set);
        let asked: BTreeMap<&str, Value> = asked
            .map(|row| (row["prompt"].as_str().expect("a text"), json!({"query": row["prompt"]})))
            .collect();
        let topic = json!({"name": set, "tags": ["real"], "topicType": "Non-Branded",
            "prompts": asked.into_values().collect::<Vec<_>>()});
        let made = service.post(&format!("/brands/{brand}/topics"), topic).await;
        assert_eq!(made.expect("an answer")["data"]["report"]["errors"], json!([]));
    }
    for day in 0..DAYS.len() {
        let body = json!({"answers": rows.iter().map(|row| import_row(row, day)).collect::<Vec<_>>()});
        let made = service.post(&format!("/brands/{brand}/answers"), body).await;
        assert_eq!(made.expect("an answer")["data"]["created"], rows.len());
    }
    brand
}

/// Rows by level and metric, each without its empty fields, in an order of their own.
type Rows = BTreeMap<String, Vec<String>>;

/// JavaScript writes 0 for 0.0: each number as a float.
fn floats(value: &mut Value) {
    match value {
        Value::Number(number) => *value = json!(number.as_f64()),
        Value::Array(all) => all.iter_mut().for_each(floats),
        Value::Object(fields) => fields.values_mut().for_each(floats),
        _ => {}
    }
}

fn sorted(rows: impl Iterator<Item = Map<String, Value>>, left_out: &[&str]) -> Vec<String> {
    let empty = |value: &Value| value.is_null() || *value == json!([]);
    let mut all: Vec<String> = rows
        .map(|mut row| {
            row.retain(|name, value| !empty(value) && !left_out.contains(&name.as_str()));
            row.values_mut().for_each(floats);
            row.into_iter().collect::<BTreeMap<_, _>>()
        })
        .map(|row| serde_json::to_string(&row).expect("JSON"))
        .collect();
    all.sort();
    all
}

/// Runs the client to its end.
#[expect(clippy::print_stdout, reason = "what the client said")]
fn run_client(service: &Running, script: &Path, output: &Path) -> Rows {
    let done = Command::new("npx")
        .args(["--yes", "tsx"])
        .arg(script)
        .args(["--startDate", DAYS[0], "--endDate", DAYS[1], "--outputDir"])
        .arg(output)
        .env("OMNIA_API_BASE_URL", format!("{}/api/v1", service.url))
        .env("OMNIA_API_KEY", &service.key)
        .output()
        .expect("npx runs");
    let text = String::from_utf8_lossy(&done.stdout).into_owned();
    println!("{text}{}", String::from_utf8_lossy(&done.stderr));
    assert!(done.status.success() && text.contains("=== Export Complete ==="));
    assert!(!text.contains("Errors ("), "no error row");
    let read = |level: &str, metric: &str| {
        let file = std::fs::read(output.join(level).join(format!("{metric}.json"))).expect("a file");
        let rows: Vec<Map<String, Value>> = serde_json::from_slice(&file).expect("rows");
        (format!("{level}_{metric}.ndjson"), sorted(rows.into_iter(), &[]))
    };
    LEVELS
        .iter()
        .flat_map(|level| METRICS.iter().map(|metric| read(level, metric)))
        .collect()
}

async fn own_export(service: &Running, brand: &str) -> Rows {
    let (entities, metrics) = (LEVELS.join(","), METRICS.join(","));
    let path = format!(
        "/brands/{brand}/export?entities={entities}&metrics={metrics}&startDate={}&endDate={}",
        DAYS[0], DAYS[1]
    );
    let task = service.post(&path, json!({})).await.expect("an answer");
    let id = task["data"]["id"].as_str().expect("an id");
    let over = |task: &Value| task["data"]["status"] == "completed";
    let task = service.until(&format!("/exports/{id}"), over).await;
    let url = task["data"]["resultsUrl"].as_str().expect("an URL");
    let archive = service.http.get(url).send().await.expect("an archive");
    let archive = std::io::Cursor::new(archive.bytes().await.expect("bytes"));
    let mut archive = zip::ZipArchive::new(archive).expect("a ZIP");
    let names: Vec<String> = archive
        .file_names()
        .map(|name| name.expect("a name").into_owned())
        .collect();
    let mut read = |name: String| {
        let mut text = String::new();
        let mut file = archive.by_name(&name).expect("a file");
        file.read_to_string(&mut text).expect("text");
        let rows = text.lines().map(|line| serde_json::from_str(line).expect("a row"));
        // The client does not tell these of a prompt.
        (name, sorted(rows, &["promptType", "promptCountry", "promptTags"]))
    };
    names.into_iter().map(&mut read).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_public_client_reads_what_we_export() {
    let rows = answers();
    let Some(script) = std::env::var_os("ANSWERSCOPE_CLIENT").filter(|_| !rows.is_empty()) else {
        println!("skipped: ANSWERSCOPE_CLIENT or the answers are not here");
        return;
    };
    let (data, output) = (
        tempfile::tempdir().expect("a directory"),
        tempfile::tempdir().expect("a directory"),
    );
    let service = Running::start(data.path(), None);
    let brand = fill(&service, &rows).await;
    let counted = |answer: &Value| answer["data"]["aggregates"][0]["promptCount"].as_u64() == Some(12);
    let path = format!(
        "/brands/{brand}/visibility/aggregates?startDate={}&endDate={}",
        DAYS[0], DAYS[1]
    );
    service.until(&path, counted).await;

    let theirs = run_client(&service, Path::new(&script), output.path());
    let ours = own_export(&service, &brand).await;
    assert_eq!(theirs.keys().collect::<Vec<_>>(), ours.keys().collect::<Vec<_>>());
    for (name, rows) in &theirs {
        println!("{name}: {} rows", rows.len());
        assert!(!rows.is_empty(), "{name} has rows");
        assert_eq!(rows, &ours[name], "{name}");
    }
}
