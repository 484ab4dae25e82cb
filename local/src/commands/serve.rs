//! `serve`: the API and the workers until a signal comes.

use std::io::ErrorKind;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use answerscope_api::app::App;
use answerscope_api::dispatch;
use answerscope_api::origin::is_on_this_machine;
use answerscope_api::settings::{Settings, base_url};
use answerscope_store::callers::organizations::NewOrganization;
use axum::{Router, middleware};
use serde::{Deserialize, Serialize};
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::watch;
use tokio::time::MissedTickBehavior;

use super::collect;
use crate::console;
use crate::directory::CREDENTIALS;
use crate::embedded::{DOWNLOADS, Failure, downloads, expire, let_shrink};
use crate::inflight::InFlight;
use crate::process::Process;
use crate::{directory, durable};

/// What `DIR/credentials.json` holds.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Credentials {
    base_url: String,
    #[serde(flatten)]
    demo: NewOrganization,
}

/// How long running requests may take to end after a signal.
const GRACE: Duration = Duration::from_secs(20);
/// How long the last bytes of answers may take to leave.
const LAST_BYTES: Duration = Duration::from_secs(1);
/// How often what was left behind is looked for.
const SWEEPS: Duration = Duration::from_secs(10);

/// Serves until SIGTERM or SIGINT; a second signal stops at once.
pub async fn serve(data: &Path, settings: Settings, port: u16, origin: Option<String>) -> Result<(), Failure> {
    directory::unserved(data)?;
    directory::ours(data)?;
    let listener = TcpListener::bind(("127.0.0.1", port))
        .await
        .map_err(|e| format!("--port {port}: {e}"))?;
    let address = format!("http://{}", listener.local_addr()?);
    let origin = origin.map(|named| base_url("--base-url", &named)).transpose()?;
    let origin = origin.unwrap_or_else(|| address.clone());
    let known = read_credentials(data)?;
    directory::prepare(data)?;
    let _lock = directory::lock(data)?;
    directory::clear(data)?;
    if let Err(error) = let_shrink(data) {
        // A command may have the directory open; the next start tries again.
        tracing::warn!(%error, "the data directory keeps its size after deletions");
    }
    let process = Process::start(data, settings).await?;
    process.app.stores.serve_at(origin.clone());
    if process.app.settings.webhook_allow_loopback && !is_on_this_machine(&process.app) {
        tracing::warn!(
            "whoever registers a webhook reads what programs on this machine answer: set \
             ANSWERSCOPE_WEBHOOK_ALLOW_LOOPBACK=false where that is not meant"
        );
    }
    credentials(data, &process, known, &origin).await?;
    tokio::spawn(sweep(Arc::clone(&process.app)));
    let operations = answerscope_openapi::operations();
    let mut router = answerscope_openapi::router(Arc::clone(&process.app))
        .merge(console::router())
        .merge(answerscope_mcp::router(Arc::clone(&process.app), &operations))
        .merge(answerscope_oauth::router(Arc::clone(&process.app)));
    if let Some(embedded) = &process.embedded {
        // The first origin stays, as in `serve_at`.
        let _first = process.app.stores.blobs().downloads.set(format!("{origin}{DOWNLOADS}"));
        router = router.merge(downloads(Arc::clone(embedded)));
        tokio::spawn(expire(Arc::clone(embedded)));
    } else {
        // Over stores elsewhere links to archives are those of a deployment.
        router = router.merge(answerscope_exports::downloads(Arc::clone(&process.app)));
    }
    // The web application's own operations are answered beside the others, and are not in the document.
    let all = [operations.as_slice(), answerscope_console::OPERATIONS].concat();
    let api = dispatch::router(Arc::clone(&process.app), &all);
    let signals = Signals::new()?;
    collect::say_who_answers(&process.app.settings.engines);
    // The one line on standard output: programs wait for it.
    #[expect(clippy::print_stdout, reason = "the `ready` line that scripts wait for")]
    {
        println!("ready {address}");
    }
    answer(listener, router.fallback_service(api), signals.clone()).await?;
    tokio::select! {
        // What is not done now has its outbox entry, and is done after the next start.
        _in_time = tokio::time::timeout(GRACE, process.queue.drained()) => {}
        () = signals.came(2) => {}
    }
    Ok(())
}

