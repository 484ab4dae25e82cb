//! What a function tells about its work: log lines as JSON, and metrics in CloudWatch's embedded format, which are log
//! lines too. In one process nothing records metrics and logs are for a person.
//!
//! Spans of the target [`STEPS`] stand around the steps of every worker, at debug level: a log filter that names them, such
//! as `info,answerscope::steps=debug`, has each step tell what it was and how long it took when it ends.

use std::sync::OnceLock;

use metrics::{counter, histogram};
use metrics_cloudwatch_embedded::Collector;
use tracing_subscriber::filter::{FilterExt, filter_fn};
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
