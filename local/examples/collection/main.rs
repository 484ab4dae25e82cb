//! Collection under load: a run over many prompts while engines fail, stall and die and the service is killed; what its
//! answers cost in requests, and a month of them in dollars; and the planner of a run alone. The engines are servers on loopback.
//!
//! `cargo build --release && ANSWERSCOPE_FIXTURE_KEY=any cargo run --release -p answerscope --example collection -- \
//! target/release/answerscope [PROMPTS [PLANNED]]`: 10,000 prompts, and plans over 100,000 and 1,000,000, without them;
//! of 0 prompts the planner alone.

mod killed;
mod month;
mod planner;
mod requests;
mod vendors;

#[path = "../shared/caller.rs"]
mod caller;
#[path = "../shared/memory.rs"]
mod memory;
#[path = "../shared/program.rs"]
mod program;
#[path = "../shared/units.rs"]
mod units;

use answerscope::embedded::Failure;
use caller::Caller;
use serde_json::{Value, json};

/// As the service has it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Prompts of a request.
const REQUEST: usize = 1_000;
/// Prompts of the run whose requests are counted, at most.
const COUNTED: usize = 300;

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let mut arguments = std::env::args().skip(1);
    let program = arguments.next().unwrap_or_else(|| "target/release/answerscope".into());
    let prompts: usize = arguments.next().map_or(Ok(10_000), |given| given.parse())?;
    let planned = arguments.next().unwrap_or_else(|| "100000,1000000".into());
    let planned: Vec<u32> = planned.split(',').map(str::parse).collect::<Result<_, _>>()?;
    if prompts > 0 {
        month::measure().await?;
        killed::measure(&program, prompts).await?;
        requests::measure(prompts.min(COUNTED)).await?;
    }
    planner::measure(&planned).await
}

/// A brand with prompts, all of them monitored; its id.
async fn brand(caller: &Caller, prompts: usize) -> Result<String, Failure> {
    let rivals = json!([{"name": "Orbran", "domain": "orbran.example"}]);
    let body = json!({"name": "Tarvo", "domain": "tarvo.example", "competitors": rivals});
    let made = caller.post("/brands", &body).await?;
    let brand = made["data"]["id"].as_str().ok_or("no brand")?.to_owned();
    let path = format!("/brands/{brand}/prompts");
    for from in (0..prompts).step_by(REQUEST) {
        let row = |n| json!({"query": format!("What is the best kettle for household number {n}?")});
        let rows: Vec<Value> = (from..prompts.min(from + REQUEST)).map(row).collect();
        caller.post(&path, &json!({"prompts": rows})).await?;
    }
    Ok(brand)
}
