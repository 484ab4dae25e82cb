//! A brand with 3 million rows of prompt-level share of voice, exported by a service of its own: as a task, and one of its ten days
//! as a stream, also to a reader that is slow, because a stream ends after 190 MB. Time, bytes and the memory of the service above its idle state.
//!
//! `cargo build --release && cargo run --release -p answerscope --example large_export -- target/release/answerscope`

use std::time::{Duration, Instant};

use answerscope::embedded::Failure;
use serde_json::{Value, json};

const PROMPTS: usize = 1_000;
const RIVALS: usize = 49;
const ENGINES: [&str; 6] = ["openai", "perplexity", "gemini", "anthropic", "copilot", "grok"];
const DAYS: usize = 10;
const ROWS: usize = PROMPTS * (RIVALS + 1) * ENGINES.len() * DAYS;
const RANGE: &str = "startDate=2026-10-01&endDate=2026-10-10";
/// The rows and the range of a stream.
const STREAMED: usize = ROWS / DAYS;
const DAY: &str = "startDate=2026-10-01&endDate=2026-10-01";

#[path = "shared/program.rs"]
mod program;

use program::Program;

struct Service {
    program: Program,
    http: reqwest::Client,
}

impl Service {
    fn start(program: &str, data: &std::path::Path) -> Result<Self, Failure> {
        Ok(Self {
            program: Program::start(program, data, &[])?,
            http: reqwest::Client::new(),
        })
    }

    async fn post(&self, path: &str, body: &Value) -> Result<Value, Failure> {
        let request = self
            .http
            .post(format!("{}/api/v1{path}", self.program.origin))
            .bearer_auth(&self.program.key);
        Ok(request.json(body).send().await?.error_for_status()?.json().await?)
    }

    async fn get(&self, path: &str) -> Result<reqwest::Response, Failure> {
        let request = self
            .http
            .get(format!("{}/api/v1{path}", self.program.origin))
            .bearer_auth(&self.program.key);
        Ok(request.send().await?.error_for_status()?)
    }

    /// CPU seconds so far.
    fn cpu(&self) -> Result<f64, Failure> {
        let stat = std::fs::read_to_string(self.program.about("stat"))?;
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
        let ticks = |place: usize| {
            fields
                .get(place)
                .and_then(|ticks| ticks.parse::<f64>().ok())
                .unwrap_or_default()
        };
        Ok((ticks(11) + ticks(12)) / 100.0)
    }

    /// Begins a measurement: the peak is that of what follows.
    fn reset_peak(&self) -> Result<(), Failure> {
        Ok(std::fs::write(self.program.about("clear_refs"), "5")?)
    }
}

