//! A browser as far as these pages need one: it keeps cookies, follows nothing by itself, and names its origin.

use std::collections::BTreeMap;
use std::sync::Mutex;

use data_encoding::BASE64URL_NOPAD;
use reqwest::header::{COOKIE, HeaderMap, LOCATION, ORIGIN, SET_COOKIE};
use reqwest::{Client, RequestBuilder, redirect};
use serde_json::{Value, json};

/// A verifier, and its challenge by the method S256.
pub(crate) const VERIFIER: &str = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
pub(crate) const CHALLENGE: &str = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";

pub(crate) struct Browser {
    pub(crate) url: String,
    pub(crate) cookies: Mutex<BTreeMap<String, String>>,
    http: Client,
}

/// What came back.
#[derive(Debug)]
pub(crate) struct Page {
    pub(crate) status: u16,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Page {
    /// The value of a hidden field.
    #[track_caller]
    pub(crate) fn field(&self, name: &str) -> String {
        let from = format!("name=\"{name}\" value=\"");
        let at = self
            .text
            .find(&from)
            .unwrap_or_else(|| panic!("no {name} in {}", self.text))
            + from.len();
        let value = self.text[at..].split('"').next().unwrap_or_default();
        value.replace("&#38;", "&").replace("&amp;", "&")
    }

    /// Where it leads to.
    pub(crate) fn location(&self) -> &str {
        self.headers
            .get(LOCATION)
            .and_then(|to| to.to_str().ok())
            .unwrap_or_default()
    }

    /// A parameter of where it leads to.
    pub(crate) fn parameter(&self, name: &str) -> Option<String> {
        let url = reqwest::Url::parse(self.location()).ok()?;
        let found = url.query_pairs().find(|(of, _)| of == name);
        found.map(|(_, value)| value.into_owned())
    }

    /// A parameter of where the link of a page of refusal leads to.
    #[track_caller]
    pub(crate) fn told(&self, name: &str) -> Option<String> {
        assert_eq!(
            (self.status, self.location()),
            (400, ""),
            "a person decides to go there"
        );
        let (_, rest) = self.text.split_once("id=\"back\"").expect("a link");
        let (_, link) = rest.split_once("href=\"").expect("an address");
        let link = link.split('"').next().unwrap_or_default().replace("&#38;", "&");
        let url = reqwest::Url::parse(&link).expect("an address");
        let found = url.query_pairs().find(|(of, _)| of == name);
        found.map(|(_, value)| value.into_owned())
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_default()
    }
}

impl Browser {
    pub(crate) fn new(url: &str) -> Self {
        let http = Client::builder()
            .redirect(redirect::Policy::none())
            .build()
            .expect("a client");
        Self {
            url: url.to_owned(),
            cookies: Mutex::default(),
            http,
        }
    }

    pub(crate) fn cookie(&self, name: &str) -> Option<String> {
        self.cookies.lock().expect("cookies").get(name).cloned()
    }

    /// Keeps a cookie as if a page had set it.
    pub(crate) fn keep(&self, name: &str, value: &str) {
        let mut cookies = self.cookies.lock().expect("cookies");
        cookies.insert(name.to_owned(), value.to_owned());
    }

    async fn send(&self, request: RequestBuilder) -> Page {
        let cookies: Vec<String> = {
            let cookies = self.cookies.lock().expect("cookies");
            cookies.iter().map(|(name, value)| format!("{name}={value}")).collect()
        };
        let request = if cookies.is_empty() {
            request
        } else {
            request.header(COOKIE, cookies.join("; "))
        };
        let response = request.send().await.expect("an answer");
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        for cookie in headers.get_all(SET_COOKIE) {
            let cookie = cookie.to_str().expect("text").split(';').next().unwrap_or_default();
            let (name, value) = cookie.split_once('=').expect("a cookie");
            let mut cookies = self.cookies.lock().expect("cookies");
            match value {
                "" => cookies.remove(name),
                _ => cookies.insert(name.to_owned(), value.to_owned()),
            };
        }
        Page {
            status,
            headers,
            text: response.text().await.expect("a text"),
        }
    }

    pub(crate) async fn get(&self, path: &str) -> Page {
        self.send(self.http.get(self.at(path))).await
    }

    fn at(&self, path: &str) -> String {
        if path.starts_with("http") {
            path.to_owned()
        } else {
            format!("{}{path}", self.url)
        }
    }

    /// Sends a form of a page of this service.
    pub(crate) async fn post(&self, path: &str, fields: &[(&str, &str)]) -> Page {
        self.post_from(&self.url.clone(), path, fields).await
    }

    /// Sends a form of a page of an origin.
    pub(crate) async fn post_from(&self, origin: &str, path: &str, fields: &[(&str, &str)]) -> Page {
        let site = if origin == self.url {
            "same-origin"
        } else {
            "cross-site"
        };
        let request = self
            .http
            .post(self.at(path))
            .header(ORIGIN, origin)
            .header("sec-fetch-site", site);
        self.send(request.header("content-type", FORM).body(encoded(fields)))
            .await
    }

    /// Asks the API as a script of a page of this service does.
    pub(crate) async fn api(&self, method: &str, path: &str, body: Option<&Value>) -> Page {
        let token = self.cookie("csrf").unwrap_or_default();
        let headers = [("sec-fetch-site", "same-origin"), ("x-csrf-token", token.as_str())];
        self.api_with(method, path, body, &headers).await
    }

