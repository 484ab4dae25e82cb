//! What a function tells about its work: log lines as JSON, and metrics in CloudWatch's embedded format, which are log
//! lines too. In one process nothing records metrics and logs are for a person.
//!
//! Spans of the target [`STEPS`] stand around the steps of every worker, at debug level: a log filter that names them, such
//! as `info,answerscope::steps=debug`, has each step tell what it was and how long it took when it ends.

use std::sync::OnceLock;

use metrics::{counter, histogram};
use metrics_cloudwatch_embedded::Collector;
use tracing_subscriber::filter::{FilterExt, LevelFilter, Targets, filter_fn};
use tracing_subscriber::layer::Filter;

use answerscope_store::aws::Metered;

/// Where a function's metrics are, once it has started.
pub(crate) static COLLECTOR: OnceLock<&'static Collector> = OnceLock::new();

/// The target of the spans around the steps of a worker. (An attribute takes no constant: it stands there in full.)
pub const STEPS: &str = "answerscope::steps";

/// Admits the spans of [`STEPS`] as far as a filter does, and nothing else.
pub fn steps<S>(filter: impl Filter<S>) -> impl Filter<S> {
    filter.and(filter_fn(|metadata| metadata.target() == STEPS))
}

/// The target of the MCP SDK. Below errors it tells what messages hold, as their senders wrote it: an id with line breaks
/// would read as lines of the log, and be as long as a message.
const MCP_SDK: &str = "rmcp";

/// Leaves out what the MCP SDK tells below errors, unless the filter names it.
#[must_use]
pub fn without_mcp_messages(filter: Targets) -> Targets {
    if filter.iter().any(|(target, _)| target.starts_with(MCP_SDK)) {
        return filter;
    }
    let level = filter.default_level().unwrap_or(LevelFilter::OFF);
    filter.with_target(MCP_SDK, level.min(LevelFilter::ERROR))
}

/// Counts a request: of an operation, or of what is none, by its name; `micros` is how long it took.
pub fn request(operation: &'static str, status: u16, micros: i64) {
    counter!("Requests", "Operation" => operation).increment(1);
    counter!("ClientErrors", "Operation" => operation).increment(u64::from((400..500).contains(&status)));
    counter!("ServerErrors", "Operation" => operation).increment(u64::from(status >= 500));
    histogram!("Duration", "Operation" => operation).record(micros as f64);
}

/// Counts the messages of a batch.
pub(crate) fn messages(handled: usize, failed: usize) {
    counter!("Messages").increment(handled as u64);
    counter!("FailedMessages").increment(failed as u64);
}

/// Ends an invocation: writes its metrics, and at debug level what it asked of AWS.
pub(crate) fn flush(sent: Metered) {
    tracing::debug!(target: "answerscope::calls", requests = ?sent.requests, actions = ?sent.actions, "AWS requests");
    if let Some(collector) = COLLECTOR.get()
        && let Err(error) = collector.flush(std::io::stdout())
    {
        tracing::warn!(%error, "metrics were not written");
    }
}

#[cfg(test)]
mod tests {
    use tracing::Level;

    use super::*;

    #[test]
    fn what_messages_hold_is_logged_where_it_is_asked_for() {
        let told = |filter: &str, level| {
            let filter: Targets = filter.parse().expect("a filter");
            without_mcp_messages(filter).would_enable("rmcp::service", &level)
        };
        for silent in ["warn", "info", "trace", "off", "answerscope=debug"] {
            assert!(!told(silent, Level::WARN), "{silent}");
        }
        assert!(told("warn", Level::ERROR) && !told("off", Level::ERROR));
        assert!(told("info,rmcp=warn", Level::WARN) && told("off,rmcp::service=info", Level::INFO));
        let other: Targets = without_mcp_messages("info".parse().expect("a filter"));
        assert!(other.would_enable("answerscope_mcp", &Level::INFO));
    }
}
