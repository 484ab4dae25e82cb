//! Answerscope in one process: the same handlers as on AWS, over embedded stores.

pub mod commands;
mod console;
pub mod credentials;
pub mod directory;
mod durable;
pub mod embedded;
mod inflight;
pub mod logs;
pub mod process;
pub mod queue;
pub mod settings;
mod turns;
pub mod workers;
