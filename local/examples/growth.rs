//! A brand whose answers all come on one day, beside small brands of another organization: what an answer costs as the day
//! grows, how long the small ones wait for their figures while the large one is changed, and what is left when it is
//! deleted. CPU and memory are those of the whole process: callers, handlers, workers and stores.
//!
//! `cargo run --release -p answerscope --example growth -- [ANSWERS]`, 100,000 without it.

use std::error::Error;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use answerscope::embedded::Failure;
use answerscope::process::Process;
use answerscope_domain::ids::{BrandId, Id, OrgId};
use answerscope_rollup::recount::recount;
use answerscope_store::Store;
use cpu_time::ProcessTime;
use reqwest::Method;
use serde_json::{Value, json};
use tokio::sync::Notify;

#[path = "shared/caller.rs"]
mod caller;

use caller::{Caller, serve};

/// As the service has it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Answers between two lines of the table.
const STEP: usize = 10_000;
/// Answers of one request.
const REQUEST: usize = 500;
const PROMPTS: usize = 500;
const SMALL_BRANDS: usize = 20;
const PERIOD: &str = "startDate=2026-11-01&endDate=2026-11-01";

/// The large brand, and what it hangs on.
struct Large {
    process: Process,
    caller: Caller,
    organization: OrgId,
    brand: String,
}

