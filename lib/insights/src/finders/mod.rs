//! What is looked for; a file for each kind.

pub(crate) mod absent;
pub(crate) mod change;
pub(crate) mod engines;
pub(crate) mod overtaken;
pub(crate) mod sentiment;
pub(crate) mod sources;
