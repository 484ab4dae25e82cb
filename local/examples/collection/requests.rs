//! The requests to DynamoDB and S3 for each answer of a run, counted where the process makes them.

use std::time::{Duration, Instant};

use answerscope::embedded::Failure;
use answerscope_domain::ids::{CollectionId, Id};
use answerscope_store::Store;

use crate::brand;
use crate::caller::{Caller, serve};
use crate::vendors::{FixtureEngine, configured};

/// How often it is looked how the run stands.
const LOOKS: Duration = Duration::from_millis(250);
/// How long the run may take.
const LONGEST: Duration = Duration::from_secs(30 * 60);

/// Does a run and prints what it asked of the stores, up to the figures of its answers.
#[expect(clippy::print_stdout, reason = "a report for a person")]
pub(crate) async fn measure(prompts: usize) -> Result<(), Failure> {
    let (data, engines) = (tempfile::tempdir()?, FixtureEngine::all()?);
    let asked = configured(&engines)?;
    let (process, origin) = serve(data.path(), |settings| settings.engines = asked).await?;
    let made = process.app.stores.organizations().create("Counted").await?;
    let caller = Caller::new(&origin, &made.api_key);
    let brand = brand(&caller, prompts).await?;
    process.queue.drained().await;

    // Looks at the run over clients of its own, which are not counted.
    let (watching, _) = serve(data.path(), |_| {}).await?;
    let store = Store::new(&watching.app.stores, made.organization_id);
    let meter = &process.app.stores.clients.meter;
    meter.take();
    let started = Instant::now();
    let path = format!("/brands/{brand}/collections");
    let told = caller.post(&path, &serde_json::json!({})).await?;
    let id = told["data"]["id"].as_str().and_then(CollectionId::parse);
    let id = id.ok_or("no collection")?;
    let found = loop {
        let found = store.collections().get(id).await?;
        if found.task.task_state.ended() {
            break found;
        }
        if started.elapsed() > LONGEST {
            return Err(format!("the run does not end: {found:?}").into());
        }
        tokio::time::sleep(LOOKS).await;
    };
    process.queue.drained().await;
    let answers: u64 = found.tallies.iter().map(|tally| tally.answered).sum();
    let sent = meter.take().requests;
    let of = |service: &str| {
        let requests = sent.iter().filter(|(name, _)| name.starts_with(service));
        requests.map(|(_, count)| count).sum::<u64>()
    };
    println!("\n| Request of a run of {answers} answers | Number | For each answer |\n|---|---|---|");
    let all = [("all of DynamoDB", of("DynamoDB.")), ("all of S3", of("S3."))];
    for (name, count) in sent.iter().map(|(name, count)| (name.as_str(), *count)).chain(all) {
        println!("| {name} | {count} | {:.2} |", count as f64 / answers.max(1) as f64);
    }
    Ok(())
}
