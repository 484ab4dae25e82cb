//! A brand with very many answers on each of its days, beside small brands of another organization: what an answer costs as
//! the days grow, how long the small ones and the large one itself wait for figures of new answers while the large one is
//! changed, how long the workers hold their places and how much memory, and what is left when it is deleted. CPU is that of
//! the whole process: callers, handlers, workers and stores, under an allocator that counts.
//!
//! `cargo run --release -p answerscope --example growth -- [ANSWERS [DAYS [weighed|alone]]]`: so many answers on each of so many
//! days, 100,000 on one without them. `weighed`: what AWS would bill for the table and the bucket is told too, which costs CPU.
//! `alone`: nobody imports while the large brand is changed, so that the memory of a run is its own, as in a function.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use answerscope::embedded::Failure;
use answerscope::process::Process;
use answerscope_domain::clock::Moment;
use answerscope_domain::ids::{BrandId, Id, OrgId};
use answerscope_metrics::Day;
use answerscope_rollup::recount::recount;
use answerscope_store::Store;
use answerscope_store::segments::PieceItem;
use cpu_time::ProcessTime;
use reqwest::Method;
use serde_json::{Value, json};
use tokio::sync::Notify;

#[path = "../shared/caller.rs"]
mod caller;
#[path = "../shared/steps.rs"]
mod steps;
#[path = "../shared/units.rs"]
mod units;
mod waits;

use caller::{Caller, serve};
use steps::{PARTS, RUNS, Steps};
use units::{Billed, Scale, prices, serve_weighed};
use waits::{Waits, of_large, of_small};

/// Answers between two lines of the table.
const STEP: usize = 10_000;
/// Answers of one request.
const REQUEST: usize = 500;
const PROMPTS: usize = 500;
/// Prompts of the topic that is deleted.
const OF_TOPIC: usize = 20;
const SMALL_BRANDS: usize = 200;
/// The last day that has answers.
const LAST: &str = "2026-11-01T00:00:00Z";
const PERIOD: &str = "startDate=2026-11-01&endDate=2026-11-01";
const YEAR: &str = "startDate=2025-11-02&endDate=2026-11-01";
const CHANGES: [&str; 6] = [
    "rename",
    "delete a prompt",
    "delete a topic",
    "recount",
    "export a year",
    "delete the brand",
];

/// The large brand, and what it hangs on.
struct Large {
    process: Process,
    caller: Arc<Caller>,
    organization: OrgId,
    brand: String,
    /// Answers of each day, and how many days have them.
    answers: usize,
    days: usize,
    /// What its requests cost, where they are weighed.
    scale: Option<Scale>,
}

impl Large {
    fn id(&self) -> Result<BrandId, Failure> {
        BrandId::parse(&self.brand).ok_or_else(|| "no brand".into())
    }

    fn store(&self) -> Store {
        Store::new(&self.process.app.stores, self.organization)
    }

    /// Waits until nothing awaits a worker.
    async fn settled(&self) -> Result<(), Failure> {
        let (store, brand) = (self.store(), self.id()?);
        while !store.outbox().list(brand).await?.is_empty() {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        Ok(())
    }

    /// Its prompts, the first of them of a topic of their own.
    async fn make_prompts(&self) -> Result<(), Failure> {
        let rows: Vec<Value> = (0..PROMPTS)
            .map(|n| json!({"query": query(n), "topicName": if n < OF_TOPIC { "Lids" } else { "Kettles" }}))
            .collect();
        for rows in rows.chunks(100) {
            let path = format!("/brands/{}/prompts", self.brand);
            self.caller.post(&path, &json!({"prompts": rows})).await?;
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
                let prompts = prompts["data"]["prompts"].as_array().cloned().unwrap_or_default();
                let last = prompts.last().and_then(|prompt| prompt["id"].as_str());
                let path = format!("/prompts/{}", last.ok_or("no prompt")?);
                self.caller.call(Method::DELETE, &path, None).await?;
            }
            "delete a topic" => {
                let topics = self.caller.get(&format!("{path}/topics?pageSize=20")).await?;
                let topics = topics["data"]["topics"].as_array().cloned().unwrap_or_default();
                let topic = topics.iter().find(|topic| topic["name"] == "Lids");
                let topic = topic.and_then(|topic| topic["id"].as_str()).ok_or("no topic")?;
                self.caller
                    .call(Method::DELETE, &format!("/topics/{topic}"), None)
                    .await?;
            }
            "recount" => {
                let store = self.store();
                recount(&store).await?;
                store.outbox().enqueue_backfill(self.id()?).await;
            }
            "export a year" => self.export().await?,
            _ => {
                self.caller.call(Method::DELETE, &path, None).await?;
            }
        }
        self.settled().await
    }

