//! The kinds of work that there are. A new one is a line in `kinds!`; the sweeper, the settings, the local service and
//! the tests walk what follows from it.

use std::marker::PhantomData;

use answerscope_domain::entities::collection::CollectionWork;
use answerscope_domain::entities::export::ExportWork;
use answerscope_domain::entities::insight::GenerationWork;
use answerscope_domain::entities::task::{Task, TaskError};
use answerscope_domain::entities::trend::TrendWork;
use answerscope_domain::entities::webhook::EventKind;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::{BrandId, Token, Tokened};
use answerscope_store::Store;
use answerscope_store::aws::queue::Worker;
use answerscope_store::table::{Item, entity_of};
use futures::future::BoxFuture;

use crate::tasks::Tasks;
use crate::work::{Kind, Work};

macro_rules! kinds {
    ($($work:ty,)*) => {
        /// What all kinds of work are called. To know them links nothing of what they do.
        pub const KINDS: &[&Kind] = &[$(&<$work as Work>::KIND),*];
        const ALL: &[&dyn AnyWork] = &[$(&Of::<$work>(PhantomData)),*];
        const ANNOUNCERS: &[&dyn Announcer] = &[$(&Of::<$work>(PhantomData)),*];
    };
}

kinds![CollectionWork, ExportWork, GenerationWork, TrendWork,];

/// A kind of work of which the caller does not know which one it is.
pub trait AnyWork: Sync {
    /// Its words.
    fn kind(&self) -> &'static Kind;

    /// [`Tasks::fail_abandoned`].
    fn fail_abandoned<'s>(&'s self, store: &'s Store, brand: BrandId, token: Token) -> BoxFuture<'s, Result<()>>;

    /// Fails a task whose brand is gone, by its row; `false` where it is over already, `None` where it can not be read.
    fn fail_with_brand<'s>(
        &'s self,
        store: &'s Store,
        brand: BrandId,
        row: Item,
    ) -> BoxFuture<'s, Result<Option<bool>>>;
}

/// A kind of work that tells the bus; apart from the rest, so that only those who announce have the bus in their binary.
pub trait Announcer: Sync {
    /// Its words.
    fn kind(&self) -> &'static Kind;

    /// [`Tasks::announce`].
    fn announce<'s>(&'s self, store: &'s Store, brand: BrandId, token: Token) -> BoxFuture<'s, Result<()>>;
}

struct Of<W>(PhantomData<fn() -> W>);

impl<W: Work> AnyWork for Of<W> {
    fn kind(&self) -> &'static Kind {
        const { &W::KIND }
    }

    fn fail_abandoned<'s>(&'s self, store: &'s Store, brand: BrandId, token: Token) -> BoxFuture<'s, Result<()>> {
        Box::pin(async move { Tasks::<W>::new(store).fail_abandoned(W::Id::of(brand, token)).await })
    }

    fn fail_with_brand<'s>(
        &'s self,
        store: &'s Store,
        brand: BrandId,
        row: Item,
    ) -> BoxFuture<'s, Result<Option<bool>>> {
        Box::pin(async move {
            let Ok(task) = entity_of::<Task<W>>(row) else {
                return Ok(None);
            };
            let over = task.task_state.ended();
            if !over {
                let id = W::Id::of(brand, task.token);
                let error = TaskError::from(&Error::NotFound);
                Tasks::<W>::new(store).fail(id, task, error).await?;
            }
            Ok(Some(!over))
        })
    }
}

impl<W: Work> Announcer for Of<W> {
    fn kind(&self) -> &'static Kind {
        const { &W::KIND }
    }

    fn announce<'s>(&'s self, store: &'s Store, brand: BrandId, token: Token) -> BoxFuture<'s, Result<()>> {
        Box::pin(async move {
            let name = W::KIND.name;
            let event = W::KIND
                .event
                .ok_or_else(|| Error::internal(format!("no event of the kind {name}")))?;
            Tasks::<W>::new(store).announce(event, W::Id::of(brand, token)).await
        })
    }
}

/// The kind of work whose words are these ones.
pub fn find(is: impl Fn(&Kind) -> bool) -> Option<&'static dyn AnyWork> {
    ALL.iter().copied().find(|work| is(work.kind()))
}

/// The kind of work that an outbox entry with this word is of.
pub fn of_entry(word: &str) -> Option<&'static Kind> {
    KINDS.iter().copied().find(|kind| kind.entry == word)
}

/// The kind of work whose completed tasks tell this.
pub fn of_event(event: EventKind) -> Option<&'static dyn Announcer> {
    ANNOUNCERS.iter().copied().find(|work| work.kind().event == Some(event))
}

/// All workers, each once.
pub fn workers() -> Vec<Worker> {
    let mut workers = Worker::OWN.to_vec();
    workers.extend(KINDS.iter().map(|kind| kind.worker));
    workers.sort();
    workers.dedup();
    workers
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn no_two_kinds_share_a_word_and_every_event_is_told_by_one() {
        let words: [fn(&Kind) -> &'static str; 5] = [
            |kind| kind.name,
            |kind| kind.row,
            |kind| kind.entry,
            |kind| kind.message,
            |kind| kind.id,
        ];
        for word in words {
            let different: BTreeSet<&str> = KINDS.iter().map(|kind| word(kind)).collect();
            assert_eq!(different.len(), KINDS.len(), "{different:?}");
        }
        for event in EventKind::ALL {
            let tell = KINDS.iter().filter(|kind| kind.event == Some(event));
            assert_eq!(tell.count(), 1, "{event:?}");
        }
    }
}
