//! The commands.

pub mod account;
pub mod collect;
pub mod demo;
pub mod import;
pub mod key;
pub mod member;
pub mod org;
pub mod reread;
pub mod sentiment;
pub mod serve;
pub mod webhook;

use std::io::{ErrorKind, Write};

use crate::embedded::Failure;

/// Prints a command's answer. A reader that has seen enough, such as `head`, is no failure.
fn print_json(value: &impl serde::Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(value)?;
    match writeln!(std::io::stdout().lock(), "{text}") {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(()),
    }
}
