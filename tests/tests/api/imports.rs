//! Importing answers: which rows are refused, what is left out of others, and which answers are the same.

use answerscope_domain::entities::new_answer::NewAnswer;
use answerscope_domain::ids::{AnswerId, Id, PromptId};
use answerscope_store::answers::FactBatch;
use answerscope_store::keys::OrgKeys;
use answerscope_store::table::{Action, Item, number_of, text};
use serde_json::{Value, json};

use crate::support::{Service, start, start_with};

fn row(text: &str) -> Value {
    json!({"query": "best kettles", "country": "US", "engine": "openai", "answeredAt": "2026-11-01T09:00:00Z", "text": text})
}

fn with(mut row: Value, field: &str, value: Value) -> Value {
    row[field] = value;
    row
}

fn named(id: &str, query: &str) -> Value {
    with(with(row("Tarvo."), "externalId", id.into()), "query", query.into())
}

/// A brand and the path of its answers.
async fn brand(service: &Service) -> (String, String) {
    let brand = service.brand(json!({"name": "Tarvo", "domain": "tarvo.example"})).await;
    let path = format!("/brands/{brand}/answers");
    (brand, path)
}

async fn import(service: &Service, path: &str, rows: &[Value]) -> Value {
    service.owner.post(path, json!({"answers": rows})).await.data()
}

