//! In which order files reach the disk, as `strace` sees it; without that program the test is skipped,
//! but not where `CI` is set.
#![cfg(target_os = "linux")]

use std::process::Command;

use serde_json::json;

use crate::running::{Running, program};
use crate::together::text;

/// The calls of a command, one a line, with the paths of files and what is written.
fn calls(command: &Command, trace: &std::path::Path) -> Option<Vec<String>> {
    let mut traced = Command::new("strace");
    traced.args([
        "-f",
        "-y",
        "-s",
        "16384",
        "-e",
        "trace=fsync,fdatasync,rename,renameat,renameat2,pwrite64",
        "-o",
    ]);
    traced.arg(trace).arg(command.get_program()).args(command.get_args());
    let output = match traced.output() {
        Err(error) if std::env::var_os("CI").is_some() => panic!("strace: {error}"),
        output => output.ok()?,
    };
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let calls = std::fs::read(trace).expect("a trace");
    Some(String::from_utf8_lossy(&calls).lines().map(str::to_owned).collect())
}

#[tokio::test(flavor = "multi_thread")]
async fn an_object_is_on_the_disk_before_the_row_that_names_it() {
    let data = tempfile::tempdir().expect("a directory");
    let service = Running::start(data.path(), None);
    let brand = service.brand().await;
    drop(service);
    let row = json!({"query": "large", "engine": "openai", "answeredAt": "2026-11-01T08:00:00Z", "text": text(1, 1)});
    let file = data.path().join("large.jsonl");
    std::fs::write(&file, row.to_string()).expect("a file");
    let import = program(
        &["import", file.to_str().expect("UTF-8"), "--brand", &brand],
        data.path(),
    );
    let Some(calls) = calls(&import, &data.path().join("trace")) else {
        return;
    };
    let first = |after: usize, what: &str, parts: &[&str]| {
        let wanted = |call: &String| parts.iter().all(|part| call.contains(part));
        let found = calls.iter().skip(after).position(wanted);
        after + found.unwrap_or_else(|| panic!("no {what} after call {after} of {}", calls.len()))
    };
    let bytes = first(0, "sync of the object", &["fsync(", "/blobs/.tmp/"]);
    let name = first(
        bytes,
        "rename",
        &["rename", "/blobs/.tmp/", "/blobs/answerscope/answers/"],
    );
    let key = calls[name]
        .rsplit("/blobs/answerscope/")
        .next()
        .and_then(|rest| rest.split('"').next());
    let key = key.expect("the object's key");
    let directory = first(
        name,
        "sync of the directory",
        &["fsync(", "/blobs/answerscope/answers/"],
    );
    let row = first(0, "write of the row", &["pwrite64(", "dynamodb.sqlite-wal", key]);
    let commit = calls
        .iter()
        .skip(row)
        .position(|call| call.contains("sync(") && call.contains("dynamodb.sqlite-wal"));
    assert!(
        directory < row,
        "the directory is synced by call {directory}, the row is written by call {row}"
    );
    assert!(commit.is_some(), "the row is synced");
}
