//! The query string: typed reads that name the parameter when its value is wrong, and what the document says of it.

use std::ops::RangeInclusive;

use answerscope_metrics::Engine;
use serde_json::{Value, json};

use crate::clock::Moment;
use crate::error::{Error, Result};
use crate::text;

/// The pairs of a query string, in order.
#[derive(Debug, Clone, Default)]
pub struct Params(Vec<(String, String)>);

impl Params {
    /// Decodes a query string; bytes that are no UTF-8 become replacement characters.
    pub fn new(raw: &str) -> Self {
        Self(form_urlencoded::parse(raw.as_bytes()).into_owned().collect())
    }

    /// The first value of a parameter.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0
            .iter()
            .find(|(key, _)| key == name)
            .map(|(_, value)| value.as_str())
    }

    /// Refuses a name that is a known one but for case, `_` or `-`. Other unknown names are ignored; this one would be
    /// too, and its sender would take what comes for what was asked.
    pub fn refuse_near_misses(&self, known: &[Parameter]) -> Result<()> {
        let plain = |name: &str| name.replace(['_', '-'], "").to_ascii_lowercase();
        for (name, _) in &self.0 {
            if known.iter().any(|parameter| parameter.name == name) {
                continue;
            }
            if let Some(right) = known.iter().find(|parameter| plain(parameter.name) == plain(name)) {
                return Err(Error::invalid(format!("{name}: did you mean {}?", right.name)));
            }
        }
        Ok(())
    }

    /// A whole number inside the bounds; a number too large for any bound counts as the largest.
    pub fn integer(&self, name: &str, bounds: RangeInclusive<u64>) -> Result<Option<u64>> {
        let Some(text) = self.get(name) else { return Ok(None) };
        let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        let value = digits
            .then(|| text.parse().unwrap_or(u64::MAX))
            .filter(|n| bounds.contains(n));
        let (low, high) = (bounds.start(), bounds.end());
        match value {
            Some(number) => Ok(Some(number)),
            None if *high == u64::MAX => Err(Error::invalid(format!("{name}: expected a whole number from {low}"))),
            None => Err(Error::invalid(format!(
                "{name}: expected a whole number from {low} to {high}"
            ))),
        }
    }

    /// All values of a parameter, joined by commas: many clients repeat a parameter that is a list.
    pub fn joined(&self, name: &str) -> Option<String> {
        let values = self.0.iter().filter(|(key, _)| key == name);
        let values: Vec<&str> = values.map(|(_, value)| value.as_str()).collect();
        (!values.is_empty()).then(|| values.join(","))
    }

    /// One of the words.
    pub fn word<T>(&self, name: &str, words: &[&str], read: impl Fn(&str) -> Option<T>) -> Result<Option<T>> {
        let Some(text) = self.get(name) else { return Ok(None) };
        read(text)
            .map(Some)
            .ok_or_else(|| Error::invalid(format!("{name}: expected {}", one_of(words))))
    }

    /// A domain, written as domains are stored.
    pub fn domain(&self, name: &str) -> Result<Option<String>> {
        self.get(name).map(|value| text::domain(name, value)).transpose()
    }

    /// A comma-separated list, which may also be given as several parameters of its name; empty parts are left out.
    pub fn list(&self, name: &str) -> Option<Vec<String>> {
        let text = self.joined(name)?;
        Some(
            text.split(',')
                .map(str::trim)
                .filter(|part| !part.is_empty())
                .map(str::to_owned)
                .collect(),
        )
    }

    /// The query string again with another `page`, and `after` a place where it is given.
    pub fn with_page(&self, page: u64, after: Option<&str>) -> String {
        let mut query = form_urlencoded::Serializer::new(String::new());
        let number = page.to_string();
        let mut written = false;
        for (key, value) in self.0.iter().filter(|(key, _)| key != "after") {
            if key != "page" {
                query.append_pair(key, value);
            } else if !written {
                query.append_pair(key, &number);
                written = true;
            }
        }
        if !written {
            query.append_pair("page", &number);
        }
        query.extend_pairs(after.map(|after| ("after", after)));
        query.finish()
    }
}

/// "`a`, `b` or `c`", for an error message.
pub fn one_of(words: &[&str]) -> String {
    match words {
        [] => String::new(),
        [only] => format!("`{only}`"),
        [head @ .., last] => format!(
            "{} or `{last}`",
            head.iter().map(|w| format!("`{w}`")).collect::<Vec<_>>().join(", ")
        ),
    }
}

/// A query parameter in the document.
#[derive(Debug, Clone)]
pub struct Parameter {
    /// Its name.
    pub name: &'static str,
    /// What it does.
    pub description: &'static str,
    /// Its JSON schema.
    pub schema: Value,
    /// Whether it must be there.
    pub required: bool,
}

impl Parameter {
    /// The parameter, which must be there.
    pub fn required(mut self) -> Self {
        self.required = true;
        self
    }

    /// A text.
    pub fn text(name: &'static str, description: &'static str) -> Self {
        Self {
            name,
            description,
            schema: json!({"type": "string"}),
            required: false,
        }
    }

