//! A sweep: a bounded part of the outbox, a page at a time, each organization in its turn. What it does not come to is noted,
//! and the next one goes on there, so that every entry has its message however many there are.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use answerscope_api::app::App;
use answerscope_domain::clock::{Moment, later};
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::Token;
use answerscope_store::Store;
use answerscope_store::aws::queue::{Addressed, BATCH, Message, Worker};
use answerscope_store::runtime::retry::within_deadline;
use answerscope_store::table::outbox::{DueEntry, OutboxEntry, outbox_page};
use answerscope_tasks::TaskMessage;
use answerscope_tasks::registry::{self, Announcer};
use futures::future::{BoxFuture, FutureExt};
use futures::stream::{self, StreamExt};
use tokio::time::Instant;

use crate::collecting::start_first_of;
use crate::freshness::{self, Ages, Oldest};
use crate::method;
use crate::stretch::{Stretch, Stretches};
use crate::survey;

/// Entries of a page, which is all that a sweep holds of a part of the outbox.
pub(crate) const PAGE: usize = 500;
/// Entries that are taken up together.
const TOGETHER: usize = 40;
/// Requests that are under way side by side.
const SIDE_BY_SIDE: usize = 16;
/// How long a sweep begins something new.
const BEGINS: Duration = Duration::from_secs(45);
/// How long it looks for the oldest entries after that.
const LOOKS: Duration = Duration::from_secs(75);
/// When its requests are to have their answers: before the function's time-out of 120 s.
const ENDS: Duration = Duration::from_secs(100);

/// What a sweep has found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Swept {
    /// Entries that were due.
    pub due: usize,
    /// How long the oldest have been due, of all there are. Where there was no time to look at all of them: of those that were
    /// read.
    pub ages: Ages,
    /// Whether it has read everything; else the next one goes on where it ended.
    pub through: bool,
}

/// Sends what is due, what asks for the same of a brand once. An entry that can not be sent does not keep the others from being
/// sent, nor does a part of the outbox that can not be read.
///
/// # Errors
/// When a part of the outbox could not be read; what could be is swept.
#[tracing::instrument(target = "answerscope::steps", level = "debug", skip_all)]
pub async fn sweep(app: &Arc<App>) -> Result<Swept> {
    // Boxed: the SDK's futures are deeply nested, and a boxed one ends the compiler's descent.
    Box::pin(within_deadline(Instant::now() + ENDS, within_bounds(app))).await
}

async fn within_bounds(app: &Arc<App>) -> Result<Swept> {
    let table = &app.stores.table;
    let (left, noted) = Stretches::read(table).await?;
    let now = app.stores.clock.now();
    let mut sweep = Sweep {
        app,
        now,
        due: 0,
        oldest: Oldest::default(),
        left,
        unread: Vec::new(),
    };
    let failed = sweep.take_turns().await;
    sweep.look_for_earlier_methods().await;
    if !sweep.left.is_empty() {
        sweep.look_at_the_rest().await;
    }
    let swept = Swept {
        due: sweep.due,
        ages: sweep.oldest.ages(now),
        through: sweep.left.is_empty() && failed.is_none(),
    };
    freshness::found(swept.ages, swept.due);
    sweep.left.note(table, noted).await?;
    if let Some(error) = failed {
        return Err(error);
    }
    freshness::heartbeat();
    Ok(swept)
}

struct Sweep<'a> {
    app: &'a Arc<App>,
    now: Moment,
    due: usize,
    oldest: Oldest,
    left: Stretches,
    /// Stretches of which a page could not be read.
    unread: Vec<Stretch>,
}

/// What is to be done for an entry.
enum Step {
    Send(Worker, String),
    Announce(&'static dyn Announcer, Token),
    StartFirst,
}

impl Sweep<'_> {
    fn late(&self) -> bool {
        self.is_past(BEGINS)
    }

    fn is_past(&self, time: Duration) -> bool {
        self.app.stores.clock.now() >= later(self.now, time)
    }

    /// Has brands read anew after the version of the method was raised.
    async fn look_for_earlier_methods(&self) {
        let looked = method::look_through(&self.app.stores, self.now, || self.late()).await;
        if let Err(error) = looked {
            tracing::error!(%error, "brands were not looked through for an earlier method; the next sweep tries again");
        }
    }

    /// Finds the oldest entries among those that it has not come to.
    async fn look_at_the_rest(&mut self) {
        match survey::oldest(&self.app.stores.table, self.now, &|| self.is_past(LOOKS)).await {
            Ok(Some(oldest)) => self.oldest = oldest,
            Ok(None) => tracing::warn!("the outbox was not looked through in time; older entries may be due"),
            Err(error) => tracing::error!(%error, "the outbox was not looked through; older entries may be due"),
        }
    }

