//! Pages of other origins: refused unless their origin is listed.

use reqwest::{Method, Response};

use crate::support::{Service, start, start_with};

const PAGE: &str = "https://app.example";

async fn ask(service: &Service, method: Method, origin: Option<&str>, preflight: bool, key: bool) -> Response {
    let mut request = reqwest::Client::new().request(method, format!("{}/api/v1/brands", service.url));
    if let Some(origin) = origin {
        request = request.header("origin", origin);
    }
    if preflight {
        request = request.header("access-control-request-method", "GET");
        request = request.header("access-control-request-headers", "authorization");
    }
    if key {
        request = request.bearer_auth(service.owner.key.as_deref().unwrap_or_default());
    }
    request.send().await.expect("an answer")
}

fn header<'a>(response: &'a Response, name: &str) -> Option<&'a str> {
    response.headers().get(name).and_then(|value| value.to_str().ok())
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_setting_no_page_may_call() {
    let service = start().await;
    let preflight = ask(&service, Method::OPTIONS, Some(PAGE), true, false).await;
    assert_eq!(preflight.status(), 401);
    let asked = ask(&service, Method::GET, Some(PAGE), false, true).await;
    assert_eq!(asked.status(), 200);
    for response in [preflight, asked] {
        assert_eq!(header(&response, "access-control-allow-origin"), None);
        assert_eq!(header(&response, "vary"), None);
    }
    let options = ask(&service, Method::OPTIONS, None, false, true).await;
    assert_eq!(options.status(), 405);
    assert_eq!(header(&options, "allow"), Some("GET, POST"));
}

#[tokio::test(flavor = "multi_thread")]
async fn listed_origins_may_call_and_others_may_not() {
    let service = start_with(&[("ANSWERSCOPE_CORS_ORIGINS", "https://app.example, http://localhost:5173")]).await;
    let preflight = ask(&service, Method::OPTIONS, Some(PAGE), true, false).await;
    assert_eq!(preflight.status(), 204);
    assert_eq!(header(&preflight, "access-control-allow-origin"), Some(PAGE));
    assert_eq!(header(&preflight, "access-control-allow-credentials"), None);
    let allowed = ["access-control-allow-methods", "access-control-allow-headers"].map(|name| header(&preflight, name));
    assert!(
        allowed[0].is_some_and(|methods| methods.contains("PATCH")),
        "{allowed:?}"
    );
    assert!(
        allowed[1].is_some_and(|headers| headers.contains("idempotency-key")),
        "{allowed:?}"
    );

    let asked = ask(&service, Method::GET, Some(PAGE), false, true).await;
    assert_eq!(asked.status(), 200);
    assert_eq!(header(&asked, "access-control-allow-origin"), Some(PAGE));
    let readable = header(&asked, "access-control-expose-headers").unwrap_or_default();
    for name in ["x-ratelimit-remaining", "retry-after", "location"] {
        assert!(readable.contains(name), "{readable}");
    }
    // A refusal is readable too.
    let refused = ask(&service, Method::GET, Some(PAGE), false, false).await;
    assert_eq!(
        (
            refused.status().as_u16(),
            header(&refused, "access-control-allow-origin")
        ),
        (401, Some(PAGE))
    );

    for origin in [
        "https://evil.example",
        "https://app.example.evil.example",
        "null",
        "http://app.example",
    ] {
        let preflight = ask(&service, Method::OPTIONS, Some(origin), true, false).await;
        assert_eq!(
            (
                preflight.status().as_u16(),
                header(&preflight, "access-control-allow-origin")
            ),
            (401, None)
        );
        let asked = ask(&service, Method::GET, Some(origin), false, true).await;
        assert_eq!(header(&asked, "access-control-allow-origin"), None, "{origin}");
        assert_eq!(header(&asked, "vary"), Some("Origin"));
    }
    let options = ask(&service, Method::OPTIONS, Some(PAGE), false, true).await;
    assert_eq!(
        (options.status().as_u16(), header(&options, "allow")),
        (405, Some("GET, POST"))
    );
}
