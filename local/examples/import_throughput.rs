//! Answers a second through the local service: HTTP, analysis, DynamoDB's interface on SQLite, until the metrics hold
//! every answer.
//!
//! `cargo run --release -p answerscope --example import_throughput`; a number after `--` says how many answers, so that a
//! profiler that counts instructions ends soon.

use std::sync::Arc;
use std::time::Instant;

use answerscope::embedded::Failure;
use answerscope::process::Process;
use answerscope_api::dispatch;
use answerscope_api::settings::Settings;
use answerscope_engines::simulated::{Dice, SimulatedBrand, write};
use cpu_time::ProcessTime;
use serde_json::{Value, json};

/// As the service has it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const ANSWERS: usize = 20_000;
const BRANDS: [&str; 5] = ["Tarvo", "Mervol", "Orbran", "Quontek", "Brindax"];

#[tokio::main]
#[expect(clippy::print_stdout, reason = "a report for a person")]
async fn main() -> Result<(), Failure> {
    let answers = std::env::args().nth(1).map_or(Ok(ANSWERS), |number| number.parse())?;
    let data = tempfile::tempdir()?;
    let mut settings = Settings::read(|_| None)?;
    settings.rate_limit = "100000000/1000000".parse()?;
    let process = Process::start(data.path(), settings).await?;
    let listener = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await?;
    let url = format!("http://{}/api/v1", listener.local_addr()?);
    let router = dispatch::router(Arc::clone(&process.app), &answerscope_openapi::operations());
    tokio::spawn(async move { axum::serve(listener, router).await });
    let key = process.app.stores.organizations().create("Import").await?.api_key;
    let http = reqwest::Client::new();
    let post = async |path: &str, body: &Value| -> Result<Value, Failure> {
        let request = http.post(format!("{url}{path}")).bearer_auth(&key).json(body);
        Ok(request.send().await?.error_for_status()?.json().await?)
    };
    let domain = |name: &str| format!("{}.example", name.to_lowercase());
    let rivals: Vec<Value> = BRANDS[1..]
        .iter()
        .map(|name| json!({"name": name, "domain": domain(name)}))
        .collect();
    let made = post(
        "/brands",
        &json!({"name": BRANDS[0], "domain": domain(BRANDS[0]), "competitors": rivals}),
    )
    .await?;
    let brand = made["data"]["id"].as_str().unwrap_or_default().to_owned();
    let rows: Vec<Value> = (0..answers).map(row).collect();
    let bytes: usize = rows.iter().filter_map(|row| row["text"].as_str()).map(str::len).sum();

    let (started, worked) = (Instant::now(), ProcessTime::now());
    for part in rows.chunks(500) {
        let report = post(&format!("/brands/{brand}/answers"), &json!({"answers": part})).await?;
        if report["data"]["created"] != part.len() {
            return Err(format!("expected {} new answers: {report}", part.len()).into());
        }
    }
    let imported = started.elapsed().as_secs_f64();
    process.queue.drained().await;
    let settled = started.elapsed().as_secs_f64();
    // The caller's too, until the metrics hold every answer.
    let cpu = worked.elapsed().as_secs_f64() * 1e3 / answers as f64;
    println!("| Answers | Bytes each | Imported | Answers a second | In the metrics after | CPU of an answer |");
    println!("|---|---|---|---|---|---|");
    println!(
        "| {answers} | {} | {imported:.1} s | {:.0} | {settled:.1} s | {cpu:.2} ms |",
        bytes / answers.max(1),
        answers as f64 / imported
    );
    Ok(())
}

/// Three simulated answers in one, about as long as a real one.
fn row(n: usize) -> Value {
    let candidates = BRANDS.map(|name| SimulatedBrand {
        name: name.into(),
        domain: format!("{}.example", name.to_lowercase()),
        fame: 60,
        esteem: 65,
    });
    let mut dice = Dice::new(&[&n.to_be_bytes()]);
    let parts: Vec<_> = (0..4)
        .map(|_| write("What is the best kettle?", &candidates, &mut dice))
        .collect();
    let text: Vec<&str> = parts.iter().map(|part| part.text.as_str()).collect();
    let citations: Vec<Value> = parts[0]
        .sources
        .iter()
        .map(|(url, title)| json!({"url": format!("{url}?n={}", n % 50), "title": title}))
        .collect();
    json!({
        "query": format!("question {}", n % 500),
        "engine": (["openai", "gemini", "perplexity", "grok"][n % 4]),
        "answeredAt": format!("2026-10-{:02}T08:00:00Z", 1 + n % 30),
        "text": text.join("\n\n"),
        "citations": citations,
        "externalId": n.to_string()
    })
}
