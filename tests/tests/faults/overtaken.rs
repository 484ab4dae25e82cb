//! Others count answers while a window's segments are merged. Whoever merges gets through all the same: what was merged is put
//! on top of what they have published, and is not merged again for each of them, nor for a small segment that they replace.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use answerscope_domain::ids::{BrandId, Id};
use answerscope_rollup::{run_backfill, run_rollup};
use answerscope_store::segments::PieceItem;
use answerscope_store::table::{Action, Transaction, number};
use futures::future::{BoxFuture, FutureExt};
use serde_json::{Value, json};
use tokio::time::Instant;

use crate::figure_items::{assert_counted_once, keys};
use crate::rig::Delivery;
use crate::world::World;

/// Imports that come in between once the large segments are merged: more often than one change of a window is tried.
const IMPORTS: usize = 20;
/// A day of the window for each of them, and then those that are merged.
const PERIOD: &str = "startDate=2026-10-10&endDate=2026-11-10";

/// A brand that many look at and change at once.
struct Busy {
    world: World,
    brand: String,
    id: BrandId,
    /// The columns of its first three days.
    large: Vec<String>,
    /// Answers that were counted in between.
    between: AtomicUsize,
}

impl Busy {
    /// With three days of answers, which are too many to stand in one small segment, and one answer of a fourth.
    async fn new() -> Arc<Self> {
        let world = World::new().await;
        let body = json!({"name": "Tarvo", "domain": "tarvo.example"});
        let made = world.rig.post("/brands", Some(body), "brand").await;
        let brand = made["id"].as_str().expect("an id").to_owned();
        for (day, count) in [(1, 250), (2, 250), (3, 250), (4, 1)] {
            let page = |n: usize| json!({"url": format!("https://reviews.example/{:x}", n.wrapping_mul(0x9e37_79b9_7f4a_7c15))});
            let answer = |n: usize| {
                json!({"query": format!("best kettles {}", n % 7), "engine": "openai", "text": "Tarvo is excellent. Tarvo House is, too.",
                    "externalId": format!("{day} {n}"), "answeredAt": format!("2026-11-0{day}T{:02}:{:02}:00Z", n / 60, n % 60),
                    "citations": (0..20).map(|place| page((day * 1_000 + n) * 20 + place)).collect::<Vec<_>>()})
            };
            let answers: Vec<Value> = (0..count).map(answer).collect();
            let path = format!("/brands/{brand}/answers");
            let answers = json!({"answers": answers});
            world.rig.post(&path, Some(answers), &format!("day {day}")).await;
            world.rig.settle(Delivery::InOrder, false).await;
        }
        let id = BrandId::parse(&brand).expect("an id");
        let mut busy = Self {
            world,
            brand,
            id,
            large: Vec::new(),
            between: AtomicUsize::new(0),
        };
        busy.large = busy.columns().await;
        assert_eq!(busy.large.len(), 4, "what is merged is not little");
        busy.large.pop();
        Arc::new(busy)
    }

    /// The items of its segments' columns, the oldest first.
    async fn columns(&self) -> Vec<String> {
        let (store, keys) = (&self.world.rig.store, keys(&self.world.rig.store, &self.brand));
        let windows = store.table().query(&keys.segments()).await.expect("windows");
        let [item] = &windows[..] else { panic!("{windows:?}") };
        let window = answerscope_store::segments::window_of(item).expect("a window");
        let item = store.segments().window(keys, window, item).await.expect("an item");
        let names = item.segments.iter().filter_map(|merged| merged.segment.stored.name());
        names.map(str::to_owned).collect()
    }

    /// Has an answer counted between the first columns that are written and their publication, at each attempt: first of the
    /// day that is merged last, so that its columns are replaced before they are read, and then of other days.
    fn disturb(self: &Arc<Self>, number: usize) {
        let busy = Arc::clone(self);
        if number < IMPORTS {
            // A task of its own, because both stand on one stack otherwise.
            let counted = async move { tokio::spawn(busy.count(number)).await.expect("counted") };
            self.world.rig.plan.meanwhile("PutItem", counted);
        }
    }

