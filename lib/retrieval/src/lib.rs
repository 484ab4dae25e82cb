//! Which texts answer a question: words, their stems, and BM25.

mod index;
mod words;

pub use index::Index;
pub use words::{fold, stem, words};
