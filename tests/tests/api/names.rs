//! Names of brands: whether their capitals count, and where answers name them.

use answerscope_store::table::text_of;
use serde_json::{Value, json};

use crate::support::{Service, start};

/// Name and setting of each of a brand's names.
fn names(brand: &Value) -> Vec<(&str, bool)> {
    let names = brand["names"].as_array().expect("names");
    let shown = |name: &'_ Value| name["caseSensitive"].as_bool().expect("a setting");
    names
        .iter()
        .map(|name| (name["name"].as_str().expect("a name"), shown(name)))
        .collect()
}

async fn imported(service: &Service, brand: &str, texts: &[&str]) -> Vec<Value> {
    let rows: Vec<_> = texts
        .iter()
        .zip(0..)
        .map(|(text, n)| json!({"query": "q", "engine": "openai", "answeredAt": format!("2026-11-01T09:{n:02}:00Z"), "text": text}))
        .collect();
    let report = service.import(brand, rows).await;
    assert_eq!(report["created"], texts.len(), "{report}");
    service.settled().await;
    let path = format!("/brands/{brand}/answers?startDate=2026-11-01&endDate=2026-11-01");
    let mut listed = service.owner.get(&path).await.data()["answers"]
        .as_array()
        .expect("answers")
        .clone();
    // The newest stands first.
    listed.reverse();
    listed
}

