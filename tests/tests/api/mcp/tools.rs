//! The tools: lists, schemas, and what each of them answers.

use serde_json::{Value, json};

use super::Assistant;
use crate::support::start;

#[tokio::test(flavor = "multi_thread")]
async fn the_default_list_is_short_and_always_the_same() {
    let service = start().await;
    let assistant = service.owners_assistant().await;
    let listed = assistant.ask("tools/list", json!({})).await.body["result"]["tools"].clone();
    let tools = listed.as_array().expect("tools");
    assert!(tools.len() <= 25, "{}", tools.len());
    let characters: usize = tools.iter().map(|tool| tool.to_string().chars().count()).sum();
    assert!(characters / 4 <= 9_000, "{} tokens", characters / 4);
    assert_eq!(
        assistant.ask("tools/list", json!({})).await.body["result"]["tools"],
        listed
    );
    for tool in tools {
        for field in [
            "name",
            "title",
            "description",
            "inputSchema",
            "outputSchema",
            "annotations",
        ] {
            assert!(!tool[field].is_null(), "{}: {field}", tool["name"]);
        }
        assert!(tool["annotations"]["readOnlyHint"].is_boolean(), "{}", tool["name"]);
        assert_eq!(tool["outputSchema"]["type"], "object");
        // JSON Schema knows no `null` of these; clients that check schemas refuse the tool.
        for (name, schema) in tool["inputSchema"]["properties"].as_object().expect("arguments") {
            let strange = schema.as_object().expect("a schema").values().any(Value::is_null);
            assert!(!strange, "{} {name}: {schema}", tool["name"]);
        }
    }
    let series = tools
        .iter()
        .find(|tool| tool["name"] == "get_metric_timeseries")
        .expect("the series");
    assert_eq!(series["_meta"]["ui"]["resourceUri"], "ui://answerscope/series.html");
    assert!(assistant.tools("?tools=all").await.len() > 60);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tool_answers_what_its_operation_does() {
    let service = start().await;
    let world = service.world().await;
    let assistant = service.owners_assistant().await;
    let brands = assistant.content("list_brands", json!({})).await;
    assert_eq!(
        (&brands["summary"], &brands["totalItems"]),
        (&json!("1 brands."), &json!(1))
    );
    let id = cell(&brands, 0, "id");
    assert_eq!(id, world["brand"]);
    let asked = json!({"brandId": id, "pageSize": 5});
    let prompts = assistant.content("list_brand_prompts", asked).await;
    let same = service
        .owner
        .get(&format!("/brands/{}/prompts?pageSize=5", world["brand"]))
        .await
        .data();
    assert_eq!(
        prompts["rows"].as_array().map(Vec::len),
        same["prompts"].as_array().map(Vec::len)
    );
    assert_eq!(cell(&prompts, 0, "id"), same["prompts"][0]["id"]);
    for (tool, name) in [
        ("get_brand", "brand"),
        ("get_prompt", "prompt"),
        ("get_answer", "answer"),
        ("get_insight", "insight"),
        ("get_export", "export"),
        ("get_collection", "collection"),
    ] {
        let content = assistant.content(tool, json!({format!("{name}Id"): world[name]})).await;
        assert_eq!(content["data"]["id"], world[name], "{tool}: {content}");
        let link = content["link"].as_str().expect("a link");
        assert!(
            link.starts_with(&format!("{}/brands/{}/", service.url, world["brand"])),
            "{link}"
        );
    }
    let brand = json!({"brandId": world["brand"]});
    for tool in ["list_views", "list_insights", "list_brand_answers"] {
        assert!(
            assistant.content(tool, brand.clone()).await["columns"].is_array(),
            "{tool}"
        );
    }
    let engines = assistant.content("list_engines", json!({})).await;
    assert!(engines["summary"].is_string());
    let generation = json!({"generationId": world["generation"]});
    assert_eq!(
        assistant.content("get_insight_generation", generation).await["data"]["id"],
        world["generation"]
    );
    let view = json!({"viewId": world["view"], "startDate": "2026-11-01", "endDate": "2026-11-03"});
    assert!(assistant.content("list_view_prompts", view).await["rows"].is_array());
}

/// A cell of a table by its column.
fn cell(table: &Value, row: usize, column: &str) -> Value {
    let columns = table["columns"].as_array().expect("columns");
    let place = columns
        .iter()
        .position(|one| one == column)
        .unwrap_or_else(|| panic!("no {column} in {table}"));
    table["rows"][row][place].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_have_counts_and_intervals_and_the_same_figures_as_the_api() {
    let service = start().await;
    let world = service.world_of_imports().await;
    let assistant = service.owners_assistant().await;
    let days = json!({"startDate": "2026-11-01", "endDate": "2026-11-03"});
    let asked = |metric: &str| {
        let mut asked = json!({"level": "brand", "id": world["brand"], "metric": metric});
        asked
            .as_object_mut()
            .expect("an object")
            .extend(days.as_object().cloned().expect("days"));
        asked
    };
    let table = assistant.content("get_metric_aggregates", asked("visibility")).await;
    let path = format!(
        "/brands/{}/visibility/aggregates?startDate=2026-11-01&endDate=2026-11-03",
        world["brand"]
    );
    let same = service.owner.get(&path).await.data();
    let row = &same["aggregates"][0];
    for column in ["brand", "mentionCount", "promptCount", "visibility"] {
        assert_eq!(cell(&table, 0, column), row[column], "{column}");
    }
    assert_eq!(
        cell(&table, 0, "confidenceInterval.low"),
        row["confidenceInterval"]["low"]
    );
    assert_eq!(table["countedUntil"], same["countedUntil"]);
    assert!(
        table["summary"].as_str().is_some_and(|text| text.contains("prompts)")),
        "{table}"
    );
    for metric in ["share-of-voice", "citations", "sentiment"] {
        let table = assistant.content("get_metric_aggregates", asked(metric)).await;
        assert!(table["totalItems"].as_u64() > Some(0), "{metric}: {table}");
        let series = assistant.content("get_metric_timeseries", asked(metric)).await;
        assert_eq!(cell(&series, 0, "date"), "2026-11-01", "{metric}");
    }
    let compared = assistant.content("get_metric_comparison", asked("visibility")).await;
    assert_eq!(cell(&compared, 0, "verdict"), "too_little_data", "{compared}");
    assert_eq!(compared["compareEndDate"], "2026-10-31");
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_ask_the_table_as_often_as_their_cost_says() {
    let service = start().await;
    let world = service.world().await;
    let assistant = service.owners_assistant().await;
    let costs: Value = serde_json::from_str(include_str!("../../../../infra/cost-inputs.json")).expect("JSON");
    let classes = costs["classes"].as_array().expect("classes");
    let metric = json!({"name": "get_metric_aggregates",
        "arguments": {"level": "brand", "id": world["brand"], "metric": "share-of-voice"}});
    for (class, method, params, expected) in [
        ("toolList", "tools/list", json!({}), 1),
        ("toolCall", "tools/call", metric, 2),
    ] {
        // The check of a token guesses from what it saw last.
        assistant.ask(method, params.clone()).await;
        let (answered, counts) = service.requests(assistant.ask(method, params)).await;
        assert_ne!(answered.body["result"]["isError"], true, "{}", answered.body);
        assert_eq!(counts.values().sum::<u64>(), expected, "{class}: {counts:?}");
        let class = classes.iter().find(|one| one["id"] == class).expect("a class");
        assert_eq!(class["dynamodbRequests"], expected);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_made_is_made_once_and_says_how_to_go_on() {
    let service = start().await;
    let world = service.world_of_imports().await;
    let assistant = service.owners_assistant().await;
    let new = json!({"brandId": world["brand"], "name": "Kettles", "idempotencyKey": "one"});
    let first = assistant.content("create_view", new.clone()).await;
    assert_eq!(
        assistant.content("create_view", new).await["data"]["id"],
        first["data"]["id"]
    );
    let prompts = json!({"brandId": world["brand"], "prompts": [{"query": "quietest kettle", "country": "US"}]});
    let made = assistant.content("create_prompts", prompts).await;
    assert!(made["data"]["created"][0]["id"].is_string(), "{made}");
    let export = json!({"brandId": world["brand"], "entities": ["brand"], "metrics": ["visibility"]});
    let started = assistant.content("create_export", export).await;
    assert_eq!(started["poll"]["tool"], "get_export", "{started}");
    service.settled().await;
    let polled = assistant
        .content("get_export", started["poll"]["arguments"].clone())
        .await;
    assert_eq!(polled["data"]["status"], "completed");
    let generation = json!({"brandId": world["brand"], "startDate": "2026-11-01", "endDate": "2026-11-03"});
    let started = assistant.content("generate_insights", generation).await;
    assert_eq!(started["poll"]["tool"], "get_insight_generation", "{started}");
    let dry = json!({"brandId": world["brand"], "dryRun": true});
    assert!(assistant.content("start_collection", dry).await["data"]["asks"].is_array());
    service.settled().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_has_no_tool_is_found_described_and_called() {
    let service = start().await;
    let world = service.world_of_imports().await;
    let assistant = service.owners_assistant().await;
    let found = assistant
        .content(
            "search_api_reference",
            json!({"query": "stop monitoring a prompt", "limit": 5}),
        )
        .await;
    let names: Vec<Value> = (0..5).map(|row| cell(&found, row, "name")).collect();
    assert!(names.contains(&json!("togglePromptMonitoring")), "{names:?}");
    let told = assistant
        .content("get_api_operation", json!({"operation": "togglePromptMonitoring"}))
        .await;
    assert_eq!(
        (&told["data"]["tokens"], &told["data"]["scope"]),
        (&json!(25), &json!("write"))
    );
    assert!(told["data"]["inputSchema"]["properties"]["promptId"].is_object());
    let call = json!({"operation": "togglePromptMonitoring", "arguments": {"promptId": world["prompt"]}});
    let toggled = assistant.content("call_api_operation", call).await;
    assert_eq!(toggled["data"]["id"], world["prompt"], "{toggled}");
    let stream = json!({"operation": "streamExport", "arguments": {
        "brandId": world["brand"], "entity": "brand", "metric": "visibility", "startDate": "2026-11-01", "endDate": "2026-11-03"
    }});
    let streamed = assistant.content("call_api_operation", stream).await;
    assert_eq!(
        (&streamed["complete"], streamed["rows"].as_array().map(Vec::is_empty)),
        (&json!(true), Some(false))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_arguments_are_results_that_name_them() {
    let service = start().await;
    let assistant = service.owners_assistant().await;
    for (tool, arguments, named) in [
        ("get_brand", json!({}), "brandId: missing"),
        ("get_brand", json!({"brandId": "a/../b"}), "brandId: expected an id"),
        (
            "get_brand",
            json!({"brandId": "brand_x", "colour": 1}),
            "colour: no such argument",
        ),
        ("list_brands", json!({"pageSize": 1}), "pageSize"),
        (
            "get_metric_aggregates",
            json!({"level": "brand", "id": "brand_x", "metric": "x"}),
            "level, metric",
        ),
        (
            "get_metric_timeseries",
            json!({"level": "brand", "id": "brand_x", "metric": "visibility", "page": 0}),
            "page",
        ),
        ("search_api_reference", json!({"query": " "}), "query: expected a text"),
        (
            "get_api_operation",
            json!({"operation": "deleteViews"}),
            "did you mean deleteView",
        ),
        (
            "call_api_operation",
            json!({"operation": "getBrand", "arguments": 1}),
            "arguments: expected an object",
        ),
        (
            "call_api_operation",
            json!({"operation": "startCollection", "dryRun": true, "arguments": {"brandId": "brand_x"}}),
            "dryRun: no such argument",
        ),
        (
            "search_api_reference",
            json!({"query": "brands", "limits": 3}),
            "limits: no such argument",
        ),
    ] {
        let result = assistant.call(tool, arguments.clone()).await;
        let said = result["structuredContent"]["error"]["description"]
            .as_str()
            .unwrap_or_default();
        assert!(said.contains(named), "{tool} {arguments}: {result}");
        assert_eq!(
            (&result["isError"], &result["structuredContent"]["error"]["code"]),
            (&json!(true), &json!(1002))
        );
    }
    let unknown = assistant
        .ask("tools/call", json!({"name": "no_such_tool", "arguments": {}}))
        .await;
    assert_eq!(unknown.body["error"]["code"], -32602, "{}", unknown.body);
    let legacy = json!({"operation": "listTopics", "arguments": {"brandId": "brand_x"}});
    assert_eq!(assistant.refused("call_api_operation", legacy).await, 1002);
    let broken = Assistant::send(assistant.message("2025-11-25", "", &json!([1]))).await;
    assert!(broken.status.is_client_error(), "{}", broken.status);
}
