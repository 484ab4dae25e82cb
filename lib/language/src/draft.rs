//! What is rephrased.

/// Title and text of an insight.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    /// One line.
    pub title: String,
    /// Two to four sentences.
    pub text: String,
    /// The names of all tracked brands, whether the draft names them or not: no other may come in.
    pub names: Vec<String>,
}
