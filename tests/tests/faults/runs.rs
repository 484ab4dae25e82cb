//! Runs of a rig, from their start to what came of them.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use answerscope_domain::Engine;
use answerscope_domain::collecting::Pace;
use answerscope_domain::entities::collecting::{Calls, Dollars};
use answerscope_domain::entities::collection::{AskedEngine, CollectionWork, Trigger};
use answerscope_domain::entities::task::TaskState;
use answerscope_domain::ids::{BrandId, CollectionId, Id};
use answerscope_store::callers::limits::{LimitsPatch, Override};
use answerscope_store::collection::FoundCollection;
use answerscope_tasks::Tasks;
use serde_json::{Value, json};

use crate::asked::{Heard, Line, Scripted, ScriptedEngines, api};
use crate::rig::{Delivery, Rig};

pub(crate) const FAST: Pace = Pace {
    requests_per_minute: 60_000,
    concurrency: 8,
};

pub(crate) fn scripted(
    rig: &Rig,
    pace: Pace,
    script: impl Fn(&Heard, usize) -> Line + Send + Sync + 'static,
) -> Arc<Scripted> {
    scripted_within(rig, pace, Duration::from_secs(10), script)
}

/// The same with a time that an engine has for an answer.
pub(crate) fn scripted_within(
    rig: &Rig,
    pace: Pace,
    deadline: Duration,
    script: impl Fn(&Heard, usize) -> Line + Send + Sync + 'static,
) -> Arc<Scripted> {
    let engines = Scripted::new(&rig.app.stores.clock, pace, deadline, script);
    rig.ask(Arc::new(ScriptedEngines(Arc::clone(&engines))));
    engines
}

/// A brand with prompts.
pub(crate) async fn brand(rig: &Rig, name: &str, prompts: usize) -> BrandId {
    let body = json!({"name": "Tarvo", "domain": format!("{name}.example")});
    let brand = rig.post("/brands", Some(body), &format!("{name}-brand")).await;
    let id = brand["id"].as_str().and_then(BrandId::parse).expect("an id");
    for (part, from) in (0..prompts).step_by(1_000).enumerate() {
        let rows = (from..prompts.min(from + 1_000)).map(|n| json!({"query": format!("which kettle is best, {n}")}));
        let body = json!({"prompts": rows.collect::<Vec<Value>>()});
        rig.post(&format!("/brands/{id}/prompts"), Some(body), &format!("{name}-{part}"))
            .await;
    }
    id
}

pub(crate) async fn start(rig: &Rig, brand: BrandId, engines: &[AskedEngine], repetitions: u8) -> CollectionId {
    let day = rig.app.stores.clock.now().day();
    let work = CollectionWork::new(Trigger::Api, day, engines.to_vec(), repetitions);
    let (id, _) = Tasks::new(&rig.store).start(brand, work).await.expect("started");
    id
}

/// A run from its start to its end.
pub(crate) async fn run(rig: &Rig, brand: BrandId, engines: &[AskedEngine], repetitions: u8) -> FoundCollection {
    let id = start(rig, brand, engines, repetitions).await;
    rig.settle(Delivery::InOrder, false).await;
    completed(rig, id).await
}

/// The same, killed when it has kept so many answers or parts of them.
pub(crate) async fn run_killed(rig: &Rig, brand: BrandId, engines: &[AskedEngine], kept: usize) -> FoundCollection {
    let id = start(rig, brand, engines, 1).await;
    rig.killed_after("S3 PUT", kept).await;
    rig.settle(Delivery::InOrder, false).await;
    completed(rig, id).await
}

/// Sets a limit of the organization, as `org set` does.
pub(crate) async fn limit(rig: &Rig, patch: LimitsPatch) {
    let set = rig.app.stores.organizations().set(rig.organization, patch).await;
    set.expect("set");
}

/// Bounds how often the organization asks on a day.
pub(crate) async fn cap(rig: &Rig, calls: u32) {
    let patch = LimitsPatch {
        daily_cap: Some(Override::Own(Calls(calls))),
        ..LimitsPatch::default()
    };
    limit(rig, patch).await;
}

/// Bounds what the organization spends in a month.
pub(crate) async fn budget(rig: &Rig, dollars: f64) {
    let micros = (dollars * 1e6) as i64;
    let patch = LimitsPatch {
        monthly_budget: Some(Override::Own(Dollars { micros })),
        ..LimitsPatch::default()
    };
    limit(rig, patch).await;
}

pub(crate) async fn found(rig: &Rig, id: CollectionId) -> FoundCollection {
    rig.store.collections().get(id).await.expect("a collection")
}

/// A run that has completed, each engine's asks all with an outcome.
pub(crate) async fn completed(rig: &Rig, id: CollectionId) -> FoundCollection {
    let found = found(rig, id).await;
    assert_eq!(found.task.task_state, TaskState::Completed, "{found:?}");
    for tally in &found.tallies {
        assert_eq!(tally.ended(), tally.planned, "{tally:?}");
    }
    found
}

/// Texts of the answers that a brand has, in order.
pub(crate) async fn answers(rig: &Rig, brand: BrandId) -> Vec<String> {
    let mut texts = Vec::new();
    for page in 1.. {
        let shown = rig
            .get(&format!(
                "/brands/{brand}/answers?startDate=2026-11-01&page={page}&pageSize=100"
            ))
            .await;
        let rows = shown["answers"].as_array().expect("answers");
        let excerpts = rows
            .iter()
            .map(|row| row["excerpt"].as_str().expect("an excerpt").to_owned());
        texts.extend(excerpts);
        if rows.len() < 100 {
            break;
        }
    }
    texts.sort();
    texts
}

pub(crate) const ENGINES: [AskedEngine; 2] = [api(Engine::OpenAi), api(Engine::Gemini)];

/// The keys of everything that the table has of a brand.
pub(crate) async fn items_of(rig: &Rig, brand: BrandId) -> HashSet<String> {
    let scan = rig
        .app
        .stores
        .table
        .client
        .scan()
        .table_name(&rig.app.stores.table.name);
    let mut items = scan.into_paginator().items().send();
    let mut keys = HashSet::new();
    while let Some(item) = items.next().await {
        let item = item.expect("an item");
        let part = |name: &str| item[name].as_s().expect("a text").clone();
        let key = format!("{} {}", part("pk"), part("sk"));
        if key.contains(brand.0.as_str()) {
            keys.insert(key);
        }
    }
    keys
}
