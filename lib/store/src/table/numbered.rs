//! Numbered pages of a range: what a page shows is read, and what is before and behind it is counted
//! where it lies.

use aws_sdk_dynamodb::operation::query::builders::QueryFluentBuilder;
use aws_sdk_dynamodb::types::Select;

use super::item::{Item, known};
use super::requests::Table;
use crate::aws::failure::call_failed;
use crate::keys::KeyRange;
use answerscope_domain::error::Result;
use answerscope_domain::page::{Listed, PageRequest};

impl Table {
    /// The items of a page and how many items the range has; forward, or from the range's end backwards. One request for a
    /// first page with which the range ends. What is before a page and what is behind it each take one more for every
    /// megabyte, of which no item is sent: however deep a page is, only what it shows is held.
    pub async fn query_numbered(&self, range: &KeyRange, page: PageRequest, forward: bool) -> Result<Listed<Item>> {
        let (before, size) = page.offset_and_size();
        let (skipped, from) = self.skip(range, before, forward).await?;
        let (mut items, from) = match from {
            // The range ends before the page.
            None if before > 0 => (Vec::new(), None),
            // One more than is shown tells whether there is more.
            from => self.items_from(range, from, size.saturating_add(1), forward).await?,
        };
        items.iter().try_for_each(known)?;
        let behind = match from {
            Some(from) => self.count(range, Some(from), forward).await?,
            None => 0,
        };
        let total = (skipped as u64)
            .saturating_add(items.len() as u64)
            .saturating_add(behind);
        items.truncate(size);
        Ok(Listed { items, total, page })
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
