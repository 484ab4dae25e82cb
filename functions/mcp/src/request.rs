//! From the arguments of a tool to the request that the same call over HTTP would be.

use answerscope_api::dispatch::Request;
use answerscope_api::operation::Verb;
use answerscope_api::params::Params;
use answerscope_domain::API_PREFIX;
use http::header::CONTENT_TYPE;
use http::{HeaderMap, HeaderName, HeaderValue};
use serde_json::{Map, Number, Value};

use crate::operations::{Argument, Callable, Place};

const IDEMPOTENCY_KEY: HeaderName = HeaderName::from_static("idempotency-key");

/// The request of these arguments.
///
/// # Errors
///
/// An argument is missing, unknown or of a kind that no request can hold; the text names it. What else may be wrong with
/// a value, the operation says.
pub(crate) fn request(callable: &Callable, arguments: &Map<String, Value>) -> Result<Request, String> {
    let spec = callable.spec();
    let known = &callable.arguments;
    if let Some(unknown) = arguments
        .keys()
        .find(|name| !known.iter().any(|one| one.name == **name))
    {
        return Err(unknown_argument(unknown, known.iter().map(|one| one.name.as_str())));
    }
    let mut path = format!("{API_PREFIX}{}", spec.path);
    let mut query = form_urlencoded::Serializer::new(String::new());
    let mut headers = HeaderMap::new();
    let mut body = Map::new();
    for argument in known {
        let value = arguments
            .get(&argument.name)
            .filter(|value| !value.is_null() || argument.place == Place::Body);
        let Some(value) = value else {
            if argument.required {
                return Err(format!("{}: missing", argument.name));
            }
            continue;
        };
        match argument.place {
            Place::Path => path = path.replace(&format!("{{{}}}", argument.sent_as), id(argument, value)?),
            Place::Query => {
                query.append_pair(&argument.sent_as, &text(argument, value)?);
            }
            Place::IdempotencyKey => {
                let text = text(argument, value)?;
                let key = HeaderValue::from_str(&text)
                    .map_err(|_| format!("{}: expected visible ASCII characters", argument.name))?;
                headers.insert(IDEMPOTENCY_KEY, key);
            }
            Place::Shown => {
                let page = count(value).filter(|page| *page >= 1);
                page.ok_or_else(|| format!("{}: expected a whole number from 1", argument.name))?;
            }
            Place::Body => {
                body.insert(argument.sent_as.clone(), value.clone());
            }
        }
    }
    let has_body = known.iter().any(|argument| argument.place == Place::Body);
    let body = match has_body && spec.verb != Verb::Get {
        true => {
            headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
            Value::Object(body).to_string().into()
        }
        false => bytes::Bytes::new(),
    };
    let query = query.finish();
    Ok(Request {
        params: Params::new(&query),
        path,
        query,
        headers,
        body,
    })
}

/// Says which names there are.
pub(crate) fn unknown_argument<'n>(name: &str, known: impl Iterator<Item = &'n str>) -> String {
    format!(
        "{name}: no such argument; expected {}",
        known.collect::<Vec<_>>().join(", ")
    )
}

/// An id is of letters, digits and `_`: nothing else may become a part of a path.
fn id<'v>(argument: &Argument, value: &'v Value) -> Result<&'v str, String> {
    let wrong = || format!("{}: expected an id of letters and digits", argument.name);
    let id = value.as_str().ok_or_else(wrong)?;
    let plain = id
        .bytes()
        .all(|byte| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-');
    (plain && !id.is_empty()).then_some(id).ok_or_else(wrong)
}

/// A whole number from 0, however it is written.
pub(crate) fn count(value: &Value) -> Option<u64> {
    let number = value.as_number()?;
    number.as_u64().or_else(|| whole(number)?.try_into().ok())
}

/// A number without a fraction is whole, however it is written (JSON Schema, 4.2.3): some assistants write 1 as 1.0.
fn whole(number: &Number) -> Option<i64> {
    let written = number.as_f64().filter(|_| number.is_f64())?;
    // Below this each whole number has a value of its own.
    (written.fract() == 0.0 && written.abs() < 9_007_199_254_740_992.0).then_some(written as i64)
}

/// A value as a query has it: lists with commas.
fn text(argument: &Argument, value: &Value) -> Result<String, String> {
    match value {
        Value::String(text) => Ok(text.clone()),
        Value::Number(number) => Ok(whole(number).map_or_else(|| number.to_string(), |whole| whole.to_string())),
        Value::Bool(truth) => Ok(truth.to_string()),
        Value::Array(items) => {
            let items = items.iter().map(|item| match item {
                Value::Array(_) => Err(format!("{}: expected a list of texts", argument.name)),
                item => text(argument, item),
            });
            Ok(items.collect::<Result<Vec<_>, _>>()?.join(","))
        }
        Value::Object(_) | Value::Null => Err(format!("{}: expected a text, a number or a list", argument.name)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_number_may_be_written_with_a_fraction_of_nothing() {
        let number = |text: &str| serde_json::from_str::<Number>(text).expect("a number");
        let read = ["1.0", "-2e1", "1", "1.5", "1e300"].map(|text| whole(&number(text)));
        assert_eq!(read, [Some(1), Some(-20), None, None, None]);
    }
}