    async fn export(&self) -> Result<(), Failure> {
        let path = format!(
            "/brands/{}/export?entities=brand,prompt&metrics=share-of-voice,citations&{YEAR}",
            self.brand
        );
        let task = self.caller.post(&path, &json!({})).await?;
        let path = format!("/exports/{}", task["data"]["id"].as_str().ok_or("no export")?);
        loop {
            let task = self.caller.get(&path).await?;
            match task["data"]["status"].as_str() {
                Some("completed") => return Ok(()),
                Some("failed") => return Err(format!("the export failed: {task}").into()),
                _ => tokio::time::sleep(Duration::from_millis(100)).await,
            }
        }
    }

    /// What was billed since it was asked last, where that is weighed.
    fn billed(&self) -> Option<Billed> {
        self.scale.as_ref().map(Scale::take)
    }

    /// Bytes of the columns of all its pieces.
    async fn columns(&self) -> Result<u64, Failure> {
        let (store, mut bytes) = (self.store(), 0);
        let pieces = store.org.of(self.id()?).pieces();
        for item in store.table().query(&pieces).await? {
            let piece = PieceItem::read(&item).map_err(|unread| format!("{unread:?}"))?;
            bytes += piece.columns.directory.len();
        }
        Ok(bytes)
    }

    /// Gives the room of deleted items back, as the service does each minute.
    async fn give_back(&self) -> Result<(), Failure> {
        let embedded = self.process.embedded.clone().ok_or("no stores of its own")?;
        tokio::task::spawn_blocking(move || embedded.give_back()).await?
    }
}

#[tokio::main]
#[expect(clippy::print_stdout, reason = "a report for a person")]
async fn main() -> Result<(), Failure> {
    let number = |place, other| std::env::args().nth(place).map_or(Ok(other), |given| given.parse());
    let (data, steps) = (tempfile::tempdir()?, Steps::listen());
    let how = std::env::args().nth(3).unwrap_or_default();
    let scale = (how == "weighed").then(Scale::default);
    let (process, origin) = match &scale {
        Some(scale) => serve_weighed(data.path(), scale, |_| {}).await?,
        None => serve(data.path(), |_| {}).await?,
    };
    let made = process.app.stores.organizations().create("Large").await?;
    let caller = Arc::new(Caller::new(&origin, &made.api_key));
    let large = Large {
        process,
        organization: made.organization_id,
        brand: new_brand(&caller, "Tarvo").await?,
        caller,
        answers: number(1, 100_000)?,
        days: number(2, 1)?,
        scale,
    };
    large.make_prompts().await?;
    import(&large, &steps, data.path()).await?;

    let small = match how.as_str() {
        "alone" => None,
        _ => Some(Small::new(&large.process, &origin).await?),
    };
    println!(
        "\n| What the large brand meets | Seconds | CPU, s | $ | Data, MB | Longest run, s | Longest step, s | Most memory of a run, MB | Small imports | Their figures after, s: median | 99 of 100 | most | Its own imports | Their figures after, s: median | most |\n|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|"
    );
    for what in CHANGES {
        println!("{}", meet(what, &large, small.as_ref(), &steps, data.path()).await?);
    }
    Ok(())
}

/// The brands beside, and who calls for them.
struct Small {
    caller: Arc<Caller>,
    brands: Vec<String>,
}

impl Small {
    async fn new(process: &Process, origin: &str) -> Result<Small, Failure> {
        let made = process.app.stores.organizations().create("Small").await?;
        let caller = Arc::new(Caller::new(origin, &made.api_key));
        let mut brands = Vec::new();
        for number in 0..SMALL_BRANDS {
            brands.push(new_brand(&caller, &format!("Mervol {number}")).await?);
        }
        Ok(Small { caller, brands })
    }
}

/// Changes the large brand while it and the small ones import, if there are any; the line of the table.
async fn meet(what: &str, large: &Large, small: Option<&Small>, steps: &Steps, data: &Path) -> Result<String, Failure> {
    let over = Arc::new(Notify::new());
    let beside = small.map(|small| {
        let (caller, name, end) = (Arc::clone(&small.caller), what.to_owned(), Arc::clone(&over));
        let waits = tokio::spawn(of_small(caller, small.brands.clone(), name, end));
        let (caller, name, end) = (Arc::clone(&large.caller), what.to_owned(), Arc::clone(&over));
        (waits, tokio::spawn(of_large(caller, large.brand.clone(), name, end)))
    });
    steps.forget();
    let (started, worked) = (Instant::now(), ProcessTime::now());
    large.change(what).await?;
    let (seconds, cpu) = (started.elapsed().as_secs_f64(), worked.elapsed().as_secs_f64());
    over.notify_waiters();
    let (waits, own) = match beside {
        Some((waits, own)) => (Waits::of(waits.await?)?, Waits::of(own.await?)?),
        None => Default::default(),
    };
    large.give_back().await?;
    Ok(format!(
        "| {what} | {seconds:.1} | {cpu:.1} | {} | {:.0} | {:.2} | {:.2} | {} | {} | {:.2} | {:.2} | {:.2} | {} | {:.2} | {:.2} |",
        told(large.billed())?,
        megabytes(data),
        steps.longest(&RUNS),
        steps.longest(&PARTS),
        steps.peaks(),
        waits.0.len(),
        waits.part(50),
        waits.part(99),
        waits.part(100),
        own.0.len(),
        own.part(50),
        own.part(100)
    ))
}

