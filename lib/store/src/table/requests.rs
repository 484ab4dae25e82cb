//! The table and its reads, which are consistent; batches and pages are followed to their end. Writes that belong
//! together: [`super::transaction`].

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use aws_sdk_dynamodb::Client;
use aws_sdk_dynamodb::operation::query::builders::QueryFluentBuilder;
use aws_sdk_dynamodb::types::{DeleteRequest, KeysAndAttributes, WriteRequest};
use futures::future::{FutureExt, try_join_all};
use futures::stream::{self, StreamExt, TryStreamExt};

use super::item::{Item, attributes, key_of, known, text};
use super::transaction::ActionOrder;
use crate::aws::failure::call_failed;
use crate::keys::{Key, KeyRange};
use crate::runtime::retry::Retry;
use answerscope_domain::error::{Error, Result};

/// Keys that DynamoDB takes in one BatchGetItem.
const MOST_KEYS: usize = 100;
/// Items that it deletes with one BatchWriteItem.
const MOST_DELETES: usize = 25;
/// Requests side by side when many items are deleted.
const PARALLEL: usize = 8;

/// The table.
#[derive(Debug, Clone)]
pub struct Table {
    /// The SDK's client.
    pub client: Client,
    /// The table's name.
    pub name: String,
    /// The order in which the actions of transactions are sent; tests set it.
    pub(crate) order: Arc<OnceLock<ActionOrder>>,
}

/// Requests of one large read that are under way together.
const AT_ONCE: usize = 16;

impl Table {
    /// The table of this name.
    pub fn new(client: Client, name: impl Into<String>) -> Self {
        Self {
            client,
            name: name.into(),
            order: Arc::default(),
        }
    }

    /// Reads one item.
    pub async fn get(&self, key: &Key) -> Result<Option<Item>> {
        let call = self
            .client
            .get_item()
            .table_name(&self.name)
            .set_key(Some(attributes(key)))
            .consistent_read(true);
        let item = call.send().await.map_err(|e| call_failed("GetItem", e))?.item;
        item.iter().try_for_each(known)?;
        Ok(item)
    }

    /// Reads items by key, 100 a request; items that do not exist are missing from the answer.
    pub async fn batch_get(&self, keys: Vec<Key>) -> Result<HashMap<Key, Item>> {
        let found = self.batch_get_all(keys, None).await?.into_iter();
        let known = |item| known(&item).map(|()| (key_of(&item), item));
        Ok(found.map(known).collect::<Result<_, _>>()?)
    }

    /// Reads some attributes (a projection) of items by key, as [`Table::batch_get`] does of all.
    pub async fn batch_get_parts(&self, keys: Vec<Key>, parts: &str) -> Result<Vec<Item>> {
        self.batch_get_all(keys, Some(parts)).await
    }

    async fn batch_get_all(&self, mut keys: Vec<Key>, parts: Option<&str>) -> Result<Vec<Item>> {
        keys.sort();
        keys.dedup();
        let requests = keys
            .chunks(MOST_KEYS)
            .map(|some| self.batch_get_some(some, parts).boxed());
        let requests: Vec<_> = requests.collect();
        let found: Vec<Vec<Item>> = stream::iter(requests).buffer_unordered(AT_ONCE).try_collect().await?;
        Ok(found.into_iter().flatten().collect())
    }

    async fn batch_get_some(&self, keys: &[Key], parts: Option<&str>) -> Result<Vec<Item>> {
        let (mut wanted, mut found) = (keys.iter().map(attributes).collect::<Vec<_>>(), Vec::new());
        let mut attempts = Retry::new("BatchGetItem left keys unprocessed");
        loop {
            attempts.next().await?;
            let request = KeysAndAttributes::builder()
                .set_keys(Some(wanted))
                .set_projection_expression(parts.map(str::to_owned))
                .consistent_read(true)
                .build();
            let request = request.map_err(Error::internal)?;
            let answer = self
                .client
                .batch_get_item()
                .request_items(&self.name, request)
                .send()
                .await;
            let answer = answer.map_err(|e| call_failed("BatchGetItem", e))?;
            found.extend(
                answer
                    .responses
                    .unwrap_or_default()
                    .remove(&self.name)
                    .unwrap_or_default(),
            );
            wanted = match answer.unprocessed_keys.unwrap_or_default().remove(&self.name) {
                Some(rest) if !rest.keys.is_empty() => rest.keys,
                _ => return Ok(found),
            };
        }
    }

    /// Writes an item, whatever is there: for those that nothing else names yet.
    pub async fn put(&self, item: Item) -> Result<()> {
        let call = self.client.put_item().table_name(&self.name).set_item(Some(item));
        call.send().await.map_err(|e| call_failed("PutItem", e))?;
        Ok(())
    }

