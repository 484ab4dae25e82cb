//! A `serde` deserializer over the pairs of a query string: each field asks for its values by its name, wherever its
//! struct is nested, and an error begins with the name of the field whose value is wrong.

use std::cell::{Cell, RefCell};
use std::fmt::Display;

use answerscope_domain::clock::Moment;
use answerscope_domain::parameter::Now;
use serde::Deserializer;
use serde::de::value::{BorrowedStrDeserializer, Error, SeqDeserializer, StrDeserializer};
use serde::de::{DeserializeSeed, Error as _, IntoDeserializer, MapAccess, Visitor};
use serde::forward_to_deserialize_any;

use crate::params::Params;

/// What a query is read from.
pub(super) struct Reader<'de> {
    params: &'de Params,
    now: Moment,
    asked: RefCell<Vec<&'static str>>,
}

impl<'de> Reader<'de> {
    pub(super) fn new(params: &'de Params, now: Moment) -> Self {
        Self {
            params,
            now,
            asked: RefCell::default(),
        }
    }

    /// Whether a field asked for this name.
    pub(super) fn asked(&self, name: &str) -> bool {
        self.asked.borrow().contains(&name)
    }

    fn values(&self, name: &'static str) -> Vec<&'de str> {
        self.asked.borrow_mut().push(name);
        self.params.all(name).collect()
    }
}

/// The value of a field; or the whole query, which has no name.
pub(super) struct Field<'r, 'de> {
    reader: &'r Reader<'de>,
    name: &'static str,
    /// Set where the field is a struct, whose errors have names already.
    nested: Option<&'r Cell<bool>>,
}

impl<'r, 'de> Field<'r, 'de> {
    pub(super) fn whole(reader: &'r Reader<'de>) -> Self {
        Self {
            reader,
            name: "",
            nested: None,
        }
    }
}

impl<'de> Deserializer<'de> for Field<'_, 'de> {
    type Error = Error;

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        if let Some(nested) = self.nested {
            nested.set(true);
        }
        visitor.visit_map(Fields {
            reader: self.reader,
            rest: fields.iter(),
            name: "",
        })
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_unit()
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, name: &'static str, visitor: V) -> Result<V::Value, Error> {
        if name == Now::NAME {
            return visitor.visit_newtype_struct(self.reader.now.0.into_deserializer());
        }
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        if self.reader.values(self.name).is_empty() {
            return visitor.visit_none();
        }
        visitor.visit_some(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let values = self.reader.values(self.name).into_iter();
        visitor.visit_seq(SeqDeserializer::new(values.map(BorrowedStrDeserializer::new)))
    }

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Error> {
        Err(Error::custom("no type of a query parameter"))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit tuple tuple_struct map
        enum identifier ignored_any
    }
}

/// The fields of a struct, each offered once; whether it has a value, its type decides.
struct Fields<'r, 'de> {
    reader: &'r Reader<'de>,
    rest: std::slice::Iter<'static, &'static str>,
    name: &'static str,
}

impl<'de> MapAccess<'de> for Fields<'_, 'de> {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Error> {
        let Some(name) = self.rest.next() else { return Ok(None) };
        self.name = name;
        seed.deserialize(StrDeserializer::new(name)).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Error> {
        let nested = Cell::new(false);
        let field = Field {
            reader: self.reader,
            name: self.name,
            nested: Some(&nested),
        };
        let named = |wrong: &dyn Display| Error::custom(format_args!("{}: {wrong}", self.name));
        seed.deserialize(field)
            .map_err(|wrong| if nested.get() { wrong } else { named(&wrong) })
    }
}
