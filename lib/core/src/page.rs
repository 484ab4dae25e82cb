//! Numbered pages: `page` from 1, `pageSize` 5 to 100, and links that keep the rest of the query.

use crate::error::Result;
use crate::params::{Parameter, Params};

/// Which page was asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PageRequest {
    /// From 1.
    pub page: u64,
    /// From 5 to 100.
    pub size: u64,
}

impl PageRequest {
    /// The two parameters, for the document.
    pub fn parameters() -> Vec<Parameter> {
        vec![
            Parameter::integer("page", "Page to fetch, from 1.", 1, None, 1),
            Parameter::integer("pageSize", "Items per page.", 5, Some(100), 20),
        ]
    }

    /// Reads `page` and `pageSize`.
    pub fn parse(params: &Params) -> Result<Self> {
        Ok(Self {
            page: params.integer("page", 1..=u64::MAX)?.unwrap_or(1),
            size: params.integer("pageSize", 5..=100)?.unwrap_or(20),
        })
    }

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
        let prev = (self.page > 1).then(|| (self.page - 1).min(last));
        let next = (self.page < last).then(|| self.page + 1);
        (prev, next)
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

#[cfg(test)]
mod tests {
    use super::*;

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
    }
}
