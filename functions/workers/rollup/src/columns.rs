//! The bytes of columns: where they are read from and where they are put.

use answerscope_metrics::{Built, SegmentWindow};
use bytes::Bytes;
use futures::future::FutureExt;
use futures::stream::{self, StreamExt, TryStreamExt};

use answerscope_domain::error::Result;
use answerscope_store::Store;
use answerscope_store::keys::BrandKeys;
use answerscope_store::segments::{ColumnBytes, ColumnRows, MethodVersions, Segment};
use answerscope_store::table::packed::{Damage, Unread};

use crate::tiers::{SMALL, TINY};

/// Objects that are read side by side.
const OBJECTS: usize = 8;

/// Up to how many bytes columns stand in the item that tells of them, and up to how many in an item of their own; more are
/// an object.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Place {
    beside: u64,
    row: u64,
}

impl Place {
    /// The only segment of a window.
    pub(crate) const ALONE: Self = Self { beside: TINY, row: 0 };
    /// One of several: what stands in the window's item is written again with each change of it. Those that stay by
    /// themselves may grow.
    pub(crate) const ONE_OF_SEVERAL: Self = Self {
        beside: 0,
        row: 2 * SMALL,
    };
    /// A piece: all pieces of a day are listed for each of them that comes.
    pub(crate) const PIECE: Self = Self {
        beside: 1 << 10,
        row: TINY,
    };
}

/// All bytes of a segment.
pub(crate) async fn read(store: &Store, keys: BrandKeys, columns: &Segment) -> Result<Bytes, Unread> {
    let bytes = read_all(store, keys, &[columns]).await?.pop().flatten();
    bytes.ok_or_else(|| missing(columns))
}

/// All bytes of some segments or pieces, those that stand in items of their own 100 a request; none of what is missing or cut
/// off.
pub(crate) async fn read_all(store: &Store, keys: BrandKeys, all: &[&Segment]) -> Result<Vec<Option<Bytes>>> {
    let rows = all.iter().filter_map(|columns| match &columns.stored {
        ColumnBytes::Row(row) => Some(row.clone()),
        _ => None,
    });
    let rows = store.segments().rows(keys, rows.collect()).await?;
    let each: Vec<_> = all.iter().map(|columns| whole(store, columns, &rows).boxed()).collect();
    stream::iter(each).buffered(OBJECTS).try_collect().await
}

async fn whole(store: &Store, columns: &Segment, rows: &ColumnRows) -> Result<Option<Bytes>> {
    let length = columns.directory.len();
    let bytes = match &columns.stored {
        ColumnBytes::Inline(bytes) => Some(bytes.clone()),
        ColumnBytes::Row(row) => rows.get(row).cloned(),
        ColumnBytes::Object(_) if length == 0 => Some(Bytes::new()),
        ColumnBytes::Object(object) => store.blobs().get(object, Some(0..length)).await?,
    };
    Ok(bytes.filter(|bytes| bytes.len() as u64 == length))
}

/// What is told of columns whose bytes are not there.
pub(crate) fn missing(columns: &Segment) -> Unread {
    Damage::new(format!("{:?} is missing or cut off", columns.stored.name())).into()
}

/// Puts what was built where its item will tell; what does not stand in that is named by no item yet.
#[tracing::instrument(target = "answerscope::steps", level = "debug", name = "write_columns", skip_all, fields(bytes = built.bytes.len()))]
pub(crate) async fn put(
    store: &Store,
    keys: BrandKeys,
    window: SegmentWindow,
    mut built: Built,
    methods: MethodVersions,
    place: Place,
) -> Result<Segment> {
    let bytes = std::mem::take(&mut built.bytes);
    let length = bytes.len() as u64;
    let stored = if length <= place.beside {
        ColumnBytes::Inline(bytes.into())
    } else if length <= place.row {
        ColumnBytes::Row(store.segments().put_row(keys, window, bytes).await?)
    } else {
        let object = keys.segment_object(window, store.fresh_token());
        store.blobs().put(&object, bytes).await?;
        ColumnBytes::Object(object)
    };
    Ok(Segment::of_built(&built, stored, methods))
}
