//! S3 that does not answer is no damage: nothing is passed over that can be read a moment later.

use answerscope_domain::clock::Moment;
use answerscope_domain::ids::{AnswerId, BrandId, Id};
use answerscope_store::answers::FactBatch;
use answerscope_store::keys::OrgKeys;
use answerscope_store::table::{Action, binary};
use serde_json::json;

use crate::rig::Delivery;
use crate::world::World;

/// A text that does not compress, so that it can not stay in an item.
fn noise(length: u64) -> String {
    let letter = |n: u64| char::from(b'a' + ((n + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 59) as u8 % 26);
    let digit = |n: u64| char::from(b'0' + ((n + 7).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 58) as u8 % 10);
    (0..length).flat_map(|n| [letter(n * n), digit(n * n + n)]).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bucket_that_does_not_answer_is_no_damage() {
    let world = World::new().await;
    let metric_input = world.metric_input("away").await;
    let row = json!({"promptId": metric_input.prompt, "engine": "openai", "answeredAt": "2026-11-02T10:00:00Z",
        "text": format!("Orbran is excellent. {}", noise(90_000))});
    let path = format!("/brands/{}/answers", metric_input.brand);
    let report = world.rig.post(&path, Some(json!({"answers": [row]})), "large").await;
    assert_eq!(report["created"], 1);
    world.rig.settle(Delivery::InOrder, false).await;
    let objects = world.rig.app.stores.blobs().list("answers/").await.expect("a list");
    assert_eq!(objects.len(), 1);
    let listed = format!("/prompts/{}/answers", metric_input.prompt);
    world.rig.plan.refuse("S3 GET");
    let (status, body) = world.rig.call("GET", &listed, None, None).await;
    assert_ne!(status, 200, "{body}");
    let rivals = json!({"competitors": [{"name": "Orbran", "domain": "orbran.example"}]});
    let (status, _) = world
        .rig
        .call("PATCH", &format!("/brands/{}", metric_input.brand), Some(rivals), None)
        .await;
    assert_eq!(status, 200);
    for _ in 0..6 {
        world.rig.pump(Delivery::InOrder).await;
        world.rig.pass(std::time::Duration::from_secs(70));
    }
    world.rig.plan.disarm();
    world.rig.settle(Delivery::InOrder, false).await;
    let path = format!(
        "/brands/{}/share-of-voice/aggregates?startDate=2026-11-02&endDate=2026-11-02",
        metric_input.brand
    );
    let rows = world.rig.get(&path).await["aggregates"].clone();
    let rival = rows
        .as_array()
        .expect("rows")
        .iter()
        .find(|row| row["brand"] == "Orbran");
    assert_eq!(rival.expect("a row")["mentionCount"], 1, "{rows}");
    let shown = world.rig.get(&listed).await;
    assert!(!shown.to_string().contains("unreadable"), "{shown}");
}

/// A delete that found no batch with the facts of its answers, and a repair that writes one before it commits.
#[tokio::test(flavor = "multi_thread")]
async fn facts_that_are_repaired_beside_a_delete_go_with_their_answers() {
    let world = World::new().await;
    let (metric_input, store) = (world.metric_input("beside").await, &world.rig.store);
    let brand = BrandId::parse(&metric_input.brand).expect("an id");
    let keys = OrgKeys(world.rig.organization).of(brand);
    let day = Moment::parse("day", "2026-11-01T00:00:00Z").expect("a time").day();
    let table = &world.rig.app.stores.table;
    for mut item in table.query(&keys.facts_of_day(day)).await.expect("facts") {
        item.insert("facts".into(), binary(*b"nothing of this kind"));
        table.write([Action::put(item)]).await.expect("written");
    }
    let listed = world
        .rig
        .get(&format!(
            "/prompts/{}/answers?startDate=2026-11-01",
            metric_input.prompt
        ))
        .await;
    let answers = listed["answers"].as_array().expect("answers").iter();
    let ids = answers.map(|answer| AnswerId::parse(answer["id"].as_str().expect("an id")).expect("an id"));
    let wanted: Vec<_> = ids.map(|id| (id.fingerprint, Some(id))).collect();
    let record = store.brands().get(brand).await.expect("the brand");
    let repairing = store.clone();
    world.rig.plan.meanwhile("Query", async move {
        let repaired =
            answerscope_rollup::repair::repair_facts(&repairing, &record, &(0..9).collect(), day, || false).await;
        repaired.expect("repaired");
    });
    let deleted = store.answers().delete(brand, &wanted).await.expect("deleted");
    assert_eq!(deleted.len(), wanted.len());
    let left = table.query(&keys.facts_of_day(day)).await.expect("facts");
    for batch in left {
        let facts = FactBatch::unpack(&batch).expect("repaired").0;
        assert!(
            facts
                .iter()
                .all(|(name, _)| wanted.iter().all(|(gone, _)| gone != name)),
            "{facts:?}"
        );
    }
    world.rig.settle(Delivery::InOrder, false).await;
}
