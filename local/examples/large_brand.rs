//! A brand with 100,000 prompts over HTTP: time, CPU and requests of its lists and of a view's metric. The CPU is that of the
//! whole process: of the caller, the handler and the stores.
//!
//! `cargo run --release -p answerscope --example large_brand`

use std::time::Instant;

use answerscope::embedded::Failure;
use cpu_time::ProcessTime;
use serde_json::{Value, json};

const PROMPTS: usize = 100_000;
const ANSWERS: usize = 50_000;

#[path = "shared/caller.rs"]
mod caller;

use caller::{Caller, serve};

#[tokio::main]
#[expect(clippy::print_stdout, reason = "a report for a person")]
async fn main() -> Result<(), Failure> {
    let data = tempfile::tempdir()?;
    let (process, origin) = serve(data.path(), |_| {}).await?;
    let key = process.app.stores.organizations().create("Large").await?.api_key;
    let caller = Caller::new(&origin, &key);

    let rivals = json!([{"name": "Mervol", "domain": "mervol.example"}]);
    let made = caller
        .post(
            "/brands",
            &json!({"name": "Tarvo", "domain": "tarvo.example", "competitors": rivals}),
        )
        .await?;
    let brand = made["data"]["id"].as_str().unwrap_or_default().to_owned();
    let started = Instant::now();
    for start in (0..PROMPTS).step_by(1_000) {
        let rows: Vec<Value> = (start..start + 1_000).map(prompt).collect();
        caller
            .post(&format!("/brands/{brand}/prompts"), &json!({"prompts": rows}))
            .await?;
    }
    println!("{PROMPTS} prompts made in {:.1} s", started.elapsed().as_secs_f64());
    let started = Instant::now();
    for start in (0..ANSWERS).step_by(500) {
        let rows: Vec<Value> = (start..start + 500).map(answer).collect();
        caller
            .post(&format!("/brands/{brand}/answers"), &json!({"answers": rows}))
            .await?;
    }
    process.queue.drained().await;
    println!(
        "{ANSWERS} answers imported and settled in {:.1} s",
        started.elapsed().as_secs_f64()
    );
    let view = caller
        .post(
            &format!("/brands/{brand}/views"),
            &json!({"name": "Tenth", "filters": {"tags": ["t4"]}}),
        )
        .await?;
    let view = view["data"]["id"].as_str().unwrap_or_default();

    println!("| Call | Total | First | Median of 5 | Its CPU | Requests, first and later |\n|---|---|---|---|---|---|");
    let range = "startDate=2026-11-01&endDate=2026-11-30";
    for (name, path) in [
        ("list, page 1", format!("/brands/{brand}/prompts?pageSize=20")),
        (
            "list, page 5,000",
            format!("/brands/{brand}/prompts?pageSize=20&page=5000"),
        ),
        (
            "list of a tag and a country",
            format!("/brands/{brand}/prompts?pageSize=20&page=50&tags=t4&countries=US"),
        ),
        (
            "share of voice of a view of a tenth",
            format!("/views/{view}/share-of-voice/aggregates?{range}"),
        ),
        (
            "citations of that view",
            format!("/views/{view}/citations/aggregates?{range}"),
        ),
        ("prompts of that view", format!("/views/{view}/prompts?{range}")),
        (
            "share of voice of the brand",
            format!("/brands/{brand}/share-of-voice/aggregates?{range}"),
        ),
    ] {
        let meter = &process.app.stores.clients.meter;
        meter.take();
        let (mut times, mut requests, mut total) = (Vec::new(), Vec::new(), Value::Null);
        for _ in 0..6 {
            let (started, worked) = (Instant::now(), ProcessTime::now());
            let mut answer = caller.get(&path).await?;
            times.push((
                started.elapsed().as_secs_f64() * 1e3,
                worked.elapsed().as_secs_f64() * 1e3,
            ));
            requests.push(meter.take().requests);
            total = answer["pagination"]["totalItems"].take();
        }
        let (cold, _) = times.remove(0);
        let median = |part: fn(&(f64, f64)) -> f64| {
            let mut parts: Vec<f64> = times.iter().map(part).collect();
            parts.sort_by(f64::total_cmp);
            parts[2]
        };
        let (time, cpu) = (median(|one| one.0), median(|one| one.1));
        println!(
            "| {name} | {total} | {cold:.0} ms | {time:.0} ms | {cpu:.0} ms | {:?}; {:?} |",
            requests[0], requests[5]
        );
    }
    Ok(())
}

fn prompt(n: usize) -> Value {
    json!({
        "query": format!("What is the best kettle for household number {n}?"),
        "country": (["US", "DE", "FR", "GB"][n / 10 % 4]),
        "tags": [format!("t{}", n % 10)]
    })
}

fn answer(n: usize) -> Value {
    let n = n * 2;
    let mut row = prompt(n);
    let query = row["query"].take();
    json!({
        "query": query,
        "country": row["country"],
        "engine": "openai",
        "answeredAt": format!("2026-11-{:02}T09:00:00Z", 1 + n / 2 % 20),
        "text": if n.is_multiple_of(6) { "Tarvo is better than Mervol." } else { "Mervol has great battery life." },
        "citations": [{"url": format!("https://site{}.example/{}", n % 97, n % 1009)}]
    })
}
