//! What it costs to start each function, beside the least that is one: prints Markdown.
//!
//! ```text
//! starts <directory> <hello> [runs]
//! ```
//!
//! The directory holds the binaries, as cargo-lambda, `sam build` or cargo leave them; `<hello>` is the binary of
//! `bench/hello`. A process is started as Lambda starts it, over TLS to DynamoDB, and gets one sample event; before the
//! first `next` a function has one call of DynamoDB answered. Figures are medians of the runs.

use std::path::{Path, PathBuf};

#[path = "../../tests/lambda/bootstrap.rs"]
#[expect(dead_code, reason = "shared with the tests")]
mod bootstrap;
#[path = "../../tests/lambda/emulator.rs"]
mod emulator;
#[path = "../../tests/lambda/http.rs"]
mod http;
mod measure;
#[path = "../../tests/lambda/runtime_api.rs"]
#[expect(dead_code, reason = "shared with the tests")]
mod runtime_api;
#[path = "../../tests/lambda/sent.rs"]
#[expect(dead_code, reason = "shared with the tests")]
mod sent;
mod tls;
#[path = "../../tests/lambda/world.rs"]
#[expect(dead_code, reason = "shared with the tests")]
mod world;

use measure::{Figures, Start, measure};

/// The functions, and an event that each answers.
const FUNCTIONS: [(&str, &str); 23] = [
    ("brands", "api-list-brands.json"),
    ("prompts", "api-create-prompts.json"),
    ("topics", "api-create-topic.json"),
    ("trends", "api-import-trends.json"),
    ("collections", "api-start-collection.json"),
    ("views", "api-create-view.json"),
    ("answers", "api-import-answers.json"),
    ("metrics-api", "api-share-of-voice.json"),
    ("insights-api", "api-generate-insights.json"),
    ("exports", "api-create-export.json"),
    ("export-stream", "api-stream-export.json"),
    ("openapi", "api-openapi.json"),
    ("mcp", "api-mcp.json"),
    ("oauth", "api-oauth.json"),
    ("console", "api-console.json"),
    ("rollup", "rollup.json"),
    ("purge", "purge.json"),
    ("export-builder", "export-builder.json"),
    ("insight-writer", "insight-writer.json"),
    ("webhook-sender", "webhook-sender.json"),
    ("trend-finder", "trend-finder.json"),
    ("answer-collector", "answer-collector.json"),
    ("sweeper", "sweeper-schedule.json"),
];

/// The binary of a function in a directory of cargo-lambda, SAM or cargo.
fn binary(directory: &Path, name: &str) -> Option<PathBuf> {
    let own = directory.join(format!("answerscope-{name}"));
    let words = name.trim_end_matches("-api").split('-');
    let resource: String = words.map(|word| word[..1].to_uppercase() + &word[1..]).collect();
    let candidates = [own.join("bootstrap"), directory.join(resource).join("bootstrap"), own];
    candidates.into_iter().find(|path| path.is_file())
}

#[expect(clippy::print_stdout, reason = "the table is what this prints")]
fn row(name: &str, of: &Figures, hello: &Figures) {
    let Figures {
        size,
        next,
        cpu_next,
        cpu,
        peak,
    } = of;
    println!(
        "| {name} | {size:.1} | {:.1} | {next:.0} | {cpu_next:.1} | {:.1} | {cpu:.1} | {:.1} | {peak:.1} |",
        size / hello.size,
        cpu_next / hello.cpu_next,
        cpu / hello.cpu
    );
}

#[expect(clippy::print_stdout, reason = "the table is what this prints")]
#[tokio::main]
async fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [directory, hello, runs @ ..] = arguments.as_slice() else {
        panic!("starts <directory> <hello> [runs]");
    };
    let runs = runs.first().map_or(5, |runs| runs.parse().expect("a number of runs"));
    let start = |name, path, event| Start {
        name,
        path,
        event,
        runs,
    };
    let hello = measure(&start("hello", hello.into(), "api-list-brands.json")).await;
    println!(
        "| Function | MB | × hello | start to first `next`, ms | CPU of that, ms | × hello | CPU to first answer, ms \
         | × hello | peak memory, MB |"
    );
    println!("|---|---|---|---|---|---|---|---|---|");
    row("hello", &hello, &hello);
    for (name, event) in FUNCTIONS {
        match binary(Path::new(directory), name) {
            Some(path) => row(name, &measure(&start(name, path, event)).await, &hello),
            None => println!("| {name} | not built | | | | | | | |"),
        }
    }
}
