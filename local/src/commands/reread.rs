//! `reread`: answers whose facts an earlier version of the analysis method made are read anew.

use answerscope_rollup::reanalysis::{Outdated, outdated, request_reanalysis, start_reanalysis};
use std::sync::Arc;
use std::time::{Duration, Instant};

use answerscope_api::app::App;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{BrandId, OrgId};
use answerscope_store::Store;
use answerscope_store::brands::brands_of_all;
use indicatif::{ProgressBar, ProgressStyle};

use super::{named_brand, print_json};
use crate::embedded::Failure;
use crate::process::Process;

/// How often the progress of a brand is looked up, at most.
const LOOK: Duration = Duration::from_secs(1);

/// What a run did.
#[derive(Debug, Default, serde::Serialize)]
struct Summary {
    /// Brands with answers to read anew.
    brands: usize,
    /// Those answers.
    answers: usize,
    /// Those that are still to be read: the service goes on with them.
    left: usize,
    /// Those whose text is missing or damaged; what was read in it before stands.
    unreadable: usize,
}

/// Reads a brand's answers anew, or all brands', one brand after the other. Stopped, the next run or the service goes on
/// where it was.
pub async fn reread(process: &Process, brand: Option<&str>) -> Result<(), Failure> {
    let (mut summary, bar) = (Summary::default(), progress());
    for (organization, id) in brands(&process.app, brand).await? {
        let store = Store::new(&process.app.stores, organization);
        let found = there(start_reanalysis(&store, id).await)?;
        if found.is_empty() {
            continue;
        }
        summary.brands += 1;
        bar.inc_length(found.answers as u64);
        while !drained_soon(process, &bar).await {
            let begun = Instant::now();
            let left = there(outdated(&store, id).await)?.answers.min(found.answers);
            bar.set_position((summary.answers + found.answers - left) as u64);
            // On a large brand, looking must not be the work.
            tokio::time::sleep(begun.elapsed() * 10).await;
        }
        summary.answers += found.answers;
        bar.set_position(summary.answers as u64);
        let now = there(outdated(&store, id).await)?;
        summary.left += now.answers;
        summary.unreadable += now.unreadable;
    }
    bar.finish_and_clear();
    print_json(&summary)
}

/// Marks a brand, or all brands, of a deployment, whose workers read the answers anew; prints how many that are.
pub async fn start(app: &Arc<App>, brand: Option<&str>) -> Result<(), Failure> {
    let mut summary = Summary::default();
    for (organization, id) in brands(app, brand).await? {
        let found = there(request_reanalysis(&Store::new(&app.stores, organization), id).await)?;
        summary.brands += usize::from(!found.is_empty());
        summary.answers += found.answers;
        summary.left += found.answers;
        summary.unreadable += found.unreadable;
    }
    print_json(&summary)
}

async fn brands(app: &Arc<App>, brand: Option<&str>) -> Result<Vec<(OrgId, BrandId)>, Failure> {
    let Some(brand) = brand else {
        return Ok(brands_of_all(&app.stores.table).await?);
    };
    Ok(vec![named_brand(&app.stores.table, brand).await?])
}

/// A brand that was deleted meanwhile has nothing to be read.
fn there(found: Result<Outdated>) -> Result<Outdated> {
    match found {
        Err(Error::NotFound) => Ok(Outdated::default()),
        found => found,
    }
}

async fn drained_soon(process: &Process, bar: &ProgressBar) -> bool {
    bar.tick();
    tokio::time::timeout(LOOK, process.queue.drained()).await.is_ok()
}

pub(super) fn progress() -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} answers {elapsed}");
    ProgressBar::new(0).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
