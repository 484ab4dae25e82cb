//! Who may import whom.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use cargo_metadata::{DependencyKind, MetadataCommand};

/// Crates that may know the functions.
const OVER_FUNCTIONS: [&str; 3] = ["answerscope", "answerscope-openapi", "answerscope-tests"];
/// Crates that compute and know neither AWS nor HTTP.
const PURE: [&str; 5] = [
    "answerscope-analysis",
    "answerscope-metrics",
    "answerscope-export",
    "answerscope-insights",
    "answerscope-engines",
];

#[test]
fn functions_never_import_each_other_and_the_pure_crates_stay_pure() {
    let metadata = MetadataCommand::new()
        .manifest_path("../Cargo.toml")
        .no_deps()
        .exec()
        .expect("metadata");
    let is_function = |path: &str| path.contains("/functions/");
    let functions: BTreeSet<String> = metadata
        .packages
        .iter()
        .filter(|package| is_function(package.manifest_path.as_str()))
        .map(|package| package.name.to_string())
        .collect();
    assert!(functions.len() >= 8, "{functions:?}");
    for package in &metadata.packages {
        let used = package
            .dependencies
            .iter()
            .filter(|d| d.kind == DependencyKind::Normal)
            .map(|d| d.name.as_str());
        for used in used {
            let name = package.name.as_str();
            let over = functions.contains(used) && !OVER_FUNCTIONS.contains(&name);
            assert!(!over, "{name} imports the function {used}");
            let impure = used.starts_with("aws-")
                || used.starts_with("lambda")
                || ["axum", "http", "tokio", "reqwest", "answerscope-core"].contains(&used);
            assert!(!(PURE.contains(&name) && impure), "{name} is pure and imports {used}");
            if name == "answerscope-core" && used.starts_with("answerscope-") {
                assert!(PURE.contains(&used), "answerscope-core imports {used}");
            }
        }
    }
}

#[test]
fn only_the_keys_of_the_store_make_keys() {
    let files = |folder: &str| {
        let entries = std::fs::read_dir(folder).expect("a folder of the store");
        entries.map(|entry| entry.expect("an entry").path())
    };
    let store = files("../lib/core/src/store").chain(files("../lib/core/src/store/keys"));
    for file in store.filter(|path| path.is_file()) {
        let text = std::fs::read_to_string(&file).expect("a text");
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        let makes = code.contains("\"ORG#") || code.contains("format!(\"ORG") || code.contains("#BRAND#");
        let may = file.ends_with("keys.rs") || file.ends_with("keys/brand.rs");
        assert_eq!(makes, may, "{}", file.display());
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

#[test]
fn work_for_the_processor_goes_one_way_and_analyzers_are_made_once() {
    let files = ["../lib/core/src", "../functions"].map(|folder| sources(Path::new(folder)));
    for file in files.into_iter().flatten() {
        let code = std::fs::read_to_string(&file).expect("a text");
        let is = |ends: &[&str]| ends.iter().any(|end| file.ends_with(end));
        assert_eq!(
            code.contains("spawn_blocking"),
            is(&["src/compute.rs"]),
            "{}",
            file.display()
        );
        let makers = ["entities/answer.rs", "store/prompts.rs"];
        let makes = code.contains("Analyzer::new(") || code.contains("Analyzer::with_case(");
        assert_eq!(makes, is(&makers), "{}", file.display());
    }
}
