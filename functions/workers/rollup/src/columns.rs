//! The bytes of columns: where they are read from and where they are put.

use answerscope_metrics::{Built, SegmentWindow};
use bytes::Bytes;

use answerscope_domain::error::Result;
use answerscope_store::Store;
use answerscope_store::keys::BrandKeys;
use answerscope_store::segments::{ColumnBytes, MethodVersions, Segment};
use answerscope_store::table::packed::{Damage, Unread};

use crate::tiers::{SMALL, TINY};

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

/// All bytes of a segment or a piece.
pub(crate) async fn read(store: &Store, keys: BrandKeys, columns: &Segment) -> Result<Bytes, Unread> {
    let length = columns.directory.len();
    let bytes = match &columns.stored {
        ColumnBytes::Inline(bytes) => Some(bytes.clone()),
        ColumnBytes::Row(row) => store.segments().rows(keys, vec![row.clone()]).await?.remove(row),
        ColumnBytes::Object(_) if length == 0 => Some(Bytes::new()),
        ColumnBytes::Object(object) => store.blobs().get(object, Some(0..length)).await?,
    };
    let whole = bytes.filter(|bytes| bytes.len() as u64 == length);
    whole.ok_or_else(|| Damage::new(format!("{:?} is missing or cut off", columns.stored.name())).into())
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
