//! One bounded call: to one host, with one key, within a deadline, at most [`LARGEST`] bytes back, no redirects.

mod refusal;
mod tls;

use std::fmt;
use std::time::Duration;

use data_encoding::BASE64;
use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, HeaderName, HeaderValue};
use reqwest::{Client, RequestBuilder, Response, Url, redirect, retry};
use serde_json::Value;
use tokio::time::{Instant, timeout_at};

use crate::config::{EngineConfig, EngineKey, WrongConfig};
use crate::error::AskError;
pub(crate) use refusal::short;

/// Bytes of an answer that are read.
pub const LARGEST: usize = 20 * 1024 * 1024;
/// Bytes of a refusal that are read.
const LARGEST_REFUSAL: usize = 64 * 1024;
/// To connect.
const CONNECT: Duration = Duration::from_secs(10);
const USER_AGENT: &str = "Answerscope/1";

/// How a vendor wants the key.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Auth {
    /// `Authorization: Bearer KEY`.
    Bearer,
    /// `Authorization: Basic`, of a key `login:password`.
    Basic,
    /// A header of its own.
    Header(&'static str),
    /// A parameter of the query.
    Query(&'static str),
}

/// A vendor's address with the key.
#[derive(Clone)]
pub(crate) struct Endpoint {
    client: Client,
    base: Url,
    auth: Auth,
    key: EngineKey,
    deadline: Duration,
}

/// Shows neither key nor client.
impl fmt::Debug for Endpoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Endpoint")
            .field("base", &self.base.as_str())
            .field("deadline", &self.deadline)
            .finish_non_exhaustive()
    }
}

/// What came back with a status of success.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    /// As it came.
    pub(crate) body: String,
    pub(crate) value: Value,
}

/// A client that follows nothing, keeps nothing and asks no proxy.
///
/// # Errors
/// [`WrongConfig`] where it can not be made.
pub(crate) fn client() -> Result<Client, WrongConfig> {
    Client::builder()
        .user_agent(USER_AGENT)
        .no_proxy()
        .redirect(redirect::Policy::none())
        .retry(retry::never())
        .referer(false)
        .connect_timeout(CONNECT)
        .tls_backend_preconfigured(tls::tls())
        .build()
        .or(Err(WrongConfig("its client can not be made")))
}

impl Endpoint {
    /// The configured address, or the vendor's `base`.
    ///
    /// # Errors
    /// [`WrongConfig`] for an address that is not https (http is taken on loopback), or has a query, a fragment or a user;
    /// for a key that no header can carry.
    pub(crate) fn new(config: &EngineConfig, base: &str, auth: Auth) -> Result<Self, WrongConfig> {
        let base = address(config.base_url.as_deref().unwrap_or(base))?;
        if HeaderValue::from_str(config.key.expose()).is_err() {
            return Err(WrongConfig("its key is not a header"));
        }
        Ok(Self {
            client: client()?,
            base,
            auth,
            key: config.key.clone(),
            deadline: config.deadline,
        })
    }

    /// When a question that is asked now has to be answered.
    pub(crate) fn due(&self) -> Instant {
        Instant::now() + self.deadline
    }

    fn url(&self, path: &str, query: &[(&str, &str)]) -> Url {
        let mut url = self.base.clone();
        url.set_path(&format!("{}{path}", self.base.path().trim_end_matches('/')));
        if let Auth::Query(name) = self.auth {
            url.query_pairs_mut().append_pair(name, self.key.expose());
        }
        if !query.is_empty() {
            url.query_pairs_mut().extend_pairs(query);
        }
        url
    }

    pub(crate) async fn post(
        &self,
        path: &str,
        query: &[(&str, &str)],
        headers: &[(&'static str, &'static str)],
        body: &Value,
        due: Instant,
    ) -> Result<Reply, AskError> {
        let mut request = self.client.post(self.url(path, query));
        for &(name, value) in headers {
            request = request.header(HeaderName::from_static(name), HeaderValue::from_static(value));
        }
        let request = request.header(CONTENT_TYPE, "application/json").body(body.to_string());
        self.call(request, due).await
    }

    pub(crate) async fn get(&self, path: &str, query: &[(&str, &str)], due: Instant) -> Result<Reply, AskError> {
        self.call(self.client.get(self.url(path, query)), due).await
    }

    async fn call(&self, request: RequestBuilder, due: Instant) -> Result<Reply, AskError> {
        let whole = async {
            let response = self.signed(request).send().await.map_err(|error| reason(&error))?;
            let (status, headers) = (response.status(), response.headers().clone());
            if !status.is_success() {
                let body = read(response, LARGEST_REFUSAL).await.unwrap_or_default();
                return Err(refusal::refusal(status, &headers, &body, |text| self.hide(text)));
            }
            refusal::is_json(&headers)?;
            let body = read(response, LARGEST).await?;
            match serde_json::from_str(&body) {
                Ok(value) => Ok(Reply {
                    status: status.as_u16(),
                    body,
                    value,
                }),
                Err(_) => Err(AskError::NotJson { raw: body }),
            }
        };
        timeout_at(due, whole).await.unwrap_or(Err(AskError::TimedOut))
    }

