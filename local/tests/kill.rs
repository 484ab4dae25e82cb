//! A service that is killed in the middle of an import, restarted and sent the import again has the numbers of an
//! undisturbed one.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};

/// Rows of the import; `ANSWERSCOPE_KILL_ROWS` sets another number.
const ROWS: usize = 2_500;

struct Running {
    child: Child,
    url: String,
    key: String,
    http: reqwest::Client,
}

impl Running {
    fn start(data: &Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_answerscope"))
            .args(["serve", "--port", "0", "--data"])
            .arg(data)
            .env("ANSWERSCOPE_BUCKET", "100000/10000")
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
        let line = lines.next().expect("a line").expect("a text");
        let url = line.strip_prefix("ready ").expect("the ready line").to_owned();
        let file = std::fs::read(data.join("credentials.json")).expect("credentials");
        let credentials: Value = serde_json::from_slice(&file).expect("JSON");
        let key = credentials["apiKey"].as_str().expect("a key").to_owned();
        Self {
            child,
            url,
            key,
            http: reqwest::Client::new(),
        }
    }

    async fn post(&self, path: &str, body: Value) -> Result<Value, reqwest::Error> {
        let request = self
            .http
            .post(format!("{}/api/v1{path}", self.url))
            .bearer_auth(&self.key)
            .json(&body);
        request.send().await?.json().await
    }

    async fn get(&self, path: &str) -> Value {
        let request = self
            .http
            .get(format!("{}/api/v1{path}", self.url))
            .bearer_auth(&self.key);
        request.send().await.expect("an answer").json().await.expect("JSON")
    }

    async fn brand(&self) -> String {
        let rivals = json!([{"name": "Mellin", "domain": "mellin.example"}]);
        let body = json!({"name": "Tarvo", "domain": "tarvo.example", "competitors": rivals});
        let made = self.post("/brands", body).await.expect("an answer");
        made["data"]["id"].as_str().expect("an id").to_owned()
    }

    /// Sends the rows in requests of 500; stops at the first that fails.
    async fn import(&self, brand: &str, rows: usize) -> Result<usize, reqwest::Error> {
        let mut created = 0;
        for start in (0..rows).step_by(500) {
            let part: Vec<Value> = (start..rows.min(start + 500)).map(row).collect();
            let report = self
                .post(&format!("/brands/{brand}/answers"), json!({"answers": part}))
                .await?;
            assert_eq!(report["data"]["errors"], json!([]), "{report}");
            created += report["data"]["created"].as_u64().unwrap_or_default() as usize;
        }
        Ok(created)
    }

    /// All numbers of a brand, once the worker has nothing more to do.
    async fn numbers(&self, brand: &str, answers: usize) -> Vec<Value> {
        let range = "startDate=2026-09-01&endDate=2026-10-31&pageSize=100";
        let mentions = format!("/brands/{brand}/share-of-voice/aggregates?{range}");
        let expected: usize = (0..answers).map(|n| 1 + usize::from(n.is_multiple_of(3))).sum();
        let end = std::time::Instant::now() + std::time::Duration::from_secs(60);
        loop {
            let rows = self.get(&mentions).await;
            let rows = rows["data"]["aggregates"].as_array().cloned().unwrap_or_default();
            let sum: u64 = rows.iter().filter_map(|row| row["mentionCount"].as_u64()).sum();
            if sum as usize == expected {
                break;
            }
            assert!(
                std::time::Instant::now() < end,
                "expected {expected} mentions, got {sum}"
            );
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
        let mut all = Vec::new();
        for metric in ["share-of-voice", "visibility", "citations", "sentiment"] {
            for kind in ["aggregates", "timeseries"] {
                all.push(self.get(&format!("/brands/{brand}/{metric}/{kind}?{range}")).await["data"].clone());
            }
        }
        all
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // SIGKILL, as a crash would.
        let _gone = self.child.kill();
        let _reaped = self.child.wait();
    }
}

fn row(n: usize) -> Value {
    let text = if n.is_multiple_of(3) {
        "Tarvo has excellent battery life, Mellin does not."
    } else {
        "Mellin is terrible."
    };
    json!({
        "query": format!("question {}", n % 50),
        "engine": (["openai", "gemini", "perplexity"][n % 3]),
        "answeredAt": format!("2026-{:02}-{:02}T08:{:02}:{:02}Z", 9 + n % 2, 1 + n % 28, n / 60 % 60, n % 60),
        "text": text,
        "citations": [{"url": format!("https://site{}.example/{}", n % 40, n % 7)}],
        "externalId": format!("run-{n}")
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_import_sent_again_equals_an_undisturbed_one() {
    let rows = option_env!("ANSWERSCOPE_KILL_ROWS")
        .and_then(|n| n.parse().ok())
        .unwrap_or(ROWS);
    let (calm, rough) = (
        tempfile::tempdir().expect("a directory"),
        tempfile::tempdir().expect("a directory"),
    );
    let undisturbed = Running::start(calm.path());
    let brand = undisturbed.brand().await;
    assert_eq!(undisturbed.import(&brand, rows).await.expect("imported"), rows);
    let expected = undisturbed.numbers(&brand, rows).await;

    let mut killed = Running::start(rough.path());
    let brand = killed.brand().await;
    for part in [4, 2] {
        // Killed while a request is under way: a quarter, then half of the rows were answered before.
        killed.import(&brand, rows / part / 500 * 500).await.expect("imported");
        let under_way = killed.import(&brand, rows);
        let crash = tokio::time::timeout(std::time::Duration::from_millis(70 * part as u64), under_way).await;
        assert!(crash.is_err(), "the import was still under way");
        drop(killed);
        killed = Running::start(rough.path());
    }
    killed.import(&brand, rows).await.expect("imported");
    assert_eq!(
        killed.import(&brand, rows).await.expect("imported"),
        0,
        "all rows are known"
    );
    assert_eq!(killed.numbers(&brand, rows).await, expected);
}