    /// A text of as many characters.
    pub fn text_of(name: &'static str, description: &'static str, length: RangeInclusive<usize>) -> Self {
        let mut schema = json!({"type": "string", "maxLength": length.end()});
        if *length.start() > 0 {
            schema["minLength"] = json!(length.start());
        }
        Self {
            schema,
            ..Self::text(name, description)
        }
    }

    /// A list in one value, its parts separated by commas.
    pub fn list(name: &'static str, description: &'static str, items: Value) -> Self {
        Self {
            schema: json!({"type": "array", "items": items, "minItems": 1}),
            ..Self::text(name, description)
        }
    }

    /// Engines, separated by commas.
    pub fn engines(description: &'static str) -> Self {
        let names: Vec<&str> = Engine::names().collect();
        Self::list("engine", description, json!({"type": "string", "enum": names}))
    }

    /// A day.
    pub fn day(name: &'static str, description: &'static str) -> Self {
        Self {
            name,
            description,
            schema: json!({"type": "string", "format": "date"}),
            required: false,
        }
    }

    /// A domain.
    pub fn domain(name: &'static str, description: &'static str) -> Self {
        Self {
            schema: json!({"type": "string", "format": "domain"}),
            ..Self::text(name, description)
        }
    }

    /// One of some words.
    pub fn word(name: &'static str, description: &'static str, words: &[&str]) -> Self {
        Self {
            name,
            description,
            schema: json!({"type": "string", "enum": words}),
            required: false,
        }
    }

    /// A whole number.
    pub fn integer(name: &'static str, description: &'static str, low: u64, high: Option<u64>, default: u64) -> Self {
        let mut schema = json!({"type": "integer", "minimum": low, "default": default});
        if let Some(high) = high {
            schema["maximum"] = high.into();
        }
        Self {
            name,
            description,
            schema,
            required: false,
        }
    }
}

/// What an operation reads from the query string.
pub trait Query: Sized + Send + 'static {
    /// The parameters, for the document.
    fn parameters() -> Vec<Parameter>;
    /// Reads them; `now` gives defaults of dates.
    fn parse(params: &Params, now: Moment) -> Result<Self>;
}

/// No query parameters, no body, no id in the path.
#[derive(Debug, Clone, Copy, Default)]
pub struct Nothing;

impl Query for Nothing {
    fn parameters() -> Vec<Parameter> {
        Vec::new()
    }
    fn parse(_: &Params, _: Moment) -> Result<Self> {
        Ok(Self)
    }
}

impl Query for crate::page::PageRequest {
    fn parameters() -> Vec<Parameter> {
        Self::parameters()
    }
    fn parse(params: &Params, _: Moment) -> Result<Self> {
        Self::parse(params)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_ascii_digits_in_bounds() {
        let read = |text: &str| Params::new(&format!("page={text}")).integer("page", 1..=u64::MAX);
        assert_eq!(read("7"), Ok(Some(7)));
        assert_eq!(read("99999999999999999999999"), Ok(Some(u64::MAX)));
        for text in ["0", "-1", "1.5", "1e3", "x", "", "\u{ff10}", "\u{661}", "+1"] {
            assert!(read(text).expect_err(text).description().starts_with("page"), "{text}");
        }
    }

    #[test]
    fn a_known_name_written_otherwise_is_refused_and_the_right_one_told() {
        let known = [Parameter::day("startDate", ""), Parameter::text("q", "")];
        let refused = |query: &str| Params::new(query).refuse_near_misses(&known);
        for query in ["", "startDate=x", "start=x", "startDates=x", "utm_source=x&q=1"] {
            assert_eq!(refused(query), Ok(()), "{query}");
        }
        for query in [
            "start_date=x",
            "STARTDATE",
            "start-date=",
            "startDate=x&StartDate=x",
            "st%61rt_date=x",
        ] {
            let error = refused(query).expect_err(query);
            assert!(error.description().contains("startDate?"), "{query}: {error}");
        }
        assert!(refused("Q=x").is_err());
    }

    #[test]
    fn lists_are_separated_by_commas_or_repeated() {
        for query in ["tags=a,b", "tags=a&tags=b", "tags=a%2C+b,&x=1"] {
            let tags = Params::new(query).list("tags");
            assert_eq!(tags, Some(vec!["a".to_owned(), "b".to_owned()]), "{query}");
        }
        assert_eq!(Params::new("").list("tags"), None);
    }

    #[test]
    fn links_keep_every_other_parameter() {
        let params = Params::new("page=2&extra=a+b%26c%3Dd%2F%C3%BC&pageSize=5&page=3");
        assert_eq!(
            params.with_page(7, None),
            "page=7&extra=a+b%26c%3Dd%2F%C3%BC&pageSize=5"
        );
        assert_eq!(Params::new("").with_page(2, None), "page=2");
        assert_eq!(Params::new("after=x&q=1").with_page(2, Some("y")), "q=1&page=2&after=y");
    }
}