    /// The same with headers of the caller's choice.
    pub(crate) async fn api_with(
        &self,
        method: &str,
        path: &str,
        body: Option<&Value>,
        headers: &[(&str, &str)],
    ) -> Page {
        let method = method.parse().expect("a method");
        let mut request = self.http.request(method, self.at(&format!("/api/v1{path}")));
        for (name, value) in headers.iter().filter(|(_, value)| !value.is_empty()) {
            request = request.header(*name, *value);
        }
        let request = match body {
            Some(body) => request.json(body),
            None => request,
        };
        self.send(request).await
    }

    /// Sends a form as a program without cookies does.
    pub(crate) async fn program(&self, path: &str, fields: &[(&str, &str)]) -> Page {
        let request = self
            .http
            .post(self.at(path))
            .header("content-type", FORM)
            .body(encoded(fields));
        Self::new(&self.url).send(request).await
    }

    /// Registers a client; its metadata.
    pub(crate) async fn register(&self, metadata: &Value) -> Page {
        Self::new(&self.url)
            .send(self.http.post(self.at("/oauth/register")).json(metadata))
            .await
    }

    /// The id of a client that has registered with one redirect.
    pub(crate) async fn client(&self, redirect: &str) -> String {
        let metadata = json!({"client_name": "Some assistant", "redirect_uris": [redirect]});
        let registered = self.register(&metadata).await;
        assert_eq!(registered.status, 201, "{}", registered.text);
        registered.json()["client_id"].as_str().expect("an id").to_owned()
    }

    /// The status of the resource for a token.
    pub(crate) async fn resource(&self, token: &str) -> u16 {
        let request = self.http.get(self.at("/mcp")).bearer_auth(token);
        request.send().await.expect("an answer").status().as_u16()
    }

    /// The status of the API for a token.
    pub(crate) async fn rest(&self, token: &str) -> u16 {
        let request = self.http.get(self.at("/api/v1/brands")).bearer_auth(token);
        request.send().await.expect("an answer").status().as_u16()
    }

    /// The status of a brand that a page of this service makes, with the session's cookie and its token.
    pub(crate) async fn create_brand(&self, csrf: &str, body: &Value) -> u16 {
        let request = self.http.post(self.at("/api/v1/brands")).header(ORIGIN, &self.url);
        let request = request.header("sec-fetch-site", "same-origin");
        self.send(request.header("x-csrf-token", csrf).json(body)).await.status
    }

    pub(crate) async fn sign_in(&self, email: &str, password: &str) -> Page {
        let page = self.get("/login").await;
        let csrf = page.field("csrf");
        self.post("/login", &[("csrf", &csrf), ("email", email), ("password", password)])
            .await
    }

    /// The page that asks, and where the browser is sent when it is allowed.
    pub(crate) async fn allow(&self, query: &str) -> Page {
        let path = format!("/oauth/authorize?{query}");
        let page = self.get(&path).await;
        assert_eq!(page.status, 200, "{} {}", page.location(), page.text);
        let (csrf, request) = (page.field("csrf"), page.field("request"));
        let fields = [
            ("csrf", csrf.as_str()),
            ("request", &request),
            ("decision", "allow"),
            ("write", "yes"),
        ];
        self.post(&path, &fields).await
    }

    /// A code for a client.
    pub(crate) async fn code(&self, client: &str, redirect: &str) -> String {
        let page = self.allow(&query(client, redirect)).await;
        page.parameter("code")
            .unwrap_or_else(|| panic!("no code in {}: {}", page.location(), page.text))
    }

    /// Exchanges a code.
    pub(crate) async fn exchange(&self, client: &str, redirect: &str, code: &str, verifier: &str) -> Page {
        let fields = [
            ("grant_type", "authorization_code"),
            ("client_id", client),
            ("redirect_uri", redirect),
            ("code", code),
            ("code_verifier", verifier),
        ];
        self.program("/oauth/token", &fields).await
    }

    /// Exchanges a refresh token.
    pub(crate) async fn refresh(&self, client: &str, token: &str) -> Page {
        let fields = [
            ("grant_type", "refresh_token"),
            ("client_id", client),
            ("refresh_token", token),
        ];
        self.program("/oauth/token", &fields).await
    }

    /// Access token and refresh token of a client that somebody has allowed.
    pub(crate) async fn connect(&self, client: &str, redirect: &str) -> (String, String) {
        let code = self.code(client, redirect).await;
        let issued = self.exchange(client, redirect, &code, VERIFIER).await;
        assert_eq!(issued.status, 200, "{}", issued.text);
        tokens(&issued)
    }
}

pub(crate) fn tokens(page: &Page) -> (String, String) {
    let body = page.json();
    let text = |name: &str| body[name].as_str().expect("a token").to_owned();
    (text("access_token"), text("refresh_token"))
}

const FORM: &str = "application/x-www-form-urlencoded";

pub(crate) fn encoded(fields: &[(&str, &str)]) -> String {
    let mut url = reqwest::Url::parse("http://x").expect("a URL");
    url.query_pairs_mut().extend_pairs(fields);
    url.query().unwrap_or_default().to_owned()
}

/// A right authorization request.
pub(crate) fn query(client: &str, redirect: &str) -> String {
    encoded(&[
        ("response_type", "code"),
        ("client_id", client),
        ("redirect_uri", redirect),
        ("code_challenge", CHALLENGE),
        ("code_challenge_method", "S256"),
        ("scope", "read write"),
        ("state", "a state"),
    ])
}

/// A verifier that is another one.
pub(crate) fn other_verifier() -> String {
    BASE64URL_NOPAD.encode(&[7; 32])
}
