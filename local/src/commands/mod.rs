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

use crate::embedded::Failure;

/// Prints a command's answer.
fn print_json(value: &impl serde::Serialize) -> Result<(), Failure> {
    #[expect(clippy::print_stdout, reason = "the answer of a command")]
    {
        println!("{}", serde_json::to_string_pretty(value)?);
    }
    Ok(())
}
