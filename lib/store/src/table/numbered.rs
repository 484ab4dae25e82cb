//! Numbered pages of a range: what a page shows is read, and what is before and behind it is counted
//! where it lies.

use aws_sdk_dynamodb::operation::query::builders::QueryFluentBuilder;
use aws_sdk_dynamodb::types::Select;

use super::item::{Item, known, number_of};
use super::requests::Table;
use crate::aws::failure::call_failed;
use crate::keys::{Key, KeyRange};
use answerscope_domain::error::Result;
use answerscope_domain::page::{Listed, PageRequest};

/// The items of a page, with one more where the range goes on.
pub(crate) struct NumberedPage {
    items: Vec<Item>,
    skipped: usize,
    /// Where what is behind the page is read from.
    from: Option<Item>,
}

impl NumberedPage {
    /// Whether the range goes on behind what was read.
    pub(crate) fn goes_on(&self) -> bool {
        self.from.is_some()
    }

    /// Up to the end of what was read.
    fn seen(&self) -> u64 {
        (self.skipped as u64).saturating_add(self.items.len() as u64)
    }

    /// The page of a list of `total` items; what was read counts in any case.
    pub(crate) fn listed(mut self, total: u64, page: PageRequest) -> Listed<Item> {
        let total = total.max(self.seen());
        self.items.truncate(page.offset_and_size().1);
        Listed {
            items: self.items,
            total,
            page,
        }
    }
}

impl Table {
    /// The items of a page and how many items the range has; forward, or from the range's end backwards. One request for a
    /// first page with which the range ends. What is before a page and what is behind it each take one more for every
    /// megabyte, of which no item is sent: however deep a page is, only what it shows is held.
    pub async fn query_numbered(&self, range: &KeyRange, page: PageRequest, forward: bool) -> Result<Listed<Item>> {
        let read = self.page_numbered(range, page, forward).await?;
        let total = self.total(&read, range, forward).await?;
        Ok(read.listed(total, page))
    }

    /// The same of a range whose items an attribute of another item counts, which is read in place of what is behind the page.
    pub(crate) async fn query_counted(
        &self,
        range: &KeyRange,
        page: PageRequest,
        counter: &Key,
        name: &str,
    ) -> Result<Listed<Item>> {
        let read = self.page_numbered(range, page, true).await?;
        let counter = if read.goes_on() { self.get(counter).await? } else { None };
        self.listed_by(
            read,
            range,
            page,
            counter.as_ref().and_then(|item| number_of(item, name)),
        )
        .await
    }

    /// The page of a forward range, by the count of its items if there is one.
    pub(crate) async fn listed_by(
        &self,
        read: NumberedPage,
        range: &KeyRange,
        page: PageRequest,
        count: Option<i64>,
    ) -> Result<Listed<Item>> {
        let total = match count.and_then(|count| u64::try_from(count).ok()) {
            Some(count) if read.goes_on() => count,
            // It ends here, or is older than its count.
            _ => self.total(&read, range, true).await?,
        };
        Ok(read.listed(total, page))
    }

    /// How many items a range has of which a page was read; what is behind that is counted where it lies.
    async fn total(&self, read: &NumberedPage, range: &KeyRange, forward: bool) -> Result<u64> {
        let behind = match &read.from {
            Some(from) => self.count(range, Some(from.clone()), forward).await?,
            None => 0,
        };
        Ok(read.seen().saturating_add(behind))
    }

    /// Reads a page and one item more, which tells whether there are more.
    pub(crate) async fn page_numbered(
        &self,
        range: &KeyRange,
        page: PageRequest,
        forward: bool,
    ) -> Result<NumberedPage> {
        let (before, size) = page.offset_and_size();
        let (skipped, from) = self.skip(range, before, forward).await?;
        let (items, from) = match from {
            // The range ends before the page.
            None if before > 0 => (Vec::new(), None),
            from => self.items_from(range, from, size.saturating_add(1), forward).await?,
        };
        items.iter().try_for_each(known)?;
        Ok(NumberedPage { items, skipped, from })
    }

    /// Passes the first items of a range: how many they were, and where the next one is read from. `None`: the range ended,
    /// or none was to be passed.
    async fn skip(&self, range: &KeyRange, before: usize, forward: bool) -> Result<(usize, Option<Item>)> {
        let (mut skipped, mut from) = (0, None);
        while skipped < before {
            let left = i32::try_from(before - skipped).unwrap_or(i32::MAX);
            let call = self.numbered(range, forward).set_exclusive_start_key(from);
            let answer = call.select(Select::Count).limit(left).send().await;
            let answer = answer.map_err(|e| call_failed("Query", e))?;
            skipped += usize::try_from(answer.count).unwrap_or_default();
            from = answer.last_evaluated_key;
            if from.is_none() {
                break;
            }
        }
        Ok((skipped, from))
    }

    /// The next items of a range, at most `most`, and where those behind them are read from.
    async fn items_from(
        &self,
        range: &KeyRange,
        mut from: Option<Item>,
        most: usize,
        forward: bool,
    ) -> Result<(Vec<Item>, Option<Item>)> {
        let mut items = Vec::new();
        loop {
            let left = i32::try_from(most - items.len()).unwrap_or(i32::MAX);
            let call = self.numbered(range, forward).set_exclusive_start_key(from);
            let answer = call.limit(left).send().await.map_err(|e| call_failed("Query", e))?;
            items.extend(answer.items.unwrap_or_default());
            from = answer.last_evaluated_key;
            if from.is_none() || items.len() >= most {
                return Ok((items, from));
            }
        }
    }

    /// The last items of a range, the last one first.
    pub(crate) async fn query_last(&self, range: &KeyRange, most: usize) -> Result<Vec<Item>> {
        self.query_end(range, false, most).await
    }

    /// The first items of a range; fewer than `most` where they are large.
    pub(crate) async fn query_head(&self, range: &KeyRange, most: usize) -> Result<Vec<Item>> {
        self.query_end(range, true, most).await
    }

    async fn query_end(&self, range: &KeyRange, forward: bool, most: usize) -> Result<Vec<Item>> {
        let call = self.numbered(range, forward);
        let most = i32::try_from(most).unwrap_or(i32::MAX);
        let answer = call.limit(most).send().await.map_err(|e| call_failed("Query", e))?;
        let items = answer.items.unwrap_or_default();
        items.iter().try_for_each(known)?;
        Ok(items)
    }

    /// How many items a range has behind a place.
    pub(crate) async fn count(&self, range: &KeyRange, mut from: Option<Item>, forward: bool) -> Result<u64> {
        let mut count = 0;
        loop {
            let call = self.numbered(range, forward).set_exclusive_start_key(from);
            let answer = call.select(Select::Count).send().await;
            let answer = answer.map_err(|e| call_failed("Query", e))?;
            count += u64::try_from(answer.count).unwrap_or_default();
            from = answer.last_evaluated_key;
            if from.is_none() {
                return Ok(count);
            }
        }
    }

    fn numbered(&self, range: &KeyRange, forward: bool) -> QueryFluentBuilder {
        self.query_call(range).scan_index_forward(forward)
    }
}
