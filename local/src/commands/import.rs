//! `import`: answers from a file, a JSON object a line.

use std::io::{BufRead, BufReader};
use std::path::Path;

use answerscope_answers::placing;
use answerscope_core::ids::{BrandId, Id};
use answerscope_core::store::Store;
use answerscope_core::store::organizations::organization_of_brand;
use indicatif::{ProgressBar, ProgressStyle};

use super::print_json;
use crate::embedded::Failure;
use crate::process::Process;

/// Rows imported together.
const ROWS: usize = 500;

/// What an import did.
#[derive(Debug, Default, serde::Serialize)]
struct Summary {
    created: usize,
    duplicates: usize,
    errors: usize,
}

/// Imports a file; lines that are wrong are told by number and left out.
pub async fn import(process: &Process, file: &Path, brand: &str) -> Result<(), Failure> {
    let id = BrandId::parse(brand).ok_or_else(|| format!("--brand {brand}: not a brand's id"))?;
    let organization = organization_of_brand(&process.app.table, id).await?;
    let organization = organization.ok_or_else(|| format!("--brand {brand}: there is no such brand"))?;
    let store = Store::new(&process.app, organization);
    let opened = std::fs::File::open(file).map_err(|e| format!("{}: {e}", file.display()))?;
    let bar = progress(opened.metadata()?.len());
    let (mut rows, mut summary, mut lines) = (Vec::new(), Summary::default(), Vec::new());
    for (number, line) in BufReader::new(opened).lines().enumerate() {
        let line = line.map_err(|e| format!("{}:{}: {e}", file.display(), number + 1))?;
        bar.inc(line.len() as u64 + 1);
        if line.trim().is_empty() {
            continue;
        }
        // What is no JSON becomes a row that is no object, and is told like any other wrong row.
        rows.push(serde_json::from_str(&line).unwrap_or_default());
        lines.push(number + 1);
        if rows.len() == ROWS {
            send(&store, id, &mut rows, &mut lines, &mut summary, &bar).await?;
        }
    }
    send(&store, id, &mut rows, &mut lines, &mut summary, &bar).await?;
    bar.set_message("computing metrics");
    process.queue.drained().await;
    bar.finish_and_clear();
    print_json(&summary)
}

async fn send(
    store: &Store,
    brand: BrandId,
    rows: &mut Vec<serde_json::Value>,
    lines: &mut Vec<usize>,
    summary: &mut Summary,
    bar: &ProgressBar,
) -> Result<(), Failure> {
    if rows.is_empty() {
        return Ok(());
    }
    let report = placing::import(store, brand, std::mem::take(rows)).await?;
    summary.created += report.created;
    summary.duplicates += report.duplicates.len();
    summary.errors += report.errors.len();
    for error in report.errors {
        bar.println(format!(
            "line {}: {} {}",
            lines[error.row], error.code, error.description
        ));
    }
    bar.set_message(format!(
        "{} new, {} known, {} wrong",
        summary.created, summary.duplicates, summary.errors
    ));
    lines.clear();
    Ok(())
}

fn progress(bytes: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {bytes}/{total_bytes} {elapsed} {msg}");
    ProgressBar::new(bytes).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
