//! Several processes on one directory: imports beside a service, with commands that come and go meanwhile.

use std::path::Path;
use std::process::{Child, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::{Value, json};

use crate::running::{Running, program};

/// Imports that run at once.
const IMPORTS: usize = 3;
/// Answers of each.
const ANSWERS: usize = 12;

/// A text that stays too large for an item however it is compressed: 150,000 hexadecimal digits and spaces.
pub(crate) fn text(import: usize, answer: usize) -> String {
    let mut state = (import * 1_000 + answer) as u64 + 1;
    let mut digits = || {
        // Marsaglia's xorshift64.
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        format!("{state:016x} ")
    };
    (0..8_800).map(|_| digits()).collect()
}

fn import(data: &Path, number: usize, brand: &str) -> Child {
    let rows = (0..ANSWERS).map(|answer| {
        json!({"query": format!("question {number}"), "engine": "openai", "text": text(number, answer),
            "answeredAt": format!("2026-11-01T08:{answer:02}:00Z"), "externalId": format!("{number}-{answer}")})
    });
    let lines: String = rows.map(|row| format!("{row}\n")).collect();
    let file = data.join(format!("{number}.jsonl"));
    std::fs::write(&file, lines).expect("a file");
    let file = file.to_str().expect("UTF-8");
    let mut command = program(&["import", file, "--brand", brand], data);
    command
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts")
}

#[tokio::test(flavor = "multi_thread")]
async fn imports_beside_a_service_keep_every_byte() {
    let data = tempfile::tempdir().expect("a directory");
    let service = Running::start(data.path(), Some("100000/10000"));
    let brand = service.brand().await;
    let credentials = std::fs::read(data.path().join("credentials.json")).expect("credentials");
    let credentials: Value = serde_json::from_slice(&credentials).expect("JSON");
    let organization = credentials["organizationId"].as_str().expect("an id");
    let over = AtomicBool::new(false);
    let imported = std::thread::scope(|scope| {
        scope.spawn(|| {
            while !over.load(Ordering::Relaxed) {
                let listed = program(&["key", "list", "--org", organization], data.path()).output();
                let listed = listed.expect("the program runs");
                assert!(listed.status.success(), "{}", String::from_utf8_lossy(&listed.stderr));
            }
        });
        let imports: Vec<Child> = (0..IMPORTS).map(|number| import(data.path(), number, &brand)).collect();
        let ended = imports
            .into_iter()
            .map(|mut import| import.wait().expect("it ends").success());
        let all = ended.collect::<Vec<_>>();
        over.store(true, Ordering::Relaxed);
        all
    });
    assert_eq!(imported, [true; IMPORTS]);
    let prompts = service.get(&format!("/brands/{brand}/prompts")).await;
    for prompt in prompts["data"]["prompts"].as_array().expect("prompts") {
        let number = prompt["query"]
            .as_str()
            .and_then(|query| query.strip_prefix("question "));
        let number = number.expect("a question").parse().expect("a number");
        let path = format!(
            "/prompts/{}/answers?pageSize=100",
            prompt["id"].as_str().expect("an id")
        );
        let answers = service.get(&path).await;
        let answers = answers["data"]["answers"].as_array().expect("answers").clone();
        assert_eq!(answers.len(), ANSWERS);
        for (place, answer) in answers.iter().rev().enumerate() {
            let shown = service
                .get(&format!("/answers/{}", answer["id"].as_str().expect("an id")))
                .await;
            assert!(
                shown["data"]["text"] == text(number, place),
                "answer {place} of question {number}"
            );
        }
    }
    let objects = data.path().join("blobs/answerscope/answers");
    assert!(objects.is_dir(), "the texts are objects");
    let unfinished = std::fs::read_dir(data.path().join("blobs/.tmp")).expect("a directory");
    assert_eq!(unfinished.count(), 0);
}
