//! The types that parameters of a query are read as: each knows its rule, its schema and what is wrong where it is broken.
//!
//! A query is a struct of such types with `serde::Deserialize` and `schemars::JsonSchema`; the text on a field is the
//! parameter's description. What may be left out is an `Option`, unless its type knows a value for that.

use schemars::SchemaGenerator;
use serde_json::{Value, json};

use crate::country::{self, Country};
use crate::text;
use crate::wording::one_of;
use crate::{Day, Engine, EngineSet, canonical_domain};

/// Tags of one filter, of a view or a list.
pub const FILTER_TAGS: usize = 100;

/// A type that a parameter can be read as.
pub trait Parameter: Sized {
    /// Whether it must be there; where it need not, [`Parameter::read`] knows what stands for no value at all.
    const REQUIRED: bool = true;
    /// Reads its values in the order in which they were sent; none where it was left out.
    ///
    /// # Errors
    ///
    /// What is wrong, without the parameter's name.
    fn read(sent: &[&str]) -> Result<Self, String>;
    /// Its JSON schema.
    fn schema() -> Value;
}

/// In the schema of a parameter: its place among the parameters of its query.
pub const PLACE: &str = "x-place";
/// In the schema of a parameter: whether it must be there.
pub const REQUIRED: &str = "x-required";

/// The schema with its place. The properties of a schema are sorted by name, but schemars asks for them in the order of
/// the declaration: each takes the next number by leaving a definition behind.
pub(crate) fn placed<P: Parameter>(generator: &mut SchemaGenerator) -> schemars::Schema {
    let place = generator.definitions().len();
    generator.definitions_mut().insert(place.to_string(), Value::Null);
    let mut schema = P::schema();
    schema[PLACE] = place.into();
    schema[REQUIRED] = P::REQUIRED.into();
    schema.try_into().unwrap_or_default()
}

/// Makes fields of queries out of [`Parameter`]s: `parameter!([W: Words] Word<W>)`.
macro_rules! parameter {
    ([$($generics:tt)*] $type:ty) => {
        impl<'de, $($generics)*> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> std::result::Result<Self, D::Error> {
                let sent = <Vec<&'de str> as serde::Deserialize>::deserialize(deserializer)?;
                <Self as $crate::parameter::Parameter>::read(&sent).map_err(serde::de::Error::custom)
            }
        }

        impl<$($generics)*> schemars::JsonSchema for $type {
            fn inline_schema() -> bool {
                true
            }
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($type).into()
            }
            fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
                $crate::parameter::placed::<Self>(generator)
            }
        }
    };
}
pub(crate) use parameter;

/// The moment of the request, for what depends on it: whoever reads a query gives it to a field of this type, which no
/// parameter sets and no document shows (`#[schemars(skip)]`).
#[derive(Debug, Clone, Copy, serde::Deserialize)]
#[serde(rename = "$now")]
pub struct Now(i64);

impl Now {
    /// What the reader of a query knows the type by.
    pub const NAME: &'static str = "$now";

    /// The moment.
    pub fn moment(self) -> crate::clock::Moment {
        crate::clock::Moment(self.0)
    }
}

/// A whole number with bounds, and `USUAL` where it is left out; `HIGH` of `u64::MAX`: no upper bound.
#[derive(Debug, Clone, Copy)]
pub struct Number<const LOW: u64, const HIGH: u64, const USUAL: u64>(pub u64);

impl<const LOW: u64, const HIGH: u64, const USUAL: u64> Parameter for Number<LOW, HIGH, USUAL> {
    const REQUIRED: bool = false;

    fn read(sent: &[&str]) -> Result<Self, String> {
        let Some(text) = sent.first() else {
            return Ok(Self(USUAL));
        };
        let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        // A number too large for any bound counts as the largest.
        let number = digits.then(|| text.parse().unwrap_or(u64::MAX));
        let bounded = number.filter(|n| (LOW..=HIGH).contains(n)).map(Self);
        bounded.ok_or_else(|| match HIGH {
            u64::MAX => format!("expected a whole number from {LOW}"),
            _ => format!("expected a whole number from {LOW} to {HIGH}"),
        })
    }

    fn schema() -> Value {
        let mut schema = json!({"type": "integer", "minimum": LOW, "default": USUAL});
        if HIGH < u64::MAX {
            schema["maximum"] = HIGH.into();
        }
        schema
    }
}
parameter!([const LOW: u64, const HIGH: u64, const USUAL: u64] Number<LOW, HIGH, USUAL>);

/// What is chosen by a word.
pub trait Words: Sized {
    /// The words, in the order in which they are told.
    fn words() -> Vec<&'static str>;
    /// What a word chooses; `None`: it is none of them.
    fn from_word(word: &str) -> Option<Self>;
}

