//! Answerscope in one process: the same handlers as on AWS, over embedded stores.

pub mod commands;
pub mod embedded;
pub mod process;
pub mod queue;
