//! Names of brands as callers send and see them, and whether their capitals count.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use crate::is_common_word;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error as _, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use crate::error::Result;
use crate::text;

/// Characters of a name.
pub const NAME: usize = 200;
/// Alternative names of one brand.
pub const MOST_NAMES: usize = 50;

/// A name of a brand, and whether its capitals count.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct BrandName {
    /// The name.
    #[schemars(length(min = 1, max = NAME))]
    pub name: String,
    /// True: it counts with the capitals it is written with, or all in capitals; an ordinary word (apple, target) where it
    /// begins with a capital. False: whatever its capitals. A name is case-sensitive by itself when it is a single ordinary
    /// word of a language that is read.
    pub case_sensitive: bool,
}

/// A name in a body.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NameInput {
    /// A text: it keeps what was said of it before, else its capitals count when it is an ordinary word.
    Text(String),
    /// Says whether its capitals count.
    Set(BrandName),
}

impl<'de> Deserialize<'de> for NameInput {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either;
        impl<'de> Visitor<'de> for Either {
            type Value = NameInput;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a text or an object")
            }

            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<NameInput, E> {
                Ok(NameInput::Text(text.to_owned()))
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<NameInput, A::Error> {
                BrandName::deserialize(MapAccessDeserializer::new(map))
                    .map(NameInput::Set)
                    .map_err(A::Error::custom)
            }
        }
        deserializer.deserialize_any(Either)
    }
}

impl JsonSchema for NameInput {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "NameInput".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let object = generator.subschema_for::<BrandName>();
        json_schema!({"anyOf": [{"type": "string", "minLength": 1, "maxLength": NAME}, object]})
    }
}

/// What people said of names: whether the capitals of a spelling count. Of other names nothing is kept.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CaseSettings(BTreeMap<String, bool>);

impl CaseSettings {
    /// True where nobody said anything.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What somebody said of a name.
    pub fn of(&self, name: &str) -> Option<bool> {
        self.0.get(name).copied()
    }

    /// Checks alternative names and takes in what is said of them; `field` is what an error names.
    ///
    /// # Errors
    /// [`crate::Error::Invalid`] for too many names, and for an empty or too long one.
    pub fn take(&mut self, field: &str, names: Vec<NameInput>) -> Result<Vec<String>> {
        let mut texts = Vec::with_capacity(names.len());
        for name in names {
            let text = match name {
                NameInput::Text(text) => text,
                NameInput::Set(BrandName { name, case_sensitive }) => {
                    self.0.insert(name.trim().to_owned(), case_sensitive);
                    name
                }
            };
            texts.push(text);
        }
        text::list(field, &texts, MOST_NAMES, NAME)
    }

    /// Forgets what was said of names that are no more.
    pub fn keep(&mut self, name: &str, alternative: &[String]) {
        self.0.retain(|said, _| said == name || alternative.contains(said));
    }

    /// All names of a brand, each once, the main one first, as callers see them.
    pub fn shown(&self, name: &str, alternative: &[String]) -> Vec<BrandName> {
        let others = alternative.iter().map(String::as_str).filter(|other| *other != name);
        let shown = |name: &str| BrandName {
            case_sensitive: self.of(name).unwrap_or_else(|| is_common_word(name)),
            name: name.to_owned(),
        };
        std::iter::once(name).chain(others).map(shown).collect()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn read(value: serde_json::Value) -> Result<NameInput, String> {
        serde_json::from_value(value).map_err(|error| error.to_string())
    }

    #[test]
    fn a_name_is_a_text_or_an_object() {
        assert_eq!(read(json!("Norvik")), Ok(NameInput::Text("Norvik".into())));
        let set = BrandName {
            name: "Norvik".into(),
            case_sensitive: true,
        };
        assert_eq!(
            read(json!({"name": "Norvik", "caseSensitive": true})),
            Ok(NameInput::Set(set))
        );
        for wrong in [
            json!(1),
            json!(null),
            json!(["a"]),
            json!({"name": "a"}),
            json!({"name": "a", "caseSensitive": null}),
        ] {
            assert!(read(wrong.clone()).is_err(), "{wrong}");
        }
    }

    #[test]
    fn what_was_said_of_a_text_is_kept_as_long_as_it_is_a_name() {
        let mut settings = CaseSettings::default();
        let set = NameInput::Set(BrandName {
            name: " Fresh ".into(),
            case_sensitive: false,
        });
        let names = settings.take("alternativeNames", vec![set, NameInput::Text("Mint".into())]);
        let names = names.expect("names");
        assert_eq!(names, ["Fresh", "Mint"]);
        let shown = |settings: &CaseSettings| -> Vec<(String, bool)> {
            let shown = settings.shown("Tarvo", &names);
            shown.into_iter().map(|name| (name.name, name.case_sensitive)).collect()
        };
        let expected = [("Tarvo".into(), false), ("Fresh".into(), false), ("Mint".into(), true)];
        assert_eq!(shown(&settings), expected);
        let again = names.iter().cloned().map(NameInput::Text).collect();
        settings.take("alternativeNames", again).expect("names");
        settings.keep("Tarvo", &names);
        assert_eq!(shown(&settings), expected, "texts keep their setting");
        settings.keep("Tarvo", &names[1..]);
        assert!(settings.is_empty());
    }
}
