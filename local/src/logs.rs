//! What the command line tells while it works: lines for a person, on standard error.

use answerscope_api::telemetry::{steps, without_mcp_messages};
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt::format::FmtSpan;
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;

/// Logs what `RUST_LOG` names, without it warnings. The steps of workers are told where it names `answerscope::steps`.
pub fn start() {
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let step_lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let step_lines = step_lines.with_span_events(FmtSpan::CLOSE);
    tracing_subscriber::registry()
        .with(step_lines.with_filter(steps(filter())))
        .with(lines.with_filter(filter()))
        .init();
}

/// What is told without `RUST_LOG`. The SDK takes it for an error that stores inside the process have no connection to give up, and
/// says so beside each failure.
const WARNINGS: &str = "warn,dynoxide=error,s3s=off,aws_smithy_runtime::client::http::connection_poisoning=off";

#[expect(clippy::disallowed_methods, reason = "what is logged is no setting of the service")]
fn filter() -> Targets {
    let named = std::env::var("RUST_LOG").ok().and_then(|named| named.parse().ok());
    without_mcp_messages(named.unwrap_or_else(|| WARNINGS.parse().unwrap_or_default()))
}