    /// Reads every item of a range.
    pub async fn query(&self, range: &KeyRange) -> Result<Vec<Item>> {
        let items = self.query_any(range).await?;
        items.iter().try_for_each(known)?;
        Ok(items)
    }

    /// Reads every item of a range, of whatever version: for those who leave alone what they do not know.
    pub async fn query_any(&self, range: &KeyRange) -> Result<Vec<Item>> {
        let (mut items, mut from) = (Vec::new(), None);
        loop {
            let (part, next) = self.page(range, from, true).await?;
            items.extend(part);
            from = next;
            if from.is_none() {
                return Ok(items);
            }
        }
    }

    /// Reads some attributes (a projection) of every item of a range.
    pub async fn query_parts(&self, range: &KeyRange, parts: &str) -> Result<Vec<Item>> {
        let (mut items, mut from) = (Vec::new(), None);
        loop {
            let call = self
                .query_call(range)
                .projection_expression(parts)
                .set_exclusive_start_key(from);
            let answer = call.send().await.map_err(|e| call_failed("Query", e))?;
            items.extend(answer.items.unwrap_or_default());
            from = answer.last_evaluated_key;
            if from.is_none() {
                return Ok(items);
            }
        }
    }

    /// Reads up to 1 MB of a range from a place on; the place where to go on, if there is more.
    pub async fn query_page(&self, range: &KeyRange, from: Option<Item>) -> Result<(Vec<Item>, Option<Item>)> {
        self.known_page(range, from, true).await
    }

    /// The same from the range's end backwards.
    pub async fn query_page_back(&self, range: &KeyRange, from: Option<Item>) -> Result<(Vec<Item>, Option<Item>)> {
        self.known_page(range, from, false).await
    }

    pub(super) fn query_call(&self, range: &KeyRange) -> QueryFluentBuilder {
        self.client
            .query()
            .table_name(&self.name)
            .key_condition_expression("pk = :pk AND sk BETWEEN :from AND :to")
            .expression_attribute_values(":pk", text(&range.pk))
            .expression_attribute_values(":from", text(&range.from))
            .expression_attribute_values(":to", text(&range.to))
            .consistent_read(true)
    }

    async fn known_page(
        &self,
        range: &KeyRange,
        from: Option<Item>,
        forward: bool,
    ) -> Result<(Vec<Item>, Option<Item>)> {
        let (items, next) = self.page(range, from, forward).await?;
        items.iter().try_for_each(known)?;
        Ok((items, next))
    }

    pub(super) async fn page(
        &self,
        range: &KeyRange,
        from: Option<Item>,
        forward: bool,
    ) -> Result<(Vec<Item>, Option<Item>)> {
        let call = self
            .query_call(range)
            .scan_index_forward(forward)
            .set_exclusive_start_key(from);
        let answer = call.send().await.map_err(|e| call_failed("Query", e))?;
        Ok((answer.items.unwrap_or_default(), answer.last_evaluated_key))
    }

    /// Reads some attributes (a projection) of up to `limit` items from a range's start, and whether there may be
    /// more. For those who remove what they read, and so never ask from another place on.
    pub async fn query_first(&self, range: &KeyRange, parts: &str, limit: usize) -> Result<(Vec<Item>, bool)> {
        let call = self
            .query_call(range)
            .projection_expression(parts)
            .limit(i32::try_from(limit).unwrap_or(i32::MAX));
        let answer = call.send().await.map_err(|e| call_failed("Query", e))?;
        Ok((answer.items.unwrap_or_default(), answer.last_evaluated_key.is_some()))
    }

    /// Deletes items, 25 a request, some requests side by side.
    pub async fn delete_all(&self, keys: Vec<Key>) -> Result<()> {
        for some in keys.chunks(MOST_DELETES * PARALLEL) {
            try_join_all(some.chunks(MOST_DELETES).map(|part| self.delete_some(part))).await?;
        }
        Ok(())
    }

    async fn delete_some(&self, keys: &[Key]) -> Result<()> {
        let mut wanted: Vec<WriteRequest> = Vec::new();
        for key in keys {
            let delete = DeleteRequest::builder().set_key(Some(attributes(key)));
            let delete = delete.build().map_err(Error::internal)?;
            wanted.push(WriteRequest::builder().delete_request(delete).build());
        }
        let mut attempts = Retry::new("BatchWriteItem left items unprocessed");
        loop {
            attempts.next().await?;
            let call = self.client.batch_write_item().request_items(&self.name, wanted);
            let answer = call.send().await.map_err(|e| call_failed("BatchWriteItem", e))?;
            wanted = match answer.unprocessed_items.unwrap_or_default().remove(&self.name) {
                Some(rest) if !rest.is_empty() => rest,
                _ => return Ok(()),
            };
        }
    }
}
