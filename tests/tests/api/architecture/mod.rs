//! The floors of the house: who may import whom, between crates and between modules; and the words of its public names.

mod modules;
mod words;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use cargo_metadata::{DependencyKind, MetadataCommand};

/// The floor of each crate; a crate imports from lower floors alone, and the crates of [`KERNELS`] from each other too.
const DOMAIN: u8 = 0;
const KERNELS: u8 = 1;
const STORE: u8 = 2;
const TASKS: u8 = 3;
const API: u8 = 4;
const FUNCTIONS: u8 = 5;
const OPENAPI: u8 = 6;
const MCP: u8 = 7;
const LOCAL: u8 = 8;
const TESTS: u8 = 9;

/// Crates that reach other services by HTTP, or speak as one, and know nothing of what is stored.
const CLIENTS: [&str; 6] = [
    "answerscope-builtin-engine",
    "answerscope-connected-engines",
    "answerscope-engines",
    "answerscope-engines-bedrock",
    "answerscope-language",
    "answerscope-webhooks",
];

fn floor(name: &str, path: &str) -> u8 {
    match name {
        "answerscope-domain" => DOMAIN,
        "answerscope-store" => STORE,
        "answerscope-tasks" => TASKS,
        "answerscope-api" => API,
        // Only the local service knows them.
        "answerscope-openapi" | "answerscope-embedded-dynamodb" => OPENAPI,
        // Its tools are made of the document.
        "answerscope-mcp" => MCP,
        "answerscope" => LOCAL,
        _ if path.contains("/functions/") => FUNCTIONS,
        _ if path.contains("/lib/") => KERNELS,
        _ => TESTS,
    }
}

/// The crates of the workspace: floor, and what they import outside of tests.
fn crates() -> BTreeMap<String, (u8, BTreeSet<String>)> {
    let metadata = MetadataCommand::new()
        .manifest_path("../Cargo.toml")
        .no_deps()
        .exec()
        .expect("metadata");
    let of = |package: &cargo_metadata::Package| {
        let used = package.dependencies.iter();
        let used = used.filter(|dependency| dependency.kind == DependencyKind::Normal);
        let floor = floor(package.name.as_str(), package.manifest_path.as_str());
        (
            package.name.to_string(),
            (floor, used.map(|used| used.name.clone()).collect()),
        )
    };
    metadata.packages.iter().map(of).collect()
}

#[test]
fn no_arrow_runs_up() {
    let crates = crates();
    assert!(crates.len() >= 30, "{}", crates.len());
    for (name, (floor, used)) in &crates {
        for used in used {
            let Some((below, _)) = crates.get(used) else { continue };
            let beside = *floor == KERNELS && *below == KERNELS;
            assert!(below < floor || beside, "{name} imports {used}");
        }
    }
}

#[test]
fn what_is_pure_stays_pure() {
    let clients = ["axum", "http", "tokio", "reqwest", "hyper"];
    for (name, (floor, used)) in crates() {
        let aws = |used: &String| used.starts_with("aws-") || used.starts_with("lambda");
        let pure = floor <= KERNELS && !CLIENTS.contains(&name.as_str());
        for used in used {
            assert!(!pure || !aws(&used), "{name} is pure and imports {used}");
            assert!(
                !pure || !clients.contains(&used.as_str()),
                "{name} is pure and imports {used}"
            );
        }
    }
}

/// All Rust files below a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths
        .flat_map(|path| match path {
            path if path.is_dir() => sources(&path),
            path if path.extension().is_some_and(|kind| kind == "rs") => vec![path],
            _ => Vec::new(),
        })
        .collect()
}

/// A file's code without its tests.
fn code(file: &Path) -> String {
    let text = std::fs::read_to_string(file).expect("a text");
    text.split("#[cfg(test)]").next().unwrap_or_default().to_owned()
}

#[test]
fn only_the_keys_of_the_store_make_keys() {
    let folders = ["../lib/store/src", "../lib/tasks/src", "../lib/api/src", "../functions"];
    for file in folders.iter().flat_map(|folder| sources(Path::new(folder))) {
        let code = code(&file);
        let makes = code.contains("\"ORG#") || code.contains("format!(\"ORG") || code.contains("#BRAND#");
        let may = file.ends_with("store/src/keys/mod.rs") || file.ends_with("store/src/keys/brand.rs");
        assert_eq!(makes, may, "{}", file.display());
    }
}

#[test]
fn work_for_the_processor_goes_one_way_and_analyzers_are_made_once() {
    let folders = ["../lib/store/src", "../lib/tasks/src", "../lib/api/src", "../functions"];
    for file in folders.iter().flat_map(|folder| sources(Path::new(folder))) {
        let code = std::fs::read_to_string(&file).expect("a text");
        let is = |ends: &[&str]| ends.iter().any(|end| file.ends_with(end));
        assert_eq!(
            code.contains("spawn_blocking"),
            is(&["store/src/runtime/cpu.rs"]),
            "{}",
            file.display()
        );
        let makers = ["store/src/answers/reader.rs", "store/src/monitoring/prompts.rs"];
        let makes = code.contains("Analyzer::new(") || code.contains("Analyzer::with_case(");
        assert_eq!(makes, is(&makers), "{}", file.display());
    }
}
