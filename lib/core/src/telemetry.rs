//! What a function tells about its work: log lines as JSON, and metrics in CloudWatch's embedded format, which are log
//! lines too. In one process nothing records metrics and logs are for a person.

use std::sync::OnceLock;

use metrics::{Unit, counter, describe_histogram, histogram};
use metrics_cloudwatch_embedded::{Builder, Collector};
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;

use crate::aws::Sent;

static COLLECTOR: OnceLock<&'static Collector> = OnceLock::new();

/// Logs as JSON lines, which CloudWatch takes apart, and records metrics of a stack.
pub(crate) fn start(filter: Targets, stack: String) {
    let lines = tracing_subscriber::fmt::layer()
        .json()
        .flatten_event(true)
        .with_current_span(false)
        .with_span_list(false);
    tracing_subscriber::registry().with(lines.with_filter(filter)).init();
    let metrics = Builder::new()
        .cloudwatch_namespace("Answerscope")
        .with_dimension("Stack", stack);
    match metrics.init() {
        Ok(collector) => {
            describe_histogram!("Duration", Unit::Microseconds, "");
            // A second start in one process would have failed above.
            let _first = COLLECTOR.set(collector);
        }
        Err(error) => tracing::warn!(%error, "no metrics"),
    }
}

/// Counts a request.
pub(crate) fn request(operation: &'static str, status: u16, micros: i64) {
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

/// Counts something stored that can not be read.
pub(crate) fn unreadable(metric: &'static str) {
    counter!(metric).increment(1);
}

/// Ends an invocation: writes its metrics, and at debug level what it asked of AWS.
pub(crate) fn flush(sent: Sent) {
    tracing::debug!(target: "answerscope::calls", requests = ?sent.requests, actions = ?sent.actions, "AWS requests");
    if let Some(collector) = COLLECTOR.get()
        && let Err(error) = collector.flush(std::io::stdout())
    {
        tracing::warn!(%error, "metrics were not written");
    }
}
