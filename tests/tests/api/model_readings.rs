//! What a language model read in answers, beside all that reads, renames and removes answers meanwhile.

use std::collections::HashMap;
use std::sync::Arc;

use answerscope::commands::reread::reread;
use answerscope_analysis::{BrandFinding, Polarity, features};
use answerscope_domain::ids::{BrandId, Id};
use answerscope_store::Store;
use answerscope_store::answers::{AnswerReader, AsRead, ModelReading};
use answerscope_store::keys::Key;
use answerscope_store::table::{Action, binary, number, text_of};
use serde_json::{Value, json};

use crate::support::{Service, start};

const DAYS: &str = "startDate=2026-11-01&endDate=2026-11-30";
const ANSWERS: usize = 24;

struct World {
    service: Service,
    brand: String,
    id: BrandId,
    store: Store,
}

impl World {
    /// A brand with answers on four days, in eight batches of facts, each praising the price by the built-in reading.
    async fn new() -> Self {
        let service = start().await;
        let rivals = json!([{"name": "Mervol", "domain": "mervol.example"}]);
        let body = json!({"name": "Tarvo", "domain": "tarvo.example", "competitors": rivals});
        let brand = service.brand(body).await;
        for part in 0..8 {
            let rows: Vec<Value> = (0..3).map(|n| row(part * 3 + n)).collect();
            service.import(&brand, rows).await;
        }
        service.settled().await;
        let id = BrandId::parse(&brand).expect("an id");
        let store = Store::new(&service.process.app.stores, service.organization.organization_id);
        Self {
            service,
            brand,
            id,
            store,
        }
    }

    async fn reader(&self) -> Arc<AnswerReader> {
        let record = self.store.brands().get(self.id).await.expect("the brand");
        AnswerReader::of(record).await.expect("a reader")
    }

    async fn batches(&self) -> Vec<Key> {
        self.store.readings().batches(self.id, None).await.expect("batches")
    }

    /// Readings of a batch's answers: each praises how Tarvo lasts.
    async fn readings(&self, reader: &AnswerReader, batch: &Key) -> HashMap<AsRead, Option<ModelReading>> {
        let read = self.store.readings().batch(self.id, batch).await.expect("read");
        let durability = features()
            .iter()
            .find(|feature| feature.name == "durability")
            .expect("a feature");
        let found = BrandFinding {
            brand: 0,
            feature: durability.id,
            polarity: Polarity::Endorsed,
            quote: "Tarvo".to_owned(),
            range: 0..5,
        };
        let reading = ModelReading::new(reader.brand(), 1, "openai/small", &[found]);
        let answers = read.into_iter().flat_map(|batch| batch.answers);
        answers
            .map(|answer| (answer.as_read(), Some(reading.clone())))
            .collect()
    }

    /// Keeps readings of all answers; how many.
    async fn keep_all(&self, reader: &Arc<AnswerReader>) -> usize {
        let mut kept = 0;
        for batch in self.batches().await {
            let readings = self.readings(reader, &batch).await;
            kept += self
                .store
                .readings()
                .keep(reader, &batch, &readings)
                .await
                .expect("kept");
        }
        self.store.outbox().enqueue_rollup(self.id).await;
        kept
    }

    /// Endorsements of Tarvo's durability, which the model alone reads, and of its price, which the built-in reading does.
    async fn counted(&self) -> (u64, u64) {
        self.service.settled().await;
        let path = format!("/brands/{}/sentiment/aggregates?{DAYS}", self.brand);
        let rows = self.service.owner.get(&path).await.data()["aggregates"].clone();
        let of = |feature: &str| {
            let mut rows = rows.as_array().expect("rows").iter();
            let row = rows.find(|row| row["brand"] == "Tarvo" && row["featureName"] == feature);
            row.map_or(0, |row| row["endorsedMentions"].as_u64().expect("a count"))
        };
        (of("durability"), of("price"))
    }

    async fn shown(&self) -> Vec<Value> {
        let path = format!("/brands/{}/answers?{DAYS}&pageSize=50", self.brand);
        let listed = self.service.owner.get(&path).await.data();
        listed["answers"].as_array().expect("answers").clone()
    }
}

fn row(n: usize) -> Value {
    json!({"query": format!("q{}", n % 3), "engine": "openai", "text": format!("Tarvo is affordable.\n\nRun {n}"),
        "answeredAt": format!("2026-11-0{}T09:00:00Z", 1 + n % 4), "externalId": format!("{n}")})
}

