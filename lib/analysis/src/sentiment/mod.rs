//! What a text says about the features of brands, without a language model.
pub(crate) mod features;

use crate::Finding;
use crate::names::Occurrence;
use std::ops::Range;

pub(crate) fn findings(_text: &str, _hidden: &[Range<usize>], _occurrences: &[Occurrence]) -> Vec<Finding> {
    Vec::new()
}
