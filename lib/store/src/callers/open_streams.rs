//! Streams that an organization has open. Each keeps an execution of the deployment for as long as its reader takes, so that
//! an organization has a number of slots, each an item with a lease that outlasts the longest stream.

use std::time::Duration;

use crate::Store;
use crate::keys::{Key, open_stream};
use crate::table::{Action, Changed, Item, Transaction, number, text};
use answerscope_domain::clock::{Moment, later};
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::Token;

/// Streams that an organization may have open at once.
pub const MOST_STREAMS: u8 = 10;
/// How long after its end an item stays that a killed process has left, in seconds.
const KEPT: i64 = 60 * 60;
/// What a caller is told to wait when all are open: most streams last for seconds.
const RETRY_AFTER: u64 = 5;

/// A stream that counts as open until it is closed, or its lease is over.
pub struct OpenStream {
    store: Store,
    slot: Key,
    holder: Token,
}

impl Store {
    /// Counts a stream more of the organization; a process that is killed keeps its slot for as long as a stream `lasts`.
    ///
    /// # Errors
    /// [`Error::TooManyStreams`] where [`MOST_STREAMS`] are open, and when the table does not take it.
    pub async fn open_stream(&self, lasts: Duration) -> Result<OpenStream> {
        let (holder, now, mut first) = (self.fresh_token(), self.now(), [0]);
        // Begins anywhere, so that few meet at a slot.
        self.stores.random.fill(&mut first);
        for at in 0..MOST_STREAMS {
            let slot = open_stream(self.organization(), (first[0] % MOST_STREAMS + at) % MOST_STREAMS);
            let put = Action::put(item(&slot, holder, later(now, lasts)))
                .when("attribute_not_exists(pk) OR #until <= :now")
                .name("#until", "until")
                .value(":now", number(now.0));
            let taken = self.table().commit(Transaction::new().guard(Changed, put)).await?;
            if taken.is_ok() {
                let store = self.clone();
                return Ok(OpenStream { store, slot, holder });
            }
        }
        Err(Error::TooManyStreams {
            most: MOST_STREAMS.into(),
            retry_after: RETRY_AFTER,
        })
    }
}

impl OpenStream {
    /// Gives the slot back, unless its lease is over and another stream has it.
    ///
    /// # Errors
    /// When the table does not take it.
    pub async fn close(self) -> Result<()> {
        let free = Action::delete(self.slot)
            .when("holder = :me")
            .value(":me", text(self.holder.as_str()));
        let free = Transaction::new().guard(Changed, free);
        let _of_another = self.store.table().commit(free).await?;
        Ok(())
    }
}

fn item(slot: &Key, holder: Token, until: Moment) -> Item {
    Item::from([
        ("pk".into(), text(&slot.pk)),
        ("sk".into(), text(&slot.sk)),
        ("kind".into(), text("stream")),
        ("v".into(), number(1)),
        ("holder".into(), text(holder.as_str())),
        ("until".into(), number(until.0)),
        ("ttl".into(), number(until.seconds() + KEPT)),
    ])
}
