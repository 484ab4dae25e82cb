//! A raised version of the method: whose answers are read anew, and how many at a time.

use std::collections::BTreeSet;

use answerscope_domain::clock::Moment;
use answerscope_domain::ids::{BrandId, Id};
use answerscope_metrics::{AnswerFacts, Engine, build};
use answerscope_store::Store;
use answerscope_store::answers::METHOD_VERSION;
use answerscope_store::keys::BrandKeys;
use answerscope_store::segments::window_of;
use answerscope_store::table::outbox::{OutboxEntry, due_entries};
use answerscope_store::table::{binary, number};
use aws_sdk_dynamodb::types::AttributeValue;
use serde_json::json;

use crate::rereading::{last, made_by, sweep_in};
use crate::support::{Service, start};

/// The brands that are to be read anew.
async fn asked_for(service: &Service) -> Vec<BrandKeys> {
    let entries = due_entries(&service.process.app.stores.table, Moment(i64::MAX)).await;
    let entries = entries.expect("read").into_iter();
    let asked = entries.filter(|(_, entry)| *entry == OutboxEntry::Reanalysis);
    asked.map(|(keys, _)| keys).collect()
}

/// Has a brand's windows tell of very many answers.
async fn enlarge(store: &Store, brand: BrandId, answers: usize) {
    let keys = store.org.of(brand);
    for mut window in store.table().query(&keys.segments()).await.expect("read") {
        let day = window_of(&window).expect("a window").day(0);
        let facts = vec![AnswerFacts::of(0, Engine::OpenAi); answers];
        let totals = build(day.window(), None, &[(day, facts)]).expect("built").totals;
        let segments = window.get_mut("segments").expect("segments");
        let AttributeValue::L(segments) = segments else {
            panic!("{segments:?}");
        };
        for segment in segments {
            let AttributeValue::M(segment) = segment else {
                panic!("{segment:?}");
            };
            segment.insert("totals".into(), binary(totals.to_bytes()));
        }
        store.table().put(window).await.expect("written");
    }
}

/// What was asked for of a brand is done, or seems so.
async fn clear(store: &Store, brand: BrandId) {
    let listed = store.outbox().list(brand).await.expect("read");
    let entries = listed.into_iter().map(|(key, _)| key).collect();
    store.outbox().clear(entries).await.expect("deleted");
}

/// However large the brands of one organization are, those of the others are asked for; small ones need not wait for each other.
#[tokio::test(flavor = "multi_thread")]
async fn a_raised_method_reads_few_answers_of_an_organization_at_a_time() {
    let service = start().await;
    let app = &service.process.app;
    let others = app
        .stores
        .organizations()
        .create("Others")
        .await
        .expect("an organization");
    let mut stores = Vec::new();
    for (organization, key) in [
        (
            service.organization.organization_id,
            service.organization.api_key.clone(),
        ),
        (others.organization_id, others.api_key),
    ] {
        let caller = service.caller(Some(key));
        let store = Store::new(&app.stores, organization);
        let mut brands: Vec<BrandId> = Vec::new();
        for n in 0..3 {
            let body = last(&format!("tarvo-{n}.example"));
            let brand = caller.post("/brands", body).await.data()["id"]
                .as_str()
                .expect("an id")
                .to_owned();
            let rows = json!({"answers": [{"query": "q?", "engine": "openai", "text": "Tarvo is excellent.",
                "answeredAt": "2026-10-01T09:00:00Z"}]});
            caller.post(&format!("/brands/{brand}/answers"), rows).await.data();
            brands.push(BrandId::parse(&brand).expect("a brand"));
        }
        stores.push((store, brands));
    }
    service.settled().await;
    let (large, small) = (&stores[0], &stores[1]);
    made_by(&service, 1, "").await;
    answerscope_rollup::recount::recount(&small.0).await.expect("marked");
    answerscope_sweeper::sweep(app).await.expect("swept");
    service.settled().await;
    for brand in &large.1 {
        enlarge(&large.0, *brand, 20_000).await;
    }
    let asked = || async {
        let asked: BTreeSet<BrandId> = asked_for(&service).await.iter().map(|keys| keys.brand).collect();
        asked
    };
    let of = |brands: &[BrandId]| brands.iter().copied().collect::<BTreeSet<_>>();
    let mut expected = of(&small.1);
    expected.insert(large.1[0]);
    for minutes in [11, 12] {
        sweep_in(&service, minutes, None).await;
        assert_eq!(asked().await, expected, "one of the large ones, and all of the others");
    }
    clear(&large.0, large.1[0]).await;
    for brand in &small.1 {
        clear(&small.0, *brand).await;
    }
    sweep_in(&service, 13, None).await;
    assert_eq!(asked().await, of(&large.1[1..2]), "each brand is asked for once");
    // Its names change again and again, but what it has is of today's method.
    let keys = large.0.org.of(large.1[1]);
    for mut window in large.0.table().query(&keys.segments()).await.expect("read") {
        if let Some(AttributeValue::L(segments)) = window.get_mut("segments") {
            for segment in segments {
                let AttributeValue::M(segment) = segment else { continue };
                let days = number(u32::MAX);
                let today = AttributeValue::M([(METHOD_VERSION.to_string(), days)].into());
                segment.insert("methods".into(), today);
            }
        }
        large.0.table().put(window).await.expect("written");
    }
    sweep_in(&service, 14, None).await;
    assert_eq!(asked().await, of(&large.1[1..]), "it holds no place");
}
