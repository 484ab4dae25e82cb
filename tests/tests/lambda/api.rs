//! Functions behind API Gateway.

use data_encoding::BASE64;
use serde_json::{Value, json};

use crate::world::World;

/// A sample event, its function, and the status and a part of the body that it answers.
const SAMPLES: [(&str, &str, u64, &str); 12] = [
    ("api-list-brands.json", "brands", 200, "/data/brands/0/id"),
    ("api-create-brand.json", "brands", 201, "/data/competitors/0/name"),
    ("api-create-prompts.json", "prompts", 200, "/data/created/0/id"),
    ("api-create-topic.json", "topics", 201, "/data/id"),
    ("api-import-trends.json", "trends", 202, "/data"),
    ("api-create-view.json", "views", 201, "/data/id"),
    ("api-import-answers.json", "answers", 200, "/data/created"),
    ("api-share-of-voice.json", "metrics-api", 200, "/data"),
    ("api-generate-insights.json", "insights-api", 202, "/links/self"),
    ("api-create-export.json", "exports", 202, "/links/self"),
    ("api-openapi.json", "openapi", 200, "/paths"),
    ("api-no-route.json", "openapi", 404, "/error/code"),
];

/// The body of an answer to API Gateway.
fn body(answer: &Value) -> Value {
    assert_eq!(answer["isBase64Encoded"], false, "{answer}");
    let text = answer["body"].as_str().expect("a body");
    serde_json::from_str(text).expect("JSON")
}

#[tokio::test(flavor = "multi_thread")]
async fn each_function_answers_its_event() {
    let world = World::new().await;
    for (sample, name, status, part) in SAMPLES {
        let mut function = world.start(name, &[]).await;
        let answer = function.invoke(world.event(sample)).await;
        assert_eq!(answer["statusCode"], status, "{sample}: {answer}");
        let headers = &answer["multiValueHeaders"];
        assert_eq!(headers["content-type"][0], "application/json", "{sample}: {answer}");
        let limited = headers["x-ratelimit-limit"][0] == "1000";
        assert_eq!(limited, sample != "api-openapi.json", "{sample}: {answer}");
        let body = body(&answer);
        assert!(body.pointer(part).is_some(), "{sample}: {body}");
        let log = function.stop().await;
        let told = log.iter().find(|line| line["message"] == "request");
        let told = told.map(|line| (&line["status"], &line["request_id"]));
        if sample != "api-openapi.json" {
            let id = Value::from("00000000-0000-4000-8000-000000000001");
            assert_eq!(told, Some((&Value::from(status), &id)), "{sample}: {log:?}");
        }
    }
}

