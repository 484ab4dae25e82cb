//! Items: their attributes, and the version that each says of its shape.

use std::collections::HashMap;

use aws_sdk_dynamodb::types::AttributeValue;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::keys::Key;
use answerscope_domain::error::{Error, Result};

/// An item's attributes.
pub type Item = HashMap<String, AttributeValue>;

/// A text attribute.
pub fn text(value: impl Into<String>) -> AttributeValue {
    AttributeValue::S(value.into())
}

/// A number attribute.
pub fn number(value: impl ToString) -> AttributeValue {
    AttributeValue::N(value.to_string())
}

/// A binary attribute.
pub fn binary(value: impl Into<Vec<u8>>) -> AttributeValue {
    AttributeValue::B(aws_sdk_dynamodb::primitives::Blob::new(value))
}

/// A binary attribute's bytes.
pub fn bytes_of<'a>(item: &'a Item, name: &str) -> Option<&'a [u8]> {
    item.get(name)?.as_b().ok().map(AsRef::as_ref)
}

/// A number attribute's value.
pub fn number_of(item: &Item, name: &str) -> Option<i64> {
    item.get(name)?.as_n().ok()?.parse().ok()
}

/// A text attribute's value.
pub fn text_of<'a>(item: &'a Item, name: &str) -> Option<&'a str> {
    item.get(name)?.as_s().ok().map(String::as_str)
}

/// The key of an item.
pub fn key_of(item: &Item) -> Key {
    let part = |name| text_of(item, name).unwrap_or_default().to_owned();
    Key {
        pk: part("pk"),
        sk: part("sk"),
    }
}

/// The version of every item's shape that this program writes and reads.
pub const VERSION: i64 = 1;
/// The version of a batch of facts: 1 had no places, languages, models and surfaces.
pub const FACTS_VERSION: i64 = 2;
/// The version of a window: 1 had one segment, 2 had no columns in items of their own.
pub const WINDOW_VERSION: i64 = 3;
/// The version of a piece: 1 had no columns in items of their own.
pub const PIECE_VERSION: i64 = 2;

/// The newest version of a kind of item that this program reads and writes.
pub const fn newest(kind: &str) -> i64 {
    match kind.as_bytes() {
        b"facts" => FACTS_VERSION,
        b"segment" => WINDOW_VERSION,
        b"piece" => PIECE_VERSION,
        _ => VERSION,
    }
}

/// An item of a version that this program does not know: a newer one wrote it, and what it means is not known.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{kind} {} {} is of version {version}, which this program does not know", key.pk, key.sk)]
pub struct UnknownVersion {
    /// What the item says that it is.
    pub kind: String,
    /// Where it lies.
    pub key: Key,
    /// The version that it says.
    pub version: i64,
}

impl From<UnknownVersion> for Error {
    fn from(unknown: UnknownVersion) -> Self {
        Self::internal(unknown)
    }
}

/// Refuses an item of an unknown version. Counters that updates have made, and items of which only some attributes were
/// asked for, tell no version.
///
/// # Errors
/// [`UnknownVersion`] where a newer program wrote it.
pub fn known(item: &Item) -> Result<(), UnknownVersion> {
    let newest = newest(text_of(item, "kind").unwrap_or_default());
    match number_of(item, "v") {
        Some(version) if !(VERSION..=newest).contains(&version) => Err(UnknownVersion {
            kind: text_of(item, "kind").unwrap_or("item").to_owned(),
            key: key_of(item),
            version,
        }),
        _ => Ok(()),
    }
}

/// Makes an item of an entity: its key, its kind, the version of its shape.
pub fn item_of(key: Key, kind: &str, entity: &impl Serialize) -> Result<Item> {
    let mut item: Item = serde_dynamo::to_item(entity).map_err(Error::internal)?;
    item.insert("pk".into(), text(key.pk));
    item.insert("sk".into(), text(key.sk));
    item.insert("kind".into(), text(kind));
    item.insert("v".into(), number(VERSION));
    Ok(item)
}

/// Reads an entity from its item.
pub fn entity_of<T: DeserializeOwned>(item: Item) -> Result<T> {
    known(&item)?;
    serde_dynamo::from_item(item).map_err(Error::internal)
}

pub(crate) fn attributes(key: &Key) -> Item {
    HashMap::from([("pk".into(), text(&key.pk)), ("sk".into(), text(&key.sk))])
}
