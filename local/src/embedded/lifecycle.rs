//! What goes by itself, by the rules that `template.yaml` gives the bucket, and by the table's time to live.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use answerscope_domain::clock::{Clock, Moment, SystemClock};

use super::Embedded;
use super::objects::{self, Objects};

const DAY: Duration = Duration::from_secs(24 * 3600);
/// Archives go after so many days; links to them last 7.
const ARCHIVES: u32 = 8;
/// Unfinished uploads go after so many days, and so does what a killed process was writing.
const UNFINISHED: u32 = 1;
/// What the names of archives begin with.
const PREFIX: &str = "exports/";
/// Objects that are looked at together.
const PAGE: usize = 1_000;

/// Deletes expired items each minute and old objects each hour, and gives back the room of what was deleted, from now on.
pub(crate) async fn run(embedded: Arc<Embedded>) {
    let mut minute = tokio::time::interval(Duration::from_secs(60));
    for count in 0u64.. {
        minute.tick().await;
        let (embedded, hourly) = (Arc::clone(&embedded), count.is_multiple_of(60));
        let swept = tokio::task::spawn_blocking(move || {
            if let Err(error) = embedded.dynamodb.expire() {
                tracing::warn!(%error, "expired items could not be deleted");
            }
            if let Err(error) = embedded.give_back() {
                tracing::warn!(%error, "the room of deleted items could not be given back");
            }
            if hourly && let Err(error) = embedded.objects.clean(&embedded.bucket, SystemClock::default().now()) {
                tracing::warn!(%error, "old objects could not be deleted");
            }
        });
        if let Err(error) = swept.await {
            tracing::warn!(%error, "the sweep of the stores failed");
        }
    }
}

impl Objects {
    /// Deletes what is old now.
    pub(super) fn clean(&self, bucket: &str, now: Moment) -> std::io::Result<()> {
        let mut after = String::new();
        loop {
            let page = self.list(bucket, PREFIX, &after, PAGE)?;
            for object in &page {
                if object
                    .metadata
                    .modified()
                    .is_ok_and(|written| old(written, now, ARCHIVES))
                {
                    self.delete(bucket, &object.key)?;
                }
            }
            match page.last() {
                Some(last) => after.clone_from(&last.key),
                None => break,
            }
        }
        let old = |path: &Path| objects::modified(path).is_some_and(|written| old(written, now, UNFINISHED));
        for (_, upload) in objects::entries(&self.uploads())?
            .into_iter()
            .filter(|(_, path)| old(path))
        {
            objects::remove_all(&upload)?;
        }
        let temporaries = objects::entries(&self.temporaries())?.into_iter().map(|(_, path)| path);
        for file in temporaries.chain(self.strays()?).filter(|path| old(path)) {
            // Its owner may have been faster.
            let _gone = std::fs::remove_file(file);
        }
        Ok(())
    }
}

fn old(written: SystemTime, now: Moment, days: u32) -> bool {
    let written = written.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    let now = Duration::from_micros(u64::try_from(now.0).unwrap_or_default());
    now.saturating_sub(written) > DAY * days
}
