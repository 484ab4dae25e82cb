//! `import`: answers from a file into a brand.

use std::collections::BTreeMap;
use std::path::Path;

use answerscope_answers::placing;
use answerscope_api::body::LARGEST_BODY;
use answerscope_domain::ids::BrandId;
use answerscope_domain::input::RawRow;
use answerscope_store::Store;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::value::to_raw_value;

use super::{named_brand, print_json};
use crate::embedded::Failure;
use crate::process::Process;

mod records;
mod rows;

/// Rows imported together; their bytes in the file are at most those of a request.
const ROWS: usize = 500;
/// Rows that are named with what is wrong with them; the others are counted.
const NAMED: usize = 10;
/// Different reasons that are counted apart.
const REASONS: usize = 50;

/// What `import --help` ends with.
pub const EXAMPLES: &str = r#"A line of JSON; only engine, answeredAt, text, and query or promptId must be there:
  {"query": "What is the best kettle?", "country": "US", "engine": "openai", "answeredAt": "2026-11-21T08:00:00Z", "text": "Hollin is the quietest.", "model": "gpt-5", "citations": [{"url": "https://tests.example/kettles", "title": "Kettles"}], "externalId": "run-1"}

The same as CSV, citations as URLs with spaces between them:
  query,country,engine,answeredAt,text,model,citations,externalId
  What is the best kettle?,US,openai,2026-11-21T08:00:00Z,"Hollin is the quietest.",gpt-5,https://tests.example/kettles,run-1

An answer that is there already is left as it is, so the same file may come again. The exit status is 1 when a row failed."#;

/// What an import did.
#[derive(Debug, Default, serde::Serialize)]
struct Summary {
    created: usize,
    duplicates: usize,
    errors: usize,
    /// Fields that were left out of rows that were imported.
    #[serde(skip_serializing_if = "is_zero")]
    warnings: usize,
}

fn is_zero(count: &usize) -> bool {
    *count == 0
}

/// Imports a file.
///
/// # Errors
/// Where the brand or the file is not there, and, after all rows, where one of them failed.
pub async fn import(process: &Process, file: &Path, brand: &str) -> Result<(), Failure> {
    let (organization, brand) = named_brand(&process.app.stores.table, brand).await?;
    let named = |error: Failure| -> Failure { format!("{}: {error}", file.display()).into() };
    let content = std::fs::File::open(file).map_err(|error| named(error.into()))?;
    let bar = progress(content.metadata()?.len());
    let mut import = Import {
        store: Store::new(&process.app.stores, organization),
        brand,
        bar: bar.clone(),
        batch: Batch::default(),
        summary: Summary::default(),
        failed: Told::new("failed"),
        warned: Told::new("warnings"),
    };
    for row in rows::rows(file, bar.wrap_read(content)).map_err(named)? {
        match row {
            Ok(row) => import.take(row).await?,
            Err(error) => {
                import.send().await?;
                return Err(import.broken_off(&named(error).to_string()));
            }
        }
    }
    import.send().await?;
    bar.set_message("computing metrics");
    process.queue.drained().await;
    bar.finish_and_clear();
    import.end()
}

/// An import under way.
struct Import {
    store: Store,
    brand: BrandId,
    bar: ProgressBar,
    batch: Batch,
    summary: Summary,
    failed: Told,
    warned: Told,
}

/// Rows that are imported together.
#[derive(Default)]
struct Batch {
    rows: Vec<RawRow>,
    places: Vec<String>,
    bytes: usize,
}

impl Import {
    async fn take(&mut self, row: rows::Row) -> Result<(), Failure> {
        let value = match row.value {
            Ok(value) => value,
            Err(reason) => {
                self.failed.add(&self.bar, &row.place, reason);
                return Ok(());
            }
        };
        if self.batch.bytes + row.bytes > LARGEST_BODY {
            self.send().await?;
        }
        self.batch.bytes += row.bytes;
        self.batch.rows.push(to_raw_value(&value)?);
        self.batch.places.push(row.place);
        if self.batch.rows.len() == ROWS {
            self.send().await?;
        }
        Ok(())
    }

    async fn send(&mut self) -> Result<(), Failure> {
        let Batch { rows, places, .. } = std::mem::take(&mut self.batch);
        let Some(first) = places.first() else { return Ok(()) };
        let report = match placing::import(&self.store, self.brand, rows).await {
            Ok(report) => report,
            Err(error) => return Err(self.broken_off(&format!("{first} and what follows: {error}"))),
        };
        self.summary.created += report.created;
        self.summary.duplicates += report.duplicates.len();
        for error in report.errors {
            self.failed.add(&self.bar, &places[error.row], error.description);
        }
        for warning in report.warnings {
            let place = &places[warning.row];
            let reason = format!("warning: {}: {}", warning.field, warning.description);
            self.warned.add(&self.bar, place, reason);
        }
        self.bar.set_message(format!(
            "{} new, {} known, {} failed",
            self.summary.created, self.summary.duplicates, self.failed.count
        ));
        Ok(())
    }

    /// What is said of an import that does not come to its end.
    fn broken_off(&self, why: &str) -> Failure {
        let Summary {
            created, duplicates, ..
        } = self.summary;
        format!("{why}; until there {created} answers were new and {duplicates} known: the same file may come again")
            .into()
    }

    fn end(mut self) -> Result<(), Failure> {
        self.failed.end(&self.bar);
        self.warned.end(&self.bar);
        self.summary.errors = self.failed.count;
        self.summary.warnings = self.warned.count;
        print_json(&self.summary)?;
        match (self.failed.count, self.summary.created + self.summary.duplicates) {
            (0, _) => Ok(()),
            (failed, passed) => Err(format!("{failed} of {} rows failed", failed + passed).into()),
        }
    }
}

/// What is told of rows: the first ones one by one, then how many there are by reason.
struct Told {
    what: &'static str,
    count: usize,
    reasons: BTreeMap<String, usize>,
}

impl Told {
    fn new(what: &'static str) -> Self {
        Self {
            what,
            count: 0,
            reasons: BTreeMap::new(),
        }
    }

    fn add(&mut self, bar: &ProgressBar, place: &str, reason: String) {
        self.count += 1;
        if self.count <= NAMED {
            say(bar, &format!("{place}: {reason}"));
        }
        let known = self.reasons.len() < REASONS || self.reasons.contains_key(&reason);
        let reason = if known { reason } else { "other reasons".to_owned() };
        *self.reasons.entry(reason).or_default() += 1;
    }

    fn end(&self, bar: &ProgressBar) {
        if self.count <= NAMED {
            return;
        }
        say(bar, &format!("… {} {} in all:", self.count, self.what));
        let mut reasons: Vec<_> = self.reasons.iter().collect();
        reasons.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
        for (reason, count) in reasons {
            say(bar, &format!("{count:>7} × {reason}"));
        }
    }
}

/// Says something beside the progress bar, on a terminal or not.
fn say(bar: &ProgressBar, line: &str) {
    #[expect(
        clippy::print_stderr,
        reason = "what a person at the terminal is told while the command runs"
    )]
    bar.suspend(|| eprintln!("{line}"));
}

fn progress(bytes: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {bytes}/{total_bytes} {elapsed} {msg}");
    ProgressBar::new(bytes).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
