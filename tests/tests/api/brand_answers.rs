//! The answers of a brand: filters, order, and pages that are bounded.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::support::{Service, start};

/// Every page from a path on, by the links.
async fn walk(service: &Service, path: &str) -> Vec<Vec<Value>> {
    let (mut pages, mut next) = (Vec::new(), Some(path.to_owned()));
    while let Some(path) = next {
        let answer = service.owner.get(&path).await;
        assert_eq!(answer.status.as_u16(), 200, "{path}: {}", answer.body);
        pages.push(answer.body["data"]["answers"].as_array().expect("a list").clone());
        let link = answer.body["links"]["next"].as_str();
        next = link.map(|link| link.split_once("/api/v1").expect("a link of the service").1.to_owned());
        assert!(pages.len() < 100, "the links go round");
    }
    pages
}

fn ids(pages: &[Vec<Value>]) -> Vec<String> {
    let all = pages.iter().flatten();
    all.map(|answer| answer["id"].as_str().expect("an id").to_owned())
        .collect()
}

/// Forty answers over 60 days, to two prompts, of two engines.
async fn crowd(service: &Service) -> (String, [String; 2]) {
    let brand = json!({"name": "Tarvo", "domain": "tarvo.example", "competitors": [{"name": "Mervol", "domain": "mervol.example"}]});
    let brand = service.brand(brand).await;
    let rows = json!({"prompts": [{"query": "best kettles", "country": "US", "tags": ["a"]}, {"query": "is Tarvo good", "country": "DE", "tags": ["b"]}]});
    let made = service
        .owner
        .post(&format!("/brands/{brand}/prompts"), rows)
        .await
        .data();
    let prompt = |n: usize| made["created"][n]["id"].as_str().expect("an id").to_owned();
    let prompts = [prompt(0), prompt(1)];
    for part in 0..4 {
        let rows: Vec<Value> = (part * 10..part * 10 + 10)
            .map(|n: usize| {
                let (month, day) = if n.is_multiple_of(3) {
                    (9, 20 + n % 10)
                } else {
                    (10 + n % 2, 1 + n % 7)
                };
                let text = [
                    "Tarvo is solid.",
                    "Mervol is quicker.",
                    "Nobody comes to mind.",
                    "Tarvo and Mervol.",
                ][n % 4];
                let engine = ["openai", "gemini"][n / 2 % 2];
                json!({"promptId": prompts[n % 2], "engine": engine, "text": format!("{text} {n}"),
                    "answeredAt": format!("2026-{month:02}-{day:02}T09:{:02}:00Z", n % 5),
                    "citations": [{"url": format!("https://www.site{}.example/a", n % 3)}]})
            })
            .collect();
        let report = service.import(&brand, rows).await;
        assert_eq!(report["created"], 10, "{report}");
    }
    (brand, prompts)
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_hold_each_answer_once_newest_first() {
    let service = start().await;
    let (brand, _) = crowd(&service).await;
    let path = format!("/brands/{brand}/answers?startDate=2026-09-01&endDate=2026-11-20");
    // At once, without a figure made.
    let whole = walk(&service, &format!("{path}&pageSize=100")).await;
    assert_eq!((whole.len(), whole[0].len()), (1, 40));
    let times: Vec<&str> = whole[0]
        .iter()
        .filter_map(|answer| answer["answeredAt"].as_str())
        .collect();
    assert!(times.is_sorted_by(|a, b| a >= b), "{times:?}");
    let first = service.owner.get(&format!("{path}&pageSize=7")).await;
    assert_eq!(
        first.body["pagination"]["totalItems"], 40,
        "none of them has figures yet"
    );
    let pages = walk(&service, &format!("{path}&pageSize=7")).await;
    assert_eq!(ids(&pages), ids(&whole));
    assert_eq!(pages.iter().map(Vec::len).collect::<Vec<_>>(), [7, 7, 7, 7, 7, 5]);
    service.settled().await;
    for page in 1..=7 {
        let answer = service.owner.get(&format!("{path}&pageSize=7&page={page}")).await;
        let (links, total) = (&answer.body["links"], &answer.body["pagination"]["totalItems"]);
        assert_eq!(total, 40, "page {page}");
        assert_eq!(
            (links["prev"].is_string(), links["next"].is_string()),
            (page > 1, page < 6),
            "page {page}"
        );
        assert_eq!(
            answer.body["data"]["answers"].as_array(),
            pages.get(page - 1).or(Some(&vec![])),
            "page {page}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn filters_narrow_and_searched_texts_page_too() {
    let service = start().await;
    let (brand, prompts) = crowd(&service).await;
    let path = format!("/brands/{brand}/answers?startDate=2026-09-01&endDate=2026-11-20");
    for (filter, count) in [
        ("engine=gemini", 20),
        ("engine=chatgpt,gemini", 40),
        ("countries=DE", 20),
        ("tags=a", 20),
        ("type=branded", 20),
        ("mentions=MERVOL", 20),
        ("mentions=none", 10),
        ("cites=SITE0.example", 14),
        ("cites=www.site0.example", 14),
        ("cites=https://www.Site0.example/a?b", 14),
        ("cites=elsewhere.example", 0),
        ("q=QUICKER", 10),
        ("q=mervol%20is", 10),
        ("q=39", 1),
        ("endDate=2026-09-30", 14),
        (&format!("promptId={}", prompts[0]), 20),
        (&format!("promptId={}&mentions=tarvo", prompts[0]), 10),
        (&format!("promptId={}&tags=b", prompts[0]), 0),
    ] {
        let path = if filter.starts_with("endDate") {
            path.replace("endDate=2026-11-20", filter)
        } else {
            format!("{path}&{filter}")
        };
        let path = format!("{path}&pageSize=6");
        let first = service.owner.get(&path).await;
        let total = &first.body["pagination"]["totalItems"];
        assert!(filter.starts_with("q=") || *total == count, "{filter}: {total}");
        let found = ids(&walk(&service, &path).await);
        assert_eq!(found.len(), count, "{filter}");
        assert_eq!(found.iter().collect::<BTreeSet<_>>().len(), count, "{filter}");
    }
    for (filter, status, code) in [
        ("mentions=Nobody", 400, 1002),
        ("engine=altavista", 400, 1002),
        ("countries=Germany", 400, 1002),
        ("after=x", 400, 1002),
        ("cites=site0", 400, 1002),
        ("cites=no%20domain.example", 400, 1002),
        ("prompt_id=x", 400, 1002),
        ("promptId=nothing", 404, 1006),
    ] {
        let answer = service.owner.get(&format!("{path}&{filter}")).await;
        assert_eq!(
            (u64::from(answer.status.as_u16()), answer.code()),
            (status, code),
            "{filter}"
        );
    }
    service.settled().await;
}

/// More texts than a page may read, and none of them has the word.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_reads_a_bounded_number_of_texts() {
    let service = start().await;
    let brand = service.brand(json!({"name": "Tarvo", "domain": "tarvo.example"})).await;
    let path = format!("/brands/{brand}/answers");
    let rows: Vec<Value> = (0..450)
        .map(|n| {
            json!({"query": "best kettles", "engine": "grok", "text": if n == 0 { "Tarvo wins.".to_owned() } else { format!("Nothing {n}.") },
                "answeredAt": format!("2026-11-01T{:02}:{:02}:00Z", n / 60, n % 60)})
        })
        .collect();
    service.owner.post(&path, json!({"answers": rows})).await.data();
    service.settled().await;
    let pages = walk(
        &service,
        &format!("{path}?startDate=2026-11-01&endDate=2026-11-01&q=wins"),
    )
    .await;
    assert_eq!(pages.iter().map(Vec::len).collect::<Vec<_>>(), [0, 0, 1]);
    let mut page = service
        .owner
        .get(&format!("{path}?startDate=2026-11-01&endDate=2026-11-01&q=wins"))
        .await;
    while let Some(next) = page.body["links"]["next"].as_str() {
        let (_, next) = next.split_once("/api/v1").expect("a link of the service");
        page = service.owner.get(next).await;
    }
    assert_eq!(
        (
            page.body["data"]["answers"].as_array().map(Vec::len),
            &page.body["links"]["prev"]
        ),
        (Some(1), &Value::Null),
        "nothing that is found stands before the third page"
    );
    let second = walk(
        &service,
        &format!("{path}?startDate=2026-11-01&endDate=2026-11-01&q=nothing&page=30"),
    )
    .await;
    assert_eq!(ids(&second), Vec::<String>::new(), "past the end");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_a_brands_answers_is_five_requests() {
    let service = start().await;
    let ids = service.world_of_imports().await;
    service.owner.get("/brands").await;
    service.owner.get("/brands").await;
    let path = format!(
        "/brands/{}/answers?startDate=2026-10-24&endDate=2026-11-22",
        ids["brand"]
    );
    let (answer, counts) = service.requests(service.owner.get(&path)).await;
    assert_eq!(answer.data()["answers"].as_array().map(Vec::len), Some(2));
    // The key, the catalog, facts of two spans at most, the answers with their prompts.
    let total: u64 = counts.values().sum();
    assert!((4..=5).contains(&total), "{counts:?}");
}
