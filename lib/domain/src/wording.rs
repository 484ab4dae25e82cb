//! What is wrong with a JSON value, in words for people: the parser speaks of sequences, maps and variants.

use std::fmt::{self, Display};

use serde::de::IgnoredAny;
use serde_json::error::Category;
use serde_path_to_error::Error as Located;

use crate::error::Error;
use crate::text;

/// Characters of a caller's own field name that an error repeats.
const REPEATED: usize = 100;

/// A place in a JSON value, such as `competitors[0].name`, and what is wrong there.
#[derive(Debug, PartialEq, Eq)]
pub struct Wrong {
    /// Empty for the value as a whole.
    place: String,
    what: String,
}

impl Wrong {
    /// What is wrong with bytes that could not be read.
    pub fn of_bytes(error: &Located<serde_json::Error>, bytes: &[u8]) -> Self {
        // Where a word is expected, the parser calls everything that is no text a mistake in the syntax.
        if error.inner().classify() == Category::Data || serde_json::from_slice::<IgnoredAny>(bytes).is_ok() {
            return Self::of_value(error);
        }
        let what = match error.inner().classify() {
            Category::Eof => "the JSON ends before it is complete".to_owned(),
            _ => format!(
                "not JSON, from line {}, column {} on",
                error.inner().line(),
                error.inner().column()
            ),
        };
        Self {
            place: String::new(),
            what,
        }
    }

    /// What is wrong with a value that is JSON.
    pub fn of_value(error: &Located<serde_json::Error>) -> Self {
        let place = match error.path().to_string() {
            path if path == "." || path == "?" => String::new(),
            path => text::excerpt(&path, REPEATED),
        };
        let said = error.inner().to_string();
        let said = said.rsplit_once(" at line ").map_or(said.as_str(), |(said, _)| said);
        Self::said(place, said)
    }

    fn said(place: String, said: &str) -> Self {
        let (said, expected) = said.rsplit_once(", expected ").unwrap_or((said, ""));
        let named = |prefix: &str| {
            let rest = said.strip_prefix(prefix)?;
            Some(text::excerpt(rest.strip_suffix('`').unwrap_or(rest), REPEATED))
        };
        if let Some(field) = named("missing field `") {
            return Self::at(below(&place, &field), "missing");
        }
        if let Some(field) = named("duplicate field `") {
            return Self::at(below(&place, &field), "given twice");
        }
        if let Some(field) = named("unknown field `") {
            let known = match words(expected).as_slice() {
                [] => "no such field".to_owned(),
                known => format!("no such field; expected {}", one_of(known)),
            };
            return Self::at(below(holder(&place), &field), known);
        }
        if said.starts_with("unknown variant `") {
            return Self::at(place, format!("expected {}", one_of(&words(expected))));
        }
        if expected == "unit" {
            // One of some words is expected, and an object with the word as its field came.
            return Self::at(holder(&place), "expected a text, not an object");
        }
        if let Some(given) = said.strip_prefix("invalid type: ") {
            let expected = kind(expected);
            return Self::at(place, format!("expected {expected}{}", instead(given, expected)));
        }
        if said.starts_with("invalid value: ") || said.starts_with("invalid length ") {
            return Self::at(place, format!("expected {}", kind(expected)));
        }
        match said {
            "expected value" => Self::at(place, "expected a text"),
            "recursion limit exceeded" => Self::at(place, "nested too deeply"),
            "lone leading surrogate in hex escape" | "unexpected end of hex escape" => {
                Self::at(place, "half of a pair of surrogates, which is no character")
            }
            "number out of range" => Self::at(place, "a number that is too large"),
            // The service's own words.
            _ => Self::at(place, said),
        }
    }

    fn at(place: impl Into<String>, what: impl Into<String>) -> Self {
        Self {
            place: place.into(),
            what: what.into(),
        }
    }
}

impl Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = if self.place.is_empty() { "body" } else { &self.place };
        write!(f, "{place}: {}", self.what)
    }
}

impl From<Wrong> for Error {
    fn from(wrong: Wrong) -> Self {
        Self::invalid(wrong.to_string())
    }
}

/// A field of what stands at a place.
fn below(place: &str, field: &str) -> String {
    if place.is_empty() {
        field.to_owned()
    } else {
        format!("{place}.{field}")
    }
}

/// The place without its last field: the parser's path ends with the field that it does not know.
fn holder(place: &str) -> &str {
    place.rsplit_once('.').map_or("", |(holder, _)| holder)
}

/// What stands in backticks.
fn words(list: &str) -> Vec<&str> {
    list.split('`').skip(1).step_by(2).collect()
}

/// A kind of value that the parser expected.
fn kind(expected: &str) -> &'static str {
    match expected {
        "a sequence" => "a list",
        "a boolean" => "true or false",
        "f32" | "f64" => "a number",
        "i8" | "i16" | "i32" | "i64" | "isize" | "u8" | "u16" | "u32" | "u64" | "usize" => "a whole number",
        "a map" => "an object",
        "a text or an object" => "a text or an object",
        _ if expected.starts_with("struct ") => "an object",
        // A text, or one of some words.
        _ => "a text",
    }
}

/// What came instead, as the parser names it.
fn instead(given: &str, expected: &str) -> &'static str {
    match given.split(' ').next().unwrap_or_default().trim_end_matches(',') {
        "null" | "unit" => ", not null",
        "boolean" => ", not true or false",
        "integer" => ", not a number",
        "floating" if expected == "a whole number" => ", not a fraction",
        "floating" => ", not a number",
        "string" => ", not a text",
        "sequence" => ", not a list",
        "map" => ", not an object",
        _ => "",
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