    fn count(self: Arc<Self>, number: usize) -> BoxFuture<'static, ()> {
        let counted = async move {
            let there = self.columns().await;
            let is_merged = self.large.iter().all(|name| !there.contains(name));
            let next = Arc::clone(&self);
            if is_merged {
                self.import(&format!("10-{}", 10 + number)).await;
                let then = async move { next.disturb(number + 1) }.boxed();
                self.world.rig.plan.meanwhile("TransactWriteItems", then);
            } else {
                // What is replaced is kept once.
                self.import("11-04").await;
                self.import("11-04").await;
                next.disturb(number);
            }
        };
        counted.boxed()
    }

    async fn import(&self, day: &str) {
        let number = self.between.fetch_add(1, Ordering::SeqCst);
        let (hour, minute) = (number / 60, number % 60);
        let answer = json!({"query": "best kettles 1", "engine": "gemini", "text": "Tarvo.",
            "answeredAt": format!("2026-{day}T{hour:02}:{minute:02}:00Z")});
        let path = format!("/brands/{}/answers", self.brand);
        let body = json!({"answers": [answer]});
        let key = format!("between {number}");
        self.world.rig.post(&path, Some(body), &key).await;
        let until = Instant::now() + Duration::from_secs(60);
        let counted = run_rollup(&self.world.rig.store, self.id, until).await;
        counted.expect("counted");
    }

    /// Does so as soon as all pieces are read with today's names.
    fn disturb_when_read(self: Arc<Self>) -> BoxFuture<'static, ()> {
        let looked = async move {
            let store = &self.world.rig.store;
            let naming = store.brands().get(self.id).await.expect("the brand").naming;
            let pieces = keys(store, &self.brand).pieces();
            let pieces = store.table().query(&pieces).await.expect("pieces");
            let is_read = |item| PieceItem::read(item).expect("a piece").head.names_version == naming;
            if pieces.iter().all(is_read) {
                self.disturb(0);
            } else {
                let again = Arc::clone(&self);
                let plan = &self.world.rig.plan;
                plan.meanwhile("TransactWriteItems", again.disturb_when_read());
            }
        };
        looked.boxed()
    }

    /// Runs the backfill once: mentions of the brand then, but for those in answers that were counted in between.
    async fn backfilled(&self) -> u64 {
        let rig = &self.world.rig;
        let until = Instant::now() + Duration::from_secs(600);
        run_backfill(&rig.store, self.id, until)
            .await
            .expect("a run gets through");
        let entries = rig.store.outbox().list(self.id).await.expect("entries");
        assert!(entries.iter().all(|(_, entry)| !entry.is_backfill()), "{entries:?}");
        rig.settle(Delivery::InOrder, false).await;
        assert_counted_once(&rig.store, &self.brand).await;
        let path = format!("/brands/{}/share-of-voice/aggregates?{PERIOD}", self.brand);
        let counted = rig.get(&path).await["aggregates"][0]["mentionCount"].as_u64();
        let between = self.between.load(Ordering::SeqCst);
        assert!(between >= 1, "{between} between merging and publishing");
        counted.expect("a count") - between as u64
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_brand_is_read_anew_while_answers_are_counted() {
    let busy = Busy::new().await;
    let path = format!("/brands/{}", busy.brand);
    let names = json!({"alternativeNames": ["Tarvo House"]});
    let (status, answer) = busy.world.rig.call("PATCH", &path, Some(names), None).await;
    assert_eq!(status, 200, "{answer}");
    Arc::clone(&busy).disturb_when_read().await;
    // Each of the 751 names the brand twice, by whichever name.
    assert_eq!(busy.backfilled().await, 1_502);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_prompt_is_deleted_while_answers_are_counted() {
    let busy = Busy::new().await;
    let prompts = busy.world.rig.get(&format!("/brands/{}/prompts", busy.brand)).await;
    let mut prompts = prompts["prompts"].as_array().expect("prompts").iter();
    let gone = prompts
        .find(|prompt| prompt["query"] == "best kettles 0")
        .expect("a prompt");
    let path = format!("/prompts/{}", gone["id"].as_str().expect("an id"));
    let (status, answer) = busy.world.rig.call("DELETE", &path, None, None).await;
    assert_eq!(status, 204, "{answer}");
    busy.disturb(0);
    // Of 250 answers of each day 36 were to that prompt, and so was the one of the fourth day.
    assert_eq!(busy.backfilled().await, 2 * (750 - 3 * 36));
}

impl Busy {
    /// Raises the revision of its window whenever batches were read, so many times, as the step of somebody else does who is
    /// always there first.
    fn overtake(self: Arc<Self>, left: usize) -> BoxFuture<'static, ()> {
        let overtaken = async move {
            let (store, keys) = (&self.world.rig.store, keys(&self.world.rig.store, &self.brand));
            let windows = store.table().query(&keys.segments()).await.expect("windows");
            let window = answerscope_store::segments::window_of(&windows[0]).expect("a window");
            let raised = Action::update(keys.segment(window), "ADD revision :one").value(":one", number(1));
            let raised = store.table().commit(Transaction::<()>::new().then(raised)).await;
            raised.expect("answered").expect("raised");
            self.between.fetch_add(1, Ordering::SeqCst);
            if left > 1 {
                let again = Arc::clone(&self);
                let plan = &self.world.rig.plan;
                plan.meanwhile("BatchGetItem", again.overtake(left - 1));
            }
        };
        overtaken.boxed()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_is_counted_though_others_are_there_first_time_and_again() {
    let busy = Busy::new().await;
    let answer =
        json!({"query": "best kettles 1", "engine": "gemini", "text": "Tarvo.", "answeredAt": "2026-11-04T20:00:00Z"});
    let path = format!("/brands/{}/answers", busy.brand);
    busy.world
        .rig
        .post(&path, Some(json!({"answers": [answer]})), "one more")
        .await;
    let plan = &busy.world.rig.plan;
    plan.meanwhile("BatchGetItem", Arc::clone(&busy).overtake(8));
    let until = Instant::now() + Duration::from_secs(60);
    let counted = run_rollup(&busy.world.rig.store, busy.id, until).await;
    counted.expect("counted by this run");
    assert_eq!(busy.between.load(Ordering::SeqCst), 8);
    assert_counted_once(&busy.world.rig.store, &busy.brand).await;
}
