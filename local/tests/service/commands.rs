//! What commands print, and with which status they end.

use std::collections::BTreeSet;
use std::io::{Read, Write};
use std::net::TcpListener;
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use crate::running::Running;

struct Ended {
    passed: bool,
    out: String,
    told: String,
}

impl Ended {
    fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap_or_else(|_| panic!("{} {}", self.out, self.told))
    }
}

fn command(data: &Path, arguments: &[&str]) -> Ended {
    let done = Command::new(env!("CARGO_BIN_EXE_answerscope"))
        .args(arguments)
        .arg("--data")
        .arg(data)
        .output()
        .expect("the program runs");
    Ended {
        passed: done.status.success(),
        out: String::from_utf8_lossy(&done.stdout).into_owned(),
        told: String::from_utf8_lossy(&done.stderr).into_owned(),
    }
}

async fn brand(service: &Running) -> String {
    let made = service
        .post("/brands", json!({"name": "Tarvo", "domain": "tarvo.example"}))
        .await;
    made.expect("an answer")["data"]["id"]
        .as_str()
        .expect("an id")
        .to_owned()
}

fn row(n: usize) -> Value {
    json!({"query": "best kettles", "engine": "openai", "answeredAt": "2026-11-01T09:00:00Z",
        "text": format!("Tarvo,\n\"{n}\""), "citations": [{"url": format!("https://tests.example/{n}")}],
        "externalId": format!("run-{n}")})
}

