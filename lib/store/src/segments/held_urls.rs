//! URLs that stay in memory while an export reads the days of a window one after the other.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use answerscope_metrics::{SegmentWindow, Urls};

use super::segment::Segment;

/// The URLs of the segments of one window, by the names of their columns, while its days are read one after the other.
#[derive(Debug, Default)]
pub struct HeldUrls(Mutex<(Option<SegmentWindow>, HashMap<String, Urls>)>);

impl HeldUrls {
    /// Forgets those of other windows.
    pub(super) fn enter(&self, window: SegmentWindow) {
        let mut held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if held.0 != Some(window) {
            *held = (Some(window), HashMap::new());
        }
    }

    pub(super) fn of(&self, segment: &Segment) -> Option<Urls> {
        let held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        held.1.get(segment.stored.name()?).cloned()
    }

    /// What stands in an item is decoded again: it is little.
    pub(super) fn keep(&self, segment: &Segment, urls: &Urls) {
        let mut held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(name) = segment.stored.name() {
            held.1.insert(name.to_owned(), urls.clone());
        }
    }
}
