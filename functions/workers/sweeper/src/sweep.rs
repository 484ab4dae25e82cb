//! A sweep: a bounded part of the outbox, a page at a time, each organization in its turn. What it does not come to is noted,
//! and the next one goes on there, so that every entry has its message however many there are.

use std::sync::Arc;
use std::time::Duration;

use answerscope_api::app::App;
use answerscope_domain::clock::{Moment, later};
use answerscope_domain::error::{Error, Result};
use answerscope_domain::ids::Token;
use answerscope_store::Store;
use answerscope_store::aws::queue::{Addressed, Message, Worker};
use answerscope_store::runtime::retry::within_deadline;
use answerscope_store::table::outbox::{DueEntry, OutboxEntry, outbox_page};
use answerscope_tasks::TaskMessage;
use answerscope_tasks::registry::{self, Announcer};
use futures::future::join_all;
use tokio::time::Instant;

use crate::freshness::{self, Ages, Oldest};
use crate::stretch::{Stretch, Stretches};

/// Entries of a page, which is all that a sweep holds of the outbox.
const PAGE: usize = 500;
/// Messages that are sent side by side.
const SIDE_BY_SIDE: usize = 16;
/// How long a sweep begins something new.
const BEGINS: Duration = Duration::from_secs(45);
/// When its requests are to have their answers: before the function's time-out of 120 s.
const ENDS: Duration = Duration::from_secs(100);

/// What a sweep has found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Swept {
    /// Entries that were due.
    pub due: usize,
    /// How long the oldest have been due: of those that it has read, and of those that earlier ones have seen in what they left.
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
    sweep.left.oldest().for_each(|seen| sweep.oldest.include(seen));
    let failed = sweep.take_turns().await;
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
}

impl Sweep<'_> {
    fn late(&self) -> bool {
        self.app.stores.clock.now() >= later(self.now, BEGINS)
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

    async fn turn(&mut self, mut stretch: Stretch) -> Result<()> {
        let page = match outbox_page(&self.app.stores.table, &stretch.range(), PAGE, self.now).await {
            Ok(page) => page,
            Err(error) => {
                self.unread.push(stretch);
                return Err(error);
            }
        };
        for found in &page.due {
            stretch.oldest.see(found);
        }
        self.oldest.include(stretch.oldest);
        let mut stretch = match &page.followed {
            None => stretch,
            Some(ends) => match self.left.put_aside(stretch, ends) {
                Some(stretch) => stretch,
                None => return Ok(()),
            },
        };
        for some in page.due.chunks(SIDE_BY_SIDE) {
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

    /// Does what some entries ask for, or sends the messages that have it done.
    async fn take_up(&self, some: &[DueEntry], stretch: &mut Stretch) {
        let mut steps = Vec::new();
        for found in some {
            if self.left.has_rest(stretch, found.keys.organization) {
                continue;
            }
            match step(found, stretch) {
                Ok(step) => steps.extend(step.map(|step| (found, step))),
                Err(error) => not_swept(found, &error),
            }
        }
        join_all(steps.into_iter().map(|(found, step)| async move {
            if let Err(error) = self.make(found, step).await {
                not_swept(found, &error);
            }
        }))
        .await;
    }

    async fn make(&self, found: &DueEntry, step: Step) -> Result<()> {
        match step {
            Step::Send(worker, body) => self.app.stores.queue().put(worker, body, Duration::ZERO).await,
            Step::Announce(work, token) => {
                let store = Store::new(&self.app.stores, found.keys.organization);
                work.announce(&store, found.keys.brand, token).await
            }
        }
    }
}

fn not_swept(found: &DueEntry, error: &Error) {
    tracing::error!(%error, entry = ?found.entry, "not swept; the next sweep tries again");
}

fn unknown() -> Error {
    Error::internal("no kind of work has this outbox entry")
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
        other => other.message(found.keys),
    };
    let Some(message) = message else { return Ok(None) };
    let of_brand = matches!(message, Message::Rollup { .. } | Message::Purge { .. });
    if of_brand && !stretch.sent.insert(message.clone()) {
        return Ok(None);
    }
    Ok(Some(Step::Send(message.worker(), message.body()?)))
}
