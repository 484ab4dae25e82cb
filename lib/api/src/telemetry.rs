//! What a function tells about its work: log lines as JSON, and metrics in CloudWatch's embedded format, which are log
//! lines too. In one process nothing records metrics and logs are for a person.
//!
//! Spans of the target [`STEPS`] stand around the steps of every worker, at debug level: a log filter that names them, such
//! as `info,answerscope::steps=debug`, has each step tell what it was and how long it took when it ends.

use std::sync::OnceLock;

use metrics::{Unit, counter, describe_histogram, histogram};
use metrics_cloudwatch_embedded::{Builder, Collector};
use tracing::Subscriber;
use tracing_subscriber::filter::{FilterExt, Targets, filter_fn};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::fmt::format::FmtSpan;
use tracing_subscriber::layer::{Filter, Layer, SubscriberExt};
use tracing_subscriber::registry::LookupSpan;
use tracing_subscriber::util::SubscriberInitExt;

use answerscope_store::aws::Sent;

static COLLECTOR: OnceLock<&'static Collector> = OnceLock::new();

/// The target of the spans around the steps of a worker. (An attribute takes no constant: it stands there in full.)
pub const STEPS: &str = "answerscope::steps";

/// Admits the spans of [`STEPS`] as far as a filter does, and nothing else.
pub fn steps<S>(filter: impl Filter<S>) -> impl Filter<S> {
    filter.and(filter_fn(|metadata| metadata.target() == STEPS))
}

/// A JSON line for each step that ends: its name, its fields, and how long it was busy and waited.
fn step_lines<S, W>(filter: Targets, writer: W) -> impl Layer<S>
where
    S: Subscriber + for<'a> LookupSpan<'a>,
    W: for<'w> MakeWriter<'w> + Send + Sync + 'static,
{
    let lines = tracing_subscriber::fmt::layer().json().flatten_event(true);
    let lines = lines.with_span_events(FmtSpan::CLOSE).with_writer(writer);
    lines.with_filter(steps(filter))
}

/// Logs as JSON lines, which CloudWatch takes apart, and records metrics of a stack.
pub(crate) fn start(filter: Targets, stack: String) {
    let lines = tracing_subscriber::fmt::layer()
        .json()
        .flatten_event(true)
        .with_current_span(false)
        .with_span_list(false);
    let steps = step_lines(filter.clone(), std::io::stdout);
    tracing_subscriber::registry()
        .with(steps)
        .with(lines.with_filter(filter))
        .init();
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

/// Ends an invocation: writes its metrics, and at debug level what it asked of AWS.
pub(crate) fn flush(sent: Sent) {
    tracing::debug!(target: "answerscope::calls", requests = ?sent.requests, actions = ?sent.actions, "AWS requests");
    if let Some(collector) = COLLECTOR.get()
        && let Err(error) = collector.flush(std::io::stdout())
    {
        tracing::warn!(%error, "metrics were not written");
    }
}

#[cfg(test)]
mod tests {
    use std::io::{self, Write};
    use std::sync::{Arc, Mutex};

    use serde_json::Value;

    use super::*;

    #[derive(Clone, Default)]
    struct Lines(Arc<Mutex<Vec<u8>>>);

    impl Write for Lines {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().expect("lines").write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all, fields(window = number))]
    async fn inner_step(number: u8) {
        tracing::info!("an event within");
    }

    #[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all)]
    async fn outer_step() {
        inner_step(7).await;
    }

    async fn told(filter: &str) -> Vec<Value> {
        let lines = Lines::default();
        let writer = lines.clone();
        let filter: Targets = filter.parse().expect("a filter");
        let subscriber = tracing_subscriber::registry().with(step_lines(filter, move || writer.clone()));
        let subscribed = tracing::subscriber::set_default(subscriber);
        outer_step().await;
        drop(subscribed);
        let bytes = lines.0.lock().expect("lines").clone();
        let text = String::from_utf8(bytes).expect("text");
        text.lines()
            .map(|line| serde_json::from_str(line).expect("a JSON line"))
            .collect()
    }

    #[tokio::test]
    async fn steps_tell_their_times_where_the_filter_names_them() {
        let lines = told("info,answerscope::steps=debug").await;
        let spans: Vec<_> = lines.iter().map(|line| &line["span"]).collect();
        assert_eq!(
            spans,
            [
                &serde_json::json!({"name": "inner_step", "window": 7}),
                &serde_json::json!({"name": "outer_step"})
            ]
        );
        assert!(
            lines[0]["time.busy"].is_string() && lines[0]["message"] == "close",
            "{lines:?}"
        );
        for silent in ["info", "debug,answerscope::steps=info", "off"] {
            assert_eq!(told(silent).await, Vec::<Value>::new(), "{silent}");
        }
    }
}
