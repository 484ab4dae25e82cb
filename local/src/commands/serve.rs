//! `serve`: the API and the workers until a signal comes.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use answerscope_core::config::{Settings, base_url};
use answerscope_core::dispatch;
use answerscope_core::store::organizations::NewOrganization;
use axum::Router;
use serde::{Deserialize, Serialize};
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};

use crate::embedded::Failure;
use crate::home;
use crate::process::Process;

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

/// Serves until SIGTERM or SIGINT.
pub async fn serve(data: &Path, settings: Settings, port: u16, origin: Option<String>) -> Result<(), Failure> {
    let listener = TcpListener::bind(("127.0.0.1", port))
        .await
        .map_err(|e| format!("--port {port}: {e}"))?;
    let address = format!("http://{}", listener.local_addr()?);
    let origin = origin
        .as_deref()
        .map(base_url)
        .transpose()?
        .unwrap_or_else(|| address.clone());
    let process = Process::start(data, settings).await?;
    process.app.serve_at(origin.clone());
    credentials(data, &process, &origin).await?;
    tokio::spawn(sweep(Arc::clone(&process.app)));
    let app = Arc::clone(&process.app);
    let api = dispatch::router(Arc::clone(&app), &answerscope_openapi::operations());
    let router: Router = answerscope_openapi::router(app)
        .merge(home::router(&origin))
        .fallback_service(api);
    // The one line on standard output: programs wait for it.
    #[expect(clippy::print_stdout, reason = "the `ready` line that scripts wait for")]
    {
        println!("ready {address}");
    }
    let served = axum::serve(listener, router).with_graceful_shutdown(stop_signal()?);
    tokio::select! {
        ended = served.into_future() => ended?,
        () = async { stop_signal_wait().await; tokio::time::sleep(GRACE).await } => {
            tracing::warn!("some requests did not end in time");
        }
    }
    // What is not settled now has its mark, and is settled after the next start.
    let _in_time = tokio::time::timeout(GRACE, process.queue.drained()).await;
    Ok(())
}

fn stop_signal() -> Result<impl Future<Output = ()>, Failure> {
    let (mut term, mut int) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    Ok(async move {
        tokio::select! { _ = term.recv() => {}, _ = int.recv() => {} }
    })
}

async fn stop_signal_wait() {
    match stop_signal() {
        Ok(signal) => signal.await,
        Err(_) => std::future::pending().await,
    }
}

/// Makes the demo organization on the first start; on later ones only the origin is brought up to date.
async fn credentials(data: &Path, process: &Process, origin: &str) -> Result<(), Failure> {
    let file = data.join("credentials.json");
    let demo = match std::fs::read(&file) {
        Ok(bytes) => {
            let known: Credentials = serde_json::from_slice(&bytes).map_err(|e| format!("{}: {e}", file.display()))?;
            known.demo
        }
        Err(_) => process.app.organizations().create("Demo").await?,
    };
    let credentials = Credentials {
        base_url: origin.to_owned(),
        demo,
    };
    write_private(&file, &serde_json::to_vec_pretty(&credentials)?)
}

/// Writes a file that only its owner can read, whole or not at all.
fn write_private(file: &Path, bytes: &[u8]) -> Result<(), Failure> {
    use std::io::Write;
    use std::os::unix::fs::OpenOptionsExt;
    let part = file.with_extension("part");
    let mut out = std::fs::OpenOptions::new()
        .write(true)
        .create(true)
        .truncate(true)
        .mode(0o600)
        .open(&part)?;
    out.write_all(bytes)?;
    out.sync_all()?;
    std::fs::rename(&part, file)?;
    Ok(())
}

/// Sends again what still awaits the worker, at start and every minute.
async fn sweep(app: Arc<answerscope_core::app::App>) {
    let mut minute = tokio::time::interval(Duration::from_secs(60));
    loop {
        minute.tick().await;
        if let Err(error) = answerscope_sweeper::sweep(&app).await {
            tracing::warn!(%error, "the sweep failed");
        }
    }
}

/// The demo organization of a data directory.
pub fn demo_organization(data: &Path) -> Result<NewOrganization, Failure> {
    let file = data.join("credentials.json");
    let bytes =
        std::fs::read(&file).map_err(|_| format!("{}: not there; start `answerscope serve` once", file.display()))?;
    let known: Credentials = serde_json::from_slice(&bytes).map_err(|e| format!("{}: {e}", file.display()))?;
    Ok(known.demo)
}