/// One of some words.
#[derive(Debug, Clone, Copy)]
pub struct Word<W>(pub W);

impl<W: Words> Parameter for Word<W> {
    fn read(sent: &[&str]) -> Result<Self, String> {
        let chosen = sent.first().and_then(|word| W::from_word(word)).map(Self);
        chosen.ok_or_else(|| format!("expected {}", one_of(&W::words())))
    }

    fn schema() -> Value {
        json!({"type": "string", "enum": W::words()})
    }
}
parameter!([W: Words] Word<W>);

/// One or several of some words, each once.
#[derive(Debug, Clone)]
pub struct EachOnce<W>(pub Vec<W>);

impl<W: Words + PartialEq> Parameter for EachOnce<W> {
    fn read(sent: &[&str]) -> Result<Self, String> {
        let expected = || format!("expected a list of {}", one_of(&W::words()));
        let mut chosen = Vec::new();
        for part in parts(sent) {
            let one = W::from_word(part).ok_or_else(expected)?;
            if chosen.contains(&one) {
                return Err(format!("`{part}` stands twice"));
            }
            chosen.push(one);
        }
        if chosen.is_empty() {
            return Err(expected());
        }
        Ok(Self(chosen))
    }

    fn schema() -> Value {
        let mut schema = list(json!({"type": "string", "enum": W::words()}));
        schema["uniqueItems"] = true.into();
        schema
    }
}
parameter!([W: Words + PartialEq] EachOnce<W>);

/// A text as it was sent.
#[derive(Debug, Clone)]
pub struct Text(pub String);

impl Parameter for Text {
    fn read(sent: &[&str]) -> Result<Self, String> {
        let text = sent.first().ok_or("missing")?;
        Ok(Self((*text).to_owned()))
    }

    fn schema() -> Value {
        json!({"type": "string"})
    }
}
parameter!([] Text);

/// A name of at most `MOST` characters, trimmed. A longer one is not refused: nothing has it.
#[derive(Debug, Clone)]
pub struct Name<const MOST: usize>(pub String);

impl<const MOST: usize> Parameter for Name<MOST> {
    fn read(sent: &[&str]) -> Result<Self, String> {
        Text::read(sent).map(|Text(text)| Self(text.trim().to_owned()))
    }

    fn schema() -> Value {
        json!({"type": "string", "minLength": 1, "maxLength": MOST})
    }
}
parameter!([const MOST: usize] Name<MOST>);

/// Words to be searched for, in lower case; at most `MOST` characters.
#[derive(Debug, Clone)]
pub struct SearchWords<const MOST: usize>(pub Vec<String>);

impl<const MOST: usize> Parameter for SearchWords<MOST> {
    const REQUIRED: bool = false;

    fn read(sent: &[&str]) -> Result<Self, String> {
        let text = sent.first().map_or("", |text| text.trim());
        if text.chars().nth(MOST).is_some() {
            return Err(format!("longer than {MOST} characters"));
        }
        let words = text.to_lowercase();
        Ok(Self(words.split_whitespace().map(str::to_owned).collect()))
    }

    fn schema() -> Value {
        json!({"type": "string", "maxLength": MOST})
    }
}
parameter!([const MOST: usize] SearchWords<MOST>);

/// A domain, written as domains are stored.
#[derive(Debug, Clone)]
pub struct DomainName(pub String);

impl Parameter for DomainName {
    fn read(sent: &[&str]) -> Result<Self, String> {
        let Text(text) = Text::read(sent)?;
        canonical_domain(&text).map(Self).map_err(|error| error.to_string())
    }

    fn schema() -> Value {
        json!({"type": "string", "format": "domain"})
    }
}
parameter!([] DomainName);

/// A day, as `YYYY-MM-DD`.
#[derive(Debug, Clone, Copy)]
pub struct Date(pub Day);

impl Parameter for Date {
    fn read(sent: &[&str]) -> Result<Self, String> {
        let day = sent.first().and_then(|text| Day::parse(text)).map(Self);
        day.ok_or_else(|| "expected a day that exists, from 1970-01-01 on, as YYYY-MM-DD".to_owned())
    }

    fn schema() -> Value {
        json!({"type": "string", "format": "date"})
    }
}
parameter!([] Date);

/// Engines, which requests may also name by an alias.
#[derive(Debug, Clone)]
pub struct Engines(Vec<Engine>);

impl Engines {
    /// In the order in which they were sent; `None` where none was.
    pub fn given(self) -> Option<Vec<Engine>> {
        Some(self.0).filter(|engines| !engines.is_empty())
    }

