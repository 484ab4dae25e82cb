//! Reading JSON by hand, so that what an adapter needs is checked with an error that names the field, and what it does not
//! know is left alone and counted.

use serde_json::Value;

use crate::error::AskError;

/// What is wrong with a field that an adapter needs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Fault {
    /// From the root, such as `output[2].content[0].text`.
    pub(crate) field: String,
    pub(crate) problem: String,
}

impl Fault {
    pub(crate) fn new(field: impl Into<String>, problem: impl Into<String>) -> Self {
        Self {
            field: field.into(),
            problem: problem.into(),
        }
    }
}

impl From<Fault> for AskError {
    fn from(fault: Fault) -> Self {
        Self::BadAnswer {
            field: fault.field,
            problem: fault.problem,
            raw: Vec::new(),
        }
    }
}

/// A value and the way to it.
#[derive(Debug, Clone)]
pub(crate) struct Node<'a> {
    pub(crate) value: &'a Value,
    path: String,
}

impl<'a> Node<'a> {
    pub(crate) fn root(value: &'a Value) -> Self {
        Self {
            value,
            path: String::new(),
        }
    }

    /// The way to it, with `(root)` for the root.
    pub(crate) fn path(&self) -> &str {
        if self.path.is_empty() { "(root)" } else { &self.path }
    }

    /// The way to it without the numbers of items, such as `output.content.text`: the same for all items of a kind.
    pub(crate) fn pattern(&self) -> String {
        let mut inside = false;
        let outside = |letter: &char| {
            inside = (inside || *letter == '[') && *letter != ']';
            !inside && *letter != ']'
        };
        self.path().chars().filter(outside).collect()
    }

    fn child(&self, key: &str) -> String {
        match self.path.as_str() {
            "" => key.to_owned(),
            path => format!("{path}.{key}"),
        }
    }

    pub(crate) fn fault(&self, problem: impl Into<String>) -> Fault {
        Fault::new(self.path(), problem)
    }

    /// A field that must be there.
    pub(crate) fn need(&self, key: &str) -> Result<Self, Fault> {
        let object = self.value.as_object().ok_or_else(|| self.fault("is no object"))?;
        let path = self.child(key);
        match object.get(key) {
            None => Err(Fault::new(path, "is missing")),
            Some(Value::Null) => Err(Fault::new(path, "is null")),
            Some(value) => Ok(Self { value, path }),
        }
    }

    /// An object that must be there.
    pub(crate) fn need_object(&self, key: &str) -> Result<Self, Fault> {
        let node = self.need(key)?;
        match node.value.is_object() {
            true => Ok(node),
            false => Err(node.fault("is no object")),
        }
    }

    /// A field that may be missing or null.
    pub(crate) fn get(&self, key: &str) -> Option<Self> {
        self.need(key).ok()
    }

    pub(crate) fn text(&self) -> Result<&'a str, Fault> {
        self.value.as_str().ok_or_else(|| self.fault("is no text"))
    }

    pub(crate) fn items(&self) -> Result<Vec<Self>, Fault> {
        let items = self.value.as_array().ok_or_else(|| self.fault("is no list"))?;
        let item = |(place, value)| Self {
            value,
            path: format!("{}[{place}]", self.path),
        };
        Ok(items.iter().enumerate().map(item).collect())
    }

    pub(crate) fn need_text(&self, key: &str) -> Result<&'a str, Fault> {
        self.need(key)?.text()
    }

    pub(crate) fn need_items(&self, key: &str) -> Result<Vec<Self>, Fault> {
        self.need(key)?.items()
    }

    pub(crate) fn need_place(&self, key: &str) -> Result<usize, Fault> {
        let node = self.need(key)?;
        let number = node.value.as_u64().and_then(|number| usize::try_from(number).ok());
        number.ok_or_else(|| node.fault("is no whole number from 0"))
    }

    /// A text that nothing hangs on: anything else is none.
    pub(crate) fn maybe_text(&self, key: &str) -> Option<&'a str> {
        self.value.get(key)?.as_str()
    }

    pub(crate) fn maybe_count(&self, key: &str) -> Option<u64> {
        self.value.get(key)?.as_u64()
    }

    pub(crate) fn maybe_number(&self, key: &str) -> Option<f64> {
        self.value.get(key)?.as_f64()
    }

    /// A list that may be missing or null, but is nothing else.
    pub(crate) fn items_if_any(&self, key: &str) -> Result<Vec<Self>, Fault> {
        self.get(key).map_or_else(|| Ok(Vec::new()), |list| list.items())
    }

    /// A list that nothing hangs on: anything else is empty.
    pub(crate) fn maybe_items(&self, key: &str) -> Vec<Self> {
        self.items_if_any(key).unwrap_or_default()
    }

    /// The texts of a list that nothing hangs on.
    pub(crate) fn maybe_texts(&self, key: &str) -> Vec<&'a str> {
        let items = self.maybe_items(key);
        items.iter().filter_map(|item| item.value.as_str()).collect()
    }

    /// The fields that are none of these.
    pub(crate) fn strange(&self, known: &[&str]) -> Vec<&'a str> {
        let fields = self.value.as_object().into_iter().flat_map(|object| object.keys());
        fields.map(String::as_str).filter(|key| !known.contains(key)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn faults_name_the_field() {
        let value = json!({ "output": [{ "text": 5, "url": null }] });
        let root = Node::root(&value);
        let items = root.need_items("output").unwrap();
        let fault = items[0].need_text("text").unwrap_err();
        assert_eq!(fault, Fault::new("output[0].text", "is no text"));
        assert_eq!(
            items[0].need("url").unwrap_err(),
            Fault::new("output[0].url", "is null")
        );
        assert_eq!(
            items[0].need("title").unwrap_err(),
            Fault::new("output[0].title", "is missing")
        );
        assert_eq!(
            items[0].need("text").unwrap().need("x").unwrap_err().problem,
            "is no object"
        );
        assert_eq!(items[0].need("text").unwrap().pattern(), "output.text");
        assert_eq!(root.path(), "(root)");
    }

    #[test]
    fn what_nothing_hangs_on_is_none() {
        let value = json!({ "a": 1, "list": ["x", 2], "null": null });
        let root = Node::root(&value);
        assert_eq!(root.maybe_text("a"), None);
        assert_eq!(root.maybe_texts("list"), ["x"]);
        assert!(root.items_if_any("null").unwrap().is_empty());
        assert!(root.items_if_any("a").is_err());
        assert!(root.maybe_items("a").is_empty());
        assert_eq!(root.strange(&["a", "list"]), ["null"]);
    }
}
