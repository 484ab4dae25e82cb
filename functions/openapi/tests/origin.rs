//! The document names the origin of whoever asks: one function may serve several stages and domains.

use std::sync::Arc;

use answerscope_api::app::App;
use answerscope_api::settings::Settings;
use answerscope_openapi::router;
use axum::body::{Body, to_bytes};
use lambda_http::RequestExt;
use lambda_http::request::RequestContext;
use lambda_http::tower::ServiceExt;
use serde_json::{Value, json};

async fn server(routes: &axum::Router, domain: &str, stage: &str) -> Value {
    let context = serde_json::from_value(json!({"domainName": domain, "stage": stage, "httpMethod": "GET"}));
    let request = http::Request::get("/openapi.json")
        .body(Body::empty())
        .expect("a request");
    let request = request.with_request_context(RequestContext::ApiGatewayV1(context.expect("a context")));
    let Ok(answer) = routes.clone().oneshot(request).await;
    let bytes = to_bytes(answer.into_body(), usize::MAX).await.expect("a body");
    let document: Value = serde_json::from_slice(&bytes).expect("JSON");
    document["servers"].clone()
}

#[tokio::test]
async fn the_document_names_the_origin_of_each_request() {
    let settings = Settings::read(|_| None).expect("settings");
    let routes = router(Arc::new(App::on_aws(settings)));
    for (domain, stage) in [("one.example", "v1"), ("two.example", "prod"), ("one.example", "v1")] {
        let expected = json!([{"url": format!("https://{domain}/{stage}")}]);
        assert_eq!(server(&routes, domain, stage).await, expected);
    }
}

#[tokio::test]
async fn another_method_is_refused_with_those_that_there_are() {
    let settings = Settings::read(|_| None).expect("settings");
    let routes = router(Arc::new(App::on_aws(settings)));
    for path in ["/openapi.json", "/docs", "/docs/reference.js"] {
        let request = http::Request::post(path).body(Body::empty()).expect("a request");
        let Ok(answer) = routes.clone().oneshot(request).await;
        assert_eq!(
            (answer.status().as_u16(), &answer.headers()["allow"]),
            (405, &"GET, HEAD".parse().expect("a value")),
            "{path}"
        );
        let bytes = to_bytes(answer.into_body(), usize::MAX).await.expect("a body");
        let told: Value = serde_json::from_slice(&bytes).expect("JSON");
        assert_eq!(told["error"]["code"], 1002, "{path}: {told}");
    }
}
