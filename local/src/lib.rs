//! Answerscope in one process: the same handlers as on AWS, over embedded stores.

pub mod commands;
pub mod directory;
mod durable;
pub mod embedded;
mod home;
mod inflight;
pub mod process;
pub mod queue;
pub mod workers;