#[tokio::test(flavor = "multi_thread")]
async fn it_counts_through_readings_anew_until_the_names_change() {
    let world = World::new().await;
    assert_eq!(world.counted().await, (0, ANSWERS as u64));
    let reader = world.reader().await;
    assert_eq!(world.keep_all(&reader).await, ANSWERS);
    assert_eq!(world.counted().await, (ANSWERS as u64, 0));

    let table = &world.service.process.app.stores.table;
    let items = table
        .client
        .scan()
        .table_name(&table.name)
        .send()
        .await
        .expect("a scan")
        .items;
    for mut item in items.unwrap_or_default() {
        if text_of(&item, "kind") == Some("facts") {
            item.insert("readingMethod".into(), number(900));
            let put = table.write([Action::put(item)]).await;
            put.expect("written");
        }
    }
    reread(&world.service.process, None).await.expect("read anew");
    assert_eq!(
        world.counted().await,
        (ANSWERS as u64, 0),
        "a new method does not end what a model read"
    );

    let path = format!("/brands/{}", world.brand);
    world
        .service
        .owner
        .patch(&path, json!({"alternativeNames": ["Tarvo One"]}))
        .await
        .data();
    assert_eq!(world.counted().await, (0, ANSWERS as u64));
    assert!(
        world
            .shown()
            .await
            .iter()
            .all(|answer| answer["sentimentModel"]["counts"] == false)
    );
    let batch = &world.batches().await[0];
    let late = world.readings(&reader, batch).await;
    let refused = world.store.readings().keep(&reader, batch, &late).await;
    assert!(refused.is_err(), "what was read with the old names is not kept");
    assert_eq!(world.counted().await, (0, ANSWERS as u64));
}

#[tokio::test(flavor = "multi_thread")]
async fn keeping_it_meets_deletes_and_imports() {
    let world = World::new().await;
    let reader = world.reader().await;
    let path = format!("/brands/{}/answers", world.brand);
    let gone: Vec<String> = (0..ANSWERS).step_by(2).map(|n| n.to_string()).collect();
    let deletes = format!("{path}/delete");
    let delete = world.service.owner.post(&deletes, json!({ "externalIds": gone }));
    let more: Vec<Value> = (100..103).map(row).collect();
    let import = world.service.owner.post(&path, json!({ "answers": more }));
    let (kept, deleted, imported) = tokio::join!(world.keep_all(&reader), delete, import);
    deleted.data();
    imported.data();
    assert!((ANSWERS / 2..=ANSWERS + 3).contains(&kept), "{kept}");
    let answers = world.shown().await;
    assert_eq!(answers.len(), ANSWERS / 2 + 3);
    let by_model = answers
        .iter()
        .filter(|answer| answer.get("sentimentModel").is_some())
        .count() as u64;
    let built_in = answers.len() as u64 - by_model;
    assert_eq!(
        world.counted().await,
        (by_model, built_in),
        "figures say what answers show"
    );

    assert_eq!(world.keep_all(&reader).await, ANSWERS / 2 + 3);
    assert_eq!(world.counted().await, (ANSWERS as u64 / 2 + 3, 0));
    let again: Vec<Value> = (0..ANSWERS).step_by(2).map(row).collect();
    world
        .service
        .owner
        .post(&path, json!({ "answers": again }))
        .await
        .data();
    let expected = (ANSWERS as u64 / 2 + 3, ANSWERS as u64 / 2);
    assert_eq!(
        world.counted().await,
        expected,
        "an answer that comes again was never read by a model"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn where_it_is_damaged_the_built_in_reading_counts() {
    let world = World::new().await;
    let reader = world.reader().await;
    world.keep_all(&reader).await;
    let table = &world.service.process.app.stores.table;
    let items = table
        .client
        .scan()
        .table_name(&table.name)
        .send()
        .await
        .expect("a scan")
        .items;
    let spoiled = [&b""[..], b"nothing of this kind"].into_iter().cycle();
    let answers = items
        .unwrap_or_default()
        .into_iter()
        .filter(|item| text_of(item, "kind") == Some("answer"));
    for (mut item, bytes) in answers.zip(spoiled) {
        assert!(
            item.insert("modelReading".into(), binary(bytes)).is_some(),
            "it was kept there"
        );
        let put = table.write([Action::put(item)]).await;
        put.expect("written");
    }
    let answers = world.shown().await;
    assert!(
        answers.iter().all(|answer| answer.get("sentimentModel").is_none()),
        "{answers:?}"
    );
    assert!(
        answers
            .iter()
            .all(|answer| answer["sentiment"][0]["featureName"] == "price")
    );
    assert_eq!(world.keep_all(&reader).await, ANSWERS, "and can be read again");
    assert_eq!(world.counted().await, (ANSWERS as u64, 0));
}
