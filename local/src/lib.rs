//! Answerscope in one process: the same handlers as on AWS, over embedded stores.

pub mod commands;
pub mod embedded;
mod files;
pub mod process;
pub mod queue;
pub mod workers;
