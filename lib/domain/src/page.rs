//! Numbered pages: `page` from 1, `pageSize` 5 to 100, and links that keep the rest of the query.

use std::fmt::{self, Display};

use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::ids::Fingerprint;
use crate::parameter::{Number, Parameter, parameter};

/// Which page was asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(from = "PageParameters")]
#[schemars(with = "PageParameters")]
pub struct PageRequest {
    /// From 1.
    pub page: u64,
    /// From 5 to 100.
    pub size: u64,
}

#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct PageParameters {
    /// Page to fetch, from 1.
    page: Number<1, { u64::MAX }, 1>,
    /// Items per page.
    page_size: Number<5, 100, 20>,
}

impl From<PageParameters> for PageRequest {
    fn from(sent: PageParameters) -> Self {
        Self {
            page: sent.page.0,
            size: sent.page_size.0,
        }
    }
}

impl PageRequest {
    /// How many items stand before this page, and how many it holds.
    pub fn offset_and_size(self) -> (usize, usize) {
        let offset = (self.page - 1).saturating_mul(self.size);
        (usize::try_from(offset).unwrap_or(usize::MAX), self.size as usize)
    }

    /// The places of this page's items in a list of `total`.
    pub fn range(self, total: usize) -> std::ops::Range<usize> {
        let start = (self.page - 1).saturating_mul(self.size).min(total as u64) as usize;
        start..(start + self.size as usize).min(total)
    }

    /// The items of this page, taken out of the whole list.
    pub fn of<T>(self, mut items: Vec<T>) -> Listed<T> {
        let total = items.len();
        let range = self.range(total);
        items.truncate(range.end);
        items.drain(..range.start);
        Listed {
            items,
            total: total as u64,
            page: self,
        }
    }

    /// The pages before and after this one, where there are such pages.
    pub fn neighbours(self, total: u64) -> (Option<u64>, Option<u64>) {
        let last = total.div_ceil(self.size).max(1);
        let prev = self.that_holds((self.page - 1).saturating_mul(self.size), total);
        let next = (self.page < last).then(|| self.page + 1);
        (prev, next)
    }

    /// The page of such a size that ends with, or soon after, so many items of a list; `None` for no items.
    pub fn that_holds(self, items: u64, total: u64) -> Option<u64> {
        let last = total.div_ceil(self.size).max(1);
        (items > 0).then(|| items.div_ceil(self.size).min(last))
    }
}

/// One page of a list, and how many items the list has.
#[derive(Debug)]
pub struct Listed<T> {
    /// The items of this page.
    pub items: Vec<T>,
    /// Items on all pages.
    pub total: u64,
    /// Which page this is.
    pub page: PageRequest,
}

/// One page of a list, and what `data` tells beside it.
#[derive(Debug)]
pub struct ListedWith<T, M> {
    /// The page.
    pub list: Listed<T>,
    /// An object: its fields stand beside the list.
    pub more: M,
}

impl<T> Listed<T> {
    /// The same page with each item made into another.
    pub fn map<U>(self, f: impl FnMut(T) -> U) -> Listed<U> {
        Listed {
            items: self.items.into_iter().map(f).collect(),
            total: self.total,
            page: self.page,
        }
    }
}

/// A page of a list that is walked instead of counted: newest first, and each page ends where it has read enough.
#[derive(Debug, Clone, Copy, Deserialize, JsonSchema)]
pub struct WalkedPage {
    /// Which page this is, and how long at most.
    #[schemars(flatten)]
    pub request: PageRequest,
    // `None`: counted from the list's beginning.
    /// Where the page begins: as in `links.next`, for no other use.
    pub after: Option<After>,
}

impl WalkedPage {
    /// Items to be passed before the first of this page.
    pub fn skip(&self) -> u64 {
        let before = (self.request.page - 1).saturating_mul(self.request.size);
        self.after.map_or(before, |after| after.skip)
    }

    /// Items that the pages before have passed.
    pub fn passed(&self) -> u64 {
        self.after.map_or(0, |after| after.passed)
    }

    /// Items before the first of this page: pages are short where a walk ends early, so that their number does not tell.
    pub fn before(&self) -> u64 {
        self.passed().saturating_add(self.skip())
    }
}

