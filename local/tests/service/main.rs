//! The built program as a process of its own: killed and started again, beside others on one directory, read by a client
//! that others wrote, used as the README says.

mod client;
mod commands;
mod directory;
mod downloads;
mod kill;
mod objects;
mod older;
mod order;
mod readme;
mod reread;
mod running;
mod sentiment;
mod stop;
#[expect(dead_code, reason = "shared with the tests of the models themselves")]
#[path = "../../../lib/language/tests/stub/mod.rs"]
mod stub;
mod together;
