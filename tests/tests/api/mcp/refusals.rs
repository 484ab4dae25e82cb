//! Who is not let in, and what is told to whom.

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::{Assistant, NEWEST};
use crate::right_calls::{body_of, nowhere, query_of};
use crate::support::{start, start_with};

#[tokio::test(flavor = "multi_thread")]
async fn without_a_token_of_its_own_nobody_comes_in_and_learns_where_to_get_one() {
    let service = start().await;
    let mut assistant = service.owners_assistant().await;
    let key = service.organization.api_key.clone();
    let metadata = format!(
        "resource_metadata=\"{}/.well-known/oauth-protected-resource/mcp\"",
        service.url
    );
    for (token, code, error) in [
        (String::new(), 1005, ""),
        ("at_x".into(), 1004, "invalid_token"),
        (key, 1004, "invalid_token"),
    ] {
        assistant.token = token.clone();
        let refused = assistant.ask("tools/list", json!({})).await;
        assert_eq!(
            (refused.status.as_u16(), &refused.body["error"]["code"]),
            (401, &json!(code)),
            "{token}"
        );
        let challenge = refused.headers["www-authenticate"].to_str().expect("a text");
        assert!(
            challenge.starts_with("Bearer ") && challenge.contains(&metadata),
            "{challenge}"
        );
        assert!(challenge.contains(error), "{challenge}");
        assert_eq!(
            challenge.contains("error_description"),
            !error.is_empty(),
            "{challenge}"
        );
        // What a client asks for first; without the header it takes it from the metadata.
        assert!(challenge.contains("scope=\"read write\""), "{challenge}");
    }
}

/// Whoever shows nothing that can be a token is refused before the message has come; the connection serves the next one.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_read_of_who_shows_no_token() {
    let service = start().await;
    let host = service.url.strip_prefix("http://").expect("an origin");
    for (authorization, code) in [
        ("", "1005"),
        ("Authorization: Basic YTpi\r\n", "1005"),
        ("Authorization: Bearer at_x\r\n", "1004"),
    ] {
        let mut connection = TcpStream::connect(host).await.expect("a connection");
        let head = format!(
            "POST /mcp HTTP/1.1\r\nHost: {host}\r\n{authorization}Content-Type: application/json\r\n\
             Content-Length: 2\r\n\r\n"
        );
        for request in 0..2 {
            connection.write_all(head.as_bytes()).await.expect("sent");
            let mut answer = Vec::new();
            while !answer.ends_with(b"}}") {
                let read = connection.read_buf(&mut answer).await.expect("an answer");
                assert!(read > 0, "request {request}: the connection was closed");
            }
            let answer = String::from_utf8_lossy(&answer).to_lowercase();
            assert!(answer.starts_with("http/1.1 401"), "{authorization}: {answer}");
            assert!(answer.contains("www-authenticate: bearer "), "{answer}");
            assert!(answer.contains(code), "{answer}");
            connection.write_all(b"{}").await.expect("sent");
        }
    }
}