    /// Reads and sends until everything is read or the time is over; the last error of a read.
    async fn take_turns(&mut self) -> Option<Error> {
        let mut failed = None;
        while !self.late()
            && let Some(stretch) = self.left.next()
        {
            if let Err(error) = self.turn(stretch).await {
                tracing::error!(%error, "a part of the outbox was not read; the next sweep tries again");
                failed = Some(error);
            }
        }
        for stretch in self.unread.drain(..) {
            self.left.defer(stretch);
        }
        failed
    }

    async fn turn(&mut self, stretch: Stretch) -> Result<()> {
        let page = match outbox_page(&self.app.stores.table, &stretch.range(), PAGE, self.now).await {
            Ok(page) => page,
            Err(error) => {
                self.unread.push(stretch);
                return Err(error);
            }
        };
        page.due.iter().for_each(|found| self.oldest.see(found));
        let mut stretch = match &page.followed {
            None => stretch,
            Some(ends) => match self.left.put_aside(stretch, ends) {
                Some(stretch) => stretch,
                None => return Ok(()),
            },
        };
        for some in page.due.chunks(TOGETHER) {
            if self.late() {
                self.left.resume(stretch.beginning_at(some[0].sort_key.clone()));
                return Ok(());
            }
            self.due += some.len();
            self.take_up(some, &mut stretch).await;
        }
        if let Some((_, last)) = &page.followed {
            self.left.defer(stretch.behind(last));
        }
        Ok(())
    }

    /// Does what some entries ask for, or sends the messages that have it done: those of a worker together.
    async fn take_up(&self, some: &[DueEntry], stretch: &mut Stretch) {
        let (mut messages, mut announcements) = (BTreeMap::<Worker, Vec<_>>::new(), Vec::new());
        let mut first = Vec::new();
        for found in some {
            if self.left.has_rest(stretch, found.keys.organization) {
                continue;
            }
            match step(found, stretch) {
                Ok(None) => {}
                Ok(Some(Step::Send(worker, body))) => messages.entry(worker).or_default().push((found, body)),
                Ok(Some(Step::Announce(work, token))) => announcements.push((found, work, token)),
                Ok(Some(Step::StartFirst)) => first.push(found),
                Err(error) => not_swept(found, &error),
            }
        }
        let mut requests: Vec<BoxFuture<'_, ()>> = Vec::new();
        for (worker, messages) in &messages {
            for batch in messages.chunks(BATCH) {
                requests.push(self.send(*worker, batch).boxed());
            }
        }
        for (found, work, token) in announcements {
            requests.push(self.announce(found, work, token).boxed());
        }
        for found in first {
            requests.push(self.start_first(found).boxed());
        }
        stream::iter(requests)
            .buffer_unordered(SIDE_BY_SIDE)
            .collect::<()>()
            .await;
    }

    async fn send(&self, worker: Worker, batch: &[(&DueEntry, String)]) {
        let bodies = batch.iter().map(|(_, body)| body.clone()).collect();
        let outcomes = self.app.stores.queue().put_batch(worker, bodies).await;
        for ((found, _), outcome) in batch.iter().zip(outcomes) {
            outcome.unwrap_or_else(|error| not_swept(found, &error));
        }
    }

    async fn announce(&self, found: &DueEntry, work: &'static dyn Announcer, token: Token) {
        let store = Store::new(&self.app.stores, found.keys.organization);
        let announced = work.announce(&store, found.keys.brand, token).await;
        announced.unwrap_or_else(|error| not_swept(found, &error));
    }

    async fn start_first(&self, found: &DueEntry) {
        let started = start_first_of(self.app, found.keys).await;
        started.unwrap_or_else(|error| not_swept(found, &error));
    }
}

fn unknown() -> Error {
    Error::internal("no kind of work has this outbox entry")
}

fn not_swept(found: &DueEntry, error: &Error) {
    tracing::error!(%error, entry = ?found.entry, "not swept; the next sweep tries again");
}

/// What is to be done for an entry; nothing where another one of its brand has asked for the same.
fn step(found: &DueEntry, stretch: &mut Stretch) -> Result<Option<Step>> {
    let message = match &found.entry {
        OutboxEntry::Event(event, token) => {
            let work = registry::of_event(*event).ok_or_else(unknown)?;
            return Ok(Some(Step::Announce(work, *token)));
        }
        OutboxEntry::Task(word, token) => {
            // That of a newer program stays for that one.
            let kind = registry::of_entry(word).ok_or_else(unknown)?;
            let message = TaskMessage::new(kind, found.keys, *token);
            return Ok(Some(Step::Send(message.worker(), message.body()?)));
        }
        OutboxEntry::FirstCollection => return Ok(Some(Step::StartFirst)),
        other => other.message(found.keys),
    };
    let Some(message) = message else { return Ok(None) };
    let of_brand = matches!(
        message,
        Message::Rollup { .. } | Message::Backfill { .. } | Message::Purge { .. }
    );
    if of_brand && !stretch.sent.insert(message.clone()) {
        return Ok(None);
    }
    Ok(Some(Step::Send(message.worker(), message.body()?)))
}
