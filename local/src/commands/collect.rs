//! `collect`: asks the engines what a brand's prompts ask, and shows how it goes.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use answerscope_domain::entities::collection::{Collection, CollectionError, CollectionWork, EngineTally, Trigger};
use answerscope_domain::entities::task::TaskState;
use answerscope_domain::ids::{BrandId, CollectionId, OrgId};
use answerscope_engines::ConfiguredEngines;
use answerscope_store::Store;
use answerscope_store::brands::brands_of_all;
use answerscope_tasks::Tasks;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use super::{named_brand, print_json, serve};
use crate::embedded::Failure;
use crate::process::Process;

/// How often it is looked how a collection stands.
const LOOKS: Duration = Duration::from_millis(250);

/// What became of a collection.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Summary {
    brand_id: BrandId,
    collection_id: CollectionId,
    status: TaskState,
    engines: Vec<EngineTally>,
}

/// Collects a brand, or all brands of the organization in `credentials.json`, one after another.
///
/// # Errors
/// Where the brand is not there, and, after all brands, where nothing was answered.
pub async fn collect(process: &Process, data: &Path, brand: Option<&str>) -> Result<(), Failure> {
    let (organization, brands) = brands(process, data, brand).await?;
    let store = Store::new(&process.app.stores, organization);
    say_who_answers(&process.app.settings.engines);
    // A step whose message is lost is taken up again.
    let sweeps = tokio::spawn(serve::sweep(Arc::clone(&process.app)));
    let mut summaries = Vec::new();
    for brand in brands {
        summaries.push(run(process, &store, brand).await?);
    }
    sweeps.abort();
    print_json(&serde_json::json!({"collections": summaries}))?;
    let answered = |tally: &EngineTally| tally.answered + tally.already_answered + tally.no_answer;
    let tallies = summaries.iter().flat_map(|summary| &summary.engines);
    match tallies.clone().map(answered).sum() {
        0 if tallies.map(|tally| tally.planned).sum::<u64>() == 0 => {
            Err("nothing was asked: there are no monitored prompts".into())
        }
        0 => Err("nothing was answered".into()),
        1.. => Ok(()),
    }
}

async fn brands(process: &Process, data: &Path, brand: Option<&str>) -> Result<(OrgId, Vec<BrandId>), Failure> {
    let table = &process.app.stores.table;
    if let Some(named) = brand {
        let (organization, brand) = named_brand(table, named).await?;
        return Ok((organization, vec![brand]));
    }
    let organization = serve::demo_organization(data)?.organization_id;
    let brands = brands_of_all(table).await?.into_iter();
    let brands: Vec<_> = brands
        .filter(|(of, _)| *of == organization)
        .map(|(_, brand)| brand)
        .collect();
    if brands.is_empty() {
        return Err("there are no brands yet".into());
    }
    Ok((organization, brands))
}

/// Collects a brand to the end, and until its figures are there.
async fn run(process: &Process, store: &Store, brand: BrandId) -> Result<Summary, Failure> {
    let name = store.brands().get(brand).await?.name;
    let engines = process.app.settings.engines.clone().or_built_in();
    let engines = engines.iter().map(|engine| engine.channel().into()).collect();
    let repetitions = store.collecting().await?.repetitions();
    let work = CollectionWork::new(Trigger::Api, store.now().day(), engines, repetitions);
    let (id, _) = Tasks::new(store).start(brand, work).await?;
    let bar = progress(&name);
    let collection = loop {
        let found = store.collections().get(id).await?.shown();
        show(&bar, &found);
        if found.status.ended() {
            break found;
        }
        tokio::time::sleep(LOOKS).await;
    };
    bar.set_message("computing metrics");
    process.queue.drained().await;
    bar.finish_and_clear();
    for error in collection.errors.iter().rev() {
        say(&told(error));
    }
    Ok(Summary {
        brand_id: brand,
        collection_id: id,
        status: collection.status,
        engines: collection.engines,
    })
}

fn show(bar: &ProgressBar, collection: &Collection) {
    let sum = |part: fn(&EngineTally) -> u64| collection.engines.iter().map(part).sum::<u64>();
    bar.set_length(sum(|tally| tally.planned));
    bar.set_position(sum(EngineTally::ended));
    bar.set_message(format!(
        "{} answered, {} known, {} failed",
        sum(|tally| tally.answered),
        sum(|tally| tally.already_answered),
        sum(|tally| tally.failed)
    ));
}

fn told(error: &CollectionError) -> String {
    let CollectionError {
        engine,
        prompt_id,
        code,
        description,
    } = error;
    format!("{engine}, {prompt_id}: {description} ({code})")
}

/// Says that answers will be invented, where no engine is configured.
pub fn say_who_answers(engines: &ConfiguredEngines) {
    if engines.is_empty() {
        say(
            "no engine is configured in ANSWERSCOPE_ENGINES: collections are answered by the built-in engine, which invents \
             what it says",
        );
    }
}

#[expect(
    clippy::print_stderr,
    reason = "what a person at the terminal is told while the command runs"
)]
fn say(line: &str) {
    eprintln!("{line}");
}

fn progress(name: &str) -> ProgressBar {
    let style = ProgressStyle::with_template("{prefix} {wide_bar} {pos}/{len} {elapsed} {msg}");
    ProgressBar::new(0)
        .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
        .with_prefix(name.to_owned())
}
