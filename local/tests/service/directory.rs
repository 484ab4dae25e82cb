//! The data directory: who can read it, who may serve it, and what is in it after a command that failed.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Output;

use crate::running::{Running, program};

/// Whatever is below a directory, and the directory.
fn all(directory: &Path) -> Vec<PathBuf> {
    let mut found = vec![directory.to_owned()];
    for entry in fs::read_dir(directory).expect("a directory") {
        let path = entry.expect("an entry").path();
        match path.is_dir() {
            true => found.extend(all(&path)),
            false => found.push(path),
        }
    }
    found
}

fn mode(path: &Path) -> u32 {
    fs::metadata(path).expect("metadata").permissions().mode() & 0o777
}

/// Runs a command that fails; gives what it told.
#[track_caller]
fn failed(arguments: &[&str], data: &Path) -> String {
    let Output { status, stderr, .. } = program(arguments, data).output().expect("the program runs");
    let told = String::from_utf8(stderr).expect("a text");
    assert_eq!(status.code(), Some(1), "{arguments:?}: {told}");
    told
}

#[test]
fn only_its_owner_reads_the_data_directory() {
    let above = tempfile::tempdir().expect("a directory");
    let data = above.path().join("data");
    // As earlier versions left it.
    let old = data.join("blobs/answerscope/segments");
    fs::create_dir_all(&old).expect("directories");
    fs::write(old.join("object"), "bytes").expect("a file");
    for path in all(&data) {
        let open = if path.is_dir() { 0o755 } else { 0o644 };
        fs::set_permissions(path, Permissions::from_mode(open)).expect("a mode");
    }
    let _service = Running::start(&data, None);
    let found = all(&data);
    for name in [
        "credentials.json",
        "dynamodb.sqlite-wal",
        "dynamodb.sqlite-shm",
        "object",
    ] {
        assert!(
            found.iter().any(|path| path.ends_with(name)),
            "{name} is not in {found:?}"
        );
    }
    for path in found {
        let expected = if path.is_dir() { 0o700 } else { 0o600 };
        assert_eq!(mode(&path), expected, "{}", path.display());
    }
}

#[test]
fn a_directory_that_all_users_share_is_refused() {
    let data = tempfile::tempdir().expect("a directory");
    fs::set_permissions(data.path(), Permissions::from_mode(0o1777)).expect("a mode");
    assert!(failed(&["serve", "--port", "0"], data.path()).contains("share"));
    assert_eq!(
        fs::metadata(data.path()).expect("metadata").permissions().mode() & 0o7777,
        0o1777
    );
    assert_eq!(all(data.path()), [data.path()]);
}

/// A home directory, a source tree, `/var/lib`: nothing is made in it, and others keep their rights.
#[test]
fn a_directory_with_other_files_alone_is_refused() {
    let data = tempfile::tempdir().expect("a directory");
    fs::set_permissions(data.path(), Permissions::from_mode(0o755)).expect("a mode");
    for other in ["notes.txt", "credentials.json", "blobs"] {
        fs::write(data.path().join(other), "mine").expect("a file");
        fs::set_permissions(data.path().join(other), Permissions::from_mode(0o644)).expect("a mode");
    }
    let before = all(data.path());
    let told = failed(&["serve", "--port", "0"], data.path());
    assert!(told.contains("--data") && told.contains("empty directory"), "{told}");
    assert_eq!(all(data.path()), before);
    assert_eq!(mode(data.path()), 0o755);
    assert_eq!(mode(&data.path().join("credentials.json")), 0o644);
}

#[test]
fn a_new_file_system_and_an_empty_directory_are_served() {
    let data = tempfile::tempdir().expect("a directory");
    fs::create_dir(data.path().join("lost+found")).expect("a directory");
    fs::write(data.path().join("serve.log"), "").expect("a log");
    drop(Running::start(data.path(), None));
    // What is put beside the data later is no reason not to serve it.
    fs::write(data.path().join("import.jsonl"), "").expect("a file");
    drop(Running::start(data.path(), None));
}

