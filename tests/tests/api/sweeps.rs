//! Sweeps of an outbox that is larger than a sweep: bounded in time, nobody forgotten, nobody kept waiting.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use answerscope_api::app::App;
use answerscope_domain::clock::{Clock, Moment, SystemRandom};
use answerscope_domain::error::Result;
use answerscope_domain::ids::{BrandId, OrgId, Token};
use answerscope_store::aws::queue::{Message, Queue, Worker};
use answerscope_store::keys::{BrandKeys, OUTBOX_SHARDS};
use answerscope_store::table::Action;
use answerscope_store::table::outbox::{OutboxEntry, due_entries, sweep_notes};
use answerscope_store::table::{number, text};
use answerscope_sweeper::{Swept, handle, sweep};
use futures::future::BoxFuture;
use serde_json::{Value, json};

use crate::processes::ports;
use crate::support::{Service, start};

/// When the tests begin.
const BEGIN: Moment = Moment(1_795_000_000_000_000);
/// The longest that a sweep may take: it begins nothing after 45 s, and what it has begun then is one group of messages.
const LONGEST: Duration = Duration::from_secs(50);

/// A clock that stands still but for what is sent.
struct Hands(AtomicI64);

impl Clock for Hands {
    fn now(&self) -> Moment {
        Moment(self.0.load(Ordering::SeqCst))
    }
}

/// Keeps what is sent; each message takes its time.
struct Slow {
    clock: Arc<Hands>,
    takes: Duration,
    sent: Mutex<Vec<(Worker, String)>>,
}

impl Queue for Slow {
    fn put(&self, worker: Worker, body: String, _: Duration) -> BoxFuture<'_, Result<()>> {
        self.clock.pass(self.takes);
        self.sent.lock().expect("a list").push((worker, body));
        Box::pin(std::future::ready(Ok(())))
    }
}

impl Hands {
    fn pass(&self, time: Duration) {
        let micros = i64::try_from(time.as_micros()).expect("a time");
        self.0.fetch_add(micros, Ordering::SeqCst);
    }
}

/// A process over a service's stores that does nothing but sweep.
struct Outbox {
    _service: Service,
    app: Arc<App>,
    clock: Arc<Hands>,
    queue: Arc<Slow>,
}

impl Outbox {
    async fn new(takes: Duration) -> Self {
        let service = start().await;
        let (app, clock) = (&service.process.app, Arc::new(Hands(AtomicI64::new(BEGIN.0))));
        let queue = Arc::new(Slow {
            clock: Arc::clone(&clock),
            takes,
            sent: Mutex::default(),
        });
        let ports = ports(&service, queue.clone(), Arc::clone(app.stores.bus()));
        let app = Arc::new(App::told_time_by(clock.clone(), app.settings.clone(), ports));
        Self {
            _service: service,
            app,
            clock,
            queue,
        }
    }

    async fn write(&self, actions: Vec<Action>) {
        for some in actions.chunks(100) {
            self.app.stores.table.write(some.to_vec()).await.expect("written");
        }
    }

    /// Sweeps once; what was sent, and how long it took.
    async fn sweep(&self) -> (Swept, Vec<String>, Duration) {
        let begun = self.clock.now();
        let swept = sweep(&self.app).await.expect("swept");
        let took = Duration::from_micros((self.clock.now().0 - begun.0).unsigned_abs());
        (swept, self.sent(), took)
    }

    fn sent(&self) -> Vec<String> {
        let sent = std::mem::take(&mut *self.queue.sent.lock().expect("a list"));
        sent.into_iter().map(|(_, body)| body).collect()
    }

    async fn is_noted(&self) -> bool {
        let notes = self.app.stores.table.query_any(&sweep_notes()).await;
        !notes.expect("read").is_empty()
    }
}

fn token_of(at: Moment) -> Token {
    Token::new(at, &SystemRandom)
}