async fn new_brand(caller: &Caller, name: &str) -> Result<String, Failure> {
    let domain = format!("{}.example", name.to_lowercase().replace(' ', "-"));
    let rivals = json!([{"name": "Orbran", "domain": "orbran.example"}]);
    let body = json!({"name": name, "domain": domain, "competitors": rivals});
    let made = caller.post("/brands", &body).await?;
    Ok(made["data"]["id"].as_str().ok_or("no brand")?.to_owned())
}

/// Imports the answers, a day after the other; each line is told when the figures hold them.
#[expect(clippy::print_stdout, reason = "a report for a person")]
async fn import(large: &Large, steps: &Steps, data: &Path) -> Result<(), Failure> {
    println!(
        "| Answers | CPU of one, ms | Answers a second | Longest step, s | Most memory of a run, MB | Columns written, MB | Data, MB |\n|---|---|---|---|---|---|---|"
    );
    let (path, mut written) = (format!("/brands/{}/answers", large.brand), 0);
    for from in (0..large.answers * large.days).step_by(STEP) {
        steps.forget();
        let (started, worked) = (Instant::now(), ProcessTime::now());
        for start in (from..from + STEP).step_by(REQUEST) {
            let day = |n: usize| large.days - n / large.answers;
            let rows: Vec<Value> = (start..start + REQUEST).map(|n| answer(n, day(n))).collect();
            large.caller.post(&path, &json!({"answers": rows})).await?;
        }
        large.settled().await?;
        written += steps.columns();
        println!(
            "| {} | {:.3} | {:.0} | {:.2} | {} | {:.1} | {:.0} |",
            from + STEP,
            worked.elapsed().as_secs_f64() * 1e3 / STEP as f64,
            STEP as f64 / started.elapsed().as_secs_f64(),
            steps.longest(&PARTS),
            steps.peaks(),
            steps.columns() as f64 / 1e6,
            megabytes(data)
        );
    }
    if let Some(billed) = large.billed() {
        let month = billed.times(30.0 / large.days as f64);
        println!(
            "\n30 such days: {} $ for requests to the table and the bucket",
            told(Some(month))?
        );
    }
    let columns = large.columns().await? as f64;
    println!(
        "\n{:.0} MB of columns; {:.1} bytes written for each of them",
        columns / 1e6,
        written as f64 / columns
    );
    Ok(())
}

fn query(n: usize) -> String {
    format!("What is the best kettle for household number {}?", n % PROMPTS)
}

/// An answer by its number; of the last day but so many before it, less one.
fn answer(n: usize, day: usize) -> Value {
    let brand = ["Tarvo", "Orbran", "Tarvo House", "Quontek"][n % 4];
    let last = Moment::parse("the last day", LAST).map_or(0, |last| last.day().0);
    let day = Day(last + 1 - i32::try_from(day).unwrap_or_default());
    json!({
        "query": query(n),
        "engine": (["openai", "gemini", "perplexity", "grok"][n / PROMPTS % 4]),
        "answeredAt": format!("{day}T{:02}:{:02}:{:02}Z", n / 3_600 % 24, n / 60 % 60, n % 60),
        "text": format!("**{brand}** has great battery life and is easy to clean. Orbran is cheaper, but its lid is flimsy. Household {n} should look at the handle, too."),
        "citations": [{"url": format!("https://site{}.example/{}", n % 97, n % 5_003), "title": "Kettles compared"}],
        "externalId": n.to_string()
    })
}

/// The dollars of what was billed.
fn told(billed: Option<Billed>) -> Result<String, Failure> {
    let Some(billed) = billed else {
        return Ok("not weighed".to_owned());
    };
    let price = prices()?;
    let table = billed.reads * price("readUnit") + billed.writes * price("writeUnit");
    let bucket = billed.puts * price("s3Put") + billed.gets * price("s3Get");
    Ok(format!("{:.3}", table + bucket))
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
