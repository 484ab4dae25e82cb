//! One bounded call: to one host, with one key, within a deadline, at most [`LARGEST`] bytes back, no redirects.

mod refusal;

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use answerscope_tls::{client_config, public_roots};
use data_encoding::BASE64;
use futures::TryStreamExt;
use http::header::{AUTHORIZATION, CONTENT_LENGTH, CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue};
use http::{Method, Request, Uri};
use reqwest::{Client, redirect, retry};
use serde_json::Value;
use tokio::time::{Instant, timeout_at};
use url::Url;

use crate::address::address;
use crate::asking::config::{EngineConfig, EngineKey, WrongConfig};
use crate::asking::transport::{BodyStream, Network, Transport};
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
    transport: Arc<dyn Transport>,
    base: Url,
    auth: Auth,
    key: EngineKey,
    deadline: Duration,
}

/// Shows neither key nor transport.
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
        .tls_backend_preconfigured(client_config(public_roots()))
        .build()
        .or(Err(WrongConfig::new("its client can not be made")))
}

impl Endpoint {
    /// The configured address, or the vendor's `base`.
    ///
    /// # Errors
    /// [`WrongConfig`] for an address that is not https (http is taken on loopback), or has a query, a fragment or a user;
    /// for a key that no header can carry.
    pub(crate) fn new(config: &EngineConfig, base: &str, auth: Auth) -> Result<Self, WrongConfig> {
        let base = address(config.base_url.as_deref().unwrap_or(base)).map_err(WrongConfig::address)?;
        if HeaderValue::from_str(config.key.expose()).is_err() {
            return Err(WrongConfig::new("its key is not a header"));
        }
        if base.as_str().parse::<Uri>().is_err() {
            return Err(WrongConfig::address("is no address of HTTP"));
        }
        let transport: Arc<dyn Transport> = match &config.transport {
            Some(transport) => Arc::clone(transport),
            None => Arc::new(Network(client()?)),
        };
        Ok(Self {
            transport,
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
        let mut request = self.request(Method::POST, path, query, body.to_string().into_bytes())?;
        let known = headers
            .iter()
            .map(|&(name, value)| (name, HeaderValue::from_static(value)));
        request
            .headers_mut()
            .extend(known.map(|(name, value)| (HeaderName::from_static(name), value)));
        let json = HeaderValue::from_static("application/json");
        request.headers_mut().insert(CONTENT_TYPE, json);
        self.call(request, due).await
    }

    pub(crate) async fn get(&self, path: &str, query: &[(&str, &str)], due: Instant) -> Result<Reply, AskError> {
        let request = self.request(Method::GET, path, query, Vec::new())?;
        self.call(request, due).await
    }

    /// A request with the key.
    fn request(
        &self,
        method: Method,
        path: &str,
        query: &[(&str, &str)],
        body: Vec<u8>,
    ) -> Result<Request<Vec<u8>>, AskError> {
        let request = Request::builder().method(method).uri(self.url(path, query).as_str());
        let mut request = request.body(body).or(Err(AskError::Unreachable))?;
        if let Some((name, value)) = self.signature() {
            request.headers_mut().insert(name, value);
        }
        Ok(request)
    }

    async fn call(&self, request: Request<Vec<u8>>, due: Instant) -> Result<Reply, AskError> {
        let whole = async {
            let (parts, stream) = self.transport.send(request).await?.into_parts();
            let (status, headers) = (parts.status, parts.headers);
            if !status.is_success() {
                let body = read(&headers, stream, LARGEST_REFUSAL).await.unwrap_or_default();
                return Err(refusal::refusal(status, &headers, &body, |text| self.hide(text)));
            }
            refusal::is_json(&headers)?;
            let body = read(&headers, stream, LARGEST).await?;
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

    /// The header that carries the key, where one does.
    fn signature(&self) -> Option<(HeaderName, HeaderValue)> {
        let key = self.key.expose();
        let (name, value) = match self.auth {
            _ if key.is_empty() => return None,
            Auth::Query(_) => return None,
            Auth::Bearer => (AUTHORIZATION, format!("Bearer {key}")),
            Auth::Basic => (AUTHORIZATION, format!("Basic {}", BASE64.encode(key.as_bytes()))),
            Auth::Header(name) => (HeaderName::from_static(name), key.to_owned()),
        };
        // The key was checked when the endpoint was made.
        let mut value = HeaderValue::try_from(value).ok()?;
        value.set_sensitive(true);
        Some((name, value))
    }

    /// A vendor's words without the key, which some of them repeat.
    pub(crate) fn hide(&self, text: &str) -> String {
        match self.key.expose() {
            "" => text.to_owned(),
            key => text.replace(key, "…"),
        }
    }
}

/// A body as text, at most `most` bytes.
async fn read(headers: &HeaderMap, mut stream: BodyStream, most: usize) -> Result<String, AskError> {
    let too_large = AskError::TooLarge { limit: most };
    let told = headers.get(CONTENT_LENGTH).and_then(|length| length.to_str().ok());
    if told
        .and_then(|length| length.parse().ok())
        .is_some_and(|length: u64| length > most as u64)
    {
        return Err(too_large);
    }
    let mut bytes = Vec::new();
    while let Some(chunk) = stream.try_next().await? {
        if bytes.len() + chunk.len() > most {
            return Err(too_large);
        }
        bytes.extend_from_slice(&chunk);
    }
    String::from_utf8(bytes).map_err(|error| AskError::NotJson {
        raw: String::from_utf8_lossy(error.as_bytes()).into_owned(),
    })
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
        let request = basic.request(Method::GET, "/", &[], Vec::new()).unwrap();
        let header = &request.headers()[AUTHORIZATION];
        assert!(header == "Basic bG9nOmlu" && header.is_sensitive());
        assert!(!format!("{basic:?} {request:?}").contains("bG9nOmlu"));
        assert_eq!(basic.hide("wrong key log:in"), "wrong key …");
    }
}
