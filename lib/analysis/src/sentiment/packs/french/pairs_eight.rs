//! French words that say something together, whatever stands between them: selection to innovation, of many kinds of things. Only data.

/// (sign, feature, words, words a little behind them).
pub(super) const PAIRS: &[(i8, u16, &str, &str)] = &[
];
