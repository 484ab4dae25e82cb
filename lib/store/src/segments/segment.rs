//! A segment's item, and the windows of days that segments cover.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::sync::Arc;

use answerscope_metrics::{Day, Directory, MentionTotals, SegmentError, SegmentWindow};
use bytes::Bytes;

use super::method_versions::MethodVersions;
use crate::keys::{BrandKeys, Key};
use crate::table::packed::{Damage, Unread};
use crate::table::{Item, bytes_of, number_of, text_of};
use answerscope_domain::error::{Error, Result};

/// A segment's item.
#[derive(Debug, Clone)]
pub struct Segment {
    /// The days it covers.
    pub window: SegmentWindow,
    pub(super) revision: i64,
    /// Names this version; also the key of the object, where there is one.
    pub version: String,
    /// Its bytes, where they are few: in the item.
    pub inline: Option<Bytes>,
    /// Where in its bytes what stands.
    pub directory: Arc<Directory>,
    /// What its days were made by.
    pub methods: MethodVersions,
    /// Daily totals of mentions.
    pub totals: MentionTotals,
}

impl Segment {
    /// Reads an item.
    pub fn read(window: SegmentWindow, item: &Item) -> Result<Self, Unread> {
        let part = |name| bytes_of(item, name).unwrap_or_default();
        Ok(Self {
            window,
            revision: revision_of(item),
            version: text_of(item, "object").unwrap_or_default().to_owned(),
            inline: bytes_of(item, "segment").map(Bytes::copy_from_slice),
            directory: Arc::new(Directory::from_bytes(part("directory"))?),
            methods: MethodVersions::read(item),
            totals: MentionTotals::from_bytes(part("totals"))?,
        })
    }
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

/// How often the item of a segment was replaced.
pub fn revision_of(item: &Item) -> i64 {
    number_of(item, "revision").unwrap_or_default()
}
