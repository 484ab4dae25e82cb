//! The JSON body: read once, checked strictly, and every refusal names the field.

use std::time::Duration;

use axum::body::HttpBody;
use bytes::{Bytes, BytesMut};
use http::header::{CONTENT_ENCODING, CONTENT_TYPE};
use http::{HeaderMap, StatusCode};
use http_body_util::BodyExt;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tokio::time::timeout;

use crate::params::Nothing;
use crate::status::status_of;
use answerscope_domain::error::{Error, InputError, Result};
use answerscope_domain::wording::Wrong;

/// The largest body, in bytes: what API Gateway hands to a function.
pub const LARGEST_BODY: usize = 6 * 1024 * 1024;
/// How many bytes of a refused body are still read and thrown away.
const DRAINED: usize = 64 * 1024 * 1024;
/// How long a body may bring nothing.
const PATIENCE: Duration = Duration::from_secs(20);

/// What an operation reads from the body.
pub trait Body: Sized + Send + 'static {
    /// Whether it must be there, where there is a schema.
    const REQUIRED: bool = true;
    /// The schema of the body, if there is one.
    fn schema(generator: &mut schemars::SchemaGenerator) -> Option<Value>;
    /// Reads it.
    fn parse(headers: &HeaderMap, bytes: &Bytes) -> Result<Self>;
}

impl Body for Nothing {
    fn schema(_: &mut schemars::SchemaGenerator) -> Option<Value> {
        None
    }
    fn parse(_: &HeaderMap, bytes: &Bytes) -> Result<Self> {
        // Parameters that were sent here would be left out without a word.
        match bytes.trim_ascii() {
            b"" | b"{}" | b"null" => Ok(Self),
            _ => Err(Error::invalid(
                "body: this operation reads none; its parameters, if any, stand in the query",
            )),
        }
    }
}

/// A JSON object that becomes `T`.
#[derive(Debug)]
pub struct Json<T>(pub T);

impl<T: DeserializeOwned + schemars::JsonSchema + Send + 'static> Body for Json<T> {
    fn schema(generator: &mut schemars::SchemaGenerator) -> Option<Value> {
        Some(generator.subschema_for::<T>().to_value())
    }

    fn parse(headers: &HeaderMap, bytes: &Bytes) -> Result<Self> {
        if !is_json(headers) {
            return Err(Error::Invalid {
                description: "Content-Type: expected application/json".into(),
                kind: InputError::NotJson,
            });
        }
        let packed = |coding: &http::HeaderValue| !coding.as_bytes().eq_ignore_ascii_case(b"identity");
        if headers.get(CONTENT_ENCODING).is_some_and(packed) {
            return Err(Error::Invalid {
                description: "Content-Encoding: not supported; send the JSON as it is".into(),
                kind: InputError::NotJson,
            });
        }
        // serde reads a sequence as a struct too; a body is an object.
        if bytes.iter().find(|b| !b.is_ascii_whitespace()) != Some(&b'{') {
            return Err(Error::invalid("body: expected a JSON object"));
        }
        let mut reader = serde_json::Deserializer::from_slice(bytes);
        let value = serde_path_to_error::deserialize(&mut reader).map_err(|error| Wrong::of_bytes(&error, bytes))?;
        reader
            .end()
            .map_err(|_| Error::invalid("body: expected one JSON object and nothing after it"))?;
        Ok(Self(value))
    }
}

/// A JSON object that becomes `T`, or no body at all, which is the default.
#[derive(Debug)]
pub struct OptionalJson<T>(pub T);

impl<T: DeserializeOwned + Default + schemars::JsonSchema + Send + 'static> Body for OptionalJson<T> {
    const REQUIRED: bool = false;

    fn schema(generator: &mut schemars::SchemaGenerator) -> Option<Value> {
        Json::<T>::schema(generator)
    }

    fn parse(headers: &HeaderMap, bytes: &Bytes) -> Result<Self> {
        if bytes.is_empty() {
            return Ok(Self(T::default()));
        }
        Json::parse(headers, bytes).map(|Json(body)| Self(body))
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers
        .get(CONTENT_TYPE)
        .and_then(|v| v.to_str().ok())
        .unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    kind.eq_ignore_ascii_case("application/json")
}

/// Reads a body of at most [`LARGEST_BODY`] bytes. A larger one is 413 as soon as that is known, and nothing of it is
/// kept; one that brings nothing for 20 s is 408.
pub async fn read(body: axum::body::Body) -> Result<Bytes> {
    let mut body = body;
    match read_within(&mut body, PATIENCE).await {
        Err(error) if status_of(&error) == StatusCode::PAYLOAD_TOO_LARGE => {
            discard(body);
            Err(error)
        }
        read => read,
    }
}