/// A brand of an organization of its own, which began `age` seconds before the tests: the older, the earlier in its shard.
fn brand(age: i64) -> BrandKeys {
    let at = Moment(BEGIN.0 - age * 1_000_000);
    let organization: OrgId = token_of(at);
    // All in one shard, the worst that can be.
    let in_first = |token: &Token| {
        token
            .as_str()
            .bytes()
            .last()
            .is_some_and(|last| last % OUTBOX_SHARDS == 0)
    };
    let token = std::iter::repeat_with(|| token_of(at)).find(in_first);
    BrandKeys {
        organization,
        brand: BrandId(token.expect("one in eight")),
    }
}

/// Entries that each ask for a message of their own, due for `seconds`.
fn deliveries(of: BrandKeys, count: usize, seconds: i64) -> Vec<Action> {
    let due = Moment(BEGIN.0 - seconds * 1_000_000);
    let webhook = token_of(BEGIN);
    let entries = (0..count).map(|_| OutboxEntry::Delivery(webhook, token_of(BEGIN)).put_once_due(of, due));
    entries.collect()
}

fn organization_of(body: &str) -> String {
    let message: Value = serde_json::from_str(body).expect("JSON");
    message["organization"].as_str().expect("an organization").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn sweeps_end_in_time_and_come_to_everything() {
    let outbox = Outbox::new(Duration::from_millis(100)).await;
    let mut written = deliveries(brand(2_000), 1_500, 10);
    for age in 0..40 {
        written.extend(deliveries(brand(age), 3, 10));
    }
    let all = written.len();
    outbox.write(written).await;
    let mut messages = BTreeSet::new();
    for sweeps in 1.. {
        let (swept, sent, took) = outbox.sweep().await;
        assert!(took <= LONGEST, "{took:?}");
        assert_eq!(swept.due, sent.len());
        assert_eq!(outbox.is_noted().await, !swept.through);
        messages.extend(sent);
        if messages.len() == all {
            // 480 messages are 48 s.
            assert!(sweeps > 3, "{sweeps}");
            break;
        }
        assert!(sweeps < 6, "{} messages after {sweeps} sweeps", messages.len());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_organization_waits_for_a_large_one() {
    let outbox = Outbox::new(Duration::from_millis(60)).await;
    let (large, small) = (brand(2_000), brand(0));
    let mut written = deliveries(large, 2_600, 10);
    written.extend(deliveries(small, 1, 10));
    outbox.write(written).await;
    let mut messages = BTreeSet::new();
    for sweeps in 1.. {
        let (swept, sent, _) = outbox.sweep().await;
        let small = |body: &&String| organization_of(body) == small.organization.to_string();
        assert!(sent.iter().any(|body| small(&body)), "sweep {sweeps}: {swept:?}");
        messages.extend(sent);
        if messages.len() == 2_601 {
            break;
        }
        assert!(sweeps < 5, "{} messages after {sweeps} sweeps", messages.len());
        outbox.clock.pass(Duration::from_secs(60));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn entries_of_a_brand_that_ask_for_the_same_are_one_message() {
    let outbox = Outbox::new(Duration::ZERO).await;
    let (first, second) = (brand(2_000), brand(0));
    let day = BEGIN.day();
    let rebuild = || OutboxEntry::RebuildDays(day.window(), [day].into());
    let mut written: Vec<Action> = (0..1_200).map(|_| rebuild().put(first, token_of(BEGIN))).collect();
    written.push(OutboxEntry::Reanalysis.put(first, token_of(BEGIN)));
    written.push(rebuild().put(second, token_of(BEGIN)));
    outbox.write(written).await;
    let (swept, sent, _) = outbox.sweep().await;
    assert_eq!((swept.due, swept.through), (1_202, true));
    let bodies = [first, second].map(|BrandKeys { organization, brand }| {
        serde_json::to_string(&Message::Backfill { organization, brand }).expect("JSON")
    });
    assert_eq!(BTreeSet::from_iter(&sent), BTreeSet::from_iter(&bodies));
    assert_eq!(sent.len(), 2, "{sent:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_oldest_entries_tell_their_age() {
    let outbox = Outbox::new(Duration::ZERO).await;
    let (none, _, _) = outbox.sweep().await;
    assert_eq!(
        (none.due, none.ages.figures, none.ages.other),
        (0, Duration::ZERO, Duration::ZERO)
    );
    let ago = |seconds: i64| Moment(BEGIN.0 - seconds * 1_000_000);
    let day = BEGIN.day();
    let rebuild = OutboxEntry::RebuildDays(day.window(), [day].into());
    let mut written: Vec<Action> = (0..700).map(|_| rebuild.put(brand(0), token_of(ago(5)))).collect();
    written.push(rebuild.put(brand(0), token_of(ago(400))));
    written.push(OutboxEntry::UncountPrompt(7).put_once_due(brand(3_000), ago(-60)));
    written.extend(deliveries(brand(0), 2, 4_000));
    outbox.write(written).await;
    let (swept, _, _) = outbox.sweep().await;
    assert_eq!(swept.due, 703, "what is due in a minute is not due");
    assert_eq!(swept.ages.figures, Duration::from_secs(400));
    assert_eq!(swept.ages.other, Duration::from_secs(4_000));
    outbox.clock.pass(Duration::from_secs(90));
    let (swept, _, _) = outbox.sweep().await;
    assert_eq!((swept.due, swept.ages.figures), (704, Duration::from_secs(490)));
}

/// However little of the outbox a sweep comes to: what is the oldest is told while it is there, and no longer.
#[tokio::test(flavor = "multi_thread")]
async fn ages_are_exact_while_much_is_left() {
    let outbox = Outbox::new(Duration::from_millis(100)).await;
    let ago = |seconds: i64| Moment(BEGIN.0 - seconds * 1_000_000);
    let (day, runs) = (BEGIN.day(), brand(1_000));
    let rebuild = OutboxEntry::RebuildDays(day.window(), [day].into());
    let mut written = deliveries(brand(2_000), 1_900, 10);
    // A run of more than a page, the oldest first; behind it another one's, which no sweep comes to.
    written.extend((0..1_200).map(|n| rebuild.put(runs, token_of(ago(300 - n / 10)))));
    let last = brand(0);
    let oldest = OutboxEntry::Delivery(token_of(BEGIN), token_of(BEGIN));
    written.push(oldest.put_once_due(last, ago(500)));
    written.push(OutboxEntry::UncountPrompt(7).put(last, token_of(ago(200))));
    outbox.write(written).await;
    let told = async || {
        let (swept, _, _) = outbox.sweep().await;
        outbox.clock.0.store(BEGIN.0, Ordering::SeqCst);
        assert!(!swept.through, "{swept:?}");
        (swept.ages.figures.as_secs(), swept.ages.other.as_secs())
    };
    assert_eq!(told().await, (300, 500));
    outbox.write(vec![Action::delete(oldest.task_key(last))]).await;
    assert_eq!(told().await, (300, 10));
}

#[tokio::test(flavor = "multi_thread")]
async fn notes_of_a_newer_program_keep_nobody() {
    let outbox = Outbox::new(Duration::ZERO).await;
    let range = sweep_notes();
    let notes = [
        ("pk".into(), text(range.pk)),
        ("sk".into(), text(range.from)),
        ("kind".into(), text("sweep")),
        ("v".into(), number(99)),
    ];
    outbox.write(vec![Action::put(notes.into())]).await;
    outbox.write(deliveries(brand(0), 2, 10)).await;
    let schedule: Value = serde_json::from_str(include_str!("../../../events/sweeper-schedule.json")).expect("JSON");
    for _ in 0..2 {
        let answer = handle(Arc::clone(&outbox.app), schedule.clone()).await;
        assert_eq!(answer, Ok(json!({"due": 2, "collecting": 0})));
        assert_eq!(outbox.sent().len(), 2);
    }
    let all = due_entries(&outbox.app.stores.table, BEGIN).await.expect("read");
    assert_eq!((all.len(), outbox.is_noted().await), (2, false));
}
