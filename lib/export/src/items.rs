//! The texts of items, kept while rows may need them again.

use crate::layout::{Layout, Rendered};
use crate::lines::Lines;

/// Texts are thrown away when they take more than this.
const BYTES: usize = 16 << 20;

/// Rendered items by number.
#[derive(Debug, Default)]
pub(crate) struct Items {
    rendered: Vec<Option<Box<Rendered>>>,
    bytes: usize,
}

impl Items {
    /// Forgets all items.
    pub(crate) fn clear(&mut self) {
        self.rendered.clear();
        self.bytes = 0;
    }

    /// The texts of an item, which are rendered where they are not at hand.
    pub(crate) fn get(&mut self, item: u32, layout: &Layout, lines: &dyn Lines) -> &Rendered {
        let place = item as usize;
        if self.bytes > BYTES {
            self.clear();
        }
        if place >= self.rendered.len() {
            self.rendered.resize_with(place + 1, || None);
        }
        self.rendered[place].get_or_insert_with(|| {
            let mut rendered = Box::<Rendered>::default();
            layout.render_item(&lines.texts(item), &mut rendered);
            self.bytes += rendered.bytes.len() + size_of::<Rendered>();
            rendered
        })
    }
}