/// A token of the right form costs nothing to make up: a message that is work to read waits until the token is known.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_large_is_read_of_who_shows_a_token_that_was_made_up() {
    let service = start().await;
    let host = service.url.strip_prefix("http://").expect("an origin");
    let mut token = service.owners_assistant().await.token;
    let last = token.pop().expect("a token");
    token.push(if last == 'A' { 'E' } else { 'A' });
    for length in ["Content-Length: 1000000", "Transfer-Encoding: chunked"] {
        let mut connection = TcpStream::connect(host).await.expect("a connection");
        let head = format!(
            "POST /mcp HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {token}\r\n\
             Content-Type: application/json\r\n{length}\r\n\r\n"
        );
        connection.write_all(head.as_bytes()).await.expect("sent");
        let mut answer = Vec::new();
        while !answer.ends_with(b"}}") {
            let read = connection.read_buf(&mut answer).await.expect("an answer");
            assert!(read > 0, "{length}: the connection was closed");
        }
        let answer = String::from_utf8_lossy(&answer).to_lowercase();
        assert!(answer.starts_with("http/1.1 401"), "{length}: {answer}");
        assert!(
            answer.contains("error=\"invalid_token\"") && answer.contains("1004"),
            "{answer}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_holds_no_more_values_than_may_be_built() {
    let service = start().await;
    let assistant = service.owners_assistant().await;
    let values = |count| json!(vec![json!({}); count]);
    let call = |count| json!({"name": "list_brands", "arguments": {"page": values(count)}});
    let refused = assistant.ask("tools/call", call(50_000)).await;
    assert_eq!(
        (refused.status.as_u16(), &refused.body["error"]["code"]),
        (400, &json!(-32600)),
        "{}",
        refused.body
    );
    // Large and read: the argument is what is wrong with it.
    let arguments = json!({"page": values(49_000)});
    assert_eq!(assistant.refused("list_brands", arguments).await, 1002);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cloudfront_is_told_to_add_is_what_the_server_says() {
    let service = start().await;
    let mut assistant = service.owners_assistant().await;
    assistant.token = String::new();
    let refused = assistant.ask("tools/list", json!({})).await;
    let page = include_str!("../../../../docs/OAUTH.md");
    let (_, documented) = page
        .split_once("Header: WWW-Authenticate, Override: true, Value: '")
        .expect("the policy");
    let documented = documented.split('\'').next().unwrap_or_default();
    let documented = documented.replace("https://DOMAIN", &service.url);
    assert_eq!(
        refused.headers["www-authenticate"].to_str().expect("a text"),
        documented
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_of_the_server_opens_nothing_else() {
    let service = start().await;
    let assistant = service.owners_assistant().await;
    let answered = service.caller(Some(assistant.token.clone())).get("/brands").await;
    assert_eq!((answered.status.as_u16(), answered.code()), (401, 1004));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_may_read_sees_no_tools_that_write_and_is_told_the_scope_that_is_missing() {
    let service = start().await;
    let reader = service.assistant(&service.organization, "read").await;
    let writer = service.owners_assistant().await;
    let (few, many) = (reader.tools("").await, writer.tools("").await);
    assert!(few.iter().all(|tool| many.contains(tool)) && many.len() > few.len());
    assert!(!few.contains(&"create_view".to_owned()) && few.contains(&"list_brands".to_owned()));
    for (tool, arguments) in [
        ("create_view", json!({"brandId": "brand_x", "name": "n"})),
        (
            "call_api_operation",
            json!({"operation": "deleteView", "arguments": {"viewId": "view_x"}}),
        ),
    ] {
        let refused = reader
            .ask("tools/call", json!({"name": tool, "arguments": arguments}))
            .await;
        assert_eq!(
            (refused.status.as_u16(), &refused.body["error"]["code"]),
            (403, &json!(1011)),
            "{tool}"
        );
        let challenge = refused.headers["www-authenticate"].to_str().expect("a text");
        assert!(
            challenge.contains("error=\"insufficient_scope\", scope=\"read write\"")
                && challenge.contains("/.well-known/oauth-protected-resource/mcp\""),
            "{challenge}"
        );
    }
}

/// The message is read before the check, to know what it asks for, and again by the SDK.
#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_says_something_twice_gets_no_more_than_was_checked() {
    let service = start().await;
    let world = service.world().await;
    let reader = service.assistant(&service.organization, "read").await;
    let path = format!("/brands/{}/views", world["brand"]);
    let before = service.owner.get(&path).await.data();
    let call = json!({"name": "create_view", "arguments": {"brandId": world["brand"], "name": "smuggled"}});
    let inner = call.to_string();
    let (first, arguments) = (r#""jsonrpc":"2.0","id":1"#, &call["arguments"]);
    let named = format!(r#"{{"operation":"createView","operation":"listBrands","arguments":{arguments}}}"#);
    for body in [
        format!(r#"[{{{first},"method":"tools/call","params":{inner}}}]"#),
        format!(r#"{{{first},"method":"tools/call","method":"tools/list","params":{inner}}}"#),
        format!(r#"{{{first},"method":"tools/list","method":"tools/call","params":{inner}}}"#),
        format!(r#"{{{first},"method":"tools/call","params":{inner},"params":{{"name":"list_brands"}}}}"#),
        format!(r#"{{{first},"method":"tools/call","params":{{"name":"list_brands"}},"params":{inner}}}"#),
        format!(
            r#"{{{first},"method":"tools/call","params":{{"name":"create_view","name":"list_brands","arguments":{arguments}}}}}"#
        ),
        format!(
            r#"{{{first},"method":"tools/call","params":{{"name":"list_brands","name":"create_view","arguments":{arguments}}}}}"#
        ),
        format!(r#"{{{first},"method":"tools/call","params":{{"name":"call_api_operation","arguments":{named}}}}}"#),
    ] {
        for revision in ["2025-06-18", "2025-11-25", NEWEST] {
            let request = reader.message(
                revision,
                "",
                &json!({"method": "tools/call", "params": {"name": "create_view"}}),
            );
            Assistant::send(request.body(body.clone())).await;
        }
    }
    assert_eq!(
        service.owner.get(&path).await.data(),
        before,
        "a token that reads has written"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn calls_take_the_tokens_of_their_operations_and_an_empty_bucket_is_a_result() {
    let service = start_with(&[("ANSWERSCOPE_RATE_LIMIT", "30/1")]).await;
    let assistant = service.owners_assistant().await;
    let brand = nowhere()["brand"].clone();
    assert_eq!(
        assistant.refused("generate_insights", json!({"brandId": brand})).await,
        1006
    );
    // 25 of 30 are gone, and the same again does not fit.
    let result = assistant.call("generate_insights", json!({"brandId": brand})).await;
    let error = &result["structuredContent"]["error"];
    assert_eq!(
        (&result["isError"], &error["code"]),
        (&json!(true), &json!(1007)),
        "{result}"
    );
    assert!(
        error["retryAfterSeconds"].as_u64().is_some_and(|seconds| seconds > 0),
        "{result}"
    );
    let called = json!({"name": "generate_insights", "arguments": {"brandId": brand}});
    let answered = assistant.ask("tools/call", called).await;
    let header = |name: &str| answered.headers[name].to_str().ok()?.parse::<u32>().ok();
    assert_eq!((answered.status.as_u16(), header("x-ratelimit-limit")), (200, Some(30)));
    assert!(
        header("x-ratelimit-remaining").is_some_and(|left| left < 25),
        "{:?}",
        answered.headers
    );
    let expensive = start_with(&[("ANSWERSCOPE_RATE_LIMIT", "10/1")]).await;
    let assistant = expensive.owners_assistant().await;
    assert_eq!(
        assistant.refused("generate_insights", json!({"brandId": brand})).await,
        1011
    );
    // It fills by one token a second, and each message takes one.
    let mut refused = assistant.ask("prompts/list", json!({})).await;
    for _ in 0..200 {
        if !refused.status.is_success() {
            break;
        }
        refused = assistant.ask("prompts/list", json!({})).await;
    }
    assert_eq!(
        (refused.status.as_u16(), &refused.body["error"]["code"]),
        (429, &json!(1007))
    );
    for header in [
        "retry-after",
        "x-ratelimit-limit",
        "x-ratelimit-remaining",
        "x-ratelimit-reset",
    ] {
        assert!(refused.headers.contains_key(header), "{header}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn another_organizations_ids_name_nothing_through_any_tool() {
    let service = start().await;
    let world = service.world().await;
    let (owner, stranger) = (service.owners_assistant().await, service.strangers_assistant().await);
    let before = service.owner.get(&format!("/brands/{}", world["brand"])).await.data();
    let tools = owner.tools("?tools=all").await;
    let mut tried = 0;
    for spec in answerscope_openapi::operations().iter().map(|entry| entry.spec()) {
        let Some(kind) = spec.path_parameter().filter(|_| spec.legacy.is_none()) else {
            continue;
        };
        let mut arguments = body_of(spec.id).unwrap_or_else(|| json!({}));
        arguments[format!("{kind}Id")] = json!(world[kind]);
        for pair in query_of(spec.id)
            .trim_start_matches('?')
            .split('&')
            .filter(|pair| !pair.is_empty())
        {
            let (name, value) = pair.split_once('=').expect("a parameter");
            arguments[name] = json!(value);
        }
        let tool = tools
            .iter()
            .find(|tool| tool.replace('_', "") == spec.id.to_lowercase())
            .expect("a tool");
        assert_eq!(
            stranger.refused(tool, arguments.clone()).await,
            1006,
            "{tool} {arguments}"
        );
        tried += 1;
    }
    assert!(tried > 50, "{tried}");
    for level in ["brand", "prompt", "view"] {
        for tool in [
            "get_metric_aggregates",
            "get_metric_timeseries",
            "get_metric_comparison",
        ] {
            let asked = json!({"level": level, "id": world[level], "metric": "visibility"});
            assert_eq!(stranger.refused(tool, asked.clone()).await, 1006, "{tool} {asked}");
            assert!(owner.content(tool, asked).await["rows"].is_array());
        }
    }
    let called = json!({"operation": "deleteView", "arguments": {"viewId": world["view"]}});
    assert_eq!(stranger.refused("call_api_operation", called).await, 1006);
    assert_eq!(stranger.content("list_brands", json!({})).await["rows"], json!([]));
    let after = service.owner.get(&format!("/brands/{}", world["brand"])).await.data();
    assert_eq!(after, before, "a stranger changed something");
    service.settled().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_deletes_asks_who_can_be_asked_and_does_nothing_without_their_word() {
    let service = start().await;
    let world = service.world_of_imports().await;
    let assistant = service.owners_assistant().await;
    let asks = json!({"elicitation": {"form": {}}});
    let call = |said: Value| {
        let called = json!({"operation": "deleteView", "arguments": {"viewId": world["view"]}});
        let mut params = json!({"name": "call_api_operation", "arguments": called});
        if !said.is_null() {
            params["inputResponses"] = json!({"confirm": said});
        }
        params
    };
    let asked = assistant.ask_as(NEWEST, &asks, "tools/call", call(Value::Null)).await;
    assert_eq!(asked.body["result"]["resultType"], "input_required", "{}", asked.body);
    let question = &asked.body["result"]["inputRequests"]["confirm"];
    assert_eq!(question["method"], "elicitation/create");
    assert!(
        question["params"]["message"]
            .as_str()
            .is_some_and(|text| text.contains(&world["view"]))
    );
    for no in [
        json!({"action": "decline"}),
        json!({"action": "accept", "content": {"confirm": false}}),
    ] {
        let answered = assistant.ask_as(NEWEST, &asks, "tools/call", call(no)).await;
        let said = &answered.body["result"]["structuredContent"]["summary"];
        assert!(
            said.as_str()
                .is_some_and(|said| said.starts_with("Nothing was deleted")),
            "{}",
            answered.body
        );
    }
    let path = format!("/views/{}", world["view"]);
    assert_eq!(service.owner.get(&path).await.status.as_u16(), 200);
    let yes = json!({"action": "accept", "content": {"confirm": true}});
    let done = assistant.ask_as(NEWEST, &asks, "tools/call", call(yes)).await;
    assert_ne!(done.body["result"]["isError"], true, "{}", done.body);
    assert_eq!(service.owner.get(&path).await.status.as_u16(), 404);
}
