//! How much one message may still do.

/// What one message may still delete, so that it ends well within a Lambda's time.
#[derive(Debug)]
pub struct Budget(usize);

impl Budget {
    /// For so many items and objects.
    pub fn new(items: usize) -> Self {
        Self(items)
    }

    /// How many are left.
    pub fn left(&self) -> usize {
        self.0
    }

    /// Takes some off.
    pub fn spend(&mut self, items: usize) {
        self.0 = self.0.saturating_sub(items);
    }
}
