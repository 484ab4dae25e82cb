//! The built program as a process of its own: killed and started again, beside others on one directory, read by a client
//! that others wrote, used as the README says.

mod client;
mod commands;
mod directory;
mod downloads;
mod kill;
mod objects;
mod order;
mod readme;
mod reread;
mod running;
mod stop;
mod together;
