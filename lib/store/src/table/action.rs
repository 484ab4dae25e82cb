//! What a transaction does. An [`Action`] is done whatever is there; a [`Conditional`] one is refused when its condition
//! does not hold, and the whole transaction with it, so it goes into one under a guard alone.

use std::collections::HashMap;
use std::fmt;

use aws_sdk_dynamodb::types::{AttributeValue, ConditionCheck, Delete, Put, TransactWriteItem, Update};

use super::item::{Item, attributes, key_of};
use crate::keys::Key;
use answerscope_domain::error::{Error, Result};

#[derive(Debug, Clone)]
enum Verb {
    Put(Item),
    Delete(Key),
    Update(Key, String),
    Check(Key),
}

/// An action with its expressions.
#[derive(Debug, Clone)]
pub(crate) struct Write {
    verb: Verb,
    condition: Option<String>,
    names: HashMap<String, String>,
    values: HashMap<String, AttributeValue>,
}

/// An action that is done whatever is there.
#[derive(Debug, Clone)]
pub struct Action(pub(crate) Write);

/// An action that is done only when its condition holds; otherwise nothing of its transaction is.
#[derive(Debug, Clone)]
pub struct Conditional(pub(crate) Write);

impl Action {
    fn new(verb: Verb) -> Self {
        Self(Write {
            verb,
            condition: None,
            names: HashMap::new(),
            values: HashMap::new(),
        })
    }

    /// Writes an item, whatever is there.
    pub fn put(item: Item) -> Self {
        Self::new(Verb::Put(item))
    }

    /// Writes an item where none is.
    pub fn put_new(item: Item) -> Conditional {
        Self::put(item).when("attribute_not_exists(pk)")
    }

    /// Deletes an item, if it is there.
    pub fn delete(key: Key) -> Self {
        Self::new(Verb::Delete(key))
    }

    /// Changes an item; one that is not there is made.
    pub fn update(key: Key, expression: impl Into<String>) -> Self {
        Self::new(Verb::Update(key, expression.into()))
    }

    /// Checks an item and leaves it as it is.
    pub fn check(key: Key, condition: impl Into<String>) -> Conditional {
        Self::new(Verb::Check(key)).when(condition)
    }

    /// Checks that an item is there.
    pub fn exists(key: Key) -> Conditional {
        Self::check(key, "attribute_exists(pk)")
    }

    /// Checks that an item is not there.
    pub fn absent(key: Key) -> Conditional {
        Self::check(key, "attribute_not_exists(pk)")
    }

    /// Only when the condition holds.
    pub fn when(mut self, condition: impl Into<String>) -> Conditional {
        self.0.condition = Some(condition.into());
        Conditional(self.0)
    }

    /// A value of the expressions.
    pub fn value(self, name: impl Into<String>, value: AttributeValue) -> Self {
        Self(self.0.value(name, value))
    }

    /// A name of the expressions.
    pub fn name(self, placeholder: impl Into<String>, name: impl Into<String>) -> Self {
        Self(self.0.name(placeholder, name))
    }
}

impl Conditional {
    /// A value of the expressions.
    pub fn value(self, name: impl Into<String>, value: AttributeValue) -> Self {
        Self(self.0.value(name, value))
    }

    /// A name of the expressions.
    pub fn name(self, placeholder: impl Into<String>, name: impl Into<String>) -> Self {
        Self(self.0.name(placeholder, name))
    }
}

impl Write {
    fn value(mut self, name: impl Into<String>, value: AttributeValue) -> Self {
        self.values.insert(name.into(), value);
        self
    }

    fn name(mut self, placeholder: impl Into<String>, name: impl Into<String>) -> Self {
        self.names.insert(placeholder.into(), name.into());
        self
    }

    /// The SDK's form of it.
    pub(crate) fn build(self, table: &str) -> Result<TransactWriteItem> {
        let names = (!self.names.is_empty()).then_some(self.names);
        let values = (!self.values.is_empty()).then_some(self.values);
        let item = TransactWriteItem::builder();
        macro_rules! common {
            ($builder:expr) => {
                $builder
                    .table_name(table)
                    .set_condition_expression(self.condition)
                    .set_expression_attribute_names(names)
                    .set_expression_attribute_values(values)
                    .build()
                    .map_err(Error::internal)?
            };
        }
        Ok(match self.verb {
            Verb::Put(put) => item.put(common!(Put::builder().set_item(Some(put)))),
            Verb::Delete(key) => item.delete(common!(Delete::builder().set_key(Some(attributes(&key))))),
            Verb::Update(key, expression) => item.update(common!(
                Update::builder()
                    .set_key(Some(attributes(&key)))
                    .update_expression(expression)
            )),
            Verb::Check(key) => {
                item.condition_check(common!(ConditionCheck::builder().set_key(Some(attributes(&key)))))
            }
        }
        .build())
    }
}

/// What it does to which item, for the log.
impl fmt::Display for Write {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (verb, Key { pk, sk }) = match &self.verb {
            Verb::Put(item) => ("Put", key_of(item)),
            Verb::Delete(key) => ("Delete", key.clone()),
            Verb::Update(key, _) => ("Update", key.clone()),
            Verb::Check(key) => ("ConditionCheck", key.clone()),
        };
        write!(f, "{verb} {pk} {sk}")
    }
}
