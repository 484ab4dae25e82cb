//! The rollup worker: makes segments agree with facts.
//!
//! A message names a brand; what there is to do stands in the brand's marks. Marks are deleted only after the work
//! is visible, so a message that comes twice, late or never changes nothing but the time at which the numbers show.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use answerscope_core::Result;
use answerscope_core::app::App;
use answerscope_core::error::Error;
use answerscope_core::ids::{BrandId, PromptId};
use answerscope_core::store::Store;
use answerscope_core::store::marks::Mark;
use answerscope_core::store::queue::Message;
use answerscope_core::worker::batch;
use answerscope_metrics::{Bitmap, Day, Span};
use aws_lambda_events::sqs::{SqsBatchResponse, SqsEvent};

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
    let mut marks = store.marks(brand).await?;
    marks.retain(|(_, mark)| matches!(mark, Mark::Days(..) | Mark::Naming | Mark::Prompt(_)));
    if marks.is_empty() {
        return Ok(());
    }
    let (mut done, marks): (Vec<_>, Vec<_>) = marks.into_iter().unzip();
    let catalog = match store.catalog(brand).await {
        Ok(catalog) => catalog,
        // A deleted brand needs no numbers; its marks tell the cascade which spans there are.
        Err(Error::NotFound) => return Ok(()),
        Err(error) => return Err(error),
    };
    let mut days: BTreeMap<Span, BTreeSet<Day>> = BTreeMap::new();
    for mark in &marks {
        match mark {
            Mark::Days(span, marked) => days.entry(*span).or_default().extend(marked),
            Mark::Prompt(ordinal) => {
                let prompt = PromptId {
                    brand,
                    ordinal: *ordinal,
                };
                for day in store.days_of_prompt(prompt).await? {
                    days.entry(day.span()).or_default().insert(day);
                }
            }
            _ => {}
        }
    }
    if marks.contains(&Mark::Naming) {
        for (day, mark) in store
            .reread_facts(&catalog.brand, days.keys().copied().collect())
            .await?
        {
            days.entry(day.span()).or_default().insert(day);
            done.push(mark);
        }
    }
    let live: Bitmap = catalog.all();
    for (span, days) in days {
        let days: Vec<Day> = days.into_iter().collect();
        store
            .rebuild_span(brand, span, &days, &|ordinal| live.contains(ordinal))
            .await?;
    }
    store.clear(done).await
}
