//! How long the runs and steps of workers take and what memory runs hold, by the spans that they leave.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use answerscope_api::telemetry::STEPS;
use peak_alloc::PeakAlloc;
use tracing::Subscriber;
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::{Context, Layer, SubscriberExt};
use tracing_subscriber::registry::LookupSpan;
use tracing_subscriber::util::SubscriberInitExt;

/// Counts the bytes that are allocated.
#[global_allocator]
static ALLOCATED: PeakAlloc = PeakAlloc;

/// Runs: what a worker does for one message.
pub(crate) const RUNS: [&str; 4] = ["run_rollup", "run_backfill", "run_purge", "build_archive"];
/// What a run does between two looks at its time.
pub(crate) const PARTS: [&str; 7] = [
    "count_batches",
    "reread_piece",
    "merge_segments",
    "remove_rows",
    "remove_some_answers",
    "fill_piece",
    "write_file",
];
/// The writing of columns, of so many bytes.
const COLUMNS: &str = "write_columns";

/// What is known of the spans of a name since it was asked last.
#[derive(Clone, Copy, Default)]
struct Seen {
    longest: Duration,
    /// Bytes that were allocated at once, over those at the start. What others allocate meanwhile is counted too.
    peak: usize,
    /// Bytes that spans told of.
    bytes: u64,
}

/// A run that has not ended.
struct Open {
    id: u64,
    before: usize,
    peak: usize,
}

#[derive(Default)]
struct Known {
    seen: BTreeMap<&'static str, Seen>,
    open: Vec<Open>,
}

impl Known {
    /// Notes the most that was allocated since this was called last for every run that goes on.
    fn note_peak(&mut self) {
        let peak = ALLOCATED.peak_usage();
        ALLOCATED.reset_peak_usage();
        self.open.iter_mut().for_each(|open| open.peak = open.peak.max(peak));
    }
}

/// The longest span of each name, and the one that held most.
#[derive(Clone, Default)]
pub(crate) struct Steps(Arc<Mutex<Known>>);

impl Steps {
    /// Listens to the workers of this process from now on.
    pub(crate) fn listen() -> Self {
        let listener = Self::default();
        let steps = Targets::new().with_target(STEPS, LevelFilter::DEBUG);
        tracing_subscriber::registry()
            .with(listener.clone().with_filter(steps))
            .init();
        listener
    }

    fn of(&self, names: &[&str]) -> Vec<Seen> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        names.iter().filter_map(|name| known.seen.get(name).copied()).collect()
    }

    /// Seconds of the longest of some spans.
    pub(crate) fn longest(&self, names: &[&str]) -> f64 {
        let longest = self.of(names).iter().map(|seen| seen.longest).max();
        longest.unwrap_or_default().as_secs_f64()
    }

    /// Megabytes that a run held over those at its start: of each kind of run the most.
    pub(crate) fn peaks(&self) -> String {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let told = RUNS.iter().filter_map(|name| Some((name, known.seen.get(name)?)));
        let told: Vec<String> = told
            .map(|(name, seen)| format!("{name} {:.0}", seen.peak as f64 / 1e6))
            .collect();
        told.join(", ")
    }

    /// Bytes of columns that were written.
    pub(crate) fn columns(&self) -> u64 {
        self.of(&[COLUMNS]).iter().map(|seen| seen.bytes).sum()
    }

    /// Begins anew.
    pub(crate) fn forget(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).seen.clear();
    }
}

/// When a span began, and the bytes that it tells of.
struct Begun(Instant, u64);

/// Finds the field of bytes.
struct Bytes(u64);

impl Visit for Bytes {
    fn record_debug(&mut self, _: &Field, _: &dyn std::fmt::Debug) {}

    fn record_u64(&mut self, field: &Field, value: u64) {
        if field.name() == "bytes" {
            self.0 = value;
        }
    }
}

impl<S: Subscriber + for<'a> LookupSpan<'a>> Layer<S> for Steps {
    fn on_new_span(&self, attributes: &Attributes<'_>, id: &Id, context: Context<'_, S>) {
        let Some(span) = context.span(id) else { return };
        let mut bytes = Bytes(0);
        attributes.record(&mut bytes);
        span.extensions_mut().insert(Begun(Instant::now(), bytes.0));
        if RUNS.contains(&span.name()) {
            let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            known.note_peak();
            let before = ALLOCATED.current_usage();
            known.open.push(Open {
                id: id.into_u64(),
                before,
                peak: before,
            });
        }
    }

    fn on_close(&self, id: Id, context: Context<'_, S>) {
        let Some(span) = context.span(&id) else { return };
        let Some((took, bytes)) = span
            .extensions()
            .get::<Begun>()
            .map(|begun| (begun.0.elapsed(), begun.1))
        else {
            return;
        };
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut held = 0;
        if let Some(place) = known.open.iter().position(|open| open.id == id.into_u64()) {
            known.note_peak();
            let open = known.open.swap_remove(place);
            held = open.peak.saturating_sub(open.before);
        }
        let seen = known.seen.entry(span.name()).or_default();
        seen.longest = seen.longest.max(took);
        seen.peak = seen.peak.max(held);
        seen.bytes += bytes;
    }
}
