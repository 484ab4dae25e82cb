//! How the JSON that callers send becomes values: `null` is no absent field, an array is no object, and every refusal tells
//! its place.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{DeserializeOwned, MapAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;

use crate::error::{Error, InputError, Result};
use crate::wording::Wrong;

/// A row of a bulk request as it was sent: whatever is wrong inside is an error of this row, and fails no other.
pub type RawRow = Box<RawValue>;

/// Bytes of all rows of a bulk request whose report tells most of them again, and has to be carried back.
const MOST_ROW_BYTES: usize = 3_000_000;

/// Refuses rows that are too large together; `name` is the parameter.
///
/// # Errors
/// [`Error::Invalid`], as of a body that is too large.
pub fn bounded_rows(name: &str, rows: &[RawRow]) -> Result<()> {
    let bytes: usize = rows.iter().map(|row| row.get().len()).sum();
    if bytes <= MOST_ROW_BYTES {
        return Ok(());
    }
    Err(Error::Invalid {
        description: format!("{name}: larger than {MOST_ROW_BYTES} bytes; send them in several requests"),
        kind: InputError::TooLarge,
    })
}

/// Reads one row of a bulk request.
pub fn row<T: DeserializeOwned>(row: &RawValue) -> Result<T> {
    let sent = row.get();
    // serde reads a sequence as a struct too.
    if !sent.starts_with('{') {
        return Err(Error::invalid("row: expected a JSON object"));
    }
    let mut reader = serde_json::Deserializer::from_str(sent);
    let read = serde_path_to_error::deserialize(&mut reader);
    Ok(read.map_err(|error| Wrong::of_bytes(&error, sent.as_bytes()))?)
}

/// For `#[serde(deserialize_with)]` on an optional field: absent is `None`, `null` is refused like any wrong type.
pub fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

/// [`present`] for a whole number that is not negative, however it is written: to JSON, 5 and 5.0 are the same.
pub fn present_whole<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u64>, D::Error> {
    deserializer.deserialize_any(WholeNumber).map(Some)
}

struct WholeNumber;

impl Visitor<'_> for WholeNumber {
    type Value = u64;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("u64")
    }

    fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<u64, E> {
        Ok(number)
    }

    fn visit_i64<E: serde::de::Error>(self, number: i64) -> Result<u64, E> {
        u64::try_from(number).map_err(|_| E::invalid_value(Unexpected::Signed(number), &self))
    }

    fn visit_f64<E: serde::de::Error>(self, number: f64) -> Result<u64, E> {
        // Above, not every whole number has a float of its own.
        const EXACT: f64 = 9_007_199_254_740_992.0;
        if number.fract() == 0.0 && (0.0..=EXACT).contains(&number) {
            Ok(number as u64)
        } else {
            Err(E::invalid_type(Unexpected::Float(number), &self))
        }
    }
}

/// For a field that is an object: serde alone would read an array as a struct too.
pub fn object<'de, D: Deserializer<'de>, T: DeserializeOwned>(deserializer: D) -> Result<T, D::Error> {
    Object::deserialize(deserializer).map(|Object(read)| read)
}

/// For a list of objects.
pub fn objects<'de, D: Deserializer<'de>, T: DeserializeOwned>(deserializer: D) -> Result<Vec<T>, D::Error> {
    let list = Vec::<Object<T>>::deserialize(deserializer)?;
    Ok(list.into_iter().map(|Object(read)| read).collect())
}

/// What is read from a map and from nothing else.
struct Object<T>(T);

impl<'de, T: DeserializeOwned> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(OfMap(PhantomData)).map(Object)
    }
}

struct OfMap<T>(PhantomData<T>);

impl<'de, T: DeserializeOwned> Visitor<'de> for OfMap<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a map")
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
        T::deserialize(MapAccessDeserializer::new(map))
    }
}

/// [`object`] for an optional field: `null` is refused.
pub fn present_object<'de, D: Deserializer<'de>, T: DeserializeOwned>(deserializer: D) -> Result<Option<T>, D::Error> {
    object(deserializer).map(Some)
}

/// [`objects`] for an optional field: `null` is refused.
pub fn present_objects<'de, D, T>(deserializer: D) -> Result<Option<Vec<T>>, D::Error>
where
    D: Deserializer<'de>,
    T: DeserializeOwned,
{
    objects(deserializer).map(Some)
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    #[derive(Debug, PartialEq, Deserialize)]
    struct Times {
        #[serde(default, deserialize_with = "present_whole")]
        times: Option<u64>,
    }

    #[test]
    fn whole_numbers_are_those_of_json() {
        let read = |value: Value| {
            let sent = serde_json::value::to_raw_value(&value).expect("JSON");
            row::<Times>(&sent).map(|read| read.times)
        };
        for (value, expected) in [
            (json!({}), None),
            (json!({"times": 5}), Some(5)),
            (json!({"times": 5.0}), Some(5)),
        ] {
            assert_eq!(read(value), Ok(expected));
        }
        for value in [
            json!(5.5),
            json!(-1),
            json!(-1.0),
            json!(1e300),
            json!("5"),
            json!(null),
            json!(true),
        ] {
            let refused = read(json!({"times": value})).expect_err("no whole number");
            assert!(
                refused.description().starts_with("times: expected a whole number"),
                "{refused:?}"
            );
        }
    }

    #[test]
    fn what_is_wrong_in_a_row_is_told_with_its_place() {
        #[derive(Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Outer {
            #[expect(dead_code, reason = "it is only read")]
            text: String,
            #[serde(default, deserialize_with = "objects")]
            #[expect(dead_code, reason = "it is only read")]
            inner: Vec<Inner>,
        }
        #[derive(Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Inner {
            #[expect(dead_code, reason = "it is only read")]
            name: String,
        }
        let deep = format!(r#"{{"text": {}1{}}}"#, "[".repeat(200), "]".repeat(200));
        for (sent, told) in [
            (r#"[]"#, "row: expected a JSON object"),
            (
                r#"{"text": "\ud83d"}"#,
                "text: half of a pair of surrogates, which is no character",
            ),
            (
                r#"{"text": "\udc00 bad"}"#,
                "text: half of a pair of surrogates, which is no character",
            ),
            (r#"{"text": 1e999}"#, "text: a number that is too large"),
            (r#"{"text": "a", "text": "b"}"#, "text: given twice"),
            (
                r#"{"text": "a", "inner": [{"name": "a"}, {"name": "b", "name": "c"}]}"#,
                "inner[1].name: given twice",
            ),
            (
                r#"{"text": "a", "inner": [["b"]]}"#,
                "inner[0]: expected an object, not a list",
            ),
            (
                r#"{"text": "a", "inner": [{"name": 5}]}"#,
                "inner[0].name: expected a text, not a number",
            ),
            (
                r#"{"text": "a", "inner": [{"word": 5}]}"#,
                "inner[0].word: no such field; expected `name`",
            ),
            (
                r#"{"text": "a", "inner": {"name": "a"}}"#,
                "inner: expected a list, not an object",
            ),
        ] {
            let row_of = |sent: &str| row::<Outer>(&RawValue::from_string(sent.to_owned()).expect("JSON"));
            assert_eq!(row_of(sent).expect_err(sent).description(), told);
        }
        let deep = row::<Outer>(&RawValue::from_string(deep).expect("JSON")).expect_err("not a text");
        assert_eq!(deep.description(), "text: expected a text, not a list");
    }
}