/// API Gateway hands HEAD to no function of a GET: it comes to the one that answers every other path, whose role does not
/// allow what the GET asks for.
#[tokio::test(flavor = "multi_thread")]
async fn head_is_refused_with_the_methods_of_its_path_and_runs_nothing() {
    let world = World::new().await;
    let mut event: Value = serde_json::from_str(&world.event("api-list-brands.json")).expect("JSON");
    event["resource"] = "/{proxy+}".into();
    event["httpMethod"] = "HEAD".into();
    event["requestContext"]["httpMethod"] = "HEAD".into();
    let mut openapi = world.start("openapi", &[]).await;
    let answer = openapi.invoke(event.to_string()).await;
    assert_eq!(answer["statusCode"], 405, "{answer}");
    assert_eq!(answer["multiValueHeaders"]["allow"][0], "GET, POST", "{answer}");
    assert_eq!(answer["multiValueHeaders"]["x-ratelimit-limit"][0], "1000", "{answer}");
    let log = openapi.stop().await;
    let told = log.iter().find(|line| line["message"] == "request");
    assert_eq!(
        told.map(|line| &line["operation"]),
        Some(&Value::from("none")),
        "{log:?}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn an_assistant_without_a_token_is_told_where_to_get_one() {
    let world = World::new().await;
    let mut function = world.start("mcp", &[]).await;
    let answer = function.invoke(world.event("api-mcp.json")).await;
    assert_eq!(answer["statusCode"], 401, "{answer}");
    let challenge = answer["multiValueHeaders"]["www-authenticate"][0]
        .as_str()
        .expect("a challenge");
    let metadata =
        "https://d4x8m2q9zz.execute-api.us-east-1.amazonaws.com/prod/.well-known/oauth-protected-resource/mcp";
    assert!(challenge.contains(metadata), "{challenge}");
    assert_eq!(body(&answer)["error"]["code"], 1004);
    function.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_authorization_server_says_what_it_can_do() {
    let world = World::new().await;
    let mut function = world.start("oauth", &[]).await;
    let answer = function.invoke(world.event("api-oauth.json")).await;
    assert_eq!(answer["statusCode"], 200, "{answer}");
    let issuer = "https://d4x8m2q9zz.execute-api.us-east-1.amazonaws.com/prod";
    assert_eq!(body(&answer)["issuer"], issuer);
    assert_eq!(body(&answer)["code_challenge_methods_supported"], json!(["S256"]));
    function.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_without_a_session_is_told_to_sign_in() {
    let world = World::new().await;
    let mut function = world.start("console", &[]).await;
    let answer = function.invoke(world.event("api-console.json")).await;
    assert_eq!(answer["statusCode"], 401, "{answer}");
    assert_eq!(body(&answer)["error"]["code"], 1005);
    assert_eq!(answer["multiValueHeaders"]["cache-control"][0], "no-store");
    function.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn links_begin_with_the_stage_whatever_the_caller_says() {
    let world = World::new().await;
    for number in 0..5 {
        let other = json!({"name": format!("Quellor {number}"), "domain": format!("quellor{number}.example")});
        world.post("/brands", other).await;
    }
    let stage = "https://d4x8m2q9zz.execute-api.us-east-1.amazonaws.com/prod/api/v1";
    let mut event: Value = serde_json::from_str(&world.event("api-list-brands.json")).expect("JSON");
    for name in ["Host", "X-Forwarded-Host", "Forwarded"] {
        event["headers"][name] = "attacker.example".into();
        event["multiValueHeaders"][name] = Value::from(vec!["attacker.example"]);
    }
    let mut brands = world.start("brands", &[]).await;
    let answer = body(&brands.invoke(event.to_string()).await);
    let next = answer["links"]["next"].as_str().expect("a link");
    assert_eq!(next, format!("{stage}/brands?pageSize=5&page=2"));
    let mut exports = world.start("exports", &[]).await;
    let answer = body(&exports.invoke(world.event("api-create-export.json")).await);
    let poll = answer["links"]["self"].as_str().expect("a link");
    assert!(poll.starts_with(&format!("{stage}/exports/export_")), "{poll}");
    let mut openapi = world.start("openapi", &[]).await;
    let document = body(&openapi.invoke(world.event("api-openapi.json")).await);
    let server = document["servers"][0]["url"].as_str().expect("a server");
    assert!(stage.starts_with(server), "{server}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_of_its_own_stands_in_links() {
    let world = World::new().await;
    let set = [("ANSWERSCOPE_BASE_URL", "https://api.tarvo.example")];
    let mut exports = world.start("exports", &set).await;
    let answer = body(&exports.invoke(world.event("api-create-export.json")).await);
    let poll = answer["links"]["self"].as_str().expect("a link");
    assert!(
        poll.starts_with("https://api.tarvo.example/api/v1/exports/export_"),
        "{poll}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_answers_many_events_and_refuses_in_envelopes() {
    let world = World::new().await;
    let mut brands = world.start("brands", &[]).await;
    let sample: Value = serde_json::from_str(&world.event("api-create-brand.json")).expect("JSON");
    // As API Gateway sends a body of a type that it was told is binary.
    let mut encoded = sample.clone();
    encoded["body"] = BASE64
        .encode(sample["body"].as_str().expect("a body").as_bytes())
        .into();
    encoded["isBase64Encoded"] = true.into();
    assert_eq!(brands.invoke(encoded.to_string()).await["statusCode"], 201);
    assert_eq!(brands.invoke(sample.to_string()).await["statusCode"], 409);
    let mut broken = sample.clone();
    broken["body"] = "{\"name\"".into();
    let answer = brands.invoke(broken.to_string()).await;
    assert_eq!(
        (&answer["statusCode"], &body(&answer)["error"]["code"]),
        (&400.into(), &1002.into())
    );
    let mut keyless = sample.clone();
    for headers in ["headers", "multiValueHeaders"] {
        let headers = keyless[headers].as_object_mut().expect("headers");
        headers.remove("Authorization");
    }
    let answer = brands.invoke(keyless.to_string()).await;
    assert_eq!(
        (&answer["statusCode"], &body(&answer)["error"]["code"]),
        (&401.into(), &1005.into())
    );
    assert_eq!(answer["multiValueHeaders"]["www-authenticate"][0], "Bearer");
    let log = brands.stop().await;
    let metrics = log.iter().filter(|line| line.get("_aws").is_some());
    let counted: u64 = metrics.filter_map(|line| line["Requests"].as_u64()).sum();
    assert_eq!(counted, 4, "{log:?}");
    let text = format!("{log:?}");
    assert!(!text.contains(&world.words["KEY"]), "no log shows a key");
}
