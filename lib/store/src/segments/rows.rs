//! Items that hold bytes of a window and nothing else: the columns of a few answers, or the list of the pieces that a segment
//! was merged from. An import of some hundred answers adds one of them and names it in the window's item, so that nothing of
//! what was counted before is written again for it.

use std::collections::HashMap;

use answerscope_metrics::SegmentWindow;
use bytes::Bytes;

use super::Segments;
use super::window::WindowItem;
use crate::keys::{BrandKeys, COLUMNS, Key};
use crate::table::packed::Unread;
use crate::table::{Item, VERSION, binary, bytes_of, number, text};
use answerscope_domain::error::Result;

/// Bytes by the sort keys of their items.
pub type ColumnRows = HashMap<String, Bytes>;

/// The attribute with the bytes.
const BYTES: &str = "bytes";

impl Segments<'_> {
    /// Puts bytes of a window into an item that nothing names yet; its sort key.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn put_row(self, keys: BrandKeys, window: SegmentWindow, bytes: Vec<u8>) -> Result<String> {
        let Key { pk, sk } = keys.columns(window, self.store.fresh_token());
        let item = Item::from([
            ("pk".into(), text(pk)),
            ("sk".into(), text(&sk)),
            ("kind".into(), text("columns")),
            ("v".into(), number(VERSION)),
            (BYTES.into(), binary(bytes)),
        ]);
        self.store.table().put(item).await?;
        Ok(sk)
    }

    /// The bytes of items by their sort keys, 100 a request; those that are gone are missing.
    ///
    /// # Errors
    /// When the table does not answer.
    pub async fn rows(self, keys: BrandKeys, names: Vec<String>) -> Result<ColumnRows> {
        if names.is_empty() {
            return Ok(ColumnRows::new());
        }
        let wanted = names.iter().map(|name| keys.columns_named(name)).collect();
        let items = self.store.table().batch_get(wanted).await?;
        let read = |(key, item): (Key, Item)| Some((key.sk, Bytes::copy_from_slice(bytes_of(&item, BYTES)?)));
        Ok(items.into_iter().filter_map(read).collect())
    }

    /// Reads a window's item with the lists of its segments' pieces.
    ///
    /// # Errors
    /// As [`WindowItem::read`], and [`Unread::Damaged`] where a list is missing.
    pub async fn window(self, keys: BrandKeys, window: SegmentWindow, item: &Item) -> Result<WindowItem, Unread> {
        let mut read = WindowItem::read(window, item)?;
        let lists = read.segments.iter().filter_map(|merged| merged.listed_in.clone());
        let lists = self.rows(keys, lists.collect()).await?;
        for merged in &mut read.segments {
            if let Some(list) = merged.listed_in.clone() {
                merged.list(lists.get(&list).map(|bytes| &bytes[..]))?;
            }
        }
        Ok(read)
    }

    /// Deletes objects and items with bytes that nobody names any more.
    ///
    /// # Errors
    /// When a store does not answer.
    pub async fn remove_columns(self, keys: BrandKeys, names: Vec<String>) -> Result<()> {
        let (rows, objects): (Vec<_>, Vec<_>) = names.into_iter().partition(|name| name.starts_with(COLUMNS));
        let rows = rows.iter().map(|name| keys.columns_named(name)).collect();
        self.store.table().delete_all(rows).await?;
        self.store.blobs().delete_all(objects).await
    }
}
