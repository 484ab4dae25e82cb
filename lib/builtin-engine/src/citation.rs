//! What a text cites and says, and where.

/// A citation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BuiltInCitation {
    /// As the text links it; may have a tracking parameter that the source has not.
    pub url: String,
    /// Of the page.
    pub title: String,
    /// The address of the source.
    pub page: String,
    /// Where the link begins, in code points of the text.
    pub start: usize,
    /// Where it ends.
    pub end: usize,
}

/// Something that an answer says of a brand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Statement {
    /// The brand's name.
    pub brand: String,
    /// An id of the corpus, such as `battery`.
    pub aspect: &'static str,
    /// Well, or badly.
    pub praise: bool,
}
