//! What stands beside the figures: their denominators, the places of brands, the models that answered, and until when
//! answers are counted.

use answerscope_domain::clock::Moment;
use serde_json::{Value, json};

use crate::support::{Service, start};

const RANGE: &str = "startDate=2026-10-01&endDate=2026-10-20";

async fn brand(service: &Service) -> String {
    let competitors =
        json!([{"name": "Mervol", "domain": "mervol.example"}, {"name": "Ferrin", "domain": "ferrin.example"}]);
    let body = json!({"name": "Tarvo", "domain": "tarvo.example", "competitors": competitors});
    service.brand(body).await
}

/// Imports answers of (day, engine, model, text), each of a prompt of its own or of the one that is named.
async fn import(service: &Service, brand: &str, prompt: Option<&str>, answers: &[(u8, &str, Option<&str>, &str)]) {
    let row = |(place, (day, engine, model, text)): (usize, &(u8, &str, Option<&str>, &str))| {
        json!({"query": prompt.map_or_else(|| format!("question {place}"), str::to_owned), "engine": engine, "model": model,
            "text": text, "answeredAt": format!("2026-10-{day:02}T09:{place:02}:00Z")})
    };
    let rows: Vec<Value> = answers.iter().enumerate().map(row).collect();
    service.import(brand, rows).await;
    service.settled().await;
}

async fn data(service: &Service, level: &str, metric: &str, kind: &str) -> Value {
    service
        .owner
        .get(&format!("{level}/{metric}/{kind}?{RANGE}"))
        .await
        .data()
}

fn row<'a>(rows: &'a Value, brand: &str) -> &'a Value {
    let mut rows = rows.as_array().expect("rows").iter();
    rows.find(|row| row["brand"] == brand).expect("a row of the brand")
}