async fn answers_of(service: &Service, brand: &str) -> Vec<Value> {
    let prompts = service.owner.get(&format!("/brands/{brand}/prompts")).await.data();
    let prompt = prompts["prompts"][0]["id"].as_str().expect("an id").to_owned();
    let listed = service.owner.get(&format!("/prompts/{prompt}/answers")).await.data();
    listed["answers"].as_array().expect("a list").clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn times_out_of_bounds_and_empty_texts_are_their_rows_errors() {
    let service = start().await;
    let (_, path) = brand(&service).await;
    let at = |at: &str| with(row("Tarvo"), "answeredAt", at.into());
    let wrong = [
        (at("2019-12-31T23:59:59.999Z"), "answeredAt"),
        (at("9999-12-31T23:59:59Z"), "answeredAt"),
        (at("9999-12-31T23:59:59-14:00"), "answeredAt"),
        (at("2020-01-01T00:00:00+01:00"), "answeredAt"),
        (row(""), "text"),
        (row(" \n\t\u{3000}"), "text"),
    ];
    let mut rows: Vec<Value> = wrong.iter().map(|(row, _)| row.clone()).collect();
    rows.push(at("2020-01-01T00:00:00Z"));
    let report = import(&service, &path, &rows).await;
    assert_eq!(report["created"], 1, "{report}");
    let errors = report["errors"].as_array().expect("errors");
    assert_eq!(errors.len(), wrong.len(), "{report}");
    for (error, (_, field)) in errors.iter().zip(wrong) {
        assert_eq!(error["code"], 1002);
        assert!(
            error["description"]
                .as_str()
                .is_some_and(|text| text.starts_with(field)),
            "{error}"
        );
    }
    service.settled().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_source_that_is_no_url_is_left_out_and_named() {
    let service = start().await;
    let (brand, path) = brand(&service).await;
    let sources =
        json!([{"url": "not a url"}, {"url": "https://a.example/1", "title": null}, {"url": "ftp://b.example"}]);
    let rows = [with(row("Tarvo"), "citations", sources), row("Clean.")];
    let report = import(&service, &path, &rows).await;
    let named: Vec<_> = report["warnings"].as_array().expect("warnings").iter().collect();
    let named: Vec<_> = named
        .iter()
        .map(|warning| (&warning["row"], &warning["field"]))
        .collect();
    assert_eq!(
        named,
        [
            (&json!(0), &json!("citations[0].url")),
            (&json!(0), &json!("citations[2].url"))
        ]
    );
    let shown = answers_of(&service, &brand).await;
    let cited = shown.iter().find(|answer| answer["excerpt"] == "Tarvo").expect("there");
    assert_eq!(cited["citations"].as_array().map(Vec::len), Some(1), "{cited}");
    let report = import(&service, &path, &[row("Clean too.")]).await;
    assert_eq!(report.get("warnings"), None, "{report}");
    // Nothing is left out of a row that does not stand.
    let mut nowhere = with(row("New."), "promptId", json!("nothing"));
    nowhere.as_object_mut().expect("an object").remove("query");
    let no_country = with(row("New."), "citations", rows[0]["citations"].clone());
    nowhere["citations"] = rows[0]["citations"].clone();
    let report = import(&service, &path, &[rows[0].clone(), nowhere, no_country]).await;
    assert_eq!(
        (
            &report["created"],
            report["errors"].as_array().map(Vec::len),
            report["duplicates"].as_array().map(Vec::len)
        ),
        (&json!(1), Some(1), Some(1)),
        "{report}"
    );
    let warnings = report["warnings"].as_array().expect("warnings");
    assert!(
        warnings.len() == 2 && warnings.iter().all(|warning| warning["row"] == 2),
        "{report}"
    );
    service.settled().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nulls_are_left_out_and_aliases_are_their_engines() {
    let service = start().await;
    let (brand, path) = brand(&service).await;
    let nulls = json!({"model": null, "country": null, "externalId": null});
    for (alias, engine, hour) in [("chatgpt", "openai", 9), ("claude", "anthropic", 10)] {
        let at = json!(format!("2026-11-01T{hour:02}:00:00Z"));
        let mut sent = with(with(row(alias), "engine", alias.into()), "answeredAt", at);
        sent.as_object_mut()
            .expect("an object")
            .extend(nulls.as_object().expect("an object").clone());
        let report = import(&service, &path, &[sent]).await;
        assert_eq!(report["created"], 1, "{report}");
        let shown = answers_of(&service, &brand).await;
        assert_eq!(
            (&shown[0]["engine"], &shown[0]["model"], &shown[0]["country"]),
            (&json!(engine), &Value::Null, &Value::Null)
        );
        let prompt = shown[0]["promptId"].as_str().expect("an id");
        for asked in [alias, engine] {
            let listed = service
                .owner
                .get(&format!("/prompts/{prompt}/answers?engine={asked}"))
                .await;
            assert_eq!(listed.data()["answers"].as_array().map(Vec::len), Some(1), "{asked}");
        }
    }
    // An answer that says no country is shown with its prompt's.
    let made = json!({"prompts": [{"query": "quiet kettles", "country": "DE"}]});
    let made = service
        .owner
        .post(&format!("/brands/{brand}/prompts"), made)
        .await
        .data();
    let sent = json!({"promptId": made["created"][0]["id"], "engine": "grok", "answeredAt": "2026-11-01T09:00:00Z", "text": "Tarvo"});
    import(&service, &path, &[sent]).await;
    let prompt = made["created"][0]["id"].as_str().expect("an id");
    let listed = service.owner.get(&format!("/prompts/{prompt}/answers")).await.data();
    assert_eq!(listed["answers"][0]["country"], "DE");
    service.settled().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_without_external_id_are_told_apart_by_their_texts() {
    let service = start().await;
    let (brand, path) = brand(&service).await;
    let rows = [row("One Tarvo."), row("Another Tarvo."), row("One Tarvo.")];
    let report = import(&service, &path, &rows).await;
    assert_eq!(
        (&report["created"], &report["duplicates"][0]["row"]),
        (&json!(2), &json!(2)),
        "{report}"
    );
    let report = import(&service, &path, &rows).await;
    assert_eq!(report["created"], 0, "{report}");
    assert_eq!(answers_of(&service, &brand).await.len(), 2);
    service.settled().await;
}

/// Stores an answer as the program did when a text did not count for what an answer is.
async fn store_as_before(service: &Service, prompt: PromptId, sent: &Value) -> AnswerId {
    let (table, keys) = (
        &service.process.app.stores.table,
        OrgKeys(service.organization.organization_id).of(prompt.brand),
    );
    let sent = serde_json::from_value(sent.clone()).expect("a row");
    let answer = NewAnswer::checked(sent, service.process.app.stores.clock.now()).expect("right");
    let (old, new) = (
        answer.older_fingerprint(prompt).expect("no externalId"),
        answer.fingerprint(prompt),
    );
    let (moment, millis) = (answer.answered_at, answer.answered_at.millis());
    let id = |fingerprint| AnswerId { prompt, fingerprint };
    let mut item = table.get(&keys.answer(new)).await.expect("read").expect("there");
    let mut listed = table
        .get(&keys.answer_row(id(new), millis))
        .await
        .expect("read")
        .expect("there");
    let (from, to) = (id(new), id(old));
    let rekey = |item: &mut Item, key: answerscope_store::keys::Key| {
        item.insert("pk".into(), text(key.pk));
        item.insert("sk".into(), text(key.sk));
    };
    rekey(&mut item, keys.answer(old));
    item.insert("id".into(), text(to.to_string()));
    rekey(&mut listed, keys.answer_row(to, millis));
    let mut actions = vec![
        Action::put(item),
        Action::put(listed),
        Action::delete(keys.answer(new)),
        Action::delete(keys.answer_row(from, millis)),
    ];
    for batch in table.query(&keys.facts_of_day(moment.day())).await.expect("facts") {
        let mut facts = FactBatch::unpack(&batch).expect("facts");
        facts
            .0
            .iter_mut()
            .filter(|(name, _)| *name == new)
            .for_each(|(name, _)| *name = old);
        let naming = u32::try_from(number_of(&batch, "naming").expect("a number")).expect("small");
        let key = answerscope_store::table::key_of(&batch);
        actions.push(Action::put(facts.item(key, naming).expect("an item")));
    }
    table.write(actions).await.expect("written");
    to
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_the_program_before_stored_keeps_its_id_and_is_no_twin() {
    let service = start().await;
    let (brand, path) = brand(&service).await;
    let sent = row("An older Tarvo.");
    import(&service, &path, std::slice::from_ref(&sent)).await;
    service.settled().await;
    let shown = answers_of(&service, &brand).await;
    let prompt = PromptId::parse(shown[0]["promptId"].as_str().expect("an id")).expect("an id");
    let older = store_as_before(&service, prompt, &sent).await;
    let report = import(&service, &path, &[sent.clone(), row("A newer Tarvo."), sent.clone()]).await;
    assert_eq!(report["created"], 1, "{report}");
    let duplicates: Vec<_> = report["duplicates"].as_array().expect("a list").iter().collect();
    let ids: Vec<_> = duplicates
        .iter()
        .map(|row| (row["row"].clone(), row["answerId"].clone()))
        .collect();
    let older = json!(older.to_string());
    assert_eq!(ids, [(json!(0), older.clone()), (json!(2), older.clone())]);
    let path = format!("/answers/{}", older.as_str().expect("a text"));
    assert_eq!(service.owner.get(&path).await.data()["text"], "An older Tarvo.");
    service.settled().await;
    let voice = format!("/brands/{brand}/share-of-voice/aggregates?startDate=2026-11-01&endDate=2026-11-01");
    assert_eq!(
        service.owner.get(&voice).await.data()["aggregates"][0]["mentionCount"],
        2
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn rows_that_make_no_prompt_make_no_topic() {
    let service = start().await;
    let (brand, _) = brand(&service).await;
    let path = format!("/brands/{brand}/prompts");
    let rows = json!({"prompts": [{"query": "one thing", "topicName": "First"}]});
    service.owner.post(&path, rows).await.data();
    let rows = json!({"prompts": [{"query": "ONE thing", "topicName": "Empty"}, {"query": "two things", "topicName": "Second"},
        {"query": "Two Things", "topicName": "Twin"}]});
    service.owner.post(&path, rows).await.data();
    let topics = service.owner.get(&format!("/brands/{brand}/topics")).await.data();
    let names = topics["topics"].as_array().expect("a list").iter();
    let names: Vec<_> = names.map(|topic| topic["name"].as_str().expect("a name")).collect();
    assert_eq!(names, ["First", "Second"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_parameter_that_is_one_written_otherwise_is_refused_and_the_right_one_told() {
    let service = start().await;
    let (brand, _) = brand(&service).await;
    for (wrong, right) in [
        ("start_date", "startDate"),
        ("PAGESIZE", "pageSize"),
        ("sort-by", "sortBy"),
    ] {
        let answer = service
            .owner
            .get(&format!("/brands/{brand}/visibility/aggregates?{wrong}=1"))
            .await;
        assert_eq!((answer.status.as_u16(), answer.code()), (400, 1002), "{wrong}");
        let told = answer.body["error"]["description"].as_str().expect("a text");
        assert!(told.contains(right), "{told}");
    }
    let answer = service
        .owner
        .get(&format!("/brands/{brand}/visibility/aggregates?utm_source=mail"))
        .await;
    assert_eq!(answer.status.as_u16(), 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn more_than_366_days_of_answers_are_refused() {
    let service = start().await;
    let ids = service.world().await;
    let path = |first: &str| {
        format!(
            "/prompts/{}/answers?startDate={first}&endDate=2026-11-01",
            ids["prompt"]
        )
    };
    assert_eq!(service.owner.get(&path("2025-11-01")).await.status.as_u16(), 200);
    let answer = service.owner.get(&path("2025-10-31")).await;
    assert_eq!((answer.status.as_u16(), answer.code()), (400, 1002));
}

#[tokio::test(flavor = "multi_thread")]
async fn brands_and_features_are_found_whatever_the_case() {
    let service = start().await;
    let ids = service.world().await;
    let path = format!(
        "/brands/{}/sentiment/aggregates?startDate=2026-11-01&endDate=2026-11-02",
        ids["brand"]
    );
    let rows = service.owner.get(&path).await.data()["aggregates"].clone();
    let row = &rows[0];
    for (name, field) in [("brand", "brand"), ("feature", "featureName")] {
        let wanted = row[field]
            .as_str()
            .expect("a name")
            .to_uppercase()
            .replace(' ', "%20")
            .replace('&', "%26");
        let found = service.owner.get(&format!("{path}&{name}={wanted}")).await.data();
        assert!(
            found["aggregates"].as_array().is_some_and(|rows| rows.contains(row)),
            "{name}={wanted}: {found}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_is_there_makes_no_prompt() {
    let service = start().await;
    let (brand, path) = brand(&service).await;
    import(&service, &path, &[named("one", "best kettles")]).await;
    let rows = [
        named("one", "kettles of today"),
        named("two", "best kettles"),
        named("two", "kettles of tomorrow"),
    ];
    let report = import(&service, &path, &rows).await;
    assert_eq!(report["created"], 1, "{report}");
    let duplicates = report["duplicates"].as_array().expect("duplicates");
    let told: Vec<_> = duplicates.iter().map(|told| (&told["row"], &told["query"])).collect();
    let query = json!("best kettles");
    assert_eq!(told, [(&json!(0), &query), (&json!(2), &query)]);
    let prompts = service.owner.get(&format!("/brands/{brand}/prompts")).await;
    assert_eq!(prompts.body["pagination"]["totalItems"], 1);
    service.settled().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_row_whose_twin_is_refused_stands_for_itself() {
    let service = start_with(&[("ANSWERSCOPE_MONITORING_LIMIT", "1")]).await;
    let (_, path) = brand(&service).await;
    import(&service, &path, &[named("one", "best kettles")]).await;
    let rows = [
        named("two", "kettles of today"),
        named("two", "best kettles"),
        named("one", "kettles of tomorrow"),
    ];
    let report = import(&service, &path, &rows).await;
    assert_eq!(report["created"], 1, "{report}");
    assert_eq!(
        (&report["errors"][0]["row"], &report["errors"][0]["code"]),
        (&json!(0), &json!(1009))
    );
    assert_eq!(
        (&report["errors"][1], &report["duplicates"][0]["row"]),
        (&Value::Null, &json!(2))
    );
    service.settled().await;
}
