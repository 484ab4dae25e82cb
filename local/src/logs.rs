//! What the command line tells while it works: lines for a person, on standard error.

use answerscope_api::telemetry::steps;
use tracing_subscriber::filter::EnvFilter;
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

fn filter() -> EnvFilter {
    EnvFilter::try_from_default_env().unwrap_or_else(|_| "warn,dynoxide=error,s3s=off".into())
}
