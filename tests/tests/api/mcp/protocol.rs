//! The protocol's own rules: revisions, headers, hosts and origins, lists, resources and prompts.

use serde_json::{Value, json};

use super::{Assistant, EARLIER, NEWEST};
use crate::support::start;

#[tokio::test(flavor = "multi_thread")]
async fn earlier_revisions_begin_with_a_handshake_and_have_no_session() {
    let service = start().await;
    let assistant = service.owners_assistant().await;
    for revision in EARLIER {
        let params =
            json!({"protocolVersion": revision, "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}});
        let answered = assistant.ask_as(revision, &json!({}), "initialize", params).await;
        let result = &answered.body["result"];
        assert_eq!(result["protocolVersion"], revision, "{}", answered.body);
        assert_eq!(result["serverInfo"]["name"], "answerscope");
        assert!(
            result["instructions"]
                .as_str()
                .is_some_and(|text| text.contains("list_brands"))
        );
        assert!(answered.headers.get("mcp-session-id").is_none());
        assert_eq!(answered.headers["content-type"], "application/json");
        let ping = assistant.ask_as(revision, &json!({}), "ping", json!({})).await;
        assert_eq!((ping.status.as_u16(), &ping.body["result"]), (200, &json!({})));
        let listed = assistant.ask_as(revision, &json!({}), "tools/list", json!({})).await;
        assert!(listed.body["result"]["resultType"].is_null());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_newest_revision_discovers_and_says_how_long_a_list_is_fresh() {
    let service = start().await;
    let assistant = service.owners_assistant().await;
    let discovered = assistant.ask("server/discover", json!({})).await;
    let result = &discovered.body["result"];
    assert_eq!(result["supportedVersions"], json!(["2025-06-18", "2025-11-25", NEWEST]));
    assert!(result["capabilities"]["extensions"]["io.modelcontextprotocol/ui"]["mimeTypes"].is_array());
    for (method, scope) in [
        ("tools/list", "private"),
        ("resources/list", "public"),
        ("prompts/list", "public"),
    ] {
        let listed = assistant.ask(method, json!({})).await.body["result"].clone();
        assert_eq!(listed["resultType"], "complete", "{method}");
        assert_eq!(listed["cacheScope"], scope, "{method}");
        assert!(listed["ttlMs"].as_u64().is_some_and(|fresh| fresh > 0), "{method}");
    }
    let older = json!({"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {}});
    let unknown = Assistant::send(assistant.message("2024-11-05", "", &older)).await;
    let initialize =
        json!({"protocolVersion": "2024-11-05", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}});
    let negotiated = assistant.ask_as(EARLIER[0], &json!({}), "initialize", initialize).await;
    assert!(negotiated.status.is_client_error() || negotiated.body["result"]["protocolVersion"] != "2024-11-05");
    assert!(unknown.status.as_u16() < 500);
}

#[tokio::test(flavor = "multi_thread")]
async fn headers_must_say_what_the_message_says() {
    let service = start().await;
    let assistant = service.owners_assistant().await;
    let meta = json!({
        "io.modelcontextprotocol/protocolVersion": NEWEST,
        "io.modelcontextprotocol/clientInfo": {"name": "test", "version": "1"},
        "io.modelcontextprotocol/clientCapabilities": {}
    });
    let message = json!({"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {"_meta": meta}});
    let request = |headers: &[(&str, &str)]| {
        let url = format!("{}/mcp", assistant.url);
        let request = reqwest::Client::new()
            .post(url)
            .bearer_auth(&assistant.token)
            .json(&message);
        let request = request.header("accept", "application/json, text/event-stream");
        headers
            .iter()
            .fold(request, |request, (name, value)| request.header(*name, *value))
    };
    let right: [(&str, &str); 2] = [("mcp-protocol-version", NEWEST), ("mcp-method", "tools/list")];
    assert_eq!(Assistant::send(request(&right)).await.status.as_u16(), 200);
    let other: [(&str, &str); 2] = [("mcp-protocol-version", NEWEST), ("mcp-method", "prompts/list")];
    assert_eq!(Assistant::send(request(&other)).await.status.as_u16(), 400);
    assert_eq!(Assistant::send(request(&right[..1])).await.status.as_u16(), 400);
    let port = assistant.url.rsplit_once(':').expect("a port").1;
    for (name, value, status) in [
        ("origin", "https://evil.example".to_owned(), 403),
        ("host", "evil.example".to_owned(), 403),
        ("origin", format!("http://localhost:{port}"), 200),
    ] {
        let answered = Assistant::send(request(&[right[0], right[1], (name, &value)])).await;
        assert_eq!(answered.status.as_u16(), status, "{name}: {value}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_and_the_view_are_resources() {
    let service = start().await;
    let assistant = service.owners_assistant().await;
    let listed = assistant.ask("resources/list", json!({})).await;
    let resources = listed.body["result"]["resources"]
        .as_array()
        .cloned()
        .expect("resources");
    for resource in &resources {
        let read = assistant.ask("resources/read", json!({"uri": resource["uri"]})).await;
        let contents = &read.body["result"]["contents"][0];
        assert_eq!(contents["mimeType"], resource["mimeType"], "{}", read.body);
        assert!(contents["text"].as_str().is_some_and(|text| text.len() > 100));
    }
    let view = resources
        .iter()
        .find(|resource| resource["uri"] == "ui://answerscope/series.html")
        .expect("the view");
    assert_eq!(view["mimeType"], "text/html;profile=mcp-app");
    assert_eq!(view["_meta"]["ui"]["csp"]["connectDomains"], json!([]));
    let read = assistant.ask("resources/read", json!({"uri": view["uri"]})).await;
    let page = read.body["result"]["contents"][0]["text"]
        .as_str()
        .expect("a page")
        .to_owned();
    let elsewhere = page.matches("http").count();
    // The name of SVG is the one address in it, and nothing is fetched by it.
    assert_eq!(
        elsewhere,
        page.matches("http://www.w3.org/2000/svg").count() + page.matches("http-equiv").count()
    );
    let operation = assistant
        .ask("resources/read", json!({"uri": "answerscope://operations/deleteView"}))
        .await;
    assert!(
        operation.body["result"]["contents"][0]["text"]
            .as_str()
            .is_some_and(|text| text.contains("viewId"))
    );
    let nothing = assistant
        .ask("resources/read", json!({"uri": "answerscope://reference/nothing"}))
        .await;
    assert_eq!(nothing.body["error"]["code"], -32602, "{}", nothing.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn four_prompts_name_tools_that_there_are() {
    let service = start().await;
    let assistant = service.owners_assistant().await;
    let tools = assistant.tools("?tools=all").await;
    let folded = assistant.tools("").await;
    let listed = assistant.ask("prompts/list", json!({})).await.body["result"]["prompts"].clone();
    let names: Vec<&str> = listed
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|one| one["name"].as_str())
        .collect();
    assert_eq!(names.len(), 4);
    for name in names {
        let params = json!({"name": name, "arguments": {"brand": "Tarvo"}});
        let got = assistant.ask("prompts/get", params).await.body["result"].clone();
        let text = got["messages"][0]["content"]["text"]
            .as_str()
            .expect("a text")
            .to_owned();
        assert!(text.contains("Tarvo") && !text.contains("{brand}"), "{text}");
        let words = text.split(|sign: char| !(sign.is_ascii_lowercase() || sign == '_'));
        let called = words.filter(|word| word.starts_with("get_") || word.starts_with("list_"));
        for tool in called {
            assert!(tools.iter().chain(&folded).any(|one| one == tool), "{name}: {tool}");
        }
    }
    let unknown = assistant.ask("prompts/get", json!({"name": "none"})).await;
    assert_eq!(unknown.body["error"]["code"], -32602);
    assert_eq!(unknown.body["result"], Value::Null);
}

/// A client is to tell what it has sent wrong from what the server does not have.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_message_is_told_by_its_code() {
    let service = start().await;
    let assistant = service.owners_assistant().await;
    for (body, code) in [
        ("{", -32700),
        (r#"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#, -32600),
        (r#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600),
        (r#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
    ] {
        let request = assistant.message(EARLIER[0], "", &json!({})).body(body);
        let answered = Assistant::send(request).await;
        assert_eq!(answered.status.as_u16(), 400, "{body}");
        assert_eq!(answered.body["error"]["code"], code, "{body}: {}", answered.body);
        assert_eq!(answered.headers["content-type"], "application/json");
        assert!(answered.headers.contains_key("x-ratelimit-remaining"), "{body}");
    }
    for (method, params, named) in [
        ("tools/call", json!({"name": 7}), "name: "),
        (
            "tools/call",
            json!({"name": "list_brands", "arguments": "x"}),
            "arguments: ",
        ),
        ("resources/read", json!({}), "uri: "),
        ("initialize", json!({"protocolVersion": 5}), "params: "),
    ] {
        let error = assistant.ask_as(EARLIER[0], &json!({}), method, params).await.body["error"].clone();
        assert_eq!(error["code"], -32602, "{method}: {error}");
        let told = error["message"].as_str().unwrap_or_default();
        assert!(told.starts_with(named), "{method}: {told}");
    }
    let unknown = assistant.ask_as(EARLIER[0], &json!({}), "brands/list", json!({})).await;
    assert_eq!(unknown.body["error"]["code"], -32601, "{}", unknown.body);
    let removed = assistant.ask("initialize", json!({})).await;
    assert_eq!(removed.status.as_u16(), 404, "{}", removed.body);
    assert_eq!(removed.body["error"]["code"], -32601, "{}", removed.body);
}