/// A copy of the credentials that a process was killed with goes; what somebody may be writing stays, and others' files.
#[test]
fn what_a_killed_process_was_writing_goes_at_the_next_start() {
    let data = tempfile::tempdir().expect("a directory");
    drop(Running::start(data.path(), None));
    let [old, fresh] = ["0123456789abcdef", "fedcba9876543210"].map(|name| data.path().join(name.repeat(2)));
    let other = data.path().join("import.jsonl");
    for path in [&old, &fresh, &other] {
        fs::write(path, "half").expect("a file");
    }
    for path in [&old, &other] {
        let file = fs::File::options().append(true).open(path).expect("a file");
        let written = file.metadata().expect("metadata").modified().expect("a time");
        let past = std::time::Duration::from_secs(120);
        file.set_modified(written - past).expect("set");
    }
    drop(Running::start(data.path(), None));
    assert_eq!([&old, &fresh, &other].map(|path| path.exists()), [false, true, true]);
}

#[test]
fn a_second_service_on_a_directory_changes_nothing() {
    let data = tempfile::tempdir().expect("a directory");
    let first = Running::start(data.path(), None);
    let process = first.process().to_string();
    let before = fs::read(data.path().join("credentials.json")).expect("credentials");
    let told = failed(&["serve", "--port", "0"], data.path());
    assert!(told.contains("already") && told.contains(&process), "{told}");
    assert_eq!(
        fs::read(data.path().join("credentials.json")).expect("credentials"),
        before
    );
    // Killed, as a crash would: the next one may serve.
    drop(first);
    drop(Running::start(data.path(), None));
}

#[test]
fn credentials_that_cannot_be_read_stop_the_start() {
    let data = tempfile::tempdir().expect("a directory");
    drop(Running::start(data.path(), None));
    let file = data.path().join("credentials.json");
    let whole = fs::read(&file).expect("credentials");
    for damaged in [&b""[..], b"{", &whole[..whole.len() / 2], b"\xff"] {
        fs::write(&file, damaged).expect("written");
        let told = failed(&["serve", "--port", "0"], data.path());
        assert!(told.contains("credentials.json"), "{told}");
        assert_eq!(fs::read(&file).expect("the file"), damaged);
    }
    fs::remove_file(&file).expect("removed");
    fs::create_dir(&file).expect("what can't be read");
    assert!(failed(&["serve", "--port", "0"], data.path()).contains("credentials.json"));
}

#[test]
fn a_damaged_signing_key_stops_the_start() {
    let data = tempfile::tempdir().expect("a directory");
    drop(Running::start(data.path(), None));
    let file = data.path().join("downloads.key");
    fs::write(&file, "short").expect("written");
    assert!(failed(&["serve", "--port", "0"], data.path()).contains("downloads.key"));
    assert_eq!(fs::read(&file).expect("the file"), b"short");
}

#[test]
fn commands_that_fail_leave_nothing() {
    let above = tempfile::tempdir().expect("a directory");
    let data = above.path().join("mistyped");
    let taken = std::net::TcpListener::bind(("127.0.0.1", 0)).expect("a port");
    let port = taken.local_addr().expect("an address").port().to_string();
    let commands: [&[&str]; 9] = [
        &["serve", "--port", &port],
        &["serve", "--port", "0", "--base-url", "brands.example"],
        &["demo"],
        &["import", "nothing.jsonl", "--brand", "brand_1"],
        &["key", "list", "--org", "org_1"],
        &["org", "set", "org_1", "--credits", "5"],
        &["webhook", "list", "--org", "org_1"],
        &["--port", &port],
        &["--port", "0", "key", "list", "--org", "org_1"],
    ];
    for command in commands {
        let told = failed(command, &data);
        assert!(told.starts_with("answerscope: --"), "{command:?}: {told}");
        assert_eq!(all(above.path()), [above.path()], "{command:?}");
    }
}

#[test]
fn serve_is_the_default_with_its_options() {
    let data = tempfile::tempdir().expect("a directory");
    let command = program(&["--port", "0", "--base-url", "https://brands.example/"], data.path());
    let _service = Running::of(command, data.path());
    let credentials = fs::read_to_string(data.path().join("credentials.json")).expect("credentials");
    assert!(credentials.contains("\"https://brands.example\""), "{credentials}");
}