/// Mentions of the brand itself in the metrics.
async fn mentions(service: &Service, brand: &str) -> Value {
    let path = format!("/brands/{brand}/share-of-voice/aggregates?startDate=2026-11-01&endDate=2026-11-01");
    let rows = service.owner.get(&path).await.data();
    let rows = rows["aggregates"].as_array().expect("rows").iter();
    rows.filter(|row| row["relationship"] == "owned")
        .map(|row| row["mentionCount"].clone())
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_setting_is_shown_kept_and_changed() {
    let service = start().await;
    let body = json!({"name": "Mint", "domain": "mint.example",
        "alternativeNames": [{"name": " Fresh ", "caseSensitive": false}, "Mintoxa", {"name": "iQon", "caseSensitive": true}],
        "competitors": [{"name": "Away", "domain": "away.example", "alternativeNames": ["gap", {"name": "target", "caseSensitive": false}]}]});
    let made = service.owner.post("/brands", body).await.data();
    assert_eq!(made["alternativeNames"], json!(["Fresh", "Mintoxa", "iQon"]));
    assert_eq!(
        names(&made),
        [("Mint", true), ("Fresh", false), ("Mintoxa", false), ("iQon", true)]
    );
    let rival = &made["competitors"][0];
    assert_eq!(rival["alternativeNames"], json!(["gap", "target"]));
    assert_eq!(names(rival), [("Away", true), ("gap", true), ("target", false)]);
    let path = format!("/brands/{}", made["id"].as_str().expect("an id"));
    assert_eq!(service.owner.get(&path).await.data(), made);

    // What is sent again as a text keeps its setting, of a competitor too; another name has none.
    let patch = json!({"alternativeNames": ["iQon", "Fresh", "away"],
        "competitors": [{"name": "Away Bags", "domain": "away.example", "alternativeNames": ["target", "Away"]}]});
    let changed = service.owner.patch(&path, patch).await.data();
    assert_eq!(
        names(&changed),
        [("Mint", true), ("iQon", true), ("Fresh", false), ("away", true)]
    );
    assert_eq!(
        names(&changed["competitors"][0]),
        [("Away Bags", false), ("target", false), ("Away", true)]
    );
    // The main name is set by naming it too; what is gone and comes again begins anew.
    let patch = json!({"alternativeNames": [{"name": "Mint", "caseSensitive": false}]});
    let changed = service.owner.patch(&path, patch).await.data();
    assert_eq!(names(&changed), [("Mint", false)]);
    let changed = service
        .owner
        .patch(&path, json!({"alternativeNames": ["Fresh"]}))
        .await
        .data();
    assert_eq!(names(&changed), [("Mint", false), ("Fresh", true)]);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_name_is_refused_by_its_place() {
    let service = start().await;
    for (alternative, said) in [
        (
            json!([1]),
            "alternativeNames[0]: expected a text or an object, not a number",
        ),
        (
            json!([null]),
            "alternativeNames[0]: expected a text or an object, not null",
        ),
        (
            json!([["a"]]),
            "alternativeNames[0]: expected a text or an object, not a list",
        ),
        (
            json!(["a", {"name": "b"}]),
            "alternativeNames[1].caseSensitive: missing",
        ),
        (
            json!([{"name": "b", "caseSensitive": "yes"}]),
            "alternativeNames[0].caseSensitive: expected true or false, not a text",
        ),
        (
            json!([{"name": "b", "caseSensitive": true, "x": 1}]),
            "alternativeNames[0].x: no such field; expected `name` or `caseSensitive`",
        ),
        (
            json!([{"name": " ", "caseSensitive": true}]),
            "alternativeNames[0]: must not be empty",
        ),
    ] {
        let body = json!({"name": "Tarvo", "domain": "tarvo.example", "alternativeNames": alternative});
        let refused = service.owner.post("/brands", body).await;
        assert_eq!((refused.status.as_u16(), refused.code()), (400, 1002));
        assert_eq!(refused.body["error"]["description"], said);
        let rival = json!({"name": "Mervol", "domain": "mervol.example", "alternativeNames": alternative});
        let body = json!({"name": "Tarvo", "domain": "tarvo.example", "competitors": [rival]});
        let refused = service.owner.post("/brands", body).await;
        assert_eq!(refused.body["error"]["description"], format!("competitors[0].{said}"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_changed_setting_reads_earlier_answers_anew() {
    let service = start().await;
    let brand = service
        .brand(json!({"name": "target", "domain": "target.example"}))
        .await;
    let answers = imported(&service, &brand, &["Hit your target at Target.", "TARGET and target."]).await;
    let counts = |answers: &[Value]| -> Vec<Value> {
        let count = |answer: &Value| answer["mentions"][0]["mentionCount"].clone();
        answers.iter().map(count).collect()
    };
    assert_eq!(counts(&answers), [1, 1]);
    assert_eq!(mentions(&service, &brand).await, json!([2]));
    let path = format!("/brands/{brand}");
    let patch = json!({"alternativeNames": [{"name": "target", "caseSensitive": false}]});
    service.owner.patch(&path, patch).await.data();
    service.settled().await;
    assert_eq!(mentions(&service, &brand).await, json!([4]));
    // Nothing is said of any name: the item is what earlier programs wrote and read.
    let other = service.brand(
        json!({"name": "Tarvo", "domain": "tarvo.example", "competitors": [{"name": "Mervol",
        "domain": "mervol.example"}]}),
    );
    other.await;
    let table = &service.process.app.stores.table;
    let found = table
        .client
        .scan()
        .table_name(&table.name)
        .send()
        .await
        .expect("a scan");
    let brands = found
        .items
        .unwrap_or_default()
        .into_iter()
        .filter(|item| text_of(item, "kind") == Some("brand"));
    let said: Vec<bool> = brands
        .map(|item| format!("{item:?}").contains("caseSensitive"))
        .collect();
    assert_eq!(said.iter().filter(|said| **said).count(), 1, "{said:?}");
    assert_eq!(said.len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_type_of_a_prompt_is_derived_whatever_the_case() {
    let service = start().await;
    let brand = service
        .brand(json!({"name": "Away", "domain": "away.example", "alternativeNames": [{"name": "iQon", "caseSensitive": true}]}))
        .await;
    let rows =
        json!({"prompts": [{"query": "are away bags good?"}, {"query": "what is an iqon"}, {"query": "best bags"}]});
    let made = service
        .owner
        .post(&format!("/brands/{brand}/prompts"), rows)
        .await
        .data();
    let types: Vec<_> = made["created"]
        .as_array()
        .expect("prompts")
        .iter()
        .map(|prompt| &prompt["type"])
        .collect();
    assert_eq!(types, ["branded", "branded", "non-branded"]);
}

/// The part of a text between two code points.
fn part(text: &str, place: &Value) -> String {
    let point = |name: &str| usize::try_from(place[name].as_u64().expect("a number")).expect("small");
    text.chars()
        .skip(point("start"))
        .take(point("end") - point("start"))
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn places_are_told_in_code_points() {
    let service = start().await;
    let brand = service
        .brand(json!({"name": "L'Orvál", "domain": "lorval.example", "competitors": [{"name": "Mervol", "domain": "mervol.example"}]}))
        .await;
    let text =
        "🙂 Naïve né: L’ORVÁL has great design. Mervol’s customer support is poor, and l'orva\u{301}l is reliable.";
    let listed = imported(&service, &brand, &[text]).await;
    let path = format!("/answers/{}", listed[0]["id"].as_str().expect("an id"));
    let answer = service.owner.get(&path).await.data();
    let spans = |at: usize| -> Vec<String> {
        let spans = answer["mentions"][at]["spans"].as_array().expect("spans");
        spans.iter().map(|span| part(text, span)).collect()
    };
    assert_eq!(spans(0), ["L’ORVÁL", "l'orva\u{301}l"]);
    assert_eq!(spans(1), ["Mervol"]);
    let sentiment = answer["sentiment"].as_array().expect("findings");
    assert!(!sentiment.is_empty());
    for finding in sentiment {
        assert_eq!(finding["quote"], part(text, finding));
    }
    assert_eq!(listed[0]["mentions"], answer["mentions"], "the same in a list");
    assert_eq!(listed[0]["sentiment"], answer["sentiment"]);
    assert!(answer.get("partlyRead").is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn mentions_are_all_counted_and_the_first_thousand_are_placed() {
    let service = start().await;
    let brand = service.brand(json!({"name": "Tarvo", "domain": "tarvo.example"})).await;
    let answers = imported(&service, &brand, &[&"Tarvo. ".repeat(1_500), &"Tarvo. ".repeat(1_000)]).await;
    let placed = |answer: &Value| answer["mentions"][0]["spans"].as_array().map(Vec::len);
    assert_eq!(answers[0]["mentions"][0]["mentionCount"], 1_500);
    assert_eq!((placed(&answers[0]), placed(&answers[1])), (Some(1_000), Some(1_000)));
    assert_eq!(answers[0].get("partlyRead"), Some(&json!(true)));
    assert_eq!(answers[1].get("partlyRead"), None);
}