/// Takes off a caller what nobody reads, after the answer too: callers who send everything before they listen find the
/// answer and not a broken connection, and the connection serves their next request.
pub fn discard(body: axum::body::Body) {
    if !body.is_end_stream() {
        tokio::spawn(drain(body, PATIENCE));
    }
}

async fn read_within(body: &mut axum::body::Body, patience: Duration) -> Result<Bytes> {
    let refused = |kind, description: String| Error::Invalid { description, kind };
    let too_large = || refused(InputError::TooLarge, format!("body: larger than {LARGEST_BODY} bytes"));
    // What `Content-Length` announces.
    if body.size_hint().lower() > LARGEST_BODY as u64 {
        return Err(too_large());
    }
    let mut bytes = BytesMut::new();
    loop {
        let frame = timeout(patience, body.frame()).await;
        let frame = frame.map_err(|_| {
            let seconds = patience.as_secs();
            refused(InputError::Stalled, format!("body: nothing of it came for {seconds} s"))
        })?;
        let Some(frame) = frame else {
            return Ok(bytes.freeze());
        };
        let frame = frame.map_err(|_| Error::invalid("body: it was broken off"))?;
        let Ok(data) = frame.into_data() else { continue };
        if bytes.len() + data.len() > LARGEST_BODY {
            return Err(too_large());
        }
        if bytes.is_empty() && body.is_end_stream() {
            // Of one piece, as on Lambda: nothing to copy.
            return Ok(data);
        }
        bytes.extend_from_slice(&data);
    }
}