impl Large {
    /// Waits until nothing awaits a worker.
    async fn settled(&self) -> Result<(), Failure> {
        let store = Store::new(&self.process.app.stores, self.organization);
        let brand = BrandId::parse(&self.brand).ok_or("no brand")?;
        while !store.outbox().list(brand).await?.is_empty() {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        Ok(())
    }

    async fn change(&self, what: &str) -> Result<(), Failure> {
        let path = format!("/brands/{}", self.brand);
        match what {
            "rename" => {
                let names = json!({"alternativeNames": ["Tarvo House"]});
                self.caller.call(Method::PATCH, &path, Some(&names)).await?;
            }
            "delete a prompt" => {
                let prompts = self.caller.get(&format!("{path}/prompts?pageSize=20")).await?;
                let prompt = prompts["prompts"][0]["id"].as_str().ok_or("no prompt")?.to_owned();
                self.caller
                    .call(Method::DELETE, &format!("/prompts/{prompt}"), None)
                    .await?;
            }
            "recount" => {
                let store = Store::new(&self.process.app.stores, self.organization);
                recount(&store).await?;
                store
                    .outbox()
                    .enqueue_rollup(BrandId::parse(&self.brand).ok_or("no brand")?)
                    .await;
            }
            _ => {
                self.caller.call(Method::DELETE, &path, None).await?;
            }
        }
        self.settled().await
    }
}

#[tokio::main]
#[expect(clippy::print_stdout, reason = "a report for a person")]
async fn main() -> Result<(), Failure> {
    let answers = std::env::args().nth(1).map_or(Ok(100_000), |given| given.parse())?;
    let data = tempfile::tempdir()?;
    let (process, origin) = serve(data.path()).await?;
    let made = process.app.stores.organizations().create("Large").await?;
    let caller = Caller::new(&origin, &made.api_key);
    let brand = new_brand(&caller, "Tarvo").await?;
    let large = Large {
        process,
        caller,
        organization: made.organization_id,
        brand,
    };
    import(&large, answers, data.path()).await?;

    let made = large.process.app.stores.organizations().create("Small").await?;
    let small = Arc::new(Caller::new(&origin, &made.api_key));
    let mut brands = Vec::new();
    for number in 0..SMALL_BRANDS {
        brands.push(new_brand(&small, &format!("Mervol {number}")).await?);
    }
    println!(
        "\n| What the large brand meets | Seconds | CPU, s | Peak memory, MB | Data, MB | Small imports | Their figures after, s: median | 99 of 100 | most |\n|---|---|---|---|---|---|---|---|---|"
    );
    for what in ["rename", "delete a prompt", "recount", "delete the brand"] {
        let over = Arc::new(Notify::new());
        let waits = tokio::spawn(waits(
            Arc::clone(&small),
            brands.clone(),
            what.to_owned(),
            Arc::clone(&over),
        ));
        forget_peak();
        let (started, worked) = (Instant::now(), ProcessTime::now());
        large.change(what).await?;
        let (seconds, cpu, peak) = (started.elapsed().as_secs_f64(), worked.elapsed().as_secs_f64(), peak());
        over.notify_one();
        let mut waits = waits.await?.map_err(|error| error.to_string())?;
        waits.sort_by(f64::total_cmp);
        let part = |share: usize| waits.get((waits.len() * share / 100).min(waits.len().saturating_sub(1)));
        println!(
            "| {what} | {seconds:.1} | {cpu:.1} | {peak:.0} | {:.0} | {} | {:.2} | {:.2} | {:.2} |",
            megabytes(data.path()),
            waits.len(),
            part(50).unwrap_or(&0.0),
            part(99).unwrap_or(&0.0),
            waits.last().unwrap_or(&0.0)
        );
    }
    Ok(())
}

async fn new_brand(caller: &Caller, name: &str) -> Result<String, Failure> {
    let domain = format!("{}.example", name.to_lowercase().replace(' ', "-"));
    let rivals = json!([{"name": "Orbran", "domain": "orbran.example"}]);
    let body = json!({"name": name, "domain": domain, "competitors": rivals});
    let made = caller.post("/brands", &body).await?;
    Ok(made["data"]["id"].as_str().ok_or("no brand")?.to_owned())
}

/// Imports the answers of the day; each line is told when the figures hold them.
#[expect(clippy::print_stdout, reason = "a report for a person")]
async fn import(large: &Large, answers: usize, data: &Path) -> Result<(), Failure> {
    println!(
        "| Answers of the day | CPU of one, ms | Answers a second | Peak memory, MB | Data, MB |\n|---|---|---|---|---|"
    );
    let path = format!("/brands/{}/answers", large.brand);
    for from in (0..answers).step_by(STEP) {
        forget_peak();
        let (started, worked) = (Instant::now(), ProcessTime::now());
        for start in (from..from + STEP).step_by(REQUEST) {
            let rows: Vec<Value> = (start..start + REQUEST).map(answer).collect();
            large.caller.post(&path, &json!({"answers": rows})).await?;
        }
        large.settled().await?;
        println!(
            "| {} | {:.3} | {:.0} | {:.0} | {:.0} |",
            from + STEP,
            worked.elapsed().as_secs_f64() * 1e3 / STEP as f64,
            STEP as f64 / started.elapsed().as_secs_f64(),
            peak(),
            megabytes(data)
        );
    }
    Ok(())
}

fn answer(n: usize) -> Value {
    let brand = ["Tarvo", "Orbran", "Tarvo House", "Quontek"][n % 4];
    json!({
        "query": format!("What is the best kettle for household number {}?", n % PROMPTS),
        "engine": (["openai", "gemini", "perplexity", "grok"][n / PROMPTS % 4]),
        "answeredAt": format!("2026-11-01T{:02}:{:02}:{:02}Z", n / 3_600 % 24, n / 60 % 60, n % 60),
        "text": format!("**{brand}** has great battery life and is easy to clean. Orbran is cheaper, but its lid is flimsy. Household {n} should look at the handle, too."),
        "citations": [{"url": format!("https://site{}.example/{}", n % 97, n % 5_003), "title": "Kettles compared"}],
        "externalId": n.to_string()
    })
}

/// Imports one answer after the other into small brands until it is over: seconds until the figures of each hold it.
async fn waits(
    caller: Arc<Caller>,
    brands: Vec<String>,
    round: String,
    over: Arc<Notify>,
) -> Result<Vec<f64>, Box<dyn Error + Send + Sync>> {
    let failed = |error: Failure| error.to_string();
    let (mut waits, stop) = (Vec::new(), over.notified());
    tokio::pin!(stop);
    for number in 0.. {
        let brand = &brands[number % brands.len()];
        let figures = format!("/brands/{brand}/share-of-voice/aggregates?{PERIOD}");
        let mentions = |answer: &Value| {
            let rows = answer["data"]["aggregates"]
                .as_array()
                .map(Vec::as_slice)
                .unwrap_or_default();
            rows.iter().filter_map(|row| row["mentionCount"].as_u64()).sum::<u64>()
        };
        let before = mentions(&caller.get(&figures).await.map_err(failed)?);
        let mut row = answer(number);
        row["externalId"] = json!(format!("{round} {number}"));
        let path = format!("/brands/{brand}/answers");
        caller.post(&path, &json!({"answers": [row]})).await.map_err(failed)?;
        let started = Instant::now();
        while mentions(&caller.get(&figures).await.map_err(failed)?) == before {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        waits.push(started.elapsed().as_secs_f64());
        let pause = tokio::time::sleep(Duration::from_millis(100));
        tokio::select! {
            () = &mut stop => break,
            () = pause => {}
        }
    }
    Ok(waits)
}

/// Begins to look for the most memory of the process anew, where the system can.
fn forget_peak() {
    let _not_there = fs::write("/proc/self/clear_refs", "5");
}

/// The most memory that the process had since then, in MB.
fn peak() -> f64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status
        .lines()
        .find(|line| line.starts_with("VmHWM:"))
        .unwrap_or_default();
    let kilobytes = line.split_whitespace().nth(1).and_then(|text| text.parse::<f64>().ok());
    kilobytes.unwrap_or_default() / 1024.0
}

/// What the files of a directory hold.
fn megabytes(folder: &Path) -> f64 {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let sizes = entries.map(|entry| match entry.metadata() {
        Ok(known) if known.is_dir() => megabytes(&entry.path()),
        Ok(known) => known.len() as f64 / 1e6,
        Err(_) => 0.0,
    });
    sizes.sum()
}
