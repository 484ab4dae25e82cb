//! How the JSON that callers send becomes values: `null` is no absent field, an array is no object, and every refusal tells
//! its place.

use std::fmt;

use serde::de::{DeserializeOwned, Unexpected};
use serde::{Deserialize, Deserializer};
use serde_json::Value;

use crate::error::{Error, Result};
use crate::wording::Wrong;

/// Reads one row of a bulk request.
pub fn row<T: DeserializeOwned>(value: Value) -> Result<T> {
    if !value.is_object() {
        return Err(Error::invalid("row: expected a JSON object"));
    }
    Ok(serde_path_to_error::deserialize(value).map_err(|error| Wrong::of_value(&error))?)
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

impl serde::de::Visitor<'_> for WholeNumber {
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
    let map = serde_json::Map::deserialize(deserializer)?;
    inside(map, "")
}

/// Reads an object that stands in another value; the error tells the place, below what the caller of this one knows.
fn inside<T: DeserializeOwned, E: serde::de::Error>(map: serde_json::Map<String, Value>, before: &str) -> Result<T, E> {
    serde_path_to_error::deserialize(Value::Object(map))
        .map_err(|error| E::custom(Wrong::of_value(&error).inside(before)))
}

/// For a list of objects; the error tells the place.
pub fn objects<'de, D: Deserializer<'de>, T: DeserializeOwned>(deserializer: D) -> Result<Vec<T>, D::Error> {
    let maps = Vec::<serde_json::Map<String, Value>>::deserialize(deserializer)?;
    let read = |(place, map)| inside(map, &format!("[{place}]"));
    maps.into_iter().enumerate().map(read).collect()
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
    use serde_json::json;

    use super::*;

    #[derive(Debug, PartialEq, Deserialize)]
    struct Times {
        #[serde(default, deserialize_with = "present_whole")]
        times: Option<u64>,
    }

    #[test]
    fn whole_numbers_are_those_of_json() {
        let read = |value: Value| row::<Times>(value).map(|read| read.times);
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
}