#[tokio::test(flavor = "multi_thread")]
async fn rows_and_points_carry_their_denominator_and_the_places() {
    let service = start().await;
    let brand = brand(&service).await;
    let answers = [
        (1, "openai", None, "Tarvo beats Mervol. Tarvo again."),
        (1, "gemini", None, "Mervol, then Tarvo."),
        (2, "openai", None, "Mervol alone."),
        (2, "openai", None, "Nobody at all."),
    ];
    import(&service, &brand, Some("one question"), &answers).await;
    for level in service.levels(&brand).await {
        let voice = data(&service, &level, "share-of-voice", "aggregates").await;
        for (name, count) in [("Tarvo", 3), ("Mervol", 3), ("Ferrin", 0)] {
            let row = row(&voice["aggregates"], name);
            assert_eq!(
                (&row["mentionCount"], &row["totalMentions"]),
                (&json!(count), &json!(6)),
                "{level}"
            );
        }
        let seen = data(&service, &level, "visibility", "aggregates").await;
        for (name, place, first) in [
            ("Tarvo", json!(1.5), json!(1.0 / 3.0)),
            ("Mervol", json!(4.0 / 3.0), json!(2.0 / 3.0)),
            ("Ferrin", Value::Null, json!(0.0)),
        ] {
            let row = row(&seen["aggregates"], name);
            assert_eq!(
                (&row["averagePosition"], &row["firstMentionShare"]),
                (&place, &first),
                "{level} {name}"
            );
        }
        let sorted = format!("{level}/visibility/aggregates?{RANGE}&sortBy=average_position&sortDirection=");
        for (direction, order) in [
            ("asc", ["Mervol", "Tarvo", "Ferrin"]),
            ("desc", ["Tarvo", "Mervol", "Ferrin"]),
        ] {
            let rows = service.owner.get(&format!("{sorted}{direction}")).await.data();
            let names: Vec<_> = rows["aggregates"]
                .as_array()
                .expect("rows")
                .iter()
                .map(|row| &row["brand"])
                .collect();
            assert_eq!(names, order, "{level} {direction}");
        }
        let series = data(&service, &level, "visibility", "timeseries").await;
        let point = |date: &str, brand: &str| {
            let mut points = series["timeseries"].as_array().expect("points").iter();
            points
                .find(|point| point["date"] == date && point["brand"] == brand)
                .expect("a point")
                .clone()
        };
        assert_eq!(point("2026-10-02", "Mervol")["firstMentionShare"], 1.0);
        assert_eq!(point("2026-10-01", "Mervol")["averagePosition"], 1.5);
        assert_eq!(point("2026-10-03", "Mervol")["averagePosition"], Value::Null);
        let voices = data(&service, &level, "share-of-voice", "timeseries").await;
        let totals = voices["timeseries"]
            .as_array()
            .expect("points")
            .iter()
            .map(|point| &point["totalMentions"]);
        assert_eq!(
            totals.take(9).collect::<Vec<_>>(),
            [5, 5, 5, 1, 1, 1, 0, 0, 0],
            "{level}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_export_has_the_same_fields() {
    let service = start().await;
    let brand = brand(&service).await;
    import(&service, &brand, None, &[(1, "openai", None, "Tarvo, then Mervol.")]).await;
    let path = format!("/api/v1/brands/{brand}/export?entity=brand&{RANGE}&metric=");
    let rows = async |metric: &str| {
        let key = service.owner.key.clone().expect("a key");
        let asked = reqwest::Client::new()
            .get(format!("{}{path}{metric}", service.url))
            .bearer_auth(key);
        let text = asked.send().await.expect("an answer").text().await.expect("a text");
        text.lines()
            .map(|line| serde_json::from_str(line).expect("JSON"))
            .collect::<Vec<Value>>()
    };
    let voice = rows("share-of-voice").await;
    assert_eq!(
        voice.iter().map(|row| &row["totalMentions"]).collect::<Vec<_>>(),
        [2, 2, 2]
    );
    let seen = rows("visibility").await;
    let places = seen
        .iter()
        .map(|row| (row.get("averagePosition"), &row["firstMentionShare"]));
    let [first, second] = [json!(1.0), json!(2.0)];
    let (all, none) = (json!(1.0), json!(0.0));
    assert_eq!(
        places.collect::<Vec<_>>(),
        [(Some(&second), &none), (Some(&first), &all), (None, &none)]
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_series_tells_when_an_engine_changes_its_model() {
    let service = start().await;
    let brand = brand(&service).await;
    let answers = [
        (1, "openai", Some("m1"), "Tarvo."),
        (2, "openai", None, "Tarvo."),
        (3, "openai", Some("m1"), "Tarvo."),
        (4, "openai", Some("m2"), "Tarvo."),
        (4, "openai", Some("m2"), "Mervol."),
        (4, "openai", Some("m1"), "Ferrin."),
        (5, "gemini", Some("g1"), "Tarvo."),
        (6, "gemini", Some("g2"), "Tarvo."),
    ];
    import(&service, &brand, None, &answers).await;
    let [openai, gemini] = [
        ("2026-10-04", "openai", "m1", "m2"),
        ("2026-10-06", "gemini", "g1", "g2"),
    ]
    .map(|(date, engine, from, to)| json!({"date": date, "engine": engine, "from": from, "to": to}));
    for level in service.levels(&brand).await {
        for metric in ["share-of-voice", "visibility", "citations", "sentiment"] {
            let series = data(&service, &level, metric, "timeseries").await;
            assert_eq!(series["modelChanges"], json!([openai, gemini]), "{level} {metric}");
            let path =
                format!("{level}/{metric}/timeseries?startDate=2026-10-05&endDate=2026-10-20&engine=openai,gemini");
            assert_eq!(
                service.owner.get(&path).await.data()["modelChanges"],
                json!([gemini]),
                "{level} {metric}"
            );
            let path = format!("{level}/{metric}/timeseries?{RANGE}&engine=openai");
            assert_eq!(
                service.owner.get(&path).await.data()["modelChanges"],
                json!([openai]),
                "{level} {metric}"
            );
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_tell_until_when_answers_are_counted() {
    let service = start().await;
    let brand = brand(&service).await;
    let voice = format!("/brands/{brand}/share-of-voice/aggregates");
    assert_eq!(service.owner.get(&voice).await.data()["countedUntil"], Value::Null);
    let mut last = String::new();
    for day in 1..4 {
        let before = service.process.app.stores.clock.now();
        import(&service, &brand, None, &[(day, "openai", None, "Tarvo.")]).await;
        let mut told = Vec::new();
        for level in service.levels(&brand).await {
            for metric in ["share-of-voice", "visibility", "citations", "sentiment"] {
                for kind in ["aggregates", "timeseries"] {
                    told.push(data(&service, &level, metric, kind).await["countedUntil"].clone());
                }
            }
        }
        told.dedup();
        let [Value::String(until)] = &told[..] else {
            panic!("one moment, not {told:?}")
        };
        let until_moment = Moment::parse("countedUntil", until).expect("a time");
        assert!(
            until_moment.millis() >= before.millis() && *until > last,
            "{until} after {before:?} and {last}"
        );
        last.clone_from(until);
    }
}