#[tokio::test(flavor = "multi_thread")]
async fn an_import_names_the_rows_that_failed_and_ends_with_1() {
    let data = tempfile::tempdir().expect("a directory");
    let service = Running::start(data.path(), None);
    let brand = brand(&service).await;
    let file = data.path().join("answers.jsonl");
    let mut lines: Vec<String> = (0..3).map(|n| row(n).to_string()).collect();
    lines.push("nonsense".into());
    lines.extend((3..15).map(|n| {
        let mut row = row(n);
        row["engine"] = "altavista".into();
        row.to_string()
    }));
    std::fs::write(&file, lines.join("\n")).expect("written");
    let path = file.to_str().expect("a path");

    let ended = command(data.path(), &["import", path, "--brand", &brand]);
    assert!(!ended.passed, "{}", ended.out);
    assert_eq!(ended.json()["created"], 3);
    assert_eq!(ended.json()["errors"], 13);
    assert!(ended.told.contains("line 4: not JSON"), "{}", ended.told);
    assert!(
        ended.told.contains("line 13: engine: expected `openai`"),
        "{}",
        ended.told
    );
    assert!(
        !ended.told.contains("line 14"),
        "only ten rows one by one: {}",
        ended.told
    );
    assert!(
        ended.told.contains("13 failed in all") && ended.told.contains("12 × engine: "),
        "{}",
        ended.told
    );
    assert!(ended.told.contains("13 of 16 rows failed"), "{}", ended.told);

    let mut dropped = row(99);
    dropped["citations"] = json!([{"url": "no address"}]);
    std::fs::write(&file, dropped.to_string()).expect("written");
    let ended = command(data.path(), &["import", path, "--brand", &brand]);
    assert!(ended.passed, "a source that is left out fails no row: {}", ended.told);
    assert_eq!(
        (&ended.json()["created"], &ended.json()["warnings"]),
        (&json!(1), &json!(1))
    );
    assert!(
        ended.told.contains("line 1: warning: ") && ended.told.contains("citations"),
        "{}",
        ended.told
    );

    std::fs::write(&file, lines[..3].join("\n")).expect("written");
    let ended = command(data.path(), &["import", path, "--brand", &brand]);
    assert!(ended.passed, "{}", ended.told);
    assert_eq!(
        (&ended.json()["created"], &ended.json()["duplicates"]),
        (&json!(0), &json!(3))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn lines_an_array_and_csv_are_the_same_answers() {
    let data = tempfile::tempdir().expect("a directory");
    let service = Running::start(data.path(), None);
    let cells = |row: &Value| {
        let text = |name: &str| row[name].as_str().unwrap_or_default().replace('"', "\"\"");
        let url = row["citations"][0]["url"].as_str().unwrap_or_default().to_owned();
        let cells = [
            text("query"),
            text("engine"),
            text("answeredAt"),
            text("text"),
            url,
            text("externalId"),
        ];
        cells.map(|cell| format!("\"{cell}\"")).join(",")
    };
    let rows: Vec<Value> = (0..3).map(row).collect();
    let lines: Vec<String> = rows.iter().map(Value::to_string).collect();
    let records: Vec<String> = rows.iter().map(cells).collect();
    let files = [
        ("answers.jsonl", lines.join("\n")),
        ("answers.json", serde_json::to_string_pretty(&rows).expect("JSON")),
        (
            "answers.csv",
            format!(
                "query,engine,answeredAt,text,citations,externalId\r\n{}\r\n",
                records.join("\r\n")
            ),
        ),
    ];
    let mut read = Vec::new();
    for (place, (name, content)) in files.iter().enumerate() {
        let body = json!({"name": "Tarvo", "domain": format!("tarvo{place}.example")});
        let made = service.post("/brands", body).await.expect("an answer");
        let brand = made["data"]["id"].as_str().expect("an id");
        let file = data.path().join(name);
        std::fs::write(&file, content).expect("written");
        let ended = command(
            data.path(),
            &["import", file.to_str().expect("a path"), "--brand", brand],
        );
        assert!(
            ended.passed && ended.json()["created"] == 3,
            "{name}: {} {}",
            ended.out,
            ended.told
        );
        let prompts = service.get(&format!("/brands/{brand}/prompts")).await;
        let prompt = prompts["data"]["prompts"][0]["id"].as_str().expect("an id").to_owned();
        let listed = service.get(&format!("/prompts/{prompt}/answers")).await;
        let answers = listed["data"]["answers"].as_array().cloned().unwrap_or_default();
        let shown = answers
            .iter()
            .map(|a| json!([a["excerpt"], a["citations"][0]["url"], a["answeredAt"]]).to_string());
        read.push(shown.collect::<BTreeSet<_>>());
    }
    assert_eq!(read[0].len(), 3);
    assert!(read[1] == read[0] && read[2] == read[0], "{read:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_test_delivery_that_fails_ends_with_1() {
    let data = tempfile::tempdir().expect("a directory");
    let _service = Running::start(data.path(), None);
    let file = std::fs::read(data.path().join("credentials.json")).expect("credentials");
    let credentials: Value = serde_json::from_slice(&file).expect("JSON");
    let organization = credentials["organizationId"].as_str().expect("an id");
    let receiver = TcpListener::bind(("127.0.0.1", 0)).expect("a port");
    let url = format!("http://{}/hook", receiver.local_addr().expect("an address"));
    std::thread::spawn(move || {
        for status in ["204 No Content", "500 Internal Server Error"] {
            let (mut socket, _) = receiver.accept().expect("a connection");
            let mut some = [0u8; 4096];
            let _request = socket.read(&mut some).expect("a request");
            let answer = format!("HTTP/1.1 {status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
            socket.write_all(answer.as_bytes()).expect("answered");
        }
    });
    let made = command(data.path(), &["webhook", "add", "--org", organization, "--url", &url]);
    let id = made.json()["id"].as_str().expect("an id").to_owned();
    let test = || command(data.path(), &["webhook", "test", &id, "--org", organization]);
    let (good, bad) = (test(), test());
    assert!(
        good.passed && good.json()["status"] == 204,
        "{} {}",
        good.out,
        good.told
    );
    assert!(!bad.passed && bad.json()["status"] == 500, "{} {}", bad.out, bad.told);
    assert!(bad.told.contains("the delivery failed"), "{}", bad.told);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_demo_has_at_least_five_things_to_say() {
    let data = tempfile::tempdir().expect("a directory");
    let _service = Running::start(data.path(), None);
    let told = command(data.path(), &["demo"]);
    assert!(told.passed, "{}", told.told);
    let told = told.json();
    assert_eq!(told["simulatedAnswers"], 1_440);
    let insights = told["insights"].as_array().cloned().unwrap_or_default();
    let kinds: BTreeSet<&str> = insights.iter().filter_map(|one| one["category"].as_str()).collect();
    assert!(kinds.len() >= 5 && kinds.len() == insights.len(), "{told:#}");
    let drop = insights.iter().find(|one| one["category"] == "visibility_drop");
    assert!(drop.is_some() && kinds.contains("engine_gap"), "{told:#}");
    let again = command(data.path(), &["demo"]).json();
    assert_eq!(
        (&again["simulatedAnswers"], &again["insights"]),
        (&json!(0), &told["insights"])
    );
}

#[test]
fn members_are_added_changed_and_removed_and_the_last_owner_stays() {
    let data = tempfile::tempdir().expect("a directory");
    let run = |arguments: &[&str]| command(data.path(), arguments);
    let made = run(&["org", "create", "Tarvo"]).json();
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let (org, first) = (text(&made["organizationId"]), text(&made["email"]));
    let roles = || {
        let members = run(&["member", "list", "--org", &org]).json()["members"].clone();
        let members = members.as_array().expect("members").clone();
        let role = |member: &Value| (text(&member["email"]), text(&member["role"]));
        members.iter().map(role).collect::<Vec<_>>()
    };
    for refused in [
        run(&["member", "remove", &first, "--org", &org]),
        run(&["member", "role", &first, "viewer", "--org", &org]),
    ] {
        assert!(
            !refused.passed && refused.told.contains("make another"),
            "{}",
            refused.told
        );
    }
    let added = run(&["member", "add", "Ana@a.example", "--org", &org, "--role", "viewer"]).json();
    assert_eq!(added["email"], "ana@a.example");
    assert!(added["password"].as_str().is_some_and(|password| password.len() >= 20));
    let again = run(&["member", "add", "ana@a.example", "--org", &org]);
    assert!(!again.passed && again.told.contains("is a member"), "{}", again.told);
    let owner = run(&["member", "role", "ana@a.example", "owner", "--org", &org]);
    assert_eq!(owner.json()["role"], "owner");
    assert!(run(&["member", "remove", &first, "--org", &org]).passed);
    assert_eq!(roles(), [("ana@a.example".to_owned(), "owner".to_owned())]);
    let other = run(&["org", "create", "Other"]).json();
    let known = run(&[
        "member",
        "add",
        "ana@a.example",
        "--org",
        &text(&other["organizationId"]),
    ])
    .json();
    assert_eq!(known.get("password"), None, "the account is the same");
    let nobody = run(&["member", "remove", "nobody@a.example", "--org", &org]);
    assert!(
        !nobody.passed && nobody.told.contains("nobody signs in"),
        "{}",
        nobody.told
    );
}

/// As `answerscope member list | head -0` is.
#[test]
fn a_reader_that_has_gone_is_no_failure() {
    let data = tempfile::tempdir().expect("a directory");
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    let done = Command::new(env!("CARGO_BIN_EXE_answerscope"))
        .args(["org", "create", "Tarvo", "--data"])
        .arg(data.path())
        .stdout(writer)
        .output()
        .expect("the program runs");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_page_is_the_application_and_the_help_shows_a_row() {
    let data = tempfile::tempdir().expect("a directory");
    let service = Running::start(data.path(), None);
    let page = service.http.get(&service.url).send().await.expect("an answer");
    assert_eq!(page.status(), 200);
    assert!(
        page.headers()["content-type"]
            .to_str()
            .is_ok_and(|kind| kind.starts_with("text/html"))
    );
    let text = page.text().await.expect("text");
    let script = text
        .split('"')
        .find(|part| part.starts_with("/assets/") && part.ends_with(".js"));
    let script = format!("{}{}", service.url, script.expect("a script"));
    let got = async |url: &str| service.http.get(url).send().await.expect("an answer");
    let answer = got(&script).await;
    assert_eq!(answer.headers()["content-type"], "text/javascript; charset=utf-8");
    assert!(
        answer.headers()["content-security-policy"]
            .to_str()
            .is_ok_and(|policy| !policy.contains("unsafe"))
    );
    for (path, status) in [
        ("/brands/x/overview", 200),
        ("/assets/none.js", 404),
        ("/assets/..%2Findex.html", 404),
    ] {
        assert_eq!(got(&format!("{}{path}", service.url)).await.status(), status, "{path}");
    }
    let login = got(&format!("{}/login", service.url)).await.text().await.expect("text");
    assert!(login.contains("credentials.json"), "{login}");
    let help = command(data.path(), &["import", "--help"]);
    let row = help
        .out
        .lines()
        .find(|line| line.trim().starts_with('{'))
        .expect("a row");
    let file = data.path().join("row.jsonl");
    std::fs::write(&file, row).expect("written");
    let brand = brand(&service).await;
    let ended = command(
        data.path(),
        &["import", file.to_str().expect("a path"), "--brand", &brand],
    );
    assert!(
        ended.passed && ended.json()["created"] == 1,
        "{} {}",
        ended.out,
        ended.told
    );
}