/// Answers requests until a signal comes, and those that are there then; connections without one are not waited for.
async fn answer(listener: TcpListener, router: Router, signals: Signals) -> Result<(), Failure> {
    let requests = InFlight::default();
    let router = router.layer(middleware::from_fn_with_state(requests.clone(), InFlight::count));
    let first = signals.clone();
    let served = axum::serve(listener, router).with_graceful_shutdown(async move { first.came(1).await });
    let mut served = std::pin::pin!(served.into_future());
    tokio::select! {
        ended = &mut served => return Ok(ended?),
        () = signals.came(1) => {}
    }
    tokio::select! {
        ended = &mut served => return Ok(ended?),
        () = signals.came(2) => return Ok(()),
        () = tokio::time::sleep(GRACE) => tracing::warn!("some requests did not end in time"),
        () = requests.none() => {}
    }
    // A connection that sends no request, or half of one, is cut off.
    let _cut = tokio::time::timeout(LAST_BYTES, served).await;
    Ok(())
}

/// Counts SIGTERM and SIGINT.
#[derive(Clone)]
struct Signals(watch::Receiver<usize>);

impl Signals {
    fn new() -> Result<Self, Failure> {
        let (mut term, mut int) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
        let (count, counted) = watch::channel(0);
        tokio::spawn(async move {
            loop {
                tokio::select! { _ = term.recv() => {}, _ = int.recv() => {} }
                count.send_modify(|count| *count += 1);
            }
        });
        Ok(Self(counted))
    }

    async fn came(&self, times: usize) {
        let mut counted = self.0.clone();
        // Whoever counts goes on as long as the runtime.
        let _enough = counted.wait_for(|count| *count >= times).await;
    }
}

/// The demo organization of earlier starts. One that can't be read stops the start: a new one would take its place.
fn read_credentials(data: &Path) -> Result<Option<NewOrganization>, Failure> {
    let file = data.join(CREDENTIALS);
    let told = |error: &dyn std::fmt::Display| {
        let way_out = "mend it or bring back a copy; without this file the next start makes a new organization";
        Failure::from(format!("{}: {error}; {way_out}", file.display()))
    };
    match std::fs::read(&file) {
        Ok(bytes) => {
            let known: Credentials = serde_json::from_slice(&bytes).map_err(|error| told(&error))?;
            Ok(Some(known.demo))
        }
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(told(&error)),
    }
}

/// Makes the demo organization on the first start; on later ones only the origin is brought up to date.
async fn credentials(
    data: &Path,
    process: &Process,
    known: Option<NewOrganization>,
    origin: &str,
) -> Result<(), Failure> {
    let demo = match known {
        Some(demo) => demo,
        None => process.app.stores.organizations().create("Demo").await?,
    };
    let credentials = Credentials {
        base_url: origin.to_owned(),
        demo,
    };
    Ok(durable::write(
        &data.join(CREDENTIALS),
        &serde_json::to_vec_pretty(&credentials)?,
    )?)
}

/// Sends again what still awaits the worker and starts the collections that are due, at start and every ten seconds: queues
/// that live in this process lose what they had when it is killed, and what was under way is to go on soon.
pub(crate) async fn sweep(app: Arc<App>) {
    let mut sweeps = tokio::time::interval(SWEEPS);
    sweeps.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        sweeps.tick().await;
        if let Err(error) = answerscope_sweeper::collect_due(&app).await {
            tracing::warn!(%error, "collections that are due are not started");
        }
        if let Err(error) = answerscope_sweeper::sweep(&app).await {
            tracing::warn!(%error, "the sweep failed");
        }
    }
}

/// The demo organization of a data directory.
pub fn demo_organization(data: &Path) -> Result<NewOrganization, Failure> {
    let missing = || {
        format!(
            "{}: not there; start `answerscope serve` once",
            data.join(CREDENTIALS).display()
        )
    };
    Ok(read_credentials(data)?.ok_or_else(missing)?)
}