/// More items than a list can have.
const MOST_PASSED: u64 = 1 << 48;

/// Where a walk stopped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct After {
    /// The moment, in milliseconds since 1970: what comes is not newer.
    pub millis: i64,
    /// The last item of that moment that was passed; `None`: all of them were.
    pub name: Option<Fingerprint>,
    /// Items to be passed before the first that is shown.
    pub skip: u64,
    /// Items that were passed.
    pub passed: u64,
    /// Items on all pages, as far as the page before told.
    pub total: Option<u64>,
}

impl After {
    /// Reads its text form.
    pub fn parse(text: &str) -> Option<Self> {
        let mut parts = text.split('.');
        let millis = parts.next()?.parse::<i64>().ok().filter(|millis| *millis >= 0)?;
        let name = parts.next()?;
        let name = if name.is_empty() {
            None
        } else {
            Some(name.parse().ok()?)
        };
        let skip = parts.next()?.parse().ok()?;
        let count = |part: &str| part.parse::<u64>().ok().filter(|count| *count <= MOST_PASSED);
        let passed = count(parts.next()?)?;
        let total = match parts.next() {
            Some(total) => Some(count(total)?),
            None => None,
        };
        let after = Self {
            millis,
            name,
            skip,
            passed,
            total,
        };
        // Numbers have more than one spelling; ours has one.
        (after.to_string() == text).then_some(after)
    }
}

impl Parameter for After {
    fn read(sent: &[&str]) -> Result<Self, String> {
        let place = sent.first().and_then(|text| Self::parse(text));
        place.ok_or_else(|| "expected the value of a `links.next`".to_owned())
    }

    fn schema() -> Value {
        json!({"type": "string"})
    }
}
parameter!([] After);

impl Display for After {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.name.as_ref().map_or("", Fingerprint::as_str);
        write!(f, "{}.{name}.{}.{}", self.millis, self.skip, self.passed)?;
        self.total.map_or(Ok(()), |total| write!(f, ".{total}"))
    }
}

/// One page of a list that is walked.
#[derive(Debug)]
pub struct Walked<T> {
    /// The items of this page; it may be short, though there are more.
    pub items: Vec<T>,
    /// Items on all pages. Where not all of them were looked at, there may be fewer, and shortly after an import more.
    pub total: u64,
    /// Which page this is.
    pub page: WalkedPage,
    /// Where the next page begins, if there may be one.
    pub after: Option<After>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_survive_their_text_form_and_refuse_others() {
        let name = Fingerprint::of(&[b"x"]);
        for (name, total) in [(None, None), (Some(name), Some(7))] {
            let after = After {
                millis: 1_762_000_000_000,
                name,
                skip: 3,
                passed: MOST_PASSED,
                total,
            };
            assert_eq!(After::parse(&after.to_string()), Some(after));
        }
        for text in [
            "",
            "x",
            "1..2",
            "-1..0.0",
            "1.x.0.0",
            "+1..0.0",
            "1..0.0.0.0",
            "1..0.0.x",
            "01..0.0",
        ] {
            assert_eq!(After::parse(text), None, "{text}");
        }
    }

    #[test]
    fn pages_cover_the_list_once() {
        let request = |page| PageRequest { page, size: 5 };
        assert_eq!(request(1).of((0..12).collect()).items, [0, 1, 2, 3, 4]);
        assert_eq!(request(3).of((0..12).collect()).items, [10, 11]);
        assert!(request(u64::MAX).of((0..12).collect::<Vec<_>>()).items.is_empty());
        assert_eq!(request(1).neighbours(12), (None, Some(2)));
        assert_eq!(request(3).neighbours(12), (Some(2), None));
        assert_eq!(request(9).neighbours(12), (Some(3), None));
        assert_eq!(request(1).neighbours(0), (None, None));
        assert_eq!(request(3).that_holds(0, 12), None);
        assert_eq!(request(9).that_holds(4, 12), Some(1));
        assert_eq!(request(9).that_holds(6, 12), Some(2));
        assert_eq!(request(9).that_holds(40, 12), Some(3));
    }
}