async fn fill(service: &Service) -> Result<String, Failure> {
    let rivals: Vec<Value> = (0..RIVALS)
        .map(|n| json!({"name": format!("Rival{n}"), "domain": format!("rival{n}.example")}))
        .collect();
    let brand = json!({"name": "Tarvo", "domain": "tarvo.example", "competitors": rivals});
    let brand = service.post("/brands", &brand).await?["data"]["id"]
        .as_str()
        .unwrap_or_default()
        .to_owned();
    let answers = (0..PROMPTS * ENGINES.len() * DAYS).map(|n| {
        let (prompt, engine, day) = (n % PROMPTS, n / PROMPTS % ENGINES.len(), n / PROMPTS / ENGINES.len());
        json!({"query": format!("which of the kettles number {prompt} should I buy?"), "engine": ENGINES[engine],
            "answeredAt": format!("2026-10-{:02}T08:00:00Z", day + 1),
            "text": format!("Tarvo is good, Rival{} and Rival{} are better than Rival{}.", n % 7, n % 31, n % 48)})
    });
    let answers: Vec<Value> = answers.collect();
    for part in answers.chunks(500) {
        service
            .post(&format!("/brands/{brand}/answers"), &json!({"answers": part}))
            .await?;
    }
    // Every answer names the brand once.
    let path = format!("/brands/{brand}/share-of-voice/aggregates?{RANGE}");
    loop {
        let rows: Value = service.get(&path).await?.json().await?;
        let rows = rows["data"]["aggregates"].as_array().cloned().unwrap_or_default();
        if rows
            .iter()
            .any(|row| row["brand"] == "Tarvo" && row["mentionCount"] == answers.len())
        {
            return Ok(brand);
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

/// Reads a stream to its end; `pause` after each MB. Lines, bytes, and seconds until the first byte.
async fn read(service: &Service, brand: &str, pause: Duration) -> Result<(usize, usize, f64), Failure> {
    let path = format!("/brands/{brand}/export?entity=prompt&metric=share-of-voice&{DAY}");
    let started = Instant::now();
    let mut response = service.get(&path).await?;
    let (mut lines, mut bytes, mut first, mut owed) = (0, 0, 0.0, 0);
    while let Some(chunk) = response.chunk().await? {
        if bytes == 0 {
            first = started.elapsed().as_secs_f64();
        }
        lines += chunk.iter().filter(|byte| **byte == b'\n').count();
        bytes += chunk.len();
        owed += chunk.len();
        if owed > 1 << 20 {
            owed = 0;
            tokio::time::sleep(pause).await;
        }
    }
    Ok((lines, bytes, first))
}

#[tokio::main]
#[expect(clippy::print_stdout, reason = "a report for a person")]
async fn main() -> Result<(), Failure> {
    let program = std::env::args()
        .nth(1)
        .unwrap_or_else(|| "target/release/answerscope".into());
    let data = tempfile::tempdir()?;
    let service = Service::start(&program, data.path())?;
    let brand = fill(&service).await?;
    println!(
        "| | Rows | Seconds | CPU seconds | MB | Rows a second | Peak memory above idle, MB |\n|---|---|---|---|---|---|---|"
    );
    let idle = service.program.memory("VmRSS")?;
    let report = |what: &str, rows: usize, started: Instant, cpu: f64, bytes: usize| -> Result<(), Failure> {
        let (seconds, peak) = (started.elapsed().as_secs_f64(), service.program.memory("VmHWM")? - idle);
        let (cpu, megabytes) = (service.cpu()? - cpu, bytes as f64 / 1e6);
        println!(
            "| {what} | {rows} | {seconds:.1} | {cpu:.1} | {megabytes:.0} | {:.0} | {peak:.0} |",
            rows as f64 / seconds
        );
        Ok(())
    };

    service.reset_peak()?;
    let (started, cpu) = (Instant::now(), service.cpu()?);
    let path = format!("/brands/{brand}/export?entities=prompt&metrics=share-of-voice&{RANGE}");
    let task = service.post(&path, &json!({})).await?;
    let id = task["data"]["id"].as_str().unwrap_or_default().to_owned();
    let task = loop {
        let task: Value = service.get(&format!("/exports/{id}")).await?.json().await?;
        if task["data"]["status"] == "completed" {
            break task;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    let file = &task["data"]["files"][0];
    report(
        "task, ZIP into the bucket",
        ROWS,
        started,
        cpu,
        file["bytes"].as_u64().unwrap_or_default() as usize,
    )?;
    if file["rows"] != ROWS {
        return Err(format!("expected {ROWS} rows, got {file}").into());
    }
    let archive = service
        .http
        .get(task["data"]["resultsUrl"].as_str().unwrap_or_default())
        .send()
        .await?;
    std::fs::write(
        std::env::temp_dir().join("answerscope-large-export.zip"),
        archive.bytes().await?,
    )?;

    for (what, pause) in [
        ("stream", Duration::ZERO),
        ("stream, a reader of 50 MB/s", Duration::from_millis(20)),
    ] {
        service.reset_peak()?;
        let (started, cpu) = (Instant::now(), service.cpu()?);
        let (lines, bytes, first) = read(&service, &brand, pause).await?;
        report(
            &format!("{what}, first byte after {:.0} ms", first * 1_000.0),
            STREAMED,
            started,
            cpu,
            bytes,
        )?;
        if lines != STREAMED {
            return Err(format!("expected {STREAMED} rows, got {lines}").into());
        }
    }
    Ok(())
}
