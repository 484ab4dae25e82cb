//! A service that is killed in the middle of an import, restarted and sent the import again has the numbers of an
//! undisturbed one.

use serde_json::{Value, json};

use crate::running::Running;

/// Rows of the import; `ANSWERSCOPE_KILL_ROWS` sets another number.
const ROWS: usize = 2_500;

/// Questions that the rows are about, in turn.
const QUESTIONS: usize = 50;

const FAST: Option<&str> = Some("100000/10000");

impl Running {
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
        let mentioned = |answer: &Value| {
            let rows = answer["data"]["aggregates"].as_array().cloned().unwrap_or_default();
            rows.iter().filter_map(|row| row["mentionCount"].as_u64()).sum::<u64>() as usize
        };
        self.until(&mentions, |answer| mentioned(answer) == expected).await;
        let mut all = Vec::new();
        for metric in ["share-of-voice", "visibility", "citations", "sentiment"] {
            for kind in ["aggregates", "timeseries"] {
                let mut data = self.get(&format!("/brands/{brand}/{metric}/{kind}?{range}")).await["data"].clone();
                // When they were counted is no figure.
                data["countedUntil"] = Value::Null;
                all.push(data);
            }
        }
        all
    }

    /// Waits until a question has more answers than so many.
    async fn more_answers(&self, brand: &str, than: u64) {
        let prompts = self.get(&format!("/brands/{brand}/prompts")).await;
        let prompt = prompts["data"]["prompts"][0]["id"].as_str().expect("an id");
        let count = |answer: &Value| answer["pagination"]["totalItems"].as_u64();
        self.until(&format!("/prompts/{prompt}/answers"), |answer| {
            count(answer) > Some(than)
        })
        .await;
    }
}

fn row(n: usize) -> Value {
    let text = if n.is_multiple_of(3) {
        "Tarvo has excellent battery life, Mervol does not."
    } else {
        "Mervol is terrible."
    };
    json!({
        "query": format!("question {}", n % QUESTIONS),
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
    let undisturbed = Running::start(calm.path(), FAST);
    let brand = undisturbed.brand().await;
    assert_eq!(undisturbed.import(&brand, rows).await.expect("imported"), rows);
    let expected = undisturbed.numbers(&brand, rows).await;

    let mut killed = Running::start(rough.path(), FAST);
    let brand = killed.brand().await;
    for part in [4, 2] {
        // A quarter, then half of the rows were answered before; killed once some of the rest are stored.
        let before = rows / part / 500 * 500;
        killed.import(&brand, before).await.expect("imported");
        tokio::select! {
            biased;
            done = killed.import(&brand, rows) => panic!("the import was over: {done:?}"),
            () = killed.more_answers(&brand, (before / QUESTIONS) as u64) => {}
        }
        drop(killed);
        killed = Running::start(rough.path(), FAST);
    }
    killed.import(&brand, rows).await.expect("imported");
    assert_eq!(
        killed.import(&brand, rows).await.expect("imported"),
        0,
        "all rows are known"
    );
    assert_eq!(killed.numbers(&brand, rows).await, expected);
}