    /// As a set; all where none was given.
    pub fn set(self) -> EngineSet {
        self.given()
            .map_or(EngineSet::ALL, |engines| engines.into_iter().collect())
    }
}

impl Parameter for Engines {
    const REQUIRED: bool = false;

    fn read(sent: &[&str]) -> Result<Self, String> {
        let names = sent.iter().flat_map(|text| text.split(','));
        let engines: Option<Vec<_>> = names.map(|name| Engine::from_name(name.trim())).collect();
        let names: Vec<&str> = Engine::names().collect();
        engines
            .map(Self)
            .ok_or_else(|| format!("expected a list of {}", one_of(&names)))
    }

    fn schema() -> Value {
        let names: Vec<&str> = Engine::names().collect();
        list(json!({"type": "string", "enum": names}))
    }
}
parameter!([] Engines);

/// Countries.
#[derive(Debug, Clone)]
pub struct Countries(Vec<Country>);

impl Countries {
    /// `None` where none was given.
    pub fn given(self) -> Option<Vec<Country>> {
        Some(self.0).filter(|countries| !countries.is_empty())
    }
}

impl Parameter for Countries {
    const REQUIRED: bool = false;

    fn read(sent: &[&str]) -> Result<Self, String> {
        let countries: Option<Vec<_>> = parts(sent).map(Country::known).collect();
        let countries = countries.ok_or_else(|| country::EXPECTED.to_owned())?;
        Ok(Self(text::once(countries)))
    }

    fn schema() -> Value {
        list(Country::schema())
    }
}
parameter!([] Countries);

/// Tags.
#[derive(Debug, Clone)]
pub struct Tags(Vec<String>);

impl Tags {
    /// `None` where none was given.
    pub fn given(self) -> Option<Vec<String>> {
        Some(self.0).filter(|tags| !tags.is_empty())
    }
}

impl Parameter for Tags {
    const REQUIRED: bool = false;

    fn read(sent: &[&str]) -> Result<Self, String> {
        let tags = text::once(parts(sent).collect());
        if tags.len() > FILTER_TAGS {
            return Err(format!("expected at most {FILTER_TAGS} tags"));
        }
        Ok(Self(tags.into_iter().map(str::to_owned).collect()))
    }

    fn schema() -> Value {
        let mut tags = list(json!({"type": "string"}));
        tags["maxItems"] = json!(FILTER_TAGS);
        tags
    }
}
parameter!([] Tags);

/// The parts of a list: separated by commas, and many clients repeat a parameter that is a list. Empty parts are left out.
fn parts<'a>(sent: &'a [&'a str]) -> impl Iterator<Item = &'a str> {
    let parts = sent.iter().flat_map(|text| text.split(',')).map(str::trim);
    parts.filter(|part| !part.is_empty())
}

/// The schema of a list in one value, its parts separated by commas.
fn list(items: Value) -> Value {
    json!({"type": "array", "items": items, "minItems": 1})
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_ascii_digits_in_bounds() {
        let read = |text: &str| Number::<1, { u64::MAX }, 1>::read(&[text]).map(|number| number.0);
        assert_eq!(read("7"), Ok(7));
        assert_eq!(read("99999999999999999999999"), Ok(u64::MAX));
        for text in ["0", "-1", "1.5", "1e3", "x", "", "\u{ff10}", "\u{661}", "+1"] {
            assert_eq!(read(text), Err("expected a whole number from 1".to_owned()), "{text}");
        }
        let sizes = Number::<5, 100, 20>::read;
        assert_eq!(sizes(&[]).map(|number| number.0), Ok(20));
        let told = "expected a whole number from 5 to 100".to_owned();
        assert_eq!(sizes(&["101", "7"]).map(|number| number.0), Err(told));
    }

    #[test]
    fn lists_are_separated_by_commas_or_repeated() {
        for sent in [&["a,b"][..], &["a", "b"], &["a, b,", ""]] {
            let tags = Tags::read(sent).map(Tags::given);
            assert_eq!(tags, Ok(Some(vec!["a".to_owned(), "b".to_owned()])), "{sent:?}");
        }
        for sent in [&[][..], &[""], &[","]] {
            assert_eq!(Tags::read(sent).map(Tags::given), Ok(None), "{sent:?}");
        }
    }

    #[test]
    fn engines_are_named_without_gaps() {
        let engines = |sent: &[&str]| Engines::read(sent).map(Engines::given);
        let both = vec![Engine::OpenAi, Engine::Grok];
        assert_eq!(engines(&["chatgpt, grok"]), Ok(Some(both)));
        assert_eq!(engines(&[]), Ok(None));
        for sent in ["", "openai,", "bing"] {
            assert!(engines(&[sent]).is_err(), "{sent}");
        }
    }
}
