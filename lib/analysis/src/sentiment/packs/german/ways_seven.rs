//! German ways to speak of the environment, fees, coverage, delivery, returns, names and choice. Only data.

/// (sign, feature that is implied or 0, words).
pub(super) const PHRASES: &[(i8, u16, &str)] = &[];
