//! The rollup worker: makes segments agree with facts.
//!
//! A message names a brand; what there is to do stands in the brand's outbox entries. These are deleted only after the work
//! is visible, so a message that comes twice, late or never changes nothing but the time at which the numbers show.

pub mod deleted_prompts;
pub mod reanalysis;
mod rebuild;
pub mod recount;
pub mod repair;
mod reread;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError};

use crate::deleted_prompts::{enqueue_prompt_purge, enqueue_uncounting};
use crate::repair::repair_facts;
use crate::reread::reread_facts;
use answerscope_api::app::App;
use answerscope_api::worker::batch;
use answerscope_domain::Result;
use answerscope_domain::error::Error;
use answerscope_domain::ids::{BrandId, PromptId};
use answerscope_metrics::{Bitmap, Day, SegmentWindow};
use answerscope_store::Store;
use answerscope_store::aws::queue::Message;
use answerscope_store::keys::Key;
use answerscope_store::monitoring::Catalog;
use answerscope_store::table::outbox::OutboxEntry;
use aws_lambda_events::sqs::{SqsBatchResponse, SqsEvent};

/// How often days are rebuilt when prompts are deleted meanwhile.
const TRIES: usize = 5;
/// Spans of days that are rebuilt before their outbox entries are cleared.
const SPANS: usize = 4;

/// Handles a batch of messages.
pub async fn handle(app: Arc<App>, event: SqsEvent) -> SqsBatchResponse {
    batch(event, |body| {
        let app = Arc::clone(&app);
        async move {
            let Message::Rollup { organization, brand } = Message::parse(&body)? else {
                return Err(Error::internal("a message for another worker"));
            };
            run_rollup(&Store::new(&app.stores, organization), brand).await
        }
    })
    .await
}

/// Does what the brand's outbox entries ask for.
#[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all, fields(%brand))]
pub async fn run_rollup(store: &Store, brand: BrandId) -> Result<()> {
    let since = store.now();
    let mut entries = store.outbox().list(brand).await?;
    entries.retain(|(_, entry)| {
        matches!(
            entry,
            OutboxEntry::RebuildDays(..) | OutboxEntry::Reanalysis | OutboxEntry::UncountPrompt(_)
        )
    });
    if entries.is_empty() {
        return Ok(());
    }
    // Answers wait for their first figures in these; a rename must find them all, whatever part it comes in.
    let waiting: Vec<SegmentWindow> = entries.iter().filter_map(|(_, entry)| entry.window()).collect();
    let mut complete = true;
    for part in parts(entries) {
        match run_part(store, brand, part, &waiting).await {
            // A deleted brand needs no numbers; its outbox entries tell the purge which windows there are.
            Err(Error::NotFound) => return Ok(()),
            done => complete &= done?,
        }
    }
    if complete {
        match store.brands().set_counted_until(brand, since).await {
            Err(Error::NotFound) => {}
            done => done?,
        }
    }
    Ok(())
}

/// Entries to be done together: those of many days a few windows at a time, so that whoever is stopped goes on where it was.
fn parts(entries: Vec<(Key, OutboxEntry)>) -> Vec<Vec<(Key, OutboxEntry)>> {
    let mut windows: BTreeMap<Option<SegmentWindow>, Vec<(Key, OutboxEntry)>> = BTreeMap::new();
    for (key, entry) in entries {
        windows.entry(entry.window()).or_default().push((key, entry));
    }
    let windows: Vec<_> = windows.into_values().collect();
    windows.chunks(SPANS).map(<[_]>::concat).collect()
}

/// Rebuilds what outbox entries name, and then replaces or deletes them; whether no day lacks facts.
#[tracing::instrument(target = "answerscope::steps", level = "debug", name = "run_rollup_part", skip_all, fields(entries = entries.len()))]
async fn run_part(
    store: &Store,
    brand: BrandId,
    entries: Vec<(Key, OutboxEntry)>,
    waiting: &[SegmentWindow],
) -> Result<bool> {
    let catalog = store.catalogs().get(brand).await?;
    let (mut days, deleted) = marked(store, brand, &entries).await?;
    let others = entries
        .iter()
        .filter(|(_, entry)| !matches!(entry, OutboxEntry::UncountPrompt(_)));
    let mut done: Vec<Key> = others.map(|(key, _)| key.clone()).collect();
    if entries.iter().any(|(_, entry)| *entry == OutboxEntry::Reanalysis) {
        let windows = days.keys().chain(waiting).copied();
        for (day, entry) in reread_facts(store, &catalog.brand, windows).await? {
            days.entry(day.window()).or_default().insert(day);
            done.push(entry);
        }
    }
    let (record, prompts) = (catalog.brand.clone(), catalog.all());
    let (mut met, lacking) = rebuild_days(store, catalog, &days).await?;
    let complete = lacking.is_empty();
    for day in lacking {
        repair_facts(store, &record, &prompts, day).await?;
    }
    met.retain(|ordinal| deleted.iter().all(|(_, known)| known != ordinal));
    enqueue_uncounting(store, brand, met).await?;
    enqueue_prompt_purge(store, brand, deleted).await?;
    store.outbox().clear(done).await?;
    Ok(complete)
}

/// Rebuilds days with the prompts of a catalog; returns the deleted prompts whose facts it met, and the days that lack
/// facts. When prompts were deleted meanwhile, another worker may have taken them out already, and this one put them back:
/// then once more.
#[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all)]
async fn rebuild_days(store: &Store, catalog: Catalog, days: &Days) -> Result<(BTreeSet<u32>, BTreeSet<Day>)> {
    let (brand, mut live) = (catalog.brand.id, catalog.all());
    let keys = store.org.of(brand);
    for _ in 0..TRIES {
        let (met, mut lacking) = (Mutex::new(BTreeSet::new()), BTreeSet::new());
        for (window, days) in days {
            let days: Vec<Day> = days.iter().copied().collect();
            let counts = |ordinal| {
                let counts = live.contains(ordinal);
                if !counts {
                    met.lock().unwrap_or_else(PoisonError::into_inner).insert(ordinal);
                }
                counts
            };
            lacking.extend(rebuild::rebuild(store, keys, *window, &days, &counts).await?);
        }
        let now: Bitmap = store.catalogs().get(brand).await?.all();
        if live.iter().all(|ordinal| now.contains(ordinal)) {
            return Ok((met.into_inner().unwrap_or_else(PoisonError::into_inner), lacking));
        }
        live = now;
    }
    Err(Error::internal(
        "prompts were deleted during every attempt to rebuild days",
    ))
}

type Days = BTreeMap<SegmentWindow, BTreeSet<Day>>;

/// The days that outbox entries ask for, and the outbox entries of deleted prompts.
#[tracing::instrument(target = "answerscope::steps", level = "debug", name = "days_of_entries", skip_all)]
async fn marked(store: &Store, brand: BrandId, entries: &[(Key, OutboxEntry)]) -> Result<(Days, Vec<(Key, u32)>)> {
    let (mut days, mut deleted) = (Days::new(), Vec::new());
    for (key, entry) in entries {
        match entry {
            OutboxEntry::RebuildDays(window, marked) => days.entry(*window).or_default().extend(marked),
            OutboxEntry::UncountPrompt(ordinal) => {
                let ordinal = *ordinal;
                for day in store.answers().days_of_prompt(PromptId { brand, ordinal }).await? {
                    days.entry(day.window()).or_default().insert(day);
                }
                deleted.push((key.clone(), ordinal));
            }
            _ => {}
        }
    }
    Ok((days, deleted))
}
