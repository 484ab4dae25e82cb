//! The command `reread`, beside a running service and without one.

use std::path::Path;
use std::process::Command;

use answerscope::process::LocalStores;
use answerscope_api::settings::Settings;
use answerscope_store::table::{Action, number, text_of};
use serde_json::{Value, json};

use crate::running::Running;

/// Makes all facts of a directory those of another version of the method.
async fn outdate(data: &Path) {
    let settings = Settings::of_laptop().expect("settings");
    let stores = LocalStores::open(data, &settings, |clients| clients)
        .await
        .expect("the stores");
    let table = &stores.table;
    let found = table
        .client
        .scan()
        .table_name(&table.name)
        .send()
        .await
        .expect("a scan");
    for mut item in found.items.unwrap_or_default() {
        // Pieces tell what their batches were read by.
        if matches!(text_of(&item, "kind"), Some("facts" | "piece")) {
            item.insert("readingMethod".into(), number(900));
            let put = table.write([Action::put(item)]).await;
            put.expect("written");
        }
    }
}

/// What the command prints.
fn reread(data: &Path) -> Value {
    let mut command = Command::new(env!("CARGO_BIN_EXE_answerscope"));
    let output = command.args(["reread", "--data"]).arg(data).output().expect("it runs");
    assert!(output.status.success(), "{output:?}");
    serde_json::from_slice(&output.stdout).expect("JSON")
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_are_read_anew_beside_a_service_and_without_one() {
    let data = tempfile::tempdir().expect("a directory");
    let service = Running::start(data.path(), None);
    let made = service
        .post("/brands", json!({"name": "Tarvo", "domain": "tarvo.example"}))
        .await;
    let brand = made.expect("an answer")["data"]["id"]
        .as_str()
        .expect("an id")
        .to_owned();
    let rows: Vec<Value> = (1..=3)
        .map(|n| json!({"query": "q", "engine": "openai", "answeredAt": format!("2026-11-0{n}T09:00:00Z"), "text": "Tarvo."}))
        .collect();
    let path = format!("/brands/{brand}/answers");
    service.post(&path, json!({"answers": rows})).await.expect("an answer");
    let path = format!("/brands/{brand}/share-of-voice/timeseries?startDate=2026-11-01&endDate=2026-11-03");
    let counted = |answer: &Value| answer["data"]["timeseries"][2]["mentionCount"] == 1;
    let before = service.until(&path, counted).await;
    outdate(data.path()).await;
    let all = json!({"brands": 1, "answers": 3, "left": 0, "unreadable": 0});
    assert_eq!(reread(data.path()), all);
    let points = |answer: &Value| answer["data"]["timeseries"].clone();
    assert_eq!(points(&service.get(&path).await), points(&before));
    drop(service);
    outdate(data.path()).await;
    assert_eq!(reread(data.path()), all);
    assert_eq!(
        reread(data.path()),
        json!({"brands": 0, "answers": 0, "left": 0, "unreadable": 0})
    );
}
