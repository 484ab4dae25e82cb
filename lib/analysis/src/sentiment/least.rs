//! How likely something has to be, to be told; see the README, "A classifier weighs the rules".

/// The thresholds of a language. They were chosen on texts that the words and rules of all languages were tuned on, but for `blame`, for which the
/// totals of real answers that nobody had tuned to counted too (`HISTORY.md`, Version 24).
#[derive(Clone, Copy)]
pub(super) struct Least {
    /// How likely praise has to be that the rules found, and blame.
    found: [f32; 2],
    /// How likely praise has to be that they have not found, and blame.
    told: [f32; 2],
    /// How much likelier that has to be in words in which they found something else.
    pub(super) beside: f32,
    /// How likely blame has to be at the [second look](super::blame); 0 where that is not taken.
    pub(super) blame: f32,
    /// Words of a part that says something.
    pub(super) words: usize,
}

impl Least {
    pub(super) const MOST_LANGUAGES: Self = Self {
        found: [0.55, 0.61],
        told: [0.54, 0.60],
        beside: 0.2,
        blame: 0.0,
        words: 2,
    };

    /// What the classifier tells is right more often here at the same likelihood.
    pub(super) const GERMAN: Self = Self {
        told: [0.44, 0.50],
        found: [0.56, 0.56],
        beside: 0.25,
        ..Self::MOST_LANGUAGES
    };

    /// The rules were tuned to real answers.
    pub(super) const ENGLISH: Self = Self {
        found: [0.2, 0.2],
        told: [0.65, 0.5],
        blame: 0.25,
        words: 3,
        ..Self::MOST_LANGUAGES
    };

    /// What praise (1) needs that the rules found, or blame (-1).
    pub(super) fn found(&self, sign: i8) -> f32 {
        self.found[usize::from(sign < 0)]
    }

    /// What it needs where they have not found it.
    pub(super) fn told(&self, sign: i8) -> f32 {
        self.told[usize::from(sign < 0)]
    }
}
