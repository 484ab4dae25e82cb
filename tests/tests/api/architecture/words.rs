//! The glossary over public names: words that the house does not use stand in none, and each type has a name of its own.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use super::{code, sources};

/// A word that no public name has, and the word in its place.
const WORDS: [(&str, &str); 15] = [
    ("mark", "outbox entry"),
    ("marks", "outbox"),
    ("settle", "enqueue_rollup or run_rollup"),
    ("agree", "rollup"),
    ("cascade", "enqueue_purge or run_purge"),
    ("leftovers", "purge"),
    ("bury", "fail, forget"),
    ("ground", "metric input"),
    ("turns", "transitions"),
    ("cell", "PromptDayEngine"),
    ("cells", "PromptDayEngine"),
    ("attempts_unless", "retry"),
    ("patience", "deadline or timeout"),
    ("span_of_days", "segment window"),
    ("token_bucket", "rate limit"),
];

/// The names that a line of code makes public, or gives to a function.
fn names(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let rest = line.strip_prefix("pub ").or_else(|| line.strip_prefix("pub(crate) "))?;
    let rest = rest.strip_prefix("async ").unwrap_or(rest);
    let rest = rest.strip_prefix("const ").unwrap_or(rest);
    let kinds = ["fn ", "struct ", "enum ", "trait ", "type ", "mod ", "static "];
    let rest = kinds.iter().find_map(|kind| rest.strip_prefix(kind)).unwrap_or(rest);
    rest.split(|c: char| !c.is_alphanumeric() && c != '_').next()
}

/// `OutboxEntry` and `outbox_entry` as `outbox_entry`.
fn snake(name: &str) -> String {
    let mut snake = String::new();
    for (place, letter) in name.char_indices() {
        if letter.is_uppercase() && place > 0 && !snake.ends_with('_') {
            snake.push('_');
        }
        snake.extend(letter.to_lowercase());
    }
    snake
}

#[test]
fn public_names_keep_to_the_glossary() {
    let folders = [
        "../lib/domain/src",
        "../lib/metrics/src",
        "../lib/insights/src",
        "../lib/export/src",
        "../lib/store/src",
        "../lib/tasks/src",
        "../lib/api/src",
        "../functions",
    ];
    for file in folders.iter().flat_map(|folder| sources(Path::new(folder))) {
        for name in code(&file).lines().filter_map(names) {
            let name = format!("_{}_", snake(name));
            for (word, instead) in WORDS {
                assert!(
                    !name.contains(&format!("_{word}_")),
                    "{}: {name} has the word {word}; say {instead}",
                    file.display()
                );
            }
        }
    }
}

/// The type that a line of code makes public. Types that a macro makes are not seen.
fn public_type(line: &str) -> Option<&str> {
    let rest = line.trim_start().strip_prefix("pub ")?;
    let kinds = ["struct ", "enum ", "trait ", "type ", "union "];
    let rest = kinds.iter().find_map(|kind| rest.strip_prefix(kind))?;
    let name = rest.split(|c: char| !c.is_alphanumeric() && c != '_').next()?;
    (!name.is_empty()).then_some(name)
}

#[test]
fn each_public_type_has_a_name_of_its_own() {
    let folders = ["../lib", "../functions", "../local/src"];
    let files = folders.iter().flat_map(|folder| sources(Path::new(folder)));
    let shipped = files.filter(|file| file.components().any(|part| part.as_os_str() == "src"));
    let mut declared: BTreeMap<String, Vec<PathBuf>> = BTreeMap::new();
    for file in shipped {
        let text = std::fs::read_to_string(&file).expect("a text");
        for name in text.lines().filter_map(public_type) {
            declared.entry(name.to_owned()).or_default().push(file.clone());
        }
    }
    assert!(declared.len() >= 400, "{}", declared.len());
    declared.retain(|_, files| files.len() > 1);
    assert!(declared.is_empty(), "say which is which: {declared:#?}");
}

#[test]
fn names_are_taken_from_their_lines() {
    assert_eq!(names("    pub async fn settle(&self) {"), Some("settle"));
    assert_eq!(names("pub struct OutboxEntry {"), Some("OutboxEntry"));
    assert_eq!(names("fn private() {}"), None);
    assert_eq!(snake("OutboxEntry"), "outbox_entry");
    assert_eq!(public_type("    pub struct Rows<'a> {"), Some("Rows"));
    assert_eq!(public_type("pub(crate) struct Rows {"), None);
    assert_eq!(public_type("        pub struct $name {"), None);
}
