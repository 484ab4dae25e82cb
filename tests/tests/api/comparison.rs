//! Comparisons of two periods: their figures are those of the aggregates, and their verdicts say what happened.

use std::sync::Arc;

use answerscope_api::app::App;
use answerscope_api::dispatch;
use axum::body::Body;
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::processes::{Nobody, ports};
use crate::support::{Service, start};

const NOW: &str = "startDate=2026-10-11&endDate=2026-10-20";
const BEFORE: &str = "startDate=2026-10-01&endDate=2026-10-10";
const METRICS: [&str; 4] = ["share-of-voice", "visibility", "citations", "sentiment"];

/// Twenty days of six questions: Tarvo is named in all answers of the first ten and in one of five later, cites and
/// praise go with it; Mervol is named in every other answer of both.
async fn moved(service: &Service, model: [Option<&str>; 2]) -> String {
    let body = json!({"name": "Tarvo", "domain": "tarvo.example",
        "competitors": [{"name": "Mervol", "domain": "mervol.example"}]});
    let brand = service.brand(body).await;
    let mut rows = Vec::new();
    for (day, question) in (1..=20).flat_map(|day| (0..6).map(move |question| (day, question))) {
        let late = day > 10;
        let mut text = String::new();
        if !late || (day + question) % 5 == 0 {
            text.push_str("Tarvo has excellent battery life. ");
        } else {
            text.push_str("Something else is there. ");
        }
        if (day * 7 + question * 3) % 2 == 0 {
            text.push_str("Mervol stands out. ");
        }
        let cited = if late {
            "https://forum.example/t"
        } else {
            "https://www.tarvo.example/guide"
        };
        rows.push(
            json!({"query": format!("question {question}"), "engine": "openai", "model": model[usize::from(late)],
            "text": text, "answeredAt": format!("2026-10-{day:02}T09:0{question}:00Z"),
            "citations": [{"url": cited}, {"url": "https://reviews.example/best"}]}),
        );
    }
    service.import(&brand, rows).await;
    service.settled().await;
    brand
}

async fn rows(service: &Service, path: &str, list: &str) -> Vec<Value> {
    let data = service.owner.get(path).await.data();
    data[list].as_array().expect("rows").clone()
}

async fn compared(service: &Service, level: &str, metric: &str, more: &str) -> Vec<Value> {
    rows(
        service,
        &format!("{level}/{metric}/comparison?{NOW}{more}"),
        "comparison",
    )
    .await
}

fn row<'a>(rows: &'a [Value], field: &str, name: &str) -> &'a Value {
    rows.iter().find(|row| row[field] == name).expect("a row")
}

