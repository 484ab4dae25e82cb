//! What brands are judged by, in the words of one language.

use super::rows;

/// Variants of one thing to say.
pub(crate) type Variants = Vec<&'static str>;

/// An aspect in one language.
pub(crate) struct AspectWords {
    /// The same in every language.
    pub(crate) id: &'static str,
    /// A label, in the singular.
    pub(crate) label: &'static str,
    /// How a comparison names it, with its preposition.
    pub(crate) within: &'static str,
    /// Words of questions that ask for it.
    pub(crate) asked: Variants,
    /// Sentences about `{b}`.
    pub(crate) praise: Variants,
    /// The same.
    pub(crate) blame: Variants,
    /// For lists of pros.
    pub(crate) pros: Variants,
    /// For lists of cons.
    pub(crate) cons: Variants,
}

impl AspectWords {
    /// What is said of it, well or badly.
    pub(crate) const fn sentences(&self, praise: bool) -> &Variants {
        if praise { &self.praise } else { &self.blame }
    }

    /// The same in a list.
    pub(crate) const fn points(&self, praise: bool) -> &Variants {
        if praise { &self.pros } else { &self.cons }
    }
}

/// The aspects of a file; lines that are none go to `unread`.
pub(super) fn read(file: &'static str, unread: &mut Vec<String>) -> Vec<AspectWords> {
    let variants = |cell: &'static str| cell.split(" / ").collect::<Variants>();
    let mut aspects = Vec::new();
    for row in rows(file) {
        let [id, label, within, asked, praise, blame, pros, cons] = row[..] else {
            unread.push(row.join("\t"));
            continue;
        };
        aspects.push(AspectWords {
            id,
            label,
            within,
            asked: asked.split(',').collect(),
            praise: variants(praise),
            blame: variants(blame),
            pros: variants(pros),
            cons: variants(cons),
        });
    }
    aspects
}
