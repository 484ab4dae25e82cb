//! How much work a reading was, in a measure that is the same on every machine.

use std::cell::Cell;

/// Counts letters, words and candidates as often as they are looked at, where that may be more than once.
#[derive(Default)]
pub(crate) struct Steps(Cell<u64>);

impl Steps {
    #[inline]
    pub(crate) fn add(&self, steps: usize) {
        self.0.set(self.0.get() + steps as u64);
    }

    pub(crate) fn count(&self) -> u64 {
        self.0.get()
    }
}
