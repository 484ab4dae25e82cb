//! Answers: large texts, hostile ones, and what a repeated import does.

use serde_json::json;

use crate::support::start;

/// A text that does not compress, so that it can not stay in an item.
fn noise(length: usize) -> String {
    let mut state = 1u64;
    let letter = || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        char::from(b"abcdefghijklmnopqrstuvwxyz0123456789 .,!?-"[(state >> 33) as usize % 42])
    };
    std::iter::repeat_with(letter).take(length).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_large_text_comes_back_word_for_word_from_s3() {
    let service = start().await;
    let brand = service.brand(json!({"name": "Tarvo", "domain": "tarvo.example"})).await;
    let text = format!("Tarvo. {}", noise(200 * 1024 - 7));
    let row = json!({"query": "q", "engine": "openai", "answeredAt": "2026-11-01T09:00:00Z", "text": text});
    let path = format!("/brands/{brand}/answers");
    let (report, counts) = service
        .requests(service.owner.post(&path, json!({"answers": [row.clone()]})))
        .await;
    assert_eq!(report.data()["created"], 1);
    assert!(counts.keys().any(|name| name.starts_with("S3.PutObject")), "{counts:?}");
    let prompts = service.owner.get(&format!("/brands/{brand}/prompts")).await.data();
    let prompt = prompts["prompts"][0]["id"].as_str().expect("an id");
    let listed = service.owner.get(&format!("/prompts/{prompt}/answers")).await.data();
    let id = listed["answers"][0]["id"].as_str().expect("an id");
    assert_eq!(
        service.owner.get(&format!("/answers/{id}")).await.data()["text"],
        json!(text)
    );
    let mut longer = row;
    longer["text"] = json!(format!("{text}!"));
    longer["answeredAt"] = json!("2026-11-02T09:00:00Z");
    let report = service.owner.post(&path, json!({"answers": [longer]})).await.data();
    assert_eq!(
        (&report["created"], &report["errors"][0]["code"]),
        (&json!(0), &json!(1002))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_full_of_citations_fits() {
    let service = start().await;
    let brand = service.brand(json!({"name": "Tarvo", "domain": "tarvo.example"})).await;
    let links: Vec<String> = (0..3_000)
        .map(|n| format!("https://s{n}.example/{}", noise(40 + n % 7).replace(' ', "-")))
        .collect();
    let rows: Vec<_> = (0..10)
        .map(|n| json!({"query": "q", "engine": "openai", "answeredAt": format!("2026-11-01T09:00:{n:02}Z"), "text": links.join(" ")}))
        .collect();
    let report = service.import(&brand, rows).await;
    assert_eq!(report["created"], 10, "{}", report["errors"]);
    service.settled().await;
    let found = service
        .owner
        .get(&format!(
            "/brands/{brand}/citations/aggregates?startDate=2026-11-01&endDate=2026-11-01"
        ))
        .await;
    assert_eq!(found.data()["aggregates"][0]["totalCitations"], 10);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_holds_more_than_is_read_out_of_one_says_so() {
    let service = start().await;
    let rivals: Vec<_> = (0..100)
        .map(|n| json!({"name": format!("Rival{n}"), "domain": format!("r{n}.example")}))
        .collect();
    let brand = json!({"name": "Tarvo", "domain": "tarvo.example", "competitors": rivals});
    let brand = service.brand(brand).await;
    let links: String = (0..501).map(|n| format!("https://a.example/{n} ")).collect();
    let names: Vec<String> = (0..100).map(|n| format!("Rival{n}")).collect();
    let clauses = format!(
        "{} are reliable{}.",
        names.join(", "),
        "; but they have great sound and poor battery life".repeat(50)
    );
    let texts = ["Tarvo is reliable.", &format!("Tarvo: {links}"), &clauses];
    let rows: Vec<_> = (0..)
        .zip(texts)
        .map(|(n, text)| json!({"query": "q", "engine": "openai", "answeredAt": format!("2026-11-01T09:00:0{n}Z"), "text": text}))
        .collect();
    let report = service.import(&brand, rows).await;
    assert_eq!(report["created"], 3, "{}", report["errors"]);
    let prompts = service.owner.get(&format!("/brands/{brand}/prompts")).await.data();
    let prompt = prompts["prompts"][0]["id"].as_str().expect("an id");
    let listed = service.owner.get(&format!("/prompts/{prompt}/answers")).await.data();
    let listed = listed["answers"].as_array().expect("a list");
    // The newest first.
    let said: Vec<_> = listed.iter().map(|answer| answer.get("partlyRead")).collect();
    assert_eq!(said, [Some(&json!(true)), Some(&json!(true)), None]);
    for answer in listed {
        let id = answer["id"].as_str().expect("an id");
        let read = service.owner.get(&format!("/answers/{id}")).await.data();
        assert_eq!(read.get("partlyRead"), answer.get("partlyRead"), "{id}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_text_of_an_answer_stays() {
    let service = start().await;
    let ids = service.world().await;
    let path = format!("/brands/{}/answers", ids["brand"]);
    let row = |text: &str| {
        json!({"answers": [{"promptId": ids["prompt"], "engine": "openai", "answeredAt": "2026-11-01T09:00:00Z", "text": text,
        "externalId": "one"}]})
    };
    let first = service.owner.post(&path, row("The first text.")).await.data();
    let report = service.owner.post(&path, row("Another text.")).await.data();
    assert_eq!((&first["created"], &report["created"]), (&json!(1), &json!(0)));
    let id = report["duplicates"][0]["answerId"].as_str().expect("an id");
    let kept = service.owner.get(&format!("/answers/{id}")).await.data();
    assert_eq!(kept["text"], "The first text.");
}

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_imports_of_the_same_rows_count_once() {
    let service = start().await;
    let brand = service.brand(json!({"name": "Tarvo", "domain": "tarvo.example"})).await;
    let rows: Vec<_> = (0..120)
        .map(|n| {
            json!({"query": format!("q{}", n % 7), "engine": "gemini", "answeredAt": "2026-11-01T09:00:00Z",
            "text": "Tarvo, Tarvo.", "externalId": format!("x{n}")})
        })
        .collect();
    let calls = (0..6).map(|_| {
        let (owner, path, body) = (
            service.owner.clone(),
            format!("/brands/{brand}/answers"),
            json!({"answers": rows}),
        );
        async move { owner.post(&path, body).await.data() }
    });
    let reports = futures::future::join_all(calls).await;
    let created: u64 = reports.iter().filter_map(|report| report["created"].as_u64()).sum();
    assert_eq!(created, 120, "{reports:?}");
    service.settled().await;
    let voice = service
        .owner
        .get(&format!(
            "/brands/{brand}/share-of-voice/aggregates?startDate=2026-11-01&endDate=2026-11-01"
        ))
        .await;
    assert_eq!(voice.data()["aggregates"][0]["mentionCount"], 240);
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_of_a_deleted_prompt_may_come_again() {
    let service = start().await;
    let brand = service.brand(json!({"name": "Tarvo", "domain": "tarvo.example"})).await;
    let rows: Vec<_> = (0..20)
        .map(|n| {
            json!({"query": "q", "engine": "gemini", "answeredAt": "2026-11-01T09:00:00Z", "text": "Tarvo.",
                "externalId": format!("x{n}")})
        })
        .collect();
    let path = format!("/brands/{brand}/answers");
    let voice = format!("/brands/{brand}/share-of-voice/aggregates?startDate=2026-11-01&endDate=2026-11-01");
    for round in 0..3 {
        let report = service.owner.post(&path, json!({"answers": rows})).await.data();
        assert_eq!(report["created"], 20, "round {round}: {report}");
        service.settled().await;
        assert_eq!(
            service.owner.get(&voice).await.data()["aggregates"][0]["mentionCount"],
            20,
            "round {round}"
        );
        let rename = json!({"alternativeNames": [format!("Name {round}")]});
        service.owner.patch(&format!("/brands/{brand}"), rename).await.data();
        service.settled().await;
        assert_eq!(
            service.owner.get(&voice).await.data()["aggregates"][0]["mentionCount"],
            20,
            "read anew {round}"
        );
        let prompts = service.owner.get(&format!("/brands/{brand}/prompts")).await.data();
        let prompt = prompts["prompts"][0]["id"].as_str().expect("an id").to_owned();
        service.owner.delete(&format!("/prompts/{prompt}")).await;
        service.settled().await;
        assert_eq!(
            service.owner.get(&voice).await.data()["aggregates"][0]["mentionCount"],
            0,
            "deleted {round}"
        );
    }
}