/// Reads on without keeping anything, for as long as something comes and not without end.
async fn drain(mut body: axum::body::Body, patience: Duration) {
    let mut left = DRAINED;
    while let Ok(Some(Ok(frame))) = timeout(patience, body.frame()).await {
        left = left.saturating_sub(frame.data_ref().map_or(0, Bytes::len));
        if left == 0 {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use answerscope_domain::input::{objects, present};

    use super::*;

    #[derive(Debug, serde::Deserialize, schemars::JsonSchema)]
    #[serde(deny_unknown_fields, rename_all = "camelCase")]
    #[expect(dead_code, reason = "only parsed")]
    struct Example {
        name: String,
        #[serde(default, deserialize_with = "present")]
        alternative_names: Option<Vec<String>>,
        #[serde(default, deserialize_with = "present")]
        kind: Option<Kind>,
        #[serde(default, deserialize_with = "objects")]
        parts: Vec<Part>,
    }

    #[derive(Debug, serde::Deserialize, schemars::JsonSchema)]
    #[serde(rename_all = "kebab-case")]
    enum Kind {
        NonBranded,
        Branded,
    }

    #[derive(Debug, serde::Deserialize, schemars::JsonSchema)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only parsed")]
    struct Part {
        size: u32,
    }

    #[test]
    fn a_body_that_nobody_reads_is_refused_and_an_empty_one_is_not() {
        let parse = |text: &'static str| Nothing::parse(&HeaderMap::new(), &Bytes::from_static(text.as_bytes()));
        for empty in ["", " \n", "{}", "null"] {
            assert!(parse(empty).is_ok(), "{empty}");
        }
        for sent in [r#"{"entities": "brand"}"#, "entities=brand", "[]"] {
            let error = parse(sent).expect_err(sent);
            assert!(error.description().starts_with("body: "), "{error}");
        }
    }

    #[test]
    fn a_packed_body_is_refused_as_what_it_is() {
        let parse = |coding: &'static str| {
            let headers = HeaderMap::from_iter([
                (CONTENT_TYPE, http::HeaderValue::from_static("application/json")),
                (CONTENT_ENCODING, http::HeaderValue::from_static(coding)),
            ]);
            Json::<Example>::parse(&headers, &Bytes::from_static(br#"{"name": "a"}"#))
        };
        for coding in ["gzip", "br", ""] {
            let refused = parse(coding).expect_err(coding);
            assert_eq!(status_of(&refused), StatusCode::UNSUPPORTED_MEDIA_TYPE);
            assert!(refused.description().starts_with("Content-Encoding: "), "{refused:?}");
        }
        assert_eq!(parse("Identity").expect("as it is").0.name, "a");
    }

    fn read(text: &str) -> String {
        let headers = HeaderMap::from_iter([(
            CONTENT_TYPE,
            http::HeaderValue::from_static("Application/JSON; charset=utf-8"),
        )]);
        match Json::<Example>::parse(&headers, &Bytes::copy_from_slice(text.as_bytes())) {
            Ok(_) => "ok".into(),
            Err(error) => error.description(),
        }
    }

    #[test]
    fn refusals_name_the_field() {
        assert_eq!(read(r#"{"name": "a", "alternativeNames": ["b"]}"#), "ok");
        for (text, named) in [
            (r#"{"name": 5}"#, "name"),
            (r#"{"name": null}"#, "name"),
            (r#"{}"#, "name"),
            (r#"{"name": "a", "alternativeNames": null}"#, "alternativeNames"),
            (r#"{"name": "a", "alternativeNames": [1]}"#, "alternativeNames[0]"),
            (r#"{"name": "a", "colour": 1}"#, "colour"),
            (r#"["a"]"#, "object"),
            ("", "object"),
            (r#"{"name": "a"}{}"#, "one JSON object"),
        ] {
            assert!(read(text).contains(named), "{text}: {}", read(text));
        }
    }

    /// A body of pieces of a megabyte that counts those that were taken from it.
    fn endless(taken: &Arc<AtomicUsize>) -> axum::body::Body {
        let taken = Arc::clone(taken);
        axum::body::Body::from_stream(futures::stream::repeat_with(move || {
            taken.fetch_add(1, Ordering::SeqCst);
            Ok::<_, std::convert::Infallible>(Bytes::from_static(&[b' '; MEGABYTE]))
        }))
    }

    const MEGABYTE: usize = 1024 * 1024;

    #[tokio::test]
    async fn no_more_of_a_large_body_is_read_than_may_come() {
        let taken = Arc::default();
        let read = read_within(&mut endless(&taken), PATIENCE).await;
        assert_eq!(status_of(&read.expect_err("too large")).as_u16(), 413);
        assert_eq!(taken.load(Ordering::SeqCst), LARGEST_BODY / MEGABYTE + 1);
    }

    #[tokio::test]
    async fn an_endless_body_is_not_drained_for_ever() {
        let taken = Arc::default();
        drain(endless(&taken), PATIENCE).await;
        assert_eq!(taken.load(Ordering::SeqCst), DRAINED / MEGABYTE);
    }

    #[tokio::test]
    async fn a_body_that_stalls_is_408() {
        let first = futures::stream::iter([Ok::<_, std::convert::Infallible>(Bytes::from_static(b"{"))]);
        let stalls = futures::StreamExt::chain(first, futures::stream::pending());
        let read = read_within(&mut axum::body::Body::from_stream(stalls), Duration::from_millis(1)).await;
        let error = read.expect_err("nothing comes");
        assert_eq!((status_of(&error).as_u16(), error.code()), (408, 1002));
    }

    #[test]
    fn refusals_are_in_words_for_people() {
        for (text, told) in [
            (r#"{"name": 5}"#, "name: expected a text, not a number"),
            (r#"{"name": null}"#, "name: expected a text, not null"),
            (r#"{}"#, "name: missing"),
            (r#"{"name": "a", "name": "b"}"#, "name: given twice"),
            (
                r#"{"name": "a", "alternativeNames": {}}"#,
                "alternativeNames: expected a list, not an object",
            ),
            (
                r#"{"name": "a", "colour": 1}"#,
                "colour: no such field; expected `name`, `alternativeNames`, `kind` or `parts`",
            ),
            (
                r#"{"name": "a", "kind": "x"}"#,
                "kind: expected `non-branded` or `branded`",
            ),
            (r#"{"name": "a", "kind": 7}"#, "kind: expected a text"),
            (
                r#"{"name": "a", "kind": {"branded": 7}}"#,
                "kind: expected a text, not an object",
            ),
            (r#"{"name": "a", "parts": 1}"#, "parts: expected a list, not a number"),
            (
                r#"{"name": "a", "parts": [{"size": 1}, 1]}"#,
                "parts[1]: expected an object, not a number",
            ),
            (
                r#"{"name": "a", "parts": [{"size": 1}, {"size": -1}]}"#,
                "parts[1].size: expected a whole number",
            ),
            (
                r#"{"name": "a", "parts": [{"size": "1"}]}"#,
                "parts[0].size: expected a whole number, not a text",
            ),
            (r#"{"name": "a", "parts": [{}]}"#, "parts[0].size: missing"),
            (
                r#"{"name": "a", "parts": [{"size": 1, "x": 1}]}"#,
                "parts[0].x: no such field; expected `size`",
            ),
            (r#"{"name": "a",, }"#, "body: not JSON, from line 1, column 14 on"),
            (r#"{"name": "a"#, "body: the JSON ends before it is complete"),
        ] {
            assert_eq!(read(text), told, "{text}");
        }
    }

    #[test]
    fn other_content_types_are_refused() {
        let error = Json::<Example>::parse(&HeaderMap::new(), &Bytes::from_static(b"{}")).expect_err("no content type");
        assert_eq!(status_of(&error).as_u16(), 415);
    }
}
