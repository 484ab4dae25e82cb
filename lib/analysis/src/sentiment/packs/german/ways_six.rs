//! German ways to speak of functions, software, safety, data, taste and contents. Only data.

/// (sign, feature that is implied or 0, words).
pub(super) const PHRASES: &[(i8, u16, &str)] = &[];
