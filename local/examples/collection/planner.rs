//! The planner of a run: what it takes to plan a brand's prompts, however many there are. Nobody is asked.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use answerscope::embedded::Failure;
use answerscope::process::LocalStores;
use answerscope::queue::{InProcess, event};
use answerscope_api::app::App;
use answerscope_api::settings::Settings;
use answerscope_domain::entities::collection::{AskedEngine, CollectionWork, Trigger};
use answerscope_domain::ids::{BrandId, CollectionId, Id};
use answerscope_domain::{Engine, Result, Surface};
use answerscope_store::Store;
use answerscope_store::aws::queue::{Addressed, Queue, Worker};
use answerscope_store::keys::CHUNK;
use answerscope_store::stores::Ports;
use answerscope_store::table::{Action, text};
use answerscope_tasks::Tasks;
use futures::future::BoxFuture;

use crate::brand;
use crate::caller::{Caller, listen};
use crate::memory::{forget_peak, peak};

/// Catalog items that are written together.
const TOGETHER: usize = 50;
const ENGINES: [Engine; 3] = [Engine::OpenAi, Engine::Perplexity, Engine::Grok];

/// A queue of which nobody takes anything: it counts what it gets, by worker.
#[derive(Default)]
struct Outgoing(Mutex<BTreeMap<&'static str, u64>>);

impl Outgoing {
    fn take(&self) -> BTreeMap<&'static str, u64> {
        std::mem::take(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Queue for Outgoing {
    fn put(&self, worker: Worker, _: String, _: Duration) -> BoxFuture<'_, Result<()>> {
        let mut sent = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *sent.entry(worker.variable()).or_default() += 1;
        Box::pin(std::future::ready(Ok(())))
    }
}

/// Plans a run for each of these numbers of prompts, and prints what it took.
#[expect(clippy::print_stdout, reason = "a report for a person")]
pub(crate) async fn measure(sizes: &[u32]) -> std::result::Result<(), Failure> {
    println!(
        "\n| Prompts planned | Batches | Steps | Messages | Reads | Writes | Seconds | Longest step, s | Memory above idle, MB |\n|---|---|---|---|---|---|---|---|---|"
    );
    for size in sizes {
        plan(*size).await?;
    }
    Ok(())
}

#[expect(clippy::print_stdout, reason = "a report for a person")]
async fn plan(prompts: u32) -> std::result::Result<(), Failure> {
    let data = tempfile::tempdir()?;
    let (app, outgoing) = app(data.path()).await?;
    let made = app.stores.organizations().create("Large").await?;
    let store = Store::new(&app.stores, made.organization_id);
    let caller = Caller::new(&listen(&app).await?, &made.api_key);
    let brand = brand(&caller, CHUNK as usize).await?;
    let brand = BrandId::parse(&brand).ok_or("no brand")?;
    let chunks = prompts.div_ceil(CHUNK);
    copy_rows(&store, brand, chunks).await?;

    let asked = ENGINES.map(|engine| AskedEngine {
        engine,
        surface: Surface::Api,
    });
    let work = CollectionWork::new(Trigger::Api, store.now().day(), asked.to_vec(), 1);
    let (id, _) = Tasks::new(&store).start(brand, work).await?;
    outgoing.take();
    app.stores.clients.meter.take();
    forget_peak();
    let idle = peak();
    let steps = steps(&app, &store, id).await?;
    let memory = peak() - idle;
    let (sent, requests) = (outgoing.take(), app.stores.clients.meter.take().requests);
    let of = |names: &[&str]| {
        let known = names
            .iter()
            .filter_map(|name| requests.get(&format!("DynamoDB.{name}")));
        known.sum::<u64>()
    };
    let found = store.collections().get(id).await?;
    let planned: u64 = found.tallies.iter().map(|tally| tally.planned).sum();
    if planned != u64::from(chunks * CHUNK) * ENGINES.len() as u64 {
        return Err(format!("{planned} asks are planned for {} prompts", chunks * CHUNK).into());
    }
    let longest = steps.iter().max().copied().unwrap_or_default();
    println!(
        "| {} | {} | {} | {} | {} | {} | {:.1} | {:.1} | {memory:.0} |",
        chunks * CHUNK,
        chunks as usize * 4 * ENGINES.len(),
        steps.len(),
        sent.values().sum::<u64>(),
        // Without those that looked whether another step is needed.
        of(&["GetItem", "BatchGetItem", "Query"]) - steps.len() as u64 - 1,
        of(&["PutItem", "UpdateItem", "TransactWriteItems"]),
        steps.iter().sum::<Duration>().as_secs_f64(),
        longest.as_secs_f64(),
    );
    Ok(())
}

/// The service's parts without workers.
async fn app(data: &Path) -> std::result::Result<(Arc<App>, Arc<Outgoing>), Failure> {
    let mut settings = Settings::read(|_| None)?;
    settings.rate_limit = "100000000/1000000".parse()?;
    let stores = LocalStores::open(data, &settings, |clients| clients).await?;
    let outgoing = Arc::<Outgoing>::default();
    let ports = Ports {
        clients: stores.clients,
        table: stores.table,
        blobs: stores.blobs,
        queue: Arc::clone(&outgoing) as Arc<dyn Queue>,
        bus: Arc::new(InProcess::default()),
    };
    Ok((Arc::new(App::new(settings, ports)), outgoing))
}

/// Gives a brand whose first catalog item is full so many of them.
async fn copy_rows(store: &Store, brand: BrandId, chunks: u32) -> std::result::Result<(), Failure> {
    let keys = store.org.of(brand);
    let first = store.stores.table.get(&keys.catalog(0)).await?.ok_or("no catalog")?;
    let rest: Vec<u32> = (1..chunks).collect();
    for some in rest.chunks(TOGETHER) {
        let copies = some.iter().map(|chunk| {
            let mut item = first.clone();
            item.insert("sk".into(), text(keys.catalog(chunk * CHUNK).sk));
            Action::put(item)
        });
        store.stores.table.write(copies).await?;
    }
    Ok(())
}

/// Hands the run's message to the collector until all is planned; how long each step took.
async fn steps(app: &Arc<App>, store: &Store, id: CollectionId) -> std::result::Result<Vec<Duration>, Failure> {
    let tasks = Tasks::<CollectionWork>::new(store);
    let message = tasks.message(id).body()?;
    let mut steps = Vec::new();
    while tasks.get(id).await?.work.next_prompt.is_some() {
        let started = Instant::now();
        let handled = answerscope_answer_collector::handle(Arc::clone(app), event(&message, 0)?).await;
        steps.push(started.elapsed());
        if !handled.batch_item_failures.is_empty() {
            return Err("a step of the run failed".into());
        }
    }
    Ok(steps)
}
