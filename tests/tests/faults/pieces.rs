//! Counting in pieces: whatever is stopped, lost or done twice on the way, in the end each answer counts once.

use std::collections::BTreeMap;

use answerscope_domain::ids::{BrandId, Id};
use answerscope_rollup::recount::recount_brand;
use serde_json::{Value, json};

use crate::figure_items::{assert_counted_once, forget_pieces};
use crate::rig::Delivery;
use crate::world::{KINDS, MetricInput, World};

/// What callers are told of a brand, but for its own domain.
async fn figures(world: &World, brand: &str) -> Vec<Value> {
    let mut figures = Vec::new();
    for metric in ["share-of-voice", "visibility", "citations"] {
        let path = format!("/brands/{brand}/{metric}/aggregates?startDate=2026-10-20&endDate=2026-11-10");
        let mut rows = world.rig.get(&path).await["aggregates"].clone();
        for row in rows.as_array_mut().expect("rows") {
            row["domain"] = Value::Null;
        }
        figures.push(rows);
    }
    figures
}

/// Sends a request that may be sent again, until it is answered.
async fn send(world: &World, method: &str, path: &str, body: Option<Value>) {
    for _ in 0..6 {
        let (status, answer) = world.rig.call(method, path, body.clone(), None).await;
        if (200..300).contains(&status) || status == 404 {
            return;
        }
        assert!(status >= 500 || status == 429, "{path}: {status} {answer}");
        world.rig.restart();
    }
    panic!("{path} was never answered");
}

async fn rename(world: &World, brand: &str, names: &[&str]) {
    let body = json!({"alternativeNames": names});
    send(world, "PATCH", &format!("/brands/{brand}"), Some(body)).await;
}

/// Answers of a brand that was counted before there were pieces: one is deleted, others come, and all are read anew.
async fn migrate(world: &World, metric_input: &MetricInput, delivery: Delivery, lose: bool) -> Vec<Value> {
    let MetricInput { brand, name, prompt } = metric_input;
    let path = format!("/brands/{brand}/answers");
    let answer = |n: usize, day: usize| {
        json!({"promptId": prompt, "engine": "gemini", "answeredAt": format!("2026-11-0{day}T10:{n:02}:00Z"),
            "text": "Tarvo is excellent. Orbran House too.", "externalId": format!("x{n}")})
    };
    let before = async {
        let rows: Vec<Value> = (0..4).map(|n| answer(n, 1 + n % 2)).collect();
        world
            .rig
            .post(&path, Some(json!({"answers": rows})), &format!("{name}-first"))
            .await;
        world.rig.settle(Delivery::InOrder, false).await;
        forget_pieces(&world.rig.store, brand, &[]).await;
    };
    world.rig.plan.aside(before).await;
    let more = json!({"answers": [answer(10, 1), answer(11, 3)]});
    world.rig.post(&path, Some(more), &format!("{name}-more")).await;
    let gone = json!({"externalIds": ["x0", "x1"]});
    world
        .rig
        .post(&format!("{path}/delete"), Some(gone), &format!("{name}-gone"))
        .await;
    world.rig.settle(delivery, lose).await;
    rename(world, brand, &["Orbran House"]).await;
    world.rig.settle(delivery, lose).await;
    world.rig.plan.disarm();
    assert_counted_once(&world.rig.store, brand).await;
    figures(world, brand).await
}

#[tokio::test(flavor = "multi_thread")]
async fn days_from_before_pieces_change_whatever_fails() {
    let world = World::new().await;
    let known = world.metric_input("known").await;
    let calm = migrate(&world, &known, Delivery::InOrder, false).await;
    // Three answers that name the other brand three times together, and four with two names of their own each.
    let mentions = |row: usize| &calm[0][row]["mentionCount"];
    assert_eq!((mentions(0), mentions(1)), (&json!(8), &json!(6)), "{calm:?}");
    let (steps, runs) = world.at_every_step(migrate).await;
    println!("migrate: {steps} steps, {runs} runs");
}

/// Answers are read anew with another name, then all days are recounted.
async fn read_again(world: &World, metric_input: &MetricInput, delivery: Delivery, lose: bool) -> Vec<Value> {
    let brand = &metric_input.brand;
    rename(world, brand, &["Orbran House"]).await;
    world.rig.settle(delivery, lose).await;
    recount(world, brand).await;
    world.rig.settle(delivery, lose).await;
    world.rig.plan.disarm();
    assert_counted_once(&world.rig.store, brand).await;
    figures(world, brand).await
}

/// Asks for all days anew, as a command does that is called again where it failed.
async fn recount(world: &World, brand: &str) {
    let brand = BrandId::parse(brand).expect("a brand");
    for _ in 0..6 {
        if recount_brand(&world.rig.store, brand).await.is_ok() {
            return;
        }
        world.rig.restart();
    }
    panic!("never marked");
}

/// With as many messages as there are steps.
#[tokio::test(flavor = "multi_thread")]
async fn what_goes_on_by_messages_comes_to_its_end_whatever_fails() {
    let world = World::in_short_runs().await;
    let (steps, runs) = world.at_every_step(read_again).await;
    println!("read again: {steps} steps, {runs} runs");
}

/// Numbers that follow from a seed.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % sides
    }
}

