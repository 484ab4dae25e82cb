//! Answerscope in one process: the same handlers as on AWS, over embedded stores.

pub mod commands;
pub mod embedded;
mod files;
mod home;
pub mod process;
pub mod queue;
pub mod workers;
