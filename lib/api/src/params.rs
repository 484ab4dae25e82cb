//! The query string: its pairs, and names that are nearly right.

use answerscope_domain::error::{Error, Result};
use schemars::JsonSchema;
use serde::Deserialize;

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
        self.all(name).next()
    }

    /// All values of a parameter, in order.
    pub fn all<'a>(&'a self, name: &str) -> impl Iterator<Item = &'a str> {
        let values = self.0.iter().filter(move |(key, _)| key == name);
        values.map(|(_, value)| value.as_str())
    }

    /// The names that were sent.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(name, _)| name.as_str())
    }

    /// Refuses a name that is a known one but for case, `_` or `-`. Other unknown names are ignored; this one would be
    /// too, and its sender would take what comes for what was asked.
    pub fn refuse_near_misses(&self, known: &[&str]) -> Result<()> {
        let plain = |name: &str| name.replace(['_', '-'], "").to_ascii_lowercase();
        for name in self.names().filter(|name| !known.contains(name)) {
            if let Some(right) = known.iter().find(|right| plain(right) == plain(name)) {
                return Err(Error::invalid(format!("{name}: did you mean {right}?")));
            }
        }
        Ok(())
    }

    /// The query string again with another `page`.
    pub fn with_page(&self, page: u64) -> String {
        self.with(page, |_| true).finish()
    }

    /// The same with another `after`: a place, or none.
    pub fn with_place(&self, page: u64, after: Option<&str>) -> String {
        let mut query = self.with(page, |key| key != "after");
        query.extend_pairs(after.map(|after| ("after", after)));
        query.finish()
    }

    fn with(&self, page: u64, keep: impl Fn(&str) -> bool) -> form_urlencoded::Serializer<'static, String> {
        let mut query = form_urlencoded::Serializer::new(String::new());
        let number = page.to_string();
        let mut written = false;
        for (key, value) in self.0.iter().filter(|(key, _)| keep(key)) {
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
        query
    }
}

/// No query parameters, no body, no id in the path.
#[derive(Debug, Clone, Copy, Default, Deserialize, JsonSchema)]
pub struct Nothing;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_known_name_written_otherwise_is_refused_and_the_right_one_told() {
        let refused = |query: &str| Params::new(query).refuse_near_misses(&["startDate", "q"]);
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
    fn links_keep_every_other_parameter() {
        let params = Params::new("page=2&extra=a+b%26c%3Dd%2F%C3%BC&pageSize=5&page=3");
        assert_eq!(params.with_page(7), "page=7&extra=a+b%26c%3Dd%2F%C3%BC&pageSize=5");
        assert_eq!(Params::new("").with_page(2), "page=2");
        let walked = Params::new("after=x&q=1");
        assert_eq!(walked.with_place(2, Some("y")), "q=1&page=2&after=y");
        assert_eq!(walked.with_place(2, None), "q=1&page=2");
        assert_eq!(walked.with_page(2), "after=x&q=1&page=2");
    }
}
