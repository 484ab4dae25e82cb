//! German ways to speak of upkeep, room, reach, exactness, driving, advice and news. Only data.

/// (sign, feature that is implied or 0, words).
pub(super) const PHRASES: &[(i8, u16, &str)] = &[];
