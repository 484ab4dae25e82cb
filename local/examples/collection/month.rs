//! Dollars of a month: what six engines charge for 100 prompts a day by the price table, and what AWS charges for asking them,
//! by the requests and units of one such day and the prices of `infra/cost-inputs.json`.

use std::time::Duration;

use answerscope::embedded::Failure;
use answerscope_domain::Engine;
use answerscope_domain::ids::{CollectionId, Id};
use answerscope_engines::Interface;
use answerscope_engines::price::estimate;
use answerscope_store::Store;
use serde_json::json;

use crate::brand;
use crate::caller::{Caller, serve};
use crate::units::{Billed, Scale, prices, serve_weighed};

const PROMPTS: usize = 100;
const DAYS: f64 = 30.0;
/// Whom a deployment asks, with their usual models.
const ENGINES: [(Engine, Interface); 6] = [
    (Engine::OpenAi, Interface::OpenAiResponses),
    (Engine::Perplexity, Interface::PerplexityAgent),
    (Engine::Gemini, Interface::GeminiInteractions),
    (Engine::Anthropic, Interface::AnthropicMessages),
    (Engine::Grok, Interface::XAiResponses),
    (Engine::GoogleAiOverviews, Interface::DataForSeo),
];
/// Seconds that an engine takes for an answer, assumed; the collector is billed while it waits.
const ANSWER: f64 = 20.0;
/// Answers that a lane waits for at a time.
const AT_ONCE: f64 = 4.0;
/// Seconds of a lane's turn: each is a message, which is sent, received and deleted.
const TURN: f64 = 40.0;
/// GB of the collector.
const MEMORY: f64 = 0.5;
const LOOKS: Duration = Duration::from_millis(250);

/// Does a day's run, and prints what a month of them costs.
#[expect(clippy::print_stdout, reason = "a report for a person")]
pub(crate) async fn measure() -> Result<(), Failure> {
    println!("\n| Engine | Model | $ a call | $ a month |\n|---|---|---|---|");
    let mut charged = 0.0;
    for (engine, interface) in ENGINES {
        let described = interface.describe(engine, None);
        let call = estimate(&described).map_or(0.0, |cost| cost.dollars);
        let month = call * PROMPTS as f64 * DAYS;
        charged += month;
        println!("| {engine} | {} | {call:.3} | {month:.2} |", described.model);
    }
    println!("| **All engines** | | | **{charged:.2}** |");
    let billed = day().await?;
    println!("\n| AWS, of a day | Number | $ a month |\n|---|---|---|");
    let mut sum = 0.0;
    for (name, number, dollars) in rows(&billed, &prices()?) {
        sum += dollars * DAYS;
        println!("| {name} | {number:.0} | {:.3} |", dollars * DAYS);
    }
    println!("| **All of AWS, for asking** | | **{sum:.2}** |");
    Ok(())
}

/// What a day is billed for, with its number and dollars.
fn rows(billed: &Billed, price: &impl Fn(&str) -> f64) -> [(&'static str, f64, f64); 6] {
    let answers = (PROMPTS * ENGINES.len()) as f64;
    let seconds = answers * ANSWER / AT_ONCE;
    let turns = seconds / TURN + 2.0 * ENGINES.len() as f64;
    let row = |name, number: f64, id: &str| (name, number, number * price(id));
    [
        row("DynamoDB, read units", billed.reads, "readUnit"),
        row("DynamoDB, write units", billed.writes, "writeUnit"),
        row("S3, PUT and LIST", billed.puts, "s3Put"),
        row("S3, GET", billed.gets, "s3Get"),
        row("SQS, requests (assumed)", turns * 3.0, "sqsRequest"),
        row(
            "Lambda, GB-seconds (assumed: 20 s an answer)",
            seconds * MEMORY,
            "lambdaGbSecond",
        ),
    ]
}

/// A day's run of the built-in engine: what it asks of the stores, up to the figures of its answers, for as many engines as
/// [`ENGINES`] has. Each engine asks for as much as another.
async fn day() -> Result<Billed, Failure> {
    let (data, scale) = (tempfile::tempdir()?, Scale::default());
    let (process, origin) = serve_weighed(data.path(), &scale, |_| {}).await?;
    let made = process.app.stores.organizations().create("Month").await?;
    let caller = Caller::new(&origin, &made.api_key);
    let brand = brand(&caller, PROMPTS).await?;
    process.queue.drained().await;
    scale.take();
    // Looks at the run over clients of its own, which are not weighed.
    let (watching, _) = serve(data.path(), |_| {}).await?;
    let store = Store::new(&watching.app.stores, made.organization_id);
    let started = caller.post(&format!("/brands/{brand}/collections"), &json!({})).await?;
    let id = started["data"]["id"].as_str().and_then(CollectionId::parse);
    let id = id.ok_or("no collection")?;
    let engines = loop {
        let found = store.collections().get(id).await?;
        if found.task.task_state.ended() {
            break found.tallies.len();
        }
        tokio::time::sleep(LOOKS).await;
    };
    process.queue.drained().await;
    Ok(scale.take().times(ENGINES.len() as f64 / engines as f64))
}
