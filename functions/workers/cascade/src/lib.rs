//! The cascade worker: removes what hangs on deleted brands, prompts, topics and answers.
//!
//! What is deleted is out of reach at once; this only makes room. A message names a brand, its marks say what there is
//! to remove. Work that is more than a message's share goes on with the next message, and a mark is deleted only after
//! its work is done, so a message that comes twice, late or never loses nothing.

use std::collections::BTreeSet;
use std::sync::Arc;

use answerscope_core::Result;
use answerscope_core::app::App;
use answerscope_core::error::Error;
use answerscope_core::ids::BrandId;
use answerscope_core::store::Store;
use answerscope_core::store::cascade::Budget;
use answerscope_core::store::keys::Key;
use answerscope_core::store::marks::Mark;
use answerscope_core::store::queue::Message;
use answerscope_core::worker::batch;
use aws_lambda_events::sqs::{SqsBatchResponse, SqsEvent};

/// Items and objects that one message deletes: a minute's work, where its function has five.
const ITEMS: usize = 20_000;

/// Handles a batch of messages.
pub async fn handle(app: Arc<App>, event: SqsEvent) -> SqsBatchResponse {
    batch(event, |body| {
        let app = Arc::clone(&app);
        async move {
            let Message::Cascade { organization, brand } = Message::parse(&body)? else {
                return Err(Error::internal("a message for another worker"));
            };
            let store = Store::new(&app, organization);
            if !cascade(&store, brand, &mut Budget::new(ITEMS)).await? {
                store.cascade(brand).await;
            }
            Ok(())
        }
    })
    .await
}

/// Does what the brand's marks ask for; `false` when the budget ended first.
pub async fn cascade(store: &Store, brand: BrandId, budget: &mut Budget) -> Result<bool> {
    let marks = store.marks(brand).await?;
    if marks.iter().any(|(_, mark)| *mark == Mark::Brand) {
        return store.remove_brand(brand, marks, budget).await;
    }
    Ok(topics(store, brand, &marks, budget).await?
        && leftovers(store, brand, &marks, budget).await?
        && objects(store, &marks, budget).await?)
}

/// Removes the objects of deleted answers.
async fn objects(store: &Store, marks: &[(Key, Mark)], budget: &mut Budget) -> Result<bool> {
    for (key, mark) in marks {
        if let Mark::Objects(names) = mark {
            if budget.left() == 0 {
                return Ok(false);
            }
            budget.spend(names.len());
            store.blobs().delete_all(names.iter().cloned().collect()).await?;
            store.clear(vec![key.clone()]).await?;
        }
    }
    Ok(true)
}

/// Deletes the prompts of deleted topics. The rollup takes them out of the numbers and leaves marks for what is left.
async fn topics(store: &Store, brand: BrandId, marks: &[(Key, Mark)], budget: &mut Budget) -> Result<bool> {
    for (key, mark) in marks {
        if let Mark::Topic(slot) = mark {
            if !store.finish_topic(brand, *slot, budget).await? {
                return Ok(false);
            }
            store.clear(vec![key.clone()]).await?;
        }
    }
    Ok(true)
}

/// Removes what deleted prompts have left.
async fn leftovers(store: &Store, brand: BrandId, marks: &[(Key, Mark)], budget: &mut Budget) -> Result<bool> {
    let wanted = |mark: &Mark| match mark {
        Mark::Leftovers(ordinal) => Some(*ordinal),
        _ => None,
    };
    let ordinals: BTreeSet<u32> = marks.iter().filter_map(|(_, mark)| wanted(mark)).collect();
    let gone = store.remove_leftovers(brand, &ordinals, budget).await?;
    let done = marks
        .iter()
        .filter(|(_, mark)| wanted(mark).is_some_and(|ordinal| gone.contains(&ordinal)));
    store.clear(done.map(|(key, _)| key.clone()).collect()).await?;
    Ok(gone.len() == ordinals.len())
}
