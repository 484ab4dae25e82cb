//! Brands whose figures were made before there were pieces: each window one segment, built of all facts of its days. They
//! tell what they told, and go on as if there had always been pieces.

use answerscope_domain::clock::Moment;
use answerscope_store::Store;
use answerscope_store::segments::{WindowItem, window_of};
use serde_json::{Value, json};

use crate::figure_items::{assert_counted_once, forget_pieces, keys};
use crate::support::{Service, start};

const TEXTS: [&str; 4] = [
    "Mervol is excellent. Tarvo has great design, and Tarvo is quiet.",
    "Tarvo, then Mervol. The price of Tarvo is poor.",
    "Orbran House is reliable.",
    "Nobody in particular.",
];

fn store(service: &Service) -> Store {
    Store::new(&service.process.app.stores, service.organization.organization_id)
}

/// Answers of some days, of two prompts; `from` tells them from others.
fn answers(days: &[&str], from: usize, count: usize) -> Value {
    let row = |n: usize| {
        let (day, n) = (days[n % days.len()], from + n);
        // Addresses that do not get shorter by compression, so that a window is too large for its item.
        let page = (n as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        json!({"query": (["best kettles", "quiet kettles"][n / 7 % 2]), "engine": (["openai", "gemini"][n / 5 % 2]),
            "answeredAt": format!("{day}T{:02}:{:02}:00Z", n / 60 % 24, n % 60), "text": (TEXTS[n % 4]),
            "citations": [{"url": format!("https://reviews.example/{page:x}{:x}", page.wrapping_mul(page)), "title": format!("Kettles {n}")}],
            "externalId": format!("x{n}")})
    };
    json!({"answers": (0..count).map(row).collect::<Vec<_>>()})
}

async fn import(service: &Service, brand: &str, answers: Value) {
    let report = service
        .owner
        .post(&format!("/brands/{brand}/answers"), answers)
        .await
        .data();
    assert_eq!(report["errors"], json!([]), "{report}");
    service.settled().await;
}

/// What callers are told of the brand.
async fn figures(service: &Service, brand: &str) -> Vec<Value> {
    let mut figures = Vec::new();
    for metric in ["share-of-voice", "visibility", "citations", "sentiment"] {
        for kind in ["aggregates", "timeseries"] {
            let path = format!("/brands/{brand}/{metric}/{kind}?startDate=2026-09-01&endDate=2026-11-10");
            figures.push(service.owner.get(&path).await.figures());
        }
    }
    figures
}

/// What happens to a brand, and its figures after each of it; `before`: whether its first answers were counted without
/// pieces.
async fn story(service: &Service, before: bool) -> Vec<Vec<Value>> {
    let brand = service
        .brand(json!({"name": "Tarvo", "domain": "tarvo.example", "competitors": [{"name": "Mervol", "domain": "mervol.example"}]}))
        .await;
    let days = [
        "2026-10-20",
        "2026-10-21",
        "2026-11-03",
        "2026-11-04",
        "2026-11-05",
        "2026-11-06",
    ];
    import(service, &brand, answers(&days, 0, 480)).await;
    if before {
        let last = Moment::parse("day", "2026-11-06T00:00:00Z").expect("a time");
        forget_pieces(&store(service), &brand, &[last.day()]).await;
        answerscope_sweeper::sweep(&service.process.app).await.expect("swept");
        service.settled().await;
    }
    let mut told = vec![figures(service, &brand).await];
    import(service, &brand, answers(&days[3..4], 480, 60)).await;
    told.push(figures(service, &brand).await);
    assert_counted_once(&store(service), &brand).await;
    let gone = json!({"externalIds": ["x1", "x2", "x7", "x485"]});
    service
        .owner
        .post(&format!("/brands/{brand}/answers/delete"), gone)
        .await
        .data();
    service.settled().await;
    told.push(figures(service, &brand).await);
    assert_counted_once(&store(service), &brand).await;
    let prompts = service.owner.get(&format!("/brands/{brand}/prompts")).await.data();
    let quiet = prompts["prompts"]
        .as_array()
        .expect("prompts")
        .iter()
        .find(|prompt| prompt["query"] == "quiet kettles");
    let quiet = quiet.expect("a prompt")["id"].as_str().expect("an id").to_owned();
    service.owner.delete(&format!("/prompts/{quiet}")).await;
    service.settled().await;
    told.push(figures(service, &brand).await);
    service
        .owner
        .patch(
            &format!("/brands/{brand}"),
            json!({"alternativeNames": ["Orbran House"]}),
        )
        .await
        .data();
    service.settled().await;
    told.push(figures(service, &brand).await);
    assert_counted_once(&store(service), &brand).await;
    let keys = keys(&store(service), &brand);
    for item in store(service).table().query(&keys.segments()).await.expect("windows") {
        let item = WindowItem::read(window_of(&item).expect("a window"), &item).expect("an item");
        assert!(
            item.unpieced().is_empty(),
            "{:?} are in no piece",
            item.unpieced().iter(item.window).collect::<Vec<_>>()
        );
    }
    told
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_made_before_pieces_go_on_as_if_there_had_always_been_pieces() {
    let expected = story(&start().await, false).await;
    assert!(expected.windows(2).all(|pair| pair[0] != pair[1]), "each change shows");
    let migrated = story(&start().await, true).await;
    for (step, (migrated, expected)) in migrated.iter().zip(&expected).enumerate() {
        assert_eq!(migrated, expected, "after change {step}");
    }
}
