//! How the JSON that callers send becomes values: `null` is no absent field, an array is no object, and every refusal tells
//! its place.

use serde::de::DeserializeOwned;
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
