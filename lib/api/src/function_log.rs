//! The log of a function's process, and the beginning of its metrics.

use metrics::{Unit, describe_histogram};
use metrics_cloudwatch_embedded::Builder;
use tracing::Subscriber;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::fmt::format::FmtSpan;
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::registry::LookupSpan;
use tracing_subscriber::util::SubscriberInitExt;

use crate::telemetry::{COLLECTOR, steps, without_mcp_messages};

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
        .with(lines.with_filter(without_mcp_messages(filter)))
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
