//! The bytes of columns: where they are read from and where they are put.

use answerscope_metrics::{Built, SegmentWindow};
use bytes::Bytes;

use answerscope_domain::error::Result;
use answerscope_store::Store;
use answerscope_store::keys::BrandKeys;
use answerscope_store::segments::{ColumnBytes, MethodVersions, Segment};
use answerscope_store::table::packed::{Damage, Unread};

/// Bytes of columns that stay in their item.
const INLINE: usize = 24 * 1024;

/// All bytes of a segment or a piece.
pub(crate) async fn read(store: &Store, columns: &Segment) -> Result<Bytes, Unread> {
    let length = columns.directory.len();
    let bytes = match &columns.stored {
        ColumnBytes::Inline(bytes) => Some(bytes.clone()),
        ColumnBytes::Object(_) if length == 0 => Some(Bytes::new()),
        ColumnBytes::Object(object) => store.blobs().get(object, Some(0..length)).await?,
    };
    let whole = bytes.filter(|bytes| bytes.len() as u64 == length);
    whole.ok_or_else(|| Damage::new(format!("{:?} is missing or cut off", columns.stored.object())).into())
}

/// Puts what was built where its item will tell; many bytes into an object that no item names yet.
pub(crate) async fn put(
    store: &Store,
    keys: BrandKeys,
    window: SegmentWindow,
    mut built: Built,
    methods: MethodVersions,
) -> Result<Segment> {
    let bytes = std::mem::take(&mut built.bytes);
    let stored = if bytes.len() <= INLINE {
        ColumnBytes::Inline(bytes.into())
    } else {
        let object = keys.segment_object(window, store.fresh_token());
        store.blobs().put(&object, bytes).await?;
        ColumnBytes::Object(object)
    };
    Ok(Segment::of_built(&built, stored, methods))
}
