//! The README's walk, typed into shells as it stands there, and what it shows compared with what comes.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::running::Running;

const README: &str = include_str!("../../../README.md");
/// The part that is typed.
const WALK: &str = "\n## First result in five minutes\n";
/// The service's address in the README.
const ADDRESS: &str = "http://127.0.0.1:8080";
/// The program as it is called there.
const PROGRAM: &str = "target/release/answerscope";
/// Figures follow within seconds.
const PATIENCE: Duration = Duration::from_secs(60);

/// Commands, and what the README says that they show, with its language.
struct Step {
    typed: String,
    shown: Option<(String, String)>,
}

/// The code blocks of the walk: each `sh`, with the block of another language that follows it.
fn steps() -> Vec<Step> {
    let walk = README.split_once(WALK).expect("the walk").1;
    let walk = walk.split("\n## ").next().unwrap_or_default();
    let mut steps: Vec<Step> = Vec::new();
    for block in walk.split("\n```").skip(1).step_by(2) {
        let (language, text) = block.split_once('\n').expect("a block");
        match language {
            "sh" => steps.push(Step {
                typed: text.to_owned(),
                shown: None,
            }),
            other => {
                let step = steps.last_mut().expect("commands before what they show");
                assert!(step.shown.replace((other.to_owned(), text.to_owned())).is_none());
            }
        }
    }
    steps
}

/// A shell that commands are typed into, in a folder.
struct Shell {
    child: Child,
    input: ChildStdin,
    output: BufReader<std::process::ChildStdout>,
}

impl Shell {
    /// `None` where there is no such shell.
    fn start(name: &str, options: &[&str], folder: &Path) -> Option<Self> {
        let mut child = Command::new(name)
            .args(options)
            .current_dir(folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .ok()?;
        Some(Self {
            input: child.stdin.take().expect("its input"),
            output: BufReader::new(child.stdout.take().expect("its output")),
            child,
        })
    }

    /// Types commands; gives what they print.
    fn typed(&mut self, commands: &str) -> String {
        let end = "--- end of the step ---";
        writeln!(self.input, "{commands}\nprintf '\\n%s %s\\n' '{end}' $?").expect("typed");
        let mut printed = String::new();
        loop {
            let mut line = String::new();
            let bytes = self.output.read_line(&mut line).expect("text");
            assert!(bytes > 0, "the shell has ended: {commands}\n{printed}");
            if let Some(status) = line.strip_prefix(end) {
                assert_eq!(status.trim(), "0", "{commands}\n{printed}");
                return printed;
            }
            printed.push_str(&line);
        }
    }
}

impl Drop for Shell {
    fn drop(&mut self) {
        let _gone = self.child.kill();
        let _reaped = self.child.wait();
    }
}

/// A text with what differs each time replaced: ids, secrets, times and addresses.
fn plain(text: &str) -> String {
    let digits: String = text.chars().map(|c| if c.is_ascii_digit() { '0' } else { c }).collect();
    let dated = digits.starts_with("0000-00-00") || digits.starts_with("00:00:00");
    match text.split_once('_') {
        _ if text.starts_with("http://127.0.0.1:") => "ADDRESS".to_owned(),
        Some(("whsec", _)) => "SECRET".to_owned(),
        Some((kind, rest)) if rest.len() >= 20 && rest.bytes().all(|b| b.is_ascii_alphanumeric()) => {
            kind.to_uppercase()
        }
        _ if dated => "TIME".to_owned(),
        _ if text.len() == 20 && text.bytes().all(|b| b.is_ascii_digit() || b.is_ascii_lowercase()) => "ID".to_owned(),
        _ => text.to_owned(),
    }
}

fn masked(value: &mut Value) {
    match value {
        Value::String(text) => *text = plain(text),
        Value::Array(all) => all.iter_mut().for_each(masked),
        Value::Object(fields) => fields.values_mut().for_each(masked),
        _ => {}
    }
}

/// What is compared: JSON without what differs each time, a text by its words.
fn comparable(language: &str, text: &str) -> Value {
    if language == "json" {
        let mut value = serde_json::from_str(text).unwrap_or_else(|_| Value::from(text));
        masked(&mut value);
        return value;
    }
    text.split_whitespace().map(plain).collect()
}

fn walk(name: &str, options: &[&str]) {
    let folder = tempfile::tempdir().expect("a directory");
    let service = Running::start(&folder.path().join(".answerscope"), None);
    let Some(mut shell) = Shell::start(name, options, folder.path()) else {
        return;
    };
    let mut compared = 0;
    for Step { typed, shown } in steps() {
        let commands = typed.replace(ADDRESS, &service.url);
        let commands = commands.replace(PROGRAM, env!("CARGO_BIN_EXE_answerscope"));
        let end = Instant::now() + PATIENCE;
        let mut printed = shell.typed(&commands);
        let Some((language, shown)) = shown else { continue };
        let wanted = comparable(&language, &shown);
        // What only reads may be asked again, until figures have followed.
        let reads = typed.starts_with("api ") && !typed.contains(" -");
        while comparable(&language, &printed) != wanted && reads && Instant::now() < end {
            printed = shell.typed(&commands);
        }
        assert_eq!(comparable(&language, &printed), wanted, "{name}: {typed}\n{printed}");
        compared += 1;
    }
    assert!(compared >= 9, "only {compared} steps show something");
}

#[test]
fn the_walk_shows_what_the_readme_says_in_bash() {
    walk("bash", &["--noprofile", "--norc"]);
}

/// Where zsh is there.
#[test]
fn the_walk_shows_what_the_readme_says_in_zsh() {
    walk("zsh", &["-f"]);
}
