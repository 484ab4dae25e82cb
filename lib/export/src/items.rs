//! The texts of items, kept while rows may need them again.

use crate::layout::{Ends, Layout, Texts};
use crate::lines::Lines;

/// Texts are thrown away when they take more than this.
const BYTES: usize = 16 << 20;

/// Rendered items by number, all in one piece of memory.
#[derive(Debug, Default)]
pub(crate) struct Items {
    bytes: Vec<u8>,
    /// Where the texts of each item start, and where each ends from there.
    places: Vec<Option<(u32, Ends)>>,
}

impl Items {
    /// Forgets all items.
    pub(crate) fn clear(&mut self) {
        self.bytes.clear();
        self.places.clear();
    }

    /// The texts of an item, which are rendered where they are not at hand.
    pub(crate) fn get(&mut self, item: u32, layout: &Layout, lines: &dyn Lines) -> Texts<'_> {
        let place = item as usize;
        if self.bytes.len() > BYTES {
            self.clear();
        }
        if place >= self.places.len() {
            self.places.resize(place + 1, None);
        }
        let (start, ends) = *self.places[place].get_or_insert_with(|| {
            let start = self.bytes.len() as u32;
            (start, layout.render_item(&lines.texts(item), &mut self.bytes))
        });
        Texts::new(&self.bytes[start as usize..], ends)
    }
}
