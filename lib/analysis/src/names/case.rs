//! When a name counts by its capitals: "put it away" does not name the brand Away.

use super::fold::{fold_name, fold_name_cased, is_capital};
use answerscope_domain::is_common_word;

/// How a name's capitals count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Case {
    /// Not at all.
    Any,
    /// It begins with a capital: an ordinary word, which is written so only as a name or where a sentence begins. Also as it is
    /// written, where its capital stands inside (eBay).
    Capital,
    /// As it is written, or all in capitals.
    Written,
}

impl Case {
    /// Of a name. `set`: what a person said of it; else it is case-sensitive when it is an ordinary word.
    pub(super) fn of(name: &str, set: Option<bool>) -> Self {
        match set {
            Some(false) => Self::Any,
            _ if is_common_word(name) => Self::Capital,
            Some(true) => Self::Written,
            None => Self::Any,
        }
    }
}

/// Nobody.
const NOBODY: u16 = u16::MAX;

/// Which brand a spelling belongs to, by its capitals in the text: of several the first in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Claims {
    any: u16,
    /// Beginning with a capital.
    capital: u16,
    /// All in capitals.
    capitals: u16,
}

impl Claims {
    pub(super) const NONE: Self = Self {
        any: NOBODY,
        capital: NOBODY,
        capitals: NOBODY,
    };

    pub(super) fn any(brand: u16) -> Self {
        Self {
            any: brand,
            ..Self::NONE
        }
    }

    pub(super) fn of(case: Case, brand: u16) -> Self {
        let none = Self::NONE;
        match case {
            Case::Any => Self::any(brand),
            Case::Capital => Self { capital: brand, ..none },
            Case::Written => Self {
                capitals: brand,
                ..none
            },
        }
    }

    pub(super) fn and(self, other: Self) -> Self {
        Self {
            any: self.any.min(other.any),
            capital: self.capital.min(other.capital),
            capitals: self.capitals.min(other.capitals),
        }
    }

    /// The brand that `text[start..end]` names. `lower` is asked for the first small letter from a place on.
    #[inline]
    pub(super) fn brand(
        self,
        text: &str,
        start: usize,
        end: usize,
        ignore: bool,
        lower: impl FnOnce() -> usize,
    ) -> Option<u16> {
        let mut brand = self.any;
        if self.capital < brand && (ignore || text[start..].starts_with(is_capital)) {
            brand = self.capital;
        }
        if self.capitals < brand && (ignore || lower() >= end) {
            brand = self.capitals;
        }
        (brand != NOBODY).then_some(brand)
    }
}

/// The spellings to look for of a name, as (folded, claims) whatever the case, and with the capitals marked.
pub(super) fn spellings(name: &str, case: Case, brand: u16) -> ((String, Claims), Option<(String, Claims)>) {
    let as_written = match case {
        Case::Any => false,
        // "ebay" is an ordinary word by its letters, and nobody writes "eBay" but for the name.
        Case::Capital => !name.starts_with(is_capital) && name.contains(is_capital),
        Case::Written => true,
    };
    let cased = as_written.then(|| (fold_name_cased(name), Claims::any(brand)));
    ((fold_name(name), Claims::of(case, brand)), cased)
}