const QUERIES: [&str; 3] = ["best kettles", "quiet kettles", "cheap kettles"];
const TEXTS: [&str; 3] = [
    "Tarvo, then Mervol.",
    "Orbran House has great design.",
    "Mervol is excellent. Tarvo?",
];

/// An answer by the number that names it.
fn answer(n: usize) -> Value {
    json!({"query": (QUERIES[n % 3]), "engine": "grok", "answeredAt": format!("2026-11-0{}T{:02}:{:02}:00Z", 1 + n % 4, n / 60, n % 60),
        "text": (TEXTS[n / 2 % 3]), "citations": [{"url": format!("https://reviews.example/{}", n % 7)}], "externalId": format!("x{n}")})
}

/// A brand of whose answers it is known which are there.
struct Known {
    brand: String,
    answers: BTreeMap<usize, Value>,
    renamed: bool,
}

impl Known {
    async fn new(world: &World, name: &str) -> Self {
        let body = json!({"name": "Tarvo", "domain": format!("{name}.example"),
            "competitors": [{"name": "Mervol", "domain": "mervol.example"}]});
        let brand = world.rig.post("/brands", Some(body), &format!("{name}-brand")).await;
        Self {
            brand: brand["id"].as_str().expect("an id").to_owned(),
            answers: BTreeMap::new(),
            renamed: false,
        }
    }

    async fn import(&mut self, world: &World, numbers: &[usize], key: &str) {
        let rows: Vec<Value> = numbers.iter().map(|n| answer(*n)).collect();
        let path = format!("/brands/{}/answers", self.brand);
        world.rig.post(&path, Some(json!({"answers": rows})), key).await;
        self.answers.extend(numbers.iter().map(|n| (*n, answer(*n))));
    }

    async fn delete(&mut self, world: &World, numbers: &[usize], key: &str) {
        let names: Vec<String> = numbers.iter().map(|n| format!("x{n}")).collect();
        let path = format!("/brands/{}/answers/delete", self.brand);
        world.rig.post(&path, Some(json!({"externalIds": names})), key).await;
        numbers.iter().for_each(|n| drop(self.answers.remove(n)));
    }

    async fn delete_prompt(&mut self, world: &World, query: &str) {
        let listed = world
            .rig
            .plan
            .aside(world.rig.get(&format!("/brands/{}/prompts", self.brand)))
            .await;
        let listed = listed["prompts"].as_array().expect("prompts");
        if let Some(prompt) = listed.iter().find(|prompt| prompt["query"] == query) {
            send(
                world,
                "DELETE",
                &format!("/prompts/{}", prompt["id"].as_str().expect("an id")),
                None,
            )
            .await;
        }
        self.answers.retain(|_, answer| answer["query"] != query);
    }

    async fn rename(&mut self, world: &World) {
        self.renamed = !self.renamed;
        rename(world, &self.brand, if self.renamed { &["Orbran House"] } else { &[] }).await;
    }

    /// One of the things that happen to a brand.
    async fn change(&mut self, world: &World, dice: &mut Dice, key: &str) {
        let some: Vec<usize> = (0..1 + dice.roll(30))
            .map(|_| dice.roll(200))
            .collect::<std::collections::BTreeSet<_>>()
            .into_iter()
            .collect();
        match dice.roll(8) {
            0..=3 => self.import(world, &some, key).await,
            4 | 5 => self.delete(world, &some, key).await,
            6 => self.delete_prompt(world, QUERIES[dice.roll(3)]).await,
            _ => self.rename(world).await,
        }
    }
}

/// Whatever happens in whatever order, with processes killed in between: the figures are those of a brand that was given
/// what is left at once.
#[tokio::test(flavor = "multi_thread")]
async fn figures_are_those_of_the_answers_that_are_there() {
    let world = World::new().await;
    let runs = if option_env!("ANSWERSCOPE_FAULTS") == Some("all") {
        60
    } else {
        6
    };
    for seed in 0..runs {
        println!("seed {seed}");
        let mut dice = Dice(seed + 1);
        let mut known = Known::new(&world, &format!("known-{seed}")).await;
        for step in 0..10 {
            let (fault, lose, delivery) = KINDS[dice.roll(KINDS.len())];
            let at = if dice.roll(4) == 0 {
                1_000_000
            } else {
                1 + dice.roll(60)
            };
            world.rig.plan.arm(at, fault);
            known.change(&world, &mut dice, &format!("{seed}-{step}")).await;
            match dice.roll(3) {
                0 => world.rig.settle(delivery, lose).await,
                1 => world.rig.pump(delivery).await,
                _ => {}
            }
            if world.rig.plan.dead() && lose {
                world.rig.lose_messages();
            }
            world.rig.plan.disarm();
        }
        world.rig.settle(Delivery::TwiceAndBackwards, false).await;
        let mut naive = Known::new(&world, &format!("naive-{seed}")).await;
        if known.renamed {
            naive.rename(&world).await;
        }
        let numbers: Vec<usize> = known.answers.keys().copied().collect();
        if !numbers.is_empty() {
            naive.import(&world, &numbers, &format!("{seed}-naive")).await;
        }
        world.rig.settle(Delivery::InOrder, false).await;
        assert_counted_once(&world.rig.store, &known.brand).await;
        assert_eq!(
            figures(&world, &known.brand).await,
            figures(&world, &naive.brand).await,
            "seed {seed}"
        );
    }
}
