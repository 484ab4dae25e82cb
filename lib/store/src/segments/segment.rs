//! What items tell of columns, and the windows of days that segments cover.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::sync::Arc;

use answerscope_metrics::{Built, Day, Directory, MentionTotals, SegmentError, SegmentWindow};
use bytes::Bytes;

use super::method_versions::MethodVersions;
use crate::keys::{BrandKeys, Key};
use crate::table::packed::{Damage, Unread};
use crate::table::{Item, WINDOW_VERSION, binary, bytes_of, known, number_of, text, text_of};
use answerscope_domain::error::{Error, Result};

/// Where the bytes of columns are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ColumnBytes {
    /// In the item: they are few.
    Inline(Bytes),
    /// In an item of their own, by its sort key, which never changes: few too, beside others.
    Row(String),
    /// In the object of this name, which never changes.
    Object(String),
}

impl ColumnBytes {
    /// The name of the object or item that has them, where they stand in one of their own.
    pub fn name(&self) -> Option<&str> {
        match self {
            Self::Inline(_) => None,
            Self::Row(name) | Self::Object(name) => Some(name),
        }
    }
}

/// Columns, as an item tells of them: a segment of a window, or a piece.
#[derive(Debug, Clone, PartialEq)]
pub struct Segment {
    /// The window of its days.
    pub window: SegmentWindow,
    /// The revision of the item that it was read from.
    pub(super) revision: i64,
    /// Its bytes.
    pub stored: ColumnBytes,
    /// Where in its bytes what stands.
    pub directory: Arc<Directory>,
    /// What its days were made by.
    pub methods: MethodVersions,
    /// Daily totals of mentions.
    pub totals: Arc<MentionTotals>,
}

impl Segment {
    /// Columns that were just built; `stored` says where their bytes were put.
    pub fn of_built(built: &Built, stored: ColumnBytes, methods: MethodVersions) -> Self {
        Self {
            window: built.directory.window(),
            revision: 0,
            stored,
            directory: Arc::new(built.directory.clone()),
            methods,
            totals: Arc::new(built.totals.clone()),
        }
    }

    /// The segments that a window's item names; they hold different answers, of days that may be the same.
    ///
    /// # Errors
    /// [`Unread::Damaged`] where one of them can not be told.
    pub fn read_all(window: SegmentWindow, item: &Item) -> Result<Vec<Self>, Unread> {
        known(item).map_err(Error::from)?;
        segment_maps(item)?
            .into_iter()
            .map(|attributes| Self::read(window, revision_of(item), attributes))
            .collect()
    }

    /// Reads what an item, or a map in it, tells of columns.
    pub(super) fn read(window: SegmentWindow, revision: i64, attributes: &Item) -> Result<Self, Unread> {
        let part = |name| bytes_of(attributes, name).unwrap_or_default();
        let directory = Directory::from_bytes(part("directory"))?;
        let totals = MentionTotals::from_bytes(part(TOTALS))?;
        if directory.window() != window || totals.window() != window {
            return Err(Damage::new("columns of another window").into());
        }
        Ok(Self {
            window,
            revision,
            stored: stored_in(attributes),
            directory: Arc::new(directory),
            methods: MethodVersions::read(attributes),
            totals: Arc::new(totals),
        })
    }

    /// What [`Segment::read`] reads, but for the revision.
    pub(super) fn attributes(&self) -> Item {
        let (name, stored) = match &self.stored {
            ColumnBytes::Inline(bytes) => (INLINE, binary(bytes.as_ref())),
            ColumnBytes::Row(row) => (ROW, text(row)),
            ColumnBytes::Object(object) => (OBJECT, text(object)),
        };
        Item::from([
            (name.into(), stored),
            ("directory".into(), binary(self.directory.to_bytes())),
            (TOTALS.into(), binary(self.totals.to_bytes())),
            (MethodVersions::ATTRIBUTE.into(), self.methods.attribute()),
        ])
    }
}

/// The attribute with the bytes of columns, where they are few.
const INLINE: &str = "segment";
/// The attribute with the sort key of the item that has them.
pub(super) const ROW: &str = "row";
/// The attribute with the name of the object that has them.
pub(super) const OBJECT: &str = "object";
/// The attribute with the daily totals of columns.
pub(super) const TOTALS: &str = "totals";
/// The attribute of a window's item that lists its segments.
pub(super) const SEGMENTS: &str = "segments";

/// The name of the object or item that has the columns of an item, where they do not stand in it.
pub fn name_of_columns(item: &Item) -> Option<&str> {
    text_of(item, ROW).or_else(|| text_of(item, OBJECT))
}

fn stored_in(attributes: &Item) -> ColumnBytes {
    if let Some(bytes) = bytes_of(attributes, INLINE) {
        return ColumnBytes::Inline(Bytes::copy_from_slice(bytes));
    }
    match text_of(attributes, ROW) {
        Some(row) => ColumnBytes::Row(row.to_owned()),
        None => ColumnBytes::Object(text_of(attributes, OBJECT).unwrap_or_default().to_owned()),
    }
}

/// Whether a window's item lists its segments, as those do that tell of pieces.
pub(super) fn has_list(item: &Item) -> bool {
    number_of(item, "v").is_some_and(|version| (2..=WINDOW_VERSION).contains(&version))
}

/// What a window's item tells of each of its segments. One of version 1 tells of a single one.
pub(super) fn segment_maps(item: &Item) -> Result<Vec<&Item>, Damage> {
    if !has_list(item) {
        return Ok(vec![item]);
    }
    let listed = item.get(SEGMENTS).and_then(|list| list.as_l().ok());
    let listed = listed.ok_or_else(|| Damage::new("a window without a list of segments"))?;
    let maps: Option<Vec<&Item>> = listed.iter().map(|value| value.as_m().ok()).collect();
    maps.ok_or_else(|| Damage::new("a segment that tells nothing"))
}

/// A format that this version does not know is no damage: a later one wrote it.
impl From<SegmentError> for Unread {
    fn from(error: SegmentError) -> Self {
        match error {
            SegmentError::Damaged(_) => Self::Damaged(Damage::new(error)),
            other => Self::Failed(Error::internal(other)),
        }
    }
}

/// The versions of the method that made some days, ascending.
pub(super) fn method_versions(segments: &[Segment], days: &RangeInclusive<Day>) -> Vec<u32> {
    let versions = segments
        .iter()
        .flat_map(|segment| segment.methods.of(segment.window, days));
    versions.collect::<BTreeSet<u32>>().into_iter().collect()
}

/// The windows that days touch.
pub(super) fn windows(days: &RangeInclusive<Day>) -> impl Iterator<Item = SegmentWindow> + use<> {
    (days.start().window().0..=days.end().window().0).map(SegmentWindow)
}

/// The part of `days` that lies in a window.
pub(crate) fn within(days: &RangeInclusive<Day>, window: SegmentWindow) -> RangeInclusive<Day> {
    let own = window.days();
    *days.start().max(own.start())..=*days.end().min(own.end())
}

/// Keys of the segments that days touch.
pub(super) fn segment_keys(keys: BrandKeys, days: &RangeInclusive<Day>) -> Vec<Key> {
    windows(days).map(|window| keys.segment(window)).collect()
}

/// The window of an item of [`BrandKeys::segments`].
pub fn window_of(item: &Item) -> Option<SegmentWindow> {
    text_of(item, "sk")?.rsplit('#').next()?.parse().ok().map(SegmentWindow)
}

/// How often an item was replaced: a window's, or a piece's.
pub fn revision_of(item: &Item) -> i64 {
    number_of(item, "revision").unwrap_or_default()
}
