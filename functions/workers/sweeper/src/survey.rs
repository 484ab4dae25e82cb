//! How long the oldest entries have been due, where a sweep does not come to all of them.
//!
//! Entries that ask for the same of a brand have keys that differ in their tokens alone, and tokens sort by time: of such a
//! run the first is the oldest, and the rest is passed over. A million entries of one kind are one page. What is left to read
//! is a page for so many runs as fit into it: those of a brand's windows, of deleted prompts, of tasks and deliveries.

use answerscope_domain::clock::Moment;
use answerscope_domain::error::Result;
use answerscope_domain::ids::Token;
use answerscope_store::keys::{self, OUTBOX_SHARDS};
use answerscope_store::table::Table;
use answerscope_store::table::outbox::{DueEntry, OutboxEntry, OutboxPage, outbox_page};
use futures::future::{BoxFuture, FutureExt, try_join_all};

use crate::freshness::Oldest;
use crate::sweep::PAGE;

/// The oldest entries of the whole outbox; `None` where `late` says so before all of it was seen.
pub(crate) async fn oldest(table: &Table, now: Moment, late: &(dyn Fn() -> bool + Sync)) -> Result<Option<Oldest>> {
    let mut shards: Vec<BoxFuture<'_, Result<Option<Oldest>>>> = Vec::new();
    for shard in 0..OUTBOX_SHARDS {
        shards.push(of_shard(table, shard, now, late).boxed());
    }
    let mut all = Oldest::default();
    for of_shard in try_join_all(shards).await? {
        let Some(seen) = of_shard else { return Ok(None) };
        all.include(seen);
    }
    Ok(Some(all))
}

async fn of_shard(table: &Table, shard: u8, now: Moment, late: &(dyn Fn() -> bool + Sync)) -> Result<Option<Oldest>> {
    let (mut range, mut oldest) = (keys::outbox(shard), Oldest::default());
    while !late() {
        let page = outbox_page(table, &range, PAGE, now).await?;
        page.due.iter().for_each(|found| oldest.see(found));
        let Some((_, last)) = &page.followed else {
            return Ok(Some(oldest));
        };
        range.from = behind(last, &page);
    }
    Ok(None)
}

/// Where to read on after a page that ends with `last`: behind its run, or where it is in none that sorts by time, behind
/// itself.
fn behind(last: &str, page: &OutboxPage) -> String {
    let entry = page.due.last().filter(|entry| entry.sort_key == last);
    // No key has a character before `#` and the digits, so nothing lies between. `$` follows `#`.
    match entry.and_then(run_of) {
        Some(run) => format!("{run}$"),
        None => format!("{last}!"),
    }
}

/// What the keys of an entry's run have before their tokens. Deliveries are due at times that their tokens do not tell.
fn run_of(entry: &DueEntry) -> Option<&str> {
    let (run, token) = entry.sort_key.rsplit_once('#')?;
    let sorted = !matches!(entry.entry, OutboxEntry::Delivery(..)) && token.parse::<Token>().is_ok();
    sorted.then_some(run)
}