/// Count and total of each row of a comparison, from the aggregates of the same days: by brand, or by domain.
fn expected(metric: &str, found: &[Value], key: &str) -> [u64; 2] {
    let sum = |field: &str, of: &dyn Fn(&Value) -> bool| -> u64 {
        found
            .iter()
            .filter(|row| of(row))
            .filter_map(|row| row[field].as_u64())
            .sum()
    };
    let of_brand = |row: &Value| row["brand"] == key;
    match metric {
        "share-of-voice" => [sum("mentionCount", &of_brand), sum("mentionCount", &|_| true)],
        "visibility" => [
            sum("mentionCount", &of_brand),
            sum("promptCount", &of_brand) + sum("answerCount", &of_brand),
        ],
        "citations" => [
            sum("totalCitations", &|row| row["domain"] == key),
            sum("totalCitations", &|_| true),
        ],
        _ => {
            let endorsed = sum("endorsedMentions", &of_brand);
            [endorsed, endorsed + sum("underminedMentions", &of_brand)]
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_are_those_of_the_aggregates() {
    let service = start().await;
    let brand = moved(&service, [None, None]).await;
    for level in service.levels(&brand).await {
        for metric in METRICS {
            let [now, before] = [NOW, BEFORE].map(|days| format!("{level}/{metric}/aggregates?{days}"));
            let found = [
                rows(&service, &now, "aggregates").await,
                rows(&service, &before, "aggregates").await,
            ];
            let comparison = compared(&service, &level, metric, "").await;
            assert!(!comparison.is_empty(), "{level} {metric}");
            for row in comparison {
                let key = row[if metric == "citations" { "domain" } else { "brand" }]
                    .as_str()
                    .expect("a key");
                let [now, before] = [0, 1].map(|at| expected(metric, &found[at], key));
                let counts =
                    ["currentCount", "currentTotal", "previousCount", "previousTotal"].map(|field| &row[field]);
                assert_eq!(counts, [now[0], now[1], before[0], before[1]], "{level} {metric} {row}");
                let number = |field: &str| row[field].as_f64().expect("a number");
                let change = number("current") - number("previous");
                assert!((number("change") - change).abs() < 1e-12, "{row}");
                let [low, high] = ["low", "high"].map(|end| row["interval"][end].as_f64().expect("a number"));
                assert!(low <= change && change <= high && low >= -1.0 && high <= 1.0, "{row}");
                assert!((0.0..=1.0).contains(&number("adjustedPValue")), "{row}");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn verdicts_say_what_happened() {
    let service = start().await;
    let brand = moved(&service, [Some("m1"), Some("m1")]).await;
    let level = format!("/brands/{brand}");
    for metric in ["share-of-voice", "visibility"] {
        let found = compared(&service, &level, metric, "").await;
        assert_eq!(
            (&found[0]["brand"], &found[0]["verdict"]),
            (&json!("Tarvo"), &json!("down")),
            "{metric}"
        );
        assert_eq!(found[1]["verdict"], "within_noise", "{metric} {found:?}");
    }
    let voice = compared(&service, &level, "share-of-voice", "").await;
    assert!(voice[0]["interval"]["high"].as_f64() < Some(0.0), "{voice:?}");
    let cited = compared(&service, &level, "citations", "").await;
    let of = |domain| row(&cited, "domain", domain);
    assert_eq!(
        [of("forum.example"), of("tarvo.example"), of("reviews.example")].map(|row| &row["verdict"]),
        ["up", "down", "within_noise"]
    );
    assert_eq!(
        (&of("tarvo.example")["brand"], &of("forum.example")["brand"]),
        (&json!("Tarvo"), &Value::Null)
    );
    assert_eq!(of("forum.example")["relationship"], "third_party");
    let felt = compared(&service, &level, "sentiment", "").await;
    assert_eq!(
        felt[0]["verdict"], "within_noise",
        "only praise, before and now: {felt:?}"
    );
    assert!(felt[0]["featureName"].is_string());
    // The same answers, asked for in other ways.
    let given = "&compareStartDate=2026-10-01&compareEndDate=2026-10-10";
    assert_eq!(compared(&service, &level, "share-of-voice", given).await, voice);
    let itself = "&compareStartDate=2026-10-11&compareEndDate=2026-10-20";
    let still = compared(&service, &level, "share-of-voice", itself).await;
    assert!(
        still
            .iter()
            .all(|row| row["verdict"] == "within_noise" && row["change"] == 0.0),
        "{still:?}"
    );
    let apart = "&compareStartDate=2026-09-30&compareEndDate=2026-10-09";
    assert_eq!(
        compared(&service, &level, "visibility", apart).await[0]["verdict"],
        "down"
    );
    let few =
        format!("{level}/visibility/comparison?startDate=2026-10-20&endDate=2026-10-20&compareStartDate=2026-09-01");
    let few = rows(&service, &few, "comparison").await;
    assert!(few.iter().all(|row| row["verdict"] == "too_little_data"), "{few:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn filters_and_pages_show_less_and_change_no_verdict() {
    let service = start().await;
    let brand = moved(&service, [None, None]).await;
    let level = format!("/brands/{brand}");
    let all = compared(&service, &level, "citations", "").await;
    assert_eq!(all.len(), 3);
    let owned = compared(&service, &level, "citations", "&sourceType=owned").await;
    assert_eq!(owned, [row(&all, "domain", "tarvo.example").clone()]);
    let one = compared(&service, &level, "citations", "&domain=forum.example").await;
    assert_eq!(one, [row(&all, "domain", "forum.example").clone()]);
    let sorted = compared(&service, &level, "citations", "&sortBy=current_count&sortDirection=asc").await;
    let counts: Vec<_> = sorted.iter().map(|row| row["currentCount"].as_u64()).collect();
    assert!(counts.is_sorted() && counts.len() == 3, "{counts:?}");
    let nobody = compared(&service, &level, "sentiment", "&brand=nobody").await;
    assert!(nobody.is_empty());
    let path = format!("{level}/citations/comparison?{NOW}&pageSize=5&page=2");
    let page = service.owner.get(&path).await;
    assert_eq!(page.body["pagination"]["totalItems"], 3);
    assert_eq!(page.data()["comparison"], json!([]));
    for (wrong, reason) in [
        (
            "compareStartDate=2026-10-05&compareEndDate=2026-10-01",
            "compareStartDate",
        ),
        ("compareEndDate=yesterday", "compareEndDate"),
        ("compare_start_date=2026-10-01", "compareStartDate"),
        ("sortBy=mentionCount", "sortBy"),
    ] {
        let refused = service
            .owner
            .get(&format!("{level}/visibility/comparison?{NOW}&{wrong}"))
            .await;
        assert_eq!(
            (refused.status.as_u16(), &refused.body["error"]["code"]),
            (400, &json!(1002)),
            "{wrong}"
        );
        assert!(
            refused.body["error"]["description"]
                .as_str()
                .is_some_and(|text| text.contains(reason)),
            "{wrong}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn engines_with_another_model_are_left_out() {
    let service = start().await;
    let brand = moved(&service, [Some("m1"), Some("m2")]).await;
    for metric in METRICS {
        let path = format!("/brands/{brand}/{metric}/comparison?{NOW}");
        let data = service.owner.get(&path).await.data();
        assert_eq!(data["enginesLeftOut"], json!(["openai"]), "{metric}");
        let found = data["comparison"].as_array().expect("rows");
        assert!(
            found.iter().all(|row| row["verdict"] == "model_changed"),
            "{metric} {found:?}"
        );
        assert_eq!(
            (&data["compareStartDate"], &data["compareEndDate"]),
            (&json!("2026-10-01"), &json!("2026-10-10"))
        );
    }
    let service = start().await;
    let unknown = moved(&service, [Some("m1"), None]).await;
    let found = compared(&service, &format!("/brands/{unknown}"), "visibility", "").await;
    assert_eq!(found[0]["verdict"], "down", "an unknown model equals any");
}

/// Whether a process answers whose columns may take so many bytes.
async fn fits(service: &Service, memory: u64, path: &str) -> bool {
    let process = &service.process.app;
    let mut settings = process.settings.clone();
    settings.store.column_memory = memory;
    let ports = ports(service, Arc::new(Nobody), Arc::clone(process.stores.bus()));
    let router = dispatch::router(Arc::new(App::new(settings, ports)), &answerscope_openapi::operations());
    let key = service.owner.key.as_deref().expect("a key");
    let request = http::Request::get(format!("/api/v1{path}"))
        .header("authorization", format!("Bearer {key}"))
        .body(Body::empty())
        .expect("a request");
    let Ok(answer) = router.oneshot(request).await;
    match answer.status().as_u16() {
        200 => true,
        400 => false,
        other => panic!("{path}: {other}"),
    }
}

/// The least memory with which a process answers.
async fn least(service: &Service, path: &str) -> u64 {
    let (mut refused, mut enough) = (0, 1 << 20);
    assert!(!fits(service, refused, path).await && fits(service, enough, path).await);
    while enough - refused > 1 {
        let middle = u64::midpoint(refused, enough);
        match fits(service, middle, path).await {
            true => enough = middle,
            false => refused = middle,
        }
    }
    enough
}

/// Both are held at a time: what one of them alone may take, both together may not.
#[tokio::test(flavor = "multi_thread")]
async fn periods_that_do_not_touch_share_the_memory_of_a_request() {
    let service = start().await;
    let brand = moved(&service, [None, None]).await;
    let compared = |now: [&str; 2], before: [&str; 2]| {
        let ([start, end], [earlier_start, earlier_end]) = (now, before);
        format!(
            "/brands/{brand}/visibility/comparison?startDate={start}&endDate={end}\
             &compareStartDate={earlier_start}&compareEndDate={earlier_end}"
        )
    };
    let (now, before) = (["2026-10-18", "2026-10-20"], ["2026-10-01", "2026-10-03"]);
    // A period that is compared with itself is read once.
    let of_now = least(&service, &compared(now, now)).await;
    let alone = of_now.max(least(&service, &compared(before, before)).await);
    let both = compared(now, before);
    assert!(!fits(&service, alone, &both).await, "{alone} bytes hold both");
    assert!(
        fits(&service, 2 * alone, &both).await,
        "{alone} bytes for each are too few"
    );
}
