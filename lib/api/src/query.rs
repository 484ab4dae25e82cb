//! What an operation reads from the query string: a struct of parameters, read and described from its one declaration.
//!
//! A field is a type of [`answerscope_domain::parameter`], or a struct of such fields that several queries share; that one
//! has `#[schemars(flatten)]`, and never `#[serde(flatten)]`, which loses numbers and lists. A rule over several
//! parameters is the struct's `#[serde(try_from = "...")]`; its error names the parameter itself.

use answerscope_domain::clock::Moment;
use answerscope_domain::error::{Error, Result};
use answerscope_domain::parameter::{PLACE, REQUIRED};
use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::params::Params;

mod reader;

use reader::{Field, Reader};

/// What can stand in [`crate::operation::Operation::Query`].
pub trait Query: DeserializeOwned + JsonSchema + Send + 'static {}

impl<T: DeserializeOwned + JsonSchema + Send + 'static> Query for T {}

/// Reads a query; `now` gives defaults of days.
///
/// # Errors
///
/// A parameter is wrong, or its name is nearly right.
pub fn read<Q: Query>(params: &Params, now: Moment) -> Result<Q> {
    let reader = Reader::new(params, now);
    let read = Q::deserialize(Field::whole(&reader));
    // To describe a query costs more than to read it, so it is only done where a name may be wrong.
    if read.is_err() || params.names().any(|name| !reader.asked(name)) {
        let known = described::<Q>();
        let known: Vec<&str> = known.iter().map(|parameter| parameter.name.as_str()).collect();
        params.refuse_near_misses(&known)?;
    }
    read.map_err(|wrong| Error::invalid(wrong.to_string()))
}

/// A query parameter in the document.
#[derive(Debug, Clone)]
pub struct Described {
    /// Its name.
    pub name: String,
    /// What it does.
    pub description: String,
    /// Its JSON schema.
    pub schema: Value,
    /// Whether it must be there.
    pub required: bool,
}

/// The parameters of a query in the order of their declaration.
pub fn described<Q: Query>() -> Vec<Described> {
    let settings = SchemaSettings::draft2020_12().for_deserialize();
    let mut query = Q::json_schema(&mut settings.into_generator()).to_value();
    let never_none = query["required"].take();
    let properties = query["properties"].as_object_mut().map(std::mem::take);
    let described = properties.into_iter().flatten().map(|(name, mut schema)| {
        let place = schema[PLACE].as_u64();
        let required = schema[REQUIRED] == true
            && never_none
                .as_array()
                .is_some_and(|all| all.contains(&name.as_str().into()));
        let description = schema["description"].as_str().unwrap_or_default().to_owned();
        without_marks(&mut schema);
        (
            place,
            Described {
                name,
                description,
                schema,
                required,
            },
        )
    });
    let mut described: Vec<(Option<u64>, Described)> = described.collect();
    described.sort_by_key(|(place, _)| *place);
    described.into_iter().map(|(_, parameter)| parameter).collect()
}

/// Takes out what the document does not show: the marks, the description, which stands beside the schema, and `null`, by
/// which a schema says `Option`.
fn without_marks(schema: &mut Value) {
    let Value::Object(members) = schema else { return };
    for mark in [PLACE, REQUIRED, "description"] {
        members.remove(mark);
    }
    if let Some(Value::Array(words)) = members.get_mut("enum") {
        words.retain(|word| !word.is_null());
    }
    if let Some(kind) = members.get_mut("type")
        && let Some(only) = kind.get(0).cloned()
    {
        *kind = only;
    }
}

#[cfg(test)]
mod tests;
