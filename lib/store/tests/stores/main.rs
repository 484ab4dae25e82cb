//! What the stores make of answers that AWS gives rarely: each from a script.

#[cfg(feature = "messaging")]
mod batches;
mod pages;
mod refusals;
mod script;
mod transactions;
mod versions;
