//! The built program as a process of its own: killed and started again, read by a client that others wrote, used as the
//! README says.

mod client;
mod commands;
mod kill;
mod readme;
mod reread;
mod running;