    fn signed(&self, request: RequestBuilder) -> RequestBuilder {
        let key = self.key.expose();
        let (name, value) = match self.auth {
            _ if key.is_empty() => return request,
            Auth::Query(_) => return request,
            Auth::Bearer => (AUTHORIZATION, format!("Bearer {key}")),
            Auth::Basic => (AUTHORIZATION, format!("Basic {}", BASE64.encode(key.as_bytes()))),
            Auth::Header(name) => (HeaderName::from_static(name), key.to_owned()),
        };
        // The key was checked when the endpoint was made.
        match HeaderValue::try_from(value) {
            Ok(mut value) => {
                value.set_sensitive(true);
                request.header(name, value)
            }
            Err(_) => request,
        }
    }

    /// A vendor's words without the key, which some of them repeat.
    pub(crate) fn hide(&self, text: &str) -> String {
        match self.key.expose() {
            "" => text.to_owned(),
            key => text.replace(key, "…"),
        }
    }
}

/// An address that a key may be sent to.
pub(crate) fn address(base: &str) -> Result<Url, WrongConfig> {
    let url = Url::parse(base).or(Err(WrongConfig("its address is no URL")))?;
    let host = url.host_str().unwrap_or_default().trim_matches(['[', ']']);
    let loopback = host == "localhost" || host.parse::<std::net::IpAddr>().is_ok_and(|ip| ip.is_loopback());
    if url.scheme() != "https" && !(url.scheme() == "http" && loopback) {
        return Err(WrongConfig("its address is not https"));
    }
    if url.query().is_some() || url.fragment().is_some() || !url.username().is_empty() || url.password().is_some() {
        return Err(WrongConfig("its address has more than a host and a path"));
    }
    Ok(url)
}

/// A body as text, at most `most` bytes.
async fn read(mut response: Response, most: usize) -> Result<String, AskError> {
    let too_large = AskError::TooLarge { limit: most };
    if response.content_length().is_some_and(|length| length > most as u64) {
        return Err(too_large);
    }
    let mut bytes = Vec::new();
    while let Some(chunk) = response.chunk().await.map_err(|error| reason(&error))? {
        if bytes.len() + chunk.len() > most {
            return Err(too_large);
        }
        bytes.extend_from_slice(&chunk);
    }
    String::from_utf8(bytes).map_err(|error| AskError::NotJson {
        raw: String::from_utf8_lossy(error.as_bytes()).into_owned(),
    })
}

fn reason(error: &reqwest::Error) -> AskError {
    match error {
        error if error.is_connect() || error.is_builder() => AskError::Unreachable,
        error if error.is_timeout() => AskError::TimedOut,
        _ => AskError::Interrupted,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn endpoint(base: &str, auth: Auth) -> Result<Endpoint, WrongConfig> {
        let config = EngineConfig {
            base_url: Some(base.to_owned()),
            ..EngineConfig::new(EngineKey::new("log:in"))
        };
        Endpoint::new(&config, "https://vendor.example", auth)
    }

    #[test]
    fn only_safe_addresses_are_taken() {
        for base in [
            "https://api.example.com/v1",
            "http://localhost:8000",
            "http://[::1]:8000",
            "http://127.0.0.1/",
        ] {
            assert!(endpoint(base, Auth::Bearer).is_ok(), "{base}");
        }
        for base in [
            "http://api.example.com",
            "ftp://api.example.com",
            "api.example.com",
            "https://user:pass@api.example.com",
            "https://api.example.com/v1?key=1",
            "https://api.example.com/#x",
            "http://127.0.0.1.evil.example",
        ] {
            assert!(endpoint(base, Auth::Bearer).is_err(), "{base}");
        }
        let bad = EngineConfig::new(EngineKey::new("bad\nkey"));
        let error = Endpoint::new(&bad, "https://vendor.example", Auth::Bearer).unwrap_err();
        assert!(!error.to_string().contains("bad\n"), "{error}");
    }

    #[test]
    fn keys_stand_where_the_vendor_wants_them_and_nowhere_else() {
        let bearer = endpoint("https://api.example.com/v1/", Auth::Bearer).unwrap();
        assert_eq!(
            bearer.url("/responses", &[]).as_str(),
            "https://api.example.com/v1/responses"
        );
        let query = endpoint("https://api.example.com", Auth::Query("api_key")).unwrap();
        let url = query.url("/search.json", &[("q", "a b&c")]);
        assert_eq!(
            url.as_str(),
            "https://api.example.com/search.json?api_key=log%3Ain&q=a+b%26c"
        );
        let basic = endpoint("https://api.example.com", Auth::Basic).unwrap();
        let request = basic.signed(basic.client.get(basic.url("/", &[]))).build().unwrap();
        let header = &request.headers()[AUTHORIZATION];
        assert!(header == "Basic bG9nOmlu" && header.is_sensitive());
        assert!(!format!("{basic:?} {request:?}").contains("bG9nOmlu"));
        assert_eq!(basic.hide("wrong key log:in"), "wrong key …");
    }
}
