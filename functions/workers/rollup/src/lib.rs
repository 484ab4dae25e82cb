//! The rollup worker: makes segments agree with facts.
//!
//! A message names a brand; what there is to do stands in the brand's marks. Marks are deleted only after the work
//! is visible, so a message that comes twice, late or never changes nothing but the time at which the numbers show.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError};

use answerscope_core::Result;
use answerscope_core::app::App;
use answerscope_core::error::Error;
use answerscope_core::ids::{BrandId, PromptId};
use answerscope_core::store::Store;
use answerscope_core::store::catalog::Catalog;
use answerscope_core::store::keys::Key;
use answerscope_core::store::marks::Mark;
use answerscope_core::store::queue::Message;
use answerscope_core::worker::batch;
use answerscope_metrics::{Bitmap, Day, Span};
use aws_lambda_events::sqs::{SqsBatchResponse, SqsEvent};

/// How often days are rebuilt when prompts are deleted meanwhile.
const TRIES: usize = 5;
/// Spans of days that are rebuilt before their marks are cleared.
const SPANS: usize = 4;

/// Handles a batch of messages.
pub async fn handle(app: Arc<App>, event: SqsEvent) -> SqsBatchResponse {
    batch(event, |body| {
        let app = Arc::clone(&app);
        async move {
            let Message::Settle { organization, brand } = Message::parse(&body)? else {
                return Err(Error::internal("a message for another worker"));
            };
            settle(&Store::new(&app, organization), brand).await
        }
    })
    .await
}

/// Does what the brand's marks ask for.
pub async fn settle(store: &Store, brand: BrandId) -> Result<()> {
    let since = store.now();
    let mut marks = store.marks(brand).await?;
    marks.retain(|(_, mark)| matches!(mark, Mark::Days(..) | Mark::Naming | Mark::Prompt(_)));
    if marks.is_empty() {
        return Ok(());
    }
    // Answers wait for their first figures in these; a rename must find them all, whatever part it comes in.
    let waiting: Vec<Span> = marks.iter().filter_map(|(_, mark)| mark.span()).collect();
    let mut complete = true;
    for part in parts(marks) {
        match agree(store, brand, part, &waiting).await {
            // A deleted brand needs no numbers; its marks tell the cascade which spans there are.
            Err(Error::NotFound) => return Ok(()),
            done => complete &= done?,
        }
    }
    if complete {
        match store.set_counted_until(brand, since).await {
            Err(Error::NotFound) => {}
            done => done?,
        }
    }
    Ok(())
}

/// Marks to be done together: those of many days a few spans at a time, so that whoever is stopped goes on where it was.
fn parts(marks: Vec<(Key, Mark)>) -> Vec<Vec<(Key, Mark)>> {
    let mut spans: BTreeMap<Option<Span>, Vec<(Key, Mark)>> = BTreeMap::new();
    for (key, mark) in marks {
        spans.entry(mark.span()).or_default().push((key, mark));
    }
    let spans: Vec<_> = spans.into_values().collect();
    spans.chunks(SPANS).map(<[_]>::concat).collect()
}

/// Rebuilds what marks name, and then replaces or deletes them; whether no day lacks facts.
async fn agree(store: &Store, brand: BrandId, marks: Vec<(Key, Mark)>, waiting: &[Span]) -> Result<bool> {
    let catalog = store.catalog(brand).await?;
    let (mut days, deleted) = marked(store, brand, &marks).await?;
    let others = marks.iter().filter(|(_, mark)| !matches!(mark, Mark::Prompt(_)));
    let mut done: Vec<Key> = others.map(|(key, _)| key.clone()).collect();
    if marks.iter().any(|(_, mark)| *mark == Mark::Naming) {
        let spans = days.keys().chain(waiting).copied();
        for (day, mark) in store.reread_facts(&catalog.brand, spans).await? {
            days.entry(day.span()).or_default().insert(day);
            done.push(mark);
        }
    }
    let (record, prompts) = (catalog.brand.clone(), catalog.all());
    let (mut met, lacking) = rebuild(store, catalog, &days).await?;
    let complete = lacking.is_empty();
    for day in lacking {
        store.repair_facts(&record, &prompts, day).await?;
    }
    met.retain(|ordinal| deleted.iter().all(|(_, known)| known != ordinal));
    store.mark_met(brand, met).await?;
    store.hand_over(brand, deleted).await?;
    store.clear(done).await?;
    Ok(complete)
}

/// Rebuilds days with the prompts of a catalog; returns the deleted prompts whose facts it met, and the days that lack
/// facts. When prompts were deleted meanwhile, another worker may have taken them out already, and this one put them back:
/// then once more.
async fn rebuild(store: &Store, catalog: Catalog, days: &Days) -> Result<(BTreeSet<u32>, BTreeSet<Day>)> {
    let (brand, mut live) = (catalog.brand.id, catalog.all());
    for _ in 0..TRIES {
        let (met, mut lacking) = (Mutex::new(BTreeSet::new()), BTreeSet::new());
        for (span, days) in days {
            let days: Vec<Day> = days.iter().copied().collect();
            let counts = |ordinal| {
                let counts = live.contains(ordinal);
                if !counts {
                    met.lock().unwrap_or_else(PoisonError::into_inner).insert(ordinal);
                }
                counts
            };
            lacking.extend(store.rebuild_span(brand, *span, &days, &counts).await?);
        }
        let now: Bitmap = store.catalog(brand).await?.all();
        if live.iter().all(|ordinal| now.contains(ordinal)) {
            return Ok((met.into_inner().unwrap_or_else(PoisonError::into_inner), lacking));
        }
        live = now;
    }
    Err(Error::internal(
        "prompts were deleted during every attempt to rebuild days",
    ))
}

type Days = BTreeMap<Span, BTreeSet<Day>>;

/// The days that marks ask for, and the marks of deleted prompts.
async fn marked(store: &Store, brand: BrandId, marks: &[(Key, Mark)]) -> Result<(Days, Vec<(Key, u32)>)> {
    let (mut days, mut deleted) = (Days::new(), Vec::new());
    for (key, mark) in marks {
        match mark {
            Mark::Days(span, marked) => days.entry(*span).or_default().extend(marked),
            Mark::Prompt(ordinal) => {
                let ordinal = *ordinal;
                for day in store.days_of_prompt(PromptId { brand, ordinal }).await? {
                    days.entry(day.span()).or_default().insert(day);
                }
                deleted.push((key.clone(), ordinal));
            }
            _ => {}
        }
    }
    Ok((days, deleted))
}
